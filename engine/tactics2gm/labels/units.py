"""Naming units in options, and what a roll against them promises."""

from __future__ import annotations

from engine.core.protocol import Option
from engine.core.words import Arg, Msg, msg
from engine.tactics2gm.squares import NAMES
from engine.tactics2gm.view import TacticsView, UnitView, shot_key


def find(view: TacticsView, number: int | str) -> UnitView:
    """Find a unit by its number."""
    return next(unit for unit in view.units if unit.number == number)


def unit_args(view: TacticsView, number: int | str) -> dict[str, Arg]:
    """Name a unit in words: its number, its card and its square, which an aircraft has not."""
    unit = find(view, number)
    return {"unit": unit.number, "unit_card": unit.card, "at": "none" if unit.at is None else NAMES[unit.at]}


def standing(view: TacticsView, number: int | str) -> Msg:
    """Name a unit and where it stands; a passenger with its vehicle."""
    unit = find(view, number)
    if unit.aboard is None:
        return msg("tactics2gm-label-unit-standing", **unit_args(view, number))
    carrier = find(view, unit.aboard)
    return msg("tactics2gm-label-aboard", unit=unit.number, unit_card=unit.card, carrier_card=carrier.card)


def promised(view: TacticsView, path: Option) -> Arg:
    """Say what a shot or assault needs, and the chance to do harm; ``none`` where that is not known."""
    key = shot_key(path)
    shot = view.odds.get(key) or view.prospects.get(key)
    if shot is None:
        return "none"
    return msg("tactics2gm-label-odds", hit=shot.hit, crit=shot.crit, percent=shot.percent)
