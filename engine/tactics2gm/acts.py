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
from engine.tactics2gm.again import LEFT
from engine.tactics2gm.asking import ask
from engine.tactics2gm.listing import PASS, Listing, join
from engine.tactics2gm.positions import Positions, positions
from engine.tactics2gm.state import Phase, TacticsState

Offer: TypeAlias = Callable[[TacticsState, Positions], list[Option]]
Deed: TypeAlias = Callable[[Flow[TacticsState], Seat, Option], None]

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

DEEDS: dict[str, Deed] = {
    **movement.DEEDS,
    **assault.DEEDS,
    **transports.DEEDS,
    **posture.DEEDS,
    **deployment.DEEDS,
    **support.DEEDS,
    **aircraft.DEEDS,
    **abilities.DEEDS,
    **generals.DEEDS,
    **shooting.DEEDS,
    **teams.DEEDS,
}
"""How each verb is done."""


PHASES: dict[str, Phase] = {phase: phase for phase in OFFERS}
"""The phase of each kind of decision in which one acts."""
_USES = {phase: offers.index(abilities.offer) for phase, offers in OFFERS.items()}
"""Where in an offer is what can be used."""


def acts(flow: Flow[TacticsState], phase: Phase, seat: Seat) -> None:
    """Ask a seat what it does next in a phase.

    Nobody is asked where nothing can be done, as far as everybody can see that: a seat with cards in hand is
    asked in the Deployment phase while it has Action Points, or might play a card for nothing. Without shots to
    come it is asked in any case, so that it ends its turn itself.
    """
    state = flow.state
    state.phase = phase
    _ask(flow, seat, phase, _listed(state, phase, positions(state, seat)))


def _ask(flow: Flow[TacticsState], seat: Seat, phase: Phase, found: list[Option]) -> None:
    state = flow.state
    shots: Listing | None = None
    asked = len(found) > 1
    if not asked and phase == "deployment" and state.players[seat].hand:
        there = found.there if type(found) is Listing else positions(state, seat)
        asked = _might_play(state, there)
        if not asked:
            shots = _listed(state, "shooting", there)
            asked = len(shots) == 1
    if asked:
        ask(flow, seat, phase, found, act=True)
    else:
        state.latest = None
        _go_on(flow, seat, phase, found, shots)


def _might_play(state: TacticsState, there: Positions) -> bool:
    """Tell whether anybody could think that a seat still has a use for its hand."""
    player = state.players[there.seat]
    return bool(player.ap or player.drops or deployment.landing_craft(there))


def _go_on(
    flow: Flow[TacticsState], seat: Seat, over: Phase, offered: list[Option], shots: Listing | None = None
) -> None:
    """Begin the seat's next phase at once where nothing comes before it: everybody still stands where he did.

    ``shots`` is what may be done in the Shooting phase, if that was looked up.
    """
    state = flow.state
    agenda = state.agenda
    if type(offered) is not Listing or agenda[-1][0] != "acts" or agenda[-1][2] != seat:
        return
    _, phase, _ = agenda.pop()
    state.phase = phase
    if phase != "shooting" or shots is None:
        uses = abilities.still_offered(state, offered.parts[_USES[over]])
        shots = _listed(state, phase, offered.there, uses)
    _ask(flow, seat, phase, shots)


def _listed(state: TacticsState, phase: Phase, there: Positions, uses: list[Option] | None = None) -> Listing:
    """List everything that may be done in a phase; ``uses`` is what can be used, if that is known already."""
    return join(
        there,
        [offer(state, there) if uses is None or offer is not abilities.offer else uses for offer in OFFERS[phase]],
    )


def options(state: TacticsState, phase: Phase, seat: Seat) -> list[Option]:
    """List everything a seat may do in a phase; the last is to pass."""
    return _listed(state, phase, positions(state, seat))


def answer(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Do what was picked, then ask again: at once where it is known what it leaves of what was offered."""
    pick = picks[0]
    do(flow, decision.seat, decision.kind, pick)
    if pick == PASS:
        _go_on(flow, decision.seat, PHASES[decision.kind], decision.options)
        return
    leaves = LEFT.get(pick[0])
    left = None if leaves is None else leaves(flow, decision, pick)
    if left is not None:
        flow.state.agenda.pop()
        _ask(flow, decision.seat, PHASES[decision.kind], left)


def do(flow: Flow[TacticsState], seat: Seat, phase: str, pick: Option) -> None:
    """Do one thing, and ask for the next; passing ends the phase for this seat."""
    state = flow.state
    if pick == PASS:
        state.latest = None
        flow.emit("passed", seat=seat, phase=phase)
        return
    if pick[0] not in ("deploy", "drop", "equip"):
        state.latest = None
    state.agenda.append(["acts", phase, seat])
    DEEDS[str(pick[0])](flow, seat, pick)
