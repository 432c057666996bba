"""What people do with seats: take one, give it up before the start, hand it over, resign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.interaction.opening import OWN
from bot.interaction.permissions import require, require_opener
from bot.interaction.pressed import at
from bot.interaction.show import sentence
from bot.panel import component_ids
from bot.panel.component_ids import Code
from bot.panel.layout import question
from bot.publishing import notices
from bot.store.records import ENDINGS
from engine.core.dice import LONGEST_WORD

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Aim, Match

TO_PLAY = ("view_channel", "send_messages_in_threads")
"""What whoever takes a seat must be allowed to do in the channel himself."""


async def _word(pressed: Pressed[component_ids.Word]) -> None:
    """Ask for what somebody would add to the dice before he takes a seat."""
    reply = pressed.reply
    await reply.ask(question(pressed.code, reply.say("word-title"), reply.say("word-label"), most=LONGEST_WORD))


async def _join_with_word(pressed: Pressed[component_ids.Word]) -> None:
    await _take_seat(pressed, pressed.code.beside, pressed.written)


async def _join(pressed: Pressed[component_ids.Join]) -> None:
    await _take_seat(pressed, pressed.code.beside)


async def _take_seat(pressed: Pressed[Any], beside: int | None, word: str | None = None) -> None:
    reply = pressed.reply
    await _require_to_play(pressed)
    person = await reply.person()
    match = await reply.table.join(pressed.match, person, reply.interaction.id, beside, word)
    await reply.tell(_joined(reply, match))


def _joined(reply: InteractionReply, match: Match) -> str:
    """Say what comes next to somebody who has taken a seat."""
    if match.status == "open":
        return reply.say("joined-early", number=str(match.id))
    return reply.say("joined", number=str(match.id), **notices.button_names(match))


async def _require_to_play(pressed: Pressed[Any]) -> Match:
    """Return the match if the presser may write where it is played; raises Refusal if not."""
    reply, match = pressed.reply, (await pressed.see()).match
    require(reply, await reply.services.audience.allowed(reply.interaction, match), *TO_PLAY)
    return match


async def _decline(pressed: Pressed[component_ids.Decline]) -> None:
    await pressed.reply.table.decline(pressed.match, pressed.reply.user_id)
    await pressed.reply.tell(pressed.reply.say("declined"))


async def _begin(pressed: Pressed[component_ids.Begin]) -> None:
    match = await pressed.reply.table.begin(pressed.match, pressed.reply.user_id)
    await pressed.reply.tell(pressed.reply.say("begun", number=str(match.id)))


async def _play_computer(pressed: Pressed[component_ids.Computer]) -> None:
    match = await pressed.reply.table.begin_with_computer(
        pressed.match, pressed.reply.user_id, component_ids.level_of(pressed.code.level)
    )
    await pressed.reply.tell(_joined(pressed.reply, match))


async def _leave(pressed: Pressed[component_ids.Leave]) -> None:
    await pressed.reply.table.leave(pressed.match, pressed.reply.user_id)
    await pressed.reply.tell(pressed.reply.say("left-early"))


async def _cancel(pressed: Pressed[component_ids.Cancel]) -> None:
    await pressed.reply.table.cancel(pressed.match, pressed.reply.user_id)
    await pressed.reply.tell(pressed.reply.say("cancelled"))


async def _hand_over(pressed: Pressed[component_ids.HandOver]) -> None:
    await pressed.reply.table.offer_seat(pressed.match, pressed.reply.user_id)
    await pressed.reply.redraw(sentence(pressed.reply.say("handover-offered", number=str(pressed.match))))


async def _take_over(pressed: Pressed[component_ids.TakeOver]) -> None:
    reply, seat = pressed.reply, pressed.code.seat
    match = await _require_to_play(pressed)
    match = await reply.table.take_over(match.id, await reply.person(), seat, reply.interaction.id)
    await reply.tell(
        reply.say(
            "took-over",
            game=match.game,
            seat=seat,
            sides=[*notices.sides(match)],
            number=str(match.id),
            **notices.button_names(match),
        )
    )


async def _call_off(pressed: Pressed[component_ids.CallOff]) -> None:
    await pressed.reply.table.call_off(pressed.match, pressed.reply.user_id, pressed.code.seat)
    await pressed.reply.tell(pressed.reply.say("handover-off"))


async def _propose(pressed: Pressed[component_ids.Propose]) -> None:
    reply, ending = pressed.reply, at(ENDINGS, pressed.code.ending)
    match = await reply.table.consent.propose(pressed.match, reply.user_id, ending, reply.interaction.id)
    await reply.redraw(sentence(proposed(reply, match, ending)))


def proposed(reply: InteractionReply, match: Match, wish: Aim) -> str:
    """Say what comes next to somebody who has proposed something."""
    told = "proposal-sent" if match.proposal is not None else "proposal-over"
    return reply.say(told, ending=wish, number=str(match.id))


async def _ask_back(pressed: Pressed[component_ids.AskBack]) -> None:
    reply = pressed.reply
    match = await reply.table.consent.ask_back(pressed.match, reply.user_id, reply.interaction.id)
    await reply.redraw(sentence(reply.say("undo-sent", number=str(match.id))))


async def _agree(pressed: Pressed[component_ids.Agree]) -> None:
    reply = pressed.reply
    await reply.table.consent.agree(pressed.match, reply.user_id, pressed.code.at, reply.interaction.id)
    await reply.tell(reply.say("proposal-yours"))


async def _play_on(pressed: Pressed[component_ids.PlayOn]) -> None:
    await pressed.reply.table.consent.decline(pressed.match, pressed.reply.user_id, pressed.code.at)
    await pressed.reply.tell(pressed.reply.say("stayed"))


async def _give_time(pressed: Pressed[component_ids.GiveTime]) -> None:
    reply, code = pressed.reply, pressed.code
    claims = reply.table.claims
    await claims.give_time(pressed.match, reply.user_id, code.seat, code.since, reply.interaction.id)
    await reply.tell(reply.say("time-given"))


async def _claim(pressed: Pressed[component_ids.Claim]) -> None:
    reply, code = pressed.reply, pressed.code
    await reply.table.claims.claim(pressed.match, reply.user_id, code.seat, code.since, reply.interaction.id)
    await reply.tell(reply.say("claimed"))


async def _seek(pressed: Pressed[component_ids.Seek]) -> None:
    reply, code = pressed.reply, pressed.code
    await reply.table.claims.seek(pressed.match, reply.user_id, code.seat, code.since, reply.interaction.id)
    await reply.tell(reply.say("substitute-offered"))


async def _ask_computer(pressed: Pressed[component_ids.AskComputer]) -> None:
    reply, code = pressed.reply, pressed.code
    consent, interaction_id = reply.table.consent, reply.interaction.id
    level = component_ids.level_of(code.level)
    match = await consent.ask_computer(pressed.match, reply.user_id, code.seat, code.since, interaction_id, level)
    await reply.tell(proposed(reply, match, "computer"))


async def _resign(pressed: Pressed[component_ids.Resign]) -> None:
    reply = pressed.reply
    await reply.table.resign(pressed.match, reply.user_id, reply.interaction.id)
    await reply.redraw(sentence(reply.say("resigned")))


async def _stay(pressed: Pressed[component_ids.Stay]) -> None:
    await pressed.reply.redraw(sentence(pressed.reply.say("stayed")))


async def _rematch(pressed: Pressed[component_ids.Rematch]) -> None:
    """Ask for the same match once more, or take one's seat where that was asked for."""
    reply, old = pressed.reply, (await pressed.see()).match
    require(reply, await reply.services.audience.allowed(reply.interaction, old), *OWN)
    await require_opener(reply, old.place.guild_id)
    match = await reply.table.rematch(old.id, await reply.person(), reply.interaction.id)
    seat = match.seat_of(reply.user_id)
    if seat is None or match.seats[seat].interaction != reply.interaction.id:
        await reply.tell(reply.say("rematch-there", number=str(match.id)))
    elif match.status == "open" and match.host_id == reply.user_id:
        await reply.tell(reply.say("invite-sent", number=str(match.id)))
    else:
        await reply.tell(_joined(reply, match))


PRESSED: Mapping[type[Code], Act] = {
    component_ids.Join: _join,
    component_ids.Word: _word,
    component_ids.Decline: _decline,
    component_ids.Begin: _begin,
    component_ids.Computer: _play_computer,
    component_ids.Leave: _leave,
    component_ids.Cancel: _cancel,
    component_ids.HandOver: _hand_over,
    component_ids.TakeOver: _take_over,
    component_ids.CallOff: _call_off,
    component_ids.Rematch: _rematch,
    component_ids.Propose: _propose,
    component_ids.AskBack: _ask_back,
    component_ids.Agree: _agree,
    component_ids.PlayOn: _play_on,
    component_ids.GiveTime: _give_time,
    component_ids.Claim: _claim,
    component_ids.Seek: _seek,
    component_ids.AskComputer: _ask_computer,
    component_ids.Resign: _resign,
    component_ids.Stay: _stay,
}
"""What is done with each code."""

REDRAWING = {
    component_ids.HandOver,
    component_ids.Propose,
    component_ids.AskBack,
    component_ids.Resign,
    component_ids.Stay,
}
"""Those whose answer takes the place of the question that was pressed."""

WRITTEN: Mapping[type[Code], Act] = {component_ids.Word: _join_with_word}
"""What is done with what was written in a window, by its code."""
