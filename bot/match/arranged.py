"""A match of people who have agreed to it beforehand: it begins as it is opened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.table import Table
from bot.store.records import Clock, Language, Match, Person, Place
from engine.core.registry import game as find_game


async def begin(
    table: Table,
    game: str,
    people: Sequence[Person],
    *,
    place: Place,
    language: Language,
    clock: Clock | None,
    interaction_id: int,
    scenario: str | None = None,
    tournament: int | None = None,
) -> Match:
    """Open the usual match of a game and seat people in their order; where that was begun before, it is finished.

    ``scenario``: None for the first one; ``tournament``: that to which it belongs.

    Raises Refusal where there is no room for it, or somebody has called it off meanwhile.
    """
    host, *guests = people
    match = await table.open(
        game=game,
        scenario=scenario or find_game(game).scenarios[0],
        options={},
        host=host,
        seat=0,
        guests={seat: guest.id for seat, guest in enumerate(guests, 1)},
        place=place,
        language=language,
        interaction_id=interaction_id,
        clock=clock,
        tournament=tournament,
    )
    for guest in guests:
        if match.seat_of(guest.id) is None:
            match = await table.join(match.id, guest, interaction_id)
    return match
