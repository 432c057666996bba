"""Nobody waits for a picture: the answer goes without it, and it follows."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.drawing.draw import draw, draw_side_by_side
from bot.sandbox.world.objects import Message
from bot.workers.worker import Worker
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.bot.test_explained import sealed, seated
from tests.running import answered


class Drawing(threading.Event):
    """Nothing that is drawn arrives until it is set; ``drawn``: something waits for that."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = threading.Event()


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawing]:
    """Let pictures arrive when a test says so."""
    goes_on, do = Drawing(), Worker.do

    def when_it_may(self: Worker, work: Any, *args: Any, **named: Any) -> Any:
        done = do(self, work, *args, **named)
        if work in (draw, draw_side_by_side):
            goes_on.drawn.set()
            goes_on.wait()
        return done

    monkeypatch.setattr(Worker, "do", when_it_may)
    yield goes_on
    goes_on.set()


def now(night: Night, message: Message) -> Message:
    return shown(night.sandbox.world.message(message.channel_id, message.id))


async def test_a_panel_comes_before_its_picture(night: Night, drawing: Drawing) -> None:
    drawing.set()
    await sealed(night, await seated(night), 1)
    drawing.clear()

    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await night.ben.sees("Choose the 4 Units", in_=panel)
    assert now(night, panel).attachments == []

    drawing.set()
    await answered()
    assert "Grenadier Squad" in str(now(night, panel).attachments[0].description)
    await night.ben.sees("Choose the 4 Units", in_=panel)


async def test_a_picture_that_is_drawn_while_the_answer_is_on_its_way_follows_too(
    night: Night, drawing: Drawing
) -> None:
    drawing.set()
    match = await seated(night)
    await sealed(night, match, 1)
    view = (await night.bot.services.table.look(match.id, int(night.ben.id))).view
    assert view is not None
    cards = find_game(view.game).pictured(view, view.decisions[0])
    drawing.clear()
    drawing.drawn.clear()
    drawn = asyncio.create_task(night.bot.services.renderer.cards(view.game, cards, "en", owner=int(night.ben.id)))
    await asyncio.to_thread(drawing.drawn.wait)

    answer = night.sandbox.faults.hold("POST /interactions/")
    pressing = asyncio.create_task(night.ben.press("My decision", in_=night.ben.threads()[0]))
    await answer.arrived()
    drawing.set()
    await drawn
    answer.release()

    panel = shown(await pressing)
    await answered()
    assert "Grenadier Squad" in str(now(night, panel).attachments[0].description)


async def test_a_picture_that_comes_late_takes_back_nothing_that_was_pressed_since(
    night: Night, drawing: Drawing
) -> None:
    drawing.set()
    await sealed(night, await seated(night), 1)
    drawing.clear()
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))

    await night.ben.press("Seal", in_=panel)
    await night.ben.sees("You can change it until Ana", in_=panel)
    drawing.set()
    await answered()

    await night.ben.sees("You can change it until Ana", in_=panel)


async def test_a_picture_of_what_a_panel_shows_no_more_is_waited_for_no_longer(
    night: Night, drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing.set()
    await sealed(night, await seated(night), 1)
    waiting, given_up = asyncio.Event(), asyncio.Event()

    async def for_ever(*_: Any, **__: Any) -> None:
        waiting.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr(night.bot.services.renderer, "cards", for_ever)
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    await waiting.wait()

    await night.ben.press("Seal", in_=panel)

    await given_up.wait()
    await night.bot.services.under_way.ended()


async def test_a_picture_that_discord_puts_off_holds_up_no_press(
    night: Night, drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing.set()
    await sealed(night, await seated(night), 1)
    drawing.clear()
    put_off = asyncio.Event()

    async def sleep(_seconds: float) -> None:
        put_off.set()
        await asyncio.Event().wait()

    for_ever = SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
    monkeypatch.setattr(discord.webhook.async_, "asyncio", for_ever)
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    night.sandbox.faults.rate_limit("PATCH /webhooks/", seconds=1)
    drawing.set()
    await put_off.wait()

    await night.ben.press("Seal", in_=panel)

    await night.ben.sees("You can change it until Ana", in_=panel)
    await answered()
