"""Stacking at the end of a phase (5.1): units in excess retreat."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.fab import retreats
from engine.fab.ground import limit
from engine.fab.state import FabState, Steps


def excess(flow: Flow[FabState]) -> None:
    """Look for an area that holds too many units of a side; its owner says which one leaves."""
    state = flow.state
    for seat in range(state.seats):
        for area in state.ground.areas:
            units = state.of(seat, area)
            if len(units) > limit(area):
                options: list[Option] = [("unit", state.handle(block)) for block in units]
                flow.ask(seat, "excess", options, subject=("area", area))
                return


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Let the unit retreat, and look again."""
    flow.push("excess")
    block = flow.state.block(decision.seat, picks[0][1])
    retreats.begin(flow, decision.seat, [block], "excess")


STEPS: Steps = {"excess": excess}
ANSWERED = {"excess": answer}
