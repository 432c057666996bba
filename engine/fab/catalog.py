"""The catalogue of a match of Fast Action Battles: its units, assets, events, turn record and scenarios.

The map and the names of formations are the same in every match: they are in the library.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.catalog import Catalog
from engine.fab.cards import AssetCard, EventCard, Scenario, TurnCard, UnitCard
from engine.fab.library import LIBRARY, Library

HISTORICAL = ("11-21", "12-22", "15-23", "18-24")
"""The ditches that were bridged in 1973; as many are, where Syria chooses (14.12)."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class FabCatalog(Catalog):
    """What a match is played with beside the map, by id, in the order of the files."""

    units: Mapping[str, UnitCard]
    assets: Mapping[str, AssetCard]
    events: Mapping[str, EventCard]
    turns: Mapping[str, TurnCard]
    scenarios: Mapping[str, Scenario]

    def army(self, scenario: Scenario) -> list[UnitCard]:
        """List the units of a scenario, those of both sides; where it names none, all that say when they come."""
        if scenario.units:
            return [unit for unit in self.units.values() if unit.id in scenario.units]
        return [unit for unit in self.units.values() if unit.area is not None or unit.entry is not None]

    def calendar(self, scenario: Scenario) -> tuple[TurnCard, ...]:
        """Return the boxes of a scenario's turn record: its own, or those that are printed."""
        own = scenario.record or [*LIBRARY.turns][scenario.begins - 1 :]
        return tuple(self.turns[turn] for turn in own)


def catalog_of(library: Library) -> FabCatalog:
    """Make a catalogue of what was read."""
    return FabCatalog.of(library)


GAME = catalog_of(LIBRARY)
"""What comes with Fieldpost."""
