"""The ground: what it costs to enter a square, and who may (TG-112 to TG-115, TG-118, TG-R15)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.library import LIBRARY, RUIN
from engine.tactics2gm.ops import Group
from engine.tactics2gm.squares import Square
from engine.tactics2gm.state import TacticsState


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


ON_TILES: dict[str, dict[str | None, int]] = {
    card: {
        feature: _entry(card, feature, None).cost for feature in (None, *LIBRARY.features) if feature not in WATER
    }
    for card in LIBRARY.units
}
"""What it costs each unit card to enter a square without a Terrain card, by its feature; water is left out."""
