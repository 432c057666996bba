"""Carrying a move out (5.3): entering areas one after the other, and the bridge that may go up before the last.

A move is told before what comes of it: roadblocks that are cleared, areas that change hands, faces that show.
"""

from __future__ import annotations

from itertools import pairwise, takewhile

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
    """Move a unit along a way, up to a bridge that may go up before it."""
    state = flow.state
    turn_to(state, block)
    borders = [state.ground.border(start, to) for start, to in pairwise((block.area, *way.areas))]
    free = [*takewhile(lambda border: not movement.may_be_demolished(state, block, border), borders)]
    cross(flow, block, *free)
    if len(free) < len(borders):
        flow.push("at_the_bridge", block.id, borders[len(free)].to)


def turn_to(state: FabState, block: Block) -> None:
    """Let a unit begin, and whoever has begun before end, his move (5.35a)."""
    before = state.blocks.get(state.moving)
    if before is not None and before is not block:
        before.done = True
    state.moving = block.id


def cross(flow: Flow[FabState], block: Block, *borders: Border) -> None:
    """Take a unit across borders, one after the other."""
    if borders:
        _tell(flow, block, *(border.to for border in borders))
    for border in borders:
        _enter(flow, block, border)
    fog.look(flow)


def bring(flow: Flow[FabState], block: Block, area: str) -> None:
    """Bring a unit into an area at no cost, from wherever it stands."""
    _tell(flow, block, area)
    arrive(flow, block, area)
    fog.look(flow)


def _enter(flow: Flow[FabState], block: Block, border: Border) -> None:
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


def _tell(flow: Flow[FabState], block: Block, *areas: str) -> None:
    """Say through which areas a unit goes, and where to."""
    tracks.note(flow.state, block.seat, block.area, *areas)
    fog.tell(flow, "moved", block, from_area=block.area, to_area=areas[-1], via_areas=[*areas[:-1]])
