"""The table under everything: a staff map."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from images.core.canvas import Box
from images.core.kept import kept
from images.core.theme import Colour, Theme

STEP = 16
"""Pixels between the points where the height of the land is known."""
RISE = 0.6
"""Height from one contour line to the next."""
_EMPHASIS = 3
"""Every third line is stronger."""


_FLAT, _GRID, _LINE, _STRONG = range(4)


def table(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw the table, in indices."""
    return _contours(width, height).point(_inks(theme, theme.table))


def tinted(theme: Theme, width: int, height: int, box: Box, colour: Colour) -> Image.Image:
    """Draw a part of the table that has a colour of its own, in indices."""
    return _contours(width, height).crop(box).point(_inks(theme, colour))


@kept(maxsize=16)
def _inks(theme: Theme, colour: Colour) -> list[int]:
    """Return the index of what is flat, grid, line and strong line on a table of a colour."""
    inks = [theme.index(ink) for ink in theme.land(colour)]
    return inks + [0] * (256 - len(inks))


@kept(maxsize=3)
def _contours(width: int, height: int) -> Image.Image:
    """Draw contour lines of hills that never were, with a grid. At most 3 are kept, 1.6 MB each."""
    columns, rows = width // STEP + 2, height // STEP + 2
    heights = _land(columns, rows)
    image = Image.new("L", (width, height), _FLAT)
    pen = ImageDraw.Draw(image)
    for x in range(0, width, 200):
        pen.line([(x, 0), (x, height)], fill=_GRID)
    for y in range(104, height, 200):
        pen.line([(0, y), (width, y)], fill=_GRID)
    floors = [[math.floor(height) for height in line] for line in heights]
    for row in range(rows - 1):
        (above, below), (level_above, level_below) = heights[row : row + 2], floors[row : row + 2]
        for column in range(columns - 1):
            here = level_above[column]
            if here == level_above[column + 1] == level_below[column + 1] == level_below[column]:
                continue  # no line between two levels
            values = (above[column], above[column + 1], below[column + 1], below[column])
            for level in range(math.ceil(min(values)), math.floor(max(values)) + 1):
                for line in _crossings(values, column, row, level):
                    strong = level % _EMPHASIS == 0
                    pen.line(line, fill=_STRONG if strong else _LINE, width=1 + strong)
    return image


def _land(columns: int, rows: int) -> list[list[float]]:
    """Return the height of the land at every point of the grid, in contour lines, row by row.

    With waves along and across:
    ``sin(x/210 + 1.3) cos(y/170 - 0.4) + 0.6 sin(x/97 - y/120 + 2.1) + 0.35 cos(x/61 + y/83) + 0.5 sin(y/290)``;
    the sums of angles are taken apart, so that sines are asked for once for each row and column.
    """
    along = []
    for x in range(0, columns * STEP, STEP):
        swell, ripple, wave = x / 210 + 1.3, x / 97 + 2.1, x / 61
        waves = (math.sin(swell), 0.6 * math.sin(ripple), 0.6 * math.cos(ripple))
        along.append((*waves, 0.35 * math.cos(wave), 0.35 * math.sin(wave)))
    land = []
    for y in range(0, rows * STEP, STEP):
        a, b, c = math.cos(y / 170 - 0.4), math.cos(y / 120), math.sin(y / 120)
        d, e, f = math.cos(y / 83), math.sin(y / 83), 0.5 * math.sin(y / 290)
        land.append([(p * a + q * b - r * c + s * d - t * e + f) / RISE for p, q, r, s, t in along])
    return land


def _crossings(
    values: tuple[float, float, float, float], column: int, row: int, level: int
) -> list[list[tuple[int, int]]]:
    """Where a contour line crosses one cell of the grid (marching squares), in pixels."""
    corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    points = []
    for index in range(4):
        a, b = values[index] - level, values[(index + 1) % 4] - level
        if (a < 0) != (b < 0):
            part = a / (a - b)
            (x0, y0), (x1, y1) = corners[index], corners[(index + 1) % 4]
            points.append((round((x0 + (x1 - x0) * part) * STEP), round((y0 + (y1 - y0) * part) * STEP)))
    return [[points[i], points[i + 1]] for i in range(0, len(points) - 1, 2)]


def corners(image: Image.Image, box: Box, ink: Colour | int, arm: int = 12) -> None:
    """Mark the corners of a place where a card may lie, with a colour or an index."""
    pen = ImageDraw.Draw(image)
    left, top, right, bottom = box
    for x, y, dx, dy in (
        (left, top, 1, 1),
        (right - 1, top, -1, 1),
        (left, bottom - 1, 1, -1),
        (right - 1, bottom - 1, -1, -1),
    ):
        pen.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], fill=ink, width=2)
