"""What a sensible player would do, from what he may know: advice for the hurried, and the automatic opponent.

The order of what matters is that of the box's rules for one player: the goal of the battle first, then what
threatens one's own, then what cuts a supply line or is dangerous, then what a shot kills with an even chance.
Everything is judged from a view, so nobody profits from what he cannot see.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Option
from engine.tactics2gm.heuristics import capabilities, cards, deploying, moving, shots
from engine.tactics2gm.heuristics.deploying import faces
from engine.tactics2gm.heuristics.outlook import Outlook
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import TacticsView

__all__ = ["act", "faces", "shoots"]

Judge = Callable[[Outlook, Option], float]

_JUDGES: dict[str, Judge] = {**moving.JUDGES, **deploying.JUDGES, **cards.JUDGES, **capabilities.JUDGES}
"""How the worth of each verb is judged; to pass is worth nothing, and shots are chosen by themselves."""


def act(view: TacticsView, side: int, options: list[Option]) -> Option:
    """Choose what to do next in a phase of acts."""
    look = Outlook(view, side)
    best, worth = PASS, 0.0
    for option in options:
        judge = _JUDGES.get(str(option[0]))
        if judge is not None:
            found = judge(look, option)
            if found > worth:
                best, worth = option, found
    if view.phase == "shooting" and worth < capabilities.FIRST:
        return shots.best(look) or best
    return best


def shoots(view: TacticsView, side: int) -> bool:
    """Return whether there is a shot worth firing."""
    return shots.best(Outlook(view, side)) is not None
