"""Cards at full size, 600 by 840: the paper, its head and its picture, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.theme import Colour, Theme, mix

WIDTH, HEIGHT = 600, 840
EDGE = 16


def draw_text_card(name: str, kind: str, icon: str, text: Sequence[str], theme: Theme) -> Sheet:
    """Draw a card that says what it does: its name, its kind, its icon and its text."""
    sheet = blank(theme, theme.khaki, theme.cream, None)
    head(sheet, name, kind, theme.khaki, left=44)
    art(sheet, (EDGE, 134, WIDTH - EDGE, 372), icon, sheet.theme.earth, None)
    size = next((size for size in (30, 28, 26, 24, 22) if _height(text, size) <= HEIGHT - EDGE - 400), 20)
    y = 420
    for paragraph in text:
        y = sheet.lines(44, y, paragraph, size, sheet.theme.ink, room=WIDTH - 88, step=size + 7) + 12
    return sheet


def _height(text: Sequence[str], size: int) -> int:
    lines = sum(len(fonts.wrap(paragraph, "medium", size, WIDTH - 88)) for paragraph in text)
    return lines * (size + 7) + 12 * len(text)


def blank(theme: Theme, edge: str, paper: str, hatch: str | None) -> Sheet:
    """Return a card of a paper with an edge in a nation's colour, and its pattern where it has one."""
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sheet.rect(sheet.box, edge, radius=26)
    if hatch is not None:
        sheet.hatch((6, 20, EDGE, HEIGHT - 20), hatch, gap=12, width=4)
        sheet.hatch((WIDTH - EDGE, 20, WIDTH - 6, HEIGHT - 20), hatch, gap=12, width=4)
    sheet.rect((EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE), paper, radius=14)
    return sheet


def head(sheet: Sheet, name: str, kind: str, colour: str, *, left: int = 132) -> None:
    """Write the name in at most two lines, and what kind of card it is."""
    room = WIDTH - EDGE - 14 - left
    size = 50
    while size > 28 and (len(fonts.wrap(name, "bold", size, room)) > (1 if size > 36 else 2)):
        size -= 2
    lines = fonts.wrap(name, "bold", size, room)
    y = 62 if len(lines) == 1 else 42
    for line in lines[:2]:
        sheet.text(left, y, line, size, sheet.theme.ink, face="bold")
        y += size
    label, size = fonts.fit(kind, "semibold", 26, room, least=18)
    sheet.text(left, 112, label, size, mix(colour, sheet.theme.ink, 0.45))


def named_column(sheet: Sheet, icon: str, name: str, x: int, y: int, colour: Colour) -> None:
    """Draw the head of a column of figures around its middle, 44 high: an icon and its word."""
    sheet.icon(icon, x - 13, y, 26, colour)
    label, size = fonts.fit(name, "semibold", 17, 56, least=12)
    sheet.text(x, y + 35, label, size, colour, anchor="m")


LEAST_ICON = 16
"""An icon is no longer known when it is smaller."""


def art(sheet: Sheet, box: Box, icon: str, colour: str, hatch: str | None) -> None:
    """Draw an icon with its shadow on a panel; the panel alone where much text has left no room for it."""
    left, top, right, bottom = box
    sheet.rect(box, colour)
    if hatch is not None:
        sheet.hatch(box, hatch, gap=16, width=5)
    size = min(bottom - top - 16, right - left - 140)
    if size < LEAST_ICON:
        return
    x, y = (left + right - size) // 2, (top + bottom - size) // 2
    sheet.icon(icon, x + 5, y + 5, size, mix(colour, sheet.theme.ink, 0.55))
    sheet.icon(icon, x, y, size, sheet.theme.cream)
