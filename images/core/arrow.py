"""Curved arrows, drawn smoothly straight onto a picture in the palette.

An arrow across a table is long and thin: its smooth edges are worked out in tiles along its way, not in the
whole rectangle around it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from images.core.canvas import SMOOTH, Box, Point
from images.core.kept import kept
from images.core.theme import Colour, Theme

STEPS = 28
"""Straight pieces of a curve."""
TILE = 160
"""Width of a tile in pixels."""
BOW = 0.08
"""How far a bow leaves the straight way, in parts of its length."""
BARB, SPREAD = 1.25, 0.5
"""How long each wing of a head is, in parts of its size, and its angle to the arrow in radians."""
BARBED = BARB * math.cos(SPREAD)
"""How long a head is from its tip to its wings, in parts of its size."""
CASING = 3
"""How far the edge goes beyond the arrow."""


class Arrow(NamedTuple):
    """From where to where, whether it sets out upwards and arrives from below, how wide, in which colour."""

    start: Point
    end: Point
    up: bool
    below: bool
    width: float
    colour: Colour
    direct: bool = False
    """It goes the straight way, bowed a little, instead."""
    barb: float = 12
    """How much longer than the arrow is wide its head is."""


def draw_arrows(theme: Theme, indices: Image.Image, arrows: Sequence[Arrow], *, shrink: int = 1) -> None:
    """Draw arrows with casings onto a picture in indices, scaled down; no shaft lies over a head."""
    drawn = [_tiled(theme, arrow, shrink, indices.size) for arrow in arrows]
    for layer in (0, 1):
        for layers in drawn:
            for place, ink, mask in layers[layer]:
                indices.paste(ink, place, mask)


def head(arrow: Arrow) -> list[Point]:
    """Return the corners of an arrow's head, its tip first."""
    return _head(_path(arrow), arrow.barb + arrow.width)


def arriving(start: Point, end: Point) -> Point:
    """Return the direction, of length 1, in which a direct arrow arrives."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = (x1 - x0) / 3 - (y0 - y1) * BOW, (y1 - y0) / 3 - (x1 - x0) * BOW
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


_Ink: TypeAlias = "int | Image.Image"
_Tile: TypeAlias = tuple[Box, _Ink, Image.Image]


@kept(maxsize=192)
def _tiled(theme: Theme, arrow: Arrow, shrink: int, size: tuple[int, int]) -> tuple[list[_Tile], list[_Tile]]:
    """Work out an arrow in tiles: the shaft, then the head. At most 192 are kept, 150 kB each or less."""
    path = [(x / shrink, y / shrink) for x, y in _path(arrow)]
    half, barb, casing = arrow.width / 2 / shrink, (arrow.barb + arrow.width) / shrink, CASING / shrink
    end = max(4, min(len(path) - 1, _within(path, barb * BARBED * 0.6)))
    neck = max(0, min(end - 3, _within(path, (barb + 2 * casing) * BARB) - 1))
    whole = [_outline(path[:end], half), _head(path, barb)]
    line = whole[:1]
    shaft = _inked(theme, arrow, line, [_outline(path[:end], half + casing)], line, size)
    core = [_outline(path[neck:end], half), _head(path, barb)]
    around = [_outline(path[neck + 1 : end], half + casing), _head(path, barb + 2 * casing)]
    return shaft, _inked(theme, arrow, core, around, whole, size)


def _inked(
    theme: Theme,
    arrow: Arrow,
    core: Sequence[Sequence[Point]],
    around: Sequence[Sequence[Point]],
    whole: Sequence[Sequence[Point]],
    size: tuple[int, int],
) -> list[_Tile]:
    """Cut a part of an arrow into tiles: first its casing, then itself, smooth where the ``whole`` of it ends."""
    found: list[_Tile] = []
    edge, shades = theme.index(theme.strip), theme.ramp(theme.strip, arrow.colour)
    found += [(tile, edge, _covered(tile, around).point(_MOSTLY, "1")) for tile in _tiles(around, size)]
    for tile in _tiles(core, size):
        cover = _covered(tile, core)
        smooth = cover if core is whole else _covered(tile, whole)
        found.append((tile, smooth.point(shades), cover.point(_TOUCHED, "1")))
    return found


_TOUCHED = [0] * 8 + [255] * 248
_MOSTLY = [0] * 128 + [255] * 128


def _covered(box: Box, shapes: Sequence[Sequence[Point]]) -> Image.Image:
    """Return how much of each pixel of a box some shapes cover."""
    left, top, right, bottom = box
    mask = Image.new("L", ((right - left) * SMOOTH, (bottom - top) * SMOOTH))
    pen = ImageDraw.Draw(mask)
    for shape in shapes:
        pen.polygon([((x - left) * SMOOTH, (y - top) * SMOOTH) for x, y in shape], fill=255)
    return mask.reduce(SMOOTH)


def _tiles(shapes: Sequence[Sequence[Point]], size: tuple[int, int]) -> Iterator[Box]:
    """Cut the surroundings of some shapes into upright tiles, each as high as what lies in it."""
    first = max(0, math.floor(min(x for shape in shapes for x, _ in shape)))
    last = min(size[0], math.ceil(max(x for shape in shapes for x, _ in shape)) + 1)
    heights: dict[int, list[float]] = {}
    for shape in shapes:
        before = shape[-1]
        for point in shape:
            for left, *reached in _pieces(before, point, first, last):
                heights.setdefault(left, []).extend(reached)
            before = point
    for left, reached in sorted(heights.items()):
        top, bottom = max(0, math.floor(min(reached))), min(size[1], math.ceil(max(reached)) + 1)
        if bottom > top:
            yield left, top, min(left + TILE, last), bottom


def _pieces(one: Point, other: Point, first: int, last: int) -> Iterator[tuple[int, float, float]]:
    """Cut a straight piece into tiles: where each begins, and at which heights the piece enters and leaves it."""
    (x0, y0), (x1, y1) = sorted((one, other))
    slope = (y1 - y0) / (x1 - x0) if x1 > x0 else 0.0
    begin = first + (math.floor(x0) - first) // TILE * TILE
    for left in range(max(begin, first), min(math.floor(x1) + 1, last), TILE):
        low, high = max(x0, left), min(x1, left + TILE)
        yield left, y0 + slope * (low - x0), y1 if high == x1 else y0 + slope * (high - x0)


def _path(arrow: Arrow) -> list[Point]:
    """Return the points of an S-shaped curve that leaves and arrives upright, or of a bow.

    The way of an upright head is straight: it lies in front of what it points at, however flat the curve.
    """
    if arrow.direct:
        (x0, y0), (x1, y1) = arrow.start, arrow.end
        bow = (y0 - y1) * BOW, (x1 - x0) * BOW
        one, other = ((x0 + (x1 - x0) * part + bow[0], y0 + (y1 - y0) * part + bow[1]) for part in (1 / 3, 2 / 3))
        return [_bezier(arrow.start, one, other, arrow.end, step / STEPS) for step in range(STEPS + 1)]
    back = 1 if arrow.below else -1
    long = (arrow.barb + arrow.width) * BARBED
    neck, middle = ((arrow.end[0], arrow.end[1] + back * long * part) for part in (1, 0.5))
    rise = max(36.0, abs(neck[1] - arrow.start[1]) * 0.45)
    leave = (arrow.start[0], arrow.start[1] + (-rise if arrow.up else rise))
    arrive = (neck[0], neck[1] + back * rise)
    curve = [_bezier(arrow.start, leave, arrive, neck, step / STEPS) for step in range(STEPS + 1)]
    return [*curve, middle, arrow.end]


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Return the point of a cubic curve at a part of its way."""
    p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]


def _outline(path: Sequence[Point], half: float) -> list[Point]:
    """Return the outline of a band along a path, ``half`` to each side."""
    sides: tuple[list[Point], list[Point]] = [], []
    for index, (x, y) in enumerate(path):
        (x0, y0), (x1, y1) = path[max(index - 1, 0)], path[min(index + 1, len(path) - 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        across = -(y1 - y0) / length * half, (x1 - x0) / length * half
        sides[0].append((x + across[0], y + across[1]))
        sides[1].append((x - across[0], y - across[1]))
    return [*sides[0], *reversed(sides[1])]


def _within(path: Sequence[Point], reach: float) -> int:
    """Return from which of its points on a path is so near to its end."""
    return next(index for index, point in enumerate(path) if math.dist(point, path[-1]) <= reach)


def _head(path: Sequence[Point], size: float) -> list[Point]:
    (x0, y0), (x1, y1) = path[-3], path[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    wings = [
        (x1 - size * BARB * math.cos(angle + turn), y1 - size * BARB * math.sin(angle + turn))
        for turn in (SPREAD, -SPREAD)
    ]
    return [(x1, y1), *wings]
