"""Shooting: who may fire at what, and the shot (TG-085 to TG-102, TG-R02, TG-R10, TG-R14, TG-R19, TG-R27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.tactics2gm import numbers
from engine.tactics2gm.bearing import printed
from engine.tactics2gm.harm import (
    Change,
    Result,
    damage_bridge,
    damage_headquarters,
    damage_place,
    harm,
)
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Hidden
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.posture import hidden
from engine.tactics2gm.shots import WALL, Aim, at_headquarters, at_place, at_unit, roll
from engine.tactics2gm.squares import (
    DISTANCE,
    NAMES,
    ROWS,
    SQUARES,
    STRIDE,
    WIDTH,
    WITHIN,
    Square,
    bits,
    column,
    to_headquarters,
)
from engine.tactics2gm.state import SIDES, TacticsState, Thing, Unit
from engine.tactics2gm.tables import units_that
from engine.tactics2gm.tokens import flip
from engine.tactics2gm.weapons import ANYWHERE, Arm, arm, farthest, loaded

AT_HEADQUARTERS = -2
"""Where the arrow of a shot at the first Headquarters ends; that of the second is one less."""
FROM_THE_AIR = -1
"""Where the arrow of an aircraft begins."""
FIRM = 4
"""TG-R19 A tank with this armour or more is not suppressed."""
SHY = units_that(lambda card: bool(printed(card.id, Hidden)))
"""The cards of units that hide."""
MIDDLE = (WIDTH // 2, WIDTH // 2 + 1)
"""TG-R01 The columns of a board before its Headquarters."""
_TO_HQ = [
    [[to_headquarters(side, board, at) for at in range(ROWS * STRIDE)] for board in (0, 1)] for side in (0, 1)
]
"""How far a side's Headquarters are, by board and square."""
CROSSFIRE = 2
"""TG-102 So many enemy units suppress the unit that they shoot at."""


# ------------------------------------------------------------------ what is offered


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """List every shot that a seat's units may fire: in all directions, each weapon once (TG-085 to TG-090)."""
    turn = state.turn
    found: list[Option] = []
    shooters = [unit for unit in there.own if unit.at is not None and turn not in (unit.assaulted, unit.acted)]
    if not shooters:
        return found
    foes = [
        (at, unit, hidden(state, unit) if unit.tokens or unit.card in SHY else 0)
        for at, unit in there.enemies.items()
    ]
    places = [at for at, place in state.terrain.items() if not place.ruin and at not in there.friends]
    bridges = _bridges(state, there) if state.things else []
    aims = there.barred | bits(places) | bits(bridges)
    enemy = 1 - there.side
    boards = tuple(board for board, hq in enumerate(state.forces[enemy].hqs) if hq.pi)
    to_hq = _to_nearest(enemy, boards)
    firm = LIBRARY.hqs[SIDES[enemy]].armour
    straight = bool(state.options["straight_only"])
    for unit in shooters:
        at = unit.at
        assert at is not None
        far = farthest(unit)
        if not aims & WITHIN[at][far] and to_hq[at] > far:
            continue
        row = DISTANCE[at]
        near = [
            (distance, foe)
            for place, foe, beyond in foes
            if (distance := row[place]) <= far
            and (not beyond or distance < beyond)
            and (not straight or in_line(at, place))
        ]
        walls = [place for place in places if row[place] <= far and (not straight or in_line(at, place))]
        spans = [place for place in bridges if row[place] <= far]
        hqs = [
            (board, _TO_HQ[enemy][board][at])
            for board in boards
            if _TO_HQ[enemy][board][at] <= far and (not straight or column(at) - board * WIDTH in MIDDLE)
        ]
        number = unit.number
        for each in loaded(unit, turn):
            weapon = each.weapon
            least, against = weapon.least, weapon.against
            most = (numbers.reach(unit, weapon) if unit.cards else weapon.range) or ANYWHERE
            for distance, foe in near:
                if least <= distance <= most and (not against or LIBRARY.units[foe.card].among(against)):
                    found.append(("fire", number, each.id, "unit", foe.number))
            if walls and (each.breach or (not against and numbers.penetration(unit, weapon) >= WALL)):
                found += [
                    ("fire", number, each.id, "building", NAMES[place])
                    for place in walls
                    if least <= row[place] <= most
                ]
            if each.breach:
                found += [
                    ("fire", number, each.id, "bridge", NAMES[place]) for place in spans if row[place] <= most
                ]
            if hqs and not against and numbers.penetration(unit, weapon) >= firm:
                found += [
                    ("fire", number, each.id, "hq", board) for board, distance in hqs if least <= distance <= most
                ]
    return found


@cache
def _to_nearest(side: int, boards: tuple[int, ...]) -> tuple[int, ...]:
    """Give, for each square, how far the nearest of a side's Headquarters on these boards is."""
    tables = [_TO_HQ[side][board] for board in boards]
    return tuple(min([ANYWHERE + 1, *(table[at] for table in tables)]) for at in range(ROWS * STRIDE))


def in_line(one: Square, other: Square) -> bool:
    """TG-R02 Tell whether two squares lie in one row or column, as the strict reading of TG-090 wants it."""
    return (one ^ other) % STRIDE == 0 or one // STRIDE == other // STRIDE


def _bridges(state: TacticsState, there: Positions) -> list[Square]:
    """List the bridges that a side may blow up: without a unit of its own on them."""
    return [t.at for t in state.things if t.kind == "bridge" and not t.gone and t.at not in there.friends]


# ------------------------------------------------------------------ a shot


def _fire(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:
    """Fire one weapon at one target, and turn or take off what has been used."""
    state = flow.state
    _, number, weapon, kind, aim = option
    unit = state.unit(int(number))
    assert unit is not None
    each = arm(unit, str(weapon))
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
    flip(unit, each.id, state.turn)


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
    if state.outcome is None and target in state.units:
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
    if LIBRARY.units[target.card].tank and numbers.armour(flow.state, target) >= FIRM:
        return
    target.suppressed = True
    flow.emit("suppressed", unit=target.number, unit_card=target.card)


DEEDS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"fire": _fire}
