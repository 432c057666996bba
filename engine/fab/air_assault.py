"""The air assault on Mount Hermon (E1, 14.4): an airborne unit flies there from any supplied area."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import boxes, marching, movement, operational, supply
from engine.fab.ground import HERMON
from engine.fab.state import Block, FabState


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the flights that can be made."""
    events = [piece for piece in boxes.available(state, seat, "air_assault") if state.campaign_turn <= piece.until]
    if not events or HERMON not in state.ground.areas or not movement.has_room(state, seat, HERMON):
        return []
    units = [block for block in state.of(seat) if block.card.airborne and _may_fly(state, block)]
    return [("fly", piece.id, state.handle(block)) for piece in events for block in units]


def _may_fly(state: FabState, block: Block) -> bool:
    """Return whether a unit is ready to fly, out of a contested area (5.34) only to one of its own side."""
    ready = supply.fit(block) and operational.unmoved(block) and block.area in supply.supplied(state, block.seat)
    return ready and (not state.contested(block.area) or state.own(block.seat, HERMON))


def fly(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Land on Mount Hermon; the event is used up."""
    state = flow.state
    block = state.block(seat, pick[2])
    boxes.spend(flow, str(pick[1]))
    flow.emit("event", seat=seat, piece=pick[1], area=HERMON)
    marching.turn_to(state, block)
    block.came, block.by, block.done = block.area, "air", True
    marching.bring(flow, block, HERMON)


ACTIONS = {"fly": fly}
