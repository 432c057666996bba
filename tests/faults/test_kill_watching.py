"""The bot is killed between any two steps of a turn that somebody watches, and he is told each thing once.

How the power is cut says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.sqlite import watchers
from tests.faults.conftest import NOW, Evening
from tests.faults.test_kill import LONG_PAUSE, TOO_MANY, cut_off, overtake, started
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
    for at in range(1, TOO_MANY):
        folder = tmp_path / str(at)
        folder.mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            async with started(sandbox, folder, clock) as evening:
                await evening.begin("buttons")
                await evening.bot.services.table.spectators.begin(evening.id, int(evening.sam.id), 4711)
                await evening.ana.press("pick red", in_=evening.ana.dm)
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
            assert sandbox.violations == []
        if not fell:
            assert at > 8
            return
    pytest.fail("the turn never came to an end")
