"""What the signs on a game's pictures mean: each as it is drawn, with words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.core import fonts
from images.core.canvas import Sheet
from images.core.finish import sheet, shortened
from images.core.picture import Picture
from images.core.theme import TITLE, Theme
from images.core.words import Words

HEAD = 84
EDGE, GAP = 28, 22


class Shape(NamedTuple):
    """A shape of legend: its width and number of columns, the size of its type and the step between lines.

    A sign is ``sample`` wide and ``plate`` high; its figure is as large as ``figure``, and at least as ``least``.
    """

    width: int
    columns: int
    size: int
    step: int
    sample: int
    plate: int
    figure: int
    least: int


LANDSCAPE = Shape(1100, 2, size=26, step=32, sample=104, plate=44, figure=30, least=16)
PORTRAIT = Shape(950, 1, size=32, step=40, sample=150, plate=54, figure=34, least=32)
"""As narrow as type of 32 is still read where a telephone shows it 327 pixels wide."""


class Sign(NamedTuple):
    """A sign as pictures have it: an icon, a figure, or both, and the words that say what it means.

    Its words are the game's ``sign-<name>``. ``underlined``: the figure has a line below it.
    """

    name: str
    icon: str = ""
    figure: str = ""
    underlined: bool = False


def legend(signs: Sequence[Sign], words: Words, theme: Theme, shape: Shape = LANDSCAPE) -> Picture:
    """Draw what the signs of a game mean, as high as they need."""
    said = [(sign, words.of(f"sign-{sign.name}")) for sign in signs]
    title = words.of("legend")
    return sheet(
        lambda: draw_legend(title, said, theme, shape),
        shortened([title, *(f"{sign.figure or '•'} {text}" for sign, text in said)]),
    )


def draw_legend(title: str, said: Sequence[tuple[Sign, str]], theme: Theme, shape: Shape) -> Sheet:
    """Draw signs, each with what is said of it."""
    column = (shape.width - 2 * EDGE - GAP * (shape.columns - 1)) // shape.columns
    room = column - shape.sample - 14
    rows = [(sign, fonts.wrap(text, "medium", shape.size, room)) for sign, text in said]
    heights = [max(shape.plate, shape.step * len(lines)) + 14 for _, lines in rows]
    half = _half(heights) if shape.columns > 1 else len(rows)
    drawn = Sheet(theme, shape.width, HEAD + max(sum(heights[:half]), sum(heights[half:])) + EDGE, theme.table)
    drawn.text(EDGE, HEAD // 2, title, TITLE, theme.words, face="stencil", must=True)
    for first, last, x in ((0, half, EDGE), (half, len(rows), EDGE + column + GAP)):
        y = HEAD
        for (sign, lines), height in zip(rows[first:last], heights[first:last], strict=True):
            middle = y + height // 2
            _sign(drawn, sign, x, middle, shape)
            top, right = middle - shape.step * (len(lines) - 1) // 2, x + shape.sample + 14
            for number, line in enumerate(lines):
                below = top + shape.step * number
                drawn.text(right, below, line, shape.size, theme.words, face="medium", must=True)
            y += height
    return drawn


def _half(heights: Sequence[int]) -> int:
    """Return how many rows stand in the left column, so that neither is much longer."""
    return min(
        range(len(heights) + 1), key=lambda count: (abs(sum(heights[:count]) - sum(heights[count:])), -count)
    )


def _sign(drawn: Sheet, sign: Sign, x: int, middle: int, shape: Shape) -> None:
    """Draw a sign on paper, as it lies on a card."""
    theme, half = drawn.theme, shape.plate // 2
    box = (x, middle - half, x + shape.sample, middle + half)
    drawn.rect(box, theme.cream, radius=8)
    left, right = x + 6, x + shape.sample - 6
    if sign.icon and not sign.figure:
        size = shape.plate - 8
        drawn.icon(sign.icon, x + (shape.sample - size) // 2, middle - size // 2, size, theme.ink)
        return
    if sign.icon:
        size = shape.plate - 12
        drawn.icon(sign.icon, left, middle - size // 2, size, theme.ink)
        left += size + 4
    text, size = fonts.fit(sign.figure, "bold", shape.figure, right - left, least=shape.least)
    at = (left + right) // 2, middle
    length = drawn.text(*at, text, size, theme.ink, face="bold", anchor="m", within=box, must=True)
    if sign.underlined:
        start = (left + right - length) // 2
        drawn.rect((start, middle + size // 2, start + length, middle + size // 2 + 3), theme.ink)
