"""Ways over the field: how far a unit comes, and through which squares (TG-070 to TG-073, TG-R15).

A way is chosen by what everybody can see: the cheapest; of several, one with the fewest known mines; then by the
fixed order of the squares beside each other.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.tactics2gm.going import DEAREST, Going, Land
from engine.tactics2gm.ground import entry, land
from engine.tactics2gm.numbers import movement
from engine.tactics2gm.squares import (
    BESIDE,
    BIT,
    DISTANCE,
    Square,
    beside,
    listed,
    neighbours,
)
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tokens import rooted

Costs: TypeAlias = dict[Square, int]
"""What it costs a unit to come to each square."""


def left(state: TacticsState, unit: Unit) -> int:
    """Return how much Movement a unit has left this turn.

    None when it is set up to fire (TG-107, TG-R22), or has assaulted or got off a vehicle (TG-R17, TG-R28),
    whatever abilities and cards would add.
    """
    squares = movement(state, unit) - unit.spent
    if squares <= 0 or unit.halted == state.turn or (unit.tokens and rooted(unit)):
        return 0
    return squares


def reach(state: TacticsState, unit: Unit, barred: int, ground: Land) -> int:
    """Return the squares that a unit can come to, those of friends included, as bits; see :func:`costs`."""
    start, budget = unit.at, left(state, unit)
    if not budget or start is None:
        return 0
    going = ground[unit.card]
    if budget == 1:
        return BESIDE[start] & ~barred & (going.easy if unit.spent else going.entered)
    found = 0
    for level in _levels(start, budget, not unit.spent, going, barred):
        found |= level
    return found


def costs(state: TacticsState, unit: Unit) -> Costs:
    """Return what it costs a unit to come to each square that it can come to, those of friends included.

    It may cross those, but not end there (TG-072). Whoever has not yet moved may enter a square beside him by
    using all of his Movement (TG-R15).
    """
    start, budget = unit.at, left(state, unit)
    if not budget or start is None:
        return {}
    players = state.players
    side, barred = players[unit.seat].side, 0
    for other in state.units:
        if other.at is not None and players[other.seat].side != side:
            barred |= BIT[other.at]
    levels = _levels(start, budget, not unit.spent, land(state)[unit.card], barred)
    return {at: cost for cost, level in enumerate(levels) for at in listed(level)}


def _levels(start: Square, budget: int, fresh: bool, going: Going, barred: int) -> list[int]:  # noqa: FBT001
    """List the squares to which a unit with so much Movement comes, as bits: at the place of what they cost.

    The squares of enemies are barred; a fresh unit comes to all that it may enter beside it.
    """
    _, easy, twos, threes, stops = going
    near, missed = BESIDE[start], ~(BIT[start] | barred)
    levels = [0, near & easy, near & twos, near & threes, *(0,) * budget]
    if fresh:
        for dearer in range(budget + 1, DEAREST + 1):
            levels[budget] |= levels[dearer]
    for cost in range(1, budget):
        levels[cost] = level = levels[cost] & missed
        if level:
            missed ^= level
            near = beside(level & ~stops)
            levels[cost + 1] |= near & easy
            if twos:
                levels[cost + 2] |= near & twos
            if threes:
                levels[cost + 3] |= near & threes
    levels[budget] &= missed
    del levels[budget + 1 :]
    return levels


def journey(state: TacticsState, unit: Unit, goal: Square) -> tuple[list[Square], int]:
    """List the squares that a unit enters on its way to one that it can come to, in order, and give the cost."""
    if unit.at is not None and DISTANCE[unit.at][goal] == 1:
        return [goal], min(entry(state, state.catalog.units[unit.card], goal).cost, left(state, unit))
    found = costs(state, unit)
    return way(state, unit, found, goal), found[goal]


def way(state: TacticsState, unit: Unit, found: Costs, goal: Square) -> list[Square]:
    """List the squares that a unit enters on its way to one of those it can come to, in order."""
    return _back(state, unit, found, goal, _known_mines(state, unit) if state.mines else set())[1]


def _back(
    state: TacticsState, unit: Unit, found: Costs, at: Square, known: set[Square]
) -> tuple[int, list[Square]]:
    """Follow the best way to a square back to its start: give the known mines on it, and its squares."""
    card = state.catalog.units[unit.card]
    needs = entry(state, card, at).cost
    best: tuple[int, list[Square]] | None = None
    for near in neighbours(state.columns)[at]:
        if near == unit.at:
            earlier: tuple[int, list[Square]] = (0, [])
        elif found.get(near, 0) + needs == found[at] > needs and not entry(state, card, near).stops:
            earlier = _back(state, unit, found, near, known)
        else:
            continue
        if best is None or earlier[0] < best[0]:
            best = earlier
            if not known:
                break
    assert best is not None
    return best[0] + (at in known), [*best[1], at]


def _known_mines(state: TacticsState, unit: Unit) -> set[Square]:
    side = state.players[unit.seat].side
    return {mine.at for mine in state.mines if mine.found and state.players[mine.seat].side != side}
