"""Somebody's matches: those that wait for him first, each with the way to what he is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction import show as private
from bot.panel.component_ids import Open
from bot.panel.layout import BLUE, Item, Row, button, clip, text
from bot.publishing import notices

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.interaction.reply import InteractionReply
    from bot.store.records import Match

_BUTTONS = 8
"""Matches that have a button; the others come in words."""
_EACH = 240
"""Characters that are said of such a match, so that all of them leave as much room below."""


async def show(reply: InteractionReply, described: Callable[[Match], str]) -> None:
    """List the person's matches: what waits for him, the longest first, then the others, the latest first.

    ``described`` says in a line which match that is and how it stands.
    """
    found = await reply.table.matches_of(reply.user_id)
    if not found:
        await reply.tell(reply.say("games-none"))
        return
    waiting = [match for match in await reply.table.waiting_for(reply.user_id) if match.paused is None]
    first = waiting[:_BUTTONS]
    there = {match.id for match in waiting}
    rest = [*waiting[_BUTTONS:], *(match for match in found if match.id not in there)]
    above = [item for match in first for item in _asking(reply, match, described(match))]
    await private.in_words(reply, [f"- {described(match)} {notices.place_link(match)}" for match in rest], above)


def _asking(reply: InteractionReply, match: Match, line: str) -> list[Item]:
    """Lay out a match that waits for the person."""
    seat = match.seat_of(reply.user_id)
    since = None if seat is None else match.seats[seat].awaited_since
    asked = reply.say("games-asked", since=f"<t:{int(since or match.updated_at)}:R>")
    decide = button(reply.say("games-decide", number=str(match.id)), Open(match.id), BLUE)
    return [text(f"{clip(line, _EACH)} · {asked} · {notices.place_link(match)}"), Row(decide)]
