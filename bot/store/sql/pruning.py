"""SQL of what nobody needs any more: invitations that came to nothing, and lessons that are over.

Everything here runs in a connection's thread. What was played between people stays, broken off or not.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.sql.connection import Connection

_GONE = """status IN ('over', 'cancelled') AND (lesson OR (status = 'cancelled' AND last_act = 0))
    AND updated_at < ?
    AND NOT EXISTS (SELECT 1 FROM matches AS again WHERE again.rematch_of = matches.id)
    AND NOT EXISTS (SELECT 1 FROM pairings WHERE pairings.match = matches.id)"""
_OF_MATCH = ("acts", "drafts", "invitations", "outbox", "results", "seats", "snapshots", "turns", "watchers")
"""Tables whose rows go with their match."""


class Unneeded(NamedTuple):
    """How many matches nobody needs any more."""

    invitations: int
    lessons: int


def unneeded(db: Connection, before: float) -> Unneeded:
    """Count what has not been touched since a Unix time and is needed no more."""
    invitations, lessons = db.execute(
        f"SELECT count(*) FILTER (WHERE NOT lesson), count(*) FILTER (WHERE lesson) FROM matches WHERE {_GONE}",  # noqa: S608
        (before,),
    ).fetchone()
    return Unneeded(invitations, lessons)


def remove(db: Connection, before: float) -> None:
    """Remove it."""
    found = [match for (match,) in db.execute(f"SELECT id FROM matches WHERE {_GONE}", (before,))]  # noqa: S608
    for match in found:
        for table in _OF_MATCH:
            db.execute(f"DELETE FROM {table} WHERE match = ?", (match,))  # noqa: S608 - one of those above
        db.execute("DELETE FROM matches WHERE id = ?", (match,))
