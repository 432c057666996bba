"""Opponents of one idea each, all of whom lose to a veteran: to hold, to assault, to shoot at the nearest."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core.protocol import Decision, Option
from engine.tactics2gm.squares import DISTANCE
from engine.tactics2gm.state import TacticsState

HOLDS, ASSAULTS, SHOOTS = "holds", "assaults", "shoots"
IDEAS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "spearpoint": {HOLDS: (), ASSAULTS: ("assault",), SHOOTS: ("attack",)},
    "tactics2gm": {HOLDS: (), ASSAULTS: ("assault", "deploy", "move"), SHOOTS: ("fire", "deploy")},
    "fab": {HOLDS: (), ASSAULTS: ("fight", "move"), SHOOTS: ("fight",)},
}
"""What each does, by the first steps of options, the best first; nothing else, where it may do nothing."""
NOTHING: tuple[Option, ...] = (("hold",), ("pass",))


def answer(game: str, idea: str, state: Any, decision: Decision, rng: Random) -> list[Option] | None:
    """Answer as somebody of one idea does; None: by chance, where a question leaves him no idea."""
    for verb in IDEAS[game][idea]:
        found = [option for option in decision.options if option[0] == verb]
        if found:
            return [_nearest(state, found) if idea == SHOOTS else rng.choice(found)]
    return next(([option] for option in NOTHING if option in decision.options), None)


def _nearest(state: Any, options: list[Option]) -> Option:
    """Return the shot at the nearest target, on a board that has distances; else the first."""
    return (
        min(options, key=lambda option: _distance(state, option))
        if isinstance(state, TacticsState)
        else options[0]
    )


def _distance(state: TacticsState, option: Option) -> int:
    match option:
        case ("fire", int(firer), _, "unit", int(target), *_):
            units = state.unit(firer), state.unit(target)
            squares = [unit.at for unit in units if unit is not None and unit.at is not None]
            return DISTANCE[squares[0]][squares[1]] if len(squares) == len(units) else 0
        case _:
            return 0
