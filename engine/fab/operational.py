"""The Operational Movement Phase (5.2): each unit moves, digs in, becomes a reserve, or holds."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import crossings, fog, marching
from engine.fab.movement import Terrain
from engine.fab.state import Block, FabState, Steps
from engine.fab.supply import fit

MARKERS = {"sy": 3, "il": 4}
"""Reserve markers (2.3, 14.7)."""


def movement(flow: Flow[FabState]) -> None:
    """Let the phasing player move, unit after unit; the map forgets where the other one went before."""
    flow.state.tracks = []
    begin(flow.state, flow.state.phasing)
    flow.push("acts", "movement", flow.state.phasing)


def begin(state: FabState, seat: Seat) -> None:
    """Begin a Movement Phase of a seat: nobody has moved, and no river was crossed (5.35c).

    Who made an assault in this player turn may still have to go back the way he came (6.41b).
    """
    state.crossed = []
    state.moving = ""
    for block in state.blocks.values():
        if block.seat == seat:
            block.began = block.area
            if block.area not in state.assaults:
                block.came, block.by = "", ""
            block.spent = block.entered = 0
            block.done = block.fled = False


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a seat has units that might do anything."""
    return bool(state.of(seat))


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List the moves, and the units that may become reserves or dig in."""
    found: list[Option] = []
    terrain = Terrain(state, seat)
    for block in state.of(seat):
        if not block.done:
            handle = state.handle(block)
            found += marching.moves(state, terrain, block)
            if may_rest(state, block):
                found.append(("reserve", handle))
            if may_dig(state, block):
                found.append(("dig", handle))
    return found


def unmoved(block: Block) -> bool:
    """Return whether a unit has its whole movement allowance."""
    return not block.entered and not block.spent and not block.done


def eligible(state: FabState, block: Block) -> bool:
    """Return whether a unit may be marked as a reserve, if there is a marker (5.21, 14.7)."""
    if block.reserve or not fit(block) or not state.own(block.seat, block.area):
        return False
    reserves = [b for b in state.blocks.values() if b.reserve and b.area and b.seat == block.seat]
    if len(reserves) >= MARKERS[block.card.side]:
        return False
    return not any(
        state.standing[border.to][1 - block.seat]
        for border in state.ground.borders[block.area]
        if crossings.is_open(state, border)
    )


def may_rest(state: FabState, block: Block) -> bool:
    """Return whether a unit may become a reserve in place of moving."""
    return unmoved(block) and eligible(state, block)


def may_dig(state: FabState, block: Block) -> bool:
    """Return whether a unit may spend its whole allowance on defences (5.23)."""
    return unmoved(block) and fit(block) and state.own(block.seat, block.area) and block.area not in state.defences


def rest(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Mark a unit as a reserve (5.21); it may still move in this phase, and is one no longer then."""
    block = flow.state.block(seat, pick[1])
    put_in_reserve(flow, block)


def put_in_reserve(flow: Flow[FabState], block: Block) -> None:
    """Put a reserve marker on a unit."""
    block.reserve = True
    fog.stir(flow.state, block.area)
    fog.tell(flow, "reserve", block, area=block.area)


def dig(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Build defences; the unit does nothing else in this phase, and is no reserve any more."""
    block = flow.state.block(seat, pick[1])
    marching.turn_to(flow.state, block)
    block.done = True
    block.reserve = block.exploiting = False
    block.drive = ""
    fog.stir(flow.state, block.area)
    flow.state.defences[block.area] = seat
    fog.tell(flow, "dug_in", block, area=block.area)


def go(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Move a unit towards an area, directly or by a detour."""
    block = flow.state.block(seat, pick[1])
    ways, detours = Terrain(flow.state, seat).reach(block)
    marching.march(flow, block, (detours if pick[0] == "detour" else ways)[str(pick[2])])


STEPS: Steps = {"movement": movement}
ACTIONS = {"move": go, "detour": go, "reserve": rest, "dig": dig}
