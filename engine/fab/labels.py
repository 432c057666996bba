"""Names of the options."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.fab.view import FabView


def label(view: FabView, decision: Decision, path: Option) -> Msg:
    """Name an option, or the first steps that several share; of an act its last step only."""
    return msg("fab-label-todo", text=" ".join(map(str, path)))
