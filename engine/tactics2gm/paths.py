"""Ways over the field: how far a unit comes, and through which squares (TG-070 to TG-073, TG-R15).

A way is chosen by what everybody can see: the cheapest; of several, one with the fewest known mines; then by the
fixed order of the squares beside each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.tactics2gm.ground import GOES_LIKE, Land, entry, land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.numbers import movement
from engine.tactics2gm.positions import Positions, positions
from engine.tactics2gm.squares import DISTANCE, WITHIN, Square, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tokens import rooted

Costs: TypeAlias = dict[Square, int]
"""What it costs a unit to come to each square."""

_NOWHERE: Costs = {}


def left(state: TacticsState, unit: Unit) -> int:
    """Tell how much Movement a unit has left this turn; none when it is set up to fire (TG-107, TG-R22)."""
    if unit.tokens and rooted(unit):
        return 0
    return max(0, movement(state, unit) - unit.spent)


def costs(state: TacticsState, unit: Unit, there: Positions, ground: Land) -> Costs:
    """List every square that a unit can come to, those of friends included; not to be changed.

    It may cross them, but not end there (TG-072). Whoever has not yet moved may enter a square beside him by
    using all of his Movement (TG-R15).
    """
    start, budget = unit.at, left(state, unit)
    if start is None or not budget:
        return _NOWHERE
    barred = there.barred & WITHIN[start][budget]
    return _spread(ground, state.columns, GOES_LIKE[unit.card], start, budget, not unit.spent, barred)


@lru_cache(maxsize=8192)
def _spread(
    ground: Land,
    columns: int,
    card: str,
    start: Square,
    budget: int,
    fresh: bool,  # noqa: FBT001  # only what is named by its place is found again fast
    barred: int,
) -> Costs:
    """List every square that a unit with so much Movement can come to, a fresh one with all of it beside it.

    Nothing but what is given matters, so that after most acts what was found before is found again at once.
    """
    needed, stops = ground.costs(card), ground.stops(card)
    beside = neighbours(columns)
    found: Costs = {start: 0}
    level = [start]
    levels: list[list[Square]] = [[] for _ in range(budget)]
    for cost in range(budget):
        for at in level:
            if cost and (found[at] < cost or stops >> at & 1):
                continue
            for near in beside[at]:
                so_far = found.get(near, budget + 1)
                needs = needed[near]
                if so_far <= cost + 1 or not needs or barred >> near & 1:
                    continue
                total = cost + needs
                if total > budget:
                    if cost or not fresh:
                        continue
                    total = budget
                if total < so_far:
                    found[near] = total
                    levels[total - 1].append(near)
        level = levels[cost]
    del found[start]
    return found


def reach(state: TacticsState, unit: Unit) -> Costs:
    """List the squares where a unit may end a move, and what each costs (TG-070 to TG-073)."""
    there = positions(state, unit.seat)
    return {at: cost for at, cost in costs(state, unit, there, land(state)).items() if at not in there.friends}


def journey(state: TacticsState, unit: Unit, goal: Square) -> tuple[list[Square], int]:
    """List the squares that a unit enters on its way to one that it can come to, in order, and give the cost."""
    if unit.at is not None and DISTANCE[unit.at][goal] == 1:
        return [goal], min(entry(state, LIBRARY.units[unit.card], goal).cost, left(state, unit))
    found = costs(state, unit, positions(state, unit.seat), land(state))
    return way(state, unit, found, goal), found[goal]


def way(state: TacticsState, unit: Unit, found: Costs, goal: Square) -> list[Square]:
    """List the squares that a unit enters on its way to one of those it can come to, in order."""
    return _back(state, unit, found, goal, _known_mines(state, unit) if state.mines else set())[1]


def _back(
    state: TacticsState, unit: Unit, found: Costs, at: Square, known: set[Square]
) -> tuple[int, list[Square]]:
    """Follow the best way to a square back to its start: give the known mines on it, and its squares."""
    card = LIBRARY.units[unit.card]
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
