"""Who is asked what, and for whom a match waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.records import Match, Seating
from engine.core.game import Game
from engine.core.protocol import MatchState, Seat


def goes_on(state: MatchState, seat: Seat, asked: set[int]) -> bool:
    """Return whether a seat goes on with its turn of many acts, or with a phase in which all act as they like."""
    acts = [decision for decision in state.open if decision.act]
    return any(decision.id in asked if decision.concurrent else decision.seat == seat for decision in acts)


def together(state: MatchState) -> bool:
    """Return whether several seats act as they like."""
    return any(decision.concurrent for decision in state.open)


def news(asked: set[int], questions: dict[Seat, list[int]]) -> dict[Seat, list[int]]:
    """Return the seats that have something new to decide, with all that they have to."""
    return {seat: decisions for seat, decisions in questions.items() if not asked.issuperset(decisions)}


def questions(seats: Sequence[Seating], game: Game[Any, Any], state: MatchState) -> dict[Seat, list[int]]:
    """List the decisions for which the match waits, by seat; nobody waits for the computer."""
    people = [seat for seat in game.awaited(state) if not seats[seat].computer]
    return {seat: [d.id for d in game.pending(state, seat)] for seat in people}


def awaited(
    match: Match, questions: dict[Seat, list[int]], news: set[Seat], now: float
) -> dict[Seat, float | None]:
    """Find for which seats the waiting begins (anew, with a new question) or ends."""
    changed: dict[Seat, float | None] = {}
    for seating in match.seats:
        seat, since = seating.seat, seating.awaited_since
        if seat not in questions:
            if since is not None:
                changed[seat] = None
        elif since is None or seat in news:
            changed[seat] = now
    return changed
