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
from engine.core.errors import BadData
from engine.core.packs import Pack, excess, numbered
from engine.core.words import Msg
from engine.tactics2gm import printing, scenarios
from engine.tactics2gm.cards import Deck, Support, UnitCard
from engine.tactics2gm.catalog import GAME, TacticsCatalog, catalog_of
from engine.tactics2gm.library import LIBRARY, Check, Library
from engine.tactics2gm.scenarios import Scenario

Card: TypeAlias = UnitCard | Support | Deck
Entry: TypeAlias = Card | Scenario

_TAKEN = frozenset([*GAME.units, *GAME.supports, *GAME.decks, *GAME.scenarios])
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
    tables: ClassVar[Mapping[str, type[msgspec.Struct]]] = {
        "unit": UnitCard,
        "support": Support,
        "deck": Deck,
        "scenario": Scenario,
    }

    def examine(self, pack: Pack) -> list[BadData]:
        """Say everything that is wrong with a pack; the first of every entry."""
        entries, found = pack.sift(self.tables, _ids, lambda _entry: _TAKEN, _own_faults)
        library = LIBRARY.copy()
        for _file, entry in entries:
            if not isinstance(entry, Scenario):
                library.add(entry)
        check = Check(library)
        for file, entry in entries:
            faults = _scenario(entry, library) if isinstance(entry, Scenario) else check.faults(entry)
            found += [BadData(file, entry.id, *fault) for fault in [next(faults, None)] if fault is not None]
        return found

    def read(self, pack: Pack) -> TacticsCatalog:
        """Make the catalogue of what a sound pack brings."""
        entries = [entry for _file, entry in pack.entries(self.tables)]
        ids = {id_: pack.prefix + id_ for entry in entries if isinstance(entry, Entry) for id_ in _ids(entry)}
        library, brought = Library.empty(), dict[str, Scenario]()
        for entry in entries:
            match entry:
                case Scenario():
                    units = tuple(replace(one, unit=ids.get(one.unit, one.unit)) for one in entry.units)
                    for one in scenarios.both(entry):
                        brought[ids[one.id]] = replace(one, id=ids[one.id], units=units, exchanged=None)
                case Deck():
                    cards = {ids.get(card, card): number for card, number in entry.cards.items()}
                    deck = replace(entry, id=ids[entry.id], cards=cards)
                    library.add(deck)
                case UnitCard() | Support():
                    library.add(replace(entry, id=ids[entry.id]))
        return catalog_of(library, brought)

    def scenarios(self, pack: Pack) -> list[str]:
        """List the scenarios of a pack."""
        return [*self.brought(pack).scenarios]

    def cards(self, pack: Pack) -> dict[str, str]:
        """List the Units and Support cards of a pack."""
        found = self.brought(pack)
        return {id_.removeprefix(pack.prefix): id_ for id_ in (*found.units, *found.supports)}

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


def _ids(entry: Entry) -> list[str]:
    """Return the id of an entry, and that of a scenario with the sides exchanged."""
    return [one.id for one in scenarios.both(entry)] if isinstance(entry, Scenario) else [entry.id]


def _scenario(entry: Scenario, library: Library) -> Iterator[tuple[str, str]]:
    for one in scenarios.both(entry):
        yield from scenarios.faults(one, library.units)


def _own_faults(entry: Entry) -> Iterator[tuple[str, str]]:
    """Find what is right in the game's own files, but not in a pack."""
    if isinstance(entry, UnitCard | Support):
        yield from numbered(entry)
        if isinstance(entry, Support) and entry.when == "shot":
            yield "when", 'found "shot"; right in a pack would be "deployment"'
        yield from _excess(entry)


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
