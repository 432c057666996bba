"""The ground: what it costs to enter a square, and who may (TG-112 to TG-115, TG-118, TG-R15)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.library import LIBRARY, RUIN
from engine.tactics2gm.ops import Group
from engine.tactics2gm.squares import ROWS, STRIDE, Square, bits
from engine.tactics2gm.state import TacticsState
from engine.tactics2gm.tables import of_units


class Entry(NamedTuple):
    """What it means to enter a square."""

    cost: int
    """Movement; 0 where there is no entry."""
    stops: bool
    """Whoever enters goes no farther in that move."""


_CLOSED = Entry(0, stops=False)

WATER = frozenset(id_ for id_, feature in LIBRARY.features.items() if feature.kind == "impassable")
"""The features over which a bridge may lead."""


def entry(state: TacticsState, card: UnitCard, at: Square) -> Entry:
    """Tell what it costs a kind of unit to enter a square, whoever stands there (TG-112 to TG-114, TG-R15)."""
    feature, place = state.features.get(at), state.terrain.get(at)
    if feature in WATER and _bridged(state, at):
        feature = None
    return _entry(card.id, feature, None if place is None else RUIN if place.ruin else place.card)


def admits(state: TacticsState, card: UnitCard, at: Square) -> bool:
    """Tell whether a kind of unit may stand on a square at all, whoever stands there now."""
    return entry(state, card, at).cost > 0


def _bridged(state: TacticsState, at: Square) -> bool:
    return any(thing.at == at and thing.kind == "bridge" and not thing.gone for thing in state.things)


@cache
def _entry(card_id: str, feature: str | None, place: str | None) -> Entry:
    """TG-R15 Difficult ground costs 2; what slows costs 1 more.

    Landing craft stay where only they can go: on the water.
    """
    card = LIBRARY.units[card_id]
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
_LIKE: dict[tuple[Entry, ...], str] = {}
GOES_LIKE: dict[str, str] = of_units(
    lambda card: _LIKE.setdefault(tuple(_entry(card.id, *lies) for lies in _GROUNDS), card.id)
)
"""For each unit card, the first that goes over all ground like it."""


class Land:
    """What a whole field costs to enter, as long as nothing on it changes; see :func:`land`."""

    __slots__ = ("_costs", "_features", "_places", "_stops")

    def __init__(
        self,
        features: tuple[tuple[Square, str], ...],
        places: tuple[tuple[Square, str], ...],
        bridges: tuple[Square, ...],
    ) -> None:
        self._features = {at: feature for at, feature in features if at not in bridges or feature not in WATER}
        self._places = dict(places)
        self._costs: dict[str, list[int]] = {}
        self._stops: dict[str, int] = {}

    def costs(self, card: str) -> list[int]:
        """Give what it costs a unit card to enter each square; 0 where there is no entry."""
        like = GOES_LIKE[card]
        found = self._costs.get(like)
        if found is None:
            found = self._costs[like] = [_entry(card, None, None).cost] * (ROWS * STRIDE)
            for at in (*self._features, *self._places):
                found[at] = self._entry(card, at).cost
        return found

    def stops(self, card: str) -> int:
        """Give the squares, as bits, where a unit card must stop on entering."""
        like = GOES_LIKE[card]
        found = self._stops.get(like)
        if found is None:
            found = self._stops[like] = bits(at for at in self._places if self._entry(card, at).stops)
        return found

    def _entry(self, card: str, at: Square) -> Entry:
        return _entry(card, self._features.get(at), self._places.get(at))


def land(state: TacticsState) -> Land:
    """See the field as it lies now: the same object for the same field."""
    terrain = state.terrain
    return _land(
        tuple(state.features.items()),
        tuple([(at, RUIN if place.ruin else place.card) for at, place in terrain.items()]) if terrain else (),
        tuple([t.at for t in state.things if t.kind == "bridge" and not t.gone]) if state.things else (),
    )


@lru_cache(maxsize=256)
def _land(
    features: tuple[tuple[Square, str], ...], places: tuple[tuple[Square, str], ...], bridges: tuple[Square, ...]
) -> Land:
    return Land(features, places, bridges)
