"""The poster of a match that is over, whatever the game: the headline, a part for each side, the best unit.

What stands in a side's part, and below the best unit, is the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.core import fonts
from images.core.canvas import Sheet
from images.core.theme import READ, Theme

WIDTH, HEIGHT = 1600, 1000
HEAD = 196
COLUMN = 500
"""Width of a side's part; the best unit is between them."""
PAD = 36
ROOM = WIDTH - 2 * COLUMN - 32
"""How long a line below the best unit may be."""
CARD = (440, 616)
"""Size of the best unit's card: what is on it is said beside it, or read in `/card`."""


class Verdict(NamedTuple):
    """How a match of two sides ended: who won (empty: neither), and how the headline and the reason say it."""

    sides: Sequence[str]
    winner: str
    headline: str
    reason: str


def begin(theme: Theme, verdict: Verdict) -> Sheet:
    """Return a poster with nothing on it but its head: the headline on the colours of who won, or of both."""
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sides = [verdict.winner] if verdict.winner else verdict.sides
    for index, side in enumerate(sides):
        box = (WIDTH * index // len(sides), 0, WIDTH * (index + 1) // len(sides), HEAD)
        sheet.panel(box, theme.nations[side], gap=22, width=6)
    text, size = fonts.fit(verdict.headline, "stencil", 100, WIDTH - 2 * PAD - 360, least=56)
    length = sheet.text(WIDTH // 2, 70, text, size, theme.cream, face="stencil", anchor="m", must=True)
    if verdict.winner:
        beside = [("laurels", theme.brass)] * 2
    else:
        beside = [(theme.nations[side].icon, theme.cream) for side in sides]
    for (icon, ink), x in zip(beside, (-length // 2 - 162, length // 2 + 42), strict=True):
        sheet.icon(icon, WIDTH // 2 + x, 10, 120, ink)
    why, size = fonts.fit(verdict.reason, "bold", 44, WIDTH - 4 * PAD, least=READ)
    sheet.text(WIDTH // 2, 156, why, size, theme.cream, face="bold", anchor="m", must=True)
    return sheet


def best(sheet: Sheet, title: str, card: Sheet) -> int:
    """Draw the best unit's card below a title, and give where it ends."""
    ink = sheet.theme.brass_words
    middle, (width, height), top = WIDTH // 2, CARD, HEAD + 68
    box = (COLUMN, HEAD, WIDTH - COLUMN, HEIGHT)
    length = sheet.text(middle, HEAD + 36, title, 44, ink, face="stencil", anchor="m", within=box, must=True)
    for x in (middle - length // 2 - 62, middle + length // 2 + 18):
        sheet.icon("star", x, HEAD + 14, 44, ink)
    sheet.image.paste(card.image.resize(CARD, Image.Resampling.LANCZOS), (middle - width // 2, top))
    return top + height


def emblems(sheet: Sheet, verdict: Verdict) -> None:
    """Fill the middle where no unit stood out: the emblem of who won, or those of both."""
    sides = [verdict.winner] if verdict.winner else verdict.sides
    size = 400 if len(sides) == 1 else 260
    x, y = (WIDTH - size * len(sides) - 20 * (len(sides) - 1)) // 2, (HEAD + HEIGHT - size) // 2
    for side in sides:
        plate(sheet, side, x, y, size)
        x += size + 20


def plate(sheet: Sheet, side: str, x: int, y: int, size: int) -> None:
    """Draw the emblem of a side on its own colours."""
    nation = sheet.theme.nations[side]
    sheet.panel((x, y, x + size, y + size), nation, gap=14, width=4, inset=5, radius=14)
    inset = size // 9
    sheet.icon(nation.icon, x + inset, y + inset, size - 2 * inset, sheet.theme.cream)
