"""What the process that draws is told to do."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, Generic, NamedTuple, TypeVar

from bot.drawing.artists import artist_of
from bot.drawing.small_cards import draw_one_more, small_cards
from engine.core.registry import GAMES
from images import THEMES, Picture, ThemeName
from images.core.card_sheets import side_by_side
from images.core.kept import apart

NICE = 5
"""How much drawing gives way to whoever answers people."""

T = TypeVar("T")


class Job(NamedTuple, Generic[T]):
    """What an artist shall draw: who he is, which of his methods, and of what; ``owner``: for whom alone."""

    game: str
    theme: ThemeName
    what: str
    args: tuple[Any, ...]
    named: dict[str, Any]
    owner: int | None = None


def prepare() -> Callable[[], bool]:
    """Get ready to draw anything, behind whoever answers people; return what to do in spare time."""
    os.nice(NICE)
    for game in GAMES:
        for theme in THEMES:
            artist_of(game, theme)
    return draw_one_more


def draw(job: Job[T]) -> T:
    """Return what an artist makes of a job; raises what he raises."""
    with nullcontext() if job.owner is None else apart(job.owner):
        drawn: T = getattr(artist_of(job.game, job.theme), job.what)(*job.args, **job.named)
    return drawn


def draw_side_by_side(game: str, theme: ThemeName, cards: Sequence[str], language: str, owner: int) -> Picture:
    """Return cards in one picture, drawn for one person; raises KeyError for an id that is none."""
    return side_by_side(small_cards(game, theme, cards, language, owner), theme)
