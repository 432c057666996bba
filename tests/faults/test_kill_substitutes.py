"""The bot is killed between any two steps while somebody gone is replaced, or his match abandoned; all comes once.

How the power is cut says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.match import Match
from bot.match.absences import DAYS
from bot.match.audit import replay
from bot.match.clocks import HOUR, STANDARD
from tests.faults.conftest import NOW, Evening
from tests.faults.test_kill import TOO_MANY, cut_off, started
from tests.people import ManualClock, Sandbox

SEEK, COMPUTER = "Find a substitute", "Let the computer play"


async def late(evening: Evening, clock: ManualClock) -> None:
    """Begin a match in which Ben has answered, and Ana's time is up."""
    evening.id = (await evening.match("buttons", clock=STANDARD)).id
    await evening.settled()
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.settled()
    clock.advance(STANDARD.bank)
    for one in await evening.bot.services.store.late(2 * STANDARD.bank):
        await evening.bot.services.table.time_out(one)
    await evening.settled()


async def sought(evening: Evening) -> None:
    if (await evening.now()).seats[0].sought is None:
        await evening.ben.press(SEEK, in_=evening.thread)
    await evening.settled()


async def taken(evening: Evening) -> None:
    if (await evening.now()).seats[0].user_id != int(evening.sam.id):
        await evening.sam.press("Join")
    await evening.settled()


async def left_to_computer(evening: Evening) -> None:
    if not (await evening.now()).seats[0].computer:
        await evening.ben.press(COMPUTER, in_=evening.thread)
    await evening.settled()


async def abandoned(evening: Evening) -> None:
    await evening.bot.services.table.absences.tick()
    await evening.settled()


def substituted(match: Match) -> bool:
    return match.seats[0].name.casefold() == "sam"


DEEDS: dict[str, tuple[Callable[[Evening], Coroutine[Any, Any, None]], Callable[[Match], bool], str, str]] = {
    "taken": (taken, substituted, "takes over from", "handover"),
    "computer": (left_to_computer, lambda match: match.seats[0].computer, "the computer plays for", "handover"),
    "abandoned": (abandoned, lambda match: match.broken_off, "The match ends with no result", "abandon"),
}


@pytest.mark.parametrize("deed", DEEDS)
async def test_killed_between_any_two_steps(tmp_path: Path, deed: str) -> None:
    do, done, words, kind = DEEDS[deed]
    for at in range(1, TOO_MANY):
        folder = tmp_path / str(at)
        folder.mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            async with started(sandbox, folder, clock) as evening:
                await late(evening, clock)
                if deed == "taken":
                    await sought(evening)
                if deed == "abandoned":
                    clock.advance(DAYS * 24 * HOUR)
                    await evening.bot.services.store.late(2 * DAYS * 24 * HOUR)
                fell = await cut_off(evening, do(evening), at)
            async with started(sandbox, folder, clock, evening.id) as again:
                await again.settled()
                await do(again)
                match = await again.now()
                assert done(match)
                kinds = [str(entry.kind) for entry in await again.bot.services.table.log(match.id)]
                assert kinds.count(kind) == 1
                record = await again.bot.services.store.record(match.id)
                assert record is not None
                assert replay(record) is None
                told = "\n".join(str(message.components) for message in again.sam.messages(again.thread))
                assert told.count(words) == 1
                assert told.count("is out of time. Wait") == 0
                open_ = "\n".join(str(message.components) for message in again.sam.messages("general"))
                assert open_.count("A substitute is sought") == 0
                await again.board_is_fresh()
            assert sandbox.violations == []
        if not fell:
            assert at > 3
            return
    pytest.fail("it never came to an end")
