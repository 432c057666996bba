"""The map as a graph: what joins what, across what, and by what (2.4, 5.31, 14.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core.catalog import KEPT
from engine.fab.cards import Area, Boundary, Scenario, Side
from engine.fab.catalog import FabCatalog
from engine.fab.library import LIBRARY

HERMON = "8"
"""Mount Hermon (14.4)."""


class Border(NamedTuple):
    """The way from an area to one of its neighbours."""

    to: str
    link: str
    boundary: Boundary
    road: bool


class Ground(NamedTuple):
    """The part of the map on which a scenario is played."""

    areas: dict[str, Area]
    borders: dict[str, tuple[Border, ...]]
    """By area, in the order of the neighbours' numbers."""
    sources: dict[Side, tuple[str, ...]]
    """The sources of supply (14.9)."""
    entries: dict[Side, dict[str, str]]
    """The entry areas by their letters (14.2)."""

    def border(self, one: str, other: str) -> Border:
        """Return the way from one area to another that joins it."""
        [border] = [border for border in self.borders[one] if border.to == other]
        return border

    def neighbours(self, area: str) -> list[str]:
        """List the adjacent areas."""
        return [border.to for border in self.borders[area]]

    def links(self, boundary: Boundary) -> list[str]:
        """List the links across a boundary of a kind."""
        found = {border.link: border for ways in self.borders.values() for border in ways}
        return [link for link, border in found.items() if border.boundary == boundary]


@lru_cache(maxsize=KEPT)
def ground(catalog: FabCatalog, scenario: str) -> Ground:
    """Return the map of a scenario."""
    return lay_out(catalog.scenarios[scenario])


def lay_out(card: Scenario) -> Ground:
    """Work out the part of the map on which a scenario is played."""
    areas = {id_: area for id_, area in LIBRARY.areas.items() if not card.areas or id_ in card.areas}
    borders: dict[str, list[Border]] = {area: [] for area in areas}
    for link in LIBRARY.links.values():
        one, other = link.ends
        if one in areas and other in areas:
            borders[one].append(Border(other, link.id, link.boundary, link.road))
            borders[other].append(Border(one, link.id, link.boundary, link.road))
    printed: dict[Side, tuple[str, ...]] = {
        side: tuple(a.id for a in areas.values() if a.source and a.home == side) for side in ("sy", "il")
    }
    return Ground(
        areas=areas,
        borders={area: tuple(sorted(ways, key=lambda border: int(border.to))) for area, ways in borders.items()},
        sources=dict(card.sources) or printed,
        entries={
            side: {a.entry: a.id for a in areas.values() if a.entry and a.home == side} for side in ("sy", "il")
        },
    )


def limit(area: str) -> int:
    """Return how many units of a side an area holds (5.1, 14.4)."""
    return 1 if area == HERMON else 2


def spread(starts: Iterable[str], onward: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """Return every area that can be reached from some, with the number of steps to it, the nearest first."""
    found = dict.fromkeys(starts, 0)
    queue = list(found)
    for area in queue:
        for neighbour in onward(area):
            if neighbour not in found:
                found[neighbour] = found[area] + 1
                queue.append(neighbour)
    return found
