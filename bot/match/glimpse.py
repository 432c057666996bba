"""What a match of a game looks like, for who has never seen one: the middle of one that the computer played."""

from __future__ import annotations

from functools import cache, partial

from engine.core.protocol import Action, View
from engine.core.registry import game as find_game
from engine.core.selfplay import as_advised, chance, plans_advised

ACTIONS = 60
"""Actions after which a first battle has begun and is not over."""
_SEED = "0f1e1d9057" * 6 + "f1e1"


@cache
def glimpse(game_id: str) -> View:
    """Return the table as everybody sees it, always the same; the first time takes a moment."""
    game = find_game(game_id)
    state, _ = game.new(game.scenarios[0], {}, _SEED)
    rng = chance(f"glimpse of {game_id}")
    view: View = game.view(state, None)
    asked = 0
    for _ in range(ACTIONS):
        for plans in plans_advised(state, asked, partial(game.computed, state)):
            game.apply(state, plans)
        asked = state.asked
        decision = game.pending(state)[0]
        game.apply(state, Action(decision.seat, decision.id, as_advised(game, state, decision, rng)))
        if state.outcome is not None:
            break
        view = game.view(state, None)
    return view
