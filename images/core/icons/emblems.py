"""Emblems of sides, and the signs of areas: the star of Victory Points, hills."""

from __future__ import annotations

import math

from images.core.icons.pen import Pen, Point, silhouette


@silhouette
def _il(pen: Pen) -> None:
    for turn in (0, 60):
        pen.shape(*_corners(256, 256, 230, 3, turn))
    for turn in (0, 60):
        pen.shape(*_corners(256, 256, 146, 3, turn), hole=True)
    for turn in (0, 60):
        outer, inner = _corners(256, 256, 230, 3, turn), _corners(256, 256, 146, 3, turn)
        for index in range(3):
            after = (index + 1) % 3
            pen.shape(outer[index], outer[after], inner[after], inner[index])


@silhouette
def _sy(pen: Pen) -> None:
    for x in (136, 376):
        _star(pen, x, 256, 116)


@silhouette
def _worth(pen: Pen) -> None:
    _star(pen, 256, 256, 230)


@silhouette
def _hills(pen: Pen) -> None:
    for x in (136, 376):
        pen.shape((x, 150), (x + 116, 360), (x - 116, 360))


def _star(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a star of five points."""
    outer, inner = _corners(x, y, radius, 5, 0), _corners(x, y, radius * 0.42, 5, 36)
    pen.shape(*(point for pair in zip(outer, inner, strict=True) for point in pair))


def _corners(x: float, y: float, radius: float, number: int, turn: float) -> list[Point]:
    """Return the corners of a regular polygon, the first of them up, turned by so many degrees."""
    steps = (math.radians(turn + 360 * step / number) for step in range(number))
    return [(x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in steps]
