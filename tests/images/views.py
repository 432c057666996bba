"""What every view of a match that goes on has, whatever the game."""

from __future__ import annotations


def plain(game: str, scenario: str) -> dict[str, object]:
    """Give what a spectator sees of the match as such; seat 0 is awaited."""
    return {
        "game": game,
        "scenario": scenario,
        "options": {},
        "viewer": None,
        "seats": 2,
        "actions": 12,
        "awaited": [0],
        "decisions": [],
        "answers": {},
        "may_take_back": False,
        "commitment": "00" * 32,
        "seed": None,
        "outcome": None,
    }
