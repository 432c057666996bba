"""SQL of lists of matches: whose they are, what waits, what can be joined."""

from __future__ import annotations

from bot.store.records import ANYBODY, Match
from bot.store.sql.connection import Connection
from bot.store.sql.matches import MATCHES, match, match_of


def of_person(db: Connection, user_id: int) -> list[Match]:
    """List the matches that a person plays or is invited to and that are not over, the latest first."""
    ids = db.execute(
        """SELECT m.id FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ?1 AND m.status IN ('open', 'running')
           UNION SELECT m.id FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.invited = ?1 AND s.user_id IS NULL AND NOT s.computer AND m.status = 'open'""",
        (user_id,),
    ).fetchall()
    found = [m for (id_,) in ids if (m := match(db, id_)) is not None]
    return sorted(found, key=lambda m: m.updated_at, reverse=True)


def in_want(db: Connection, guild_id: int, user_id: int) -> list[Match]:
    """List the matches of a server that a person could still join, the oldest first, at most 50."""
    ids = db.execute(
        """SELECT m.id FROM matches m
           WHERE m.guild_id = ?1 AND m.status IN ('open', 'running') AND EXISTS
               (SELECT 1 FROM seats s WHERE s.match = m.id AND CASE m.status WHEN 'open'
                    THEN s.user_id IS NULL AND NOT s.computer AND coalesce(s.invited, ?2) = ?2
                    ELSE s.offered IN (?2, ?3) END)
           AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.user_id = ?2)
           ORDER BY m.id LIMIT 50""",
        (guild_id, user_id, ANYBODY),
    ).fetchall()
    return [m for (id_,) in ids if (m := match(db, id_)) is not None]


def to_watch(db: Connection, guild_id: int | None, person: int) -> list[Match]:
    """List the running matches of a server that a person could watch, those first that he watches anywhere.

    The latest first, at most 50.
    """
    ids = db.execute(
        """SELECT m.id, w.told IS NOT NULL AS watched FROM matches m
           LEFT JOIN watchers w ON w.match = m.id AND w.person = ?2
           WHERE m.status = 'running' AND ((m.guild_id = ?1 AND NOT m.lesson) OR w.told IS NOT NULL)
               AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match = m.id AND s.user_id = ?2)
           ORDER BY watched DESC, m.updated_at DESC LIMIT 50""",
        (guild_id, person),
    ).fetchall()
    return [m for id_, _ in ids if (m := match(db, id_)) is not None]


def finished_of(db: Connection, user_id: int) -> list[Match]:
    """List the matches that a person has played to their end, the latest first, at most 100."""
    rows = db.execute(
        MATCHES
        + """JOIN seats s ON s.match = m.id
             WHERE s.user_id = ? AND m.status = 'over'
             GROUP BY m.id ORDER BY m.updated_at DESC LIMIT 100""",
        (user_id,),
    ).fetchall()
    return [match_of(db, row) for row in rows]


def waiting_for(db: Connection, user_id: int) -> list[Match]:
    """List the matches that a person holds up, the one waiting longest first."""
    rows = db.execute(
        MATCHES
        + """JOIN seats s ON s.match = m.id
             WHERE s.user_id = ? AND s.awaited_since IS NOT NULL AND m.status = 'running'
             ORDER BY s.awaited_since""",
        (user_id,),
    ).fetchall()
    return [match_of(db, row) for row in rows]


def running(db: Connection) -> list[int]:
    """List the matches that are being played."""
    return [id_ for (id_,) in db.execute("SELECT id FROM matches WHERE status = 'running' ORDER BY id")]


def to_think(db: Connection, now: float) -> list[int]:
    """List the matches in which the computer shall answer by now, the one that waits longest first."""
    rows = db.execute(
        """SELECT id FROM matches WHERE thinks_at <= ? AND status = 'running' AND paused IS NULL
           ORDER BY thinks_at, id""",
        (now,),
    )
    return [id_ for (id_,) in rows]


def next_thought(db: Connection) -> float | None:
    """Find when the computer shall next answer; None where it is asked nothing."""
    row: tuple[float | None] = db.execute(
        "SELECT min(thinks_at) FROM matches WHERE thinks_at IS NOT NULL AND status = 'running' AND paused IS NULL"
    ).fetchone()
    return row[0]


def paused_since(db: Connection, before: float) -> list[tuple[int, int]]:
    """List the matches that are paused since before a time, each with its pause."""
    return db.execute(
        "SELECT id, paused FROM matches WHERE paused <= ? AND status = 'running' ORDER BY paused", (before,)
    ).fetchall()


def proposed_since(db: Connection, before: float) -> list[tuple[int, int]]:
    """List the matches in which something is proposed since before a time, each with that."""
    return db.execute(
        """SELECT id, CAST(proposal ->> 1 AS BIGINT) FROM matches
           WHERE status = 'running' AND CAST(proposal ->> 1 AS BIGINT) <= ? ORDER BY id""",
        (before,),
    ).fetchall()
