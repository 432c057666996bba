"""What a sensible player would do, from what he may know: advice for the hurried, and the automatic opponent.

The order of what matters is that of the box's rules for one player: the goal of the battle first, then what
threatens one's own, then what cuts a supply line or is dangerous, then what a shot kills with an even chance.
Everything is judged from a view, so nobody profits from what he cannot see.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Option
from engine.tactics2gm import objectives
from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import (
    GainAp,
    Heal,
    LayMine,
    Strike,
)
from engine.tactics2gm.squares import DISTANCE, ROWS, SQUARES, Square, column, own_row, to_headquarters
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import ShotView, TacticsView, UnitView

EVEN = 50
"""From this chance on, in percent, a shot that kills is worth more than any that only wounds."""
NEAR = 3
"""An enemy in so few of one's own rows threatens the Headquarters."""
GOAL, THREAT, DANGER, KILL = 400, 200, 100, 50
"""What each priority adds to the worth of a shot; beneath it, the points it is likely to destroy decide."""


def act(view: TacticsView, side: int, options: list[Option]) -> Option:
    """Choose what to do next in a phase of acts."""
    if view.phase == "shooting":
        shot = _shot(view, side)
        if shot is not None:
            return shot
    best, worth = PASS, 0.0
    for option in options:
        judge = _JUDGES.get(str(option[0]))
        if judge is not None:
            found = judge(view, side, option)
            if found > worth:
                best, worth = option, found
    return best


# ------------------------------------------------------------------ shooting


def _shot(view: TacticsView, side: int) -> Option | None:
    """Choose the best of the shots that are offered; None where none can do harm."""
    shots = [(_aim(view, side, key, shot), key) for key, shot in view.odds.items() if shot.percent]
    if not shots:
        return None
    worth, best = max(shots, key=lambda found: found[0])
    if worth <= 0:
        return None
    return tuple(_step(i, step) for i, step in enumerate(best.split(" ")))


def _step(place: int, step: str) -> str | int:
    """Read a step of an option: units and Headquarters are numbers, weapons and squares are not."""
    return int(step) if step.isdigit() and place != 2 else step


def _aim(view: TacticsView, side: int, key: str, shot: ShotView) -> float:
    kind, target = key.split(" ")[-2:]
    if kind == "hq":
        hq = view.forces[1 - side].hqs[int(target)]
        return GOAL + shot.percent * shot.damage / max(1, hq.pi) if objectives.headquarters(view, side) else 0.0
    if kind == "building":
        return GOAL + shot.percent if objectives.wanted(view, side, SQUARES[target]) else 0.0
    if kind != "unit":
        return 0.0
    enemy = _unit(view, int(target))
    worth = (
        shot.percent
        / 100
        * min(shot.damage, enemy.toughness - enemy.wounds)
        / enemy.toughness
        * _cost(view, enemy)
    )
    worth += shot.kills / 100 * _cost(view, enemy)
    if objectives.decides(view, side, enemy):
        worth += GOAL
    if enemy.at is not None and own_row(side, enemy.at) <= NEAR:
        worth += THREAT
    if _dangerous(view, enemy) or _cuts(view, side, enemy):
        worth += DANGER
    if shot.kills >= EVEN:
        worth += KILL
    return worth


def _cost(view: TacticsView, unit: UnitView) -> int:
    return max(1, view.catalog.units[unit.card].cost)


def _dangerous(view: TacticsView, unit: UnitView) -> bool:
    """Return whether a unit harms tanks or much at once."""
    return any(weapon.pen >= 5 or weapon.damage >= 3 for weapon in view.catalog.units[unit.card].weapons)


def _cuts(view: TacticsView, side: int, enemy: UnitView) -> bool:
    """Return whether an enemy stands in a row that the side holds with one unit only: it may cut the supply."""
    if enemy.at is None:
        return False
    rows = [own_row(side, unit.at) for unit in view.units if unit.side == side and unit.at is not None]
    return rows.count(own_row(side, enemy.at)) == 1


# ------------------------------------------------------------------ moving


def _move(view: TacticsView, side: int, option: Option) -> float:
    """Judge a move by what it gains over staying."""
    unit = _unit(view, int(option[1]))
    assert unit.at is not None
    if "moved" in unit.marks:
        return 0.0
    goal = SQUARES[str(option[2])]
    gain = _place(view, side, unit, goal) - _place(view, side, unit, unit.at)
    return gain if gain > 0.5 else 0.0


def _place(view: TacticsView, side: int, unit: UnitView, at: Square) -> float:
    """Judge a square for a unit: whom it can harm from there, how near it is to its goal, and its cover."""
    card = view.catalog.units[unit.card]
    worth = 0.0 if unit.load else 2.0 * _reachable(view, side, card, at)
    return worth + objectives.pull(view, side, unit, at) + _cover(view, card, at)


def _reachable(view: TacticsView, side: int, card: UnitCard, at: Square) -> float:
    """Return the points that the best shot from a square is likely to be worth."""
    best = 0.0
    for enemy in view.units:
        if enemy.side != side and enemy.at is not None:
            distance = DISTANCE[at][enemy.at]
            for weapon in card.weapons:
                if weapon.reaches(distance):
                    best = max(best, promise(view, weapon, enemy))
    hqs = view.forces[1 - side].hqs if objectives.headquarters(view, side) else []
    for board, hq in enumerate(hqs):
        distance = to_headquarters(1 - side, board, at)
        if any(weapon.reaches(distance) and weapon.pen >= hq.armour for weapon in card.weapons):
            best = max(best, 6.0)
    return best


def promise(view: TacticsView, weapon: Weapon, enemy: UnitView) -> float:
    """Estimate what a weapon, as printed, does to a unit: the points it is likely to destroy."""
    if weapon.pen < enemy.armour:
        return 0.0
    left = enemy.toughness - enemy.wounds
    wounds = (weapon.crit - weapon.hit) / 10 * min(weapon.damage, left) / enemy.toughness
    return (wounds + (11 - weapon.crit) / 10) * _cost(view, enemy)


def _cover(view: TacticsView, card: UnitCard, at: Square) -> float:
    place = view.terrain.get(at)
    ground = LIBRARY.features.get(view.features.get(at, "open"))
    level = LIBRARY.terrain[place.card].cover_of(card) if place is not None and not place.ruin else None
    level = level or (ground.cover_of(card) if ground is not None else None)
    return 0.0 if level is None else 0.4 * LIBRARY.covers[level].hit


def _embark(view: TacticsView, side: int, option: Option) -> float:  # noqa: ARG001
    """Ride toward a goal that is far, while no enemy is near."""
    unit, carrier = _unit(view, int(option[1])), _unit(view, int(option[2]))
    return 1.0 if objectives.rides(view, unit, carrier) else 0.0


def _disembark(view: TacticsView, side: int, option: Option) -> float:
    """Get off where the ride ends, onto the best square."""
    unit, at = _unit(view, int(option[1])), SQUARES[str(option[2])]
    assert unit.aboard is not None
    if not objectives.alights(view, _unit(view, unit.aboard), at):
        return 0.0
    return max(1.0, 20.0 + _place(view, side, unit, at))


def _assault(view: TacticsView, side: int, option: Option) -> float:
    """Assault what threatens or is worth more than oneself."""
    unit = _unit(view, int(option[1]))
    at = SQUARES[str(option[2])]
    enemy = next((other for other in view.units if other.at == at and other.side != side), None)
    if enemy is None:
        return GOAL if objectives.wanted(view, side, at) else 1.0
    if objectives.decides(view, side, enemy):
        return GOAL
    weapon = view.catalog.units[unit.card].weapons[0]
    return promise(view, weapon, enemy) - (0.5 if unit.wounds else 0.2)


# ------------------------------------------------------------------ deployment


def _deploy(view: TacticsView, side: int, option: Option) -> float:
    """Deploy facing the enemy (same column, a weapon that harms what comes), the costliest first."""
    card = view.catalog.units[str(option[1])]
    if str(option[2]) not in SQUARES:
        return 3.0 + card.cost
    return 3.0 + card.cost + 0.5 * _facing(view, side, card, SQUARES[str(option[2])])


def _facing(view: TacticsView, side: int, card: UnitCard, at: Square) -> float:
    """Judge a square of the deployment line: what comes down its column that the card could harm."""
    best = 0.0
    for enemy in view.units:
        if enemy.side != side and enemy.at is not None:
            aside = abs(column(enemy.at) - column(at))
            harm = max((promise(view, weapon, enemy) for weapon in card.weapons), default=0.0)
            alike = 0.5 if view.catalog.units[enemy.card].infantry == card.infantry else 0.0
            best = max(best, (harm + alike) * (ROWS - own_row(side, enemy.at) + 1) / (1 + aside))
    middle = (view.columns + 1) / 2
    return best + 0.1 - abs(column(at) - middle) / 100


def faces(view: TacticsView, side: int, card: str, at: Square) -> bool:
    """Return whether an enemy stands in the column of a square whom a unit card has a weapon to harm."""
    return any(
        enemy.side != side
        and enemy.at is not None
        and column(enemy.at) == column(at)
        and any(weapon.pen >= enemy.armour for weapon in view.catalog.units[card].weapons)
        for enemy in view.units
    )


def _equip(view: TacticsView, side: int, option: Option) -> float:  # noqa: ARG001
    """Take what shoots, if it is cheap; the rest of the points are for units."""
    token = LIBRARY.tokens[str(option[2])]
    return 2.5 - token.cost if token.weapon is not None else 0.0


def _play(view: TacticsView, side: int, option: Option) -> float:
    """Play a Support card where it is of use now."""
    card = view.catalog.supports[str(option[1])]
    worth = 2.0
    for op in card.ops:
        match op:
            case Heal(wounds=wounds):
                if _unit(view, int(option[2])).wounds < min(2, wounds):
                    return 0.0
            case GainAp(ap=ap):
                if _own_ap(view, side) + ap > LIBRARY.hqs[view.forces[side].side].ap_max:
                    return 0.0
                worth = 30.0
            case Strike(pen=pen, damage=damage):
                there = [unit for unit in view.units if unit.at == SQUARES[str(option[2])]]
                foes = sum(
                    _cost(view, unit) * damage for unit in there if unit.side != side and pen >= unit.armour
                )
                worth = max(0.0, foes - 4.0 * sum(unit.side == side for unit in there))
                if op.area == "square" and not foes:
                    return 0.0
            case LayMine():
                worth = _mined(view, side, SQUARES[str(option[2])])
            case _:
                pass
    if card.on.whose == "own" and worth == 2.0 and len(option) > 2:
        worth = 0.5 + _cost(view, _unit(view, int(option[2]))) / 4
    return worth


def _own_ap(view: TacticsView, side: int) -> int:
    return sum(player.ap for player in view.players if player.side == side)


def _mined(view: TacticsView, side: int, at: Square) -> float:
    """Judge a square for a mine: before an enemy, on one's own half."""
    foes = [unit.at for unit in view.units if unit.side != side and unit.at is not None]
    ahead = any(column(foe) == column(at) and own_row(side, foe) > own_row(side, at) for foe in foes)
    return 1.5 if ahead and own_row(side, at) <= ROWS // 2 else 0.0


def _bomb(view: TacticsView, side: int, option: Option) -> float:
    """Bomb where enemies stand and no friends."""
    squares = {SQUARES[str(step)] for step in option[2:] if str(step) in SQUARES}
    struck = [unit for unit in view.units if unit.at in squares]
    return float(sum(_cost(view, unit) if unit.side != side else -5 for unit in struck)) - 3.0


def _unit(view: TacticsView, number: int) -> UnitView:
    return next(unit for unit in view.units if unit.number == number)


_JUDGES: dict[str, Callable[[TacticsView, int, Option], float]] = {
    "move": _move,
    "assault": _assault,
    "embark": _embark,
    "disembark": _disembark,
    "deploy": _deploy,
    "equip": _equip,
    "play": _play,
    "bomb": _bomb,
}
"""How the worth of each verb is judged; what is not named is left to people."""
