"""Tables over the cards: what chapters want to know of every card at once, worked out once for each catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from engine.core.catalog import worked_out
from engine.tactics2gm.cards import Support, UnitCard
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.ops import Group

T = TypeVar("T")


def of_units(tell: Callable[[UnitCard], T | None]) -> Callable[[TacticsCatalog], Mapping[str, T]]:
    """Declare a table of what there is to tell of Unit cards, by their ids; None is nothing."""

    @worked_out
    def table(catalog: TacticsCatalog) -> Mapping[str, T]:
        return {card.id: told for card in catalog.units.values() if (told := tell(card)) is not None}

    return table


def of_supports(tell: Callable[[Support], T | None]) -> Callable[[TacticsCatalog], Mapping[str, T]]:
    """Declare a table of what there is to tell of Support cards, by their ids; None is nothing."""

    @worked_out
    def table(catalog: TacticsCatalog) -> Mapping[str, T]:
        return {card.id: told for card in catalog.supports.values() if (told := tell(card)) is not None}

    return table


def units_that(test: Callable[[UnitCard], bool]) -> Callable[[TacticsCatalog], frozenset[str]]:
    """Declare the set of the Unit cards that pass a test, by their ids."""

    @worked_out
    def found(catalog: TacticsCatalog) -> frozenset[str]:
        return frozenset(card.id for card in catalog.units.values() if test(card))

    return found


@lru_cache(maxsize=1024)
def units_among(catalog: TacticsCatalog, groups: tuple[Group, ...]) -> frozenset[str]:
    """Return the set of the Unit cards of any of these kinds, by their ids; no kind named means all."""
    return frozenset(card.id for card in catalog.units.values() if card.among(groups))
