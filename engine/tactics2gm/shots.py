"""A shot: what it needs and does, whatever it is aimed at, and rolling it (TG-092 to TG-098, TG-R10, TG-R11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from engine.core.flow import Flow
from engine.tactics2gm import numbers
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.harm import Change, Result, judge, needed, written
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import NAMES, Square
from engine.tactics2gm.state import SIDES, TacticsState, Unit
from engine.tactics2gm.view import ShotView
from engine.tactics2gm.weapons import Arm

WALL = 3
"""TG-R27 The penetration that a building takes."""
NEVER = 11
"""What no die shows."""


class Shot(NamedTuple):
    """What a shot needs and does."""

    hit: int
    crit: int
    """0 where there are no criticals."""
    penetration: int
    armour: int
    damage: int
    changes: list[Change]


class Aim(NamedTuple):
    """What a shot is aimed at: a unit, on the ground or in the air; a Terrain card; the enemy's Headquarters."""

    kind: Literal["unit", "air", "place", "headquarters"]
    target: Unit | None = None
    at: Square | None = None


def at_unit(
    state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit, extra: Sequence[Change] = ()
) -> Shot:
    """Return a shot at a unit on the ground; ``extra`` are changes beyond those of the two."""
    changes = [*numbers.changes(state, shooter, weapon, target), *extra]
    hit, crit = needed(weapon.hit, weapon.crit, changes)
    return against(state, shooter, weapon, target, hit, crit, changes)


def at_aircraft(state: TacticsState, shooter: Unit, weapon: Weapon, aircraft: Unit, changes: list[Change]) -> Shot:
    """TG-R25 Return a shot at what flies, with the numbers that the weapon has for it; cover does not count."""
    hit, crit = needed(*upwards(weapon), changes)
    return against(state, shooter, weapon, aircraft, hit, crit, changes)


def upwards(weapon: Weapon) -> tuple[int, int]:
    """Return the Impact numbers of a weapon at aircraft."""
    return (weapon.hit, weapon.crit) if weapon.air is None else (weapon.air.hit, weapon.air.crit)


def against(
    state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit, hit: int, crit: int, changes: list[Change]
) -> Shot:
    """Return what a weapon does to a unit, whose cover is in the changes or does not count."""
    return Shot(
        hit,
        crit,
        numbers.penetration(state, shooter, weapon, target),
        numbers.armour(state, target),
        numbers.damage(state, shooter, weapon, target),
        changes,
    )


def at_place(state: TacticsState, shooter: Unit, weapon: Weapon, extra: Sequence[Change] = ()) -> Shot:
    """TG-117, TG-R27 Return a shot at a Terrain card: no cover, no criticals."""
    return _plain(state, shooter, weapon, WALL, extra)


def at_headquarters(state: TacticsState, shooter: Unit, weapon: Weapon, side: int) -> Shot:
    """TG-027, TG-R04 Return a shot at a side's Headquarters, to which a critical is an ordinary hit."""
    return _plain(state, shooter, weapon, LIBRARY.hqs[SIDES[side]].armour, ())


def _plain(state: TacticsState, shooter: Unit, weapon: Weapon, armour: int, extra: Sequence[Change]) -> Shot:
    changes = [*numbers.own_changes(state, shooter), *extra]
    hit, _ = needed(weapon.hit, weapon.crit, changes)
    return Shot(
        hit,
        0,
        numbers.penetration(state, shooter, weapon),
        armour,
        numbers.damage(state, shooter, weapon),
        changes,
    )


def figures(shot: Shot | ShotView) -> dict[str, Any]:
    """Return what is told of a shot: its numbers, and what changed them."""
    return {
        "hit": shot.hit,
        "crit": shot.crit,
        "changes": list(map(written, shot.changes)),
        "penetration": shot.penetration,
        "armour": shot.armour,
        "damage": shot.damage,
    }


def roll(
    flow: Flow[TacticsState],
    purpose: str,
    shooter: Unit,
    each: Arm,
    shot: Shot,
    aim: Aim,
    *,
    impact: bool = False,
) -> Result:
    """Roll one die for a shot, judge and tell it; declared an Impact, what harms is a critical."""
    (die,) = flow.roll(purpose)
    result = judge(die, shot.hit, shot.crit or NEVER, shot.penetration, shot.armour)
    if impact and shot.crit and result == "hit":
        result = "crit"
    target, at = aim.target, aim.at
    place = None if at is None else flow.state.terrain.get(at)
    flow.emit(
        "fired",
        unit=shooter.number,
        unit_card=shooter.card,
        weapon=each.name,
        aim=aim.kind,
        target=None if target is None else target.number,
        target_card=None if target is None else target.card,
        terrain=None if place is None else place.card,
        at=None if at is None else NAMES[at],
        die=die,
        **figures(shot),
        impact=impact,
        result=result,
    )
    return result
