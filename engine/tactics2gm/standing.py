"""Standing orders for fighters: what they intercept and whom they escort, so that no enemy turn stops for them.

They are plans (:mod:`engine.core.plans`) that lie open the whole match long (TG-R24, TG-R41). They say nothing
about the hand, so that neither silence nor delay tells anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.plans import Book, Plan, Question
from engine.core.protocol import Option, Seat
from engine.tactics2gm.state import TacticsState

Flight: TypeAlias = Literal["bombers", "fighters", "drops"]
"""What flies in: bombers, fighters that attack, paratroopers."""

OPTIONS: tuple[Option, ...] = tuple(
    (order, flight) for order in ("intercept", "escort") for flight in ("bombers", "fighters", "drops")
)
DEFAULT: tuple[Option, ...] = (("intercept", "bombers"), ("escort", "bombers"))
"""What fighters do whose seat has given no orders; the automatic opponent's do the same."""
GO: Option = ("go",)


def _read(option: Option) -> Plan:
    order, flight = option
    return Plan(str(order), GO, about=flight)


BOOK = Book("standing", _read, DEFAULT)


def ask(flow: Flow[TacticsState]) -> None:
    """Let each seat leave standing orders; nobody waits for them."""
    for seat in range(flow.state.seats):
        BOOK.open(flow, seat, OPTIONS)


def ordered(flow: Flow[TacticsState], seat: Seat, order: Literal["intercept", "escort"], flight: Flight) -> bool:
    """Return whether a seat's fighters shall intercept, or escort, what flies in."""
    return bool(BOOK.answers(flow, seat, Question(order, (flight,)), [GO]))


STEPS: dict[str, Callable[[Flow[TacticsState]], None]] = {"standing": ask}
