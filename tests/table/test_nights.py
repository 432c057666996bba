"""Nobody's time is up while he sleeps, by the clocks of where he lives; nobody gains time by that either."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.match import Table
from bot.match.timekeeper import EVERY, Timekeeper
from bot.store import Store
from bot.store.records import Clock, Habits, Quiet
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, CLARA, Sitting

HOUR = 3600.0
MADRID, NEW_YORK = ZoneInfo("Europe/Madrid"), ZoneInfo("America/New_York")
STEP = 2 * EVERY
"""Seconds between two ticks, of which all count."""


def madrid(month: int, day: int, hour: int) -> datetime:
    return datetime(2026, month, day, hour, tzinfo=MADRID)


WINTER = madrid(1, 12, 12)
SPRING, AUTUMN = madrid(3, 28, 12), madrid(10, 24, 12)
"""The days before the nights in which clocks are set."""


class Nights:
    """A match of Ana, who lives in Madrid, and Ben, of whom nothing is known; a tick every other minute."""

    def __init__(self, store: Store, table: Table, clock: ManualClock) -> None:
        self.store, self.table, self.clock = store, table, clock
        self.timekeeper = Timekeeper(store, table, lambda: None)

    async def begin(self, at: datetime, hours: float) -> None:
        """Begin at a time; everybody has so many hours."""
        self.clock.advance(at.timestamp() - self.clock.time())
        self.sitting = await Sitting.begin(
            self.table, clock=Clock(hours * HOUR, hours * HOUR, 72 * HOUR), target=30
        )
        await self.timekeeper.tick()

    async def out(self, seat: int) -> int | None:
        return (await self.table.match(self.sitting.id)).seats[seat].told_out

    async def until_out(self, seat: int = 0, zone: ZoneInfo = MADRID) -> datetime:
        """Let time pass until somebody's is up; tell when that was shown to be."""
        for _ in range(3000):
            seating = (await self.table.match(self.sitting.id)).seats[seat]
            if seating.told_out is not None:
                assert seating.falls is not None
                assert 0 <= seating.told_out - seating.falls <= STEP
                return datetime.fromtimestamp(seating.falls, zone)
            self.clock.advance(STEP)
            await self.timekeeper.tick()
        raise AssertionError("his time is never up")


@pytest.fixture
async def nights(store: Store, table: Table, clock: ManualClock) -> Nights:
    await store.set_habits(ANA, Habits("Europe/Madrid"))
    return Nights(store, table, clock)


@pytest.mark.parametrize(
    ("begun", "hours", "up"),
    [
        (WINTER, 9, madrid(1, 12, 21)),
        (WINTER, 10, madrid(1, 13, 8)),
        (WINTER, 12, madrid(1, 13, 8)),
        (WINTER, 20, madrid(1, 13, 8)),
        (WINTER, 21, madrid(1, 13, 9)),
        (SPRING, 10, madrid(3, 29, 8)),
        (SPRING, 20, madrid(3, 29, 9)),
        (AUTUMN, 10, madrid(10, 25, 8)),
        (AUTUMN, 20, madrid(10, 25, 8)),
    ],
)
async def test_time_that_is_up_at_night_is_up_in_the_morning(
    nights: Nights, begun: datetime, hours: int, up: datetime
) -> None:
    await nights.begin(begun, hours)

    assert await nights.until_out() == up


async def test_where_nobody_knows_when_somebody_sleeps_his_time_is_up_when_it_is(nights: Nights) -> None:
    await nights.begin(WINTER, 12)

    assert await nights.until_out(1) == madrid(1, 13, 0)
    assert await nights.out(0) is None


async def test_quiet_hours_of_ones_own_count_and_having_none_does(nights: Nights) -> None:
    await nights.store.set_habits(ANA, Habits("America/New_York", Quiet(1, 6)))
    await nights.store.set_habits(BEN, Habits("America/New_York", None))
    await nights.begin(datetime(2026, 1, 12, 20, tzinfo=NEW_YORK), 6)

    assert await nights.until_out(1, NEW_YORK) == datetime(2026, 1, 13, 2, tzinfo=NEW_YORK)
    assert await nights.until_out(0, NEW_YORK) == datetime(2026, 1, 13, 6, tzinfo=NEW_YORK)


async def test_a_night_gives_no_time_for_the_next_turn(nights: Nights) -> None:
    await nights.begin(WINTER, 10)
    nights.clock.advance(19.5 * HOUR)
    await nights.sitting.pick(ANA, "number", ("number", 2))

    assert (await nights.table.match(nights.sitting.id)).seats[0].bank == 10 * HOUR


async def test_who_says_where_he_lives_has_his_night_at_once_in_matches_that_run(nights: Nights) -> None:
    await nights.begin(WINTER, 12)
    before = (await nights.table.match(nights.sitting.id)).seats[1]
    await nights.store.set_habits(BEN, Habits("Europe/Madrid"))

    after = (await nights.table.match(nights.sitting.id)).seats[1]
    assert after.flag == before.flag == before.falls
    assert after.falls == madrid(1, 13, 8).timestamp()
    rows = [(row.kind, row.payload) for row in await nights.store.open_promises()]
    assert ("inbox", {"person": BEN.id}) in rows
    result = await nights.sitting.pick(ANA, "number", ("number", 2))
    assert result.sight.match.seats[1].night == Habits("Europe/Madrid").night


async def test_who_moves_again_and_again_gains_one_night_at_most(nights: Nights) -> None:
    await nights.begin(WINTER, 12)
    zones = ("Europe/Madrid", "America/New_York", "Asia/Tokyo")
    while await nights.out(0) is None:
        now = nights.clock.time()
        asleep = [zone for zone in zones if (night := Habits(zone).night) is not None and night.covers(now)]
        await nights.store.set_habits(ANA, Habits(asleep[0] if asleep else "Asia/Tokyo"))
        nights.clock.advance(STEP)
        await nights.timekeeper.tick()

    assert nights.clock.time() <= WINTER.timestamp() + (12 + 11) * HOUR + STEP


async def test_who_takes_a_seat_over_sleeps_at_his_own_hours(nights: Nights) -> None:
    await nights.store.set_habits(CLARA, Habits("Asia/Tokyo"))
    await nights.begin(WINTER, 12)
    await nights.table.offer_seat(nights.sitting.id, ANA.id, CLARA.id)
    taken = await nights.table.take_over(nights.sitting.id, CLARA, 0, press())

    assert taken.seats[0].night == Habits("Asia/Tokyo").night
    assert taken == await nights.table.match(nights.sitting.id)


@pytest.mark.parametrize("hours", [-24, 5, 24])
async def test_a_clock_that_is_set_wakes_nobody(nights: Nights, hours: int) -> None:
    await nights.begin(WINTER, 12)
    nights.clock.advance(hours * HOUR)
    await nights.timekeeper.tick()

    up = await nights.until_out()

    assert 8 <= up.hour < 22
