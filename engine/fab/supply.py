"""Tracing supply (9.3): from units and areas to a source, through what a side controls."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.fab import crossings
from engine.fab.ground import spread
from engine.fab.state import Block, FabState


def traces(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether a supply route leads from an area to a source as things are now (9.31).

    It goes through areas that the side controls, whoever stands in them; out of one that it does not control, but
    never into or through one; over a blown bridge only as its first link. A source counts while it is controlled
    (14.9).
    """
    sources = {a for a in state.ground.sources[state.side(seat)] if state.control[a] == seat}
    if area in sources:
        return True
    first = [b.to for b in state.ground.borders[area] if state.control[b.to] == seat]
    return not sources.isdisjoint(spread(first, lambda at: _onward(state, seat, at)))


def _onward(state: FabState, seat: Seat, area: str) -> list[str]:
    return [
        border.to
        for border in state.ground.borders[area]
        if state.control[border.to] == seat and not crossings.is_blown(state, border)
    ]


def supplied(state: FabState, seat: Seat, area: str) -> bool:
    """Return whether a side has an area in supply: as last checked, or as traced now where it changed hands."""
    if state.control[area] != seat:
        return False
    if area in state.flipped:
        return traces(state, seat, area)
    return area not in state.dry[seat]


def fit(block: Block) -> bool:
    """Return whether a unit is in good order and in supply."""
    return block.good and not block.cut


def crippled(block: Block) -> bool:
    """Return whether a unit is out of supply, disordered or recovering, and so moves one area only (9.33a)."""
    return not fit(block)


def check_areas(state: FabState) -> None:
    """Note, for both sides, which areas cannot trace a route (9.32)."""
    for seat in range(state.seats):
        state.dry[seat] = [a for a, owner in state.control.items() if owner == seat and not traces(state, seat, a)]
    state.flipped = []


def check_units(state: FabState) -> list[Block]:
    """Mark and unmark all units (9.32); return those whose marker changed."""
    changed = []
    for block in state.all():
        cut = not traces(state, block.seat, block.area)
        if cut != block.cut:
            block.cut = cut
            changed.append(block)
    return changed
