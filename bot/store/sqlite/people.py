"""SQL of people, drafts and nudges. Everything here runs in a connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

import msgspec

from bot.store.records import Habits, Language, Night, Person, Picks, Post, Quiet
from bot.store.sqlite.json_text import json_text
from bot.store.sqlite.promises import promise
from engine.core.protocol import Option, Seat

_quiet = msgspec.json.Decoder(Quiet)
_picks = msgspec.json.Decoder(list[Option])


def person(db: sqlite3.Connection, user_id: int) -> Person | None:
    """Find a person."""
    row = db.execute(
        """SELECT id, name, language, dm_closed_at, portrait, theme, dm_note, zone, quiet, reminders
           FROM people WHERE id = ?""",
        (user_id,),
    ).fetchone()
    if row is None:
        return None
    habits = Habits(row[7], row[8] and _quiet.decode(row[8]), row[9])
    return Person(row[0], row[1], row[2], row[3], bool(row[4]), row[5], row[6], habits)


def night(zone: str | None, quiet: bytes | None) -> Night | None:
    """Read when somebody is not to be disturbed."""
    return None if zone is None or quiet is None else Night(zone, _quiet.decode(quiet))


def meet(db: sqlite3.Connection, found: Person) -> None:
    """Note a person's name, and the language if one is given."""
    db.execute(
        """INSERT INTO people (id, name, language) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE
           SET name = excluded.name, language = coalesce(excluded.language, language)""",
        (found.id, found.name, found.language),
    )


def set_language(db: sqlite3.Connection, user_id: int, language: Language | None) -> None:
    """Note the language that a person chose, or (None) that he wants his client's again."""
    db.execute("UPDATE people SET language = ? WHERE id = ?", (language, user_id))


def set_portrait(db: sqlite3.Connection, user_id: int, *, portrait: bool) -> None:
    """Note whether a person wants boards upright."""
    db.execute("UPDATE people SET portrait = ? WHERE id = ?", (portrait, user_id))


def set_theme(db: sqlite3.Connection, user_id: int, theme: str) -> None:
    """Note in which theme a person wants pictures."""
    db.execute("UPDATE people SET theme = ? WHERE id = ?", (theme, user_id))


def set_habits(db: sqlite3.Connection, user_id: int, habits: Habits, now: float) -> None:
    """Note how a person has arranged his time, and have shown when it is up in effect from now on."""
    quiet = None if habits.quiet is None else json_text(habits.quiet)
    before = person(db, user_id)
    db.execute(
        "UPDATE people SET zone = ?, quiet = ?, reminders = ? WHERE id = ?",
        (habits.zone, quiet, habits.reminders, user_id),
    )
    if before is not None and before.habits.night != habits.night:
        show_time(db, user_id, now)


def show_time(db: sqlite3.Connection, user_id: int, now: float) -> None:
    """Promise to show anew, wherever a person's clock runs, when his time is up."""
    timed = db.execute(
        """SELECT s.match FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ? AND s.flag IS NOT NULL AND m.status = 'running'""",
        (user_id,),
    ).fetchall()
    for (match_id,) in timed:
        db.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (match_id,))
        promise(db, match_id, [Post("board", "board"), Post.update(user_id)], now)


def set_dm_closed(db: sqlite3.Connection, user_id: int, at: float | None, note: int | None) -> None:
    """Note when a person's DMs were found closed, or (None) open again, and in which match to tell him."""
    db.execute("UPDATE people SET dm_closed_at = ?, dm_note = ? WHERE id = ?", (at, note, user_id))


def drop_dm_note(db: sqlite3.Connection, user_id: int) -> None:
    """Note that a person has been told that his DMs are closed."""
    db.execute("UPDATE people SET dm_note = NULL WHERE id = ?", (user_id,))


def drafts(db: sqlite3.Connection, match_id: int, seat: Seat) -> dict[int, Picks]:
    """Find the picks that a seat has chosen and not yet sealed, by decision."""
    rows = db.execute("SELECT decision, picks FROM drafts WHERE match = ? AND seat = ?", (match_id, seat))
    return {decision: _picks.decode(picks) for decision, picks in rows}


def set_drafts(db: sqlite3.Connection, match_id: int, user_id: int, drafts: Mapping[int, Picks]) -> bool:
    """Keep picks for later, by decision; False for who has no seat."""
    row = db.execute("SELECT seat FROM seats WHERE match = ? AND user_id = ?", (match_id, user_id)).fetchone()
    for decision, picks in drafts.items() if row is not None else ():
        db.execute(
            "INSERT OR REPLACE INTO drafts (match, seat, decision, picks) VALUES (?, ?, ?, ?)",
            (match_id, row[0], decision, json_text(picks)),
        )
    return row is not None


def nudge(db: sqlite3.Connection, waiting_since: float, now: float) -> int:
    """Promise a nudge to every seat awaited since before a time and not nudged yet; return their number.

    Whoever is awaited since a time to come, for the clock was set back, is awaited since now.
    """
    db.execute("UPDATE seats SET awaited_since = ?1 WHERE awaited_since > ?1", (now,))
    late = db.execute(
        """SELECT s.match, s.seat FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.awaited_since <= ? AND s.nudged_at IS NULL AND m.status = 'running' AND m.paused IS NULL
               AND NOT m.lesson""",
        (waiting_since,),
    ).fetchall()
    remind(db, late, now)
    return len(late)


def remind(db: sqlite3.Connection, late: Iterable[tuple[int, Seat]], now: float) -> None:
    """Promise a reminder to seats that are late."""
    for match_id, seat in late:
        db.execute("UPDATE seats SET nudged_at = ? WHERE match = ? AND seat = ?", (now, match_id, seat))
        promise(db, match_id, [Post("nudge", f"nudge:{seat}", {"seat": seat})], now)


def longest_wait(db: sqlite3.Connection) -> float | None:
    """Return since when the seat that has waited longest without a nudge is awaited."""
    row = db.execute(
        """SELECT min(s.awaited_since) FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.awaited_since IS NOT NULL AND s.nudged_at IS NULL AND m.status = 'running' AND m.paused IS NULL
               AND NOT m.lesson"""
    ).fetchone()
    return None if row is None else row[0]
