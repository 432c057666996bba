"""/odds: what a fight promises, by what the reply knows and nothing else."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Literal

from discord import app_commands

from bot import discord_limits
from bot.commands import which
from bot.commands.localise import options, told
from bot.interaction import show
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel.layout import clip
from bot.services import Interaction
from bot.words import Language, literal, plain, say
from engine.core.errors import Refusal
from engine.core.odds import Inquiry, Offers
from engine.core.protocol import View
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

Choices = list[app_commands.Choice[str]]
Part = Literal["attackers", "targets", "weapons", "extras"]

_BETWEEN = re.compile(r"\s\+\s|;")


async def _view(reply: InteractionReply, match: str | None) -> View:
    """See a match as the reply may; raises Refusal where it has not begun."""
    view = (await which.which(reply, match)).view
    if view is None:
        raise Refusal(msg("not-started"))
    return view


def _offers(view: View, inquiry: Inquiry) -> Offers:
    """Return what may be asked; raises Refusal where the game knows no odds."""
    found = find_game(view.game).offers(view, inquiry)
    if found is None:
        raise Refusal(msg("odds-none", game=view.game))
    return found


def _named(offered: dict[str, Msg], language: Language) -> dict[str, str]:
    return {id_: say(name, language).replace("**", "") for id_, name in offered.items()}


def _id(offered: dict[str, Msg], typed: str, language: Language) -> str:
    """Find what was chosen or typed; raises Refusal for what is not offered."""
    if typed in offered:
        return typed
    wanted = plain(typed)
    named = {id_: plain(name) for id_, name in _named(offered, language).items()}
    found = [id_ for id_, name in named.items() if name == wanted] or [i for i, n in named.items() if wanted in n]
    if not wanted or len(found) != 1:
        raise Refusal(msg("unknown-pick", found=literal(clip(typed, 60))))
    return found[0]


def _split(typed: str | None) -> list[str]:
    return [part.strip() for part in _BETWEEN.split(typed or "") if part.strip()]


def _read(
    view: View, language: Language, attacker: str, target: str | None, weapons: str | None, cards: str | None
) -> Inquiry:
    """Read an inquiry, part by part: each narrows down what the next may be."""
    inquiry = Inquiry(_id(_offers(view, Inquiry()).attackers, attacker, language))
    if target:
        inquiry = inquiry._replace(target=_id(_offers(view, inquiry).targets, target, language))
    offered = _offers(view, inquiry)
    if weapons:
        inquiry = inquiry._replace(weapons=_id(offered.weapons, weapons, language))
    return inquiry._replace(extras=tuple(_id(offered.extras, part, language) for part in _split(cards)))


async def _offer(interaction: Interaction, current: str, part: Part) -> Choices:
    """Offer what may be asked next, after what is already chosen."""
    reply = InteractionReply(interaction)
    reply.language = language = await spoken_to(interaction)
    chosen = interaction.namespace
    try:
        view = await _view(reply, chosen.match)
        inquiry = Inquiry()
        if part != "attackers" and chosen.attacker:
            target = None if part == "targets" else chosen.target
            inquiry = _read(view, language, chosen.attacker, target, None, None)
        offered: dict[str, Msg] = getattr(_offers(view, inquiry), part)
        before: list[str] = []
        if part == "extras":
            *typed, current = _BETWEEN.split(current)
            before = [_id(offered, part, language) for part in typed if part.strip()]
    except Refusal:
        return []
    named = _named(offered, language)
    found = [
        ([*before, id_], " + ".join([*(named[other] for other in before), name]))
        for id_, name in named.items()
        if plain(current) in plain(name)
    ]
    return [
        app_commands.Choice(name=clip(name, discord_limits.CHOICE_NAME), value=" + ".join(ids))
        for ids, name in found
        if len(" + ".join(ids)) <= discord_limits.CHOICE_VALUE
    ][: discord_limits.CHOICES]


async def _attackers(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "attackers")


async def _targets(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "targets")


async def _weapons(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "weapons")


async def _cards(interaction: Interaction, current: str) -> Choices:
    return await _offer(interaction, current, "extras")


@app_commands.command(name=told("cmd-odds"), description=told("cmd-odds-about"))
@options("attacker", "target", "weapons", "cards", "match")
@app_commands.autocomplete(attacker=_attackers, target=_targets, weapons=_weapons, cards=_cards, match=which.offer)
async def odds(
    interaction: Interaction,
    attacker: str,
    target: str,
    weapons: str | None = None,
    cards: str | None = None,
    match: str | None = None,
) -> None:
    """Say what a fight promises, with all the arithmetic, to the reply alone."""
    async with InteractionReply(interaction, later=True) as reply:
        view = await _view(reply, match)
        inquiry = _read(view, reply.language, attacker, target, weapons, cards)
        found = await reply.table.calculations.do(partial(find_game(view.game).inquire, view, inquiry))
        lines = [f"🎲 **{say(found.line, reply.language)}**", *(say(line, reply.language) for line in found.sums)]
        await show.in_words(reply, lines)


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (odds,)
