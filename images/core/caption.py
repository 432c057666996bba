"""What is written below a picture of a film: when it is, and what has happened since the one before."""

from __future__ import annotations

from collections.abc import Sequence

from images.core import fonts
from images.core.canvas import Sheet
from images.core.theme import Theme

HEIGHT = 48
SIZE = 24
EDGE = 14
"""In pixels of the film, which is shown 550 of its 800 pixels wide."""
BETWEEN = " · "


def draw_caption(theme: Theme, width: int, when: str, happened: Sequence[str]) -> Sheet:
    """Write when it is, and as much of what has happened as there is room for, what matters most first."""
    sheet = Sheet(theme, width, HEIGHT, theme.strip)
    x = EDGE + sheet.text(EDGE, HEIGHT // 2, when, SIZE, theme.brass_words, face="bold", must=True) + 18
    room, said = width - EDGE - x, ""
    for one in happened:
        longer = f"{said}{BETWEEN}{one}" if said else one
        if fonts.width(longer, "semibold", SIZE) <= room:
            said = longer
    if said:
        sheet.text(x, HEIGHT // 2, said, SIZE, theme.words, face="semibold", must=True)
    return sheet
