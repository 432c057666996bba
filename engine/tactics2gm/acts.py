"""The many small acts of a turn: what the active player may do now, and doing it.

A phase in which he acts is one decision after another of the kind of its phase. Each lists everything that he
may do at this moment; whatever he picks is done at once, then he is asked again, until he picks ``("pass",)``.
The first step of an option is its verb; each verb is done by the chapter that offers it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.tactics2gm import (
    abilities,
    aircraft,
    assault,
    deployment,
    generals,
    movement,
    posture,
    shooting,
    support,
    teams,
    transports,
)
from engine.tactics2gm.positions import Positions, positions
from engine.tactics2gm.state import PASS, Phase, TacticsState

Offer: TypeAlias = Callable[[TacticsState, Positions], list[Option]]
Perform: TypeAlias = Callable[[Flow[TacticsState], Seat, Option], None]

OFFERS: dict[Phase, tuple[Offer, ...]] = {
    "movement": (
        movement.offer,
        assault.offer,
        transports.offer,
        posture.offer,
        abilities.offer,
        generals.offer,
    ),
    "deployment": (
        deployment.offer,
        support.offer,
        aircraft.offer_bombers,
        abilities.offer,
        generals.offer,
        teams.offer,
    ),
    "shooting": (shooting.offer, aircraft.offer_sorties, abilities.offer, support.offer_impact, generals.offer),
}
"""What may be done in each phase, in the order in which people see it."""

ACTIONS: dict[str, Perform] = {
    **movement.ACTIONS,
    **assault.ACTIONS,
    **transports.ACTIONS,
    **posture.ACTIONS,
    **deployment.ACTIONS,
    **support.ACTIONS,
    **aircraft.ACTIONS,
    **abilities.ACTIONS,
    **generals.ACTIONS,
    **shooting.ACTIONS,
    **teams.ACTIONS,
}
"""How each verb is done."""

PHASES: dict[str, Phase] = {phase: phase for phase in OFFERS}
"""The phase of each kind of decision in which one acts."""


def acts(flow: Flow[TacticsState], phase: Phase, seat: Seat) -> None:
    """Ask a seat what it does next in a phase; where nothing can be done the agenda goes on."""
    state = flow.state
    state.phase = phase
    there = positions(state, seat)
    found = options(state, phase, there)
    if len(found) > 1 or (phase == "deployment" and _asked_in_any_case(state, there)):
        flow.ask(seat, phase, found, act=True)
    else:
        state.latest = None


def _asked_in_any_case(state: TacticsState, there: Positions) -> bool:
    """Return whether a seat that can deploy and play nothing is asked all the same.

    That must not betray its hand: with cards it is asked as long as anybody could think that it has a use for
    them. Where no shots are to come it is asked as well, so that it ends its turn itself.
    """
    player = state.players[there.seat]
    if not player.hand:
        return False
    if player.ap or player.drops or deployment.landing_craft(state, there):
        return True
    return len(options(state, "shooting", there)) == 1


def options(state: TacticsState, phase: Phase, there: Positions) -> list[Option]:
    """List everything a seat may do in a phase; the last is to pass."""
    found: list[Option] = []
    for offer in OFFERS[phase]:
        found += offer(state, there)
    found.append(PASS)
    return found


def answer(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Do what was picked."""
    do(flow, decision.seat, decision.kind, picks[0])


def do(flow: Flow[TacticsState], seat: Seat, phase: str, pick: Option) -> None:
    """Do one thing, then ask for the next; passing ends the phase for this seat."""
    state = flow.state
    if pick == PASS:
        state.latest = None
        flow.emit("passed", seat=seat, phase=phase)
        return
    if pick[0] not in ("deploy", "drop", "equip"):
        state.latest = None
    flow.push("acts", phase, seat)
    ACTIONS[str(pick[0])](flow, seat, pick)
