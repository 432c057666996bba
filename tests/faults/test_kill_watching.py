"""The bot is killed between any two steps of a turn that somebody watches, and he is told each thing once.

How the power is cut says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.sql import watchers
from tests.faults.conftest import Evening
from tests.faults.test_kill import LONG_PAUSE, at_every_step, cut_off, overtake, started
from tests.people import ManualClock, Sandbox
from tests.people.reading import read


@pytest.fixture(autouse=True)
def _turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a turn of shapes begin where what was sealed is shown."""
    monkeypatch.setattr(watchers, "TURN", "shown")


async def ends_the_turn(evening: Evening) -> None:
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.settled()


@pytest.mark.parametrize(("pause", "moves"), [(0.0, 0), (LONG_PAUSE, 0), (0.0, 2), (LONG_PAUSE, 2)])
async def test_killed_between_any_two_steps(tmp_path: Path, pause: float, moves: int) -> None:
    """``moves`` are made, to the end of the match, before the bot is there again and sends anything."""

    async def fall(sandbox: Sandbox, folder: Path, clock: ManualClock, at: int) -> bool:
        async with started(sandbox, folder, clock) as evening:
            await evening.begin("buttons")
            await evening.bot.services.table.spectators.begin(evening.id, int(evening.sam.id), 4711)
            await evening.ana.press("pick red", in_=evening.ana.dm)
            await evening.ben.sees("pick red", in_=evening.ben.dm)
            await evening.settled()
            fell = await cut_off(evening, ends_the_turn(evening), at)
        clock.advance(pause)
        for _ in range(moves):
            await overtake(folder / "fieldpost.sqlite3", clock, evening)
        async with started(sandbox, folder, clock, evening.id) as again:
            await again.settled()
            await again.plays_on()
            await again.settled()
            told = "\n".join(read(message) for message in again.sam.messages(again.sam.dm))
        assert [told.count(words) for words in ("Shown: ", "Drew unit", "wins match 1")] == [1, 2, 1]
        return fell

    await at_every_step(tmp_path, fall, most_spared=8)
