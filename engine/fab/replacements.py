"""Steps that units get back (8.26, 8.31, and the events that bring replacements)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import fog
from engine.fab.state import Block, FabState


def may_gain(block: Block, *, elite: bool) -> bool:
    """Return whether a supplied unit can get a step back; where not ``elite``, one that is veteran or green."""
    if not block.lost or block.cut or not block.area:
        return False
    return elite or block.card.steps[block.lost - 1] != "E"


def gain(flow: Flow[FabState], block: Block) -> None:
    """Give a unit a step back; its quality, hidden as it is, may rise."""
    block.lost -= 1
    fog.tell(flow, "replaced", block, area=block.area)
