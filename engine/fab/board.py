"""The table in words."""

from __future__ import annotations

from engine.core.words import Msg, msg
from engine.fab.view import FabView


def lines(view: FabView) -> list[Msg]:
    """Describe what a viewer sees, the most important first."""
    return [msg("fab-board-turn", turn=view.turn, turns=view.turns)]
