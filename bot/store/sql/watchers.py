"""SQL of those who watch matches that others play. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.store.records import Match, Post, Promise
from bot.store.sql.connection import Connection
from bot.store.sql.promises import finish, promise
from engine.core.protocol import TURN, Event

_events = msgspec.json.Decoder(list[Event])


def change(
    db: Connection,
    match: Match,
    person: int,
    interaction_id: int,
    judge: Callable[[Match, int, int], None],
    *,
    back: bool,
) -> bool:
    """Let somebody watch a match from now on, or, going ``back``, no longer if he watches it.

    Returns whether he watches it then. The same interaction again changes nothing. ``judge`` raises what keeps him
    from beginning, by how many matches he watches and how many people watch this one.
    """
    row = db.execute(
        "SELECT told, interaction FROM watchers WHERE match = ? AND person = ?", (match.id, person)
    ).fetchone()
    watches = row is not None and row[0] is not None
    if (row is not None and row[1] == interaction_id) or (watches and not back):
        return watches
    if not watches:
        judge(match, *_counted(db, match.id, person))
    db.execute(
        """INSERT INTO watchers (match, person, told, interaction) VALUES (?, ?, ?, ?)
           ON CONFLICT (match, person) DO UPDATE SET told = excluded.told, interaction = excluded.interaction""",
        (match.id, person, None if watches else match.told, interaction_id),
    )
    return not watches


def _counted(db: Connection, match_id: int, person: int) -> tuple[int, int]:
    (watched,) = db.execute(
        """SELECT count(*) FROM watchers w JOIN matches m ON m.id = w.match
           WHERE w.person = ? AND w.told IS NOT NULL AND m.status = 'running'""",
        (person,),
    ).fetchone()
    (watchers,) = db.execute(
        "SELECT count(*) FROM watchers WHERE match = ? AND told IS NOT NULL", (match_id,)
    ).fetchone()
    return watched, watchers


def stop(db: Connection, match_id: int, person: int) -> None:
    """Let somebody watch a match no longer."""
    db.execute("UPDATE watchers SET told = NULL WHERE match = ? AND person = ?", (match_id, person))


def told(db: Connection, match_id: int, person: int) -> int | None:
    """Find the last act that a watcher of a match was told; None for who does not watch it."""
    row = db.execute("SELECT told FROM watchers WHERE match = ? AND person = ?", (match_id, person)).fetchone()
    return None if row is None else row[0]


def note(db: Connection, row: Promise, message_id: int | None, last: int | None, now: float) -> None:
    """Note that a watcher was told everything up to an act (None: to the end), and that what was promised is sent.

    Both at once: else what is promised next might take the place of what he has read.
    """
    person = row.payload["person"]
    if last is None:
        drop(db, row.match, person)
    else:
        db.execute(
            "UPDATE watchers SET told = ? WHERE match = ? AND person = ? AND told IS NOT NULL",
            (last, row.match, person),
        )
    finish(db, row, message_id, None, now)


def drop(db: Connection, match_id: int, person: int) -> None:
    """Forget a watcher."""
    db.execute("DELETE FROM watchers WHERE match = ? AND person = ?", (match_id, person))


def forget_players(db: Connection, match_id: int) -> None:
    """Let nobody watch a match who plays it."""
    db.execute(
        "DELETE FROM watchers WHERE match = ?1 AND person IN (SELECT user_id FROM seats WHERE match = ?1)",
        (match_id,),
    )


def promise_digests(
    db: Connection, match_id: int, since: int, last: int, now: float, *, ended: bool = False
) -> None:
    """Promise the watchers of a match what they are yet to be told, where it, or a turn of it, has ended.

    A turn has where one of the acts after ``since``, up to ``last``, begins the next.
    """
    watching = db.execute(
        "SELECT person FROM watchers WHERE match = ? AND told IS NOT NULL", (match_id,)
    ).fetchall()
    if watching and (ended or _turns(db, match_id, since, last)):
        posts = [Post("watch", f"watch:{who}", {"person": who, "last": last}) for (who,) in watching]
        promise(db, match_id, posts, now)
    if ended:
        db.execute("DELETE FROM watchers WHERE match = ? AND told IS NULL", (match_id,))


def _turns(db: Connection, match_id: int, since: int, last: int) -> bool:
    """Return whether a turn began with one of the acts after ``since``: then the one before has ended."""
    found = db.execute(
        "SELECT events FROM acts WHERE match = ? AND n > ? AND n <= ? AND quiet = 0 AND undone IS NULL",
        (match_id, since, last),
    )
    return any(event.kind == TURN for (events,) in found for event in _events.decode(events))
