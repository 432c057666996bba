"""Which shot to fire next.

The automatic opponent goes by the priorities of the box's rules for one player (TG-R48). What is advised goes by
the race for the Headquarters: a shot at it is weighed against what a unit that is hit will not do to one's own.
"""

from __future__ import annotations

from engine.core.protocol import Option
from engine.tactics2gm import objectives
from engine.tactics2gm.heuristics.outlook import Outlook
from engine.tactics2gm.heuristics.race import IMPACT_POINT
from engine.tactics2gm.squares import SQUARES, own_row
from engine.tactics2gm.view import ShotView, UnitView

EVEN = 50
"""From this chance on, in percent, a shot that kills is worth more than any that only wounds."""
NEAR = 3
"""An enemy in so few of one's own rows threatens the Headquarters."""
GOAL, THREAT, DANGER, KILL = 400, 200, 100, 50
"""What each priority adds to the worth of a shot; beneath it, the points it is likely to destroy decide."""
LAST = 0.3
"""Everybody shoots at a Headquarters of which they are likely to take such a share together: it may fall."""


def best(look: Outlook) -> Option | None:
    """Choose the best of the shots that are offered; None where none can do harm."""
    judge = _by_priority if look.automatic else _by_race
    shots = [(judge(look, key, shot), key) for key, shot in look.view.odds.items() if shot.percent]
    if not shots:
        return None
    worth, key = max(shots, key=lambda found: found[0])
    if worth <= 0:
        return None
    return tuple(_step(i, step) for i, step in enumerate(key.split(" ")))


def _step(place: int, step: str) -> str | int:
    """Read a step of an option: units and Headquarters are numbers, weapons and squares are not."""
    return int(step) if step.isdigit() and place != 2 else step


def _by_race(look: Outlook, key: str, shot: ShotView) -> float:
    """Judge a shot by what it is likely to destroy; the goals of the battle come first."""
    kind, target = key.split(" ")[-2:]
    view, side = look.view, look.side
    if kind == "hq":
        return _at_headquarters(look, shot, view.forces[1 - side].hqs[int(target)].pi) if look.must_fall else 0.0
    if kind == "building":
        return GOAL + shot.percent if objectives.wanted(view, side, SQUARES[target]) else 0.0
    if kind != "unit":
        return 0.0
    enemy = look.unit(target)
    wounding = (shot.percent - shot.kills) * shot.damage / enemy.toughness
    worth = (shot.kills + wounding) / 100 * look.price(enemy)
    return worth + (GOAL if objectives.decides(view, side, enemy) else 0.0)


def _at_headquarters(look: Outlook, shot: ShotView, left: int) -> float:
    """Judge a shot at a Headquarters: the Impact Points, and whether all shots together may be its end."""
    worth = IMPACT_POINT * shot.percent / 100 * min(shot.damage, left)
    together: dict[str, float] = {}
    for key, other in look.view.odds.items():
        *weapon, kind, _ = key.split(" ")
        if kind == "hq":
            together[" ".join(weapon)] = other.percent / 100 * other.damage
    return worth + (GOAL if sum(together.values()) >= LAST * left else 0.0)


def _by_priority(look: Outlook, key: str, shot: ShotView) -> float:
    """Judge a shot by the first priority that speaks for it."""
    kind, target = key.split(" ")[-2:]
    view, side = look.view, look.side
    if kind == "hq":
        hq = view.forces[1 - side].hqs[int(target)]
        return GOAL + shot.percent * shot.damage / max(1, hq.pi) if look.must_fall else 0.0
    if kind == "building":
        return GOAL + shot.percent if objectives.wanted(view, side, SQUARES[target]) else 0.0
    if kind != "unit":
        return 0.0
    enemy = look.unit(target)
    worth = likely(look, shot, enemy)
    if objectives.decides(view, side, enemy):
        worth += GOAL
    if enemy.at is not None and own_row(side, enemy.at) <= NEAR:
        worth += THREAT
    if _dangerous(look, enemy) or _cuts(look, enemy):
        worth += DANGER
    if shot.kills >= EVEN:
        worth += KILL
    return worth


def likely(look: Outlook, shot: ShotView, enemy: UnitView) -> float:
    """Return the points that a shot is likely to destroy."""
    wounds = min(shot.damage, enemy.toughness - enemy.wounds) / enemy.toughness
    return (shot.percent * wounds + shot.kills) / 100 * look.price(enemy)


def _dangerous(look: Outlook, unit: UnitView) -> bool:
    """Return whether a unit harms tanks or much at once."""
    return any(weapon.pen >= 5 or weapon.damage >= 3 for weapon in look.card(unit).weapons)


def _cuts(look: Outlook, enemy: UnitView) -> bool:
    """Return whether an enemy stands in a row that the side holds with one unit only: it may cut the supply."""
    return enemy.at is not None and look.rows.get(own_row(look.side, enemy.at)) == 1
