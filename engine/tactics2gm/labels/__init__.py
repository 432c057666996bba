"""Names of the options, for buttons, selects and commands: each chapter names its own."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm.labels import deployment, movement, setup, shooting
from engine.tactics2gm.state import PASS
from engine.tactics2gm.view import TacticsView

LABELS = {**setup.LABELS, **movement.LABELS, **deployment.LABELS, **shooting.LABELS}


_AIMED = {"fire": 4, "sortie": 3}
"""After so many steps of these verbs stands what sort of thing the target is."""


_ARMED = 3
"""After so many steps of a shot stands with which weapon it is fired."""


def needless(options: list[Option], path: Option, steps: int) -> bool:
    """Tell whether a step need not be named: what sort of thing a target is, or a unit's only weapon."""
    if path[0] == "fire" and steps == _ARMED:
        return all(option[2] == path[2] for option in options if option[:2] == path[:2])
    return _AIMED.get(str(path[0])) == steps


def label(view: TacticsView, decision: Decision, path: Option) -> Msg:
    """Name an option, or the first steps that several share."""
    if path == PASS:
        return msg(f"tactics2gm-label-pass-{decision.kind}")
    return LABELS[str(path[0])](view, decision, path)
