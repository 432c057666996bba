"""The Strategic Movement Phase (5.4, 14.8): reserves go any distance through what their side holds."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.fab import crossings, limits, marching, movement, supply
from engine.fab.ground import Border, spread
from engine.fab.state import Block, FabState, Steps

MOBILISED = 3
"""The turn from which Israel moves two units (14.8)."""


def strategic(flow: Flow[FabState]) -> None:
    """Let the phasing player move reserves."""
    flow.state.moves = 0
    flow.push("acts", "strategic", flow.state.phasing)


def most(state: FabState, seat: Seat) -> int:
    """Return how many units a side may move in a phase (14.8)."""
    return 1 if state.side(seat) == "il" and state.campaign_turn < MOBILISED else 2


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a side has a marked reserve, and has not moved as many as it may."""
    return state.moves < most(state, seat) and any(block.reserve for block in state.of(seat))


def offer(state: FabState, seat: Seat) -> list[Option]:
    """List where reserves may go."""
    return [
        ("rail", state.handle(block), area)
        for block in state.of(seat)
        if block.reserve
        for area in goals(state, block)
    ]


def goals(state: FabState, block: Block) -> list[str]:
    """List the areas to which a reserve may move: controlled, supplied, with room, on a way that is safe."""
    seat = block.seat
    if block.cut or not limits.may_move(state, block):
        return []
    reached = spread([block.area], lambda at: _onward(state, block, at))
    found = [
        area
        for area in supply.supplied(state, seat)
        if area != block.area and area in reached and movement.has_room(state, seat, area)
    ]
    return sorted(found, key=int)


def _onward(state: FabState, block: Block, at: str) -> list[str]:
    return [border.to for border in state.ground.borders[at] if _passable(state, block, border)]


def _passable(state: FabState, block: Block, border: Border) -> bool:
    to, seat = border.to, block.seat
    if border.boundary == "ditch" or crossings.is_blown(state, border):
        return False
    if not state.own(seat, to) or not limits.may_enter(state, block, to):
        return False
    threatened = any(state.of(1 - seat, near) for near in state.ground.neighbours(to))
    return not threatened or bool(state.of(seat, to))


def rail(flow: Flow[FabState], seat: Seat, pick: Option) -> None:
    """Move a reserve; it is one no longer."""
    state = flow.state
    block = state.block(seat, pick[1])
    state.moves += 1
    marching.bring(flow, block, str(pick[2]))


STEPS: Steps = {"strategic": strategic}
ACTIONS = {"rail": rail}
