"""What is printed, read from TOML and checked once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.core.datafile import Name, Typed, read_folder
from engine.core.errors import BadData
from engine.fab.cards import Area, AssetCard, EventCard, Link, Scenario, TurnCard, UnitCard

DATA = Path(__file__).parent / "data"


class Named(Typed, frozen=True, kw_only=True):
    """A name of something else: ``kind/id``."""

    id: str
    name: Name


Card: TypeAlias = UnitCard | AssetCard | EventCard | TurnCard | Scenario
"""What a match is played with beside the map."""
_Entry: TypeAlias = Area | Link | Card | Named
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
_KINDS = {kind: table for table, kind in _TABLES.items()}


class Library(NamedTuple):
    """Everything printed, by id, in the order of the files."""

    areas: dict[str, Area]
    links: dict[str, Link]
    units: dict[str, UnitCard]
    assets: dict[str, AssetCard]
    events: dict[str, EventCard]
    turns: dict[str, TurnCard]
    scenarios: dict[str, Scenario]
    names: dict[tuple[str, str], dict[str, str]]
    """By kind and id: the names in both languages of everything that has one."""

    @classmethod
    def empty(cls) -> Library:
        """Make a library of nothing."""
        return cls(*({} for _ in cls._fields))

    @classmethod
    def load(cls, folder: Path) -> Library:
        """Read and check all TOML files of a folder; raises BadData naming file, entry and field."""
        library = cls.empty()
        entries = read_folder(folder, _TABLES, lambda entry: (_KINDS[type(entry)], entry.id))
        for _file, entry in entries:
            library.add(entry)
        for file, entry in entries:
            for field, problem in library.faults(entry):
                raise BadData(file, entry.id, field, problem)
            if isinstance(entry, UnitCard) and entry.area is None and entry.entry is None:
                raise BadData(file, entry.id, "area", ONE_PLACE)
        return library

    def copy(self) -> Library:
        """Make a library of the same, to which more can be added."""
        return self._replace(
            units=dict(self.units),
            assets=dict(self.assets),
            events=dict(self.events),
            turns=dict(self.turns),
            scenarios=dict(self.scenarios),
            names=dict(self.names),
        )

    def add(self, entry: _Entry) -> None:
        """Take an entry in."""
        id_, names = entry.id, self.names
        match entry:
            case Area():
                self.areas[id_] = entry
                names["area", id_] = {language: f"{said} ({id_})" for language, said in entry.name.both.items()}
            case Link():
                self.links[id_] = entry
                names["link", id_] = entry.name.both if entry.name else dict.fromkeys(("en", "es"), id_)
            case UnitCard():
                self.units[id_] = entry
                names["unit", id_] = names["card", id_] = entry.name.both
                names["short", id_] = entry.short.both
            case AssetCard():
                self.assets[id_] = entry
                if entry.name is not None:
                    names["card", id_] = entry.name.both
            case EventCard():
                self.events[id_] = entry
                names["card", id_] = entry.name.both
            case TurnCard():
                self.turns[id_] = entry
                names["date", id_] = entry.date.both
            case Scenario():
                self.scenarios[id_] = entry
                names["scenario", id_], names["about", id_] = entry.name.both, entry.about.both
            case Named():
                kind, _, id_ = id_.partition("/")
                names[kind, id_] = entry.name.both

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
