"""The bot is killed between any two steps of the end of a match that is announced, and it is announced once.

How the power is cut says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from tests.faults.conftest import Evening
from tests.faults.test_kill import LONG_PAUSE, at_every_step, cut_off, started
from tests.people import ManualClock, Sandbox
from tests.people.reading import read


async def announced_aside(evening: Evening) -> None:
    """Have the server told of results in its second channel."""
    _, aside = evening.sandbox.world.channels.values()
    await evening.bot.services.store.set_up(
        int(evening.sandbox.world.guild.id), lambda setup: structs.replace(setup, announcements=int(aside.id))
    )


async def resigns(evening: Evening) -> None:
    await evening.ben.press("Resign", in_=evening.thread)
    await evening.settled()


@pytest.mark.parametrize("pause", [0.0, LONG_PAUSE])
async def test_killed_between_any_two_steps(tmp_path: Path, pause: float) -> None:
    async def fall(sandbox: Sandbox, folder: Path, clock: ManualClock, at: int) -> bool:
        async with started(sandbox, folder, clock) as evening:
            await announced_aside(evening)
            await evening.begin("buttons")
            await evening.ben.command("/resign", channel=evening.thread)
            fell = await cut_off(evening, resigns(evening), at)
        clock.advance(pause)
        async with started(sandbox, folder, clock, evening.id) as again:
            await again.settled()
            if (await again.now()).status != "over":
                await again.bot.services.table.resign(again.id, int(again.ben.id), 4711)
                await again.settled()
            _, aside = sandbox.world.channels.values()
            told = [read(one) for one in again.sam.messages(aside)]
        assert len(told) == 1
        assert "Ana wins match 1" in told[0]
        return fell

    await at_every_step(tmp_path, fall)
