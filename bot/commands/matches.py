"""Commands about matches as a whole: which there are, what happened, giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import discord_limits
from bot.commands import which
from bot.commands.localise import options, told
from bot.interaction import show
from bot.interaction.replay import film
from bot.interaction.reply import Asker
from bot.panel import component_ids
from bot.panel.layout import GREY, RED, Row, button, layout, paragraphs, text
from bot.publishing import notices
from bot.store.records import Match
from bot.words import event_lines
from engine.core.errors import Refusal
from engine.core.protocol import Seat
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.client import Fieldpost

_TEXT = discord_limits.TEXT_DISPLAY_TOTAL - 100


@app_commands.command(name=told("cmd-games"), description=told("cmd-games-about"))
async def games(interaction: discord.Interaction[Fieldpost]) -> None:
    """List one's matches and who is awaited, with the way to each."""
    async with Asker(interaction) as asker:
        found = await asker.table.matches_of(asker.user_id)
        if not found:
            await asker.tell(asker.say("games-none"))
            return
        lines = [f"- {which.described(match, asker.user_id, asker.language)} {_link(match)}" for match in found]
        await show.in_words(asker, lines)


def _link(match: Match) -> str:
    place = match.thread_id or match.place.channel_id
    return f"<#{place}>"


@app_commands.command(name=told("cmd-log"), description=told("cmd-log-about"))
@options("match")
@app_commands.autocomplete(match=which.offer)
async def log(interaction: discord.Interaction[Fieldpost], match: str | None = None) -> None:
    """Tell what happened lately, as much as one message holds, with what the person alone has learnt."""
    async with Asker(interaction, later=True) as asker:
        found = (await which.which(asker, match)).match
        entries = await asker.table.log(found.id, user_id=asker.user_id)
        events = [event for entry in entries if entry.undone is None for event in entry.events]
        seat = found.seat_of(asker.user_id)
        lines = event_lines(find_game(found.game), events, seat, asker.language, notices.sides(found))
        await asker.tell(paragraphs(reversed(lines), _TEXT)[0] if lines else asker.say("log-empty"))


@app_commands.command(name=told("cmd-replay"), description=told("cmd-replay-about"))
@options("match")
@app_commands.autocomplete(match=which.offer_finished)
async def replay(interaction: discord.Interaction[Fieldpost], match: str | None = None) -> None:
    """Show a match that is over as a film, and step by step."""
    async with Asker(interaction) as asker:
        found = await which.which_finished(asker, match)
        await film(asker, found.id)


@app_commands.command(name=told("cmd-resign"), description=told("cmd-resign-about"))
@options("match")
@app_commands.autocomplete(match=which.offer)
async def resign(interaction: discord.Interaction[Fieldpost], match: str | None = None) -> None:
    """Give up a match, once confirmed."""
    async with Asker(interaction, later=True) as asker:
        found = (await which.which(asker, match)).match
        seat = found.seat_of(asker.user_id)
        if seat is None:
            raise Refusal(msg("table-not-seated"))
        if found.status != "running":
            raise Refusal(msg("table-over" if found.status == "over" else "table-not-begun"))
        await asker.show(
            layout(
                text(asker.say("resign-sure", number=str(found.id), team=_in_team(found, seat))),
                Row(
                    button(asker.say("resign-yes"), component_ids.Resign(found.id), RED),
                    button(asker.say("resign-no"), component_ids.Stay(found.id), GREY),
                ),
            )
        )


def _in_team(match: Match, seat: Seat) -> bool:
    """Tell whether a seat shares its side with others."""
    sides = notices.sides(match)
    return sides.count(sides[seat]) > 1


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (games, log, replay, resign)
