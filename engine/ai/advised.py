"""What the computer answers without thinking: as people are advised."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.protocol import Decision, MatchState, Option
from engine.core.selfplay import as_advised, chance


def advised(game: Game[Any, Any], state: MatchState, decision: Decision, *, lesson: bool = False) -> list[Option]:
    """Answer as the game, or its lesson, advises; by chance, the same every time, where that is not legal."""
    return as_advised(game, state, decision, chance(f"computer {state.actions} {decision.id}"), lesson=lesson)
