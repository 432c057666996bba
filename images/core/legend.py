"""What the signs on a game's pictures mean: each as it is drawn, with words beside it, in two columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.core import fonts
from images.core.canvas import Sheet
from images.core.finish import sheet, shortened
from images.core.picture import Picture
from images.core.theme import TITLE, Theme
from images.core.words import Words

WIDTH = 1100
HEAD = 84
EDGE, GAP = 28, 22
SIZE, STEP = 26, 32
"""Of the words."""
SAMPLE = 104
"""Width of a sign."""
PLATE = 44


class Sign(NamedTuple):
    """A sign as pictures have it: an icon, a figure, or both, and the words that say what it means.

    Its words are the game's ``sign-<name>``. ``underlined``: the figure has a line below it.
    """

    name: str
    icon: str = ""
    figure: str = ""
    underlined: bool = False


def legend(signs: Sequence[Sign], words: Words, theme: Theme) -> Picture:
    """Draw what the signs of a game mean, 1100 wide and as high as they need."""
    said = [(sign, words.of(f"sign-{sign.name}")) for sign in signs]
    title = words.of("legend")
    return sheet(
        lambda: _draw(title, said, theme),
        shortened([title, *(f"{sign.figure or '•'} {text}" for sign, text in said)]),
    )


def _draw(title: str, said: Sequence[tuple[Sign, str]], theme: Theme) -> Sheet:
    column = (WIDTH - 2 * EDGE - GAP) // 2
    room = column - SAMPLE - 14
    rows = [(sign, fonts.wrap(text, "medium", SIZE, room)) for sign, text in said]
    heights = [max(PLATE, STEP * len(lines)) + 14 for _, lines in rows]
    half = _half(heights)
    drawn = Sheet(theme, WIDTH, HEAD + max(sum(heights[:half]), sum(heights[half:])) + EDGE, theme.table)
    drawn.text(EDGE, HEAD // 2, title, TITLE, theme.words, face="stencil", must=True)
    for first, last, x in ((0, half, EDGE), (half, len(rows), EDGE + column + GAP)):
        y = HEAD
        for (sign, lines), height in zip(rows[first:last], heights[first:last], strict=True):
            middle = y + height // 2
            _sign(drawn, sign, x, middle)
            top = middle - STEP * (len(lines) - 1) // 2
            for number, line in enumerate(lines):
                drawn.text(x + SAMPLE + 14, top + STEP * number, line, SIZE, theme.words, face="medium", must=True)
            y += height
    return drawn


def _half(heights: Sequence[int]) -> int:
    """Return how many rows stand in the left column, so that neither is much longer."""
    return min(
        range(len(heights) + 1), key=lambda count: (abs(sum(heights[:count]) - sum(heights[count:])), -count)
    )


def _sign(drawn: Sheet, sign: Sign, x: int, middle: int) -> None:
    """Draw a sign on paper, as it lies on a card."""
    theme = drawn.theme
    box = (x, middle - PLATE // 2, x + SAMPLE, middle + PLATE // 2)
    drawn.rect(box, theme.cream, radius=8)
    left, right = x + 6, x + SAMPLE - 6
    if sign.icon and not sign.figure:
        drawn.icon(sign.icon, x + (SAMPLE - 36) // 2, middle - 18, 36, theme.ink)
        return
    if sign.icon:
        drawn.icon(sign.icon, left, middle - 16, 32, theme.ink)
        left += 36
    text, size = fonts.fit(sign.figure, "bold", 30, right - left, least=16)
    length = drawn.text((left + right) // 2, middle, text, size, theme.ink, face="bold", anchor="m", within=box)
    if sign.underlined:
        start = (left + right - length) // 2
        drawn.rect((start, middle + size // 2, start + length, middle + size // 2 + 3), theme.ink)
