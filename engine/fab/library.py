"""What is printed, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from engine.core.datafile import Name, Typed, read
from engine.core.errors import BadData
from engine.fab.cards import Area, AssetCard, EventCard, Link, Scenario, TurnCard, UnitCard

DATA = Path(__file__).parent / "data"


class Named(Typed, frozen=True, kw_only=True):
    """A name of something else: ``kind/id``."""

    id: str
    name: Name


_Entry: TypeAlias = Area | Link | UnitCard | AssetCard | EventCard | TurnCard | Scenario | Named
_TABLES: dict[str, type[_Entry]] = {
    "area": Area,
    "link": Link,
    "unit": UnitCard,
    "asset": AssetCard,
    "event": EventCard,
    "turn": TurnCard,
    "scenario": Scenario,
    "name": Named,
}


class Library(NamedTuple):
    """Everything printed, by id, in the order of the files."""

    areas: dict[str, Area]
    links: dict[str, Link]
    units: dict[str, UnitCard]
    assets: dict[str, AssetCard]
    events: dict[str, EventCard]
    turns: dict[str, TurnCard]
    scenarios: dict[str, Scenario]
    names: dict[str, Named]

    @classmethod
    def load(cls, folder: Path) -> Library:
        """Read and check all TOML files of a folder; raises BadData naming file, entry and field."""
        library = cls(*({} for _ in cls._fields))
        tables: dict[type[_Entry], dict[str, Any]] = {
            kind: getattr(library, field) for kind, field in zip(_TABLES.values(), cls._fields, strict=True)
        }
        entries: list[tuple[str, _Entry]] = []
        for path in sorted(folder.glob("*.toml")):
            for entry in read(path, _TABLES):
                if entry.id in tables[type(entry)]:
                    raise BadData(path.name, entry.id, "id", "used twice")
                tables[type(entry)][entry.id] = entry
                entries.append((path.name, entry))
        for file, entry in entries:
            for field, problem in library._faults(entry):
                raise BadData(file, entry.id, field, problem)
        return library

    def _faults(self, entry: _Entry) -> Iterator[tuple[str, str]]:
        """Find what an entry names that is not there."""
        match entry:
            case Link(ends=ends):
                yield from self._unknown("id", ends)
                if int(ends[0]) >= int(ends[1]):
                    yield "id", "the smaller number comes first"
            case UnitCard():
                if (entry.area is None) == (entry.entry is None):
                    yield "area", "right would be either an area or an entry with its turn"
                yield from self._unknown("area", (entry.area,) if entry.area else ())
            case Scenario():
                yield from self._unknown("areas", entry.areas)
                for unit in (*entry.units, *(arrival.unit for arrival in entry.arrivals)):
                    if unit not in self.units:
                        yield "units", f'found "{unit}"; there is no such unit'
                for piece in entry.pieces:
                    if piece not in self.assets and piece not in self.events:
                        yield "pieces", f'found "{piece}"; there is no such asset or event'
                for link in entry.bridged:
                    if link not in self.links or self.links[link].boundary != "ditch":
                        yield "bridged", f'found "{link}"; right would be a link across the ditch'

    def _unknown(self, field: str, areas: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for area in areas:
            if area not in self.areas:
                yield field, f'found "{area}"; there is no such area'


LIBRARY = Library.load(DATA)
