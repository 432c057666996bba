"""Combat Phase, Legal Targets: who may shoot at whom, and with what (SP-044 to SP-051, SP-056, SP-057)."""

from __future__ import annotations

from functools import cache

from engine.core.protocol import Seat
from engine.spearpoint.cards import UnitCard, UnitType, Weapon
from engine.spearpoint.numbers import active_effects, bears, usable_weapons
from engine.spearpoint.ops import AttackEvery, CannotAttack, FrontOnly, IgnoreLine, SuppressAttack, UntargetableBy
from engine.spearpoint.state import SpearpointState, Unit

BULLETPROOF = 2
"""Bullets cannot affect a unit whose base Defense is at least this (SP-050)."""


def attack_value(weapon: Weapon, kind: UnitType) -> int | None:
    """SP-045 Return a weapon's Attack Value against a type of unit; guns are attacked as vehicles (SP-070)."""
    match kind:
        case "infantry":
            return weapon.infantry
        case "aircraft":
            return weapon.aircraft
        case _:
            return weapon.vehicle


@cache
def affecting(card: UnitCard, target: UnitCard) -> tuple[int, ...]:
    """SP-045, SP-050 List the weapons of one card that can affect another, by what is printed on both."""
    return tuple(
        i
        for i, weapon in enumerate(card.weapons)
        if attack_value(weapon, target.type) is not None and not (weapon.bullets and target.defense >= BULLETPROOF)
    )


def idle(state: SpearpointState, unit: Unit) -> bool:
    """SP-006, SP-093 Return whether a unit stands there without the crew it needs (SP-R19)."""
    return unit.crew is None and state.catalog.units[unit.card].crew is not None


def able(state: SpearpointState, unit: Unit) -> bool:
    """Return whether a unit may attack at all this Turn."""
    if idle(state, unit) or unit.barred >= state.turn:
        return False
    if unit.damage is None and not unit.attached:
        return True
    if bears(state, unit, CannotAttack) or bears(state, unit, SuppressAttack):
        return False
    return not any(
        unit.attacked and unit.attacked < state.turn < unit.attacked + op.turns
        for _, op in active_effects(state, unit, AttackEvery)
    )


def within_lines(state: SpearpointState, unit: Unit, target: Unit) -> bool:
    """SP-047 to SP-049 Return whether the lines of two units allow the one to target the other."""
    if target.line == "rear":
        if unit.line == "front" and not bears(state, unit, IgnoreLine):
            return False
        if bears(state, unit, FrontOnly):
            return False
    return not (
        target.attached and any(op.line == unit.line for _, op in active_effects(state, target, UntargetableBy))
    )


def weapons_against(state: SpearpointState, unit: Unit, target: Unit) -> tuple[int, ...]:
    """SP-044 List the weapons, as indices, with which a unit could attack a target; lines are another matter."""
    cards = state.catalog.units
    found = affecting(cards[unit.card], cards[target.card])
    if not found:
        return found
    if unit.damage is not None or unit.bombed:
        found = _both(found, usable_weapons(state, unit))
    if unit.line == "rear" and target.line != "air" and cards[unit.card].mobile:
        return (0,) if 0 in found else ()
    return found


def _both(found: tuple[int, ...], usable: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(i for i in found if i in usable)


def legal(state: SpearpointState, unit: Unit, target: Unit) -> tuple[int, ...]:
    """SP-044 List the weapons with which a unit may attack a target; none: it is no Legal Target."""
    found = weapons_against(state, unit, target)
    return found if found and within_lines(state, unit, target) else ()


def enemies(state: SpearpointState, seat: Seat) -> list[Unit]:
    """List the committed units of the other side."""
    seats = state.teams.enemies(seat)
    return [unit for unit in state.units if unit.seat in seats]
