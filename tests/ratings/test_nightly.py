"""Results are noted once, and all ratings reckoned once a night, whatever is cut off or set."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.match import Table
from bot.ratings import model, nightly
from bot.ratings.counted import counted
from bot.ratings.nightly import DAY, NightlyRatings
from bot.store import Store
from bot.store.records.results import Rating
from bot.workers.worker import Worker
from tests.people import ManualClock
from tests.ratings.conftest import begun, resigned
from tests.ratings.simulated import result
from tests.table.people import ANA, BEN, CLARA


async def points(store: Store) -> dict[int, int]:
    _, found = await store.all_ratings()
    return {one.person: one.points for one in found}


@pytest.fixture
def ratings(store: Store) -> NightlyRatings:
    return NightlyRatings(store)


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many results were rated, slice by slice; here, without another process."""
    found: list[int] = []

    def do(_: object, work: Callable[..., Any], book: model.Book, some: list[Any]) -> Any:
        found.append(len(some))
        return work(book, some)

    monkeypatch.setattr(Worker, "do", do)
    return found


async def test_what_ended_by_day_counts_from_the_next_night_on(
    table: Table, store: Store, ratings: NightlyRatings, clock: ManualClock, rounds: list[int]
) -> None:
    await ratings.tick()
    await resigned(table, await begun(table, ANA, BEN), BEN)
    await ratings.tick()
    assert await points(store) == {}
    clock.advance(DAY)
    await ratings.tick()

    found = await points(store)
    assert found[ANA.id] > 1500 > found[BEN.id]
    assert (await store.ratings([ANA.id], "turns"))[0].provisional
    assert await store.ratings([CLARA.id], "turns") == []


async def test_another_process_reckons_them_as_the_model_does(
    table: Table, store: Store, ratings: NightlyRatings
) -> None:
    for score in (1.0, 0.0, 0.5):
        match = await resigned(table, await begun(table, ANA, BEN), BEN)
        await store.note_result(match.id, float(match.id), result(match.id, ANA.id, BEN.id, score))
    await ratings.tick()

    results = await store.rated(99, (0.0, 0), 99)
    assert [one.match for one in results] == [1, 2, 3]
    assert (await store.all_ratings())[1] == model.reckon(results).ratings()


async def test_many_results_are_rated_slice_by_slice(
    table: Table, store: Store, ratings: NightlyRatings, rounds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nightly, "SLICE", 2)
    for loser in (ANA, BEN, BEN):
        await resigned(table, await begun(table, ANA, BEN), loser)
    await ratings.tick()

    assert rounds == [2, 1, 2, 1]
    assert (await store.all_ratings())[1] == model.reckon(await store.rated(99, (0.0, 0), 99)).ratings()


@pytest.mark.parametrize("days", [-3, -1, 1, 30])
async def test_a_clock_that_is_set_leaves_no_night_out_and_reckons_none_twice(
    table: Table, store: Store, ratings: NightlyRatings, clock: ManualClock, rounds: list[int], days: int
) -> None:
    await ratings.tick()
    await resigned(table, await begun(table, ANA, BEN), BEN)
    clock.advance(days * DAY)
    await ratings.tick()
    assert (await points(store)).keys() == {ANA.id, BEN.id}
    before = len(rounds)
    for _ in range(3):
        clock.advance(60)
        await ratings.tick()

    assert len(rounds) == before


async def test_a_result_that_cannot_be_rated_stops_nothing(
    table: Table, store: Store, ratings: NightlyRatings, rounds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for loser in (ANA, BEN):
        await resigned(table, await begun(table, ANA, BEN), loser)
    broken = iter([KeyError("a bug"), None])

    def breaking(*args: Any) -> Any:
        if error := next(broken):
            raise error
        return counted(*args)

    monkeypatch.setattr(nightly, "counted", breaking)
    await ratings.tick()

    assert [one.match for one in await store.rated(99, (0.0, 0), 99)] == [2]
    assert await store.to_note(9) == []


class Killed(BaseException):
    """The process is gone."""


@pytest.mark.parametrize("call", ["note_result", "rated", "keep_ratings"])
@pytest.mark.parametrize("after", [False, True])
async def test_killed_at_any_step_a_night_is_reckoned_once(
    file: Path, clock: ManualClock, rounds: list[int], monkeypatch: pytest.MonkeyPatch, call: str, *, after: bool
) -> None:
    store = await Store.open(file, clock.time)
    await resigned(table := Table(store), await begun(table, ANA, BEN), BEN)
    real = getattr(Store, call)

    async def dying(*args: Any) -> None:
        if after:
            await real(*args)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Store, call, dying)
        with pytest.raises(Killed):
            await NightlyRatings(store).tick()
    await store.close()
    store = await Store.open(file, clock.time)
    for _ in range(2):
        await NightlyRatings(store).tick()

    assert [one.match for one in await store.rated(99, (0.0, 0), 99)] == [1]
    _, found = await store.all_ratings()
    assert [(one.person, one.matches) for one in found] == [(ANA.id, 1), (BEN.id, 1)]
    assert all(isinstance(one, Rating) for one in found)
    await store.close()
