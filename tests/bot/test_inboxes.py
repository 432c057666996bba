"""One direct message lists what waits for somebody: sent anew where something begins to wait, else edited."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord_limits import EPHEMERAL
from bot.discord_limits.components import BUTTON, walk
from bot.interaction import reply
from bot.match.reminders import CALLS_APART, HOUR
from bot.sandbox.server.messages import delete
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.people import Person
from tests.people.reading import read

SILENT = 1 << 12
"""Discord's flag of messages that nobody hears."""


def sent(person: Person) -> list[Message]:
    """List the direct messages of somebody that are no answers to him alone."""
    return [one for one in person.messages(person.dm) if not one.flags & EPHEMERAL]


def buttons(message: Message) -> list[str]:
    """List the labels of the buttons that can be pressed."""
    found = [one for one in walk(message.components) if one["type"] == BUTTON and not one.get("disabled")]
    return [one["label"] for one in found]


async def test_what_waits_is_listed_the_oldest_first_with_the_way_to_it(night: Night) -> None:
    for scenario in ("multi", "buttons"):
        await night.match(scenario)
        await night.quiet()

    [inbox] = sent(night.ben)
    lines = read(inbox).splitlines()
    assert lines[0] == "### 📬 2 matches wait for you"
    assert [line.split(" · asked")[0] for line in lines if "Shapes" in line] == [
        "1 · Shapes · Ana and Ben · your turn",
        "2 · Shapes · Ana and Ben · your turn",
    ]
    assert buttons(inbox) == [
        "Decide in match 1",
        "Decide in match 2",
        "Snooze 1 hour",
        "Snooze 8 hours",
        "Snooze until tomorrow",
    ]

    panel = shown(await night.ben.press("Decide in match 2", in_=inbox))
    await night.ben.sees("Question about buttons", in_=panel)
    assert panel.flags & EPHEMERAL


async def test_what_begins_to_wait_is_a_new_message_and_what_clears_an_edit(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    [first] = sent(night.ana)
    await night.ana.press("pick green", in_=night.ana.dm)
    await night.quiet()
    [cleared] = sent(night.ana)
    assert (cleared.id, buttons(cleared)) == (first.id, [])
    assert "Nada te espera" in read(cleared)

    await night.ben.press("pick red", in_=night.ben.dm)
    await night.quiet()

    [anew] = sent(night.ana)
    assert anew.id != first.id
    assert "Una partida te espera" in read(anew)


async def test_nobody_hears_of_the_same_match_twice_in_twelve_hours(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    await night.match("buttons")
    await night.quiet()
    [loud] = sent(night.ana)
    await night.ana.press("pick green", in_=night.ana.dm)
    await night.ben.press("pick red", in_=night.ben.dm)
    await night.quiet()
    [silent] = sent(night.ana)
    assert [bool(one.flags & SILENT) for one in (loud, silent)] == [False, True]

    await night.match("buttons")
    await night.quiet()
    [other] = sent(night.ana)
    assert not other.flags & SILENT

    store.now = lambda: begun + CALLS_APART + HOUR
    await night.ana.press("draw unit", in_=night.ana.dm)


async def test_what_was_answered_in_the_thread_is_no_longer_listed(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    in_thread = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))

    await night.ben.press("pick red", in_=in_thread)
    await night.quiet()

    [inbox] = sent(night.ben)
    assert buttons(inbox) == []


async def test_the_end_leaves_nothing_that_waits(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.command("/resign", channel=night.ana.dm)
    await night.ana.press("Abandonar", in_=night.ana.dm)
    await night.quiet()

    assert [buttons(message) for person in (night.ana, night.ben) for message in sent(person)] == [[], []]
    board = shown(await night.sam.sees("The match is over", in_=night.sam.threads()[0]))
    assert "My decision" not in str(board.components)


async def test_a_question_of_ones_own_act_is_news_to_nobody(night: Night) -> None:
    await night.match("fork")
    await night.quiet()
    [first] = sent(night.ana)
    await night.ana.press("left", in_=night.ana.dm)
    await night.ana.sees("Pregunta sobre way", in_=night.ana.dm)
    await night.quiet()

    [inbox] = sent(night.ana)
    assert inbox.id == first.id
    assert "Decidir en la partida 1" in buttons(inbox)


async def test_whoever_hands_his_seat_over_is_asked_no_more_and_his_successor_is(night: Night) -> None:
    cleo = night.sandbox.person("cleo", locale="en-US")
    await night.match("buttons")
    await night.quiet()
    thread = night.ben.threads()[0]
    await night.ben.command("/handover", channel=thread)
    await cleo.press("Take the seat", in_=thread)
    await night.quiet()

    [inbox] = sent(night.ben)
    assert buttons(inbox) == []
    assert "Decide in match 1" in buttons(sent(cleo)[-1])


async def test_who_puts_reminders_off_hears_nothing_until_then(night: Night) -> None:
    store = night.bot.services.store
    begun = store.now()
    await night.match("buttons")
    await night.quiet()
    [inbox] = sent(night.ben)

    await night.ben.press("Snooze 8 hours", in_=inbox)
    await night.ben.sees("I'll remind you again", in_=inbox)
    await night.match("multi")
    await night.quiet()
    [still] = sent(night.ben)
    assert still.id == inbox.id
    assert "2 matches wait for you" in read(still)

    store.now = lambda: begun + 8 * HOUR + 60
    await night.bot.reminders.tick()
    await night.quiet()
    [anew] = sent(night.ben)
    assert anew.id != inbox.id
    assert not anew.flags & SILENT
    await night.ben.does_not_see("I'll remind you again", in_=anew)


async def test_who_wants_no_messages_has_none_and_finds_everything_in_his_list(night: Night) -> None:
    await night.ben.command("/settings")
    await night.ben.choose("Reminders", "Never write to me")
    await night.match("buttons")
    await night.quiet()

    assert sent(night.ben) == []
    await night.ben.command("/games")
    await night.ben.press("Decide in match 1")
    await night.ben.sees("Question about buttons")


async def test_a_list_that_cannot_be_edited_any_more_is_sent_anew_without_a_sound(night: Night) -> None:
    await night.match("buttons")
    await night.match("multi")
    await night.quiet()
    [inbox] = sent(night.ben)
    night.sandbox.faults.refuse(f"PATCH /channels/{night.ben.dm.id}/", (400, 30046, "too often"))

    await night.ben.command("/move", match="1", picks="red")
    await night.quiet()

    [anew] = sent(night.ben)
    assert anew.id != inbox.id
    assert anew.flags & SILENT
    assert "Decide in match 2" in buttons(anew)


async def test_a_button_is_named_as_the_reader_sees_it(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.ana.user.id)
    await night.ana.press("Join")

    await night.ana.sees("tu primera decisión está en **My decision**")
    await night.quiet()
    assert "[My decision]" in night.ana.view()


async def test_nothing_may_be_withdrawn_after_the_start(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.ana.user.id)
    await night.sam.sees("Withdraw")
    await night.ana.press("Join")
    await night.quiet()

    for person in (night.ana, night.ben, night.sam):
        assert "[Withdraw]" not in person.view()


@pytest.mark.parametrize(
    ("patience", "request_"), [(reply.PATIENCE, "POST /interactions/"), (0.0, "PATCH /webhooks/")]
)
async def test_what_is_pressed_on_a_panel_that_goes_away_is_answered_by_a_new_one(
    night: Night, monkeypatch: pytest.MonkeyPatch, patience: float, request_: str
) -> None:
    await night.match("buttons")
    await night.quiet()
    panel = await night.ben.opens()
    monkeypatch.setattr(reply, "PATIENCE", patience)
    answer = night.sandbox.faults.hold(request_)
    pressing = asyncio.create_task(night.ben.press("pick red", in_=panel))
    await answer.arrived()
    delete(night.sandbox.context, panel)
    answer.release()

    await pressing
    await night.quiet()

    answered = night.ben.messages(night.ben.dm)[-1]
    await night.ben.sees("You can change it until Ana has decided too", in_=answered)
    await night.ben.press("Take back", in_=answered)
    await night.ben.sees("pick red", in_=answered)
