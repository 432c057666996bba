"""Actions with equipment: first aid, smoke, digging in, deploying a weapon (WF-062); work on the Objective."""

from __future__ import annotations

from engine.core.protocol import Option, Seat
from engine.warfighter import numbers, perks, victory
from engine.warfighter.cards import Work
from engine.warfighter.field import Gear, Soldier
from engine.warfighter.kinds import Use
from engine.warfighter.state import Actions, Playing, WarfighterState

SMOKE_RANGE = 2
DEPLOYED = frozenset({"bipod", "tripod"})


def offer(state: WarfighterState, seat: Seat) -> list[Option]:
    """List what Soldiers may do with what they carry, and for the Objective."""
    field = state.field
    found: list[Option] = []
    for soldier in field.of(seat):
        if not perks.may_act(soldier):
            continue
        if soldier.actions or _practised(soldier):
            wounded = [other for other in field.alive(soldier.slot) if other.wounds]
            found += [("aid", soldier.no, other.no) for other in wounded if item(soldier, "aid") is not None]
        if not soldier.actions:
            continue
        smoke = item(soldier, "smoke")
        if smoke is not None:
            slots = [slot for slot in range(field.end + 1) if field.is_card(slot)]
            reached = (slot for slot in slots if numbers.reaches(field, 0, SMOKE_RANGE, soldier.slot, slot))
            found += [("smoke", soldier.no, slot) for slot in reached if not field.row[slot].smoke]
        if item(soldier, "dig") is not None and not soldier.dug:
            found.append(("dig", soldier.no))
        found += [("deploy", soldier.no, gear.uid) for gear in soldier.gear if _foldable(gear)]
        if may_work(state, soldier):
            found.append(("work", soldier.no))
    return found


def item(soldier: Soldier, use: Use) -> Gear | None:
    """Find a piece of equipment for a use."""
    return next((g for g in soldier.gear if g.equipment is not None and g.equipment.use == use), None)


def _foldable(gear: Gear) -> bool:
    return gear.weapon is not None and not gear.deployed and bool(DEPLOYED.intersection(gear.weapon.traits))


def _practised(soldier: Soldier) -> bool:
    return perks.has(soldier, "free_aid") and "aid" not in soldier.used


def may_work(state: WarfighterState, soldier: Soldier) -> bool:
    """WF-R64 Return whether a Soldier may spend an Action on the Objective."""
    field, condition = state.field, state.field.goal.condition
    return (
        isinstance(condition, Work)
        and field.active
        and soldier.slot == field.end
        and not soldier.grip
        and field.worked < condition.actions
        and field.active_in(field.end) <= condition.most
    )


def aid(flow: Playing, soldier: Soldier, no: int) -> None:
    """WF-062 Heal a Wound, a medic one more; a Combat Medic once per turn without an Action (K04, S05)."""
    field = flow.state.field
    patient = field.soldier(no)
    kit = item(soldier, "aid")
    assert kit is not None
    if _practised(soldier):
        soldier.used.append("aid")
    else:
        soldier.actions -= 1
    use_up(soldier, kit)
    heal(flow, patient, 1 + perks.amount(soldier, "medic"))


def use_up(soldier: Soldier, gear: Gear) -> None:
    """Use a piece of equipment once; what is used up counts and weighs no more (WF-R13)."""
    if gear.uses:  # else as often as one likes
        gear.uses -= 1
        if not gear.uses:
            soldier.gear.remove(gear)


def heal(flow: Playing, soldier: Soldier, number: int) -> None:
    """Remove wounds."""
    healed = min(number, soldier.wounds)
    soldier.wounds -= healed
    flow.emit("healed", soldier=soldier.card, number=healed, health=perks.health(soldier))


def smoke(flow: Playing, soldier: Soldier, slot: int) -> None:
    """Lay smoke until the next Soldier Turn (Q05)."""
    field = flow.state.field
    grenade = item(soldier, "smoke")
    assert grenade is not None
    use_up(soldier, grenade)
    soldier.actions -= 1
    field.row[slot].smoke = True
    flow.emit("smoke", soldier=soldier.card, slot=slot)


def dig(flow: Playing, soldier: Soldier) -> None:
    """Dig in, until the Soldier moves (Q08)."""
    soldier.actions -= 1
    soldier.dug = True
    flow.emit("dug_in", soldier=soldier.card)


def deploy(flow: Playing, soldier: Soldier, uid: int) -> None:
    """Deploy a weapon on its bipod or tripod, until the Soldier moves."""
    gear = soldier.carried(uid)
    soldier.actions -= 1
    gear.deployed = True
    flow.emit("deployed", soldier=soldier.card, weapon=gear.card)


def work(flow: Playing, soldier: Soldier) -> None:
    """WF-R64 Spend an Action on the Objective; what is done stays done."""
    field, condition = flow.state.field, flow.state.field.goal.condition
    assert isinstance(condition, Work)
    soldier.actions -= 1
    field.worked += 1
    flow.emit("worked", soldier=soldier.card, done=field.worked, needed=condition.actions)
    victory.check(flow)


ACTIONS: Actions = {"aid": aid, "smoke": smoke, "dig": dig, "deploy": deploy, "work": work}
