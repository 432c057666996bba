"""The catalogue of a match of Spearpoint: cards, decks and Situations, those of its packs among them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.catalog import table, worked_out
from engine.spearpoint import situations
from engine.spearpoint.cards import UnitCard
from engine.spearpoint.library import LIBRARY, Card, Library
from engine.spearpoint.situations import SITUATIONS, Situation

GRADES = "crew_grades"
"""The option by which there are Green and Veteran crews (SP-R41)."""


@dataclass(frozen=True, eq=False, kw_only=True)
class SpearpointCatalog(Library):
    """What a match is played with, by id, in the order of the files."""

    situations: Mapping[str, Situation] = table("situation", Situation)

    def faults(self, entry: Card | Situation) -> Iterator[tuple[str, str]]:
        """Find what no single field can tell, also of a Situation."""
        return situations.faults(entry, self) if isinstance(entry, Situation) else super().faults(entry)

    def recruits(self, *, graded: bool) -> Mapping[str, UnitCard]:
        """SP-R41 Return the Units and crews that decks may hold, with graded crews or without."""
        return _with_grades(self) if graded else _without_grades(self)


GAME = SpearpointCatalog.widened(LIBRARY, situations=SITUATIONS)
"""What comes with Fieldpost."""


@worked_out
def _without_grades(catalog: SpearpointCatalog) -> Mapping[str, UnitCard]:
    return {id_: card for id_, card in catalog.units.items() if card.grade is None}


@worked_out
def _with_grades(catalog: SpearpointCatalog) -> Mapping[str, UnitCard]:
    """List the game's cards, its graded crews behind the others, then the cards of packs."""
    cards = sorted(catalog.units.values(), key=lambda card: (not card.number, card.grade is not None))
    return {card.id: card for card in cards}


@worked_out
def brings_crews(catalog: SpearpointCatalog) -> bool:
    """SP-R41 Return whether a pack brings crews, so that those of one kind are not all alike."""
    return any(card.type == "crew" and not card.number for card in catalog.units.values())
