"""Movement from area to area (5.3): what a step costs, where it may lead, and when it ends a move.

An act moves a unit to an area by the cheapest way there; the unit may go on as long as it has points left and
nobody else has begun. So any way can be gone, step by step, and the usual one at once.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from engine.core.protocol import Seat
from engine.fab import crossings, limits
from engine.fab.ground import Border
from engine.fab.state import Block, FabState, limit
from engine.fab.supply import crippled

INFANTRY, ARMOUR = 3, 6
"""Movement allowances (5.22)."""
HINDERED = 2
"""What interdiction adds to entering and to leaving an area (E13)."""


class Way(NamedTuple):
    """A way to an area: the areas entered, the last of them first to last, and the points it costs."""

    areas: tuple[str, ...]
    cost: int


def allowance(block: Block) -> int:
    """Return a unit's movement allowance (5.22)."""
    return ARMOUR if block.card.armour else INFANTRY


def left(block: Block) -> int:
    """Return the movement points that a unit has left."""
    return max(0, allowance(block) - block.spent)


def occupied(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether enemies of a seat hold an area: units, or a defended roadblock (5.35c)."""
    return state.present(1 - seat, area)


def cost(state: FabState, block: Block, at: str, border: Border, *, leaving: bool) -> int:
    """Return what it costs to cross a border (5.32); ``leaving``: the area of departure is contested."""
    if crossings.is_blown(state, border):
        return allowance(block)
    to, enemy = border.to, 1 - block.seat
    found = _least(border)
    if state.present(0, to) or state.present(1, to) or state.roadblocks.get(to) == enemy:
        found += 1  # forces, or else a roadblock (4.34), cost one point in total
    if leaving:
        found += 1
    return found + HINDERED * [state.hindered.get(at), state.hindered.get(to)].count(block.seat)


def _least(border: Border) -> int:
    """Return what crossing a border costs at least: by road, or over fields (5.32)."""
    return 1 if border.road else 2


def objectionable(state: FabState, block: Block, at: str, border: Border, *, first: bool) -> bool:
    """Return whether a unit may not cross a border, whatever it costs; ``first``: it leaves where it began."""
    seat, to = block.seat, border.to
    if not limits.may_enter(state, block, to):
        return True
    enemies = occupied(state, seat, to)
    leaving = first and state.contested(at)
    if leaving and (enemies or state.control[to] != seat):  # 5.34
        return True
    if not enemies:
        return False
    fresh = to not in state.lines
    return (
        (fresh and not block.good)  # disordered units do not attack (9.33d)
        or (state.phase == "reaction" and not state.present(seat, to))  # 7.2
        or (crossings.is_water(state, border) and border.link in state.crossed)  # 5.35c
        or block.fled
        or (block.entered == 0 and state.contested(block.area))  # 5.34, also farther on its way
    )


def ends_move(state: FabState, block: Block, border: Border) -> bool:
    """Return whether crossing a border ends the move (5.35b, 4.34, 14.11, 9.33a)."""
    to, enemy = border.to, 1 - block.seat
    return (
        occupied(state, block.seat, to)
        or state.roadblocks.get(to) == enemy
        or crossings.halts(state, border)
        or crossings.is_blown(state, border)
        or crippled(block)
    )


def room(state: FabState, seat: Seat, area: str) -> int:
    """Return how many more units of a side an area holds (5.1)."""
    return max(0, limit(area) - len(state.standing[area][seat]))


def has_room(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether one more unit of a side may end its move in an area (5.1)."""
    return room(state, seat, area) > 0


def ways(state: FabState, block: Block) -> dict[str, Way]:
    """Find the way to every area where a unit may end its move, or this part of it.

    To an adjacent area it is the direct one, else the cheapest. It may lead through areas that are full, and end
    in none (5.1). The first area may cost more than the unit has (5.33); a blown bridge takes the whole allowance
    of one that has not moved (5.32).
    """
    return ways_and_detours(state, block)[0]


def ways_and_detours(state: FabState, block: Block) -> tuple[dict[str, Way], dict[str, Way]]:
    """Find the :func:`ways`, and the cheaper ones to adjacent areas that lead through full areas.

    Any other way can be gone step by step; those cannot, because a unit may end no step in a full area.
    """
    found = _farther(state, block)
    detours = {}
    for border in state.ground.borders[block.area]:
        price = _step(state, block, block.area, border, first=block.entered == 0, spent=0)
        if price is not None and has_room(state, block.seat, border.to):
            cheapest = found.get(border.to)
            if cheapest is not None and not all(has_room(state, block.seat, area) for area in cheapest.areas):
                detours[border.to] = cheapest
            found[border.to] = Way((border.to,), price)
    return found, detours


def _farther(state: FabState, block: Block) -> dict[str, Way]:
    found: dict[str, Way] = {}
    settled: set[str] = set()
    heap: list[tuple[int, int, tuple[str, ...], bool]] = [(0, 0, (), False)]
    while heap:
        spent, _, areas, halted = heappop(heap)
        at = areas[-1] if areas else block.area
        if at in settled:
            continue
        if areas and has_room(state, block.seat, at):
            found.setdefault(at, Way(areas, spent))
        if halted:  # it goes no farther, while others that come here by another way may
            continue
        settled.add(at)
        for border in state.ground.borders[at]:
            if border.to not in settled:
                step = _step(state, block, at, border, first=block.entered + len(areas) == 0, spent=spent)
                if step is not None:
                    after = (*areas, border.to)
                    heappush(heap, (spent + step, len(after), after, ends_move(state, block, border)))
    return found


def _step(state: FabState, block: Block, at: str, border: Border, *, first: bool, spent: int) -> int | None:
    """Return what one more step costs; None where it is not to be had."""
    blown = crossings.is_blown(state, border)
    points = allowance(block) - block.spent - spent
    if not first and (blown or points < _least(border) or crippled(block) or one_area_only(state, block)):
        return None
    if blown and (block.spent or one_area_only(state, block)):  # 5.35d, 7.31
        return None
    if objectionable(state, block, at, border, first=first):
        return None
    price = cost(state, block, at, border, leaving=first and state.contested(at))
    return price if first or price <= points else None


def one_area_only(state: FabState, block: Block) -> bool:
    """Return whether a unit moves as exploiting ones do: one area, over no blown bridge (7.31)."""
    return state.phase == "breakthrough" and not block.reserve and block.drive != "reserve"


def may_be_demolished(state: FabState, block: Block, border: Border) -> bool:
    """Return whether the enemy may try to blow the bridge over which a unit is about to come (5.35d).

    So it is with the bridge into an area that becomes, or in this phase became, contested.
    """
    fresh = border.to not in state.lines
    return crossings.can_blow(state, border) and fresh and occupied(state, block.seat, border.to)
