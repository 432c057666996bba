"""Clocks: what is left, what a turn adds, what taking back takes away, and when nothing runs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match import Table, clocks
from bot.match.clocks import CLOCKS, HOUR, STANDARD, read
from bot.store.records import Clock
from engine.core.errors import Refusal
from tests.opening import press
from tests.people import ManualClock
from tests.table.absence import out_of_time
from tests.table.people import ANA, BEN, CLARA, Sitting, invite
from tests.table.tiny_game import TinyGame

FAST = Clock(24 * HOUR, 4 * HOUR, 72 * HOUR)


@pytest.fixture
async def timed(table: Table) -> Sitting:
    return await Sitting.begin(table, clock=FAST, target=30)


async def banks(sitting: Sitting) -> list[float | None]:
    """How many hours each seat has, or had when its clock stopped."""
    return [s.bank and s.bank / HOUR for s in (await sitting.table.match(sitting.id)).seats]


async def flags(sitting: Sitting, clock: ManualClock) -> list[float | None]:
    """In how many hours each seat's time is up."""
    return [s.flag and (s.flag - clock.time()) / HOUR for s in (await sitting.table.match(sitting.id)).seats]


@pytest.mark.parametrize(
    ("written", "hours"),
    [
        ("fast", (24, 4, 72)),
        ("standard", (72, 12, 120)),
        ("slow", (240, 36, 240)),
        ("48", (48, 48, 48)),
        ("72+12/120", (72, 12, 120)),
        ("72 + 12", (72, 12, 72)),
        ("1+0/720", (1, 0, 720)),
    ],
)
def test_a_clock_is_read_in_hours(written: str, hours: tuple[int, int, int]) -> None:
    bank, increment, cap = (hour * HOUR for hour in hours)
    assert read(written) == Clock(bank, increment, cap)


def test_a_friendly_match_has_none() -> None:
    assert read("friendly") is None
    assert CLOCKS["standard"] == STANDARD


@pytest.mark.parametrize("written", ["", "0", "soon", "24+99/72", "24+4/12", "721", "-3", "1.5"])
def test_what_is_no_clock_is_refused(written: str) -> None:
    with pytest.raises(Refusal, match="clock-unknown"):
        read(written)


@given(
    bank=st.integers(1, 720),
    increment=st.integers(0, 720),
    more=st.integers(0, 720),
    turns=st.lists(st.tuples(st.floats(0, 1e7), st.booleans())),
)
def test_nobody_has_less_than_nothing_or_more_than_the_cap(
    bank: int, increment: int, more: int, turns: list[tuple[float, bool]]
) -> None:
    clock = Clock(float(bank), float(min(increment, bank + more)), float(bank + more))
    has, now = clock.bank, 0.0
    for seconds, taken_back in turns:
        flag, now = now + has, now + seconds
        kept = clocks.left(flag, now)
        has = clocks.completed(clock, kept)
        assert kept <= has <= clock.cap
        assert has - kept <= clock.increment + 1e-6
        if taken_back:
            has = clocks.taken_back(has, has - kept)
            assert has == pytest.approx(kept)
        assert 0 <= has <= clock.cap


async def test_a_turn_that_is_completed_adds_its_increment_and_then_the_clock_stands_still(
    timed: Sitting, clock: ManualClock
) -> None:
    assert await flags(timed, clock) == [24, 24]
    clock.advance(10 * HOUR)
    await timed.pick(ANA, "number", ("number", 2))
    clock.advance(5 * HOUR)

    assert (await banks(timed))[0] == 18
    assert await flags(timed, clock) == [None, 9]


@pytest.fixture
def phases(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phase that the tiny game says it is in: the last of these."""
    told = ["1"]
    monkeypatch.setattr(TinyGame, "phase", lambda *_: told[-1])
    return told


async def test_a_phase_adds_its_increment_once(timed: Sitting, clock: ManualClock, phases: list[str]) -> None:
    await timed.reveal()
    assert await banks(timed) == [28, 28]
    clock.advance(3 * HOUR)
    await timed.pick(ANA, "token", ("token", "red"))
    assert await flags(timed, clock) == [25, None]
    phases.append("2")
    await timed.pick(ANA, "token", ("token", "red"))

    assert await flags(timed, clock) == [29, 28]


async def test_what_is_taken_back_is_earned_again_in_the_same_phase_and_no_more(
    timed: Sitting, clock: ManualClock, phases: list[str]
) -> None:
    for _ in range(3):
        await timed.pick(ANA, "number", ("number", 2))
        await timed.table.take_back(timed.id, ANA.id, press())
    assert await flags(timed, clock) == [24, 24]
    await timed.reveal()
    for _ in range(3):
        await timed.pick(ANA, "token", ("token", "red"))
        await timed.table.take_back(timed.id, ANA.id, press())

    assert phases == ["1"]
    assert await flags(timed, clock) == [28, None]


async def test_who_answers_late_is_not_out_of_time_at_once_again(
    timed: Sitting, clock: ManualClock, phases: list[str]
) -> None:
    await timed.reveal()
    clock.advance(28 * HOUR)
    told = await out_of_time(timed.table, await timed.table.match(timed.id), 0)
    await timed.pick(ANA, "token", ("token", "red"))

    assert (told, phases) == (int(clock.time()), ["1"])
    assert await flags(timed, clock) == [4, None]


async def test_the_last_to_answer_has_earned_as_much_as_the_others(timed: Sitting, clock: ManualClock) -> None:
    await timed.pick(BEN, "number", ("number", 3))
    clock.advance(HOUR)
    await timed.pick(ANA, "number", ("number", 2))

    assert await flags(timed, clock) == [27, None]
    assert (await banks(timed))[1] == 28


async def test_nobody_has_more_than_the_cap(table: Table, clock: ManualClock) -> None:
    sitting = await Sitting.begin(table, clock=Clock(10 * HOUR, 8 * HOUR, 12 * HOUR), target=30)
    clock.advance(HOUR)
    await sitting.pick(ANA, "number", ("number", 2))

    assert (await banks(sitting))[0] == 12


async def test_what_is_taken_back_has_earned_nothing(timed: Sitting, clock: ManualClock) -> None:
    for _ in range(3):
        await timed.pick(ANA, "number", ("number", 2))
        await timed.table.take_back(timed.id, ANA.id, press())
    assert await flags(timed, clock) == [24, 24]
    clock.advance(HOUR)
    await timed.pick(ANA, "number", ("number", 2))

    assert (await banks(timed))[0] == 27


async def test_an_answer_that_is_changed_earns_once(timed: Sitting) -> None:
    for number in (1, 2, 3):
        await timed.pick(ANA, "number", ("number", number))

    assert (await banks(timed))[0] == 28


async def test_what_was_left_in_a_pause_is_left_after_it(timed: Sitting, clock: ManualClock) -> None:
    consent = timed.table.consent
    clock.advance(4 * HOUR)
    asked = await consent.propose(timed.id, ANA.id, "pause", press())
    assert asked.proposal is not None
    paused = await consent.agree(timed.id, BEN.id, asked.proposal.at, press())
    assert paused.paused is not None
    clock.advance(200 * HOUR)
    await consent.go_on(timed.id, BEN.id, paused.paused, press())

    assert await flags(timed, clock) == [20, 20]


async def test_whoever_takes_a_seat_over_begins_as_everybody_did(timed: Sitting, clock: ManualClock) -> None:
    clock.advance(20 * HOUR)
    await timed.table.offer_seat(timed.id, ANA.id, CLARA.id)
    await timed.table.take_over(timed.id, CLARA, 0, press())

    assert await flags(timed, clock) == [24, 4]


async def test_where_one_person_is_left_and_after_the_end_nothing_runs(
    table: Table, timed: Sitting, clock: ManualClock
) -> None:
    alone = await table.begin_with_computer((await invite(table, guest=None, clock=FAST)).id, ANA.id)
    assert [one.flag for one in alone.seats] == [None, None]
    await table.resign(timed.id, ANA.id, press())

    assert await flags(timed, clock) == [None, None]
