"""What cards on the table are made of: the mark of a player, reticles, chevrons, a shield with its figure."""

from __future__ import annotations

from images.core.canvas import Box, Sheet
from images.core.theme import Colour
from images.warfighter.colours import MARKS

SHADOW = 4
"""How far the shadow of a card reaches beyond it."""


def mark(sheet: Sheet, seat: int, x: int, y: int, size: int, ink: Colour) -> None:
    """Draw the mark that a player's Soldiers wear."""
    sheet.icon(MARKS[seat % len(MARKS)], x, y, size, ink)


def shield(sheet: Sheet, x: int, middle: int, size: int, cover: int, within: Box, type_: int) -> None:
    """Draw a Cover in its shield."""
    theme = sheet.theme
    sheet.icon("shield", x, middle - size // 2, size, theme.ink)
    sheet.text(x + size // 2, middle - size // 16, str(cover), type_, theme.cream, face="bold", anchor="m",
               within=within, must=True)  # fmt: skip


def chevrons(
    sheet: Sheet, right: int, middle: int, away: int, size: int, colour: Colour, *, upright: bool
) -> None:
    """Point to whom a card aims, with a chevron for each slot; a dot where he is in the same."""
    if not away:
        radius = size * 5 // 16
        sheet.ellipse((right - 2 * radius, middle - radius, right, middle + radius), colour)
        return
    step, half = size * (0.4 if upright else 0.32), size * 5 // 16
    width = size * 0.12
    for index in range(abs(away)):
        x = right - step * index
        if upright:
            up = 1 if away > 0 else -1
            reach = size * 0.15
            x -= reach
            points = [(x - reach, middle + up * half * 0.5), (x, middle - up * half * 0.5),
                      (x + reach, middle + up * half * 0.5)]  # fmt: skip
        else:
            tip, back = (x, x - half * 0.7) if away > 0 else (x - half * 0.7, x)
            points = [(back, middle - half), (tip, middle), (back, middle + half)]
        sheet.line(points, colour, width)


def disc(sheet: Sheet, x: int, y: int, radius: int, colour: Colour, ground: Colour, *, solid: bool) -> None:
    """Draw the disc of whom a card aims at: solid with ticks where it fires at him, else hollow."""
    theme = sheet.theme
    if solid:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            start, end = radius - 2, round(radius * 1.28)
            sheet.line([(x + dx * start, y + dy * start), (x + dx * end, y + dy * end)], colour, radius * 0.2)
        sheet.ellipse(
            (x - radius, y - radius, x + radius, y + radius), colour, edge=theme.ink, width=radius * 0.08
        )
    else:
        sheet.ellipse((x - radius, y - radius, x + radius, y + radius), ground, edge=colour, width=radius * 0.14)


def reticles(sheet: Sheet, x: int, y: int, size: int, counts: tuple[int, int, int], room: int) -> None:
    """Draw the reticles of a card: active, suppressed, killed; closer together where there is little room."""
    theme = sheet.theme
    names = ["reticle"] * counts[0] + ["ducked"] * counts[1] + ["dead"] * counts[2]
    inks = {"reticle": theme.wound, "ducked": theme.spent, "dead": theme.spent}
    step = min(size + size // 6, (room - size) // max(1, len(names) - 1))
    for index, name in enumerate(names):
        less = 0 if name == "reticle" else size // 10
        sheet.icon(name, x + step * index + less, y + less, size - 2 * less, inks[name])
