"""Tracing supply (9.3): from units and areas to a source, through what a side controls."""

from __future__ import annotations

from collections.abc import Collection

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
    return _traces(state, lifelines(state, seat), area)


def lifelines(state: FabState, seat: Seat) -> Collection[str]:
    """List the areas through which a side's supply can come: those joined to its sources, bridge by bridge."""
    sources = [a for a in state.ground.sources[state.side(seat)] if state.control[a] == seat]
    return spread(sources, lambda at: _onward(state, seat, at))


def _traces(state: FabState, lifelines: Collection[str], area: str) -> bool:
    return area in lifelines or any(border.to in lifelines for border in state.ground.borders[area])


def _onward(state: FabState, seat: Seat, area: str) -> list[str]:
    return [
        border.to
        for border in state.ground.borders[area]
        if state.control[border.to] == seat and not crossings.is_blown(state, border)
    ]


def supplied(state: FabState, seat: Seat) -> list[str]:
    """List the areas that a side has in supply: as last checked, or as traced now where they changed hands."""
    reached = lifelines(state, seat) if state.flipped else ()
    dry, flipped = state.dry[seat], state.flipped
    return [
        area
        for area, owner in state.control.items()
        if owner == seat and (_traces(state, reached, area) if area in flipped else area not in dry)
    ]


def fit(block: Block) -> bool:
    """Return whether a unit is in good order and in supply."""
    return block.good and not block.cut


def crippled(block: Block) -> bool:
    """Return whether a unit is out of supply, disordered or recovering, and so moves one area only (9.33a)."""
    return not fit(block)


def check_areas(state: FabState) -> None:
    """Note, for both sides, which areas cannot trace a route (9.32)."""
    for seat in range(state.seats):
        reached = lifelines(state, seat)
        own = [area for area, owner in state.control.items() if owner == seat]
        state.dry[seat] = [area for area in own if not _traces(state, reached, area)]
    state.flipped = []


def check_units(state: FabState) -> list[Block]:
    """Mark and unmark all units (9.32); return those whose marker changed."""
    changed = []
    reached = [lifelines(state, seat) for seat in range(state.seats)]
    for block in state.all():
        cut = not _traces(state, reached[block.seat], block.area)
        if cut != block.cut:
            block.cut = cut
            changed.append(block)
    return changed
