"""The Administration Phase (4.2): both draw, then the phasing player acts, then the other."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.fab import boxes, fog
from engine.fab.cards import Effect
from engine.fab.state import FabState, Steps

WORTH_ASKING = frozenset({"eng", "stf", "rec", "sa"})
"""Kinds of pieces that have a use in this phase."""
ADMINISTRATIVE: frozenset[Effect | None] = frozenset(
    {"replacements", "resupply", "repair", "infantry_replacements", "interdiction", "missile_strike"}
)
"""Events that are played in this phase (17)."""


def administration(flow: Flow[FabState]) -> None:
    """Draw pieces (a), then open the two windows (b, c)."""
    state = flow.state
    draws = state.scenario_card.draws
    for seat in range(state.seats):
        of_scenario = draws.get(state.side(seat))
        number = of_scenario[state.phasing] if of_scenario else state.record.draws(seat, state.phasing)
        boxes.draw(flow, seat, number)
    flow.push("stand_up")
    flow.push("acts", "administration", 1 - state.phasing)
    flow.push("acts", "administration", state.phasing)


def due(state: FabState, seat: Seat) -> bool:
    """Return whether a seat has a piece that could be of use now; face up in its box they are no secret (2.1).

    With hidden boxes (18.1) it is asked as long as it has any piece there.
    """
    available = state.box(seat, "available")
    if any(state.blocks[unit].seat != seat for unit in state.spotted):  # it has something to look at
        return True
    if boxes.might_hide(state, seat):
        return True
    recycling = any(piece.is_asset for piece in state.box(seat, "eliminated"))
    return any(
        piece.kind in WORTH_ASKING
        or piece.is_special
        or piece.effect in ADMINISTRATIVE
        or (recycling and piece.kind == "event")
        for piece in available
    )


def stand_up(flow: Flow[FabState]) -> None:
    """Turn the faces of spotted units away again (8.32)."""
    flow.state.spotted = []
    fog.look(flow)


STEPS: Steps = {"administration": administration, "stand_up": stand_up}
