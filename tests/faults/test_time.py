"""Three seconds, fifteen minutes, a week: what happens when the bot, or a person, is too late."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot import discord_limits
from bot.client import Fieldpost
from bot.interaction import reply
from bot.match.reminders import UNHEARD
from tests.faults.conftest import CALLBACK, Evening, fails_with, lists
from tests.people import Sandbox

DAY = 24 * 3600.0


async def test_an_answer_after_three_seconds_is_lost_and_the_move_is_not(
    sandbox: Sandbox, evening: Evening
) -> None:
    held = sandbox.faults.hold(CALLBACK)
    before = await evening.acts()
    pressing = asyncio.create_task(evening.ana.press("pick red", in_=evening.ana.dm))
    await held.arrived()
    evening.clock.advance(discord_limits.INITIAL_RESPONSE + 0.1)
    await fails_with(pressing, "did not respond")
    held.release()
    await evening.settled()

    assert await evening.acts() == before + 1
    await evening.ana.press(
        "pick green", in_=evening.ana.dm
    )  # the panel is as it was, and the answer can be changed
    await evening.settled()
    assert await evening.acts() == before + 1  # which nobody counts
    view = (await evening.bot.services.table.look(evening.id, int(evening.ana.id))).view
    assert view is not None
    assert list(view.answers.values()) == [[("pick", "green")]]
    await evening.plays_on()


async def test_patience_is_asked_for_before_three_seconds_are_over(
    bot: Fieldpost, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    drawn = asyncio.Event()
    hand = bot.services.renderer.hand

    async def slowly(*args: Any, **named: Any) -> Any:
        await drawn.wait()
        return await hand(*args, **named)

    monkeypatch.setattr(bot.services.renderer, "hand", slowly)
    asking = asyncio.create_task(evening.ana.command("/hand", channel=evening.thread))
    [loading] = await evening.ana.until(
        lambda: (
            [one for one in evening.ana.messages(evening.thread) if one.flags & discord_limits.LOADING] or None
        ),
        "to see that it takes a while",
    )
    assert loading.flags & discord_limits.EPHEMERAL
    evening.clock.advance(60)
    drawn.set()
    await asking
    await evening.ana.sees("hand of seat 0", in_=evening.thread)


async def test_after_fifteen_minutes_nobody_waits_and_the_next_press_works(
    bot: Fieldpost, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.0)
    drawn = asyncio.Event()

    async def slowly(*_: Any, **__: Any) -> Any:
        await drawn.wait()

    with monkeypatch.context() as patch:
        patch.setattr(bot.services.renderer, "hand", slowly)
        asking = asyncio.create_task(evening.ana.command("/hand", channel=evening.thread))
        await evening.ana.until(
            lambda: (
                [one for one in evening.ana.messages(evening.thread) if one.flags & discord_limits.LOADING] or None
            ),
            "to see that it takes a while",
        )
        evening.clock.advance(discord_limits.TOKEN_LIFE + 1)
        with capture_logs() as logs:
            drawn.set()
            await evening.settled()
        assert [entry["event"] for entry in logs] == ["nobody waits for the answer"]
        asking.cancel()
    await evening.ana.command("/hand", channel=evening.thread)
    await evening.ana.sees("hand of seat 0", in_=evening.thread)
    await evening.plays_on()


async def test_an_old_panel_works_whatever_its_age(evening: Evening) -> None:
    evening.clock.advance(6 * DAY)
    await evening.answer_both()
    await evening.plays_on()


async def test_after_a_silent_week_the_story_goes_on_where_it_stopped(evening: Evening) -> None:
    evening.clock.advance(8 * DAY)
    assert evening.archived()

    await evening.answer_both()
    await evening.settled()

    assert not evening.archived()
    assert evening.story() == ["Shown: pick/red and pick/red"]
    await evening.plays_on()


async def test_the_board_of_an_archived_thread_still_works(evening: Evening) -> None:
    evening.clock.advance(8 * DAY)
    await evening.ben.press("My decision", in_=evening.thread)
    await evening.ben.press("pick red", in_=evening.thread)
    await evening.settled()
    await evening.plays_on()


async def test_who_keeps_others_waiting_is_reminded_every_day_until_nobody_hears(evening: Evening) -> None:
    await evening.ana.press("pick red", in_=evening.ana.dm)
    sent = []
    for _ in range(9):
        await evening.settled()
        [shown] = lists(evening.ben)
        sent.append(shown.id)
        evening.clock.advance(DAY)
        await evening.bot.reminders.tick()

    assert len(set(sent)) == UNHEARD
    assert sent[-1] == sent[UNHEARD - 1]
    [cleared] = lists(evening.ana)
    assert "Nada te espera" in str(cleared.components)
    await evening.lists_are_true()
