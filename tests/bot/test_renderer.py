"""Pictures are drawn once as long as they are kept, and only the last ones are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.drawing import renderer
from bot.drawing.renderer import Renderer
from bot.fairness.fair_pool import FairPool
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
