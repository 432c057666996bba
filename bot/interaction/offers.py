"""What is offered beside a refusal: a lesson, to ask the others for what one may not do alone, to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bot.panel.component_ids import AskBack, Learn
from bot.panel.going_on import go_on
from bot.panel.layout import BLUE, Item, Row, button, rows, text
from engine.core.registry import game as find_game

if TYPE_CHECKING:
    from bot.match import Table
    from bot.services import Services
    from bot.words import Language
    from engine.core.errors import Refusal
    from engine.core.words import Arg


class Refused(Protocol):
    """Who is refused something, in which match if in any: a reply to him."""

    user_id: int
    match_id: int | None
    language: Language

    @property
    def services(self) -> Services:
        """The parts of the bot."""

    @property
    def table(self) -> Table:
        """The matches."""

    def say(self, key: str, **args: Arg) -> str:
        """Say something in his language."""


async def offered(reply: Refused, refusal: Refusal) -> list[Item]:
    """Lay out what is offered to whom something is refused; nothing to most."""
    return [*await _lesson(reply, refusal), *await _to_ask_back(reply, refusal)]


async def to_go_on(reply: Refused, refusal: Refusal) -> list[Item]:
    """Offer to end the pause to whom something is refused because of it; panels do so by themselves."""
    if refusal.msg.key != "table-paused" or not reply.match_id:
        return []
    return [*rows(go_on(await reply.table.match(reply.match_id), reply.language))]


async def _lesson(reply: Refused, refusal: Refusal) -> list[Item]:
    """Offer the lesson of its game to somebody whom the rules have often refused the same in a match; seldom."""
    if not reply.match_id or not reply.services.refused.often(reply.match_id, reply.user_id, refusal):
        return []
    match = await reply.table.match(reply.match_id)
    if find_game(match.game).lesson is None or match.lesson or match.seat_of(reply.user_id) is None:
        return []
    learn = button(reply.say("lesson-begin", game=match.game), Learn(match.id), BLUE)
    return [text(reply.say("lesson-offer", game=match.game)), Row(learn)]


async def _to_ask_back(reply: Refused, refusal: Refusal) -> list[Item]:
    """Offer to ask the others, where there are any, to somebody who may not take back his last answer."""
    if refusal.msg.key != "table-no-way-back" or not reply.match_id:
        return []
    match = await reply.table.match(reply.match_id)
    if all(seating.user_id in (None, reply.user_id) for seating in match.seats):
        return []
    return [text(reply.say("undo-offer")), Row(button(reply.say("undo-ask"), AskBack(match.id), BLUE))]
