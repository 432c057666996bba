"""What is offered beside a refusal: a lesson, to ask the others for what one may not do alone, to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction import lessons
from bot.panel.component_ids import AskBack
from bot.panel.going_on import go_on
from bot.panel.layout import BLUE, Item, Row, button, rows, text
from engine.core.errors import Refusal

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply


async def offered(reply: InteractionReply, refusal: Refusal) -> list[Item]:
    """Lay out what is offered to whom something is refused; nothing to most."""
    return [*await lessons.offered(reply, refusal), *await _to_ask_back(reply, refusal)]


async def to_go_on(reply: InteractionReply, refusal: Refusal) -> list[Item]:
    """Offer to end the pause to whom something is refused because of it; panels do so by themselves."""
    if refusal.msg.key != "table-paused" or not reply.match_id:
        return []
    return [*rows(go_on(await reply.table.match(reply.match_id), reply.language))]


async def _to_ask_back(reply: InteractionReply, refusal: Refusal) -> list[Item]:
    """Offer to ask the others, where there are any, to somebody who may not take back his last answer."""
    if refusal.msg.key != "table-no-way-back" or not reply.match_id:
        return []
    match = await reply.table.match(reply.match_id)
    if all(seating.user_id in (None, reply.user_id) for seating in match.seats):
        return []
    return [text(reply.say("undo-offer")), Row(button(reply.say("undo-ask"), AskBack(match.id), BLUE))]
