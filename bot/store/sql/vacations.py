"""SQL of people's vacations. Everything here runs in a connection's thread.

A vacation holds the clocks of all matches in which somebody has a day or more at the start; in shorter ones nobody
can go away. What of a year's days is left follows from the vacations that began in it.
"""

from __future__ import annotations

from datetime import UTC, datetime

from bot.store.records import Change, Match, Vacation
from bot.store.records.vacations import DAY, LEAST, MOST, PLAYED, USUAL
from bot.store.sql import people
from bot.store.sql.connection import Connection
from engine.core.protocol import Seat

_PLAYED = (
    "SELECT id FROM matches WHERE status = 'running' AND paused IS NULL AND CAST(clock ->> 0 AS REAL) >= 86400"
)
_HELD = f"""flag IS NOT NULL AND told_out IS NULL AND match IN ({_PLAYED})
    AND user_id IN (SELECT person FROM vacations WHERE ended IS NULL)"""  # noqa: S608


def of(db: Connection, person: int, now: float) -> Vacation:
    """Find until when somebody is on vacation, and how much of it he has left this year beside that."""
    (played,) = db.execute(
        """SELECT count(DISTINCT m.id) FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ? AND m.status = 'over' AND NOT m.lesson""",
        (person,),
    ).fetchone()
    year = datetime(datetime.fromtimestamp(now, UTC).year, 1, 1, tzinfo=UTC).timestamp()
    used, until = db.execute(
        """SELECT coalesce(sum(coalesce(ended, until) - since) FILTER (WHERE since >= ?2), 0.0),
               max(until) FILTER (WHERE ended IS NULL)
           FROM vacations WHERE person = ?1""",
        (person, year),
    ).fetchone()
    return Vacation(until, max(min(USUAL + played // PLAYED, MOST) * DAY - used, 0.0))


def begin(db: Connection, person: int, seconds: float, now: float) -> Vacation:
    """Let a vacation begin, of so many seconds at most, unless somebody is on one or has none left."""
    found = of(db, person, now)
    if found.until is None and found.left >= LEAST:
        db.execute(
            "INSERT INTO vacations (person, since, until) VALUES (?, ?, ?)",
            (person, now, now + min(seconds, found.left)),
        )
    return of(db, person, now)


def end(db: Connection, person: int, now: float) -> None:
    """End somebody's vacation, if he is on one."""
    db.execute(
        """UPDATE vacations SET ended = CASE WHEN since > ?1 THEN since WHEN until < ?1 THEN until ELSE ?1 END
           WHERE person = ?2 AND ended IS NULL""",
        (now, person),
    )


def answered(db: Connection, match: Match, change: Change, now: float) -> None:
    """End the vacations of those who have answered something themselves that others notice."""
    if any(act.kind == "time_out" for act in change.acts):
        return
    for seat in {act.seat for act in change.noticed if act.kind == "answer"}:
        person = None if seat is None else match.seats[seat].user_id
        if person is not None:
            end(db, person, now)


def hold(db: Connection, counted: float, put_off: float, now: float) -> None:
    """Let the time that has counted for all pass by those who are away; put off what was put off for all.

    For whom it was night when his time was up, it is then not up before he is back.
    """
    db.execute("UPDATE vacations SET since = since + ?1, until = until + ?1 WHERE ended IS NULL", (put_off,))
    db.execute(f"UPDATE matches SET version = version + 1 WHERE id IN (SELECT match FROM seats WHERE {_HELD})")  # noqa: S608
    db.execute(
        f"""UPDATE seats SET flag = CASE WHEN flag > ?2 THEN flag ELSE ?2 END + ?1,
                awaited_since = awaited_since + ?1 WHERE {_HELD}""",  # noqa: S608
        (counted, now - put_off),
    )


def turn(db: Connection, before: float, now: float) -> None:
    """End the vacations whose days are over, and begin one for everybody whose time is up in so many seconds."""
    db.execute("UPDATE vacations SET ended = until WHERE ended IS NULL AND until <= ?", (now,))
    due = db.execute(
        f"""SELECT s.user_id, s.match, s.seat, s.flag, p.zone, p.quiet
            FROM seats s LEFT JOIN people p ON p.id = s.user_id
            WHERE s.flag <= ? AND s.told_out IS NULL AND s.user_id IS NOT NULL AND s.match IN ({_PLAYED})
                AND s.user_id NOT IN (SELECT person FROM vacations WHERE ended IS NULL)""",  # noqa: S608
        (now + before,),
    ).fetchall()
    for person, match_id, seat, flag, *sleeps in due:
        night = people.night(*sleeps)
        falls = flag if night is None else night.over(flag)
        if now < falls <= now + before and begin(db, person, MOST * DAY, now).until is not None:
            db.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (match_id,))
            db.execute("UPDATE seats SET flag = ? WHERE match = ? AND seat = ?", (falls, match_id, seat))


def untold(db: Connection) -> list[tuple[int, Seat, int | None]]:
    """List the seats of matches whose threads do not know yet that their player is away, or back; until when."""
    found = db.execute(
        f"""SELECT s.match, s.seat, v.until FROM seats s
            LEFT JOIN vacations v ON v.person = s.user_id AND v.ended IS NULL
            WHERE (s.away IS NULL) <> (v.id IS NULL) AND s.user_id IS NOT NULL AND s.match IN ({_PLAYED})
                AND (SELECT count(user_id) FROM seats WHERE match = s.match) > 1"""  # noqa: S608
    )
    return [(match_id, seat, None if until is None else int(until)) for match_id, seat, until in found]
