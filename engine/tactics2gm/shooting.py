"""Shooting: who may fire at what, and the shot (TG-085 to TG-102, TG-R02, TG-R10, TG-R14, TG-R19, TG-R27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import numbers
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.harm import (
    HARMFUL,
    Change,
    Result,
    damage_bridge,
    damage_headquarters,
    damage_place,
    harm,
)
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Hidden
from engine.tactics2gm.positions import Placed, Positions
from engine.tactics2gm.posture import HIDING, hidden
from engine.tactics2gm.shots import WALL, Aim, at_headquarters, at_place, at_unit, roll
from engine.tactics2gm.squares import (
    BIT,
    DISTANCE,
    IN_LINE,
    NAMES,
    ROWS,
    SQUARES,
    STRIDE,
    WIDTH,
    Square,
    column,
)
from engine.tactics2gm.state import SIDES, TacticsState, Thing, Unit
from engine.tactics2gm.tables import units_among, units_that
from engine.tactics2gm.tokens import flip
from engine.tactics2gm.weapons import HEADQUARTERS, Arm, arm, reached, reaching, rings, working

AT_HEADQUARTERS = -2
"""Where the arrow of a shot at the first Headquarters ends; that of the second is one less."""
FROM_THE_AIR = -1
"""Where the arrow of an aircraft begins."""
FIRM = 4
"""TG-R19 A tank with this armour or more is not suppressed."""
SHY = units_that(lambda card: bool(printed(card, Hidden)))
"""The cards of units that hide."""
MIDDLE = (WIDTH // 2, WIDTH // 2 + 1)
"""TG-R01 The columns of a board before its Headquarters."""
NOTHING, WHOLE = -1, 1_000
"""The penetration of what cannot be fired at a target, and the armour of what no shot harms."""


class _Target(NamedTuple):
    """What may be fired at besides units: a building, a bridge, a Headquarters."""

    bit: int
    """Where it is, as a bit of :func:`rings`."""
    kind: str
    name: str | int
    """As options name it: its square, or the board of a Headquarters."""
    armour: int
    charged: bool
    """Satchel charges may be set at it (TG-R46)."""


_BUILDINGS = [_Target(BIT[at], "building", NAMES[at], WALL, charged=True) for at in range(ROWS * STRIDE)]
_BRIDGES = [_Target(BIT[at], "bridge", NAMES[at], WHOLE, charged=True) for at in range(ROWS * STRIDE)]
_HQS = [
    [
        _Target(HEADQUARTERS[side][board], "hq", board, LIBRARY.hqs[SIDES[side]].armour, charged=False)
        for board in (0, 1)
    ]
    for side in (0, 1)
]
"""The targets on each square, and those of each side by board."""
_IN_LINE = [
    IN_LINE[at]
    | sum(HEADQUARTERS[side][board] for side in (0, 1) for board in (0, 1) if column(at) - board * WIDTH in MIDDLE)
    for at in range(ROWS * STRIDE)
]
"""TG-R02 What lies in one line with each square, Headquarters included."""
CROSSFIRE = 2
"""TG-102 So many enemy units suppress the unit that they shoot at."""


# ------------------------------------------------------------------ what is offered


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List every shot that a seat's units may fire: in all directions, each weapon once (TG-085 to TG-090)."""
    turn = state.turn
    found: list[Option] = []
    barred, enemies = there.barred, there.enemies
    targets = _targets(state, there)
    others = 0
    for target in targets:
        others |= target.bit
    aims = barred | others
    shy = _shy(state, enemies)
    straight, reach = state.options["straight_only"], reaching(state.catalog)
    for unit in there.own:
        at = unit.at
        if at is None:
            continue
        aim = aims & (reached(state, unit, at) if unit.tokens or unit.cards else reach[unit.card][at])
        if not aim or turn in (unit.assaulted, unit.acted):
            continue
        if straight:
            aim &= _IN_LINE[at]
        foes = aim & barred
        for place, beyond in shy:
            if DISTANCE[at][place] >= beyond:
                foes &= ~BIT[place]
        number = unit.number
        for each in working(state, unit, turn):
            if each.name in unit.fired and not unit.again:  # TG-R14 Each weapon fires once a turn.
                continue
            weapon = each.weapon
            ring = (each.ring if not unit.cards else rings(weapon.least, numbers.reach(state, unit, weapon)))[at]
            within = foes & ring
            if within:
                against = weapon.against
                for place, foe in enemies:
                    if within >> place & 1 and (not against or foe.card in units_among(state.catalog, against)):
                        found.append(("fire", number, each.id, "unit", foe.number))
            within = aim & others & ring
            if within:
                found += _at_targets(state, unit, each, within, targets)
    return found


def _targets(state: TacticsState, there: Positions) -> list[_Target]:
    """List what a side may fire at besides units: neither what it stands on itself nor what is destroyed."""
    found: list[_Target] = []
    held, enemy = there.held, 1 - there.side
    for at, place in state.terrain.items():
        if not place.ruin and not held >> at & 1:
            found.append(_BUILDINGS[at])
    if state.things:
        found += [
            _BRIDGES[t.at] for t in state.things if t.kind == "bridge" and not t.gone and not held >> t.at & 1
        ]
    for board, hq in enumerate(state.forces[enemy].hqs):
        if hq.pi:
            found.append(_HQS[enemy][board])
    return found


def _at_targets(state: TacticsState, unit: Unit, each: Arm, within: int, targets: list[_Target]) -> list[Option]:
    """List what a weapon may be fired at, of what is no unit and within its range."""
    penetration = NOTHING if each.weapon.against else numbers.penetration(state, unit, each.weapon)
    return [
        ("fire", unit.number, each.id, target.kind, target.name)
        for target in targets
        if within & target.bit and (penetration >= target.armour or (each.breach and target.charged))
    ]


def _shy(state: TacticsState, enemies: Placed) -> list[tuple[Square, int]]:
    """List the enemies who hide, and from which distance on."""
    found, shy = [], SHY(state.catalog)
    for at, foe in enemies:
        if foe.seen:
            continue
        hides = foe.card in shy
        for token in foe.tokens:
            if token.id in HIDING:
                hides = True
        if hides and (beyond := hidden(state, foe)):
            found.append((at, beyond))
    return found


# ------------------------------------------------------------------ a shot


def _fire(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Fire one weapon at one target, and turn or take off what has been used."""
    state = flow.state
    _, number, weapon, kind, aim = option
    unit = state.unit(int(number))
    assert unit is not None
    each = arm(state, unit, str(weapon))
    _note(state, unit, each)
    match kind:
        case "unit":
            target = state.unit(int(aim))
            assert target is not None
            shoot(flow, seat, unit, each, target)
        case "building":
            at = SQUARES[str(aim)]
            if each.breach:
                _charge(flow, seat, unit, each, at)
            else:
                shoot_at_place(flow, seat, unit, each, at)
        case "bridge":
            _charge(flow, seat, unit, each, SQUARES[str(aim)], _bridge(state, SQUARES[str(aim)]))
        case _:
            _shoot_at_headquarters(flow, seat, unit, each, int(aim))
    flip(state, unit, each.id, state.turn)


def _note(state: TacticsState, unit: Unit, each: Arm) -> None:
    """TG-R14 Note that a unit has used a weapon this turn."""
    if each.name in unit.fired:
        unit.again -= 1
    else:
        unit.fired.append(each.name)
    unit.shot = state.turn


def shoot(
    flow: Flow[TacticsState],
    seat: Seat,
    shooter: Unit,
    each: Arm,
    target: Unit,
    extra: Sequence[Change] = (),
) -> None:
    """Fire at a unit (TG-092 to TG-099); ``extra`` are changes beyond those of the two."""
    state = flow.state
    shot = at_unit(state, shooter, each.weapon, target, extra)
    aim = Aim("unit", target, target.at)
    result = roll(flow, "fire", shooter, each, shot, aim, impact=_impact(state, seat))
    _arrow(state, shooter, target.at, result)
    harm(flow, target, result, shot.damage, seat)
    if result not in HARMFUL or (state.outcome is None and target in state.units):
        _under_fire(flow, shooter, target)


def shoot_at_place(
    flow: Flow[TacticsState],
    seat: Seat,
    shooter: Unit,
    each: Arm,
    at: Square,
    extra: Sequence[Change] = (),
) -> None:
    """TG-117, TG-R27 Fire at a Terrain card itself: it loses as many Impact Points as the Damage."""
    state = flow.state
    shot = at_place(state, shooter, each.weapon, extra)
    result = roll(flow, "fire", shooter, each, shot, Aim("place", at=at), impact=_impact(state, seat))
    _arrow(state, shooter, at, result)
    if result == "hit":
        damage_place(flow, at, shot.damage, seat)


def _shoot_at_headquarters(flow: Flow[TacticsState], seat: Seat, shooter: Unit, each: Arm, board: int) -> None:
    """TG-026, TG-R04 Fire at the enemy's Headquarters."""
    state = flow.state
    enemy = 1 - state.players[seat].side
    shot = at_headquarters(state, shooter, each.weapon, enemy)
    result = roll(flow, "fire", shooter, each, shot, Aim("headquarters"), impact=_impact(state, seat))
    _arrow(state, shooter, AT_HEADQUARTERS - board, result)
    if result == "hit":
        damage_headquarters(flow, enemy, board, shot.damage, seat)


def _charge(
    flow: Flow[TacticsState], seat: Seat, unit: Unit, each: Arm, at: Square, bridge: Thing | None = None
) -> None:
    """TG-R46 Set a satchel charge at a building or a bridge: it does its work without a roll."""
    state = flow.state
    flow.emit("charge_set", unit=unit.number, unit_card=unit.card, weapon=each.name, at=NAMES[at])
    _arrow(state, unit, at, "hit")
    if bridge is None:
        damage_place(flow, at, each.breach, seat)
    else:
        damage_bridge(flow, bridge, each.breach, seat)


def _bridge(state: TacticsState, at: Square) -> Thing:
    return next(thing for thing in state.things if thing.kind == "bridge" and thing.at == at and not thing.gone)


def _impact(state: TacticsState, seat: Seat) -> bool:
    """Use up the Impact card, if this shot was declared one."""
    player = state.players[seat]
    declared, player.impact = player.impact, False
    return declared


def _arrow(state: TacticsState, shooter: Unit, to: Square | None, result: Result) -> None:
    if to is not None:
        state.shots.append((FROM_THE_AIR if shooter.at is None else shooter.at, to, result))


# ------------------------------------------------------------------ Suppressive Fire


def _under_fire(flow: Flow[TacticsState], shooter: Unit, target: Unit) -> None:
    """TG-102, TG-R19 Note who shot at a unit; two different ones in one turn suppress it, hit or not."""
    if shooter.number in target.shot_by:
        return
    target.shot_by.append(shooter.number)
    if target.suppressed or len(target.shot_by) < CROSSFIRE:
        return
    if flow.state.catalog.units[target.card].tank and numbers.armour(flow.state, target) >= FIRM:
        return
    target.suppressed = True
    flow.emit("suppressed", unit=target.number, unit_card=target.card)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"fire": _fire}
