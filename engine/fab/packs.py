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
from engine.core.words import Msg
from engine.fab import pack_faults, printing
from engine.fab.cards import AssetCard, EventCard, Scenario, TurnCard, UnitCard
from engine.fab.catalog import GAME, FabCatalog
from engine.fab.library import Card


class FabPacks(Packs[FabCatalog]):
    """The packs of Fast Action Battles, and its catalogues."""

    game: ClassVar[str] = "fab"
    printed: ClassVar[tuple[type[msgspec.Struct], ...]] = (UnitCard, AssetCard, EventCard)
    scenario: ClassVar[type[msgspec.Struct]] = Scenario
    more: ClassVar[tuple[type[msgspec.Struct], ...]] = (TurnCard,)

    def unfit(self, entry: Card) -> Iterator[tuple[str, str]]:
        """Find what is right in the game's own files, but not in a pack."""
        return pack_faults.of_card(entry)

    def faults_among(self, entry: Card, catalog: FabCatalog) -> Iterator[tuple[str, str]]:
        """Find what is wrong with an entry among the others; what it names is there before it is looked at."""
        yield from catalog.faults(entry)
        if isinstance(entry, UnitCard):
            yield from pack_faults.of_unit(entry, catalog)
        elif isinstance(entry, Scenario):
            yield from pack_faults.of_scenario(entry, catalog)

    def renamed(self, entry: Card, ids: Mapping[str, str]) -> Card:
        """Return an entry under its id in the game, naming the cards of its pack by theirs."""
        return replace(_naming(entry, ids) if isinstance(entry, Scenario) else entry, id=ids[entry.id])

    def unit(self, card: str) -> UnitCard:
        """Return a unit by its id, whatever match it is in; raises KeyError where there is none."""
        found = self.own.units.get(card)
        return self.naming(card).units[card] if found is None else found

    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card."""
        return printing.lines(self.naming(card), card)


def _naming(scenario: Scenario, ids: Mapping[str, str]) -> Scenario:
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
