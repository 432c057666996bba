"""Who controls an area (2.4), and what goes when units leave it."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab.state import FabState


def update(flow: Flow[FabState], area: str) -> None:
    """Give an area to the side whose units are alone in it; assets keep control, and never change it."""
    state = flow.state
    for seat, units in enumerate(state.standing[area]):
        if units and not state.present(1 - seat, area) and state.control[area] != seat:
            take(flow, area, seat)


def take(flow: Flow[FabState], area: str, seat: Seat) -> None:
    """Let an area change hands; what the enemy had built there is gone."""
    state = flow.state
    state.control[area] = seat
    if area not in state.flipped:
        state.flipped.append(area)
    for built in (state.defences, state.roadblocks):
        if built.get(area, seat) != seat:
            del built[area]
    flow.emit("taken", seat=seat, area=area)


def verify(flow: Flow[FabState]) -> None:
    """Verify the control of every area (9.2)."""
    for area in flow.state.control:
        update(flow, area)


def clear_defences(flow: Flow[FabState]) -> None:
    """Remove defences where no unit of their side is left at the end of a phase (5.23)."""
    state = flow.state
    for area, seat in [*state.defences.items()]:
        if not state.of(seat, area):
            del state.defences[area]
            flow.emit("defences_gone", seat=seat, area=area)
