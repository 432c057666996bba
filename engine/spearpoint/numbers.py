"""What a number is right now: everything that changes it, by source, and the sum.

A Command card cannot be in force twice on one thing (SP-022, :func:`engine.spearpoint.commands.playable`), so
sums need no care here.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from engine.core.modifiers import Modifier, summed
from engine.core.protocol import Seat
from engine.spearpoint.cards import UnitCard, Weapon
from engine.spearpoint.ops import (
    AirSuperiority,
    AttackedMod,
    AttackMod,
    Concentrate,
    DefenseMod,
    DestroysFrom,
    DisableWeapon,
    FriendlyFireTo,
    IndexMod,
    InitiativeMod,
    Op,
    RateCap,
    RecoverMod,
    RerollIntensity,
    TargetDefenseMod,
    WeaponCap,
    WeaponMod,
    Which,
)
from engine.spearpoint.state import SpearpointState, Unit

AnOp = TypeVar("AnOp", bound=Op)


FRIENDLY_FIRE = 3
"""Sums up to this are Friendly Fire (SP-067)."""
DOUBLES = 18
"""This sum doubles the Intensity (SP-068)."""
DESTROYS = 19
"""Sums from this on destroy the target at once (SP-069)."""
IMMOBILE = 2
"""Guns that cannot move are hit so much more easily (SP-070)."""


def active_effects(state: SpearpointState, unit: Unit, kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind that are in force on a unit, with the card or effect they come from."""
    damage = unit.damage
    found: list[tuple[str, AnOp]] = []
    if damage is not None and not damage.over and kind in state.catalog.op_kinds[damage.effect]:
        found += played(state, [damage.effect], kind)
    for attached in unit.attached:
        if kind in state.catalog.op_kinds[attached.card]:
            found += played(state, [attached.card], kind)
    return found


def bears(state: SpearpointState, unit: Unit, kind: type[Op]) -> bool:
    """Return whether any operation of a kind is in force on a unit."""
    damage = unit.damage
    if damage is not None and not damage.over and kind in state.catalog.op_kinds[damage.effect]:
        return True
    return bool(unit.attached) and any(kind in state.catalog.op_kinds[attached.card] for attached in unit.attached)


def played(state: SpearpointState, cards: list[str], kind: type[AnOp]) -> list[tuple[str, AnOp]]:
    """List the operations of one kind on Command cards in force on an attack or on a side, or on crews aboard."""
    return [(card, op) for card in cards for op in state.catalog.ops[card] if type(op) is kind]


@cache
def chosen_weapons(card: UnitCard, which: Which) -> frozenset[int]:
    """Find the weapons of a card that an operation means, as indices."""
    weapons = card.weapons
    match which:
        case "first":
            return frozenset({0})
        case "last":
            return frozenset({len(weapons) - 1})
        case "max_rof":
            fastest = max(weapon.rate for weapon in weapons)
            return frozenset({next(i for i, weapon in enumerate(weapons) if weapon.rate == fastest)})
        case "bullets":
            return frozenset(i for i, weapon in enumerate(weapons) if weapon.bullets)
        case "shells":
            return frozenset(i for i, weapon in enumerate(weapons) if not weapon.bullets)
        case "guns":
            return frozenset(i for i, weapon in enumerate(weapons) if not weapon.bomb)


# ------------------------------------------------------------------ the attack roll


def attack_modifiers(
    state: SpearpointState, unit: Unit, weapon: int | None, target: Unit, cards: list[str]
) -> list[Modifier]:
    """List what changes the attack roll of a unit's weapon (None: by hand, in a Close Assault).

    ``cards`` are the Command cards in force on the attack.
    """
    found: list[Modifier] = []
    card = state.catalog.units[target.card]
    if card.type == "artillery" and not card.mobile:
        found.append(Modifier("SP-070", IMMOBILE))
    if unit.crew is not None and unit.crew in state.catalog.ops:
        found += [Modifier(source, op.amount) for source, op in played(state, [unit.crew], AttackMod)]
    if unit.damage is not None or unit.attached:
        found += [Modifier(source, op.amount) for source, op in active_effects(state, unit, AttackMod)]
        if weapon is not None:
            for source, change in active_effects(state, unit, WeaponMod):
                if weapon in chosen_weapons(state.catalog.units[unit.card], change.which):
                    found.append(Modifier(source, change.amount))
    if target.damage is not None or target.attached:
        found += [Modifier(source, op.amount) for source, op in active_effects(state, target, AttackedMod)]
        if state.catalog.units[unit.card].type != "aircraft":
            found += [Modifier(source, op.amount) for source, op in active_effects(state, target, Concentrate)]
    if cards:
        found += [Modifier(source, op.amount) for source, op in played(state, cards, AttackMod)]
    if state.catalog.units[unit.card].type == "aircraft":
        found += _in_the_air(state, unit.seat)
    return found


def _in_the_air(state: SpearpointState, seat: Seat) -> list[Modifier]:
    """List what cards in force for a whole side change: its own, its ally's, and those of the enemy (SP-T08)."""
    found = []
    sides = state.teams.sides
    for other, player in enumerate(state.players):
        if player.effects:
            sign = 1 if sides[other] == sides[seat] else -1
            found += [
                Modifier(card, sign * op.amount) for card, op in played(state, player.effects, AirSuperiority)
            ]
    return found


def friendly_fire_to(state: SpearpointState, unit: Unit) -> int:
    """SP-067 Return the highest natural sum at which a unit's roll is Friendly Fire."""
    if unit.damage is None:
        return FRIENDLY_FIRE
    return max([FRIENDLY_FIRE, *(op.roll for _, op in active_effects(state, unit, FriendlyFireTo))])


def destroys_from(state: SpearpointState, target: Unit) -> int:
    """SP-069 Return the lowest natural sum at which a hit destroys the target outright."""
    if target.damage is None:
        return DESTROYS
    return min([DESTROYS, *(op.roll for _, op in active_effects(state, target, DestroysFrom))])


def intensity_again(state: SpearpointState, unit: Unit) -> int:
    """SP-R41 Return the highest Intensity that a unit's crew would roll again; 0 if none, or if it has."""
    if unit.crew is None or unit.rerolled or unit.crew not in state.catalog.ops:
        return 0
    return max([0, *(op.to for _, op in played(state, [unit.crew], RerollIntensity))])


# ------------------------------------------------------------------ weapons


@cache
def _all_weapons(card: UnitCard) -> tuple[int, ...]:
    return tuple(range(len(card.weapons)))


def usable_weapons(state: SpearpointState, unit: Unit) -> tuple[int, ...]:
    """List the weapons of a unit that can fire at all: not put out of action, no bombs that are spent (SP-056)."""
    weapons = _all_weapons(state.catalog.units[unit.card])
    if unit.damage is not None and not unit.damage.over:
        for _, op in active_effects(state, unit, DisableWeapon):
            if op.spares_only and len(state.catalog.units[unit.card].weapons) == 1:
                continue
            out = chosen_weapons(state.catalog.units[unit.card], op.which)
            weapons = tuple(i for i in weapons if i not in out)
    if unit.bombed:
        printed = state.catalog.units[unit.card].weapons
        weapons = tuple(i for i in weapons if not printed[i].bomb)
    return weapons


def rate_of_fire(state: SpearpointState, unit: Unit, weapon: int) -> int:
    """SP-065 Return the attack rolls per attack that a weapon makes."""
    weapons = state.catalog.units[unit.card].weapons
    rate = weapons[weapon].rate
    if unit.damage is None or unit.damage.over:
        return rate
    if len(weapons) == 1 and any(op.spares_only for _, op in active_effects(state, unit, DisableWeapon)):
        rate = 1
    return min([rate, *(op.rate for _, op in active_effects(state, unit, RateCap))])


def weapons_per_attack(state: SpearpointState, unit: Unit) -> int:
    """SP-042 Return how many weapons a unit may use in one attack (SP-C1 is a setting)."""
    most: int = state.options["weapons_per_attack"]
    if unit.damage is None:
        return most
    return min([most, *(op.weapons for _, op in active_effects(state, unit, WeaponCap))])


def damage_index(state: SpearpointState, unit: Unit, weapon: int, cards: list[str]) -> int:
    """SP-072 Return the Damage Index of a weapon in an attack with these Command cards in force; never below 0."""
    index = state.catalog.units[unit.card].weapons[weapon].index
    changes = active_effects(state, unit, IndexMod) if unit.damage is not None else []
    if cards:
        changes = changes + played(state, cards, IndexMod)
    for _, op in changes:
        if op.which is None or weapon in chosen_weapons(state.catalog.units[unit.card], op.which):
            index += op.amount
    return max(0, index)


# ------------------------------------------------------------------ the target


def defense_modifiers(state: SpearpointState, unit: Unit, weapon: Weapon | None = None) -> list[Modifier]:
    """List what changes a unit's Defense; against a flame weapon earthworks do not count."""
    if unit.damage is None and not unit.attached:
        return []
    flame = weapon is not None and weapon.flame
    return [
        Modifier(s, op.amount) for s, op in active_effects(state, unit, DefenseMod) if not (flame and op.cover)
    ]


def defense(
    state: SpearpointState, unit: Unit, weapon: Weapon | None = None, cards: list[str] | None = None
) -> int:
    """SP-073 Return a unit's Defense against a weapon, with these Command cards on the attack; never below 0."""
    base = state.catalog.units[unit.card].defense
    if unit.damage is not None or unit.attached:
        base += summed(defense_modifiers(state, unit, weapon))
    if cards:
        base += sum(op.amount for _, op in played(state, cards, TargetDefenseMod))
    return max(0, base)


def recovers_to(state: SpearpointState, unit: Unit) -> int:
    """SP-083 Return the Endurance at which a unit with a Damage card begins the next Turn."""
    half = state.catalog.units[unit.card].half
    if unit.damage is not None and not unit.damage.over:
        half += sum(op.amount for _, op in active_effects(state, unit, RecoverMod))
    return max(1, half)


def initiative_modifiers(state: SpearpointState, seat: Seat) -> list[Modifier]:
    """SP-058 List what changes a seat's Initiative roll by the units it brought, also those that were captured."""
    return [
        Modifier(source, op.amount)
        for unit in state.units
        if unit.owner == seat and unit.damage is not None
        for source, op in active_effects(state, unit, InitiativeMod)
    ]
