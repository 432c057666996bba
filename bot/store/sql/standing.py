"""SQL of how the whole of a store stands. Everything here runs in a connection's thread."""

from __future__ import annotations

from bot.store.records.standing import AGES, Standing
from bot.store.sql.connection import Connection

_AGE = " ".join(f"WHEN ?1 - s.awaited_since < {seconds} THEN '{age}'" for age, seconds in AGES.items())


def standing(db: Connection, now: float) -> Standing:
    """Find how much there is to be done, and for how long it has been."""
    opened, running = db.execute(
        """SELECT count(*) FILTER (WHERE status = 'open'), count(*) FILTER (WHERE status = 'running')
           FROM matches WHERE status IN ('open', 'running')"""
    ).fetchone()
    unsent, since = db.execute(
        """SELECT count(*), min(CASE WHEN next_try_at > created_at THEN next_try_at ELSE created_at END)
           FROM outbox WHERE done_at IS NULL AND next_try_at <= ? AND created_at <= ?""",
        (now, now),
    ).fetchone()
    awaited = db.execute(
        f"""SELECT CASE {_AGE} ELSE 'longer' END, count(*) FROM seats s JOIN matches m ON m.id = s.match
            WHERE s.awaited_since IS NOT NULL AND s.user_id IS NOT NULL AND m.status = 'running'
                AND m.paused IS NULL GROUP BY 1""",  # noqa: S608 - what AGES holds
        (now,),
    )
    due_for = 0.0 if since is None else max(now - since, 0.0)
    return Standing(opened, running, unsent, due_for, dict.fromkeys([*AGES, "longer"], 0) | dict(awaited))
