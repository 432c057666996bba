"""What the computer answers at its level.

Whoever calls it has veiled the state before (:meth:`engine.core.mind.Mind.veil`): neither the seed nor a card that
the seat does not know ever gets here. What is asked, the level and the key decide the answer, on any machine, so
that anybody can check it.
"""

from __future__ import annotations

from typing import Any

from engine.ai.levels import LevelName, whims
from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.protocol import Option, Seat
from engine.core.registry import game as find_game
from engine.core.selfplay import chance

VERSION = 1
"""Of the thinking: one more whenever the same question, level and key would get another answer."""


def choose(
    game: Game[Any, Any], veiled: bytes, seat: Seat, decision: int, level: LevelName, key: str
) -> list[Option]:
    """Answer a question of a seat, given by its number, from a veiled state.

    ``key`` is what chance comes from. Raises RulesBug for a game without a mind, or without such a question.
    """
    mind, known = game.mind, game.decode(veiled)
    asked = next((d for d in known.open if d.id == decision and d.seat == seat), None)
    if mind is None or asked is None:
        raise RulesBug(f"{game.id}: seat {seat} cannot think about decision {decision}")
    rng = chance(f"{key} {known.actions} {decision}")
    world = mind.imagine(game, known, seat, rng)
    if rng.random() < whims(mind, level):
        return game.sample(world, asked, rng)
    picks = mind.judge(game, game.view(world, seat), asked)
    legal = len(picks) >= asked.min and game.objection(world, asked, picks) is None
    return picks if legal else game.sample(world, asked, rng)


def think(game: str, veiled: bytes, seat: Seat, decision: int, level: LevelName, key: str) -> list[Option]:
    """Choose, in a game by its name."""
    return choose(find_game(game), veiled, seat, decision, level, key)
