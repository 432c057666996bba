"""Asking a seat, or the automatic opponent who answers at once (solo)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm.state import TacticsState


def automatic(state: TacticsState, seat: Seat) -> bool:
    """Return whether a seat is played by the box's own rules: it lies beyond the seats that people take."""
    return seat >= state.seats


def ask_seat(
    flow: Flow[TacticsState],
    seat: Seat,
    kind: str,
    options: list[Option],
    *,
    least: int = 1,
    most: int = 1,
    sealed: bool = False,
    act: bool = False,
    subject: Option = (),
) -> None:
    """Open a decision for a seat; the automatic opponent's answer is put on the agenda instead."""
    if seat < flow.state.seats:  # not :func:`automatic`; people are asked at nearly every act
        flow.ask(seat, kind, options, least=least, most=most, sealed=sealed, act=act, subject=subject)
    else:
        flow.push("automatic", seat, kind, options, least, most, subject)
