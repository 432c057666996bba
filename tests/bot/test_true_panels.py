"""A panel by direct message says how things are: one of each match, and no button that has lost its sense."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord_limits.components import BUTTON, walk
from bot.interaction import reply
from bot.publishing import presence
from bot.sandbox.server.messages import delete
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.people import Person


def panels(person: Person) -> list[Message]:
    return person.messages(person.dm)


def buttons(message: Message) -> list[str]:
    """List the labels of the buttons that can be pressed."""
    found = [one for one in walk(message.components) if one["type"] == BUTTON and not one.get("disabled")]
    return [one["label"] for one in found]


async def test_what_was_answered_in_the_thread_has_no_live_button_by_direct_message(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick green", in_=night.ana.dm)
    in_thread = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await night.ben.press("pick red", in_=in_thread)
    await night.quiet()
    [panel] = panels(night.ben)
    await night.ben.sees("draw unit", in_=panel)

    await night.ben.press("draw unit", in_=in_thread)

    await night.ben.sees("Answered. To play: Ana", in_=panel)
    assert buttons(shown(await night.ben.sees("Answered", in_=night.ben.dm))) == []


async def test_whoever_seals_first_sees_his_panel_change_when_the_other_has(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    [panel] = panels(night.ana)
    await night.ana.press("pick green", in_=panel)
    await night.ana.sees("Puedes cambiarlo hasta que decida también Ben", in_=panel)

    await night.ben.press("pick red", in_=night.ben.dm)
    await night.quiet()

    [panel] = panels(night.ana)
    await night.ana.sees("Pregunta sobre draw", in_=panel)
    await night.ana.does_not_see("Puedes cambiarlo", in_=panel)


async def test_the_end_takes_every_button_away(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.command("/resign", channel=night.ana.dm)
    await night.ana.press("Abandonar", in_=night.ana.dm)
    await night.ben.sees("The match is over", in_=panels(night.ben)[0])
    await night.ana.sees("La partida ha terminado", in_=panels(night.ana)[0])
    await night.quiet()

    assert [buttons(panels(person)[0]) for person in (night.ana, night.ben)] == [[], []]
    board = shown(await night.sam.sees("The match is over", in_=night.sam.threads()[0]))
    assert "My decision" not in str(board.components)


async def test_nothing_may_be_withdrawn_after_the_start(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.ana.user.id)
    await night.sam.sees("Withdraw")
    await night.ana.press("Join")
    await night.quiet()

    for person in (night.ana, night.ben, night.sam):
        assert "[Withdraw]" not in person.view()


async def test_a_question_of_ones_own_act_reaches_whoever_has_left_the_table(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LATELY", 0.6)
    await night.match("fork")
    await night.quiet()
    in_thread = shown(await night.ana.press("My decision", in_=night.ana.threads()[0]))
    await night.ana.press("left", in_=in_thread)
    await night.ana.sees("Pregunta sobre way", in_=in_thread)

    await night.ana.sees("Te toca decidir", in_=night.ana.dm)
    await night.quiet()

    [panel] = panels(night.ana)
    await night.ana.sees("Pregunta sobre way", in_=panel)


async def test_who_presses_in_his_panel_goes_on_in_it(night: Night) -> None:
    await night.match("fork")
    await night.quiet()
    [panel] = panels(night.ana)
    await night.ana.press("left", in_=panel)
    await night.ana.sees("Pregunta sobre way", in_=panel)
    await night.quiet()

    assert [one.id for one in panels(night.ana)] == [panel.id]


async def test_whoever_hands_his_seat_over_keeps_no_live_button(night: Night) -> None:
    cleo = night.sandbox.person("cleo", locale="en-US")
    await night.match("buttons")
    await night.quiet()
    thread = night.ben.threads()[0]
    await night.ben.command("/handover", channel=thread)
    await cleo.press("Take the seat", in_=thread)
    await night.quiet()

    [panel] = panels(night.ben)
    await night.ben.sees("You have left your seat", in_=panel)
    assert buttons(panel) == []
    assert "pick red" in buttons(panels(cleo)[-1])


async def test_a_button_is_named_as_the_reader_sees_it(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.ana.user.id)
    await night.ana.press("Join")

    await night.ana.sees("tu primera decisión llega por mensaje directo y está en **My decision**")
    await night.quiet()
    assert "[My decision]" in night.ana.view()


async def test_what_one_is_about_to_choose_stays_when_the_other_seals(night: Night) -> None:
    await night.match("standard", "spearpoint")
    await night.quiet()
    [panel] = panels(night.ben)
    await night.ben.choose("Ready-made decks", "Tiger and Company", in_=panel)
    await night.ben.press("Change cards", in_=panel)
    before = shown(await night.ben.sees("What kind of cards", in_=panel)).edited_timestamp

    await night.ana.press("Sellar", in_=night.ana.dm)
    await night.quiet()

    assert shown(await night.ben.sees("What kind of cards", in_=panel)).edited_timestamp == before


@pytest.mark.parametrize(
    ("patience", "request_"), [(reply.PATIENCE, "POST /interactions/"), (0.0, "PATCH /webhooks/")]
)
async def test_what_is_pressed_on_a_panel_that_goes_away_is_answered_by_a_new_one(
    night: Night, monkeypatch: pytest.MonkeyPatch, patience: float, request_: str
) -> None:
    await night.match("buttons")
    await night.quiet()
    [panel] = panels(night.ben)
    monkeypatch.setattr(reply, "PATIENCE", patience)
    answer = night.sandbox.faults.hold(request_)
    pressing = asyncio.create_task(night.ben.press("pick red", in_=panel))
    await answer.arrived()
    delete(night.sandbox.context, panel)
    answer.release()

    await pressing
    await night.quiet()

    [answered] = panels(night.ben)
    await night.ben.sees("You can change it until Ana has decided too", in_=answered)
    await night.ben.press("Take back", in_=answered)
    await night.ben.sees("pick red", in_=answered)
