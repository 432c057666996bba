"""Names of the options of shooting: who fires what at whom, with the chance; sorties, bombers, standing orders."""

# One signature for every kind of option.
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm.labels.units import find, promised, standing, unit_args
from engine.tactics2gm.squares import NAMES, SQUARES
from engine.tactics2gm.view import TacticsView


def _fire(view: TacticsView, decision: Decision, path: Option) -> Msg:
    match len(path):
        case 1:
            return msg("tactics2gm-label-fire")
        case 2:
            return standing(view, path[1])
        case 3:
            return msg("tactics2gm-label-weapon", weapon=_weapon(view, path))
        case 4:
            return msg("tactics2gm-label-aim", aim=str(path[3]))
        case _:
            return _target(view, path, path[3], path[4])


def _sortie(view: TacticsView, decision: Decision, path: Option) -> Msg:
    match len(path):
        case 1:
            return msg("tactics2gm-label-sortie")
        case 2:
            return standing(view, path[1])
        case 3:
            return msg("tactics2gm-label-aim", aim=str(path[2]))
        case _:
            return _target(view, path, path[2], path[3])


def _weapon(view: TacticsView, path: Option) -> str:
    weapon = str(path[2])
    return f"{find(view, path[1]).card}/{weapon}" if weapon.isdigit() else f"token/{weapon}"


def _target(view: TacticsView, path: Option, kind: str | int, aim: str | int) -> Msg:
    """Name a target with what the shot needs and the chance to harm it."""
    odds = promised(view, path)
    match kind:
        case "unit":
            return msg("tactics2gm-label-at-unit", **unit_args(view, aim), odds=odds)
        case "building":
            place = view.terrain[SQUARES[str(aim)]]
            return msg("tactics2gm-label-at-building", terrain=place.card, at=str(aim), odds=odds)
        case "bridge":
            return msg("tactics2gm-label-at-bridge", at=str(aim), odds=odds)
        case _:
            return msg("tactics2gm-label-at-headquarters", board=int(aim), odds=odds)


def _bomb(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg("tactics2gm-label-bomb")
    if len(path) == 2:
        return msg("tactics2gm-label-card-for", card=path[1], ap=view.catalog.units[str(path[1])].cost)
    if path[-1] == "building":
        place = view.terrain[SQUARES[str(path[2])]]
        return msg("tactics2gm-label-bomb-building", terrain=place.card, at=str(path[2]))
    if len(path) == 3 and path in decision.options:
        below = next((unit for unit in view.units if unit.at is not None and NAMES[unit.at] == path[2]), None)
        if below is not None:
            return standing(view, below.number)
    return msg("tactics2gm-label-bomb-squares", places=list(path[2:]))


def _order(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return msg(f"tactics2gm-label-{path[0]}")
    return msg(f"tactics2gm-label-{path[0]}-whom", flight=str(path[1]))


LABELS: dict[str, Callable[[TacticsView, Decision, Option], Msg]] = {
    "fire": _fire,
    "sortie": _sortie,
    "bomb": _bomb,
    "intercept": _order,
    "escort": _order,
}
"""Who names the options of each verb."""
