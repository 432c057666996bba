"""Arrows of last moves: short, across the border that was crossed, clear of blocks and names; long from afar."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from images.core.arrow import Arrow
from images.core.canvas import Point
from images.core.map.area_map import AreaMap
from images.core.map.colours import MapTheme
from images.core.map.polygons import Rect, bounds, heading, nearest, overlap, walked
from images.core.map.window import Window

HALF = 60
"""Units of an arrow on each side of a border, at most."""
SHORTEST = 16
"""Units of it that are left on each side at least."""
STEP = 4
CLEAR = 11
"""Units that an arrow keeps away from blocks and names."""
WIDTH, FAR, BARB = 11, 6, 18
"""Units that an arrow is wide, and one from area to area over others; and how much larger its head is."""
HEAD = 0.55
"""Parts of an arrow that its head takes at most."""


class Move(NamedTuple):
    """Somebody of a nation went from an area to the next; from nowhere (empty) he came from off the map."""

    start: str
    end: str
    nation: str


def arrows(
    theme: MapTheme, area_map: AreaMap, window: Window, moves: Sequence[Move], taken: Sequence[Rect]
) -> Iterator[Arrow]:
    """Lay out an arrow for each move, those of the same nation between the same two areas as one."""
    both_ways = {(move.end, move.start) for move in moves}
    for move in dict.fromkeys(moves):
        linked = not move.start or frozenset((move.start, move.end)) in area_map.linked
        way = _way(area_map, move)
        if move[:2] in both_ways:
            way = _aside(*way)
        tail, tip = _cleared(*way, area_map.measures.size, taken)
        width = WIDTH if linked else FAR
        yield Arrow(
            window.at(tail),
            window.at(tip),
            up=False,
            below=False,
            width=width * window.zoom,
            colour=theme.nations[move.nation].arrow,
            direct=True,
            barb=min(BARB, math.dist(tail, tip) * HEAD - width) * window.zoom,
        )


def _way(area_map: AreaMap, move: Move) -> tuple[Point, Point, Point]:
    """Return where a move comes from, where it crosses a border (half way if it is far), and where it goes to."""
    if not move.start:
        return _entry(area_map, move.end)
    link = area_map.linked.get(frozenset((move.start, move.end)))
    if link is None:
        start, end = (area_map.areas[area].centre for area in move[:2])
        return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end
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


def _aside(start: Point, middle: Point, end: Point) -> tuple[Point, Point, Point]:
    """Keep to the right of the way: somebody went back on the other side."""
    long = math.dist(start, end)
    dx, dy = (start[1] - end[1]) / long * WIDTH, (end[0] - start[0]) / long * WIDTH
    return (start[0] + dx, start[1] + dy), (middle[0] + dx, middle[1] + dy), (end[0] + dx, end[1] + dy)


def _cleared(start: Point, middle: Point, end: Point, size: Point, taken: Sequence[Rect]) -> tuple[Point, Point]:
    """Cut an arrow back from both ends until it is on the map and clear of what is taken, but not to nothing."""
    kept = [(left - CLEAR, top - CLEAR, right + CLEAR, bottom + CLEAR) for left, top, right, bottom in taken]
    reach = bounds((start, middle, end))
    kept = [rect for rect in kept if overlap(rect, reach)]
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
