"""Matches with a clock: who is late is reminded, then answered for, by a clock that nothing can cheat."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.match import Table
from bot.match.reminders import due
from bot.match.timekeeper import EVERY, Timekeeper
from bot.store import Store
from bot.store.records import Clock, Late, Person
from engine.core import registry
from engine.core.protocol import Decision, Option, View
from tests.audited import diverging
from tests.people import ManualClock
from tests.table.people import ANA, BEN, Sitting

HOUR = 3600.0
TIME = 2 * HOUR
CLOCK = Clock(TIME, TIME, TIME)


def usual(view: View, decision: Decision) -> list[Option] | None:
    return [("number", 1)] if decision.kind == "number" else None


class Clocked:
    """A match in which everybody has two hours, and the loop that counts them, tick by tick."""

    def __init__(self, store: Store, sitting: Sitting, clock: ManualClock) -> None:
        self.store, self.sitting, self.clock = store, sitting, clock
        self.timekeeper = Timekeeper(store, sitting.table, lambda: None)

    async def pass_(self, seconds: float) -> None:
        """Let time pass, with a tick every minute."""
        for _ in range(round(seconds / EVERY)):
            self.clock.advance(EVERY)
            await self.timekeeper.tick()

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await self.sitting.table.log(self.sitting.id)]

    async def reminded(self, person: Person) -> bool:
        """Return whether a person, once told that he is awaited, is to be reminded."""
        inbox, _ = await self.store.inbox(person.id)
        told = [structs.replace(call, told_at=call.since) for call in inbox.calls]
        return bool(due(structs.replace(inbox, calls=told, reminded_at=self.clock.time()), self.clock.time()))


@pytest.fixture
async def clocked(store: Store, table: Table, clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> Clocked:
    monkeypatch.setattr(registry.game("tiny"), "timeout_default", usual)
    return Clocked(store, await Sitting.begin(table, clock=CLOCK), clock)


async def test_who_is_late_is_answered_for_which_is_told_and_the_match_goes_on(clocked: Clocked) -> None:
    await clocked.sitting.pick(BEN, "number", ("number", 3))
    await clocked.pass_(TIME - EVERY)
    assert await clocked.kinds() == ["start", "answer"]
    await clocked.pass_(EVERY)

    told = (await clocked.sitting.table.log(clocked.sitting.id))[2:]
    assert [(entry.kind, entry.seat) for entry in told] == [("time_out", 0), ("answer", 0)]
    assert [event.kind for event in told[0].events] == ["timed_out"]
    assert told[1].events[1].public["numbers"] == [1, 3]
    assert f"inbox:{ANA.id}" in [row.key for row in await clocked.store.open_promises()]
    assert [call.told_at for call in (await clocked.store.inbox(ANA.id))[0].calls] == [None]
    assert await diverging(clocked.sitting.table) == []


async def test_all_who_are_late_are_answered_for(clocked: Clocked) -> None:
    await clocked.pass_(TIME)

    assert await clocked.kinds() == ["start", "time_out", "answer", "time_out", "answer"]


async def test_every_turn_has_its_own_time(clocked: Clocked) -> None:
    await clocked.pass_(TIME - HOUR)
    await clocked.sitting.reveal()
    await clocked.sitting.pick(ANA, "token", ("token", "red"))
    await clocked.sitting.pick(ANA, "token", ("token", "red"))
    await clocked.pass_(TIME - EVERY)
    assert "time_out" not in await clocked.kinds()
    await clocked.pass_(EVERY)

    assert (await clocked.kinds()).count("time_out") == 2


async def test_the_next_question_to_the_same_seat_begins_its_own_time(clocked: Clocked) -> None:
    await clocked.sitting.reveal()
    clocked.clock.advance(HOUR)
    await clocked.sitting.pick(ANA, "token", ("token", "red"))

    match = await clocked.sitting.table.match(clocked.sitting.id)
    assert match.seats[0].awaited_since == clocked.clock.time()


async def test_where_only_the_person_can_answer_he_is_reminded_and_that_is_all(clocked: Clocked) -> None:
    await clocked.sitting.reveal()
    await clocked.pass_(3 * TIME)

    assert "time_out" not in await clocked.kinds()
    assert (await clocked.sitting.table.match(clocked.sitting.id)).awaited == [0]
    assert await clocked.reminded(ANA)


async def test_a_reminder_comes_in_time(clocked: Clocked) -> None:
    await clocked.sitting.pick(BEN, "number", ("number", 3))
    await clocked.pass_(0.8 * TIME - EVERY)
    assert not await clocked.reminded(ANA)
    await clocked.pass_(EVERY)

    assert await clocked.reminded(ANA)
    assert "time_out" not in await clocked.kinds()


@pytest.mark.parametrize("days", [1, -1, 365, -365])
async def test_a_clock_that_is_set_neither_makes_anybody_late_nor_stops(clocked: Clocked, days: int) -> None:
    await clocked.pass_(HOUR)
    clocked.clock.advance(days * 24 * HOUR)
    await clocked.pass_(HOUR - 2 * EVERY)
    assert "time_out" not in await clocked.kinds()
    await clocked.pass_(3 * EVERY)

    assert "time_out" in await clocked.kinds()


async def test_a_night_without_the_bot_takes_nobodys_time_and_a_restart_forgets_none(clocked: Clocked) -> None:
    await clocked.pass_(TIME - EVERY)
    clocked.clock.advance(12 * HOUR)
    again = Clocked(clocked.store, clocked.sitting, clocked.clock)
    assert "time_out" not in await again.kinds()
    await again.pass_(EVERY)

    assert (await again.kinds()).count("time_out") == 2


async def test_the_same_time_is_up_only_once(clocked: Clocked) -> None:
    since = (await clocked.sitting.table.match(clocked.sitting.id)).seats[0].awaited_since
    assert since is not None
    for _ in range(2):
        await clocked.sitting.table.time_out(Late(clocked.sitting.id, 0, since))
    await clocked.sitting.table.time_out(Late(clocked.sitting.id, 1, since - 1))

    assert await clocked.kinds() == ["start", "time_out", "answer"]


async def test_an_answer_that_was_given_for_somebody_may_be_taken_back_like_his_own(clocked: Clocked) -> None:
    since = (await clocked.sitting.table.match(clocked.sitting.id)).seats[0].awaited_since
    assert since is not None
    await clocked.sitting.table.time_out(Late(clocked.sitting.id, 0, since))
    await clocked.sitting.table.take_back(clocked.sitting.id, ANA.id, 7)
    await clocked.pass_(TIME - EVERY)

    assert (await clocked.kinds()).count("time_out") == 1
    assert await diverging(clocked.sitting.table) == []


async def test_without_a_clock_nobody_is_answered_for(
    store: Store, table: Table, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.game("tiny"), "timeout_default", usual)
    clocked = Clocked(store, await Sitting.begin(table), clock)
    await clocked.pass_(TIME + HOUR)

    assert await clocked.kinds() == ["start"]
    assert not await clocked.reminded(ANA)
