"""Killed while somebody is reminded, or puts that off: he has one true list, and is reminded once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.reminders import HOUR
from tests.faults.conftest import NOW, Evening, lists
from tests.faults.test_kill import LONG_PAUSE, TOO_MANY, cut_off, started
from tests.people import ManualClock, Sandbox

DAY = 24 * HOUR


async def is_reminded(evening: Evening) -> None:
    await evening.bot.reminders.tick()
    await evening.settled()


async def puts_off(evening: Evening) -> None:
    await evening.ben.press("Snooze 8 hours", in_=lists(evening.ben)[0])
    await evening.settled()


@pytest.mark.parametrize("pause", [0.0, LONG_PAUSE])
async def test_killed_between_any_two_steps_of_a_reminder(tmp_path: Path, pause: float) -> None:
    for at in range(1, TOO_MANY):
        (folder := tmp_path / str(at)).mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            async with started(sandbox, folder, clock) as evening:
                await evening.begin("buttons")
                [first] = lists(evening.ben)
                clock.advance(DAY)
                fell = await cut_off(evening, is_reminded(evening), at)
            clock.advance(pause)
            async with started(sandbox, folder, clock, evening.id) as again:
                await is_reminded(again)
                again.nothing_twice()
                await again.lists_are_true()
                [shown] = lists(again.ben)
                inbox, _ = await again.bot.services.store.inbox(int(again.ben.id))
                assert (shown.id != first.id, inbox.message, inbox.unheard) == (True, int(shown.id), 2)
            assert sandbox.violations == []
        if not fell:
            assert at > 8
            return
    pytest.fail("the reminder never came to an end")


@pytest.mark.parametrize("pause", [0.0, LONG_PAUSE])
async def test_killed_between_any_two_steps_of_putting_reminders_off(tmp_path: Path, pause: float) -> None:
    for at in range(1, TOO_MANY):
        (folder := tmp_path / str(at)).mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            async with started(sandbox, folder, clock) as evening:
                await evening.begin("buttons")
                fell = await cut_off(evening, puts_off(evening), at)
            clock.advance(pause)
            async with started(sandbox, folder, clock, evening.id) as again:
                await is_reminded(again)
                await again.lists_are_true()
                [before] = lists(again.ben)
                inbox, _ = await again.bot.services.store.inbox(int(again.ben.id))
                assert inbox.snoozed_until in (None, NOW + 8 * HOUR)
                clock.advance(8 * HOUR)
                await is_reminded(again)
                [after] = lists(again.ben)
                assert (after.id != before.id) == (inbox.snoozed_until is not None)
                await again.lists_are_true()
            assert sandbox.violations == []
        if not fell:
            assert inbox.snoozed_until is not None
            assert at > 3
            return
    pytest.fail("putting them off never came to an end")
