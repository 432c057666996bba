"""The games there are. Adding one means adding its folder and a line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from engine.core.errors import Illegal
from engine.core.game import Game
from engine.core.words import msg

GAMES: tuple[str, ...] = ("spearpoint", "tactics2gm")


@cache
def game(name: str) -> Game[Any, Any]:
    """Find a game by its id; its cards are read the first time. Raises Illegal for an unknown one."""
    if name not in GAMES:
        raise Illegal(msg("refused-no-game", found=name))
    found: Game[Any, Any] = import_module(f"engine.{name}.rules").GAME
    return found
