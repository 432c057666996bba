"""Resource Points and Loadout (WF-009, WF-014, WF-016, WF-R13, WF-R14)."""

from __future__ import annotations

from math import ceil

from engine.warfighter import perks
from engine.warfighter.cards import GearCard
from engine.warfighter.field import Field, Gear, Soldier
from engine.warfighter.packs import having

BATCH = 1
"""RP and Loadout of a batch of extra ammunition (WF-016)."""
MOST_SOLDIERS = 8
SQUAD_COPIES = 2
"""How often a Squad Soldier's card may be bought (WF-010)."""


def batches(gear: Gear) -> int:
    """Return how many extra batches of ammunition lie on a weapon."""
    weapon = gear.weapon
    if weapon is None or not weapon.ammo:
        return 0
    return max(0, ceil((gear.ammo - weapon.ammo) / weapon.ammo))


def _card(gear: Gear) -> GearCard:
    return having(gear.card).gear(gear.card)


def worth(soldier: Soldier) -> int:
    """WF-R13 Return the RP of a Soldier as he is now; an NPS and an SQ count what is printed."""
    if not soldier.is_player:
        return soldier.printed.rp
    gear = sum(_card(item).rp + BATCH * batches(item) for item in soldier.gear)
    return soldier.printed.rp + sum(having(skill).skills[skill].rp for skill in soldier.skills) + gear


def squad(field: Field) -> int:
    """Return the RP of all Soldiers in play."""
    return sum(worth(soldier) for soldier in field.alive())


def load(soldier: Soldier) -> int:
    """WF-014, WF-R14 Return what a Soldier carries; a mule and a Bandolier carry extra ammunition for less."""
    total = sum([_card(item).load for item in soldier.gear])
    extra = sum([batches(item) for item in soldier.gear])
    if not extra:
        return total
    extra -= min(extra, perks.amount(soldier, "mule"))
    slings = sum(_is_sling(item) for item in soldier.gear)
    slung = min(extra, SLUNG * slings)
    return total + BATCH * (extra - slung + ceil(slung / SLUNG))


SLUNG = 2
"""Batches that a Bandolier carries for the weight of one."""


def _is_sling(gear: Gear) -> bool:
    card = gear.equipment
    return card is not None and any(perk.perk == "bandolier" for perk in card.perks)


def loadout(field: Field, soldier: Soldier) -> int:
    """Return what a Player Soldier may carry."""
    return (soldier.printed.loadout or 0) + field.printed.loadout


def fits(field: Field, soldier: Soldier) -> bool:
    """Return whether he can carry what he has."""
    return not soldier.is_player or load(soldier) <= loadout(field, soldier)


def takes(field: Field, soldier: Soldier, gear: Gear) -> bool:
    """Return whether he can carry one more thing beside what he has."""
    soldier.gear.append(gear)
    found = fits(field, soldier)
    soldier.gear.pop()
    return found


def spares(field: Field, soldier: Soldier, gear: Gear) -> bool:
    """Return whether he can carry the rest without something: not without a Bandolier that is needed (Q12)."""
    others = [other for other in soldier.gear if other.uid != gear.uid]
    soldier.gear, kept = others, soldier.gear
    found = fits(field, soldier)
    soldier.gear = kept
    return found


def issue(uid: int, card: str) -> Gear:
    """Take a new weapon or piece of equipment with its counters (WF-015)."""
    here = having(card)
    weapon = here.weapons.get(card)
    if weapon is not None:
        return Gear(uid=uid, card=card, ammo=weapon.ammo, full=weapon.ammo)
    return Gear(uid=uid, card=card, uses=here.equipment[card].uses)


def add_batch(gear: Gear) -> None:
    """WF-016 Put one more complete set of counters on a weapon."""
    weapon = gear.weapon
    assert weapon is not None
    gear.ammo += weapon.ammo
    gear.full += weapon.ammo


def drop_batch(gear: Gear) -> int:
    """WF-052 Take what lies of the last batch off a weapon; return how many counters."""
    weapon = gear.weapon
    assert weapon is not None
    number = gear.ammo - weapon.ammo * batches(gear)
    gear.ammo -= number
    gear.passed -= number
    return number
