"""Pictures are drawn once as long as they are kept, and only the last ones are."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from bot.drawing import renderer
from bot.drawing.renderer import Renderer
from bot.fairness.fair_pool import FairPool
from bot.workers.worker import Worker
from engine.core.registry import game


@pytest.fixture
def drawing() -> Iterator[Renderer]:
    films = FairPool("films")
    made = Renderer(films)
    yield made
    made.close()
    films.close()


async def test_only_the_pictures_wanted_last_are_kept(drawing: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "KEPT", 2)
    rules = game("shapes")
    state, _ = rules.new("buttons", {}, "5" * 64)
    views = [structs.replace(rules.view(state, None), actions=number) for number in range(3)]
    first, second, third = [await drawing.board(view, "en") for view in views]

    assert await drawing.board(views[1], "en") is second
    assert await drawing.board(views[2], "en") is third
    assert await drawing.board(views[0], "en") is not first
    assert await drawing.board(views[2], "en") is third
    assert await drawing.board(views[1], "en") is not second


async def test_what_nobody_waits_for_any_more_is_not_drawn(
    drawing: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    begun, goes_on, do = threading.Event(), threading.Event(), Worker.do

    def noted(self: Worker, work: Any, job: Any) -> Any:
        drawn.append(job.args[0].actions)
        begun.set()
        goes_on.wait()
        return do(self, work, job)

    monkeypatch.setattr(Worker, "do", noted)
    rules = game("shapes")
    state, _ = rules.new("buttons", {}, "5" * 64)
    views = [structs.replace(rules.view(state, None), actions=number) for number in range(4)]
    wanted = [asyncio.create_task(drawing.board(view, "en")) for view in (*views, views[2])]
    await asyncio.to_thread(begun.wait)
    for number in (0, 1, 2):
        wanted[number].cancel()  # the first is being drawn, and the third somebody else waits for
    await asyncio.sleep(0)
    goes_on.set()
    await asyncio.gather(*wanted[3:])

    assert drawn == [0, 2, 3]
    assert await drawing.board(views[1], "en") is not None
    assert drawn == [0, 2, 3, 1]


async def test_what_fails_when_nobody_waits_any_more_is_drawn_anew_for_the_next(
    drawing: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, goes_on, do = threading.Event(), threading.Event(), Worker.do

    def once(self: Worker, work: Any, job: Any) -> Any:
        if not failing.is_set():
            failing.set()
            goes_on.wait()
            raise ZeroDivisionError
        return do(self, work, job)

    monkeypatch.setattr(Worker, "do", once)
    rules = game("shapes")
    state, _ = rules.new("buttons", {}, "5" * 64)
    view = rules.view(state, None)
    leaving = asyncio.create_task(drawing.board(view, "en"))
    await asyncio.to_thread(failing.wait)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    goes_on.set()
    await drawing.legend("shapes", "en")  # after that, in the one thread that draws

    assert await drawing.board(view, "en") is not None
