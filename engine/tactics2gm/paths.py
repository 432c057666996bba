"""Ways over the field: how far a unit comes, and through which squares (TG-070 to TG-073, TG-R15).

A way is chosen by what everybody can see: the cheapest; of several, one with the fewest known mines; then by the
fixed order of the squares beside each other.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.tactics2gm.ground import ON_TILES, entry
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.numbers import movement
from engine.tactics2gm.squares import Square, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tokens import rooted


class Standing(NamedTuple):
    """Who stands where, as one side sees it."""

    friends: dict[Square, Unit]
    enemies: dict[Square, Unit]


Costs: TypeAlias = dict[Square, int]
"""What it costs a unit to come to each square."""


def standing(state: TacticsState, side: int) -> Standing:
    """See once who stands where."""
    own = [player.side == side for player in state.players]
    friends: dict[Square, Unit] = {}
    enemies: dict[Square, Unit] = {}
    for unit in state.units:
        if unit.at is not None:
            (friends if own[unit.seat] else enemies)[unit.at] = unit
    return Standing(friends, enemies)


def left(state: TacticsState, unit: Unit) -> int:
    """Tell how much Movement a unit has left this turn; none when it is set up to fire (TG-107, TG-R22)."""
    return 0 if rooted(unit) else max(0, movement(state, unit) - unit.spent)


def costs(state: TacticsState, unit: Unit, there: Standing) -> Costs:
    """List every square that a unit can come to, those of friends included.

    It may cross them, but not end there (TG-072). Whoever has not yet moved may enter a square beside him by
    using all of his Movement (TG-R15).
    """
    found: Costs = {}
    start = unit.at
    if start is None:
        return found
    budget = left(state, unit)
    if budget == 0:
        return found
    enemies = there.enemies
    features, terrain = state.features, state.terrain
    card = LIBRARY.units[unit.card]
    on_tiles = ON_TILES[unit.card]
    beside = neighbours(state.columns)
    level = [start]
    levels: list[list[Square]] = [[] for _ in range(budget)]
    for cost in range(budget):
        for at in level:
            if cost and (found[at] < cost or (at in terrain and entry(state, card, at).stops)):
                continue
            for near in beside[at]:
                if near in enemies:
                    continue
                needs = None if near in terrain else on_tiles.get(features.get(near))
                if needs is None:
                    needs = entry(state, card, near).cost
                if needs == 0:
                    continue
                total = cost + needs
                if total > budget:
                    if cost or unit.spent:
                        continue
                    total = budget
                if total < found.get(near, 99):
                    found[near] = total
                    levels[total - 1].append(near)
        level = levels[cost]
    found.pop(start, None)
    return found


def reach(state: TacticsState, unit: Unit) -> Costs:
    """List the squares where a unit may end a move, and what each costs (TG-070 to TG-073)."""
    there = standing(state, state.players[unit.seat].side)
    return {at: cost for at, cost in costs(state, unit, there).items() if at not in there.friends}


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
