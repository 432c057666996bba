"""F4: passing, discarding and picking up gear, retiring, entrusting Soldiers (WF-051 to WF-055, WF-R47)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import open_phase
from engine.core.flow import LEFT
from engine.core.protocol import Option, Seat
from engine.warfighter import budget, harm, perks
from engine.warfighter.field import Field, Gear, Soldier
from engine.warfighter.state import Actions, Playing, Steps, WarfighterState

RETIRES = 2
"""The most Health of a Soldier who may be retired."""


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List what may be passed, discarded, picked up, and who may be retired or entrusted to somebody."""
    field = state.field
    there = [other for other in range(state.seats) if other not in field.gone]
    found: list[Option] = []
    for soldier in field.of(seat):
        near = [other for other in field.alive(soldier.slot) if other.no != soldier.no]
        for gear in soldier.gear:
            spared = budget.spares(field, soldier, gear)
            if spared and not _built_in(gear):
                found += [("give", soldier.no, o.no, gear.uid) for o in near if _takes(field, o, gear)]
            if spared and soldier.is_player:
                found.append(("drop", soldier.no, gear.uid))
            if soldier.is_player and budget.batches(gear):
                found.append(("shed", soldier.no, gear.uid))
            if spare(gear):
                found += [("share", soldier.no, o.no, gear.uid) for o in near if room(field, o, gear) is not None]
        ground = field.row[soldier.slot].ground
        found += [("take", soldier.no, gear.uid) for gear in ground if _takes(field, soldier, gear)]
        if perks.health(soldier) <= RETIRES and field.special != "no_retire":
            found.append(("retire", soldier.no))
        found += [("entrust", soldier.no, other) for other in there if other != seat]
    return found + recalls(field, seat)


def recalls(field: Field, seat: Seat) -> list[Option]:
    """List the Soldiers whom a seat has entrusted to others."""
    return [("recall", soldier.no) for soldier in field.alive() if soldier.owner == seat != soldier.seat]


def _takes(field: Field, soldier: Soldier, gear: Gear) -> bool:
    """WF-051 Return whether a Soldier may take something: a Player Soldier, within his Loadout."""
    return soldier.is_player and budget.takes(field, soldier, gear)


def _built_in(gear: Gear) -> bool:
    """Return whether something is the attack of a Squad Soldier, which nobody else can carry (WF-012)."""
    return gear.weapon is not None and gear.weapon.squad


def spare(gear: Gear) -> bool:
    """Return whether there is a full counter on a weapon that may be passed on."""
    return gear.weapon is not None and not _built_in(gear) and gear.ammo - int(gear.empty) > 0


def room(field: Field, soldier: Soldier, gear: Gear) -> Gear | None:
    """WF-053, WF-R19 Return the weapon of the same kind that takes one more counter; None if there is none.

    A Player Soldier's may take as many as he can carry, a Non-Player Soldier's as many as are printed.
    """
    own = next((item for item in soldier.gear if item.card == gear.card), None)
    if own is None or own.weapon is None:
        return None
    if not soldier.is_player:
        return own if own.ammo < own.weapon.ammo else None
    own.ammo += 1
    fits = budget.fits(field, soldier)
    own.ammo -= 1
    return own if fits else None


def give(flow: Playing, soldier: Soldier, no: int, uid: int) -> None:
    """Pass something to a Soldier in the card."""
    other, gear = flow.state.field.soldier(no), soldier.carried(uid)
    soldier.gear.remove(gear)
    gear.deployed = False
    other.gear.append(gear)
    flow.emit("gave", soldier=soldier.card, other_soldier=other.card, gear=gear.card)


def share(flow: Playing, soldier: Soldier, no: int, uid: int) -> None:
    """Pass one full ammo counter to a Soldier with the same weapon."""
    other, gear = flow.state.field.soldier(no), soldier.carried(uid)
    own = room(flow.state.field, other, gear)
    assert own is not None
    gear.ammo -= 1
    gear.passed -= 1
    own.ammo += 1
    own.passed += 1
    flow.emit("shared", soldier=soldier.card, other_soldier=other.card, weapon=gear.card)


def drop(flow: Playing, soldier: Soldier, uid: int) -> None:
    """WF-052 Discard something for good, so that it counts no RP."""
    gear = soldier.carried(uid)
    soldier.gear.remove(gear)
    flow.emit("dropped", soldier=soldier.card, gear=gear.card)


def shed(flow: Playing, soldier: Soldier, uid: int) -> None:
    """WF-052 Discard a batch of extra ammunition, or what is left of it."""
    gear = soldier.carried(uid)
    number = budget.drop_batch(gear)
    flow.emit("shed", soldier=soldier.card, weapon=gear.card, number=number)


def take(flow: Playing, soldier: Soldier, uid: int) -> None:
    """WF-063 Pick something up."""
    ground = flow.state.field.row[soldier.slot].ground
    gear = next(item for item in ground if item.uid == uid)
    ground.remove(gear)
    soldier.gear.append(gear)
    flow.emit("took", soldier=soldier.card, gear=gear.card)


def entrust(flow: Playing, soldier: Soldier, seat: Seat) -> None:
    """WF-R47 Let somebody else command a Soldier."""
    soldier.seat = seat
    flow.barrier = True
    flow.emit("entrusted", soldier=soldier.card, seat=seat)


def recall(flow: Playing, soldier: Soldier) -> None:
    """Command one's own Soldier again; a seat that was left is then taken."""
    field = flow.state.field
    field.gone = [seat for seat in field.gone if seat != soldier.owner]
    finish_for(flow.state, soldier, soldier.owner)
    soldier.seat = soldier.owner
    flow.barrier = True
    flow.emit("recalled", soldier=soldier.card, seat=soldier.owner)


def finish_for(state: WarfighterState, soldier: Soldier, seat: Seat) -> None:
    """Hand over to a seat, with a Soldier, what was begun for him."""
    errands = state.field.errands
    begun = [errand for errand in errands.get(soldier.seat, []) if errand[0] == soldier.no]
    for errand in begun:
        errands[soldier.seat].remove(errand)
    errands.setdefault(seat, []).extend(begun)


AGAIN = {"first_hands": "hands", "soldiers": "soldiers", "event_choice": "event"}
"""The steps that ask anew once Soldiers have changed hands, and what they ask."""


def left(flow: Playing, seat: Seat, others: Sequence[Seat]) -> None:
    """WF-R47 Pass what a seat commands to those who play on: to its owner, else to whom has least to command.

    Nobody inherits while the squad is built: then the seat waits for whoever takes it over.
    """
    state, field = flow.state, flow.state.field
    if field.phase == "muster":
        return
    field.gone = sorted({*field.gone, seat})
    heir = min(others, key=lambda other: (len(field.of(other)), other))
    for soldier in field.of(seat):
        to = soldier.owner if soldier.owner in others else heir
        finish_for(state, soldier, to)
        entrust(flow, soldier, to)
    asked = {decision.kind for decision in state.open if decision.concurrent and not decision.paused}
    open_phase.pause(state)
    for step, kind in AGAIN.items():
        if kind in asked:
            flow.push(step)


STEPS: Steps = {LEFT: left}
ACTIONS: Actions = {
    "give": give,
    "share": share,
    "drop": drop,
    "shed": shed,
    "take": take,
    "retire": harm.retire,
    "entrust": entrust,
    "recall": recall,
}
