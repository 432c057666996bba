"""Packs of Fast Action Battles: units, assets, events, boxes of the turn record, and scenarios.

An entry names cards of its own pack and of the game by their ids. Ids that the game has are taken. The map, the
Higher Formations and what events can do are the game's. Units that say when they come, assets that are counted and
events that arrive are in every match with the pack whose scenario leaves open what there is; others are for
scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from engine.core.catalog import Packs
from engine.core.errors import BadData
from engine.core.packs import Pack
from engine.core.words import Msg
from engine.fab import pack_faults, printing
from engine.fab.cards import AssetCard, EventCard, Scenario, TurnCard, UnitCard
from engine.fab.catalog import GAME, FabCatalog, catalog_of
from engine.fab.library import LIBRARY, Card, Library

_TAKEN = frozenset([*GAME.units, *GAME.assets, *GAME.events, *GAME.turns, *GAME.scenarios])


class FabPacks(Packs[FabCatalog]):
    """The packs of Fast Action Battles, and its catalogues."""

    game: ClassVar[str] = "fab"
    tables: ClassVar[Mapping[str, type[msgspec.Struct]]] = {
        "unit": UnitCard,
        "asset": AssetCard,
        "event": EventCard,
        "turn": TurnCard,
        "scenario": Scenario,
    }

    def examine(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack; the first of every entry."""
        entries, found = pack.sift(
            self.tables, lambda entry: [entry.id], lambda _entry: _TAKEN, pack_faults.of_card
        )
        library = LIBRARY.copy()
        for _file, entry in entries:
            library.add(entry)
        catalog = catalog_of(library)
        for file, entry in entries:
            fault = next(_faults(entry, library, catalog), None)
            if fault is not None:
                found.append(BadData(file, entry.id, *fault))
        return found

    def read(self, pack: Pack) -> FabCatalog:
        """Make the catalogue of what a sound pack brings."""
        entries = [entry for _file, entry in pack.entries(self.tables) if isinstance(entry, Card)]
        ids = {entry.id: pack.prefix + entry.id for entry in entries}
        library = Library.empty()
        for entry in entries:
            renamed = _renamed(entry, ids) if isinstance(entry, Scenario) else entry
            library.add(replace(renamed, id=ids[entry.id]))
        return catalog_of(library)

    def scenarios(self, pack: Pack) -> list[str]:
        """List the scenarios of a pack."""
        return [*self.brought(pack).scenarios]

    def cards(self, pack: Pack) -> dict[str, str]:
        """List the units, assets and events of a pack."""
        found = self.brought(pack)
        return {id_.removeprefix(pack.prefix): id_ for id_ in (*found.units, *found.assets, *found.events)}

    def unit(self, card: str) -> UnitCard:
        """Return a unit by its id, whatever match it is in; raises KeyError where there is none."""
        found = self.own.units.get(card)
        return self.naming(card).units[card] if found is None else found

    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card."""
        return printing.lines(self.naming(card), card)


def _faults(entry: Card, library: Library, catalog: FabCatalog) -> Iterator[tuple[str, str]]:
    """Find what is wrong with an entry among the others; what it names is there before it is looked at."""
    yield from library.faults(entry)
    if isinstance(entry, UnitCard):
        yield from pack_faults.of_unit(entry, catalog)
    elif isinstance(entry, Scenario):
        yield from pack_faults.of_scenario(entry, catalog)


def _renamed(scenario: Scenario, ids: Mapping[str, str]) -> Scenario:
    """Return a scenario that names whatever of its pack it names under its id in the game."""
    return replace(
        scenario,
        units=tuple(ids.get(unit, unit) for unit in scenario.units),
        starts={ids.get(unit, unit): area for unit, area in scenario.starts.items()},
        arrivals=tuple(replace(one, unit=ids.get(one.unit, one.unit)) for one in scenario.arrivals),
        pieces={ids.get(piece, piece): number for piece, number in scenario.pieces.items()},
        record=tuple(ids.get(turn, turn) for turn in scenario.record),
    )


PACKS = FabPacks(GAME)
