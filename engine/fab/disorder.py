"""Disorder and recovery (6.5, 9.35)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import fog
from engine.fab.state import Block, FabState


def put(flow: Flow[FabState], block: Block) -> None:
    """Disorder a unit; one that is recovering starts again, one that is disordered stays so."""
    if block.order != "disordered":
        block.order = "disordered"
        fog.stir(flow.state, block.area)
        fog.tell(flow, "disordered", block, area=block.area)


def recover(flow: Flow[FabState]) -> None:
    """Let all units in supply recover by one step: recovering ones first, then disordered ones (9.35)."""
    for block in flow.state.all():
        if not block.cut and not block.good:
            block.order = "good" if block.order == "recovering" else "recovering"
            fog.stir(flow.state, block.area)
            fog.tell(flow, "recovered", block, area=block.area, order=block.order)
