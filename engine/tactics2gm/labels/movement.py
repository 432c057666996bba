"""Names of the options of movement: moving, exchanging squares, assaulting, getting on vehicles and off."""

# One signature for every kind of option.
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm.labels.units import promised, standing, unit_args
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.view import TacticsView


def _name(view: TacticsView, decision: Decision, path: Option) -> Msg:
    """Name the verb, then the unit, then what it is about: a square, or another unit."""
    verb = str(path[0])
    if len(path) == 1:
        return msg(f"tactics2gm-label-{verb}")
    if len(path) == 2:
        return standing(view, path[1])
    if verb == "assault":
        return _defender(view, path)
    return standing(view, path[2]) if isinstance(path[2], int) else msg("tactics2gm-label-square", at=path[2])


def _defender(view: TacticsView, path: Option) -> Msg:
    """Name who is assaulted, with what the assault needs and the chance to do harm."""
    at = SQUARES[str(path[2])]
    defender = next(unit for unit in view.units if unit.at == at)
    return msg("tactics2gm-label-at-unit", **unit_args(view, defender.number), odds=promised(view, path))


LABELS: dict[str, Callable[[TacticsView, Decision, Option], Msg]] = dict.fromkeys(
    ("move", "swap", "assault", "embark", "disembark"), _name
)
"""Who names the options of each verb."""
