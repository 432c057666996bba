"""Names of the options, for buttons, selects and commands: each chapter names its own."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm.labels import deployment, movement, setup, shooting
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import TacticsView

LABELS = {**setup.LABELS, **movement.LABELS, **deployment.LABELS, **shooting.LABELS}


_AIMED = {"fire": 4, "sortie": 3}
"""The number of steps of these verbs after which the target's kind stands."""


_ARMED = 3
"""The number of steps of a shot after which its weapon stands."""


def needless(options: list[Option], path: Option, steps: int) -> bool:
    """Return whether a step need not be named: what sort of thing a target is, or a unit's only weapon."""
    if path[0] == "fire" and steps == _ARMED:
        return all(option[2] == path[2] for option in options if option[:2] == path[:2])
    return _AIMED.get(str(path[0])) == steps


def label(view: TacticsView, decision: Decision, path: Option) -> Msg:
    """Name an option, or the first steps that several share."""
    if path == PASS:
        return msg(f"tactics2gm-label-pass-{decision.kind}")
    return LABELS[str(path[0])](view, decision, path)
