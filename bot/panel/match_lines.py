"""A match in one line, as one of those who play it reads it: number, game, players, for whom it waits."""

from __future__ import annotations

from collections.abc import Callable

from bot.panel.people import called, time_left
from bot.store.records import Match
from bot.words import Language, literal, say, unturned
from engine.core.words import msg


def in_message(match: Match, user_id: int, language: Language) -> str:
    """Describe a match in a message, with how long the person has."""
    own = match.seat_of(user_id)
    time = "" if own is None or match.paused is not None else time_left(match.seats[own])
    return _described(match, user_id, language, literal) + time


def in_choice(match: Match, user_id: int, language: Language) -> str:
    """Describe a match where it is one to choose from, without marks."""
    return _described(match, user_id, language, unturned)


def _described(match: Match, user_id: int, language: Language, named: Callable[[str], str]) -> str:
    names = [called(seating, language, named) for seating in match.seats if not seating.free]
    if match.status != "running":
        state = say(msg(f"games-{match.status}"), language)
    elif match.paused is not None:
        state = say(msg("games-paused"), language)
    elif match.seat_of(user_id) in match.awaited:
        state = say(msg("games-awaits-you"), language)
    else:
        seats = [match.seats[seat] for seat in match.awaited]
        if match.thinks_at is not None:
            seats = seats or [seating for seating in match.seats if seating.computer][:1]
        waiting = [called(seating, language, named) for seating in seats]
        state = say(msg("games-awaits", names=list(waiting)), language)
    line = msg("games-line", number=str(match.id), game=match.game, players=list(names), state=state)
    return say(line, language).replace("**", "")
