"""A map of areas as data: polygons that share their borders, links, slots for pieces, and what the land is like.

Geography is the map's, control and pieces are not: a game keeps those and names areas by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from engine.core.datafile import Name, Typed
from images.core.canvas import Point
from images.core.map.polygons import Rect, bounds, length, walked

Terrain: TypeAlias = Literal["plain", "broken", "hills", "massif"]
Border: TypeAlias = Literal["open", "river", "ditch"]
Feature: TypeAlias = tuple[Literal["tuft", "stones", "tel", "peak"], float, float, float]
"""What grows or lies on the land: its kind, where, and how large beside the usual."""

HEIGHTS: Mapping[Terrain, int] = {"plain": 0, "broken": 1, "hills": 2, "massif": 3}


class Area(Typed, frozen=True, kw_only=True):
    """An area, in units of the map: north is up, y grows downwards."""

    id: str
    name: Name
    polygon: tuple[Point, ...]
    """Its outline; neighbours share their points exactly, and the last point leads back to the first."""
    label: Point
    """Top left corner of its label."""
    room: float
    """How wide the label may become."""
    centre: Point
    """Where roads meet."""
    slots: dict[str, tuple[Point, ...]]
    """Centres of blocks, column by column; what a column stands for is the game's."""
    alone: tuple[tuple[Point, ...], ...] = ()
    """Where one, two ... blocks stand while only one column is in use."""
    markers: tuple[Point, ...] = ()
    """Centres of small markers, in order of use."""
    terrain: Terrain = "plain"
    relief: tuple[Feature, ...] = ()

    @property
    def height(self) -> int:
        """How mountainous it is, 0 to 3."""
        return HEIGHTS[self.terrain]


class Link(Typed, frozen=True, kw_only=True):
    """Two areas with a common border; the teeth of a ditch point to the second."""

    a: str
    b: str
    border: Border = "open"
    crossing: Point | None = None
    """Where the border is crossed; its middle unless given."""
    road: tuple[Point, ...] = ()
    """From the one centre over the crossing to the other; none where one goes across country."""


class Barrier(Typed, frozen=True, kw_only=True):
    """What lies between areas and belongs to none."""

    id: str
    kind: Literal["lake", "gorge", "lava"]
    name: Name
    polygon: tuple[Point, ...]


class Measures(Typed, frozen=True, kw_only=True):
    """The size of a map and of what its slots are made for, in units."""

    size: Point
    block: float
    label: Point
    views: dict[str, Rect] = {}
    """Parts of the map that have a name."""


@dataclass(frozen=True, eq=False)
class AreaMap:
    """A map that was read and found good. Caches know it by its identity."""

    measures: Measures
    areas: Mapping[str, Area]
    links: tuple[Link, ...]
    barriers: tuple[Barrier, ...]
    borders: Mapping[frozenset[str], tuple[Point, ...]]
    """The common border of each two linked areas, the second of the link to its right."""

    @cached_property
    def linked(self) -> Mapping[frozenset[str], Link]:
        """The links by the two areas that they join."""
        return {frozenset((link.a, link.b)): link for link in self.links}

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The areas that are linked to each."""
        found: dict[str, list[str]] = {area: [] for area in self.areas}
        for link in self.links:
            found[link.a].append(link.b)
            found[link.b].append(link.a)
        return {area: tuple(others) for area, others in found.items()}

    @cached_property
    def boxes(self) -> tuple[tuple[Rect, ...], ...]:
        """The rectangles around areas, links with their roads, barriers and crossings, each in their order."""
        return (
            tuple(bounds(area.polygon) for area in self.areas.values()),
            tuple(bounds((*self.border(link), *link.road)) for link in self.links),
            tuple(bounds(barrier.polygon) for barrier in self.barriers),
            tuple(bounds([self.crossing(link)]) for link in self.links),
        )

    @cached_property
    def hubs(self) -> tuple[str, ...]:
        """The areas that a road leads to."""
        reached = {area for link in self.links if link.road for area in (link.a, link.b)}
        return tuple(area for area in self.areas if area in reached)

    def border(self, link: Link) -> tuple[Point, ...]:
        """Return the border that a link crosses."""
        return self.borders[frozenset((link.a, link.b))]

    def crossing(self, link: Link) -> Point:
        """Return where a link crosses its border."""
        if link.crossing is not None:
            return link.crossing
        line = self.border(link)
        return walked(line, length(line) / 2)[0]
