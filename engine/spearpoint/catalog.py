"""The catalogue of a match of Spearpoint: cards, decks and Situations, those of its packs among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.catalog import Catalog, worked_out
from engine.spearpoint.cards import CommandCard, DamageCard, DamageEffect, Deck, UnitCard
from engine.spearpoint.library import LIBRARY, Library
from engine.spearpoint.ops import Op
from engine.spearpoint.situations import SITUATIONS, Situation

GRADES = "crew_grades"
"""The option by which there are Green and Veteran crews (SP-R41)."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SpearpointCatalog(Catalog):
    """What a match is played with, by id, in the order of the files."""

    units: Mapping[str, UnitCard]
    """Units and crews; of crews also those that only matches with grades have."""
    commands: Mapping[str, CommandCard]
    effects: Mapping[str, DamageEffect]
    damage: Mapping[str, DamageCard]
    decks: Mapping[str, Deck]
    ops: Mapping[str, tuple[Op, ...]]
    """What every Command card, Damage effect and crew that differs does."""
    op_kinds: Mapping[str, frozenset[type[Op]]]
    """Which kinds of operations those of Command cards and Damage effects are."""
    situations: Mapping[str, Situation]

    def recruits(self, *, graded: bool) -> Mapping[str, UnitCard]:
        """SP-R41 Return the Units and crews that decks may hold, with graded crews or without."""
        return _with_grades(self) if graded else _without_grades(self)


def catalog_of(library: Library, situations: Mapping[str, Situation]) -> SpearpointCatalog:
    """Make a catalogue of what was read."""
    return SpearpointCatalog.of(library, situations=situations)


GAME = catalog_of(LIBRARY, SITUATIONS)
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
