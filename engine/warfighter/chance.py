"""What attacks promise, exactly: a Soldier's attack with all that lies ready, and the danger of a Hostile Turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

from engine.core.distribution import Distribution, certain
from engine.core.modifiers import summed
from engine.warfighter import attacks, hostile_fire, laid, numbers, perks, results
from engine.warfighter.barrage import GUNS
from engine.warfighter.field import STRUCTURE, Field, Hostile, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.results import Reticles
from engine.warfighter.shots import Shot

T = TypeVar("T", bound=Hashable)


class Attack(NamedTuple):
    """Everything about an attack that its dice do not say."""

    dice: int
    """0: it hits without one."""
    hit: int
    added: int
    breath: int
    """What may be added to one die that misses."""
    pen: int
    cover: int
    armour: bool
    sure_cover: bool
    """The cover roll counts as a 6."""
    explosion: int
    pin: int
    """Suppress that is added where nothing was killed."""
    heads: int
    """Suppress that is added in any case."""


def of_shot(field: Field, soldier: Soldier, shot: Shot, target: int) -> Attack:
    """Gather what an attack is made of, with all that lies ready beside the Soldier."""
    hostile = field.hostile(target) if target > 0 else None
    slot = field.end if hostile is None else hostile.slot
    aim, breath = laid.find(soldier, "pick_shot"), laid.find(soldier, "steady_breath")
    heads = laid.find(soldier, "heads_down")
    pin = [perk.amount for _, perk in perks.perks(soldier, "pin") if shot.mode in perk.modes]
    if hostile is None:
        cover, armour = attacks.objective_cover(field.goal.condition, target), False
    else:
        cover = summed(numbers.hostile_cover(field, hostile, soldier))
        armour = attacks.is_armoured(hostile)
    return Attack(
        dice=shot.dice if shot.hit else 0,
        hit=shot.hit,
        added=summed(numbers.to_hit(field, soldier, shot, slot, hostile)),
        breath=0 if breath is None else LIBRARY.actions[breath.card].amount,
        pen=summed(numbers.penetration(soldier, shot, hostile))
        + (0 if aim is None else LIBRARY.actions[aim.card].amount),
        cover=cover,
        armour=armour,
        sure_cover=attacks.is_silent(soldier, shot) or laid.find(soldier, "flank") is not None,
        explosion=numbers.explosion(field, shot, slot),
        pin=sum(pin),
        heads=0 if heads is None else LIBRARY.actions[heads.card].amount,
    )


def of_guns(field: Field, hostile: Hostile) -> Attack:
    """WF-R26, WF-R90 Gather what a Fire Mission's attack on a card is made of."""
    return Attack(
        dice=GUNS.dice,
        hit=GUNS.hit,
        added=0,
        breath=0,
        pen=GUNS.pen,
        cover=summed(numbers.hostile_cover(field, hostile, None)),
        armour=attacks.is_armoured(hostile),
        sure_cover=False,
        explosion=numbers.explosion(field, GUNS, hostile.slot),
        pin=0,
        heads=0,
    )


def faces(hit: int, added: int) -> int:
    """Count the faces of a d10 that hit."""
    return sum(results.hits(die, hit, added) for die in range(1, 11))


def cover_roll(attack: Attack) -> Distribution[bool]:
    """Return how often the cover is defeated."""
    if attack.sure_cover:
        return certain(results.defeats(results.EVER, attack.pen, attack.cover, armour=attack.armour))
    defeated = sum(results.defeats(die, attack.pen, attack.cover, armour=attack.armour) for die in range(1, 7))
    return Distribution({True: defeated, False: 6 - defeated})


@lru_cache(maxsize=4096)
def against(attack: Attack, before: Reticles) -> Distribution[Reticles]:
    """Return what becomes of a card's reticles."""
    found = cover_roll(attack).then(lambda defeated: _dice(attack, before, defeated))
    return found.of(lambda after: _added(attack, before, after))


def _dice(attack: Attack, before: Reticles, defeated: bool) -> Distribution[Reticles]:  # noqa: FBT001
    """Apply the dice to a card's reticles."""
    if not attack.dice:
        return certain(before.after([True], defeated=defeated, explosion=attack.explosion))
    return _rolled(
        attack, before, lambda now, hit: now.after([hit], defeated=defeated, explosion=attack.explosion)
    )


def _rolled(attack: Attack, start: T, after: Callable[[T, bool], T]) -> Distribution[T]:
    """Roll the dice from left to right; the first miss that Steady Breath saves is saved."""
    plain = faces(attack.hit, attack.added)
    saved = faces(attack.hit, attack.added + attack.breath) - plain

    def die(now: tuple[T, bool]) -> Distribution[tuple[T, bool]]:
        found, breath = now
        ways: dict[tuple[T, bool], int] = {}
        for hit, left, number in (
            (True, breath, plain),
            (breath, False, saved),
            (False, breath, 10 - plain - saved),
        ):
            outcome = (after(found, hit), left)
            ways[outcome] = ways.get(outcome, 0) + number
        return Distribution(ways)

    found: Distribution[tuple[T, bool]] = certain((start, bool(attack.breath)))
    for _ in range(attack.dice):
        found = found.then(die)
    return found.of(lambda now: now[0])


def _added(attack: Attack, before: Reticles, after: Reticles) -> Reticles:
    killed = after.living < before.living or after.hurt > before.hurt
    found = after if killed else after.pinned(attack.pin)
    return found.pinned(attack.heads)


@lru_cache(maxsize=1024)
def _hits(attack: Attack, hits: int) -> Distribution[int]:
    """Return how many dice of an attack hit through the cover; ``hits`` for a charge that needs no die."""
    if not attack.dice:
        return certain(hits)
    rolled = _rolled(attack, 0, lambda done, hit: done + hit)
    return cover_roll(attack).then(lambda defeated: rolled if defeated else certain(0))


def scored(field: Field, soldier: Soldier, shot: Shot, target: int = STRUCTURE) -> Distribution[int]:
    """Return how many Hits a Soldier scores on the structure, or on the officer, whom one is enough for."""
    return _hits(of_shot(field, soldier, shot, target), shot.hits)


class Shelled(NamedTuple):
    """What a Fire Mission does to all cards of a location together."""

    kills: int
    left: int
    """Cards that stay."""
    changed: bool


def shelled(field: Field, slot: int) -> Distribution[Shelled]:
    """Return what a Fire Mission does: each card is fired at by itself."""
    found = certain(Shelled(0, 0, changed=False))
    for hostile in field.facing(slot):
        one = against(of_guns(field, hostile), Reticles.of(hostile)).of(partial(_shelled, hostile))
        found = found.then(lambda sofar, one=one: one.of(partial(_together, sofar)))  # type: ignore[misc]
    return found


def _shelled(hostile: Hostile, after: Reticles) -> Shelled:
    before = Reticles.of(hostile)
    return Shelled(before.living - after.living, int(not gone(hostile, after)), changed=after != before)


def _together(one: Shelled, other: Shelled) -> Shelled:
    return Shelled(one.kills + other.kills, one.left + other.left, changed=one.changed or other.changed)


def gone(hostile: Hostile, after: Reticles) -> bool:
    """Return whether a card leaves: all its reticles are dead, or it wavers."""
    return not after.living or attacks.wavers(hostile, after)


# ----------------------------------------------------------------- what Hostiles do


class Blow(NamedTuple):
    """What a Hostile card's attack does."""

    wounds: int
    suppress: int


def hostile_attack(field: Field, hostile: Hostile, soldier: Soldier) -> Distribution[Blow]:
    """WF-061 Return what an attack of a card on a Soldier does, reactions aside."""
    column = hostile_fire.column(hostile)
    if column is None:
        return certain(Blow(0, 0))
    apart = numbers.distance(hostile.slot, soldier.slot)
    fire = "fire" in hostile.printed.traits
    cover = summed(numbers.soldier_cover(field, soldier, apart, fire=fire))
    ways: dict[Blow, int] = {}
    for die in range(1, 11):
        total = hostile_fire.counted(field, hostile, soldier, die)
        wounds = hostile_fire.wounds(column, total)
        for cover_die in range(1, 7):
            if wounds and hostile_fire.covered(cover_die, cover):
                blow = Blow(wounds, int("pinning" in hostile.printed.traits))
            else:
                blow = Blow(0, int(bool(wounds) or total >= column.suppress))
            ways[blow] = ways.get(blow, 0) + 1
    return Distribution(ways)


def danger(field: Field, soldier: Soldier) -> Distribution[int]:
    """Return how many wounds a Soldier takes from the cards in play, reactions and reinforcements aside.

    They attack in their order, and nobody attacks one who has fallen.
    """
    found, health = certain(0), perks.health(soldier)
    for hostile in aiming(field, soldier):
        found = found.then(partial(_more, hostile_attack(field, hostile, soldier), health))
    return found


def _more(blows: Distribution[Blow], health: int, taken: int) -> Distribution[int]:
    return certain(taken) if taken >= health else blows.of(lambda blow: taken + blow.wounds)


def aiming(field: Field, soldier: Soldier) -> Iterable[Hostile]:
    """Return the cards that will attack a Soldier, in the order in which they do."""
    for hostile in sorted(field.hostiles, key=lambda h: (h.slot, h.uid)):
        target = hostile_fire.target(field, hostile)
        if hostile.active and target is not None and target.no == soldier.no:
            yield hostile
