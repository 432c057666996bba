"""The race for the Headquarters: what weapons are to do to one in the turns that are left.

Nearly every Pitched Battle ends with a Headquarters, after seven or eight turns each. So what stands on the field
is worth more than it costs: each turn in which it can shoot at the Headquarters counts, as many as will still be
played. Worth is counted in deck points.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from typing import NamedTuple

from engine.tactics2gm import objectives
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.heuristics.promises import arms, at_headquarters
from engine.tactics2gm.squares import WIDTH, Square, to_headquarters
from engine.tactics2gm.view import TacticsView

IMPACT_POINT = 3.0
"""What an Impact Point of a Headquarters is worth: all ten of them nearly as much as all that a side deploys."""
COMING = 0.4
"""Impact Points that Units which are still to come cost a Headquarters, more with every turn."""
SHORTEST, LONGEST = 1, 5
"""So many turns ahead the race is looked at: one is always left, and what comes later is anybody's guess."""


class Gun(NamedTuple):
    """A weapon as a Headquarters sees it."""

    reach: int
    """How many squares away it harms."""
    rate: float
    """The Impact Points that it is likely to cost in a turn."""

    def away(self, far: int, move: int) -> float:
        """Count the turns until it can fire from so many squares away, at so many squares a turn."""
        if far <= self.reach:
            return 0
        return -(-(far - self.reach) // move) if move else LONGEST


def guns(weapons: Iterable[Weapon], wounds: int = 0) -> list[Gun]:
    """List the weapons that harm a Headquarters; one that flips fires every second turn (TG-057)."""
    rates = [(weapon, at_headquarters(weapon, wounds)) for weapon in weapons]
    return [Gun(weapon.range, rate / (2 if weapon.flips else 1)) for weapon, rate in rates if rate > 0]


@cache
def distance(side: int, columns: int, at: Square) -> int:
    """Count the squares to the nearest Headquarters of a side, on one board or two."""
    return min(to_headquarters(side, board, at) for board in range(columns // WIDTH))


class Race:
    """How long the race takes, and what a unit adds to it."""

    def __init__(self, view: TacticsView) -> None:
        self._view = view
        self._racing = [objectives.headquarters(view, side) for side in (0, 1)]

    def future(self, found: list[Gun], move: int, side: int, at: Square) -> float:
        """Judge what guns of a side on a square are to do to the Headquarters of the other."""
        if not self._racing[side]:
            return 0.0
        far = distance(1 - side, self._view.columns, at)
        turns = (gun.rate * max(0.0, self.horizon - gun.away(far, move)) for gun in found)
        return IMPACT_POINT * sum(turns)

    @cached_property
    def horizon(self) -> float:
        """The turns that each side still has: until the faster one has won."""
        return max(SHORTEST, min(self._clock(side) for side in (0, 1)))

    def _clock(self, side: int) -> float:
        """Count the turns that a side needs, as it stands, for the enemy Headquarters that is worst off."""
        view = self._view
        left: float = min((hq.pi for hq in view.forces[1 - side].hqs), default=0)
        firing = [0.0] * LONGEST
        for unit in view.units:
            if unit.side == side and unit.at is not None:
                far, move = distance(1 - side, view.columns, unit.at), view.catalog.units[unit.card].move
                for gun in guns(arms(view.catalog, unit), unit.wounds):
                    for turn in range(int(gun.away(far, move)), LONGEST):
                        firing[turn] += gun.rate
        for turn, rate in enumerate(firing):
            done = rate + COMING * turn
            if done >= left:
                return turn + left / done if done else turn
            left -= done
        return LONGEST
