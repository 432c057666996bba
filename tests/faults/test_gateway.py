"""The gateway is lost and found again in the middle of a match; what was pressed meanwhile counts, once."""

from __future__ import annotations

import asyncio

import pytest

from bot import discord_limits
from bot.client import Fieldpost
from tests.faults.conftest import Evening, fails_with
from tests.people import Sandbox


async def next_event(bot: Fieldpost, name: str) -> None:
    """Wait for an event that is told to the client."""
    heard = asyncio.Event()

    async def hear() -> None:
        heard.set()

    bot.event(hear) if False else setattr(bot, f"on_{name}", hear)
    await asyncio.wait_for(heard.wait(), 10)


async def test_a_press_while_the_line_is_dead_is_answered_after_it(sandbox: Sandbox, evening: Evening) -> None:
    sandbox.gateway.drop()
    await evening.ana.press("pick red", in_=evening.ana.dm)
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.settled()
    assert evening.story() == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_discord_asks_to_reconnect(sandbox: Sandbox, evening: Evening) -> None:
    resumed = asyncio.create_task(next_event(evening.bot, "resumed"))
    await asyncio.sleep(0)
    sandbox.gateway.reconnect()
    await evening.answer_both()
    await resumed
    await evening.plays_on()


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_session_is_declared_invalid(sandbox: Sandbox, evening: Evening, resumable: bool) -> None:
    back = asyncio.create_task(next_event(evening.bot, "resumed" if resumable else "ready"))
    await asyncio.sleep(0)
    sandbox.gateway.invalidate(resumable=resumable)
    await back
    await evening.answer_both()
    await evening.settled()
    assert evening.story() == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_what_is_pressed_while_nobody_listens_is_told_to_have_failed(
    sandbox: Sandbox, evening: Evening
) -> None:
    """A new session does not hear what was pressed before it; the player reads so, and presses again."""
    before = await evening.acts()
    back = asyncio.create_task(next_event(evening.bot, "ready"))
    await asyncio.sleep(0)
    sandbox.gateway.invalidate()
    pressing = asyncio.create_task(evening.ana.press("pick red", in_=evening.ana.dm))
    await asyncio.sleep(0)
    evening.clock.advance(discord_limits.INITIAL_RESPONSE + 0.1)
    await fails_with(pressing, "did not respond")
    await back
    assert await evening.acts() == before
    await evening.plays_on()


@pytest.mark.parametrize("gap", [True, False])
async def test_an_event_that_comes_twice_is_one_move(sandbox: Sandbox, evening: Evening, gap: bool) -> None:
    before = await evening.acts()
    await evening.ana.press("pick red", in_=evening.ana.dm)
    if gap:
        await evening.settled()
    sandbox.gateway.repeat()
    await evening.settled()
    assert await evening.acts() == before + 1
    await evening.plays_on()


async def test_two_presses_at_once_are_two_answers_and_the_later_one_counts(evening: Evening) -> None:
    await asyncio.gather(*(evening.ana.press(f"pick {one}", in_=evening.ana.dm) for one in ("red", "blue")))
    await evening.ben.press("pick red", in_=evening.ben.dm)
    await evening.settled()
    assert len(evening.story()) == 1
    await evening.plays_on()
