"""SQL of clocks that run. Everything here runs in a connection's thread."""

from __future__ import annotations

from bot.store.records import Late, Night
from bot.store.records.habits import LONGEST
from bot.store.sql import inboxes, people, queue, vacations
from bot.store.sql.connection import Connection
from engine.core.protocol import Seat

PUT_OFF = 3600.0 * (LONGEST + 1)
"""Seconds by which time is put off for somebody's nights, at most; nights may have an hour more in autumn."""
_RUNNING = "SELECT id FROM matches WHERE status = 'running' AND paused IS NULL"
_BY_ITSELF = "SELECT id FROM matches WHERE status = 'running' AND CAST(clock -> 3 AS TEXT) = 'true'"
"""Matches in which what is advised is played for who is late, as all may agree later too."""


def give_sign(db: Connection, longest: float, now: float) -> None:
    """Note that the bot is there, and put off all times by what has passed without a sign since the last one.

    Of that, ``longest`` seconds count. Where the clock was set back, all times are brought forward by as much.
    """
    row = db.execute("SELECT at FROM alive").fetchone()
    db.execute("DELETE FROM alive")
    db.execute("INSERT INTO alive VALUES (?)", (now,))
    passed = 0.0 if row is None else now - row[0]
    counted = min(max(passed, 0.0), longest)
    put_off = passed - counted
    vacations.hold(db, counted, put_off, now)
    if not put_off:
        return
    of = f"flag IS NOT NULL AND match IN ({_RUNNING})"
    db.execute(f"UPDATE matches SET version = version + 1 WHERE id IN (SELECT match FROM seats WHERE {of})")  # noqa: S608
    db.execute(
        f"UPDATE seats SET flag = flag + ?1, awaited_since = awaited_since + ?1 WHERE {of}",  # noqa: S608
        (put_off,),
    )
    queue.put_off(db, put_off)
    if put_off < 0:
        inboxes.set_back(db, put_off)


def late(db: Connection, now: float) -> list[Late]:
    """List the seats whose time is up, unless it is night there, or the others have been told so and decide."""
    found = db.execute(
        f"""SELECT match, seat, awaited_since, flag, zone, quiet FROM seats LEFT JOIN people ON id = user_id
            WHERE flag <= ? AND (told_out IS NULL OR match IN ({_BY_ITSELF})) AND match IN ({_RUNNING})""",  # noqa: S608
        (now,),
    )
    return [Late(*row[:3]) for row in found if not _put_off(people.night(*row[4:]), row[3], now)]


def _put_off(night: Night | None, flag: float, now: float) -> bool:
    """Return whether somebody whose time is up is left to sleep."""
    return night is not None and (now < night.over(flag) or (night.covers(now) and now < flag + PUT_OFF))


def sought_since(db: Connection, before: float) -> list[tuple[int, Seat, int]]:
    """List the seats for which a substitute is sought since before a time, each with that."""
    return db.execute(
        """SELECT match, seat, sought FROM seats
           WHERE sought <= ? AND match IN (SELECT id FROM matches WHERE status = 'running')""",
        (before,),
    ).fetchall()


def late_since(db: Connection, before: float) -> list[tuple[int, Seat, float]]:
    """List the seats whose time was up before a time, and when, if nobody is sought for them."""
    return db.execute(
        f"SELECT match, seat, flag FROM seats WHERE flag <= ? AND sought IS NULL AND match IN ({_RUNNING})",  # noqa: S608
        (before,),
    ).fetchall()
