"""Carrying a move out (5.3): entering areas one after the other, and the bridge that may go up before the last."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.flow import Flow
from engine.core.protocol import Option
from engine.fab import control, crossings, fog, limits, movement, tracks
from engine.fab.ground import Border
from engine.fab.movement import Terrain, Way
from engine.fab.state import Block, FabState


def moves(state: FabState, terrain: Terrain, block: Block) -> list[Option]:
    """List where a unit may move now; of those that have begun only the last may go on (5.35a)."""
    if block.done or not limits.may_move(state, block):
        return []
    if block.entered and (state.moving != block.id or movement.left(block) == 0):
        return []
    handle = state.handle(block)
    ways, detours = terrain.reach(block)
    found: list[Option] = [("move", handle, area) for area in sorted(ways, key=int)]
    return [*found, *(("detour", handle, area) for area in sorted(detours, key=int))]


def march(flow: Flow[FabState], block: Block, way: Way) -> None:
    """Move a unit along a way."""
    state = flow.state
    turn_to(state, block)
    origin = block.area
    gone: list[str] = []
    for to in way.areas:
        border = state.ground.border(block.area, to)
        assert border is not None
        if movement.may_be_demolished(state, block, border):
            tell(flow, block, origin, gone)
            flow.push("at_the_bridge", block.id, to)
            return
        enter(flow, block, border)
        gone.append(to)
    tell(flow, block, origin, gone)


def turn_to(state: FabState, block: Block) -> None:
    """Let a unit begin, and whoever has begun before end, his move (5.35a)."""
    before = state.blocks.get(state.moving)
    if before is not None and before is not block:
        before.done = True
    state.moving = block.id


def enter(flow: Flow[FabState], block: Block, border: Border) -> None:
    """Cross one border: points are paid, markers come off, the area may change hands."""
    state, seat, start, to = flow.state, block.seat, block.area, border.to
    leaving = block.entered == 0 and state.contested(start)
    step = movement.look(state, seat, start, border)
    block.spent += step.cost(block, leaving=leaving)
    block.done = step.ends or not movement.goes_on(state, block)
    block.fled = block.fled or leaving
    block.by, block.came = crossings.passage(state, border), start
    if step.enemies and crossings.is_water(state, border):
        state.crossed.append(border.link)
    if state.roadblocks.get(to) == 1 - seat:  # it is paid, and cleared (4.34)
        del state.roadblocks[to]
        flow.emit("roadblock_gone", seat=1 - seat, area=to)
    arrive(flow, block, to)


def arrive(flow: Flow[FabState], block: Block, area: str) -> None:
    """Put a unit into an area; it is no reserve and exploits nothing any more."""
    state = flow.state
    start = block.area
    state.put(block, area)
    block.entered += 1
    if block.reserve:
        block.drive = "reserve"
    block.reserve = block.exploiting = False
    control.update(flow, area)
    if start:
        control.update(flow, start)
    if state.contested(area):
        for other in state.blocks.values():
            if other.area == area:
                other.reserve = False  # 5.21
    fog.stir(state, area)


def tell(flow: Flow[FabState], block: Block, origin: str, gone: Sequence[str]) -> None:
    """Say that a unit has gone through areas, if it has, and whose face that shows."""
    if gone:
        tracks.note(flow.state, block.seat, origin, *gone)
        fog.tell(flow, "moved", block, from_area=origin, to_area=gone[-1], via_areas=[*gone[:-1]])
    fog.look(flow)
