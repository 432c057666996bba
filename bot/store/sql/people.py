"""SQL of people and drafts. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.store.records import Habits, Language, Look, Night, Person, Picks, Post, Quiet
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.promises import promise
from engine.core.protocol import Option, Seat

_quiet = msgspec.json.Decoder(Quiet)
_picks = msgspec.json.Decoder(list[Option])


def person(db: Connection, user_id: int) -> Person | None:
    """Find a person."""
    row = db.execute(
        """SELECT id, name, language, dm_closed_at, portrait, theme, dm_note, zone, quiet, reminders,
               coalesce((SELECT unheard FROM inboxes WHERE person = people.id), 0)
           FROM people WHERE id = ?""",
        (user_id,),
    ).fetchone()
    if row is None:
        return None
    habits = Habits(row[7], row[8] and _quiet.decode(row[8]), row[9])
    return Person(row[0], row[1], row[2], row[3], bool(row[4]), row[5], row[6], habits, row[10])


def night(zone: str | None, quiet: bytes | None) -> Night | None:
    """Read when somebody is not to be disturbed."""
    return None if zone is None or quiet is None else Night(zone, _quiet.decode(quiet))


def meet(db: Connection, found: Person) -> None:
    """Note a person's name, and the language if one is given."""
    db.execute(
        """INSERT INTO people (id, name, language) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE
           SET name = excluded.name, language = coalesce(excluded.language, people.language)""",
        (found.id, found.name, found.language),
    )


def set_language(db: Connection, user_id: int, language: Language | None) -> None:
    """Note the language that a person chose, or (None) that he wants his client's again."""
    db.execute("UPDATE people SET language = ? WHERE id = ?", (language, user_id))


def set_portrait(db: Connection, user_id: int, *, portrait: bool) -> None:
    """Note whether a person wants boards upright."""
    db.execute("UPDATE people SET portrait = ? WHERE id = ?", (portrait, user_id))


def set_theme(db: Connection, user_id: int, theme: str) -> None:
    """Note in which theme a person wants pictures."""
    db.execute("UPDATE people SET theme = ? WHERE id = ?", (theme, user_id))


def set_habits(db: Connection, user_id: int, habits: Habits, now: float) -> None:
    """Note how a person has arranged his time, and have shown when it is up in effect from now on."""
    quiet = None if habits.quiet is None else json_text(habits.quiet)
    before = person(db, user_id)
    db.execute(
        "UPDATE people SET zone = ?, quiet = ?, reminders = ? WHERE id = ?",
        (habits.zone, quiet, habits.reminders, user_id),
    )
    if before is not None and before.habits.night != habits.night:
        show_time(db, user_id, now)


def show_time(db: Connection, user_id: int, now: float) -> None:
    """Promise to show anew, wherever a person's clock runs, when his time is up."""
    timed = db.execute(
        """SELECT s.match FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.user_id = ? AND s.flag IS NOT NULL AND m.status = 'running'""",
        (user_id,),
    ).fetchall()
    for (match_id,) in timed:
        db.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (match_id,))
        promise(db, match_id, [Post("board", "board")], now)


def set_dm_closed(db: Connection, user_id: int, at: float | None, note: int | None) -> None:
    """Note when a person's DMs were found closed, or (None) open again, and in which match to tell him."""
    db.execute("UPDATE people SET dm_closed_at = ?, dm_note = ? WHERE id = ?", (at, note, user_id))


def drop_dm_note(db: Connection, user_id: int) -> None:
    """Note that a person has been told that his DMs are closed."""
    db.execute("UPDATE people SET dm_note = NULL WHERE id = ?", (user_id,))


def look(db: Connection, match_id: int, seat: Seat) -> Look | None:
    """Find when the player of a seat last looked at the match."""
    row = db.execute(
        "SELECT looked_at, looked_act FROM seats WHERE match = ? AND seat = ?", (match_id, seat)
    ).fetchone()
    return None if row is None or row[0] is None else Look(*row)


def note_look(db: Connection, match_id: int, seat: Seat, act: int, now: float) -> None:
    """Note that the player of a seat looks at the match, whose last act is this."""
    db.execute(
        "UPDATE seats SET looked_at = ?, looked_act = ? WHERE match = ? AND seat = ?", (now, act, match_id, seat)
    )


def drafts(db: Connection, match_id: int, seat: Seat) -> dict[int, Picks]:
    """Find the picks that a seat has chosen and not yet sealed, by decision."""
    rows = db.execute("SELECT decision, picks FROM drafts WHERE match = ? AND seat = ?", (match_id, seat))
    return {decision: _picks.decode(picks) for decision, picks in rows}


def set_drafts(db: Connection, match_id: int, user_id: int, drafts: Mapping[int, Picks]) -> bool:
    """Keep picks for later, by decision; False for who has no seat."""
    row = db.execute("SELECT seat FROM seats WHERE match = ? AND user_id = ?", (match_id, user_id)).fetchone()
    for decision, picks in drafts.items() if row is not None else ():
        db.execute(
            """INSERT INTO drafts (match, seat, decision, picks) VALUES (?, ?, ?, ?)
               ON CONFLICT (match, decision, seat) DO UPDATE SET picks = excluded.picks""",
            (match_id, row[0], decision, json_text(picks)),
        )
    return row is not None
