"""The questions in words."""

from __future__ import annotations

from engine.core.protocol import Decision
from engine.core.words import Msg, msg
from engine.fab.view import FabView


def prompt(view: FabView, decision: Decision) -> Msg:
    """Put a question."""
    return msg(f"fab-prompt-{decision.kind}")
