"""Victory (19): points, sudden death, and the end."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab import supply
from engine.fab.cards import SIDES
from engine.fab.state import FabState, Steps

LARGE = 3
"""Steps at full strength from which a lost unit counts (19.2)."""


class Score(NamedTuple):
    """The Victory Points of Syria and of Israel."""

    sy: int
    il: int

    @property
    def net(self) -> int:
        """Return the points of Syria less those of Israel (19.3)."""
        return self.sy - self.il


def points(state: FabState, seat: Seat) -> int:
    """Count the Victory Points of a side (19.1, 19.2), or those of its scenario."""
    of_scenario = state.scenario_card.points
    if of_scenario:
        return sum(of_scenario.get(area, 0) for area in held(state, seat)) if state.side(seat) == "sy" else 0
    areas = sum(state.ground.areas[area].vp for area in held(state, seat))
    fallen = [state.blocks[unit].card for unit in state.fallen]
    kills = sum(card.side != state.side(seat) and len(card.steps) >= LARGE for card in fallen)
    return areas + (kills if state.side(seat) == "sy" else kills // 2)


def held(state: FabState, seat: Seat) -> list[str]:
    """List the areas of the enemy's home that a side controls, in supply (19.1)."""
    areas = state.ground.areas
    return [area for area in supply.supplied(state, seat) if areas[area].home != state.side(seat)]


def score(state: FabState) -> Score:
    """Count the Victory Points of both sides."""
    return Score(*(points(state, seat) for seat in range(state.seats)))


def victory_check(flow: Flow[FabState]) -> None:
    """Count, and end the match by sudden death or after the last turn (3.4, 3.5)."""
    state = flow.state
    scenario = state.scenario_card
    counted = score(state)
    now = counted.net
    state.net.append(now)
    flow.emit("victory_check", turn=state.turn, net=now, sy=counted.sy, il=counted.il)
    record = state.record
    if scenario.sudden_death and record.sudden_sy is not None and now >= record.sudden_sy:
        flow.end([0], [SIDES[0]], "sudden_death", score=now)
    elif scenario.sudden_death and record.sudden_il is not None and -now >= record.sudden_il:
        flow.end([1], [SIDES[1]], "sudden_death", score=now)
    elif state.turn == scenario.turns:
        _end(flow, now)
    else:
        flow.push("turn")


def _end(flow: Flow[FabState], now: int) -> None:
    scenario = flow.state.scenario_card
    grade = next(grade for grade in scenario.grades if now >= grade.least)
    if grade.side is None:
        flow.end([], [], "points", score=now)
    else:
        flow.end([SIDES.index(grade.side)], [grade.side], "points", score=now, grade=grade.grade)


def concede(flow: Flow[FabState], seat: Seat) -> None:
    """Let the other side win."""
    flow.end([1 - seat], [SIDES[1 - seat]], "resigned", score=score(flow.state).net)


STEPS: Steps = {"victory_check": victory_check}
