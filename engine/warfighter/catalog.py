"""The catalogue of a match of Warfighter: all its cards.

Action cards and Events are the same in every match, for each does what the rules know; no pack brings any.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from engine.warfighter.cards import Card, GearCard, LocationCard, ObjectiveCard
from engine.warfighter.library import LIBRARY, Library


@dataclass(frozen=True, eq=False, kw_only=True)
class WarfighterCatalog(Library):
    """What a match is played with by id, in the order of the files."""

    def gear(self, card: str) -> GearCard:
        """Return a weapon or a piece of equipment; raises KeyError where there is none."""
        return self.weapons.get(card) or self.equipment[card]

    def card(self, card: str) -> Card | None:
        """Return a card of whatever kind; None where there is none."""
        found: Iterator[Card | None] = (getattr(self, kind.name).get(card) for kind in fields(self))
        return next((one for one in found if one is not None), None)

    def place(self, card: str) -> LocationCard | ObjectiveCard | None:
        """Return a Location or an Objective; None for what is neither, as the Mission."""
        return self.locations.get(card) or self.objectives.get(card)


GAME = WarfighterCatalog.widened(LIBRARY)
"""What comes with Fieldpost."""
