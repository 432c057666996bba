"""Showing a tournament in its channel: who takes part, every round, how it stands, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.opponents.standings import standings, winners
from bot.opponents.tournaments import limits
from bot.panel import clock_names, component_ids
from bot.panel.layout import BLUE, GREEN, Item, Row, button, layout, paragraphs, text
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, send_once
from bot.publishing.outbox import Undeliverable
from bot.publishing.patience import patience
from bot.store import Store
from bot.words import literal, say
from bot.words.setup import scenario_name
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from discord import ui

    from bot.store.records import Language, Promise
    from bot.store.tournaments import Game, Tournament

_ENTRANTS, _GAMES, _STANDINGS = 2300, 1400, 2200
"""Characters in which is told who takes part, or else who plays whom and how it stands."""
_WINNERS = 8
"""People who are named where they share the win."""
_NEWS = 3900
"""Characters of the message that tells a round, or the end."""


class TournamentNews:
    """Delivers what tournaments have promised."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def tell(self, row: Promise) -> int | None:
        """Show how a tournament stands; a round that begins, and the end, are told in messages of their own."""
        found = await self._store.tournament(row.payload["tournament"])
        if found is None:
            return None
        language = (await self._store.setup(found.place.guild_id)).language or found.language
        told: str = row.payload["news"]
        view = news(found, told, language) if told else laid_out(found, language)
        channel = self._client.get_partial_messageable(found.place.channel_id)
        with patience(self._client):
            try:
                if not told and found.message_id is not None:
                    await channel.get_partial_message(found.message_id).edit(view=view)
                    return found.message_id
                none = discord.AllowedMentions.none()
                sent = await send_once(
                    channel, view, row.nonce, again=row.again, renewed=row.revision > 0, allowed_mentions=none
                )
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
                    raise Undeliverable(str(error)) from error
                raise
        if not told:
            await self._store.put_tournament(found.id, sent)
        return sent


def laid_out(found: Tournament, language: Language) -> ui.LayoutView:
    """Lay out how a tournament stands, with the ways to take part."""
    least, most = limits(found)
    lines = [
        say(msg("tournament-title", game=found.game, kind=found.kind, number=str(found.id)), language),
        say(
            msg(
                "tournament-setup",
                scenario=scenario_name(found.game, found.scenario, language),
                clock=say(clock_names.clock(found.clock), language),
            ),
            language,
        ),
        say(
            msg(
                "tournament-state",
                state=found.state,
                round=found.round,
                rounds=found.rounds,
                least=least,
                most=most,
                count=len(found.entrants),
            ),
            language,
        ),
    ]
    if found.state == "open":
        lines.append(say(msg("tournament-entrants", count=len(found.entrants)), language))
        lines.append(" · ".join(literal(one.name) for one in found.entrants))
    items: list[Item] = [text("\n".join(lines), _ENTRANTS)]
    if found.games:
        items += [
            text(paragraphs(told, most)[0], most)
            for told, most in (
                (_round(found, found.round, language), _GAMES),
                (_standings(found, language), _STANDINGS),
            )
        ]
    labels = {0: GREEN, 1: None, 2: BLUE, 3: None} if found.state == "open" else {1: None}
    if found.state in ("open", "running"):
        buttons = [
            button(
                say(msg("tournament-act", act=("join", "withdraw", "begin", "cancel")[act]), language),
                component_ids.Tourney(0, found.id, act),
                *([] if style is None else [style]),
            )
            for act, style in labels.items()
        ]
        items.append(Row(*buttons))
    return layout(*items)


def news(found: Tournament, which: str, language: Language) -> ui.LayoutView:
    """Lay out a round that begins, by its number, or the end (``over``)."""
    if which == "over":
        names: list[Arg] = [_name(found, person) for person in winners(found)[:_WINNERS]]
        told = say(msg("tournament-won", game=found.game, names=names, count=len(names)), language)
        lines = [told, *_standings(found, language)]
    else:
        number = int(which)
        told = say(msg("tournament-round", game=found.game, round=number, rounds=found.rounds), language)
        lines = [told, *_round(found, number, language)]
    return layout(text(paragraphs(lines, _NEWS)[0], _NEWS))


def _round(found: Tournament, number: int, language: Language) -> list[str]:
    """Say who plays whom in a round, a line each, and what came of it."""
    return [_game(found, game, language) for game in found.games if game.round == number]


def _game(found: Tournament, game: Game, language: Language) -> str:
    first = _name(found, game.first)
    if game.second is None:
        return say(msg("tournament-bye", name=first), language)
    score = "open" if game.score is None else {1.0: "first", 0.5: "draw", 0.0: "second"}[game.score]
    told = {"first": first, "second": _name(found, game.second), "number": str(game.match or "")}
    return say(msg("tournament-game", score=score, forfeit=game.forfeit, **told), language)


def _standings(found: Tournament, language: Language) -> list[str]:
    """Say how it stands, a short line for each, so that it can be read on a telephone."""
    lines = [say(msg("tournament-standings", kind=found.kind), language)]
    for place, one in enumerate(standings(found), 1):
        entrant = found.entrant(one.person)
        told = {"points": _number(one.points), "buchholz": _number(one.buchholz), "berger": _number(one.berger)}
        lines.append(
            say(
                msg(
                    "tournament-place",
                    place=place,
                    name=_name(found, one.person),
                    kind=found.kind,
                    gone=entrant is not None and entrant.withdrawn,
                    **told,
                ),
                language,
            )
        )
    return lines


def _name(found: Tournament, person: int) -> str:
    entrant = found.entrant(person)
    return "" if entrant is None else literal(entrant.name)


def _number(points: float) -> str:
    """Write points with halves and quarters as fractions."""
    whole, part = divmod(points, 1)
    fraction = {0.25: "¼", 0.5: "½", 0.75: "¾"}.get(part, "")
    return fraction if fraction and not whole else f"{int(whole)}{fraction}"
