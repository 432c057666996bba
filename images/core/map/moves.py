"""Arrows of last moves: short, across the border that was crossed, clear of blocks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from images.core.arrow import Arrow
from images.core.canvas import Point
from images.core.map.area_map import AreaMap
from images.core.map.colours import MapTheme
from images.core.map.polygons import Rect, heading, nearest, walked
from images.core.map.window import Window

HALF = 60
"""Units of an arrow on each side of a border, at most."""
SHORTEST = 16
"""Units of it that are left on each side at least."""
STEP = 4
CLEAR = 11
"""Units that an arrow keeps away from blocks."""
WIDTH, BARB = 11, 24


class Move(NamedTuple):
    """Somebody of a nation went from an area to the next; from nowhere (empty) he came from off the map."""

    start: str
    end: str
    nation: str


def arrows(
    theme: MapTheme, area_map: AreaMap, window: Window, moves: Sequence[Move], blocks: Sequence[Rect]
) -> Iterator[Arrow]:
    """Lay out an arrow for each move, those of the same nation between the same two areas as one."""
    for move in dict.fromkeys(moves):
        way = _way(area_map, move)
        if way is not None:
            tail, tip = _cleared(*way, area_map.measures.size, blocks)
            yield Arrow(
                window.at(tail),
                window.at(tip),
                up=False,
                below=False,
                width=WIDTH * window.zoom,
                colour=theme.nations[move.nation].arrow,
                direct=True,
                barb=BARB * window.zoom,
            )


def _way(area_map: AreaMap, move: Move) -> tuple[Point, Point, Point] | None:
    """Return where a move comes from, where it crosses a border, and where it goes to; None without a link."""
    if not move.start:
        return _entry(area_map, move.end)
    link = area_map.linked.get(frozenset((move.start, move.end)))
    if link is None:
        return None
    crossing, border = area_map.crossing(link), area_map.border(link)
    if link.road:
        along, _ = nearest(link.road, crossing)
        before, after = walked(link.road, along - HALF, along + HALF)
    else:
        dx, dy = heading(border, crossing, 30)
        before = crossing[0] + dy * HALF, crossing[1] - dx * HALF
        after = crossing[0] - dy * HALF, crossing[1] + dx * HALF
    return (before, crossing, after) if move.start == link.a else (after, crossing, before)


def _entry(area_map: AreaMap, area: str) -> tuple[Point, Point, Point]:
    """Come from the nearest edge of the map."""
    (x, y), (width, height) = area_map.areas[area].centre, area_map.measures.size
    away, edge = min((x, (0.0, y)), (y, (x, 0.0)), (width - x, (width, y)), (height - y, (x, height)))
    inward = (x - edge[0]) / away, (y - edge[1]) / away
    gate, tip = ((edge[0] + inward[0] * far, edge[1] + inward[1] * far) for far in (CLEAR, 2 * HALF))
    return edge, gate, tip


def _cleared(start: Point, middle: Point, end: Point, size: Point, blocks: Sequence[Rect]) -> tuple[Point, Point]:
    """Cut an arrow back from both ends until it is on the map and clear of blocks, but not to nothing."""
    kept = [(left - CLEAR, top - CLEAR, right + CLEAR, bottom + CLEAR) for left, top, right, bottom in blocks]
    land = (CLEAR, CLEAR, size[0] - CLEAR, size[1] - CLEAR)

    def cut(far: Point, *, on_map: bool) -> Point:
        whole = reach = math.dist(middle, far)
        while reach > SHORTEST:
            point = _toward(middle, far, reach / whole)
            if not any(_in(point, rect) for rect in kept) and (not on_map or _in(point, land)):
                return point
            reach -= STEP
        return _toward(middle, far, min(1.0, SHORTEST / whole))

    return cut(start, on_map=_in(middle, land)), cut(end, on_map=True)


def _toward(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _in(point: Point, rect: Rect) -> bool:
    return rect[0] < point[0] < rect[2] and rect[1] < point[1] < rect[3]
