"""Morale checks (6.7)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import fire, fog
from engine.fab.state import Block, FabState

QUALITY = {"E": 2, "V": 0, "G": -2}


def number(block: Block) -> int:
    """Return what a unit needs to pass."""
    return fire.BASE + QUALITY[block.quality] - (not block.good) - block.cut


def check(flow: Flow[FabState], block: Block) -> tuple[bool, int]:
    """Roll for a unit, which is revealed meanwhile; return whether it passes, and the die."""
    state = flow.state
    if block.id not in state.shown:
        fog.reveal(flow, block)
    needs = number(block)
    (die,) = flow.roll("morale")
    passed = fire.succeeds(die, needs)
    flow.emit(
        "morale",
        seat=block.seat,
        block=state.handle(block),
        unit=block.id,
        area=block.area,
        die=die,
        needs=needs,
        passed=passed,
    )
    return passed, die
