"""The ways to what only one's own seat sees: a hand, or a board of one's own."""

from __future__ import annotations

from bot.panel.component_ids import Hand, OwnBoard
from bot.panel.layout import Button, button
from bot.words import Language, say
from engine.core.game import OwnPicture
from engine.core.protocol import View
from engine.core.registry import game as find_game
from engine.core.words import msg

_LABELS: dict[OwnPicture, str] = {"hand": "board-hand", "board": "board-own"}
_CODES: dict[OwnPicture, type[Hand | OwnBoard]] = {"hand": Hand, "board": OwnBoard}


def own_buttons(view: View, match: int, language: Language) -> list[Button]:
    """Return a button for each kind of picture that a seat of the game alone sees, once there is one."""
    game = find_game(view.game)
    kinds = [kind for kind in game.own_pictures if kind != "hand" or game.dealt(view)]
    return [button(say(msg(_LABELS[kind]), language), _CODES[kind](match)) for kind in kinds]
