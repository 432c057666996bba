"""A sensible legal answer, from the view alone."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.fab.state import PASS
from engine.fab.view import FabView


def suggestion(view: FabView, decision: Decision) -> list[Option]:
    """Return what a player in a hurry does."""
    if decision.optional:
        return []
    if PASS in decision.options:
        return [PASS]
    return decision.options[: decision.min]
