"""The Soldier Turn: everybody acts as he likes until all are done (WF-021, WF-R37, WF-R45, WF-R46).

Each act is an option that begins with its verb and the number of its Soldier; the chapter that offers a verb
does it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.core import open_phase
from engine.core.protocol import Decision, Option, Seat
from engine.warfighter import (
    ammunition,
    cards_in_hand,
    combat,
    decks,
    exploring,
    gear,
    items,
    laid,
    movement,
    nerve,
    perks,
    playing,
)
from engine.warfighter.state import PASS, RESUME, Actions, Playing, Steps, WarfighterState

Offer: TypeAlias = Callable[[WarfighterState, Seat], list[Option]]

OFFERS: tuple[Offer, ...] = (
    combat.offer_fire,
    combat.offer_throw,
    combat.offer_fight,
    movement.offer,
    nerve.offer,
    ammunition.offer,
    items.offer,
    playing.offer,
    exploring.offer,
    cards_in_hand.offer,
    gear.offer,
)
"""What may be done, in the order in which people see it."""
ACTIONS: Actions = {
    **combat.ACTIONS,
    **movement.ACTIONS,
    **nerve.ACTIONS,
    **ammunition.ACTIONS,
    **items.ACTIONS,
    **playing.ACTIONS,
    **exploring.ACTIONS,
    **cards_in_hand.ACTIONS,
    **gear.ACTIONS,
}
"""How each verb is done."""
TRUST: tuple[Option, ...] = (("trust", "xp"), ("trust", "moves"))
"""Acts by which a seat lets others spend its Soldiers' XP, or move its NPS and SQ, or lets them no longer."""


def soldier_turn(flow: Playing) -> None:
    """WF-R37 Begin a turn: markers are fresh since the last one; then cool heads, drilled hands."""
    field = flow.state.field
    field.phase = "soldiers"
    field.ready = []
    field.explored = False
    for place in field.row:
        place.smoke = False
        place.entered = 0
    flow.emit("turn", turn=field.turn)
    for soldier in field.alive():
        if perks.has(soldier, "calm"):
            nerve.shake_off(flow, soldier, 1)
        if soldier.is_player:
            decks.draw_to_hand(flow, soldier, "actions", perks.amount(soldier, "drill"))
    flow.push("soldiers")


def soldiers(flow: Playing) -> None:
    """Ask everybody who is not done what he does next; once all are, the turn goes on."""
    state = flow.state
    ready = state.field.ready
    acting = [seat for seat in range(state.seats) if state.field.of(seat) and seat not in ready]
    offered = {seat: offers(state, seat) for seat in acting}
    open_phase.ask(flow, "soldiers", offered, resting=resting(state))
    if not offered:
        laid.take_back(flow)
        flow.push("hostile_turn")
        flow.push("upkeep")


def resting(state: WarfighterState) -> dict[Seat, list[Option]]:
    """List what those may do for whom nobody waits: who is done goes on, who has entrusted all recalls somebody.

    Who has no Soldiers left only watches (WF-R48).
    """
    field = state.field
    found: dict[Seat, list[Option]] = {}
    for seat in range(state.seats):
        if field.of(seat):
            if seat in field.ready:
                found[seat] = [RESUME]
        elif recalls := gear.recalls(field, seat):
            found[seat] = recalls
    return found


def offers(state: WarfighterState, seat: Seat) -> list[Option]:
    """List all that a seat may do now; the last is to be done. What it has begun it finishes first."""
    if state.field.errands.get(seat):
        return cards_in_hand.offer_errand(state, seat)
    found = [option for offer in OFFERS for option in offer(state, seat)]
    if state.seats > 1:
        found += TRUST
    return [*found, PASS]


def answer(flow: Playing, decision: Decision, picks: list[Option]) -> None:
    """Do what was picked, then ask everybody again."""
    field, seat = flow.state.field, decision.seat
    (pick,) = picks
    flow.push("soldiers")
    if pick == PASS:
        field.ready = sorted([*field.ready, seat])
        flow.emit("passed", seat=seat)
    elif pick == RESUME:
        field.ready.remove(seat)
        flow.emit("resumed", seat=seat)
    elif pick[0] == "trust":
        _trust(flow, seat, str(pick[1]))
    else:
        ACTIONS[str(pick[0])](flow, field.soldier(int(pick[1])), *pick[2:])


def _trust(flow: Playing, seat: Seat, what: str) -> None:
    """WF-R43, WF-R44 Let others use what is one's own, or let them no longer."""
    field = flow.state.field
    closed = field.closed_xp if what == "xp" else field.closed_moves
    if seat in closed:
        closed.remove(seat)
    else:
        closed.append(seat)
    flow.emit("trusted", seat=seat, what=what, open=seat not in closed)


STEPS: Steps = {"soldier_turn": soldier_turn, "soldiers": soldiers}
ANSWERED = {"soldiers": answer}
