"""Lines and polygons: where things lie, and how far along."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import TypeAlias

from images.core.canvas import Point

Edge: TypeAlias = tuple[Point, Point]
"""A straight piece of an outline, its ends in order, whichever way it is walked."""
Rect: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def edges(ring: Sequence[Point]) -> Iterator[Edge]:
    """Walk around a polygon edge by edge; the last one leads back to its first point."""
    for one, other in pairwise((*ring, ring[0])):
        yield (one, other) if one <= other else (other, one)


def extent(ring: Sequence[Point]) -> float:
    """Measure the surface of a polygon."""
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise((*ring, ring[0])))) / 2


def bounds(points: Iterable[Point], margin: float = 0) -> Rect:
    """Return the rectangle around some points."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def overlap(one: Rect, other: Rect) -> bool:
    """Return whether two rectangles have any surface in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def centre(rect: Rect) -> Point:
    """Return the middle of a rectangle."""
    return (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2


def around(middle: Point, side: float) -> Rect:
    """Return a square by its middle."""
    x, y = middle
    return x - side / 2, y - side / 2, x + side / 2, y + side / 2


def within(point: Point, ring: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    inside = False
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
        x0, y0 = x1, y1
    return inside


def holds(ring: Sequence[Point], rect: Rect) -> bool:
    """Return whether a whole rectangle lies in a polygon."""
    return within(centre(rect), ring) and not any(_enters(edge, rect) for edge in edges(ring))


def tangled(ring: Sequence[Point]) -> Point | None:
    """Find a point where a polygon crosses or touches itself."""
    if len(set(ring)) < len(ring):
        return next(point for index, point in enumerate(ring) if point in ring[:index])
    ordered = sorted(edges(ring))
    for index, (a, b) in enumerate(ordered):
        for c, d in ordered[index + 1 :]:
            if c > b:
                break
            if not {a, b} & {c, d} and _cross(a, b, c, d):
                return c
    return None


def chained(pieces: Iterable[Edge]) -> tuple[Point, ...] | None:
    """Join edges into one line without forks; None where they do not make one."""
    following: dict[Point, list[Point]] = {}
    for one, other in pieces:
        following.setdefault(one, []).append(other)
        following.setdefault(other, []).append(one)
    ends = sorted(point for point, others in following.items() if len(others) == 1)
    if len(ends) != 2:
        return None
    line = [ends[0]]
    while onward := [point for point in following[line[-1]] if len(line) < 2 or point != line[-2]]:
        line.append(onward[0])
    return tuple(line) if len(line) == len(following) else None


def nearest(line: Sequence[Point], point: Point) -> tuple[float, float]:
    """Return how far along a line it comes nearest to a point, and how near."""
    best, gone = (0.0, math.inf), 0.0
    for (x0, y0), (x1, y1) in pairwise(line):
        dx, dy = x1 - x0, y1 - y0
        length = math.hypot(dx, dy)
        part = ((point[0] - x0) * dx + (point[1] - y0) * dy) / length**2
        part = min(1.0, max(0.0, part))
        away = math.hypot(x0 + dx * part - point[0], y0 + dy * part - point[1])
        if away < best[1]:
            best = gone + length * part, away
        gone += length
    return best


def walked(line: Sequence[Point], *distances: float) -> list[Point]:
    """Return the points so far along a line; its ends where that is beyond them."""
    reached = [0.0, *accumulate(math.dist(*step) for step in pairwise(line))]
    found = []
    for distance in distances:
        index = min(max(bisect(reached, distance), 1), len(line) - 1)
        (x0, y0), (x1, y1) = line[index - 1], line[index]
        part = min(1.0, max(0.0, (distance - reached[index - 1]) / (reached[index] - reached[index - 1])))
        found.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    return found


def length(line: Sequence[Point]) -> float:
    """Measure a line."""
    return sum(math.dist(*step) for step in pairwise(line))


def heading(line: Sequence[Point], point: Point, reach: float = 10) -> Point:
    """Return the direction of a line near one of its points, of length 1."""
    along, _ = nearest(line, point)
    (x0, y0), (x1, y1) = walked(line, along - reach, along + reach)
    far = math.hypot(x1 - x0, y1 - y0)
    return (x1 - x0) / far, (y1 - y0) / far


def facing(line: Sequence[Point], ring: Sequence[Point]) -> bool:
    """Return whether a polygon lies to the right of a line."""
    middle = walked(line, length(line) / 2)[0]
    dx, dy = heading(line, middle)
    return within((middle[0] - dy, middle[1] + dx), ring)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two edges without a common end cross or touch."""
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _enters(edge: Edge, rect: Rect) -> bool:
    """Return whether an edge passes through the inside of a rectangle (Liang and Barsky)."""
    (x0, y0), (x1, y1) = edge
    first, last = 0.0, 1.0
    for start, step, low, high in ((x0, x1 - x0, rect[0], rect[2]), (y0, y1 - y0, rect[1], rect[3])):
        if step == 0:
            if not low < start < high:
                return False
            continue
        enter, leave = sorted(((low - start) / step, (high - start) / step))
        first, last = max(first, enter), min(last, leave)
    return first < last
