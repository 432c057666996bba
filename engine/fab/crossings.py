"""What lies between two areas, and whether it can be crossed (5.31, 14.1)."""

from __future__ import annotations

from engine.fab.ground import Border
from engine.fab.state import FabState, Passage

JAM = 4
"""The last turn in which whoever crosses the ditch must halt (14.11)."""


def is_water(state: FabState, border: Border) -> bool:
    """Return whether a boundary counts as a river: a river, or a ditch without a bridge (14.1)."""
    return border.boundary == "river" or (border.boundary == "ditch" and border.link not in state.bridged)


def is_blown(state: FabState, border: Border) -> bool:
    """Return whether a boundary has to be crossed without a bridge."""
    if border.boundary == "ditch":
        return border.link not in state.bridged
    return border.link in state.blown


def is_open(state: FabState, border: Border) -> bool:
    """Return whether a boundary is open, or a bridged ditch, which is the same (14.1)."""
    return not is_water(state, border)


def halts(state: FabState, border: Border) -> bool:
    """Return whether the traffic jam at the ditch ends a move (14.11)."""
    return border.boundary == "ditch" and state.campaign_turn <= JAM


def can_blow(state: FabState, border: Border) -> bool:
    """Return whether there is a bridge that can be demolished: never at a ditch (14.1), nor too early (18.2)."""
    if state.options.get("late_demolition") and state.turn == 1:
        return False
    return border.boundary == "river" and border.link not in state.blown


def passage(state: FabState, border: Border) -> Passage:
    """Say how a unit crosses a border now."""
    if is_open(state, border):
        return "open"
    return "blown" if is_blown(state, border) else "bridge"
