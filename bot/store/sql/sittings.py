"""SQL of matches as one person finds them. Everything here runs in a connection's thread."""

from __future__ import annotations

from bot.store.records import Match, Sitting
from bot.store.sql import decks, match_lists, matches, people
from bot.store.sql.connection import Connection


def sitting(db: Connection, match: Match, state: bytes | None, user_id: int | None) -> Sitting:
    """Add to a match and its state what is a person's there; a seat of his own has drafts and decks."""
    if user_id is None:
        return Sitting(match, state)
    person, seat = people.person(db, user_id), match.seat_of(user_id)
    if seat is None:
        return Sitting(match, state, person)
    drafts, kept = people.drafts(db, match.id, seat), decks.of_game(db, user_id, match.game)
    return Sitting(match, state, person, drafts, kept, people.look(db, match.id, seat))


def at(db: Connection, match_id: int, user_id: int | None) -> Sitting | None:
    """Find a match as a person finds it."""
    found = matches.with_state(db, match_id)
    return None if found is None else sitting(db, *found, user_id)


def meant(
    db: Connection, user_id: int, number: int | None, thread_id: int | None, game: str | None = None
) -> list[Sitting]:
    """Find what a person may mean: the match of a number; without one, the thread's, else his own.

    Of his own, that which has waited longest for him, else all that have not ended: of several, two are enough to
    see that it is not clear. Who asks about a ``game`` means matches of others only where he has none of it.
    """
    if number is not None:
        named = at(db, number, user_id)
        return [] if named is None else [named]
    here = None if thread_id is None else matches.in_thread(db, thread_id)
    found = [here] if here is not None and game in (None, here.game) else []
    if not found:
        found = [match for match in match_lists.waiting_for(db, user_id) if game in (None, match.game)][:1]
    if not found:
        own = [match for match in match_lists.of_person(db, user_id) if match.seat_of(user_id) is not None]
        found = [match for match in own if game in (None, match.game)][:2]
    if not found and game is not None:
        return meant(db, user_id, None, thread_id)
    return [sitting(db, match, matches.secrets(db, match.id)[1], user_id) for match in found]
