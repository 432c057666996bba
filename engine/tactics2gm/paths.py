"""Ways over the field: how far a unit comes, and through which squares (TG-070 to TG-073, TG-R15).

A way is chosen by what everybody can see: the cheapest; of several, one with the fewest known mines; then by the
fixed order of the squares beside each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from engine.tactics2gm.ground import DEAREST, LAYER, LAYERS, Land, entry, land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.numbers import movement
from engine.tactics2gm.positions import Positions, positions
from engine.tactics2gm.squares import BESIDE, DISTANCE, NAMES, STRIDE, WITHIN, Square, bits, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tokens import rooted

Costs: TypeAlias = dict[Square, int]
"""What it costs a unit to come to each square."""

_NOWHERE: Costs = {}
_EVERY_LAYER = sum(1 << LAYER * layer for layer in range(LAYERS))
"""Times squares as bits: the same squares in every layer of the ground."""
_AROUND: tuple[tuple[int, ...], ...] = tuple(tuple(within * _EVERY_LAYER for within in row) for row in WITHIN)
"""The squares up to a distance from a square in every layer of the ground: ``_AROUND[at][distance]``."""


def left(state: TacticsState, unit: Unit) -> int:
    """Tell how much Movement a unit has left this turn; none when it is set up to fire (TG-107, TG-R22)."""
    squares = movement(state, unit) - unit.spent
    if squares <= 0 or (unit.tokens and rooted(unit)):
        return 0
    return squares


class Ends(NamedTuple):
    """What a unit can come to."""

    start: Square
    free: Sequence[str]
    """The names of the squares where nobody stands: there its move may end."""
    met: Sequence[Square]
    """The squares of friends."""
    meets: int
    """The same as bits."""


def ends(state: TacticsState, there: Positions, ground: Land) -> list[tuple[Unit, Ends]]:
    """List those of a seat's units that can move, and where to; see :func:`costs`."""
    barred, held = there.barred, there.held
    passable = ~(barred * _EVERY_LAYER)
    found: list[tuple[Unit, Ends]] = []
    for unit in there.own:
        budget, start = left(state, unit), unit.at
        if not budget or start is None:
            continue
        entered, easy, lies = ground.going(unit.card)
        if budget == 1:
            steps = (easy if unit.spent else entered) & BESIDE[start] & ~barred
            meets = steps & held
            found.append((unit, _beside(start, steps ^ meets, meets)))
        else:
            lies &= _AROUND[start][budget] & passable
            reached = _spread(start, budget, not unit.spent, lies)
            meets = reached.squares & held
            if meets:
                free = [NAMES[at] for at in reached.costs if not meets >> at & 1]
                met = [at for at in reached.costs if meets >> at & 1]
                found.append((unit, Ends(start, free, met, meets)))
            else:
                found.append((unit, Ends(start, reached.names, (), 0)))
    return found


@cache
def _beside(start: Square, free: int, meets: int) -> Ends:
    beside = neighbours(STRIDE)[start]
    return Ends(
        start,
        tuple(NAMES[at] for at in beside if free >> at & 1),
        tuple(at for at in beside if meets >> at & 1),
        meets,
    )


def costs(state: TacticsState, unit: Unit, there: Positions, ground: Land) -> Costs:
    """List every square that a unit can come to, those of friends included; not to be changed.

    It may cross them, but not end there (TG-072). Whoever has not yet moved may enter a square beside him by
    using all of his Movement (TG-R15).
    """
    start, budget = unit.at, left(state, unit)
    if start is None or not budget:
        return _NOWHERE
    lies = ground.going(unit.card).lies & _AROUND[start][budget] & ~(there.barred * _EVERY_LAYER)
    return _spread(start, budget, not unit.spent, lies).costs


class Spread(NamedTuple):
    """What a unit with so much Movement comes to, whoever of its own side stands there."""

    costs: Costs
    names: tuple[str, ...]
    """The names of the squares."""
    squares: int
    """The squares as bits."""


@lru_cache(maxsize=8192)
def _spread(
    start: Square,
    budget: int,
    fresh: bool,  # noqa: FBT001  # only what is named by its place is found again fast
    lies: int,
) -> Spread:
    """List every square that a unit with so much Movement can come to, a fresh one with all of it beside it.

    ``lies`` is the ground around it in layers (:attr:`.ground.Going.lies`) without the squares of enemies. Nothing
    but that matters, so that what was found before, in any match, is found again at once.
    """
    beside = neighbours(STRIDE)
    twos, threes, stops = lies >> LAYER, lies >> LAYER * 2, lies >> LAYER * DEAREST
    found: Costs = {start: 0}
    level = [start]
    levels: list[list[Square]] = [[] for _ in range(budget)]
    for cost in range(budget):
        for at in level:
            if cost and (found[at] < cost or stops >> at & 1):
                continue
            for near in beside[at]:
                needs = 1 if lies >> near & 1 else 2 if twos >> near & 1 else 3 if threes >> near & 1 else 0
                if not needs:
                    continue
                total = cost + needs
                if total > budget:
                    if cost or not fresh:
                        continue
                    total = budget
                if total < found.get(near, budget + 1):
                    found[near] = total
                    levels[total - 1].append(near)
        level = levels[cost]
    del found[start]
    return Spread(found, tuple([NAMES[at] for at in found]), bits(found))


def reach(state: TacticsState, unit: Unit) -> Costs:
    """List the squares where a unit may end a move, and what each costs (TG-070 to TG-073)."""
    there = positions(state, unit.seat)
    found = costs(state, unit, there, land(state))
    return {at: cost for at, cost in found.items() if not there.held >> at & 1}


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
