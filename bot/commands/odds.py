"""/odds: what a fight promises, by what the reply knows and nothing else.

Each game that knows odds has a subcommand of its own, whose options are the fields that the game names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterable, Mapping
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands

from bot import discord_limits
from bot.commands import which
from bot.commands.choices import Choices
from bot.commands.localise import options, options_by_key, told
from bot.interaction import show
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel.layout import clip
from bot.services import Interaction
from bot.words import Language, literal, plain, say
from engine.core.errors import Refusal
from engine.core.game import Game
from engine.core.odds import Inquiry, OddsField
from engine.core.protocol import View
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import Msg, msg

_BETWEEN = re.compile(r"\s\+\s|;")


async def _view(reply: InteractionReply, game: Game[Any, Any], match: str | None) -> View:
    """See a match of a game as the reply may; raises Refusal where it has not begun or is one of another game."""
    view = (await which.which(reply, match, game.id)).view
    if view is None:
        raise Refusal(msg("not-started"))
    if not find_game(view.game).odds_fields:
        raise Refusal(msg("odds-none", game=view.game))
    if view.game != game.id:
        raise Refusal(msg("odds-other-game", game=view.game))
    return view


def _key(game: Game[Any, Any], field: str) -> str:
    """Return the key of a game's words for a field."""
    return f"{game.id}-odds-field-{field}"


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


def _split(field: OddsField, typed: str) -> list[str]:
    return _BETWEEN.split(typed) if field.several else [typed]


def _read(view: View, language: Language, fields: Iterable[OddsField], typed: Mapping[str, str | None]) -> Inquiry:
    """Read an inquiry, field by field: each narrows down what the next may be. Raises Refusal."""
    game, inquiry = find_game(view.game), Inquiry()
    for field in fields:
        parts = [part.strip() for part in _split(field, typed.get(field.name) or "") if part.strip()]
        if parts:
            offered = game.offers(view, inquiry, field.name)
            inquiry = inquiry.having(field.name, tuple(_id(offered, part, language) for part in parts))
    return inquiry


async def _offer(game: Game[Any, Any], field: OddsField, interaction: Interaction, current: str) -> Choices:
    """Offer what a field may hold, after what is filled in before it."""
    reply = InteractionReply(interaction)
    reply.language = language = await spoken_to(interaction)
    chosen = interaction.namespace
    earlier = game.odds_fields[: game.odds_fields.index(field)]
    typed = {one.name: getattr(chosen, told(_key(game, one.name)).message) for one in earlier}
    try:
        view = await _view(reply, game, chosen.match)
        offered = game.offers(view, _read(view, language, earlier, typed), field.name)
        *parts, current = _split(field, current)
        before = [_id(offered, part, language) for part in parts if part.strip()]
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


def _offering(
    game: Game[Any, Any], field: OddsField
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    async def offer(interaction: Interaction, current: str) -> Choices:
        return await _offer(game, field, interaction, current)

    return offer


def _option(name: str, *, needed: bool) -> Parameter:
    if needed:
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=str)
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=str | None, default=None)


def _asking(game: Game[Any, Any]) -> app_commands.Command[Any, ..., None]:
    """Build the subcommand of a game; discord.py reads its options from the signature."""

    async def ask(interaction: Interaction, match: str | None = None, **typed: str | None) -> None:
        async with InteractionReply(interaction, later=True) as reply:
            view = await _view(reply, game, match)
            inquiry = _read(view, reply.language, game.odds_fields, typed)
            found = await reply.table.reckoner.inquire(view, inquiry)
            lines = [
                f"🎲 **{say(found.line, reply.language)}**",
                *(say(line, reply.language) for line in found.sums),
            ]
            await show.in_words(reply, lines)

    fields = {field.name: field for field in game.odds_fields}
    asked = [_option(field.name, needed=field.needed) for field in fields.values()]
    asker = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)
    ask.__signature__ = Signature([asker, *asked, _option("match", needed=False)])  # type: ignore[attr-defined]
    options("match")(ask)
    options_by_key({name: _key(game, name) for name in fields})(ask)
    app_commands.autocomplete(match=which.offer, **{name: _offering(game, fields[name]) for name in fields})(ask)
    name, about = told(f"{game.id}-odds-command"), told(f"{game.id}-odds-command-about")
    return app_commands.Command(name=name, description=about, callback=ask)


def asking(games: Iterable[str]) -> app_commands.Group:
    """Build the command, with a subcommand for each game that knows odds."""
    group = app_commands.Group(name=told("cmd-odds"), description=told("cmd-odds-about"))
    for game in map(find_game, games):
        if game.odds_fields:
            group.add_command(_asking(game))
    return group


COMMANDS: tuple[app_commands.Group, ...] = (asking(GAMES),)
