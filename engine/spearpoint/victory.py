"""Victory Points and winning the game (SP-099 to SP-101)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.spearpoint import teams
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.state import SIDES, SpearpointState
from engine.spearpoint.targets import idle

UNITS = LIBRARY.units

OVERRUN = 3
"""Turns in a row unopposed that win (SP-101)."""
STALEMATE = 10
"""Turns in a row in which nobody came nearer to winning, after which the points decide (SP-R33)."""


def score(flow: Flow[SpearpointState], seat: Seat, points: int) -> None:
    """SP-099 Score for the side of a seat; the first to reach 51 wins at once, even in mid-phase (SP-R21).

    Two against two need 60 (SP-T06).

    The match may be over afterwards: whoever goes on with something must look at the outcome.
    """
    state = flow.state
    side = teams.of(state, seat)
    force = state.forces[side]
    force.points += points
    state.stirred = state.turn
    flow.emit("scored", side=SIDES[side], points=points, total=force.points)
    if force.points >= teams.GOALS[state.seats] and state.outcome is None:
        flow.end(list(teams.allies(state, seat)), "team_points" if state.seats == 4 else "points")


def has_land_unit(state: SpearpointState, side: int) -> bool:
    """Tell whether a side has a land unit in the Battle Area; idle ones do not count (SP-R19)."""
    sides = teams.sides(state)
    return any(sides[unit.seat] == side and unit.line != "air" and not idle(unit) for unit in state.units)


def count_overrun(flow: Flow[SpearpointState]) -> None:
    """SP-101 After Combat, count the Turns in which a side was unopposed; three in a row win (SP-R20, SP-T06)."""
    state = flow.state
    there = [has_land_unit(state, 0), has_land_unit(state, 1)]
    for side, force in enumerate(state.forces):
        if there[side] and not there[1 - side]:
            force.overrun += 1
            state.stirred = state.turn
            flow.emit("overrun", side=SIDES[side], turns=force.overrun)
            if force.overrun >= OVERRUN:
                flow.end(list(teams.members(state, side)), "overrun")
                return
        else:
            force.overrun = 0


def check_exhaustion(flow: Flow[SpearpointState]) -> None:
    """End a match in which nothing can happen any more (SP-R22) or nothing has happened for long (SP-R33)."""
    state = flow.state
    if not _anything_left(state):
        flow.end(_ahead(state), "exhausted")
    elif state.turn - state.stirred >= STALEMATE:
        flow.end(_ahead(state), "stalemate")


def _anything_left(state: SpearpointState) -> bool:
    """Tell whether any seat has a unit, crews aside, in hand, Reserves or Battle Area."""
    if state.units:
        return True
    return any(UNITS[card].supplies is None for p in state.players for card in (*p.units, *p.reserves))


def _ahead(state: SpearpointState) -> list[Seat]:
    one, two = (force.points for force in state.forces)
    return [] if one == two else list(teams.members(state, 0 if one > two else 1))
