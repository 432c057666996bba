"""Somebody is on vacation: no time runs for him, until he answers something or his days are over."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from bot.match import Match, Table
from bot.match.clocks import HOUR, STANDARD
from bot.match.timekeeper import Timekeeper
from bot.store import Store
from bot.store.records import Clock, Habits
from bot.store.records.vacations import DAY, USUAL
from tests.opening import press
from tests.people import ManualClock
from tests.table.people import ANA, BEN, Sitting, promised


@pytest.fixture(autouse=True)
def _seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the clocks every five minutes."""
    monkeypatch.setattr("bot.match.timekeeper.LONGEST", 600.0)


class Away:
    """Matches of Ana and Ben, in which Ben has answered, and the loop that looks at the clocks."""

    def __init__(self, store: Store, table: Table, clock: ManualClock, sittings: list[Sitting]) -> None:
        self.store, self.table, self.clock, self.sittings = store, table, clock, sittings
        self.timekeeper = Timekeeper(store, table, lambda: None)

    @classmethod
    async def begin(cls, store: Store, table: Table, clock: ManualClock, matches: int = 1) -> Away:
        sittings = [await Sitting.begin(table, clock=STANDARD, target=30) for _ in range(matches)]
        for sitting in sittings:
            await sitting.pick(BEN, "number", ("number", 2))
        return cls(store, table, clock, sittings)

    async def pass_(self, seconds: float, every: float = 300.0) -> Match:
        for _ in range(round(seconds / every)):
            self.clock.advance(every)
            await self.timekeeper.tick()
        return await self.now()

    async def now(self) -> Match:
        return await self.table.match(self.sittings[0].id)

    async def kinds(self, sitting: int = 0) -> list[str]:
        log = await self.table.log(self.sittings[sitting].id)
        return [event.kind for entry in log for event in entry.events]


@pytest.fixture
async def away(store: Store, table: Table, clock: ManualClock) -> Away:
    return await Away.begin(store, table, clock)


async def test_it_begins_by_itself_an_hour_before_the_flag_would_fall_and_is_told(away: Away, file: Path) -> None:
    await away.pass_(STANDARD.bank - 1.1 * HOUR)
    assert (await away.store.vacation(ANA.id)).until is None
    match = await away.pass_(0.2 * HOUR)

    seat = match.seats[0]
    assert seat.away == int((await away.store.vacation(ANA.id)).until or 0)
    assert (await away.kinds())[-1] == "vacation"
    assert {"board", "digest"} <= {kind for kind, _ in promised(file)}
    later = await away.pass_(2 * DAY)
    assert later.seats[0].flag is not None
    assert later.seats[0].flag > away.clock.time()
    assert (await away.kinds()).count("vacation") == 1


async def test_when_its_days_are_over_time_runs_on_from_where_it_stood(away: Away) -> None:
    match = await away.pass_(STANDARD.bank - HOUR + USUAL * DAY)
    assert match.seats[0].told_out is None
    match = await away.pass_(1.2 * HOUR)

    assert (await away.kinds()).count("vacation_over") == 1
    assert match.seats[0].away is None
    assert match.seats[0].told_out is not None
    assert (await away.store.vacation(ANA.id)).left < HOUR


async def test_it_ends_as_soon_as_he_answers_anything_and_all_threads_are_told(
    store: Store, table: Table, clock: ManualClock
) -> None:
    away = await Away.begin(store, table, clock, 2)
    await store.begin_vacation(ANA.id, 5 * DAY)
    await away.pass_(DAY)
    left = [(await table.match(one.id)).seats[0].flag for one in away.sittings]
    await away.sittings[0].pick(ANA, "number", ("number", 1))
    assert (await store.vacation(ANA.id)).until is None
    await away.pass_(600)

    assert [(await away.kinds(one))[-1] for one in (0, 1)] == ["vacation_over"] * 2
    assert (await table.match(away.sittings[1].id)).seats[0].flag == left[1]
    assert (await store.vacation(ANA.id)).left == pytest.approx((USUAL - 1) * DAY, abs=1)


async def test_a_quiet_order_ends_nothing_as_nobody_shall_notice_it(away: Away) -> None:
    await away.store.begin_vacation(ANA.id, 5 * DAY)
    await away.pass_(600)
    before = await away.kinds()
    await away.sittings[0].pick(ANA, "orders", ("hurry",))
    await away.pass_(600)

    assert (await away.store.vacation(ANA.id)).until is not None
    assert await away.kinds() == before


async def test_nobody_has_more_than_his_days_a_year(away: Away) -> None:
    found = await away.store.begin_vacation(ANA.id, 30 * DAY)
    assert found.until == away.clock.time() + USUAL * DAY
    assert found.left == 0
    await away.pass_(8 * DAY)
    again = await away.store.begin_vacation(ANA.id, DAY)
    assert (again.until, again.left) == (None, 0)
    away.clock.advance(366 * DAY)

    assert (await away.store.vacation(ANA.id)).left == USUAL * DAY


@pytest.mark.parametrize(("played", "days"), [(9, 7), (10, 8), (300, 21)])
async def test_matches_played_give_more_of_it(away: Away, file: Path, played: int, days: int) -> None:
    await away.table.resign(away.sittings[0].id, BEN.id, press())
    with closing(sqlite3.connect(file)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
        own = ", ".join(one for one in columns if one not in ("id", "interaction", "rematch_of"))
        for number in range(100, 99 + played):
            db.execute(
                f"INSERT INTO matches (id, interaction, {own}) SELECT ?1, ?1, {own} FROM matches WHERE id = 1",
                (number,),
            )
            db.execute(
                "INSERT INTO seats (match, seat, user_id, name, entropy) VALUES (?, 0, ?, '', '')",
                (number, ANA.id),
            )

    assert (await away.store.vacation(ANA.id)).left == days * DAY


async def test_short_matches_know_no_vacation(store: Store, table: Table, clock: ManualClock) -> None:
    sitting = await Sitting.begin(table, clock=Clock(2 * HOUR, HOUR, 2 * HOUR), target=30)
    await sitting.pick(BEN, "number", ("number", 2))
    away = Away(store, table, clock, [sitting])
    await away.pass_(2 * HOUR)

    assert (await away.now()).seats[0].told_out is not None
    assert (await store.vacation(ANA.id)).until is None


async def test_who_sleeps_goes_on_vacation_an_hour_before_his_night_is_over(away: Away) -> None:
    flag = (await away.now()).seats[0].flag
    assert flag is not None
    hour = int(flag % DAY // HOUR)
    quiet = Habits().quiet
    assert quiet is not None
    sleeping = structs.replace(quiet, begins=(hour - 1) % 24, ends=(hour + 5) % 24)
    await away.store.set_habits(ANA, Habits(zone="UTC", quiet=sleeping))
    await away.pass_(STANDARD.bank + 2 * HOUR)
    assert (await away.store.vacation(ANA.id)).until is None
    match = await away.pass_(4 * HOUR)

    assert match.seats[0].away is not None
    assert match.seats[0].told_out is None


@pytest.mark.parametrize("days", [30, -30])
async def test_a_clock_that_is_set_neither_ends_nor_lengthens_it(away: Away, days: int) -> None:
    await away.store.begin_vacation(ANA.id, 3 * DAY)
    await away.pass_(DAY)
    away.clock.advance(days * DAY)
    again = Away(away.store, Table(away.store), away.clock, away.sittings)
    await again.pass_(1.9 * DAY)
    assert (await again.store.vacation(ANA.id)).until is not None
    await again.pass_(0.2 * DAY)

    assert (await again.store.vacation(ANA.id)).until is None
    match = await again.now()
    assert match.seats[0].flag is not None
    assert match.seats[0].flag - again.clock.time() == pytest.approx(STANDARD.bank - 0.1 * DAY, abs=HOUR)


async def test_who_takes_the_seat_over_is_not_away(away: Away, table: Table) -> None:
    await away.store.begin_vacation(ANA.id, 3 * DAY)
    await away.pass_(600)
    await table.offer_seat(away.sittings[0].id, ANA.id)
    match = await table.take_over(away.sittings[0].id, structs.replace(ANA, id=99, name="Clara"), 0, press())
    assert match.seats[0].away is None
    await away.pass_(600)

    assert (await away.kinds())[-1] == "handed_over"


async def test_it_tells_no_more_than_that(away: Away) -> None:
    await away.store.begin_vacation(ANA.id, 3 * DAY)
    before = (await away.table.look(away.sittings[0].id, BEN.id)).view
    await away.pass_(600)

    assert (await away.table.look(away.sittings[0].id, BEN.id)).view == before
