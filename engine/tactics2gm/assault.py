"""Infantry assaults (TG-074, TG-R17): an enemy beside it, in the open or inside terrain, and his answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.datafile import Name
from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import ground, numbers, paths
from engine.tactics2gm.active_effects import active_effects, printed, toughness
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.harm import Change, Result, harm, judge, needed
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.movement import arrive, find, leave, walk
from engine.tactics2gm.ops import AssaultedMod, AssaultMod, CannotAssault
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.shots import Shot, against, figures
from engine.tactics2gm.squares import NAMES, SQUARES, WITHIN, beside, neighbours
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import units_that
from engine.tactics2gm.tokens import flip, rested
from engine.tactics2gm.weapons import Arm, working

IMPROVISED = Weapon(
    name=Name(en="improvised weapons", es="armas improvisadas"), range=1, hit=5, crit=10, pen=4, damage=2
)
"""What infantry assaults vehicles with."""

STORMERS = units_that(lambda card: card.infantry and not printed(card, CannotAssault))
"""The unit cards that may assault."""


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List the squares of enemies that a seat's infantry may assault: beside it, with Movement left.

    While its own weapon is grey (a flamethrower) it has nothing to assault with but what it improvises (TG-R21).
    """
    barred = there.barred
    if not beside(barred) & there.held:
        return []
    around = neighbours(state.columns)
    options: list[Option] = []
    for unit in there.own:
        at = unit.at
        if (
            at is None
            or not barred & WITHIN[at][1]
            or unit.card not in STORMERS(state.catalog)
            or unit.assaulted == state.turn
        ):
            continue
        near = [square for square in around[at] if barred >> square & 1]
        if not rested(unit, "0", state.turn):
            vehicles = [square for square, foe in there.enemies if state.catalog.units[foe.card].vehicle]
            near = [square for square in near if square in vehicles]
        if near and paths.left(state, unit):
            options += [("assault", unit.number, NAMES[square]) for square in near]
    return options


def assault(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """TG-R17 Infantry assaults a square; its defender answers if he lives, or else it moves in.

    It neither moves on nor shoots this turn.
    """
    state = flow.state
    attacker, at = find(state, option[1]), SQUARES[str(option[2])]
    defender = state.standing(at)
    assert defender is not None
    leave(flow, attacker)
    attacker.assaulted = attacker.halted = state.turn
    struck = blow(state, attacker, defender)
    if not state.catalog.units[defender.card].vehicle:
        flip(state, attacker, "0", state.turn)
    result, told = _roll(flow, "assault", attacker, defender, struck)
    if attacker.at is not None:
        state.shots.append((attacker.at, at, result))
    flow.emit("assaulted", at=NAMES[at], **told)
    harm(flow, defender, result, struck.damage, seat)
    if state.outcome is not None:
        return
    if state.unit(defender.number) is not None:
        _answer(flow, defender, attacker)
    elif state.standing(at) is None and ground.admits(state, state.catalog.units[attacker.card], at):
        flow.emit("stormed", seat=seat, unit=attacker.number, unit_card=attacker.card, at=NAMES[at])
        if walk(flow, attacker, [at]):
            arrive(flow, attacker)


def blow(state: TacticsState, attacker: Unit, defender: Unit) -> Shot:
    """Work out an attack: rifle numbers, or improvised weapons against vehicles; no cover, but walls count."""
    vehicle = state.catalog.units[defender.card].vehicle
    weapon = IMPROVISED if vehicle else state.catalog.units[attacker.card].weapons[0]
    changes = numbers.own_changes(state, attacker)
    changes += [Change(source, op.hit, op.crit) for source, op in active_effects(state, attacker, AssaultMod)]
    changes += [Change(source, op.hit, op.crit) for source, op in active_effects(state, defender, AssaultedMod)]
    return _blow(state, attacker, weapon, defender, changes)


def _blow(state: TacticsState, striker: Unit, weapon: Weapon, target: Unit, changes: list[Change]) -> Shot:
    hit, crit = needed(weapon.hit, weapon.crit, changes)
    return against(state, striker, weapon, target, hit, crit, changes)


def _roll(
    flow: Flow[TacticsState], purpose: str, striker: Unit, target: Unit, shot: Shot
) -> tuple[Result, dict[str, Any]]:
    """Roll for one side of an assault: give the result, and what there is to tell."""
    (die,) = flow.roll(purpose)
    result = judge(die, shot.hit, shot.crit, shot.penetration, shot.armour)
    return result, {
        "seat": striker.seat,
        "unit": striker.number,
        "unit_card": striker.card,
        "target": target.number,
        "target_card": target.card,
        "die": die,
        **figures(shot),
        "result": result,
    }


def _answer(flow: Flow[TacticsState], defender: Unit, attacker: Unit) -> None:
    """TG-R17 The defender answers once, with the best weapon that reaches the next square; no cover counts."""
    state = flow.state
    changes = numbers.own_changes(state, defender)
    best: tuple[Arm, Shot] | None = None
    for each in working(state, defender, state.turn):
        if not each.weapon.reaches(1) or not state.catalog.units[attacker.card].among(each.weapon.against):
            continue
        struck = _blow(state, defender, each.weapon, attacker, changes)
        if best is None or _better(state, attacker, each, struck, *best):
            best = each, struck
    if best is not None:
        arm, struck = best
        flip(state, defender, arm.id, state.turn)
        result, told = _roll(flow, "answer", defender, attacker, struck)
        flow.emit("answered", weapon=arm.name, **told)
        harm(flow, attacker, result, struck.damage, defender.seat)


def _better(state: TacticsState, target: Unit, arm: Arm, struck: Shot, best: Arm, so_far: Shot) -> bool:
    """Compare what may be expected of one die; of equals, what costs least: no flip, then no token for good."""
    return (_promise(state, target, struck), -_price(arm)) > (_promise(state, target, so_far), -_price(best))


def _price(arm: Arm) -> int:
    """Rank what its use does to a weapon: nothing, it flips, it is gone."""
    if arm.id.isdigit():
        return int(arm.weapon.flips)
    return ("no", "setup", "yes", "discard").index(LIBRARY.tokens[arm.id].flip)


def _promise(state: TacticsState, target: Unit, struck: Shot) -> int:
    """Add up the wounds that the ten faces of the die would inflict, a critical counting as all that are left."""
    if struck.penetration < struck.armour:
        return 0
    alive = toughness(state, target) - target.wounds
    kills = 11 - struck.crit
    return kills * alive + (11 - struck.hit - kills) * min(struck.damage, alive)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"assault": assault}
"""How assaults are done."""
