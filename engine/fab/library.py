"""What is printed, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, TypeAlias

import msgspec

from engine.core.catalog import Catalog, table
from engine.core.datafile import Bilingual, Name, Typed
from engine.fab.cards import Area, AssetCard, EventCard, Link, Scenario, TurnCard, UnitCard

DATA = Path(__file__).parent / "data"


class Named(Typed, frozen=True, kw_only=True):
    """A name of something else: ``kind/id``."""

    id: str
    name: Name


Card: TypeAlias = UnitCard | AssetCard | EventCard | TurnCard | Scenario
"""What a match is played with beside the map."""
_Entry: TypeAlias = Area | Link | Card | Named


@dataclass(frozen=True, eq=False, kw_only=True)
class Library(Catalog):
    """Everything printed, by id, in the order of the files."""

    areas: Mapping[str, Area] = table("area", Area)
    links: Mapping[str, Link] = table("link", Link)
    units: Mapping[str, UnitCard] = table("unit", UnitCard)
    assets: Mapping[str, AssetCard] = table("asset", AssetCard)
    events: Mapping[str, EventCard] = table("event", EventCard)
    turns: Mapping[str, TurnCard] = table("turn", TurnCard)
    scenarios: Mapping[str, Scenario] = table("scenario", Scenario)

    named: ClassVar[type[msgspec.Struct]] = Named

    @staticmethod
    def key(entry: _Entry) -> tuple[str, str]:
        """Return the id of an entry, the only one of its kind that has it."""
        return type(entry).__name__, entry.id

    @staticmethod
    def names_of(entry: _Entry) -> Iterator[tuple[str, str, Bilingual]]:
        """Name an entry, and what else is said of it in both languages."""
        id_ = entry.id
        match entry:
            case Area():
                yield "area", id_, Bilingual(en=f"{entry.name.en} ({id_})", es=f"{entry.name.es} ({id_})")
            case Link():
                yield "link", id_, entry.name or Bilingual(en=id_, es=id_)
            case UnitCard():
                yield "unit", id_, entry.name
                yield "card", id_, entry.name
                yield "short", id_, entry.short
            case AssetCard(name=Bilingual() as name) | EventCard(name=name):
                yield "card", id_, name
            case TurnCard():
                yield "date", id_, entry.date
            case Scenario():
                yield "scenario", id_, entry.name
                yield "about", id_, entry.about
            case Named():
                kind, _, id_ = id_.partition("/")
                yield kind, id_, entry.name

    def faults(self, entry: _Entry) -> Iterator[tuple[str, str]]:
        """Find what an entry names that is not there: a field, and the problem."""
        match entry:
            case Link(ends=ends):
                yield from self._unknown("id", ends)
                if int(ends[0]) >= int(ends[1]):
                    yield "id", "the smaller number comes first"
            case UnitCard():
                if entry.area is not None and entry.entry is not None:
                    yield "area", ONE_PLACE
                yield from self._unknown("area", (entry.area,) if entry.area else ())
            case EventCard():
                yield from self._unknown("areas", entry.areas)
            case Scenario():
                yield from self._scenario(entry)

    def own_faults(self, entry: _Entry) -> Iterator[tuple[str, str]]:
        """Find a unit that is nowhere, too: in a pack it is for scenarios."""
        yield from self.faults(entry)
        if isinstance(entry, UnitCard) and entry.area is None and entry.entry is None:
            yield "area", ONE_PLACE

    def _scenario(self, entry: Scenario) -> Iterator[tuple[str, str]]:
        yield from self._unknown("areas", entry.areas)
        named = {"units": entry.units, "starts": entry.starts, "arrivals": [one.unit for one in entry.arrivals]}
        for field, units in named.items():
            for unit in units:
                if unit not in self.units:
                    yield field, f'found "{unit}"; there is no such unit'
        for piece in entry.pieces:
            if piece not in self.assets and piece not in self.events:
                yield "pieces", f'found "{piece}"; there is no such asset or event'
        for turn in entry.record:
            if turn not in self.turns:
                yield "record", f'found "{turn}"; there is no such turn'
        for link in entry.bridged:
            if link not in self.links or self.links[link].boundary != "ditch":
                yield "bridged", f'found "{link}"; right would be a link across the ditch'

    def _unknown(self, field: str, areas: Iterable[str]) -> Iterator[tuple[str, str]]:
        for area in areas:
            if area not in self.areas:
                yield field, f'found "{area}"; there is no such area'


ONE_PLACE = "right would be either an area or an entry with its turn"
LIBRARY = Library.load(DATA)
