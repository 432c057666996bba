"""The report on a match that is over: read in private, and posted in its thread by who has played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.match.after_action import check, facts_of
from bot.match.changes import seat_of
from bot.panel.component_ids import PostReport
from bot.panel.layout import BLUE, Row, button, layout
from bot.publishing import after_action
from bot.store.records import Post
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Match

REPORT = Post("report", "report")
"""One for a match: whoever asks for it again finds it where it stands."""


async def read(reply: InteractionReply, match: Match) -> None:
    """Show the report to the person alone, with its file; who has played may post it.

    Raises Refusal before the end.
    """
    told = await facts_of(match, reply.services.store, reply.table.calculations)
    report = await after_action.report(
        reply.services.renderer, match, told, reply.language, reply.theme, portrait=reply.portrait
    )
    file = after_action.file(match, report)
    items = [*report.items(), ui.File[ui.LayoutView](file.uri)]
    if match.seat_of(reply.user_id) is not None and match.thread_id is not None:
        items.append(Row(button(reply.say("aar-post"), PostReport(match.id), BLUE)))
    await reply.show(layout(*items), [*report.pictures.values()], [file])


async def post(reply: InteractionReply, match: Match) -> None:
    """Have the report posted in the thread of the match, once; raises Refusal where it cannot be."""
    check(match)
    seat_of(match, reply.user_id)
    if match.thread_id is None:
        raise Refusal(msg("aar-no-thread"))
    await reply.services.outbox.promise_once(match.id, REPORT)
    await reply.tell(reply.say("aar-posted", link=f"<#{match.thread_id}>"))
