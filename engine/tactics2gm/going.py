"""How each kind of unit goes over ground (TG-112 to TG-115, TG-118, TG-R15)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from engine.core.catalog import worked_out
from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Group
from engine.tactics2gm.squares import BIT, Square, bits, field


class Entry(NamedTuple):
    """What it means to enter a square."""

    cost: int
    """Movement; 0 where there is no entry."""
    stops: bool
    """Whoever enters goes no farther in that move."""


_CLOSED = Entry(0, stops=False)

WATER = frozenset(id_ for id_, feature in LIBRARY.features.items() if feature.kind == "impassable")
"""The features over which a bridge may lead."""


@cache
def entry(card: UnitCard, feature: str | None, place: str | None) -> Entry:
    """TG-R15 Difficult ground costs 2; what slows costs 1 more.

    Landing craft stay where only they can go: on the water.
    """
    tile = LIBRARY.features[feature or "open"]
    if not tile.admits(card) or (card.cls == "landing_craft" and "landing_craft" not in tile.enter):
        return _CLOSED
    difficult, slow, stops = tile.kind == "difficult", False, False
    if place is not None:
        terrain = LIBRARY.terrain[place]
        if not terrain.admits(card):
            return _CLOSED
        difficult = difficult or terrain.kind == "difficult" or _among(card, terrain.difficult_for)
        slow = _among(card, terrain.slows)
        stops = _among(card, terrain.stops)
    return Entry(1 + difficult + slow, stops)


def _among(card: UnitCard, groups: tuple[Group, ...]) -> bool:
    return bool(groups) and card.among(groups)


_GROUNDS: tuple[tuple[str | None, str | None], ...] = tuple(
    (feature, place) for feature in (None, *LIBRARY.features) for place in (None, *LIBRARY.terrain)
)


@worked_out
def goes_like(catalog: TacticsCatalog) -> Mapping[str, str]:
    """Return, for each unit card, the first that goes over all ground like it."""
    like: dict[tuple[Entry, ...], str] = {}
    cards = catalog.units.values()
    return {card.id: like.setdefault(tuple(entry(card, *lies) for lies in _GROUNDS), card.id) for card in cards}


DEAREST = 3
"""TG-R15 The most that entering a square costs."""


class Going(NamedTuple):
    """What a field costs a kind of unit to enter, square by square as bits."""

    entered: int
    """The squares that it enters at all."""
    easy: int
    """Those that cost 1."""
    twos: int
    """Those that cost 2."""
    threes: int
    """Those that cost 3."""
    stops: int
    """Those where it must stop."""


Lie: TypeAlias = tuple[int, dict[Square, str], dict[Square, str], list[Square]]
"""What a field is made of: its columns, its features, its terrain, its bridges."""


class Land(dict[str, Going]):
    """How each unit card goes over a whole field, as long as nothing on it changes."""

    __slots__ = ("_catalog", "_grounds", "lie")

    def __init__(self, lie: Lie, catalog: TacticsCatalog) -> None:
        super().__init__()
        self._catalog = catalog
        columns, features, places, bridges = lie
        self.lie: Lie = columns, {**features}, places, bridges
        bare = bits(field(columns))
        self._grounds: dict[tuple[str | None, str | None], int] = {}
        """The squares of each ground that there is, feature and terrain, as bits."""
        for at in {**features, **places}:
            feature = features.get(at)
            here = None if feature in WATER and at in bridges else feature, places.get(at)
            self._grounds[here] = self._grounds.get(here, 0) | BIT[at]
            bare ^= BIT[at]
        self._grounds[None, None] = self._grounds.get((None, None), 0) | bare

    def __missing__(self, card: str) -> Going:
        like = goes_like(self._catalog)[card]
        found = self[card] = self._find(card) if like == card else self[like]
        return found

    def _find(self, card: str) -> Going:
        printed = self._catalog.units[card]
        costing, stopping = [0] * (DEAREST + 1), 0
        for (feature, place), squares in self._grounds.items():
            cost, stops = entry(printed, feature, place)
            costing[cost] |= squares
            if stops:
                stopping |= squares
        _, easy, twos, threes = costing
        return Going(easy | twos | threes, easy, twos, threes, stopping)
