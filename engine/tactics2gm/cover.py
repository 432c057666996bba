"""Cover: the best that a unit has where it stands (TG-075, TG-109, TG-114, TG-116, TG-R16, TG-R18).

Only the best counts. What is added to it (lying prone, smoke, a camouflage net) belongs to the numbers of a shot.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, get_args

from engine.tactics2gm.library import LIBRARY, RUIN
from engine.tactics2gm.ops import CoverLevel, GiveCover
from engine.tactics2gm.squares import STRIDE, Square, own_row
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_supports, of_units, units_that

ADVANCE = "covered_advance"
"""The source of the cover of infantry behind a vehicle (TG-R18)."""


class Cover(NamedTuple):
    """A cover: where it comes from, the change of the two numbers of a shot, and its level."""

    source: str
    """The id of a terrain card or the ruin, a feature, token, Support card or general; or ``covered_advance``."""
    hit: int
    crit: int
    level: CoverLevel | None


NONE = Cover("", 0, 0, None)

SHIELDS = units_that(lambda card: card.shield)
"""The cards of vehicles that cover infantry behind them."""
_INFANTRY = units_that(lambda card: card.infantry)

_RANK: dict[CoverLevel, int] = {level: rank for rank, level in enumerate(get_args(CoverLevel))}
_LIGHT: CoverLevel = "light"

_PLACES = of_units(
    lambda card: {id_: level for id_, place in LIBRARY.terrain.items() if (level := place.cover_of(card))}
)
_FEATURES = of_units(
    lambda card: {id_: level for id_, feature in LIBRARY.features.items() if (level := feature.cover_of(card))}
)
"""The cover that each unit card finds on each Terrain card, and in each feature."""
_TOKENS = {id_: op for id_, token in LIBRARY.tokens.items() for op in token.ops if isinstance(op, GiveCover)}
_CARDS = of_supports(lambda card: next((op for op in card.ops if isinstance(op, GiveCover)), None))
_GENERALS = {id_: op for id_, card in LIBRARY.generals.items() for op in card.ops if isinstance(op, GiveCover)}


def cover(state: TacticsState, unit: Unit, shooter: Square | None = None) -> Cover:
    """Return the best cover of a unit against a shot from a square; of equals, the first found.

    Without a square it is the best that it has from anywhere. A shot from the air comes from its own square.
    """
    at = unit.at
    if at is None:
        return NONE
    best: CoverLevel | None = None
    source = ""
    place = state.terrain.get(at)
    if place is not None:
        source = RUIN if place.ruin else place.card
        best = _PLACES(state.catalog)[unit.card].get(source)
    feature = state.features.get(at)
    if feature is not None:
        level = _FEATURES(state.catalog)[unit.card].get(feature)
        if level is not None and (best is None or _RANK[level] > _RANK[best]):
            best, source = level, feature
    for token in unit.tokens:
        op = _TOKENS.get(token.id)
        if op is not None and _earned(state, unit, op) and (best is None or _RANK[op.cover] > _RANK[best]):
            best, source = op.cover, token.id
    for lasting in unit.cards:
        op = _CARDS(state.catalog).get(lasting.card)
        if op is not None and _earned(state, unit, op) and (best is None or _RANK[op.cover] > _RANK[best]):
            best, source = op.cover, lasting.card
    if best is None:
        best, source = _elsewhere(state, unit, at, shooter)
    return NONE if best is None else _cover(source, best)


@cache
def _cover(source: str, level: CoverLevel) -> Cover:
    found = LIBRARY.covers[level]
    return Cover(source, found.hit, found.crit, level)


def _elsewhere(
    state: TacticsState, unit: Unit, at: Square, shooter: Square | None
) -> tuple[CoverLevel | None, str]:
    """Look for Light cover from others: a vehicle in front (TG-R18), or a general (Model)."""
    side = state.players[unit.seat].side
    if unit.behind is not None and _from_ahead(side, at, shooter) and state.unit(unit.behind) is not None:
        return _LIGHT, ADVANCE
    for hq in state.forces[side].hqs:
        op = None if hq.general is None else _GENERALS.get(hq.general)
        if op is not None and own_row(side, at) <= op.rows:
            return op.cover, str(hq.general)
    return None, ""


def _from_ahead(side: int, at: Square, shooter: Square | None) -> bool:
    """TG-R18 Return whether a shooter is farther forward than the vehicle before a square."""
    return shooter is None or own_row(side, shooter) > own_row(side, at) + 1


def _earned(state: TacticsState, unit: Unit, op: GiveCover) -> bool:
    """Return whether what gives cover does so now: a foxhole after a whole own turn, a shovel if unmoved."""
    match op.after:
        case "at_once":
            return True
        case "whole_turn":
            return unit.still > 0
        case "still":
            own = state.side == state.players[unit.seat].side
            return unit.moved < (state.turn if own else state.turn - 1)


def walls(state: TacticsState, unit: Unit) -> int:
    """TG-116 Return what the building around a unit adds to its armour; 0 without one."""
    place = None if unit.at is None else state.terrain.get(unit.at)
    return 0 if place is None or place.ruin else LIBRARY.terrain[place.card].armour


def screen(state: TacticsState, unit: Unit) -> Unit | None:
    """TG-R18 Find the friendly tank or armoured transport directly before infantry, away from its Headquarters."""
    if unit.at is None or unit.card not in _INFANTRY(state.catalog):
        return None
    side = state.players[unit.seat].side
    vehicle = state.standing(unit.at + (STRIDE if side == 0 else -STRIDE))
    if vehicle is None or vehicle.card not in SHIELDS(state.catalog) or state.players[vehicle.seat].side != side:
        return None
    return vehicle
