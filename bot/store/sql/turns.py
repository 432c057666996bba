"""SQL of turns: whether people keep their time. Everything here runs in a connection's thread.

What somebody has missed where there was nothing to choose does not count, but only once its match is over: before,
that would tell what he holds.
"""

from __future__ import annotations

from bot.store.records import Change, Match, Reliability
from bot.store.sql.connection import Connection

LAST = 100
"""As many turns of everybody count."""


def note(db: Connection, match: Match, change: Change) -> None:
    """Note which turns a change of a match with a clock completes, takes back, or finds missed."""
    if match.clock is None or sum(one.user_id is not None for one in match.seats) < 2:
        return
    for seating in match.seats:
        person, seat = seating.user_id, seating.seat
        if person is None:
            continue
        if seat in change.returned:
            db.execute(
                """DELETE FROM turns WHERE NOT missed AND id =
                       (SELECT max(id) FROM turns WHERE person = ? AND match = ?)""",
                (person, match.id),
            )
        chose = change.missed.get(seat)
        if chose is not None or (seat in change.completed and seating.told_out is None):
            db.execute(
                "INSERT INTO turns (person, match, missed, chose) VALUES (?, ?, ?, ?)",
                (person, match.id, chose is not None, chose is not False),
            )
            db.execute(
                """DELETE FROM turns WHERE person = ?1 AND id <=
                       (SELECT id FROM turns WHERE person = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)""",
                (person, LAST),
            )


def reliability(db: Connection, person: int) -> Reliability:
    """Find how many of his last turns somebody has played in time."""
    turns, missed = db.execute(
        """SELECT count(*), count(*) FILTER (WHERE t.missed AND (t.chose OR m.status = 'running'))
           FROM turns t JOIN matches m ON m.id = t.match WHERE t.person = ?""",
        (person,),
    ).fetchone()
    return Reliability(turns, turns - missed)
