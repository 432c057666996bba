"""The Reaction Phase (7.2): reserves of the non-phasing player move, and start no fight."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, fog, marching, operational
from engine.fab.movement import Terrain
from engine.fab.state import Block, FabState, Steps
from engine.fab.supply import fit


def reaction(flow: Flow[FabState]) -> None:
    """Let the non-phasing player react."""
    state = flow.state
    seat = 1 - state.phasing
    operational.begin(state, seat)
    flow.push("acts", "reaction", seat)


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a side has reserves, or a Special Action that lets others move (14.61)."""
    if any(ready(block) for block in state.of(seat)):
        return True
    return state.side(seat) == "il" and boxes.might_act(state, seat)


def ready(block: Block) -> bool:
    """Return whether a unit may still move: a reserve, or one that is moving already."""
    return (block.reserve or bool(block.drive)) and not block.done


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the moves of reserves, and the units that a Special Action would let move (14.61)."""
    return moves(state, seat, ready, spurs=state.side(seat) == "il")


def moves(state: FabState, seat: Seat, ready: Callable[[Block], bool], *, spurs: bool) -> list[Option]:
    """List the moves of units that are ready, each of which may dig in instead (7.31).

    ``spurs``: and the units that a Special Action would let move.
    """
    found: list[Option] = []
    terrain = Terrain(state, seat)
    for block in state.of(seat):
        handle = state.handle(block)
        if ready(block):
            found += marching.moves(state, terrain, block)
            if operational.may_dig(state, block):
                found.append(("dig", handle))
        elif spurs and may_be_sent(state, terrain, block):
            actions = boxes.special_actions(state, seat, block.card.formation)
            found += [("spur", action.id, handle) for action in actions]
    return found


def may_be_sent(state: FabState, terrain: Terrain, block: Block) -> bool:
    """Return whether a Special Action may set a unit going: an armoured one, fit, that has not moved."""
    return (
        block.card.armour
        and fit(block)
        and operational.unmoved(block)
        and bool(marching.moves(state, terrain, block))
    )


def spur(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Spend a Special Action on a unit that may move now (8.21, 14.61)."""
    state = flow.state
    block = state.block(seat, pick[2])
    boxes.spend(flow, str(pick[1]))
    block.drive = "reserve" if state.phase == "reaction" else "exploiting"
    fog.stir(state, block.area)
    fog.tell(flow, "spurred", block, piece=pick[1], area=block.area)


STEPS: Steps = {"reaction": reaction}
ACTIONS = {"spur": spur}
