"""A match as it is opened, before it has a number and a published hash."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store.records import Clock, Language, Match, Person, Place, Seating
from engine.core.dice import VERSION
from engine.core.registry import game as find_game


def new_match(
    game: str,
    scenario: str,
    options: dict[str, Any],
    seats: Iterable[Seating],
    *,
    host: Person,
    place: Place,
    language: Language,
    now: float,
    clock: Clock | None = None,
    lesson: bool = False,
    rematch_of: int | None = None,
    tournament: int | None = None,
) -> Match:
    """Make a match that has neither a number nor a published hash yet.

    ``clock``: how long everybody has; ``rematch_of``: the match that it is once more;
    ``tournament``: that to which it belongs.
    """
    return Match(
        id=0,
        status="open",
        game=game,
        rules=find_game(game).version,
        scenario=scenario,
        options=options,
        language=language,
        host_id=host.id,
        place=place,
        commitment="",
        dice=VERSION,
        created_at=now,
        updated_at=now,
        seats=tuple(seats),
        clock=clock,
        lesson=lesson,
        rematch_of=rematch_of,
        tournament=tournament,
    )
