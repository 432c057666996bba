"""What lies on the land: relief, barriers, borders, roads, water, crossings and towns."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Literal, TypeAlias

from images.core.canvas import Point
from images.core.kept import kept
from images.core.kept import scenery as geography
from images.core.map.area_map import Barrier, Border, Feature
from images.core.map.brush import Brush
from images.core.map.polygons import bounds, heading, length, walked, within
from images.core.theme import mix

Crossing: TypeAlias = Literal["", "whole", "built", "blown"]
"""A bridge on a border: none to be seen, whole, built by somebody, blown."""

BORDER = 3.4
ROAD, ROADSIDE = 5.5, 9.5
RIVER, BANKS = 9.0, 13.0
DITCH, DITCHSIDE = 4.0, 8.0
TOOTH, TEETH = 9.0, 15.0
BLOWN = 19.0
"""Radius of the disc on a blown bridge, in units, and ``LEAST`` in pixels."""
LEAST = 8.0
HACHURE = 13.0

_STROKES: dict[str, tuple[tuple[Point, ...], ...]] = {
    "tuft": (((-5, 1), (-7, -6)), ((0, 1), (0, -8)), ((5, 1), (7, -6))),
    "stones": (
        ((-13, 2), (-11, -3), (-6, -4), (-3, 2)),
        ((-1, -2), (2, -7), (7, -6), (9, -1)),
        ((3, 4), (6, 1), (11, 1), (13, 4)),
    ),
    "tel": (((-20, 6), (-12, -5), (-7, -10), (-3, -8), (3, -9), (10, -1), (20, 6)), ((-6, -3), (-9, 3))),
    "peak": (((-18, 11), (-3, -15), (2, -10), (18, 11)),),
}
_SNOW: tuple[Point, ...] = ((-10, 0), (-3, -15), (2, -10), (8, -1), (3, 1), (0, -4), (-4, 2))


def relief(brush: Brush, features: Sequence[Feature]) -> None:
    """Draw what grows and lies on an area."""
    theme = brush.theme
    for kind, x, y, size in features:
        for stroke in _STROKES[kind]:
            brush.line([(x + dx * size, y + dy * size) for dx, dy in stroke], theme.relief, 1.5)
        if kind == "peak":
            brush.polygon([(x + dx * size, y + dy * size) for dx, dy in _SNOW], theme.cream)


def barrier(brush: Brush, found: Barrier) -> None:
    """Draw what nobody can cross: a lake with waves, a gorge or a lava field with hachures."""
    theme, ring = brush.theme, found.polygon
    outline = (*ring, ring[0])
    if found.kind == "lake":
        brush.polygon(ring, theme.lake)
        for wave in _waves(ring):
            brush.line(wave, theme.shore, 1.8)
        brush.line(outline, theme.shore, 4.5)
        return
    rock, scratch = theme.rim, theme.relief
    if theme.name == "light":
        rock = mix(theme.casing, theme.flat, 0.25)
        scratch = theme.rim
    brush.polygon(ring, rock)
    for hachure in _hachures(ring):
        brush.line(hachure, scratch, 1.6)
    brush.line(outline, theme.relief, 2.4)


@geography(maxsize=16)
def _waves(ring: tuple[Point, ...]) -> list[list[Point]]:
    """Lay short waves on water. At most 16 are kept, 5 kB each."""
    left, top, right, bottom = bounds(ring)
    chance = Random(f"{left}{top}{len(ring)}")  # noqa: S311
    found = []
    for row in range(int((bottom - top) // 34)):
        y = top + 24 + 34 * row
        x = left + chance.uniform(0, 90)
        while x < right:
            wave = [(x + 3.5 * step, y + 3 * math.sin(step * 1.05)) for step in range(9)]
            if all(within((wx + aside, y), ring) for wx, _ in (wave[0], wave[-1]) for aside in (-14, 14)):
                found.append(wave)
            x += chance.uniform(70, 130)
    return found


@geography(maxsize=16)
def _hachures(ring: tuple[Point, ...]) -> list[list[Point]]:
    """Lay short strokes inward from an outline. At most 16 are kept, 5 kB each."""
    outline = (*ring, ring[0])
    centre = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
    found = []
    for x, y in walked(outline, *range(4, int(length(outline)), 8)):
        away = math.dist((x, y), centre) or 1
        part = min(0.7, HACHURE / away)
        found.append([(x, y), (x + (centre[0] - x) * part, y + (centre[1] - y) * part)])
    return found


def border(brush: Brush, kind: Border, line: Sequence[Point]) -> None:
    """Draw a border that nothing flows along."""
    if kind == "open":
        brush.line(line, brush.theme.rim, BORDER)


def roads(brush: Brush, lines: Sequence[Sequence[Point]]) -> None:
    """Draw roads: their casings first, so that they join."""
    theme = brush.theme
    for colour, width in ((theme.casing, ROADSIDE), (theme.road, ROAD)):
        for line in lines:
            brush.line(line, colour, width)


def water(brush: Brush, kind: Border, line: tuple[Point, ...]) -> None:
    """Draw a river or a ditch along a border."""
    theme = brush.theme
    if kind == "river":
        brush.line(line, theme.bank, BANKS)
        brush.line(line, theme.river, RIVER)
    elif kind == "ditch":
        brush.line(line, theme.rim, DITCHSIDE)
        for tooth in teeth(line):
            brush.line(tooth, theme.ditch, 2.6)
        brush.line(line, theme.ditch, DITCH)


@geography(maxsize=96)
def teeth(line: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """Lay the teeth of a ditch to the right of a line. At most 96 are kept, 3 kB each."""
    found = []
    for x, y in walked(line, *(TEETH * (step + 0.5) for step in range(int(length(line) / TEETH)))):
        dx, dy = heading(line, (x, y))
        found.append(((x, y), (x - dy * TOOTH, y + dx * TOOTH)))
    return found


def crossing(brush: Brush, kind: Crossing, at: Point, line: tuple[Point, ...]) -> None:
    """Draw a bridge across a border: parapets if it is whole, planks if it was built, a cross if it is blown."""
    theme = brush.theme
    along, (x, y) = heading(line, at), at
    across = -along[1], along[0]

    def place(lengthwise: float, sideways: float) -> Point:
        return x + across[0] * lengthwise + along[0] * sideways, y + across[1] * lengthwise + along[1] * sideways

    if kind == "blown":
        radius = max(BLOWN, LEAST / brush.scale)
        arm = radius * 0.45
        brush.disc(at, radius, theme.rim)
        brush.disc(at, radius - 2, theme.cream)
        brush.disc(at, radius - 4, theme.wound)
        for turn in (-1, 1):
            brush.line([(x - arm, y - arm * turn), (x + arm, y + arm * turn)], theme.cream, 4.6)
        return
    brush.polygon([place(-13, -10), place(13, -10), place(13, 10), place(-13, 10)], theme.rim)
    brush.polygon([place(-13, -8), place(13, -8), place(13, 8), place(-13, 8)], theme.road)
    if kind == "built":
        for step in (-9, -3, 3, 9):
            brush.line([place(step, -9), place(step, 9)], theme.casing, 2)
    for side in (-1, 1):
        parapet = [place(-19, 14 * side), place(-12, 9 * side), place(12, 9 * side), place(19, 14 * side)]
        brush.line(parapet, theme.rim, 5.4)
        brush.line(parapet, theme.cream, 3)


@kept(maxsize=32)
def dashes(outline: tuple[Point, ...], dash: float, kinds: int) -> list[list[list[Point]]]:
    """Cut an outline into dashes of several kinds in turn. At most 32 are kept, 20 kB each."""
    found: list[list[list[Point]]] = [[] for _ in range(kinds)]
    whole = length(outline)
    rounds = max(1, round(whole / (dash * kinds)))
    step = whole / (rounds * kinds)
    for index in range(rounds * kinds):
        found[index % kinds].append(walked(outline, *_steps(index * step, (index + 1) * step)))
    return found


def _steps(start: float, end: float) -> Iterator[float]:
    count = max(1, round((end - start) / 6))
    yield from (start + (end - start) * part / count for part in range(count + 1))
