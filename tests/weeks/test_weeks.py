"""Short lives of a server; ``make weeks`` lives through long ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import reminders
from bot.store.sql import clocks
from tests.table import tiny_game
from tests.weeks.simulation import Simulation


async def lived(file: Path, **otherwise: float) -> Simulation:
    asked = {"weeks": 2, "matches": 20, "seed": 5} | otherwise
    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        simulation = Simulation(file, weeks=asked["weeks"], matches=int(asked["matches"]), seed=int(asked["seed"]))
        await simulation.run()
    return simulation


async def test_weeks_with_kills_and_clocks_that_are_set_break_no_limit(file: Path) -> None:
    simulation = await lived(file)

    assert simulation.limits.breaches == []
    for what in ("answers", "kills", "settings of the clock", "times that were up", "reminders heard"):
        assert simulation.counted[what] > 0, what


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (lambda m: m.setattr(reminders, "CALLS_APART", 3600.0), "again after"),
        (lambda m: m.setattr(reminders, "may_remind", lambda inbox, _now: inbox.unheard < 5), "woken up"),
        (lambda m: m.setattr(clocks, "late", lambda *_: []), "nobody was told that the time"),
    ],
)
async def test_a_limit_that_is_broken_is_noticed(
    file: Path, monkeypatch: pytest.MonkeyPatch, broken: object, told: str
) -> None:
    assert callable(broken)
    broken(monkeypatch)
    simulation = await lived(file)

    assert any(told in breach for breach in simulation.limits.breaches)
