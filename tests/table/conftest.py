"""A table on the store, and the tiny game in the registry."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.match import Table
from bot.store import Store
from engine.ai.choose import think
from tests.people import ManualClock
from tests.table import tiny_game
from tests.table.people import Sitting


@pytest.fixture(autouse=True)
def _tiny() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        yield


@pytest.fixture
def clock() -> ManualClock:
    """The time by which the store goes."""
    return ManualClock(1_900_000_000.0)


@pytest.fixture
async def store(file: Path, clock: ManualClock) -> AsyncIterator[Store]:
    opened = await Store.open(file, clock.time)
    yield opened
    await opened.close()


@pytest.fixture
def table(store: Store) -> Table:
    return Table(store, think=think)


@pytest.fixture
async def sitting(table: Table) -> Sitting:
    """A match that has just begun: Ana has seat 0, Ben seat 1."""
    return await Sitting.begin(table, target=30)
