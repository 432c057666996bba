"""The queue: tickets, pairings, and the matches that come of them, on the store and with a clock of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.fairness.allowance import UNLIMITED
from bot.match import Table
from bot.match.clocks import STANDARD
from bot.match.timekeeper import LONGEST
from bot.opponents.pairing import HOUR, LASTS, TO_ANSWER
from bot.opponents.queue import Queue
from bot.store import Store
from bot.store.queue import Pairing, Ticket
from bot.store.records import Person, Place
from engine.core.errors import Refusal
from tests.people import ManualClock
from tests.table import tiny_game
from tests.table.people import ANA, BEN, CLARA

HERE = Place(1, 2)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny_game.register(monkeypatch)


class Hall:
    """A queue on a store that can be opened anew, as after a kill."""

    def __init__(self, file: Path, clock: ManualClock) -> None:
        self.file, self.clock = file, clock
        self.apart: set[frozenset[int]] = set()
        self.allowance = UNLIMITED

    async def open(self) -> None:
        self.store = await Store.open(self.file, self.clock.time)
        self.table = Table(self.store, allowance=self.allowance)
        self.queue = Queue(self.store, self.table, self.meeting)

    async def again(self) -> None:
        """Lose everything that is in memory."""
        await self.store.close()
        await self.open()

    async def meeting(self, one: Ticket, other: Ticket) -> Place | None:
        return None if frozenset((one.person, other.person)) in self.apart else one.place

    async def enter(self, *people: Person, **otherwise: Any) -> None:
        for person in people:
            usual = Ticket(0, person.id, person.name, "en", HERE, "tiny", STANDARD, True, self.clock.time())
            await self.queue.enter(structs.replace(usual, **otherwise))
            self.clock.advance(1)

    async def pairings(self) -> list[Pairing]:
        return await self.store.pairings(0.0)

    async def paired(self) -> Pairing:
        """Let the queue look, and return the one pairing that is asked."""
        await self.queue.tick()
        (found,) = [one for one in await self.pairings() if one.state == "asked"]
        return found

    async def waiting(self) -> list[int]:
        return [ticket.person for ticket in await self.store.tickets()]


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = Hall(tmp_path / "q.sqlite3", ManualClock(1_900_000_000.0))
    await made.open()
    yield made
    await made.store.close()


async def test_two_who_agree_play_with_the_clock_they_asked_for(hall: Hall) -> None:
    await hall.enter(ANA, BEN)
    pairing = await hall.paired()
    assert (pairing.people, await hall.waiting()) == ((ANA.id, BEN.id), [])
    assert (await hall.queue.answer(pairing.id, BEN.id, agrees=True)).state == "asked"
    begun = await hall.queue.answer(pairing.id, ANA.id, agrees=True)

    assert (begun.state, begun.match) == ("begun", 1)
    match = await hall.table.match(1)
    assert (match.status, match.clock, match.place, match.game) == ("running", STANDARD, HERE, "tiny")
    assert {seat.user_id for seat in match.seats} == {ANA.id, BEN.id}
    kinds = [(one.kind, one.lane) for one in await hall.store.open_promises() if one.match == 0]
    assert kinds == [("pairing", HERE.channel_id), ("inbox", ANA.id), ("inbox", BEN.id)]


async def test_seats_change_from_pairing_to_pairing(hall: Hall) -> None:
    first = []
    for _ in range(2):
        await hall.enter(ANA, BEN)
        pairing = await hall.paired()
        for person in (ANA, BEN):
            pairing = await hall.queue.answer(pairing.id, person.id, agrees=True)
        assert pairing.match is not None
        first.append((await hall.table.match(pairing.match)).seats[0].user_id)

    assert set(first) == {ANA.id, BEN.id}


async def test_after_a_decline_both_wait_on_as_long_as_before_and_are_not_asked_about_each_other(
    hall: Hall,
) -> None:
    await hall.enter(ANA, BEN)
    before = await hall.store.tickets()
    pairing = await hall.paired()
    await hall.queue.answer(pairing.id, ANA.id, agrees=True)
    await hall.queue.answer(pairing.id, BEN.id, agrees=False)
    assert [one.since for one in await hall.store.tickets()] == [one.since for one in before]
    await hall.queue.tick()
    assert await hall.waiting() == [ANA.id, BEN.id]
    await hall.enter(CLARA)

    assert (await hall.paired()).people == (ANA.id, CLARA.id)


async def test_who_says_nothing_for_twelve_hours_waits_no_longer_and_who_agreed_does(hall: Hall) -> None:
    await hall.enter(ANA, BEN)
    pairing = await hall.paired()
    await hall.queue.answer(pairing.id, BEN.id, agrees=True)
    hall.clock.advance(TO_ANSWER - 1)
    await hall.queue.tick()
    assert (await hall.pairings())[0].state == "asked"
    hall.clock.advance(1)
    await hall.queue.tick()

    assert ((await hall.pairings())[0].state, await hall.waiting()) == ("lapsed", [BEN.id])
    with pytest.raises(Refusal, match="pairing-over"):
        await hall.queue.answer(pairing.id, ANA.id, agrees=True)


async def test_a_ticket_stands_for_three_days(hall: Hall) -> None:
    await hall.enter(ANA)
    hall.clock.advance(LASTS - 2)
    await hall.queue.tick()
    assert await hall.waiting() == [ANA.id]
    hall.clock.advance(1)
    await hall.queue.tick()

    assert await hall.waiting() == []


async def test_asking_again_changes_the_ticket_and_not_how_long_one_has_waited(hall: Hall) -> None:
    await hall.enter(ANA)
    (old,) = await hall.store.tickets()
    await hall.enter(ANA, near=False, clock=None)

    (new,) = await hall.store.tickets()
    assert (new.id, new.since, new.near, new.clock) == (old.id, old.since, False, None)


async def test_whoever_is_asked_cannot_ask_for_the_same_game_once_more(hall: Hall) -> None:
    await hall.enter(ANA, BEN)
    pairing = await hall.paired()
    with pytest.raises(Refusal, match="queue-asked"):
        await hall.enter(ANA)

    assert await hall.queue.of_person(1, ANA.id) == ([], [pairing])
    assert await hall.queue.of_person(2, ANA.id) == ([], [])


async def test_only_ones_own_ticket_can_be_taken_back_and_only_who_is_asked_answers(hall: Hall) -> None:
    await hall.enter(ANA)
    (ticket,) = await hall.store.tickets()
    with pytest.raises(Refusal, match="queue-gone"):
        await hall.queue.leave(ticket.id, BEN.id)
    await hall.enter(BEN)
    pairing = await hall.paired()
    with pytest.raises(Refusal, match="pairing-not-yours"):
        await hall.queue.answer(pairing.id, CLARA.id, agrees=True)
    with pytest.raises(Refusal, match="pairing-over"):
        await hall.queue.answer(99, CLARA.id, agrees=True)
    with pytest.raises(Refusal, match="queue-gone"):
        await hall.queue.leave(ticket.id, ANA.id)


async def test_an_answer_that_comes_twice_counts_once(hall: Hall) -> None:
    await hall.enter(ANA, BEN)
    pairing = await hall.paired()
    for person in (ANA, ANA, BEN, BEN):
        found = await hall.queue.answer(pairing.id, person.id, agrees=True)

    assert (found.state, found.match) == ("begun", 1)
    assert len(await hall.store.running()) == 1


async def test_who_can_play_nowhere_together_is_paired_with_others(hall: Hall) -> None:
    hall.apart = {frozenset((ANA.id, BEN.id))}
    await hall.enter(ANA, BEN, CLARA)

    assert (await hall.paired()).people == (ANA.id, CLARA.id)
    assert await hall.waiting() == [BEN.id]


async def test_where_there_is_no_room_for_the_match_it_is_said_and_nobody_waits(hall: Hall) -> None:
    hall.allowance = UNLIMITED._replace(running_per_server=1)
    await hall.again()
    for state in ("begun", "failed"):
        await hall.enter(ANA, BEN)
        pairing = await hall.paired()
        for person in (ANA, BEN):
            pairing = await hall.queue.answer(pairing.id, person.id, agrees=True)
        assert pairing.state == state

    assert await hall.waiting() == []


class Killed(BaseException):
    """The process is gone."""


def dies(at: int, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Let the process die right before, or right after, something is written for the ``at``-th time."""
    steps = 0
    write = Store.change_pairing, Store.open_match, Store.change, Store.pair

    def dying(real: Any) -> Any:
        async def step(*args: Any, **more: Any) -> Any:
            nonlocal steps
            steps += 1
            if steps == at:
                raise Killed
            done = await real(*args, **more)
            steps += 1
            if steps == at:
                raise Killed
            return done

        return step

    for real in write:
        monkeypatch.setattr(Store, real.__name__, dying(real))
    return lambda: steps


@pytest.mark.parametrize("at", range(1, 13))
async def test_killed_at_any_step_one_match_begins(hall: Hall, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.enter(ANA, BEN)
    with monkeypatch.context() as patch:
        steps = dies(at, patch)
        try:
            pairing = await hall.paired()
            for person in (ANA, BEN):
                await hall.queue.answer(pairing.id, person.id, agrees=True)
        except Killed:
            pass
        assert steps() == (at if at < 13 else 12)
    await hall.again()
    await hall.queue.tick()
    for one in await hall.pairings():
        if one.state == "asked":
            for asked in one.undecided:
                await hall.queue.answer(one.id, asked, agrees=True)
    for _ in range(3):
        await hall.queue.tick()

    assert [(one.state, one.match) for one in await hall.pairings()] == [("begun", 1)]
    assert (await hall.table.match(1)).status == "running"
    assert await hall.store.running() == [1]
    assert await hall.waiting() == []


@pytest.mark.parametrize("days", [-1, 1])
async def test_a_clock_that_is_set_lets_nothing_expire(hall: Hall, days: int) -> None:
    await hall.store.late(LONGEST)
    await hall.enter(ANA, BEN)
    pairing = await hall.paired()
    await hall.enter(CLARA)
    await hall.store.late(LONGEST)
    hall.clock.advance(days * 4 * 24 * HOUR)
    await hall.store.late(LONGEST)
    await hall.queue.tick()
    assert ((await hall.pairings())[0].state, await hall.waiting()) == ("asked", [CLARA.id])
    (ticket,) = await hall.store.tickets()
    assert abs(hall.clock.time() - ticket.since) < 2 * LONGEST

    await hall.queue.answer(pairing.id, ANA.id, agrees=False)
    assert all(abs(hall.clock.time() - one.since) < 2 * LONGEST for one in await hall.store.tickets())
