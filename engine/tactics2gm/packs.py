"""Packs of 2GM Tactics: Units, Support cards, ready-made decks and scenarios.

An entry names cards of its own pack and of the game by their ids. Ids that the game has are taken. Tokens, terrain
and abilities are the game's. Units and Support cards may be taken into decks of a match that picked the pack; a
Unit without copies is for scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from engine.core.catalog import Packs
from engine.core.packs import excess, numbered
from engine.core.words import Msg
from engine.tactics2gm import printing, scenarios
from engine.tactics2gm.cards import Deck, Support, UnitCard
from engine.tactics2gm.catalog import GAME, TacticsCatalog
from engine.tactics2gm.scenarios import Scenario

Entry: TypeAlias = UnitCard | Support | Deck | Scenario

_MOST: dict[str, int] = {
    "cost": 20,
    "deck_cost": 20,
    "play_cost": 20,
    "copies": 12,
    "move": 6,
    "armour": 12,
    "wounds": 12,
    "carry": 6,
    "range": 20,
    "pen": 20,
    "damage": 12,
}
"""The greatest figures on a card of a pack."""
_LONGEST: dict[str, int] = {"weapons": 3, "tokens": 4, "abilities": 2, "ops": 4}
"""The most that a card of a pack has of something."""


class TacticsPacks(Packs[TacticsCatalog]):
    """The packs of 2GM Tactics, and its catalogues."""

    game: ClassVar[str] = "tactics2gm"
    printed: ClassVar[tuple[type[msgspec.Struct], ...]] = (UnitCard, Support)
    scenario: ClassVar[type[msgspec.Struct]] = Scenario
    more: ClassVar[tuple[type[msgspec.Struct], ...]] = (Deck,)

    def variants(self, entry: Entry) -> list[Entry]:
        """Return an entry, and a scenario also with the sides exchanged, where it may be played so."""
        return [*scenarios.both(entry)] if isinstance(entry, Scenario) else [entry]

    def unfit(self, entry: Entry) -> Iterator[tuple[str, str]]:
        """Find what is right in the game's own files, but not in a pack."""
        if isinstance(entry, UnitCard | Support):
            yield from numbered(entry)
            if isinstance(entry, Support) and entry.when == "shot":
                yield "when", 'found "shot"; right in a pack would be "deployment"'
            yield from _excess(entry)

    def renamed(self, entry: Entry, ids: Mapping[str, str]) -> Entry:
        """Return an entry under its id in the game, naming the cards of its pack by theirs."""
        match entry:
            case Scenario():
                units = tuple(replace(one, unit=ids.get(one.unit, one.unit)) for one in entry.units)
                return replace(entry, id=ids[entry.id], units=units, exchanged=None)
            case Deck():
                cards = {ids.get(card, card): number for card, number in entry.cards.items()}
                return replace(entry, id=ids[entry.id], cards=cards)
            case _:
                return replace(entry, id=ids[entry.id])

    def unit(self, card: str) -> UnitCard:
        """Return a Unit by its id, whatever match it is in; raises KeyError where there is none."""
        return self.naming(card).units[card]

    def text(self, card: str) -> list[Msg]:
        """Say what is printed on a card."""
        catalog = self.naming(card)
        if card in catalog.units:
            return printing.unit_lines(catalog.units[card])
        return printing.support_lines(catalog.supports[card])


PACKS = TacticsPacks(GAME)


# ------------------------------------------------------------------ what a pack may not hold


def _excess(entry: UnitCard | Support) -> Iterator[tuple[str, str]]:
    """Find figures for which there is no room on a card, and what is there twice."""
    yield from excess(entry, _MOST, _LONGEST)
    if isinstance(entry, UnitCard):
        for field in ("tokens", "abilities"):
            if len(set(getattr(entry, field))) < len(getattr(entry, field)):
                yield field, "found one twice; right would be each once"
    else:
        for side, more in entry.extra.items():
            if entry.copies + more > _MOST["copies"]:
                yield f"extra.{side}", f"found {more}; right would be up to {_MOST['copies']} cards in all"
