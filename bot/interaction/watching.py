"""Watching a match that others play: beginning to, and stopping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panel import component_ids
from bot.panel.layout import Row, button, layout, text

if TYPE_CHECKING:
    from bot.interaction.pressed import Pressed
    from bot.interaction.reply import InteractionReply


async def begin_or_stop(reply: InteractionReply, match_id: int) -> None:
    """Let the person watch a match, or no longer if he does."""
    await reply.person()
    if await reply.table.spectators.begin_or_stop(match_id, reply.user_id, reply.interaction.id):
        await _begun(reply, match_id)
    else:
        await _stopped(reply, match_id)


async def _begun(reply: InteractionReply, match_id: int) -> None:
    words = [reply.say("watch-begun", number=str(match_id)), await reply.told_once()]
    stop = button(reply.say("watch-stop"), component_ids.Unwatch(match_id))
    await reply.show(layout(text("\n".join(filter(None, words))), Row(stop)))


async def _stopped(reply: InteractionReply, match_id: int) -> None:
    await reply.tell(reply.say("watch-stopped", number=str(match_id)))


async def watch(pressed: Pressed[component_ids.Watch]) -> None:
    """Let the presser watch a match; who does so goes on."""
    reply = pressed.reply
    await reply.person()
    await reply.table.spectators.begin(pressed.match, reply.user_id, reply.interaction.id)
    await _begun(reply, pressed.match)


async def unwatch(pressed: Pressed[component_ids.Unwatch]) -> None:
    """Stop watching any match, also one that the person may no longer see."""
    reply = pressed.reply
    await reply.meet()
    await reply.table.spectators.stop(pressed.match, reply.user_id)
    await _stopped(reply, pressed.match)
