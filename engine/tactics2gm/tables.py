"""Tables over the cards: what chapters want to know of every card at once, those that packs add as well."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from engine.tactics2gm.cards import Support, UnitCard
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Group

T = TypeVar("T")

_UNITS: list[Callable[[UnitCard], None]] = []
_SUPPORTS: list[Callable[[Support], None]] = []


def of_units(tell: Callable[[UnitCard], T | None]) -> dict[str, T]:
    """Make a table of what there is to tell of Unit cards, by their ids; None is nothing."""
    table: dict[str, T] = {}

    def enter(card: UnitCard) -> None:
        told = tell(card)
        if told is not None:
            table[card.id] = told

    _UNITS.append(enter)
    for card in LIBRARY.units.values():
        enter(card)
    return table


def of_supports(tell: Callable[[Support], T | None]) -> dict[str, T]:
    """Make a table of what there is to tell of Support cards, by their ids; None is nothing."""
    table: dict[str, T] = {}

    def enter(card: Support) -> None:
        told = tell(card)
        if told is not None:
            table[card.id] = told

    _SUPPORTS.append(enter)
    for card in LIBRARY.supports.values():
        enter(card)
    return table


def units_that(test: Callable[[UnitCard], bool]) -> set[str]:
    """Make the set of the Unit cards that pass a test, by their ids."""
    found: set[str] = set()

    def enter(card: UnitCard) -> None:
        if test(card):
            found.add(card.id)

    _UNITS.append(enter)
    for card in LIBRARY.units.values():
        enter(card)
    return found


@cache
def units_among(groups: tuple[Group, ...]) -> set[str]:
    """Return the set of the Unit cards of any of these kinds, by their ids; no kind named means all."""
    return units_that(lambda card: card.among(groups))


def enter(card: UnitCard | Support) -> None:
    """Enter a card that the library has just been given into every table."""
    if isinstance(card, UnitCard):
        for of_unit in _UNITS:
            of_unit(card)
    else:
        for of_support in [*_SUPPORTS]:  # a table of a new Support card may be made of Units
            of_support(card)
