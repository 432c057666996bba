"""What becomes of Soldiers under fire: Suppress, wounds and what averts them, the Downed (WF-022, WF-061 ff.)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.warfighter import cup, decks, orders, perks, supports, victory, xp
from engine.warfighter.field import MOST_SUPPRESS, Gear, Soldier, Status
from engine.warfighter.library import LIBRARY
from engine.warfighter.state import Playing

DIRT = next(card.id for card in LIBRARY.actions.values() if card.kind == "hit_the_dirt")


def suppress(flow: Playing, soldier: Soldier, number: int = 1) -> None:
    """WF-022, WF-R06 Put Suppress counters on a Soldier; three are the most, and it makes him let go (WF-040)."""
    if number and perks.has(soldier, "steady") and "steady" not in soldier.used:
        soldier.used.append("steady")
        flow.emit("steady", soldier=soldier.card)
        number -= 1
    added = min(number, MOST_SUPPRESS - soldier.suppress)
    if added > 0 and soldier.in_play:
        soldier.suppress += added
        soldier.grip = 0
        flow.emit("suppressed", soldier=soldier.card, number=added)


def wound(flow: Playing, soldier: Soldier, wounds: int) -> int:
    """WF-R30 Wound a Soldier, after all that is ordered to avert it; return how many wounds he took."""
    left = wounds
    for helper in _helpers(flow, soldier):
        if not left:
            break
        kind = "self" if helper.no == soldier.no else "others"
        if orders.wanted(flow, helper.seat, kind, perks.health(soldier) - left):
            if kind == "others":
                xp.pay(flow, helper.seat, 1)
            decks.spend(flow.state, helper, DIRT)
            flow.emit("averted", soldier=soldier.card, helper_soldier=helper.card, card=DIRT)
            left -= 1
            suppress(flow, soldier)
    while left and perks.health(soldier) == 1 and _inject(flow, soldier):
        left -= 1
    if left:
        soldier.wounds += left
        flow.emit("wounded", soldier=soldier.card, wounds=left, health=perks.health(soldier))
    return left


def _helpers(flow: Playing, soldier: Soldier) -> Iterator[Soldier]:
    """Return who can cancel a wound, once for each card: the Soldier himself, then others in his card."""
    field = flow.state.field
    others = [other for other in field.alive(soldier.slot) if other.no != soldier.no]
    for helper in (soldier, *others):
        for _ in range(flow.state.hand(helper).count(DIRT)):
            if helper.no == soldier.no or xp.available(field, helper.seat):
                yield helper


def _inject(flow: Playing, soldier: Soldier) -> bool:
    """Let a Soldier at 1 Health ignore a wound; return whether somebody in his card gave him morphine."""
    for bearer in sorted(flow.state.field.alive(soldier.slot), key=lambda s: (s.no != soldier.no, s.no)):
        dose = next((gear for gear in bearer.gear if _is_morphine(gear)), None)
        if dose is not None and orders.wanted(flow, bearer.seat, "morphine", 0):
            bearer.gear.remove(dose)
            flow.emit("averted", soldier=soldier.card, helper_soldier=bearer.card, card=dose.card)
            return True
    return False


def _is_morphine(gear: Gear) -> bool:
    return gear.equipment is not None and gear.equipment.use == "morphine"


def fall(flow: Playing, soldier: Soldier) -> None:
    """WF-063, WF-R34 Take a Soldier out of the Mission whose Health is gone."""
    if soldier.in_play and not perks.health(soldier):
        flow.emit("downed", soldier=soldier.card, slot=soldier.slot)
        _leave(flow, soldier, "downed")
        cup.retarget(flow, soldier)
        victory.check(flow)
        victory.check_losses(flow)


def retire(flow: Playing, soldier: Soldier) -> None:
    """WF-055 Retire a Soldier: his gear stays behind, his counters leave the cup."""
    flow.emit("retired", soldier=soldier.card, slot=soldier.slot)
    _leave(flow, soldier, "retired")
    cup.retarget(flow, soldier)
    victory.check(flow)
    victory.check_losses(flow)


def _leave(flow: Playing, soldier: Soldier, status: Status) -> None:
    """Drop what a Soldier carries, and discard his hand and what lies beside him."""
    state, field = flow.state, flow.state.field
    kept = [gear for gear in soldier.gear if gear.weapon is None or not gear.weapon.squad]
    for gear in kept:
        gear.deployed = False
    field.row[soldier.slot].ground += kept
    soldier.gear = []
    for card in [*state.hands.pop(soldier.no, []), *state.looks.pop(soldier.no, [])]:
        decks.discard(state, card)
    for laid in soldier.laid:
        decks.discard(state, laid.card)
    soldier.laid = []
    supports.end(flow, lambda support: soldier.no in (support.by, support.on))
    soldier.xp = soldier.grip = soldier.suppress = 0
    soldier.status = status
    cup.remove(field, soldier)
    errands = field.errands.get(soldier.seat, [])
    field.errands[soldier.seat] = [errand for errand in errands if errand[0] != soldier.no]
