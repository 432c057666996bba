"""Who plays against whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game


def all_on_one_side(game: Game[Any, Any], scenario: str, options: Mapping[str, Any]) -> bool:
    """Return whether all who play a match are on one side, so that nobody is anybody's opponent."""
    return len({*game.sides(scenario, options)[: game.seats(scenario, options)]}) == 1
