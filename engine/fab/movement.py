"""Movement from area to area (5.3): what a step costs, where it may lead, and when it ends a move.

An act moves a unit to an area by the cheapest way there; the unit may go on as long as it has points left and
nobody else has begun. So any way can be gone, step by step, and the usual one at once.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import NamedTuple

from engine.core.protocol import Seat
from engine.fab import crossings, limits
from engine.fab.ground import Border, limit
from engine.fab.state import Block, FabState
from engine.fab.supply import crippled

INFANTRY, ARMOUR = 3, 6
"""Movement allowances (5.22)."""
HINDERED = 2
"""What interdiction adds to entering and to leaving an area (E13)."""


class Way(NamedTuple):
    """A way to an area: the areas entered, the last of them first to last, and the points it costs."""

    areas: tuple[str, ...]
    cost: int


class Reach(NamedTuple):
    """The ways to all areas where a unit may end its move, or this part of it.

    To an adjacent area it is the direct one, else the cheapest. It may lead through areas that are full, and end
    in none (5.1). The first area may cost more than the unit has (5.33); a blown bridge takes the whole allowance
    of one that has not moved (5.32).

    ``detours`` are the cheaper ways to adjacent areas that lead through full ones. Any other way can be gone step
    by step; those cannot, because a unit may end no step in a full area.
    """

    ways: dict[str, Way]
    detours: dict[str, Way]


class Step(NamedTuple):
    """A border as the units of a side find it."""

    to: str
    price: int
    """What crossing it costs one that does not leave a contested area, where there is a bridge."""
    barred: bool
    """None of them may cross it, whatever it costs."""
    blown: bool
    enemies: bool
    """Behind it are enemies: units, or a defended roadblock (5.35c)."""
    fresh: bool
    """Nobody has fought for what is behind it."""
    held: bool
    """The side controls what is behind it."""
    ends: bool
    """Crossing it ends the move (5.35b, 4.34, 14.11)."""

    def cost(self, block: Block, *, leaving: bool) -> int:
        """Return what crossing it costs a unit (5.32); ``leaving``: the area of departure is contested."""
        return allowance(block) if self.blown else self.price + leaving


def look(state: FabState, seat: Seat, at: str, border: Border) -> Step:
    """Look at a border from an area: all that is the same for all units of a side."""
    to = border.to
    enemies, friends = occupied(state, seat, to), state.present(seat, to)
    blown, roadblock = crossings.is_blown(state, border), state.roadblocks.get(to) == 1 - seat
    price = 1 if border.road else 2
    if enemies or friends or roadblock:  # 4.34: one point in total
        price += 1
    if state.hindered:
        price += HINDERED * [state.hindered.get(at), state.hindered.get(to)].count(seat)
    barred = not limits.is_open(state, seat, to)
    if enemies and state.phase == "reaction" and not friends:  # 7.2
        barred = True
    if enemies and border.link in state.crossed and crossings.is_water(state, border):  # 5.35c
        barred = True
    return Step(
        to=to,
        price=price,
        barred=barred,
        blown=blown,
        enemies=enemies,
        fresh=to not in state.lines,
        held=state.control[to] == seat,
        ends=enemies or blown or roadblock or crossings.halts(state, border),
    )


def allowance(block: Block) -> int:
    """Return a unit's movement allowance (5.22)."""
    return ARMOUR if block.card.armour else INFANTRY


def left(block: Block) -> int:
    """Return the movement points that a unit has left."""
    return max(0, allowance(block) - block.spent)


def occupied(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether enemies of a seat hold an area: units, or a defended roadblock (5.35c)."""
    return state.present(1 - seat, area)


def one_area_only(state: FabState, block: Block) -> bool:
    """Return whether a unit moves as exploiting ones do: one area, over no blown bridge (7.31)."""
    return state.phase == "breakthrough" and not block.reserve and block.drive != "reserve"


def room(state: FabState, seat: Seat, area: str) -> int:
    """Return how many more units of a side an area holds (5.1)."""
    return max(0, limit(area) - len(state.standing[area][seat]))


def has_room(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether one more unit of a side may end its move in an area (5.1)."""
    return room(state, seat, area) > 0


class Terrain:
    """The map as the units of a side find it at one moment: for one listing, and no longer.

    Each border is looked at once for all units, and only where one of them comes near it.
    """

    def __init__(self, state: FabState, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._full = {area for area in state.ground.areas if not has_room(state, seat, area)}
        self._known: dict[str, list[Step]] = {}

    def reach(self, block: Block) -> Reach:
        """Find where a unit may go."""
        first = self._first(block)
        ways, detours = self._cheapest(block, first), {}
        for step, price in first:
            if step.to not in self._full:
                cheapest = ways.get(step.to)
                if cheapest is not None and not self._full.isdisjoint(cheapest.areas):
                    detours[step.to] = cheapest
                ways[step.to] = Way((step.to,), price)
        return Reach(ways, detours)

    def _first(self, block: Block) -> list[tuple[Step, int]]:
        """List the areas next to a unit that it may enter, with what they cost it."""
        state = self._state
        begins, points = block.entered == 0, left(block)
        if not begins and not goes_on(state, block):
            return []
        leaving = begins and state.contested(block.area)
        by_ford = begins and not block.spent and not one_area_only(state, block)  # 5.35d, 7.31
        found = []
        for step in self._steps(block.area):
            price = step.cost(block, leaving=leaving)
            if (
                limits.too_steep(step.to, armour=block.card.armour)
                or (step.blown and not by_ford)
                or (price > points and not begins)
            ):
                continue
            if leaving and not step.held:  # 5.34
                continue
            if step.enemies and (leaving or block.fled or (step.fresh and not block.good)):  # 5.34, 9.33d
                continue
            found.append((step, price))
        return found

    def _cheapest(self, block: Block, first: list[tuple[Step, int]]) -> dict[str, Way]:
        """Find the cheapest way to every area, by any of the first steps."""
        state, full = self._state, self._full
        points = left(block) if goes_on(state, block) else 0
        peaceful = block.fled or (block.entered == 0 and state.contested(block.area))  # 5.34
        found: dict[str, Way] = {}
        settled = {block.area}
        heap: list[tuple[int, int, tuple[str, ...], bool]] = [
            (price, 1, (step.to,), step.ends) for step, price in first
        ]
        heapify(heap)
        while heap:
            spent, length, areas, halted = heappop(heap)
            at = areas[-1]
            if at in settled:
                continue
            if at not in full and at not in found:
                found[at] = Way(areas, spent)
            if halted:  # it goes no farther, while others that come here by another way may
                continue
            settled.add(at)
            more = points - spent
            if more <= 0:
                continue
            for step in self._steps(at):
                if step.price > more or step.blown or step.to in settled or (peaceful and step.enemies):
                    continue
                if not limits.too_steep(step.to, armour=block.card.armour):
                    heappush(heap, (spent + step.price, length + 1, (*areas, step.to), step.ends))
        return found

    def _steps(self, at: str) -> list[Step]:
        """List the borders of an area that some unit of the side may cross."""
        found = self._known.get(at)
        if found is None:
            looked = [look(self._state, self._seat, at, border) for border in self._state.ground.borders[at]]
            found = self._known[at] = [step for step in looked if not step.barred]
        return found


def goes_on(state: FabState, block: Block) -> bool:
    """Return whether a unit may enter more than one area (7.31, 9.33a)."""
    return not one_area_only(state, block) and not crippled(block)


def may_be_demolished(state: FabState, block: Block, border: Border) -> bool:
    """Return whether the enemy may try to blow the bridge over which a unit is about to come (5.35d).

    So it is with the bridge into an area that becomes, or in this phase became, contested.
    """
    fresh = border.to not in state.lines
    return crossings.can_blow(state, border) and fresh and occupied(state, block.seat, border.to)
