"""SQL of clocks that run. Everything here runs in a connection's thread."""

from __future__ import annotations

import sqlite3

from bot.store.records import Late
from bot.store.sqlite import people, queue

_RUNNING = "SELECT id FROM matches WHERE status = 'running' AND paused IS NULL"


def give_sign(db: sqlite3.Connection, longest: float, now: float) -> None:
    """Note that the bot is there, and put off all times by what has passed without a sign since the last one.

    Of that, ``longest`` seconds count. Where the clock was set back, all times are brought forward by as much.
    """
    row = db.execute("SELECT at FROM alive").fetchone()
    db.execute("DELETE FROM alive")
    db.execute("INSERT INTO alive VALUES (?)", (now,))
    passed = 0.0 if row is None else now - row[0]
    put_off = passed - min(max(passed, 0.0), longest)
    if not put_off:
        return
    of = f"flag IS NOT NULL AND match IN ({_RUNNING})"
    db.execute(f"UPDATE matches SET version = version + 1 WHERE id IN (SELECT match FROM seats WHERE {of})")  # noqa: S608
    db.execute(
        f"UPDATE seats SET flag = flag + ?1, awaited_since = awaited_since + ?1 WHERE {of}",  # noqa: S608
        (put_off,),
    )
    queue.put_off(db, put_off)


def late(db: sqlite3.Connection, remind_after: float, now: float) -> list[Late]:
    """List the seats whose time is up; whoever has used up a share of his time is reminded."""
    due = db.execute(
        f"""SELECT match, seat FROM seats
            WHERE flag - (flag - awaited_since) * ? <= ? AND nudged_at IS NULL AND match IN ({_RUNNING})""",  # noqa: S608
        (1 - remind_after, now),
    ).fetchall()
    people.remind(db, due, now)
    found = db.execute(
        f"SELECT match, seat, awaited_since FROM seats WHERE flag <= ? AND match IN ({_RUNNING})",  # noqa: S608
        (now,),
    )
    return [Late(*row) for row in found]
