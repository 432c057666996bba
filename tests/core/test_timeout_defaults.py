"""What is answered for who is late in each game: what commits to least, and nothing where only he can choose."""

from __future__ import annotations

import pytest

from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, chance

NOTHING: list[Option] = []
DEFAULTS: dict[str, dict[str, list[Option] | None]] = {
    "spearpoint": {
        "attack": [("hold",)],
        "commit": NOTHING,
        "orders": NOTHING,
        "deck": None,
        "hand": None,
        "draw": None,
        "discard": None,
    },
    "tactics2gm": {
        "movement": [("pass",)],
        "deployment": [("pass",)],
        "shooting": [("pass",)],
        "bid": [("bid", 0)],
        "mulligan": [("keep",)],
        "deck": None,
        "place": None,
        "begin": None,
    },
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_who_is_late_commits_to_least(name: str) -> None:
    game = find_game(name)
    found: dict[str, list[Option] | None] = {}
    for number in range(4):
        playing = Playing(game, chance(f"late {number}"), game.scenarios[0])
        state = playing.state
        for _ in range(60):
            for seat in game.awaited(state):
                view = game.view(state, seat)
                found |= {d.kind: game.timeout_default(view, d) for d in game.pending(state, seat)}
            if state.outcome is not None:
                break
            playing.do(playing.choose())

    assert {kind: found[kind] for kind in DEFAULTS[name]} == DEFAULTS[name]
