"""What every card in a hand may have, whatever the game: a figure in a badge, the number of a copy, a text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from images.core import fonts
from images.core.canvas import Sheet
from images.core.theme import READ, Colour

COPY = 54
"""Width of the number of a copy."""


def draw_badge(sheet: Sheet, x: int, y: int, size: int, figure: int, fill: Colour, ink: Colour) -> None:
    """Draw a figure in a disc."""
    box = (x, y, x + size, y + size)
    sheet.ellipse(box, fill)
    sheet.text(
        x + size // 2, y + size // 2, str(figure), READ, ink, face="bold", anchor="m", within=box, must=True
    )


def draw_copy(sheet: Sheet, x: int, y: int, height: int, copy: str) -> None:
    """Draw which of several equal cards this is."""
    theme = sheet.theme
    box = (x, y, x + COPY, y + height)
    sheet.rect(box, theme.cream, radius=8, edge=theme.ink, width=2)
    sheet.text(
        x + COPY // 2, y + height // 2, copy, READ, theme.ink, face="bold", anchor="m", within=box, must=True
    )


def broken(
    paragraphs: Sequence[str], sizes: Iterable[int], room: int, height: int, lead: int
) -> tuple[int, list[str]]:
    """Break a text into lines in the first of some sizes in which all of it has room; no lines where it has none.

    ``lead`` is what is free between lines.
    """
    for size in sizes:
        lines = [line for paragraph in paragraphs for line in fonts.wrap(paragraph, "medium", size, room)]
        wide = any(fonts.width(line, "medium", size) > room for line in lines)
        if not wide and len(lines) * (size + lead) <= height:
            return size, lines
    return 0, []
