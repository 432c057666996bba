"""Victory Points and winning the game (SP-099 to SP-102)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.spearpoint import teams
from engine.spearpoint.cards import Line, Side
from engine.spearpoint.situations import (
    STANDARD,
    Capture,
    Destroy,
    LandUnits,
    Outlast,
    Overrun,
    Points,
    Stand,
    Win,
    is_given,
    points_to_win,
    turns_to_overrun,
    wins,
)
from engine.spearpoint.state import SIDES, SpearpointState
from engine.spearpoint.targets import idle

STALEMATE = 10
"""Turns in a row in which nobody came nearer to winning, after which the points decide (SP-R33)."""


def win(flow: Flow[SpearpointState], side: int, termination: str) -> None:
    """End the match for a side: all its seats have won."""
    flow.end(flow.state.teams.members(side), [SIDES[side]], termination)


def score(flow: Flow[SpearpointState], seat: Seat, points: int) -> None:
    """SP-099 Score for the side of a seat; the first to reach 51 wins at once, even in mid-phase (SP-R21).

    Two against two need 60 (SP-T06); in a Situation its orders say (SP-R37).

    The match may be over afterwards: whoever goes on with something must look at the outcome.
    """
    state = flow.state
    side = state.teams.side(seat)
    force = state.forces[side]
    force.points += points
    state.stirred = state.turn
    flow.emit("scored", side=SIDES[side], points=points, total=force.points)
    needed = points_needed(state, SIDES[side])
    if needed and force.points >= needed and state.outcome is None:
        win(flow, side, "team_points" if state.seats == 4 else "points")


def points_needed(state: SpearpointState, side: Side) -> int:
    """SP-101, SP-T06 Return the Victory Points with which a side wins; 0 where they do not win."""
    return teams.GOALS[state.seats] if state.scenario == STANDARD else points_to_win(state.situation, side)


def has_land_unit(state: SpearpointState, side: int) -> bool:
    """Return whether a side has a land unit in the Battle Area; idle ones do not count (SP-R19)."""
    sides = state.teams.sides
    return any(sides[unit.seat] == side and unit.line != "air" and not idle(state, unit) for unit in state.units)


def count_overrun(flow: Flow[SpearpointState]) -> None:
    """SP-101 After Combat, count the Turns in which a side was unopposed; three in a row win (SP-R20, SP-T06).

    In a Situation two may do, or none at all (SP-R37).
    """
    state = flow.state
    there = [has_land_unit(state, 0), has_land_unit(state, 1)]
    for side, force in enumerate(state.forces):
        needed = turns_to_overrun(state.situation, SIDES[side])
        if needed and there[side] and not there[1 - side]:
            force.overrun += 1
            state.stirred = state.turn
            flow.emit("overrun", side=SIDES[side], turns=force.overrun, needed=needed)
            if force.overrun >= needed:
                win(flow, side, "overrun")
                return
        else:
            force.overrun = 0


# ------------------------------------------------------------------ Situations


def progress(state: SpearpointState, win: Win) -> tuple[int, int]:
    """SP-102 Return how far a side is on a way to win, and how far it has to be."""
    side = SIDES.index(win.side)
    match win:
        case Points():
            return state.forces[side].points, points_needed(state, win.side)
        case Overrun(turns=turns):
            return state.forces[side].overrun, turns
        case LandUnits(number=number, line=line):
            return land_units(state, side, line), number
        case Destroy(units=units, number=number, given=True):
            return _fallen(state, win.side, units), number
        case Destroy(units=units, number=number):
            kept = (unit.card for unit in state.units if unit.owner != unit.seat)
            return sum(card in units for card in (*state.removed, *kept)), number
        case Capture(units=units, number=number):
            mine = [card for card in state.taken if state.catalog.units[card].side != win.side]
            return sum(card in units or not units for card in mine), number
        case Stand(unit=card, by=by):
            there = (unit for unit in state.units if unit.card == card and unit.owner == unit.seat)
            return int(any(unit.committed <= by for unit in there)), 1
        case Outlast():
            return state.turn, state.situation.turns
        case _:
            raise TypeError(win)


def _fallen(state: SpearpointState, side: Side, cards: tuple[str, ...]) -> int:
    """Count the units given to the enemy of a side that no longer stand with him; they are never withdrawn."""
    situation = state.situation
    muster = situation.us if side == "de" else situation.de
    standing = sum(
        unit.card in cards and unit.owner == unit.seat and is_given(state.situation, unit.number)
        for unit in state.units
    )
    return sum(muster.given[card] for card in cards) - standing if state.numbered else 0


def land_units(state: SpearpointState, side: int, line: Line | None) -> int:
    """Count the land units of a side, those on one line where it is named; idle ones do not count (SP-R19)."""
    sides = state.teams.sides
    return sum(
        sides[unit.seat] == side and unit.line != "air" and line in (None, unit.line) and not idle(state, unit)
        for unit in state.units
    )


def check_losses(flow: Flow[SpearpointState]) -> None:
    """SP-102 Let a side win at once whose enemy has lost the units that count."""
    state = flow.state
    if state.outcome is None:
        watched = (*wins(state.situation, Destroy), *wins(state.situation, Capture))
        _first(flow, watched)


def check_turn(flow: Flow[SpearpointState]) -> None:
    """SP-102 After Combat, let a side win that holds enough ground; after the last Turn, whoever has won by time.

    If nobody has (SP-R36), the points decide.
    """
    state = flow.state
    if state.outcome is not None or state.scenario == STANDARD:
        return
    if _first(flow, [win for win in wins(state.situation, LandUnits) if win.first <= state.turn]):
        return
    situation = state.situation
    over = 0 < situation.turns <= state.turn
    if over and not _first(flow, [win for win in situation.wins if win.last]):
        _points_decide(flow, "time")


def _first(flow: Flow[SpearpointState], among: Iterable[Win]) -> bool:
    """Let the first of some ways to win that is complete decide the match, and return whether there is one."""
    for way in among:
        has, needs = progress(flow.state, way)
        if has >= needs:
            win(flow, SIDES.index(way.side), str(way.__struct_config__.tag))
            return True
    return False


# ------------------------------------------------------------------ nothing left


def check_exhaustion(flow: Flow[SpearpointState]) -> None:
    """End a match in which nothing can happen any more (SP-R22) or nothing has happened for long (SP-R33).

    A Situation with a last Turn goes on to that (SP-R36).
    """
    state = flow.state
    if state.situation.turns:
        return
    if not _anything_left(state):
        _points_decide(flow, "exhausted")
    elif state.turn - state.stirred >= STALEMATE:
        _points_decide(flow, "stalemate")


def _anything_left(state: SpearpointState) -> bool:
    """Return whether any seat has a unit, crews aside, in hand, Reserves or Battle Area."""
    if state.units:
        return True
    return any(
        state.catalog.units[card].supplies is None for p in state.players for card in (*p.units, *p.reserves)
    )


def _points_decide(flow: Flow[SpearpointState], termination: str) -> None:
    """End the match for the side that has more points; as many are a draw."""
    one, two = (force.points for force in flow.state.forces)
    if one == two:
        flow.end([], [], termination)
    else:
        win(flow, 0 if one > two else 1, termination)
