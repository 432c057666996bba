"""A match to which nobody comes back is abandoned after 14 days: no result, and it counts for nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Table
from bot.match.absences import DAYS
from bot.match.clocks import HOUR
from bot.store import Store
from tests.opening import press
from tests.people import ManualClock
from tests.table.absence import Gone
from tests.table.people import ANA, BEN, promised

DAY = 24 * HOUR


@pytest.fixture
async def gone(store: Store, table: Table, clock: ManualClock) -> Gone:
    return await Gone.begin(store, table, clock)


async def test_after_14_days_it_ends_with_no_result_and_all_are_told(gone: Gone, file: Path) -> None:
    assert (await gone.pass_(DAYS * DAY - HOUR, HOUR)).status == "running"
    match = await gone.pass_(HOUR, HOUR)

    assert (match.status, match.broken_off) == ("cancelled", True)
    assert await gone.kinds() == ["start", "answer", "abandon"]
    assert {"invitation", "board", "digest", "out_of_time"} <= {kind for kind, _ in promised(file)}
    assert (await gone.tick()).status == "cancelled"
    assert await gone.kinds() == ["start", "answer", "abandon"]


async def test_it_counts_for_nobody(gone: Gone) -> None:
    await gone.pass_(DAYS * DAY, HOUR)

    for person in (ANA, BEN):
        played = await gone.store.played_by(person.id, None, None)
        assert (played.finished, played.running, played.broken_off) == ([], 0, 0)


@pytest.mark.parametrize("days", [20, -20])
async def test_a_clock_that_is_set_abandons_nothing_and_stops_nothing(gone: Gone, days: int) -> None:
    await gone.pass_(DAY, HOUR)
    gone.clock.advance(days * DAY)
    assert (await gone.tick()).status == "running"
    assert (await gone.pass_((DAYS - 1) * DAY - HOUR, HOUR)).status == "running"

    assert (await gone.pass_(2 * HOUR, HOUR)).status == "cancelled"


async def test_days_in_which_the_bot_was_down_do_not_count(gone: Gone) -> None:
    gone.clock.advance(30 * DAY)
    again = Gone(gone.store, Table(gone.store), gone.clock, gone.sitting)

    assert (await again.tick()).status == "running"


async def test_time_that_is_given_begins_anew(gone: Gone) -> None:
    await gone.pass_((DAYS - 1) * DAY, HOUR)
    await gone.table.claims.give_time(gone.id, BEN.id, 0, await gone.since(), press())

    assert (await gone.pass_(2 * DAY, HOUR)).status == "running"


async def test_nothing_is_abandoned_while_a_substitute_is_sought_or_during_a_pause(gone: Gone) -> None:
    await gone.pass_((DAYS - 1) * DAY, HOUR)
    await gone.seek()
    assert (await gone.pass_(2 * DAY, HOUR)).status == "running"

    assert (await gone.pass_(2 * DAY, HOUR)).status == "cancelled"
