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
from engine.tactics2gm.ops import Group, Hidden
from engine.tactics2gm.positions import Positions, Standing
from engine.tactics2gm.posture import hidden
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
    WITHIN,
    Square,
    bits,
    column,
    to_headquarters,
)
from engine.tactics2gm.state import SIDES, TacticsState, Thing, Unit
from engine.tactics2gm.tables import units_that
from engine.tactics2gm.tokens import flip
from engine.tactics2gm.weapons import ANYWHERE, Arm, arm, farthest, loaded, rings

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
_FIRM = tuple(LIBRARY.hqs[side].armour for side in SIDES)
"""The armour of each side's Headquarters."""
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
    barred = there.barred
    places = [at for at, place in state.terrain.items() if not place.ruin and not there.held >> at & 1]
    bridges = _bridges(state, there) if state.things else []
    stands, spans = bits(places), bits(bridges)
    aims = barred | stands | spans
    enemies = there.enemies
    shy = _shy(state, enemies)
    enemy = 1 - there.side
    boards = tuple([board for board, hq in enumerate(state.forces[enemy].hqs) if hq.pi])
    to_hq = _to_nearest(enemy, boards)
    straight = state.options["straight_only"]
    for unit in shooters:
        at = unit.at
        assert at is not None
        far = farthest(unit)
        aim = aims & WITHIN[at][far]
        hqs = _before_hq(enemy, boards, at, far) if to_hq[at] <= far else ()
        in_line = aim
        if straight:
            in_line &= IN_LINE[at]
            hqs = tuple((board, distance) for board, distance in hqs if column(at) - board * WIDTH in MIDDLE)
        if not aim and not hqs:
            continue
        foes, walls, crossings = in_line & barred, in_line & stands, aim & spans
        for place, beyond in shy:
            if DISTANCE[at][place] >= beyond:
                foes &= ~BIT[place]
        number = unit.number
        for each in loaded(unit, turn):
            weapon = each.weapon
            against = weapon.against
            ring = each.ring if not unit.cards else rings(weapon.least, numbers.reach(unit, weapon))
            within = foes & ring[at]
            if within:
                for place, foe in enemies:
                    if within >> place & 1 and (not against or foe.card in _aimed_at(against)):
                        found.append(("fire", number, each.id, "unit", foe.number))
            if walls and (each.breach or (not against and numbers.penetration(unit, weapon) >= WALL)):
                within = walls & ring[at]
                found += [
                    ("fire", number, each.id, "building", NAMES[place]) for place in places if within >> place & 1
                ]
            if crossings and each.breach:
                within = crossings & ring[at]
                found += [
                    ("fire", number, each.id, "bridge", NAMES[place]) for place in bridges if within >> place & 1
                ]
            if hqs and not against and numbers.penetration(unit, weapon) >= _FIRM[enemy]:
                found += [
                    ("fire", number, each.id, "hq", board)
                    for board, distance in hqs
                    if weapon.least <= distance <= (numbers.reach(unit, weapon) or ANYWHERE)
                ]
    return found


def _shy(state: TacticsState, enemies: Standing) -> list[tuple[Square, int]]:
    """List the enemies who hide, and from which distance on."""
    return [
        (at, beyond) for at, foe in enemies if (foe.tokens or foe.card in SHY) and (beyond := hidden(state, foe))
    ]


@cache
def _aimed_at(groups: tuple[Group, ...]) -> set[str]:
    """Tell at which cards weapons for such targets may be fired, those that packs will add included."""
    return units_that(lambda card: card.among(groups))


@cache
def _before_hq(side: int, boards: tuple[int, ...], at: Square, far: int) -> tuple[tuple[int, int], ...]:
    """List those of a side's Headquarters that are not farther than so much, with their distances."""
    return tuple((board, _TO_HQ[side][board][at]) for board in boards if _TO_HQ[side][board][at] <= far)


@cache
def _to_nearest(side: int, boards: tuple[int, ...]) -> tuple[int, ...]:
    """Give, for each square, how far the nearest of a side's Headquarters on these boards is."""
    tables = [_TO_HQ[side][board] for board in boards]
    return tuple(min([ANYWHERE + 1, *(table[at] for table in tables)]) for at in range(ROWS * STRIDE))


def _bridges(state: TacticsState, there: Positions) -> list[Square]:
    """List the bridges that a side may blow up: without a unit of its own on them."""
    return [t.at for t in state.things if t.kind == "bridge" and not t.gone and not there.held >> t.at & 1]


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
