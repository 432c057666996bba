"""A store in a file of its own, a table on it, two people and a match of the tiny game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.store import Store
from bot.table import Match, Person, Place, Table
from tests.table import tiny_game

ANA, BEN, CLARA = Person(11, "Ana"), Person(12, "Ben"), Person(13, "Clara")


@pytest.fixture(autouse=True)
def _tiny() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fieldpost.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(file)
    yield opened
    await opened.close()


@pytest.fixture
def table(store: Store) -> Table:
    return Table(store)


class Interactions:
    """Numbers that nobody used before."""

    def __init__(self) -> None:
        self._numbers = count(1000)

    def __call__(self) -> int:
        return next(self._numbers)


@pytest.fixture
def press() -> Interactions:
    return Interactions()


async def begin(table: Table, press: Interactions, **options: int) -> Match:
    """Open a match and let the guest join; Ana has seat 0, Ben seat 1."""
    opened = await table.open(
        game="tiny",
        scenario="short",
        options=options,
        host=ANA,
        seat=0,
        guest_id=BEN.id,
        place=Place(1, 2),
        language="en",
        interaction_id=press(),
    )
    return await table.join(opened.id, BEN, press())


@pytest.fixture
async def match(table: Table, press: Interactions) -> Match:
    return await begin(table, press)


async def decisions(table: Table, match_id: int, person: Person) -> dict[str, int]:
    """Find a person's open decisions by kind."""
    sight = await table.look(match_id, person.id)
    assert sight.view is not None
    return {d.kind: d.id for d in sight.view.decisions}


async def seal(table: Table, press: Interactions, match_id: int, person: Person, number: int) -> None:
    """Answer the sealed decision of the round."""
    decision = (await decisions(table, match_id, person))["number"]
    await table.act(match_id, person.id, [(decision, [("number", number)])], press())
