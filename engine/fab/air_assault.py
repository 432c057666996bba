"""The air assault on Mount Hermon (E1, 14.4): the Commando Brigade flies there from any supplied area."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, marching, movement, operational, supply
from engine.fab.state import HERMON, FabState

COMMANDOS = "SY21"
EVENT = "E1"
LAST_TURN = 2


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the flight, where it can be made."""
    block = state.blocks.get(COMMANDOS)
    if block is None or block.seat != seat or not block.area or state.turn > LAST_TURN:
        return []
    ready = supply.fit(block) and operational.unmoved(block) and supply.supplied(state, seat, block.area)
    if not ready or HERMON not in state.ground.areas or not movement.has_room(state, seat, HERMON):
        return []
    if state.contested(block.area) and not state.own(seat, HERMON):  # 5.34
        return []
    return [("fly", piece.id, state.handle(block)) for piece in boxes.available(state, seat, EVENT)]


def fly(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Land on Mount Hermon; the event is used up."""
    state = flow.state
    block = state.block(seat, pick[2])
    boxes.spend(flow, str(pick[1]))
    flow.emit("event", seat=seat, piece=pick[1], area=HERMON)
    marching.turn_to(state, block)
    start = block.area
    block.came, block.by, block.done = start, "air", True
    marching.arrive(flow, block, HERMON)
    marching.tell(flow, block, start, [HERMON])


ACTIONS = {"fly": fly}
