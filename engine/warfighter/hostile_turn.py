"""The Hostile Turn (WF-056 to WF-067, WF-R33)."""

from __future__ import annotations

from engine.warfighter import decks, hostile_fire, numbers, overwatch, placement, victory
from engine.warfighter.field import Field, Hostile
from engine.warfighter.packs import having
from engine.warfighter.state import Playing, Steps

IMMOBILE = frozenset({"static", "indirect"})


def hostile_turn(flow: Playing) -> None:
    """Lay out the steps of the Hostile Turn."""
    flow.state.field.phase = "hostiles"
    flow.emit("hostile_turn", turn=flow.state.field.turn)
    for step in ("timer", "recovery", "hostile_movement", "hostile_attacks", "reinforcements"):
        flow.push(step)


def reinforcements(flow: Playing) -> None:
    """WF-056 to WF-058 Step 1: a card for each location with a Soldier, then those that others bring."""
    field = flow.state.field
    if field.lull:
        field.lull = False
        flow.emit("lull")
        return
    bringing = [h for h in field.hostiles if h.printed.reinforce is not None and h.active]
    manned = [slot for slot in range(1, field.end + 1) if field.is_location(slot) and field.alive(slot)]
    for hostile in sorted(bringing, key=lambda h: (h.slot, h.uid), reverse=True):
        flow.push("brought", hostile.card, hostile.slot)
    if field.special == "reinforced" and manned:
        flow.push("reinforcement", manned[-1])
    for slot in reversed(manned):
        flow.push("reinforcement", slot)


def reinforcement(flow: Playing, slot: int) -> None:
    """WF-057 Draw a card for a location; one whose value is out of its range is discarded."""
    field = flow.state.field
    land = field.land(slot)
    card = decks.draw(flow, "hostiles") if land is not None else None
    if land is None or card is None:
        return
    if placement.reinforces(field, land.table, card):
        placement.place(flow, card, slot)
    else:
        decks.discard(flow.state, card)
        flow.emit("stayed_away", hostile=card, slot=slot)


def brought(flow: Playing, bringer: str, slot: int) -> None:
    """WF-058 Draw a card for one that reinforces; its own range counts."""
    bounds = having(bringer).hostiles[bringer].reinforce
    card = decks.draw(flow, "hostiles")
    if card is None or bounds is None:
        return
    if bounds.least <= placement.value(card) <= bounds.most:
        placement.place(flow, card, slot)
    else:
        decks.discard(flow.state, card)
        flow.emit("stayed_away", hostile=card, slot=slot)


def in_order(field: Field) -> list[Hostile]:
    """List the cards slot by slot upwards, in a slot by order of placement."""
    return sorted(field.hostiles, key=lambda h: (h.slot, h.uid))


def hostile_attacks(flow: Playing) -> None:
    """WF-059 Step 2: each card attacks, one after the other."""
    for hostile in reversed(in_order(flow.state.field)):
        flow.push("hostile_attack", hostile.uid)


def hostile_attack(flow: Playing, uid: int) -> None:
    """Let a card attack that still stands."""
    hostile = flow.state.field.hostile(uid)
    if hostile is not None:
        hostile_fire.fire(flow, hostile)


def hostile_movement(flow: Playing) -> None:
    """WF-064 Step 3: each card that does not reach its target moves, one after the other."""
    for hostile in reversed(in_order(flow.state.field)):
        flow.push("hostile_move", hostile.uid)


def hostile_move(flow: Playing, uid: int) -> None:
    """Move a card that may move (WF-040, WF-065) and does not reach its target."""
    field = flow.state.field
    hostile = field.hostile(uid)
    if hostile is not None and not hostile.suppress and mobile(field, hostile):
        slot = destination(field, hostile)
        if slot != hostile.slot:
            step(flow, hostile, slot)


def mobile(field: Field, hostile: Hostile) -> bool:
    """Return whether a card can move at all: neither dug in nor held by the throat."""
    return not IMMOBILE.intersection(hostile.printed.traits) and not field.gripping(hostile)


def destination(field: Field, hostile: Hostile) -> int:
    """WF-064, WF-R35 Return where a card goes: toward its target, or away where it is too close."""
    target = next((s for s in field.alive() if s.no == hostile.target), None)
    if target is None or hostile_fire.target(field, hostile) is not None:
        return hostile.slot
    apart = numbers.distance(hostile.slot, target.slot)
    if apart < hostile.printed.rmin:
        return away(field, hostile)
    return toward(field, hostile, target.slot)


def toward(field: Field, hostile: Hostile, slot: int) -> int:
    """Return the next slot toward another; cards never enter the Mission card (WF-R04)."""
    found = hostile.slot + (slot > hostile.slot) - (slot < hostile.slot)
    return found if field.is_location(found) else hostile.slot


def away(field: Field, hostile: Hostile) -> int:
    """WF-R35 Return the slot into which a card falls back: one up, else one down, else none."""
    for slot in (hostile.slot + 1, hostile.slot - 1):
        if 0 < slot <= field.end and field.is_location(slot):
            return slot
    return hostile.slot


def step(flow: Playing, hostile: Hostile, slot: int) -> None:
    """Move a card by one location; whoever watches may fire where it comes into his range."""
    start, hostile.slot = hostile.slot, slot
    flow.emit("hostile_moved", hostile=hostile.card, start=start, slot=slot)
    overwatch.fire(flow, hostile, start)
    victory.check(flow)


def recovery(flow: Playing) -> None:
    """WF-066 Step 4: every card loses one Suppress counter."""
    for hostile in flow.state.field.hostiles:
        hostile.suppress = max(0, hostile.suppress - 1)


def timer(flow: Playing) -> None:
    """WF-067 Step 5: holding the Objective, the turn marker, an Event in even turns, fresh markers."""
    field = flow.state.field
    victory.check_hold(flow)
    if flow.state.outcome is not None:
        return
    field.turn -= 1
    flow.emit("marker", turn=field.turn)
    if not field.turn:
        victory.fail(flow, "time")
        return
    flow.push("soldier_turn")
    flow.push("refresh")
    if field.turn % 2 == 0:
        flow.push("draw_event")


def refresh(flow: Playing) -> None:
    """WF-067 (e) Refresh Action markers and all that is once per turn (WF-R01)."""
    field = flow.state.field
    for soldier in field.soldiers:
        soldier.actions = soldier.printed.actions
        soldier.moves = 0
        soldier.attacked = False
        soldier.used, soldier.fired = [], []
    for hostile in field.hostiles:
        hostile.shot = False


STEPS: Steps = {
    "hostile_turn": hostile_turn,
    "reinforcements": reinforcements,
    "reinforcement": reinforcement,
    "brought": brought,
    "hostile_attacks": hostile_attacks,
    "hostile_attack": hostile_attack,
    "hostile_movement": hostile_movement,
    "hostile_move": hostile_move,
    "recovery": recovery,
    "timer": timer,
    "refresh": refresh,
}
