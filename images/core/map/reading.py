"""Reading a map of areas, and finding what is wrong with its geometry.

A map is a table, from TOML or JSON: ``size``, ``block``, ``label``, ``views``, and lists of ``area``,
``link`` and ``barrier``.
Areas and barriers cover it without gap or overlap; links are exactly the borders of two areas.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, NoReturn, TypeVar

from engine.core.datafile import Typed, convert, entries
from engine.core.errors import BadData
from images.core.canvas import Point
from images.core.map.area_map import Area, AreaMap, Barrier, Link, Measures
from images.core.map.polygons import (
    Edge,
    Rect,
    around,
    chained,
    edges,
    extent,
    facing,
    holds,
    length,
    nearest,
    overlap,
    tangled,
    walked,
    within,
)

E = TypeVar("E", bound=Typed)

NEAR = 0.5
"""Units by which a crossing may miss its border, and a road its crossing."""
STEP = 6
"""Units between the points of a road that are looked at."""
VERGE = 1.0
"""Units by which a road may graze an area's border."""
_LISTS = ("area", "link", "barrier")


def read(file: str, found: Mapping[str, Any]) -> AreaMap:
    """Read a map.

    Raises:
        BadData: names the file, the area or link, and what is wrong with it.
    """
    measures = convert(file, "map", {k: v for k, v in found.items() if k not in _LISTS}, Measures)
    check = _Check(
        file,
        measures,
        _listed(file, found, "area", Area),
        _listed(file, found, "link", Link),
        _listed(file, found, "barrier", Barrier),
    )
    borders = check.outlines()
    whole = AreaMap(measures, check.areas, tuple(check.links), tuple(check.barriers), borders)
    for area in whole.areas.values():
        check.places(area)
    for link in whole.links:
        check.road(whole, link)
    return whole


def _listed(file: str, found: Mapping[str, Any], table: str, kind: type[E]) -> Iterator[E]:
    for _place, _raw, entry in entries(file, {table: found.get(table, [])}, {table: kind}):
        if isinstance(entry, BadData):
            raise entry
        yield entry


class _Check:
    """The parts of a map, while it is found out whether they fit together."""

    def __init__(
        self,
        file: str,
        measures: Measures,
        areas: Iterable[Area],
        links: Iterable[Link],
        barriers: Iterable[Barrier],
    ) -> None:
        self._file, self._measures = file, measures
        self.areas: dict[str, Area] = {}
        for area in areas:
            if area.id in self.areas:
                self._wrong(f"area {area.id}", "id", "is there twice")
            self.areas[area.id] = area
        self.links, self.barriers = list(links), list(barriers)

    def _wrong(self, place: str, field: str, problem: str) -> NoReturn:
        raise BadData(self._file, place, field, problem)

    # ------------------------------------------------------------- outlines

    def outlines(self) -> dict[frozenset[str], tuple[Point, ...]]:
        """Check that polygons fill the map and that links are the borders; return the border of each link."""
        owners: dict[Edge, list[str]] = {}
        areas = [(area.id, f"area {area.id}", area.polygon) for area in self.areas.values()]
        for owner, place, ring in [*areas, *(("", f"barrier {each.id}", each.polygon) for each in self.barriers)]:
            self._ring(place, ring)
            for edge in edges(ring):
                owners.setdefault(edge, []).append(owner)
                if len(owners[edge]) > 2:
                    self._wrong(place, "polygon", f"a third one at the edge {_at(*edge)}")
        self._closed(owners)
        shared: dict[frozenset[str], list[Edge]] = {}
        for edge, sides in owners.items():
            if len(sides) == 2 and all(sides):
                shared.setdefault(frozenset(sides), []).append(edge)
        return self._borders(shared)

    def _ring(self, place: str, ring: Sequence[Point]) -> None:
        """Check that an outline is one, and on the map."""
        width, height = self._measures.size
        if len(ring) < 3:
            self._wrong(place, "polygon", "has fewer than three points")
        if ring[0] == ring[-1]:
            self._wrong(place, "polygon", f"repeats its first point {_at(ring[0])} at the end")
        knot = tangled(ring)
        if knot is not None:
            self._wrong(place, "polygon", f"crosses or touches itself near {_at(knot)}")
        for x, y in ring:
            if not (0 <= x <= width and 0 <= y <= height):
                self._wrong(place, "polygon", f"{_at((x, y))} is not on the map")

    def _closed(self, owners: Mapping[Edge, Sequence[str]]) -> None:
        """Check that every edge is shared by two polygons, or lies on the edge of the map."""
        width, height = self._measures.size
        for ((x0, y0), (x1, y1)), sides in owners.items():
            rim = (x0 == x1 and x0 in (0, width)) or (y0 == y1 and y0 in (0, height))
            if len(sides) == 1 and not rim:
                place = f"area {sides[0]}" if sides[0] else "a barrier"
                self._wrong(place, "polygon", f"nothing borders on its edge {_at((x0, y0), (x1, y1))}")
        covered = sum(extent(area.polygon) for area in self.areas.values())
        covered += sum(extent(barrier.polygon) for barrier in self.barriers)
        if abs(covered - width * height) > 1:
            self._wrong(
                "map", "size", f"areas and barriers cover {covered:.0f} of {width * height:.0f} square units"
            )

    def _borders(self, shared: Mapping[frozenset[str], Sequence[Edge]]) -> dict[frozenset[str], tuple[Point, ...]]:
        """Check that links are the borders."""
        found: dict[frozenset[str], tuple[Point, ...]] = {}
        for link in self.links:
            place, pair = _named(link), frozenset((link.a, link.b))
            for end in (link.a, link.b):
                if end not in self.areas:
                    self._wrong(place, "area", f"there is no area {end}")
            if pair in found:
                self._wrong(place, "link", "is there twice")
            if pair not in shared:
                self._wrong(place, "link", "the two areas share no border")
            line = chained(shared[pair])
            if line is None:
                self._wrong(place, "link", "their border is in several pieces")
            found[pair] = line if facing(line, self.areas[link.b].polygon) else line[::-1]
        for pair in shared:
            if pair not in found:
                self._wrong(" - ".join(sorted(pair)), "link", "missing: the two areas share a border")
        return found

    # ------------------------------------------------------------- what lies in an area

    def places(self, area: Area) -> None:
        """Check that an area's label, slots and markers lie in it, each apart from the others."""
        place = f"area {area.id}"
        (x, y), (wide, high) = area.label, self._measures.label
        label: Rect = (x, y, x + wide, y + high)
        if not holds(area.polygon, label):
            self._wrong(place, "label", f"at {_at(area.label)} does not lie in its area")
        for name, group in self._groups(area):
            for slot in group:
                square = around(slot, self._measures.block)
                if not holds(area.polygon, square):
                    self._wrong(place, name, f"{_at(slot)} does not lie in its area")
                if overlap(square, label):
                    self._wrong(place, name, f"{_at(slot)} lies over the label")
            for one, other in combinations(group, 2):
                if overlap(around(one, self._measures.block), around(other, self._measures.block)):
                    self._wrong(place, name, f"{_at(one)} and {_at(other)} overlap")
        for name, points in (("centre", (area.centre,)), ("markers", area.markers)):
            for point in points:
                if not within(point, area.polygon):
                    self._wrong(place, name, f"{_at(point)} does not lie in its area")

    @staticmethod
    def _groups(area: Area) -> Iterator[tuple[str, list[Point]]]:
        yield "slots", [slot for column in area.slots.values() for slot in column]
        for group in area.alone:
            yield "alone", list(group)

    # ------------------------------------------------------------- links

    def road(self, whole: AreaMap, link: Link) -> None:
        """Check that a crossing lies on its border, and that a road keeps to its two areas."""
        place, crossing = _named(link), whole.crossing(link)
        if nearest(whole.border(link), crossing)[1] > NEAR:
            self._wrong(place, "crossing", f"{_at(crossing)} is not on the border")
        if not link.road:
            return
        one, other = self.areas[link.a], self.areas[link.b]
        if (link.road[0], link.road[-1]) != (one.centre, other.centre):
            self._wrong(place, "road", "does not lead from the one centre to the other")
        if any(here == there for here, there in pairwise(link.road)):
            self._wrong(place, "road", "has the same point twice")
        along, away = nearest(link.road, crossing)
        if away > NEAR:
            self._wrong(place, "road", f"misses its crossing {_at(crossing)}")
        steps = [step * STEP for step in range(int(length(link.road) / STEP) + 1)]
        for gone, point in zip(steps, walked(link.road, *steps), strict=True):
            area = one if gone < along else other
            if not within(point, area.polygon) and nearest((*area.polygon, area.polygon[0]), point)[1] > VERGE:
                self._wrong(place, "road", f"leaves area {area.id} at {_at(point)}")


def _named(link: Link) -> str:
    return f"{link.a} - {link.b}"


def _at(*points: Point) -> str:
    return " to ".join(f"({x:g}, {y:g})" for x, y in points)
