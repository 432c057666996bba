"""Where to go: moving, exchanging squares, riding, assaulting, packing what is set up, lying down."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Option
from engine.tactics2gm import objectives
from engine.tactics2gm.heuristics.outlook import SUPPLY, Aims, Outlook
from engine.tactics2gm.heuristics.shots import GOAL, likely
from engine.tactics2gm.squares import BESIDE, SQUARES, Square, listed
from engine.tactics2gm.view import UnitView, shot_key

ENOUGH = 0.2
"""A move that gains no more than this is not worth making."""


# ------------------------------------------------------------------ judging


def _move(look: Outlook, option: Option) -> float:
    """Judge a move by what it gains over staying."""
    unit = look.unit(option[1])
    assert unit.at is not None
    if "moved" in unit.marks:
        return 0.0
    gain = _gain(look, unit, SQUARES[str(option[2])])
    return gain if gain > ENOUGH else 0.0


def _gain(look: Outlook, unit: UnitView, at: Square) -> float:
    assert unit.at is not None
    stand = look.stand(unit)
    return stand(at) - stand(unit.at)


def _swap(look: Outlook, option: Option) -> float:
    """Judge an exchange of squares by what it gains for both."""
    one, other = look.unit(option[1]), look.unit(option[2])
    assert one.at is not None
    assert other.at is not None
    if "moved" in one.marks or "moved" in other.marks:
        return 0.0
    rows = (look.supplied(one.at, other.at), look.supplied(other.at, one.at))
    held = SUPPLY * (2 * look.supplied(None, None) - sum(rows))  # together they leave no row
    gain = _gain(look, one, other.at) + _gain(look, other, one.at) + (held if look.must_fall else 0.0)
    return gain if gain > 2 * ENOUGH else 0.0


def _embark(look: Outlook, option: Option) -> float:
    """Ride toward a goal that is far, while no enemy is near."""
    return 1.0 if objectives.rides(look.view, look.unit(option[1]), look.unit(option[2])) else 0.0


def _disembark(look: Outlook, option: Option) -> float:
    """Get off where the ride ends, onto the best square."""
    unit, at = look.unit(option[1]), SQUARES[str(option[2])]
    assert unit.aboard is not None
    if not objectives.alights(look.view, look.unit(unit.aboard), at):
        return 0.0
    return max(1.0, 20.0 + look.stand(unit)(at))


def _assault(look: Outlook, option: Option) -> float:
    """Assault what it harms more than one's shots would, less what its answer may cost."""
    unit, at = look.unit(option[1]), SQUARES[str(option[2])]
    enemy = next((other for other in look.enemies if other.at == at), None)
    if enemy is None:
        return 0.0
    if objectives.decides(look.view, look.side, enemy):
        return GOAL
    shot = look.view.odds[shot_key(option)]
    survives = 1 - shot.kills / 100
    answers = (look.promise(weapon, unit, enemy.wounds) for weapon in look.arms(enemy) if weapon.reaches(1))
    assert unit.at is not None
    gain = (
        likely(look, shot, enemy) - survives * max(answers, default=0.0) - look.offense(_aims(look, unit), unit.at)
    )
    return gain if gain > ENOUGH else 0.0


def _aims(look: Outlook, unit: UnitView) -> list[Aims]:
    return look.aims(look.arms(unit), unit.wounds)


def _pack(look: Outlook, option: Option) -> float:
    """Pack what is set up where it has nothing to fire at, and another square beside it is better."""
    unit = look.unit(option[1])
    if unit.at is None:
        return 0.5  # a passenger, who could not get off else
    if look.offense(_aims(look, unit), unit.at) > 0:
        return 0.0
    taken = {other.at for other in look.view.units}
    gains = (_gain(look, unit, at) for at in listed(BESIDE[unit.at]) if at not in taken)
    return max(gains, default=0.0)


def _prone(look: Outlook, option: Option) -> float:
    """Lie down where nothing better is to be done and an enemy may shoot."""
    unit = look.unit(option[1])
    return 0.1 if look.danger(unit) > 0 else 0.0


JUDGES: dict[str, Callable[[Outlook, Option], float]] = {
    "move": _move,
    "swap": _swap,
    "embark": _embark,
    "disembark": _disembark,
    "assault": _assault,
    "pack": _pack,
    "prone": _prone,
}
