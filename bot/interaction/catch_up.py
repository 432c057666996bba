"""What happened since somebody last looked at his match: the last fight as a picture, and three lines."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.interaction import show
from bot.panel.component_ids import CaughtUp
from bot.panel.layout import BLUE, Item, Row, button, gallery, layout, text
from bot.publishing import story
from bot.publishing.attachments import if_drawn
from bot.publishing.battle_report import REPORT, told_acts
from bot.store.records import StoreUnavailable

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.match import Sight
    from bot.store.records import Look, Match
    from images import Picture

AWHILE = 6 * 3600.0
"""Seconds after which somebody who looks again is told what he has missed."""
LINES = 3
"""What is told of it: the last of what happened."""


async def caught_up(reply: InteractionReply, sight: Sight) -> bool:
    """Show what somebody has missed, if he has been away for a while; return whether there was anything.

    He knows it from then on.
    """
    match, look = sight.match, sight.look
    if sight.seat is None or match.status == "open" or match.lesson:
        return False
    now = reply.services.store.now()
    missed = look is not None and match.last_act > look.act and not 0 <= now - look.at < AWHILE
    if look is None or look.act != match.last_act or missed:
        with contextlib.suppress(StoreUnavailable):  # then he is told once more
            await reply.services.store.note_look(match.id, sight.seat, match.last_act)
    return look is not None and missed and await _show(reply, sight, look)


async def _show(reply: InteractionReply, sight: Sight, look: Look) -> bool:
    match = sight.match
    entries = await reply.table.log(match.id, look.act, reply.user_id)
    events = story.events(entries)
    lines = show.short_lines(match, events, sight.seat, reply.language)
    if not lines:
        return False
    drawn = await _last_fight(reply, match, look.act)
    more = len(lines) - LINES
    items: list[Item] = [text(reply.say("catch-up-title", since=f"<t:{int(look.at)}:R>"))]
    if drawn is not None:
        items.append(gallery(REPORT, drawn.alt))
    before = [reply.say("catch-up-more", count=more)] if more > 0 else []
    items.append(text("\n".join([*before, *lines[-LINES:]])))
    items.append(Row(button(reply.say("catch-up-on"), CaughtUp(match.id), BLUE)))
    await reply.show(layout(*items), [] if drawn is None else [(REPORT, drawn)])
    return True


async def _last_fight(reply: InteractionReply, match: Match, since: int) -> Picture | None:
    """Draw the last fight since an act as everybody saw it; None where there was none, or it cannot be drawn."""
    acts = told_acts(await reply.table.log(match.id))
    events = [event for _, event in acts]
    fights = reply.services.renderer.fights(match.game, events, sum(act <= since for act, _ in acts))
    view = (await reply.table.look(match.id, None)).view
    if not fights or view is None:
        return None
    last = events[fights[-1].start : fights[-1].stop]
    return await if_drawn(reply.services.renderer.report(last, view, reply.language, reply.theme), view)
