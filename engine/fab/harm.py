"""Step losses and elimination (2.3), of units and of assets."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.fab import fog
from engine.fab.state import Block, FabState


def lose_step(flow: Flow[FabState], block: Block) -> None:
    """Take a step from a unit; the last one eliminates it. Its face is up."""
    if block.steps == 1:
        eliminate(flow, block)
        return
    block.lost += 1
    fog.tell(flow, "lost_step", block, area=block.area, steps=block.steps, quality=block.quality)


def eliminate(flow: Flow[FabState], block: Block) -> None:
    """Take a unit off the map for good; all see which it was."""
    state = flow.state
    flow.barrier = True
    flow.emit("eliminated", seat=block.seat, block=state.handle(block), unit=block.id, area=block.area)
    fog.stir(state, block.area)
    state.handles[block.seat].drop(block.id)
    state.fallen.append(block.id)
    state.shown = [unit for unit in state.shown if unit != block.id]
    state.spotted = [unit for unit in state.spotted if unit != block.id]
    state.put(block, "")
    block.lost = len(block.card.steps)
    block.order, block.cut, block.reserve, block.exploiting = "good", False, False, False


def lose_asset(flow: Flow[FabState], piece: str) -> None:
    """Eliminate a battle asset (6.32)."""
    state = flow.state
    state.boxes[piece] = "eliminated"
    area = ""
    for at, engineers in [*state.ambushes.items()]:
        if engineers == piece:
            del state.ambushes[at]
            area = at
    flow.emit("asset_lost", seat=state.pieces[piece].seat, piece=piece, area=area)
