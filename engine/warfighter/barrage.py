"""Fire Mission: guns fire at every Hostile card of a location (A17, WF-R26)."""

from __future__ import annotations

from engine.core.modifiers import summed
from engine.warfighter import attacks, numbers, results, victory
from engine.warfighter.cards import ActionCard
from engine.warfighter.field import Field, Soldier
from engine.warfighter.results import Reticles
from engine.warfighter.shots import Shot
from engine.warfighter.state import Playing

GUNS = Shot("fire_mission", 0, "fire_mission", 0, "blast", 1, 6, pen=1, explosion=2, rmin=1)
"""How they fire at each card; the range is on the card."""


def bombarded(field: Field, soldier: Soldier, card: ActionCard) -> list[int]:
    """List the locations that may be fired at: within range, with Hostiles, without Soldiers."""
    return [
        slot
        for slot in range(1, field.end + 1)
        if field.is_location(slot)
        and field.facing(slot)
        and not field.alive(slot)
        and numbers.reaches(field, GUNS.rmin, card.amount, soldier.slot, slot)
    ]


def bombard(flow: Playing, soldier: Soldier, card: ActionCard, slot: int) -> None:
    """Roll a die and a cover roll for every card there; the XP are the Soldier's who called the guns."""
    field = flow.state.field
    for hostile in field.facing(slot):
        (die,), (cover_die,) = flow.roll("attack"), flow.roll("cover", 1, 6)
        needed = summed(numbers.hostile_cover(field, hostile, None))
        hit = results.hits(die, GUNS.hit, 0)
        armour = attacks.is_armoured(hostile)
        defeated = results.defeats(cover_die, GUNS.pen, needed, armour=armour)
        flow.emit(
            "attacked",
            soldier=soldier.card,
            weapon=card.id,
            mode=GUNS.mode,
            hostile=hostile.card,
            slot=slot,
            dice=[die],
            needed=GUNS.hit,
            added=0,
            hits=int(hit),
            saved_card=None,
            saved=0,
            saving=0,
            sure=False,
            cover_die=cover_die,
            pen=GUNS.pen,
            cover=needed,
            armour=armour and GUNS.pen < results.ARMOUR,
            defeated=defeated,
        )
        reach = numbers.explosion(field, GUNS, slot)
        found = Reticles.of(hostile).after([hit], defeated=defeated, explosion=reach)
        attacks.settle(flow, hostile, found, soldier)
    victory.check(flow)
