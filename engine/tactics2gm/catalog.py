"""The catalogue of a match of 2GM Tactics: cards, decks and scenarios, those of its packs among them.

Tokens, terrain, abilities, Generals and armies are the same in every match: they are in the library.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.catalog import Catalog
from engine.tactics2gm.cards import Deck, Support, UnitCard
from engine.tactics2gm.library import LIBRARY, Library
from engine.tactics2gm.scenarios import SCENARIOS, Scenario


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class TacticsCatalog(Catalog):
    """What a match is played with beside the library, by id, in the order of the files."""

    units: Mapping[str, UnitCard]
    supports: Mapping[str, Support]
    decks: Mapping[str, Deck]
    scenarios: Mapping[str, Scenario]

    def cost(self, cards: Mapping[str, int]) -> int:
        """Add up the points of a deck (TG-008); raises KeyError for a card that does not exist."""
        return sum([copies * self.price(name) for name, copies in cards.items()])

    def price(self, name: str) -> int:
        """Return the points of one card in a deck (TG-008); raises KeyError where there is none."""
        unit = self.units.get(name)
        return self.supports[name].deck_cost if unit is None else unit.cost


def catalog_of(library: Library, scenarios: Mapping[str, Scenario]) -> TacticsCatalog:
    """Make a catalogue of what was read."""
    return TacticsCatalog.of(library, scenarios=scenarios)


GAME = catalog_of(LIBRARY, SCENARIOS)
"""What comes with Fieldpost."""
