"""What one die promises: the exact chance of a shot to harm, and to destroy at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.protocol import Option
from engine.tactics2gm import harm, numbers
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.harm import Change, needed
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.shooting import WALL
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import SIDES, TacticsState, Unit
from engine.tactics2gm.view import ShotView
from engine.tactics2gm.weapons import OWN, Arm, arm

FACES = 10


def odds(
    state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit, extra: Sequence[Change] = ()
) -> ShotView:
    """Work out a shot at a unit; an Impact card that is declared counts (percent, TG-092 to TG-099)."""
    found = [*numbers.changes(state, shooter, weapon, target), *extra]
    hit, crit = needed(weapon.hit, weapon.crit, found)
    penetration = numbers.penetration(shooter, weapon, target)
    armour, _ = numbers.armour(state, target)
    damage = numbers.damage(shooter, weapon, target)
    sure = state.players[shooter.seat].impact or target.wounds + damage >= numbers.toughness(target)
    through = penetration >= armour
    return ShotView(
        hit=hit,
        crit=crit,
        penetration=penetration,
        armour=armour,
        damage=damage,
        changes=found,
        percent=_ways(hit) if through else 0,
        kills=(_ways(hit if sure else crit)) if through else 0,
    )


def shown(state: TacticsState, option: Option) -> ShotView | None:
    """Work out a shot or a sortie as it is offered; None for options that are no shots."""
    if option[0] == "fire":
        unit = state.unit(int(option[1]))
        assert unit is not None
        return _aimed(state, unit, arm(unit, str(option[2])), option[3:])
    if option[0] == "sortie":
        unit = state.unit(int(option[1]))
        assert unit is not None
        return _aimed(state, unit, OWN[unit.card][0], option[2:])
    return None


def _aimed(state: TacticsState, unit: Unit, each: Arm, aim: Option) -> ShotView:
    if aim[0] == "unit":
        target = state.unit(int(aim[1]))
        assert target is not None
        return odds(state, unit, each.weapon, target)
    if aim[0] == "hq":
        enemy = 1 - state.players[unit.seat].side
        hq = state.forces[enemy].hqs[int(aim[1])]
        return _plain(state, unit, each, LIBRARY.hqs[SIDES[enemy]].armour, hq.pi)
    at = SQUARES[str(aim[1])]
    if aim[0] == "bridge":
        bridge = next(t for t in state.things if t.kind == "bridge" and t.at == at and not t.gone)
        return _sure(each, harm.BRIDGE - bridge.damage)
    place = state.terrain[at]
    left = LIBRARY.terrain[place.card].pi - place.damage
    return _sure(each, left) if each.breach else _plain(state, unit, each, WALL, left)


def _plain(state: TacticsState, unit: Unit, each: Arm, armour: int, left: int) -> ShotView:
    """Work out a shot at what knows no criticals and has so many Impact Points left."""
    weapon = each.weapon
    found = numbers.own_changes(state, unit)
    hit, _ = needed(weapon.hit, weapon.crit, found)
    penetration = numbers.penetration(unit, weapon)
    damage = numbers.damage(unit, weapon)
    percent = _ways(hit) if penetration >= armour else 0
    return ShotView(
        hit=hit,
        crit=0,
        penetration=penetration,
        armour=armour,
        damage=damage,
        changes=found,
        percent=percent,
        kills=percent if damage >= left else 0,
    )


def _sure(each: Arm, left: int) -> ShotView:
    """Work out a charge, which needs no roll."""
    return ShotView(
        hit=0,
        crit=0,
        penetration=each.weapon.pen,
        armour=0,
        damage=each.breach,
        changes=[],
        percent=100,
        kills=100 if each.breach >= left else 0,
    )


def _ways(least: int) -> int:
    """Give the chance of rolling at least so much, in percent."""
    return (FACES + 1 - least) * 100 // FACES
