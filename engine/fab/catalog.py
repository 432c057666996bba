"""The catalogue of a match of Fast Action Battles: what is printed, that of its packs with it.

The map and the names of formations are the same in every match: who asks for them asks the library.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.fab.cards import Scenario, TurnCard, UnitCard
from engine.fab.library import LIBRARY, Library

HISTORICAL = ("11-21", "12-22", "15-23", "18-24")
"""The ditches that were bridged in 1973; as many are, where Syria chooses (14.12)."""


@dataclass(frozen=True, eq=False, kw_only=True)
class FabCatalog(Library):
    """What a match is played with, by id, in the order of the files."""

    def army(self, scenario: Scenario) -> list[UnitCard]:
        """List the units of a scenario, those of both sides; where it names none, all that say when they come."""
        if scenario.units:
            return [unit for unit in self.units.values() if unit.id in scenario.units]
        return [unit for unit in self.units.values() if unit.area is not None or unit.entry is not None]

    def calendar(self, scenario: Scenario) -> tuple[TurnCard, ...]:
        """Return the boxes of a scenario's turn record: its own, or those that are printed."""
        own = scenario.record or [*LIBRARY.turns][scenario.begins - 1 :]
        return tuple(self.turns[turn] for turn in own)


GAME = FabCatalog.widened(LIBRARY)
"""What comes with Fieldpost."""
