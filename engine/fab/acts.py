"""The many small acts of a phase: what a seat may do now, and doing it.

Each phase in which one acts is one question after another. Each lists everything that may be done at this moment;
whatever is picked is done at once, then its seat is asked again, until it picks ``("pass",)``. The first step of
an option is its verb; each verb is done by the chapter that offers it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.fab import (
    administration,
    air_assault,
    breakthrough,
    engineers,
    events,
    operational,
    planning,
    reaction,
    reinforcement,
    special_actions,
    staff,
    strategic,
)
from engine.fab.state import PASS, FabState, Steps

Offer: TypeAlias = Callable[[FabState, Seat], list[Option]]
Perform: TypeAlias = Callable[[Flow[FabState], Seat, Option], None]

OFFERS: dict[str, tuple[Offer, ...]] = {
    "arrivals": (reinforcement.offer, events.offer_mobilisation),
    "administration": (engineers.offer, events.offer, staff.offer, special_actions.offer),
    "movement": (operational.offer, air_assault.offer),
    "strategic": (strategic.offer,),
    "reaction": (reaction.offer,),
    "breakthrough": (breakthrough.offer,),
}
"""What may be done in each phase, in the order in which people see it."""

DUE: dict[str, Callable[[FabState, Seat], bool]] = {
    "arrivals": reinforcement.due,
    "administration": administration.due,
    "movement": operational.due,
    "strategic": strategic.due,
    "reaction": reaction.due,
    "breakthrough": breakthrough.due,
}
"""Whether a seat is asked at all: by what everybody sees, so that the question itself tells nothing."""

ACTIONS: dict[str, Perform] = {
    **reinforcement.ACTIONS,
    **engineers.ACTIONS,
    **events.ACTIONS,
    **staff.ACTIONS,
    **special_actions.ACTIONS,
    **operational.ACTIONS,
    **air_assault.ACTIONS,
    **strategic.ACTIONS,
    **reaction.ACTIONS,
}
"""How each verb is done."""


PLANNED = frozenset({"arrivals", "administration", "reaction"})
"""Phases that a seat may have planned to leave at once. It is looked up when they begin, for looking bars undo."""


def acts(flow: Flow[FabState], kind: str, seat: Seat) -> None:
    """Begin a phase in which a seat acts, if there is anything to be asked."""
    state = flow.state
    if not DUE[kind](state, seat):
        return
    options = offers(state, kind, seat)
    if kind in PLANNED:
        planning.ask(flow, answer, seat, kind, options, act=True, subject=_window(state, kind, seat))
    else:
        flow.ask(seat, kind, options, act=True)


def more_acts(flow: Flow[FabState], kind: str, seat: Seat) -> None:
    """Ask a seat what it does next in a phase, as long as there is anything to be asked."""
    state = flow.state
    if DUE[kind](state, seat):
        flow.ask(seat, kind, offers(state, kind, seat), act=True, subject=_window(state, kind, seat))


def _window(state: FabState, kind: str, seat: Seat) -> Option:
    """Say in whose turn a seat administers (4.2b, 4.2c)."""
    if kind != "administration":
        return ()
    return ("window", "own") if seat == state.phasing else planning.OTHERS_WINDOW


def offers(state: FabState, kind: str, seat: Seat) -> list[Option]:
    """List all that a seat may do now; the last is to pass."""
    found = [option for offer in OFFERS[kind] for option in offer(state, seat)]
    if kind != "arrivals" or not reinforcement.waiting(state, seat):
        found.append(PASS)
    return found


def answer(flow: Flow[FabState], decision: Decision, picks: list[Option]) -> None:
    """Do what was picked, then ask again; passing ends the phase for this seat."""
    (pick,) = picks
    if pick == PASS:
        flow.emit("passed", seat=decision.seat, phase=decision.kind)
        return
    flow.push("more_acts", decision.kind, decision.seat)
    ACTIONS[str(pick[0])](flow, decision.seat, pick)


STEPS: Steps = {"acts": acts, "more_acts": more_acts}
ANSWERED = dict.fromkeys(OFFERS, answer)
