"""Standing orders for fighters: what they intercept and whom they escort, so that no enemy turn stops for them.

They lie open the whole match long, are secret, and may be changed at any time (TG-R24, TG-R41). They say nothing
about the hand, so that neither silence nor delay tells anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm.state import TacticsState

Flight: TypeAlias = Literal["bombers", "fighters", "drops"]
"""What flies in: bombers, fighters that attack, paratroopers."""

OPTIONS: tuple[Option, ...] = tuple(
    (order, flight) for order in ("intercept", "escort") for flight in ("bombers", "fighters", "drops")
)
DEFAULT: tuple[Option, ...] = (("intercept", "bombers"), ("escort", "bombers"))
"""What fighters do whose seat has given no orders; the automatic opponent's do the same."""


def ask(flow: Flow[TacticsState]) -> None:
    """Let each seat leave standing orders; nobody waits for them."""
    for seat in range(flow.state.seats):
        flow.ask(seat, "standing", list(OPTIONS), least=0, most=len(OPTIONS), sealed=True, optional=True)


def ordered(state: TacticsState, seat: Seat, order: Literal["intercept", "escort"], flight: Flight) -> bool:
    """Return whether a seat's fighters shall intercept, or escort, what flies in."""
    return (order, flight) in _orders(state, seat)


def _orders(state: TacticsState, seat: Seat) -> tuple[Option, ...] | list[Option]:
    for decision in state.open:
        if decision.kind == "standing" and decision.seat == seat:
            return state.answers.get(decision.id, DEFAULT)
    return DEFAULT


STEPS: dict[str, Callable[[Flow[TacticsState]], None]] = {"standing": ask}
