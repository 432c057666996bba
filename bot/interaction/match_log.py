"""What happened in a match, turn by turn, the oldest first and nothing cut, with the number of each rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from discord import ui

from bot import discord_limits
from bot.panel.component_ids import Log
from bot.panel.layout import Item, Row, button, layout, paragraphs, text
from bot.panel.people import comrades
from bot.publishing import notices
from bot.words import Language, event_lines
from engine.core.protocol import TURN, Event
from engine.core.registry import game as find_game

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Match

_TEXT = discord_limits.TEXT_DISPLAY_TOTAL - 200


async def turn(reply: InteractionReply, match: Match, page: int = 0) -> None:
    """Show a page of the log, counted from 1 (0: the last one), in place of the one that was pressed.

    A long match takes a moment to be told: that is done in turn, so that nobody else waits for it.
    """
    entries = await reply.table.log(match.id, user_id=reply.user_id)
    events = [event for entry in entries if entry.undone is None for event in entry.events]
    seat = match.seat_of(reply.user_id)
    pages = await reply.table.calculations.do(partial(_pages, match, events, seat, reply.language))
    if not pages:
        await reply.tell(reply.say("log-empty"))
        return
    at = min(page or len(pages), len(pages))
    await reply.redraw(_page(match.id, pages[at - 1], at, len(pages)))


def _page(match: int, told: str, at: int, last: int) -> ui.LayoutView:
    items: list[Item] = [text(told, discord_limits.TEXT_DISPLAY_TOTAL)]
    if last > 1:
        items.append(
            Row(
                button("⏮", Log(match, 1, 1), disabled=at == 1),
                button("◀", Log(match, max(at - 1, 1), 2), disabled=at == 1),
                button(f"▶ {at}/{last}", Log(match, min(at + 1, last), 3), disabled=at == last),
                button("⏭", Log(match, 0, 4), disabled=at == last),
            )
        )
    return layout(*items)


def _pages(match: Match, events: Iterable[Event], seat: int | None, language: Language) -> list[str]:
    """Say all events: a page for each turn, and more than one for a turn that is too long for one."""
    pages: list[str] = []
    game, sides, people = find_game(match.game), notices.sides(match), comrades(match, language)
    for chapter in _turns(events):
        lines = event_lines(game, chapter, seat, language, sides, people=people, rules=True)
        if lines and chapter[0].kind == TURN:
            lines[0] = f"### {lines[0]}"
        pages += paragraphs(lines, _TEXT)
    return pages


def _turns(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Divide events into turns; what came before the first is a part of its own."""
    chapter: list[Event] = []
    for event in events:
        if event.kind == TURN and chapter:
            yield chapter
            chapter = []
        chapter.append(event)
    if chapter:
        yield chapter
