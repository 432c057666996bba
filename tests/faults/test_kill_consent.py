"""The bot is killed between any two steps of a request or of the answer to it, and all is as agreed after it.

How the power is cut says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.audit import replay
from tests.bot.conftest import shown
from tests.faults.conftest import Evening
from tests.faults.test_kill import at_every_step, cut_off, started
from tests.people import ManualClock, Sandbox


async def requested(evening: Evening) -> None:
    """Let Ana ask to take back what she answered before Ben, unless she has asked already."""
    if (await evening.now()).proposal is None:
        refused = shown(await evening.ana.command("/deshacer", channel=evening.thread))
        await evening.ana.press("Pedirlo", in_=refused)
        await evening.settled()


async def agreed(evening: Evening) -> None:
    await evening.ben.press("Agree", in_=evening.thread)
    await evening.settled()


@pytest.mark.parametrize("agreeing", [False, True])
async def test_killed_between_any_two_steps(tmp_path: Path, agreeing: bool) -> None:
    async def fall(sandbox: Sandbox, folder: Path, clock: ManualClock, at: int) -> bool:
        async with started(sandbox, folder, clock) as evening:
            await evening.begin("buttons")
            await evening.answer_both()
            await evening.settled()
            if agreeing:
                await requested(evening)
            doing = agreed(evening) if agreeing else requested(evening)
            fell = await cut_off(evening, doing, at)
        async with started(sandbox, folder, clock, evening.id) as again:
            await again.settled()
            await as_agreed(again)
        return fell

    await at_every_step(tmp_path, fall, most_spared=3)


async def as_agreed(evening: Evening) -> None:
    """Go on where the power was cut, and see that all was asked, told and done once."""
    entries = await evening.bot.services.table.log(evening.id)
    if not any(entry.kind == "undo" for entry in entries):
        await requested(evening)
        await agreed(evening)
    match = await evening.now()
    entries = await evening.bot.services.table.log(evening.id)
    assert [(entry.kind, entry.undone) for entry in entries[1:]] == [("answer", 4), ("answer", 4), ("undo", None)]
    assert (match.awaited, match.proposal) == ([0, 1], None)
    record = await evening.bot.services.store.record(match.id)
    assert record is not None
    assert replay(record) is None
    told = "\n".join(str(message.components) for message in evening.sam.messages(evening.thread))
    assert told.count("Everybody agreed: **Ana** takes back an answer.") == 1
    assert told.count("took back an answer with everybody’s consent") == 1
    assert "asks to take back" not in told
    await evening.board_is_fresh()
    await evening.answer_both("blue")
    await evening.settled()
    assert not set((await evening.now()).awaited) - {0, 1}
