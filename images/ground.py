"""The table under everything: a staff map by night."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from images import theme
from images.sheet import Box, Sheet


@lru_cache(maxsize=2)
def contours(width: int, height: int) -> Image.Image:
    """Draw contour lines of hills that never were, with a grid. The image is shared: only copy from it."""
    step = 8
    columns, rows = width // step + 1, height // step + 1
    heights = [[_height(x * step, y * step) for x in range(columns)] for y in range(rows)]
    image = Image.new("RGB", (width, height), theme.rgb(theme.TABLE))
    pen = ImageDraw.Draw(image)
    for x in range(0, width, 200):
        pen.line([(x, 0), (x, height)], fill=theme.mix(theme.TABLE, theme.TABLE_LINE, 0.6))
    for y in range(104, height, 200):
        pen.line([(0, y), (width, y)], fill=theme.mix(theme.TABLE, theme.TABLE_LINE, 0.6))
    for level in range(-8, 9):
        fill = theme.mix(theme.TABLE, theme.TABLE_MARK, 0.75 if level % 4 == 0 else 0.45)
        for row in range(rows - 1):
            for column in range(columns - 1):
                for (x0, y0), (x1, y1) in _crossings(heights, column, row, level * 0.25):
                    pen.line(
                        [(round(x0 * step), round(y0 * step)), (round(x1 * step), round(y1 * step))],
                        fill=fill, width=1 + (level % 4 == 0),
                    )  # fmt: skip
    return image


def _height(x: float, y: float) -> float:
    return (
        math.sin(x / 210 + 1.3) * math.cos(y / 170 - 0.4)
        + 0.6 * math.sin(x / 97 - y / 120 + 2.1)
        + 0.35 * math.cos(x / 61 + y / 83)
        + 0.5 * math.sin(y / 290)
    )


def _crossings(
    heights: list[list[float]], column: int, row: int, level: float
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Where a contour line crosses one cell of the grid (marching squares)."""
    corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
    values = [heights[y][x] - level for x, y in corners]
    points = []
    for index in range(4):
        a, b = values[index], values[(index + 1) % 4]
        if (a < 0) != (b < 0):
            part = a / (a - b)
            (x0, y0), (x1, y1) = corners[index], corners[(index + 1) % 4]
            points.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return [(points[i], points[i + 1]) for i in range(0, len(points) - 1, 2)]


def corners(sheet: Sheet, box: Box, arm: int = 12) -> None:
    """Mark the corners of a place where a card may lie."""
    left, top, right, bottom = box
    for x, y, dx, dy in (
        (left, top, 1, 1),
        (right - 1, top, -1, 1),
        (left, bottom - 1, 1, -1),
        (right - 1, bottom - 1, -1, -1),
    ):
        sheet.draw.line([(x + dx * arm, y), (x, y), (x, y + dy * arm)], fill=theme.TABLE_MARK, width=2)
