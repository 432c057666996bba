"""A store with a clock of its own, and matches of a game of turns."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.match import Match, Table
from bot.match.clocks import STANDARD
from bot.store import Store
from bot.store.records import Clock, Person
from engine.core import registry
from engine.core.flow import Flow
from tests.opening import opening, press
from tests.people import ManualClock
from tests.table.tiny_game import TinyGame, TinyState


class InTurns(TinyGame):
    """The tiny game, whose rounds are turns."""

    id = "turns"

    def _round(self, flow: Flow[TinyState]) -> None:
        flow.emit("turn")
        super()._round(flow)


@pytest.fixture(autouse=True)
def _in_turns() -> Iterator[None]:
    """Put the game into the registry."""
    module = ModuleType("engine.turns.rules")
    module.GAME = InTurns()  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "engine.turns.rules", module)
        patch.setattr(registry, "GAMES", (*registry.GAMES, "turns"))
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
    return Table(store)


async def begun(
    table: Table, *people: Person, rounds: int = 4, clock: Clock | None = STANDARD, **otherwise: Any
) -> Match:
    """Begin a match, and play until a round is begun."""
    about: dict[str, Any] = {
        "game": "turns",
        "scenario": "short",
        "options": {"target": 1_000_000},
        "clock": clock,
        **otherwise,
    }
    match = await table.open(**opening(*people, **about))
    for guest in people[1:]:
        match = await table.join(match.id, guest, press())
    for _ in range(rounds - 1):
        for seat, kind in ((0, "number"), (1, "number"), (0, "token"), (0, "token")):
            view = (await table.look(match.id, people[seat].id)).view
            assert view is not None
            decision = next(one for one in view.decisions if one.kind == kind)
            await table.act(match.id, people[seat].id, [(decision.id, [decision.options[0]])], press())
    return match


async def resigned(table: Table, match: Match, person: Person) -> Match:
    """Let somebody give a match up."""
    await table.resign(match.id, person.id, press())
    return await table.match(match.id)
