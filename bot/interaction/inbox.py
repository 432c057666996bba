"""Somebody's matches: those that wait for him first, each with the way to what he is asked; and his reminders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction import show as private
from bot.interaction.pressed import at
from bot.match.reminders import SNOOZES
from bot.panel import match_lines
from bot.panel.component_ids import Games, Snooze
from bot.panel.layout import Row, button
from bot.publishing import inboxes, notices

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Code


async def show(reply: InteractionReply) -> None:
    """List the person's matches: what waits for him, the longest first, then the others, the latest first."""
    found = await reply.table.matches_of(reply.user_id)
    if not found:
        await reply.tell(reply.say("games-none"))
        return
    waiting = [match for match in await reply.table.waiting_for(reply.user_id) if match.paused is None]
    there = {match.id for match in waiting}
    rest = [*waiting[inboxes.BUTTONS :], *(match for match in found if match.id not in there)]
    above = inboxes.waiting(waiting[: inboxes.BUTTONS], reply.user_id, reply.language)
    lines = [
        f"- {match_lines.in_message(match, reply.user_id, reply.language)} {notices.place_link(match)}"
        for match in rest
    ]
    refresh = Row(button(reply.say("refresh"), Games(0), emoji="🔄"))
    await private.in_words(reply, lines, above, [refresh])


async def _again(pressed: Pressed[Games]) -> None:
    """Show the list as everything is now."""
    await pressed.reply.meet()
    await show(pressed.reply)


async def _snooze(pressed: Pressed[Snooze]) -> None:
    """Put one's reminders off."""
    reply, hours = pressed.reply, at(SNOOZES, pressed.code.choice)
    await reply.meet()
    await reply.services.personal_time.snooze(reply.user_id, hours)
    inbox, matches = await reply.services.store.inbox(reply.user_id)
    await reply.redraw(inboxes.laid_out(inbox, matches, reply.services.store.now()))


PRESSED: dict[type[Code], Act] = {Games: _again, Snooze: _snooze}
"""What is done with each code."""
