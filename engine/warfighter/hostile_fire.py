"""Hostile cards attack (WF-059 to WF-061, WF-R12, WF-R15)."""

from __future__ import annotations

from engine.core.modifiers import summed
from engine.warfighter import harm, numbers, perks
from engine.warfighter.cards import Column
from engine.warfighter.field import Field, Hostile, Soldier
from engine.warfighter.state import Playing

NEVER = 11
"""A result that no modifier reaches."""


def target(field: Field, hostile: Hostile) -> Soldier | None:
    """Return whom a card attacks: who has it by the throat, whom a sharpshooter chooses, or its counter's Soldier.

    None where he is out of range.
    """
    gripping = field.gripping(hostile)
    if not gripping and "sharpshooter" in hostile.printed.traits:
        return _chosen(field, hostile)
    aimed = gripping[0] if gripping else next((s for s in field.alive() if s.no == hostile.target), None)
    return aimed if aimed is not None and numbers.in_range(field, hostile, aimed) else None


def _chosen(field: Field, hostile: Hostile) -> Soldier | None:
    """Return the Soldier in range with the lowest Cover, then the fewest Health, then the lowest number."""
    seen = [s for s in field.alive() if numbers.in_range(field, hostile, s)]
    return min(seen, key=lambda s: (_cover(field, hostile, s), perks.health(s), s.no), default=None)


def _cover(field: Field, hostile: Hostile, soldier: Soldier) -> int:
    apart = numbers.distance(hostile.slot, soldier.slot)
    return summed(numbers.soldier_cover(field, soldier, apart, fire="fire" in hostile.printed.traits))


def column(hostile: Hostile) -> Column | None:
    """WF-060 Return the column for its active reticles; None without any."""
    return hostile.printed.columns[hostile.active - 1] if hostile.active else None


def wounds(found: Column, total: int) -> int:
    """Return how many wounds an attack may do."""
    if found.two < NEVER and total >= found.two:
        return 2
    return int(found.one < NEVER and total >= found.one)


def counted(field: Field, hostile: Hostile, soldier: Soldier, die: int) -> int:
    """Return what an attack die counts; smoke comes last."""
    total = die + summed(numbers.hostile_attack(field, hostile, soldier))
    return min(total, numbers.SMOKE) if numbers.smoked(field, hostile, soldier) else total


def _least(field: Field, hostile: Hostile, soldier: Soldier, found: Column) -> int:
    """Return the least die that wounds, whatever is added to it; 0 if none does."""
    return next((die for die in range(1, 11) if wounds(found, counted(field, hostile, soldier, die))), 0)


def covered(die: int, cover: int) -> bool:
    """WF-061 Return whether a cover roll lets an attack through: a natural 6 always does, a natural 1 never."""
    return die == 6 or (die > 1 and die >= cover)


def fire(flow: Playing, hostile: Hostile) -> None:
    """WF-059 Attack once, if anybody is in range."""
    field = flow.state.field
    found, soldier = column(hostile), target(field, hostile)
    if found is None or soldier is None:
        return
    (die,), (cover_die,) = flow.roll("hostile", 1), flow.roll("hostile_cover", 1, 6)
    total, cover = counted(field, hostile, soldier, die), _cover(field, hostile, soldier)
    through = covered(cover_die, cover)
    done = wounds(found, total)
    flow.emit(
        "hostile_attacked",
        hostile=hostile.card,
        slot=hostile.slot,
        soldier=soldier.card,
        die=die,
        added=total - die,
        total=total,
        wounds_on=_least(field, hostile, soldier, found),
        cover_die=cover_die,
        cover=cover,
        wounds=done if through else 0,
        suppress=int(bool(done) and not through) or int(not done and total >= found.suppress),
    )
    others = [other for other in field.alive(soldier.slot) if other.no != soldier.no]
    if done and through:
        taken = harm.wound(flow, soldier, done)
        if taken and "pinning" in hostile.printed.traits:
            harm.suppress(flow, soldier)
    elif done or total >= found.suppress:
        harm.suppress(flow, soldier)
    if done and "blast" in hostile.printed.traits:
        for other in others:
            harm.suppress(flow, other)
    harm.fall(flow, soldier)
