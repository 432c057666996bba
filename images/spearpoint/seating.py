"""Who sits where on a picture: sides, and the letters that tell allies apart."""

from __future__ import annotations

from functools import lru_cache

from engine.core.protocol import Seat
from engine.spearpoint.state import SIDES, TEAMS
from engine.spearpoint.view import PlayerView, SpearpointView

LETTERS = "AB"
"""What their chairs begin with: Able and Baker, Anton and Berta."""


@lru_cache(maxsize=16)
def side_of(seat: Seat, seats: int) -> str:
    """Return the id of the side of a seat."""
    return SIDES[TEAMS[seats].side(seat)]


@lru_cache(maxsize=16)
def letter(seat: Seat, seats: int) -> str:
    """Return the letter of a seat that shares its side; none where it is alone."""
    teams = TEAMS[seats]
    return LETTERS[teams.place(seat)] if len(teams.allies(seat)) > 1 else ""


def below(view: SpearpointView) -> int:
    """Return the side that sits at the bottom: the viewer's own, else the first."""
    return TEAMS[view.seats].side(view.viewer or 0)


def team(view: SpearpointView, side: int) -> list[PlayerView]:
    """List the players of a side; the viewer first."""
    players = [player for player in view.players if player.side == SIDES[side]]
    return sorted(players, key=lambda player: player.seat != view.viewer)


def captains(view: SpearpointView) -> list[PlayerView]:
    """List the first player of each side, that of the side below first: what belongs to a side, each knows."""
    own = below(view)
    return [team(view, side)[0] for side in (own, 1 - own)]


def victor(view: SpearpointView) -> str:
    """Return the side that won; empty for a draw and for what is not over."""
    return "" if view.outcome is None else view.outcome.victor


def needed(view: SpearpointView, side: str, test: str) -> int:
    """Return how much a side needs to win by a test (points, Turns unopposed); 0: it does not win by it."""
    return next((goal.needs for goal in view.goals if goal.side == side and goal.test == test), 0)
