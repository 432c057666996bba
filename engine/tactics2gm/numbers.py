"""What a number is right now: everything that changes it, by source, and the sum (TG-046 to TG-053, TG-094).

A card cannot be in force twice on one unit (TG-084, TG-R12), so sums need no care here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.tactics2gm import cover
from engine.tactics2gm.active_effects import AnOp, toughness
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.catalog import GAME, TacticsCatalog
from engine.tactics2gm.harm import Change
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import (
    AntiAirMod,
    ArmourMod,
    AttackedMod,
    DamageMod,
    ImpactMod,
    MoveMod,
    PenetratedMod,
    PenetrationMod,
    Prone,
    RangeMod,
    SpotMod,
)
from engine.tactics2gm.squares import DISTANCE
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_supports, of_units

__all__ = [
    "air_changes",
    "armour",
    "changes",
    "damage",
    "movement",
    "own_changes",
    "penetration",
    "reach",
    "toughness",
]

MOST_WOUNDS = 3
"""TG-103 More wounds than this make nothing worse."""
_WOUNDED = tuple(Change("wounds", wounds, wounds) for wounds in range(MOST_WOUNDS + 1))
_SUPPRESSED = Change("suppression", 1, 0)
PRONE = next(op for op in LIBRARY.tokens["prone"].ops if isinstance(op, Prone))
SMOKE = next(op for op in LIBRARY.tokens["smoke"].ops if isinstance(op, AttackedMod))
CLOUD = next(op for op in GAME.supports["smokebar"].ops if isinstance(op, AttackedMod))
FLAK = next(op for op in GAME.supports["flakbar"].ops if isinstance(op, AntiAirMod))
_LOW = Change("prone", PRONE.hit, PRONE.crit)
_PLATES = {
    token.id: op
    for token in LIBRARY.tokens.values()
    for op in token.ops
    if isinstance(op, PenetratedMod) and token.lasts is None
}
"""The tokens against which some weapons penetrate worse."""
_SPOTTERS: dict[str, SpotMod] = {
    thing.id: op
    for things in (LIBRARY.tokens, LIBRARY.terrain)
    for thing in things.values()
    for op in thing.ops
    if isinstance(op, SpotMod)
}
"""What helps indirect fire: tokens on units, and terrain around them."""


def _said(kind: type[AnOp]) -> Callable[[TacticsCatalog], Mapping[str, AnOp]]:
    """Make a table of what Support cards say of one kind; none says it twice."""
    return of_supports(lambda card: next((op for op in card.ops if isinstance(op, kind)), None))


def _changing(
    kind: type[ImpactMod | AttackedMod],
) -> Callable[[TacticsCatalog], Mapping[str, Change]]:
    """Make a table of how Support cards change the two numbers of a shot."""
    return of_supports(
        lambda card: next((Change(card.id, op.hit, op.crit) for op in card.ops if isinstance(op, kind)), None)
    )


_ARMOUR, _RANGE = _said(ArmourMod), _said(RangeMod)
_PENETRATION, _DAMAGE = _said(PenetrationMod), _said(DamageMod)
_SHOOTING, _SHOT_AT = _changing(ImpactMod), _changing(AttackedMod)
"""What Support cards on units change: the changes of the shots of their bearer, and of shots at it."""
_MOVE = of_units(lambda card: card.move)
_FASTER = of_supports(lambda card: sum(op.amount for op in card.ops if isinstance(op, MoveMod)) or None)
"""The Support cards that change Movement, and by how much."""

# ------------------------------------------------------------------ of the unit itself


def movement(state: TacticsState, unit: Unit) -> int:
    """TG-047 Return how far a unit may move this turn, or in its next one if the turn is not its side's.

    Just deployed it may only move what it was given for this turn (TG-083); suppressed at most one (TG-R19).
    """
    squares = unit.extra
    if unit.deployed != state.turn or unit.free:
        squares += _MOVE(state.catalog)[unit.card]
        if unit.cards:
            for lasting in unit.cards:
                squares += _FASTER(state.catalog).get(lasting.card, 0)
    return min(squares, 1) if unit.suppressed else squares


def armour(state: TacticsState, unit: Unit) -> int:
    """TG-051, TG-116 Return a unit's armour: what its card says, what adds to it, and the walls around it."""
    printed = total = state.catalog.units[unit.card].armour
    for lasting in unit.cards:
        more = _ARMOUR(state.catalog).get(lasting.card)
        if more is not None:
            total += max(0, min(more.amount, more.most - printed))
    if state.terrain:
        total += cover.walls(state, unit)
    return total


# ------------------------------------------------------------------ of a weapon


def reach(state: TacticsState, unit: Unit, weapon: Weapon) -> int:
    """TG-048 Return the longest distance at which a unit's weapon fires; 0 is any."""
    total = weapon.range
    if total:
        for lasting in unit.cards:
            more = _RANGE(state.catalog).get(lasting.card)
            if more is not None and weapon.has(more.weapon):
                total += more.amount
    return total


def penetration(state: TacticsState, unit: Unit, weapon: Weapon, target: Unit | None = None) -> int:
    """TG-050 Return the penetration of a unit's weapon, against a target where it matters; never below 0."""
    total = weapon.pen
    for lasting in unit.cards:
        more = _PENETRATION(state.catalog).get(lasting.card)
        if more is not None and weapon.has(more.weapon):
            total += more.amount
    if target is not None:
        for token in target.tokens:
            plate = _PLATES.get(token.id)
            if plate is not None and weapon.has(plate.weapon):
                total += plate.amount
    return max(0, total)


def damage(state: TacticsState, unit: Unit, weapon: Weapon, target: Unit | None = None) -> int:
    """TG-052 Return what a hit of a unit's weapon inflicts, on a target where it matters."""
    total = weapon.damage
    if target is not None:
        for lasting in unit.cards:
            more = _DAMAGE(state.catalog).get(lasting.card)
            if (
                more is not None
                and weapon.has(more.weapon)
                and state.catalog.units[target.card].among(more.groups)
            ):
                total += more.amount
    return total


# ------------------------------------------------------------------ the two Impact numbers


def own_changes(state: TacticsState, shooter: Unit) -> list[Change]:
    """List what changes every shot of a unit: wounds (TG-103, TG-R20), suppression (TG-R19), promotions."""
    found: list[Change] = []
    if shooter.wounds:
        found.append(_WOUNDED[min(shooter.wounds, MOST_WOUNDS)])
    if shooter.suppressed and state.players[shooter.seat].side == state.side:
        found.append(_SUPPRESSED)
    if shooter.cards:
        found += _by_cards(shooter, _SHOOTING(state.catalog))
    return found


def _by_cards(unit: Unit, effects: Mapping[str, Change]) -> Iterator[Change]:
    """List what the cards on a unit change."""
    return (effects[lasting.card] for lasting in unit.cards if lasting.card in effects)


def changes(state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit) -> list[Change]:
    """TG-094 List everything that changes the numbers of a shot of one unit at another."""
    found = own_changes(state, shooter)
    if weapon.indirect:
        found += _spotted(state, shooter, target)
    sheltered = _sheltered(state, shooter, weapon, target)
    if sheltered is not None:
        found.append(sheltered)
    if target.prone:
        found.append(_LOW)
    if state.turn < target.smoked:
        found.append(Change("smoke", SMOKE.hit, SMOKE.crit))
    if state.clouds and any(target.at in cloud.squares for cloud in state.clouds):
        found.append(Change("smokebar", CLOUD.hit, CLOUD.crit))
    if target.cards:
        found += _by_cards(target, _SHOT_AT(state.catalog))
    return found


def air_changes(state: TacticsState, shooter: Unit) -> list[Change]:
    """TG-R25 List what changes the numbers of a shot at an aircraft, or at paratroopers in the air."""
    found = own_changes(state, shooter)
    if state.forces[state.players[shooter.seat].side].flak:
        found.append(Change("flakbar", FLAK.hit, 0))
    return found


def _sheltered(state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit) -> Change | None:
    """TG-R16 Return what the target's best cover does, unless the weapon ignores it."""
    if weapon.ignores == "all":
        return None
    found = cover.cover(state, target, target.at if shooter.at is None else shooter.at)
    if found.level is None or found.level == weapon.ignores:
        return None
    return Change(found.source, found.hit, found.crit)


def _spotted(state: TacticsState, shooter: Unit, target: Unit) -> list[Change]:
    """List what helps a side's indirect fire: radios near the target, and observers high up; each kind once."""
    side = state.players[shooter.seat].side
    found: dict[str, Change] = {}
    for unit in state.units:
        if unit.at is None or state.players[unit.seat].side != side:
            continue
        for source in _looking_from(state, unit):
            op = _SPOTTERS[source]
            if not op.within or (target.at is not None and DISTANCE[unit.at][target.at] <= op.within):
                found[source] = Change(source, op.hit, 0)
    return list(found.values())


def _looking_from(state: TacticsState, unit: Unit) -> list[str]:
    found = [token.id for token in unit.tokens if token.id in _SPOTTERS]
    place = state.terrain.get(unit.at) if unit.at is not None else None
    if place is not None and not place.ruin and place.card in _SPOTTERS:
        found.append(place.card)
    return found
