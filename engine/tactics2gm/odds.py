"""What one die promises: the exact chance of a shot to harm, and to destroy at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.protocol import Option
from engine.tactics2gm import harm, numbers
from engine.tactics2gm.assault import blow
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.harm import Change
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.shots import NEVER, Shot, at_headquarters, at_place, at_unit
from engine.tactics2gm.squares import SQUARES, Square
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.view import ShotView
from engine.tactics2gm.weapons import OWN, Arm, arm

FACES = 10


def odds(
    state: TacticsState, shooter: Unit, weapon: Weapon, target: Unit, extra: Sequence[Change] = ()
) -> ShotView:
    """Work out a shot at a unit on the ground (TG-092 to TG-099); an Impact card that is declared counts."""
    shot = at_unit(state, shooter, weapon, target, extra)
    sure = state.players[shooter.seat].impact or target.wounds + shot.damage >= numbers.toughness(state, target)
    return _promises(shot, shot.hit if sure else shot.crit)


def shown(state: TacticsState, option: Option) -> ShotView | None:
    """Work out a shot, a sortie or an assault as it is offered; None for options that are none."""
    if option[0] == "assault":
        return _assault(state, int(option[1]), SQUARES[str(option[2])])
    if option[0] == "fire":
        unit = state.unit(int(option[1]))
        assert unit is not None
        return _aimed(state, unit, arm(state, unit, str(option[2])), option[3:])
    if option[0] == "sortie":
        unit = state.unit(int(option[1]))
        assert unit is not None
        return _aimed(state, unit, OWN(state.catalog)[unit.card][0], option[2:])
    return None


def _assault(state: TacticsState, number: int, at: Square) -> ShotView:
    attacker, defender = state.unit(number), state.standing(at)
    assert attacker is not None
    assert defender is not None
    shot = blow(state, attacker, defender)
    enough = defender.wounds + shot.damage >= numbers.toughness(state, defender)
    return _promises(shot, shot.hit if enough else shot.crit)


def _aimed(state: TacticsState, unit: Unit, each: Arm, aim: Option) -> ShotView:
    if aim[0] == "unit":
        target = state.unit(int(aim[1]))
        assert target is not None
        return odds(state, unit, each.weapon, target)
    if aim[0] == "hq":
        enemy = 1 - state.players[unit.seat].side
        hq = state.forces[enemy].hqs[int(aim[1])]
        shot = at_headquarters(state, unit, each.weapon, enemy)
        return _promises(shot, shot.hit if shot.damage >= hq.pi else NEVER)
    at = SQUARES[str(aim[1])]
    if aim[0] == "bridge":
        bridge = next(t for t in state.things if t.kind == "bridge" and t.at == at and not t.gone)
        return _sure(each, harm.BRIDGE - bridge.damage)
    place = state.terrain[at]
    left = LIBRARY.terrain[place.card].pi - place.damage
    if each.breach:
        return _sure(each, left)
    shot = at_place(state, unit, each.weapon)
    return _promises(shot, shot.hit if shot.damage >= left else NEVER)


def _promises(shot: Shot, kills: int) -> ShotView:
    """Return a shot with its chances; from ``kills`` on it destroys."""
    through = shot.penetration >= shot.armour
    return ShotView(
        **shot._asdict(), percent=_ways(shot.hit) if through else 0, kills=_ways(kills) if through else 0
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
    """Return the chance of rolling at least so much, in percent."""
    return (FACES + 1 - least) * 100 // FACES
