"""The Breakthrough Movement Phase (7.3): reserves, exploiting units, and those whom a Special Action sends."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, operational, reaction
from engine.fab.state import Block, FabState, Steps


def breakthrough(flow: Flow[FabState]) -> None:
    """Let the phasing player move on."""
    state = flow.state
    operational.begin(state, state.phasing)
    flow.push("acts", "breakthrough", state.phasing)


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a side has a marked unit left, or a Special Action for another (8.21)."""
    return boxes.might_act(state, seat) or any(ready(block) for block in state.of(seat))


def ready(block: Block) -> bool:
    """Return whether a unit may still move in this phase (7.1)."""
    return (reaction.ready(block) or block.exploiting) and not block.done


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the moves of all who may move, and the units that a Special Action would let move (8.21)."""
    return reaction.moves(state, seat, ready, spurs=True)


STEPS: Steps = {"breakthrough": breakthrough}
