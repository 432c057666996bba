"""Names of the options of movement: moving, exchanging squares, assaulting, getting on vehicles and off."""

# ruff: noqa: ARG001
# One signature for every kind of option.
from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.tactics2gm.squares import NAMES, SQUARES
from engine.tactics2gm.view import TacticsView, UnitView


def _name(view: TacticsView, decision: Decision, path: Option) -> Msg:
    """Name the verb, then the unit, then what it is about: a square, or another unit."""
    verb = str(path[0])
    if len(path) == 1:
        return msg(f"tactics2gm-label-{verb}")
    if len(path) == 2:
        return unit(view, path[1])
    if isinstance(path[2], int):
        return unit(view, path[2])
    at = path[2]
    if verb != "assault":
        return msg("tactics2gm-label-square", at=at)
    defender = next(unit for unit in view.units if unit.at == SQUARES[at])
    return msg("tactics2gm-label-assaulted", unit=defender.number, unit_card=defender.card, at=at)


def unit(view: TacticsView, number: str | int) -> Msg:
    """Name a unit and where it is; a passenger is where its vehicle is."""
    found = _find(view, int(number))
    where = found if found.aboard is None else _find(view, found.aboard)
    at: Arg = "none" if where.at is None else NAMES[where.at]
    key = "tactics2gm-label-unit-at" if found.aboard is None else "tactics2gm-label-unit-aboard"
    return msg(key, unit=found.number, unit_card=found.card, at=at)


def _find(view: TacticsView, number: int) -> UnitView:
    return next(unit for unit in view.units if unit.number == number)


LABELS: dict[str, Callable[[TacticsView, Decision, Option], Msg]] = dict.fromkeys(
    ("move", "swap", "assault", "embark", "disembark"), _name
)
"""Who names the options of each verb."""
