"""Why what one might look for is not among the options, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.protocol import Decision, Objection, Seat
from engine.core.words import msg
from engine.warfighter import ammunition, movement, numbers, perks, shots
from engine.warfighter.field import Field, Soldier
from engine.warfighter.view import WarfighterView


def absent(view: WarfighterView, decision: Decision) -> list[Objection]:
    """List what keeps a seat's Soldiers from acting, the likeliest first; nothing outside the Soldier Turn."""
    field = view.field
    if decision.kind != "soldiers" or decision.optional or field.errands.get(decision.seat):
        return []
    found = [objection for soldier in field.of(decision.seat) for objection in _of(view, soldier)]
    return [*found, *_of_the_row(view, decision.seat)]


def _of(view: WarfighterView, soldier: Soldier) -> Iterator[Objection]:
    """Say what keeps a Soldier from acting at all, or else from moving and firing."""
    card = soldier.card
    if not soldier.actions:
        yield Objection(msg("warfighter-absent-actions", soldier=card), "WF-021")
    elif not perks.may_act(soldier):
        yield Objection(msg("warfighter-absent-suppressed", soldier=card), "WF-022")
    else:
        yield from _of_weapons(soldier)
        yield from _of_moves(view, soldier)


def _of_weapons(soldier: Soldier) -> Iterator[Objection]:
    for gear in soldier.gear:
        weapon = gear.weapon
        if weapon is None or shots.ready(gear):
            continue
        if gear.loaded:
            yield Objection(msg("warfighter-absent-tripod", soldier=soldier.card, weapon=gear.card), "WF-027")
        elif ammunition.empty(gear):
            yield Objection(msg("warfighter-absent-empty", soldier=soldier.card, weapon=gear.card), "WF-030")
        else:
            yield Objection(msg("warfighter-absent-out", soldier=soldier.card, weapon=gear.card), "WF-044")


def _of_moves(view: WarfighterView, soldier: Soldier) -> Iterator[Objection]:
    field, card, slot = view.field, soldier.card, soldier.slot + 1
    if soldier.grip:
        yield Objection(msg("warfighter-absent-held", soldier=card), "WF-040")
    elif not movement.may_move(soldier):
        yield Objection(msg("warfighter-absent-moved", soldier=card), "WF-023")
    elif slot == field.end and not field.active:
        yield Objection(msg("warfighter-absent-inactive", soldier=card), "WF-R03")
    elif slot <= field.end and field.is_card(slot):
        cost = numbers.entrance_cost(field, soldier, slot)
        hand = view.hands.get(soldier.no)
        if not numbers.may_enter(field, soldier, slot):
            yield Objection(msg("warfighter-absent-choked", soldier=card, slot=slot), "WF-025")
        elif hand is not None and hand.number - hand.locations < cost:
            yield Objection(msg("warfighter-absent-cards", soldier=card, slot=slot, cost=cost), "WF-024")


def _of_the_row(view: WarfighterView, seat: Seat) -> Iterator[Objection]:
    """Say why no Location can be played."""
    field = view.field
    holds = any(hand.locations for no, hand in view.hands.items() if _commands(field, seat, no))
    if not holds or field.next_slot == field.end:
        return
    if field.explored:
        yield Objection(msg("warfighter-absent-explored"), "WF-047")
    elif not field.alive(field.rightmost):
        yield Objection(msg("warfighter-absent-rear", slot=field.rightmost), "WF-047")


def _commands(field: Field, seat: Seat, no: int) -> bool:
    return any(soldier.no == no for soldier in field.of(seat))
