"""A sensible legal answer to every question, from what its seat knows; for players in a hurry."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.tactics2gm.acts import PASS
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.view import ShotView, TacticsView

BID = 2
"""Beginning is worth a little over two Action Points (TG-R06)."""


def suggestion(view: TacticsView, decision: Decision) -> list[Option]:
    """Give a sensible legal answer."""
    match decision.kind:
        case "deck":
            return [decision.options[0]]
        case "bid":
            return [("bid", BID)]
        case "discard":
            return sorted(decision.options, key=lambda option: -LIBRARY.cost({str(option[1]): 1}))[: decision.min]
        case "shooting":
            return [_best_shot(view) or PASS]
        case "movement" | "deployment":
            return [PASS]
        case _:
            return decision.options[: decision.min]


def _best_shot(view: TacticsView) -> Option | None:
    """Choose the shot that promises most; None where none can do harm."""
    shots = {option: shot for option, shot in view.odds.items() if shot.percent}
    if not shots:
        return None
    best = max(shots, key=lambda option: worth(shots[option]))
    return tuple(int(step) if step.isdigit() else step for step in best.split(" "))


def worth(shot: ShotView) -> int:
    """Weigh a shot: its chance to harm and the wounds that come of it, a kill far above all."""
    return shot.percent * shot.damage + 3 * shot.kills
