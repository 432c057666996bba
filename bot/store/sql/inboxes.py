"""SQL of what waits for people, and what they are told of it. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.records import Call, Change, Inbox, Match, Person, Post, Promise, Reminded
from bot.store.sql import people
from bot.store.sql.connection import Connection
from bot.store.sql.promises import finish, promise, promise_once
from engine.core.protocol import Seat

_CALLS = """
    SELECT s.match, s.seat, s.awaited_since, s.flag, s.told_at, s.nudged_at, s.called_at
    FROM seats s JOIN matches m ON m.id = s.match
    WHERE s.user_id = ? AND s.awaited_since IS NOT NULL AND m.status = 'running' AND m.paused IS NULL
        AND NOT m.lesson
    ORDER BY s.awaited_since, s.match"""


def find(db: Connection, user_id: int) -> Inbox:
    """Find what waits for a person, and the message that lists it."""
    person = people.person(db, user_id) or Person(user_id, "")
    row = db.execute(
        "SELECT message, shown, reminded_at, snoozed_until, unheard FROM inboxes WHERE person = ?", (user_id,)
    ).fetchone()
    calls = [Call(*call) for call in db.execute(_CALLS, (user_id,))]
    message, shown, reminded_at, snoozed_until, unheard = row or (None, 0, None, None, 0)
    away = (
        db.execute("SELECT 1 FROM vacations WHERE person = ? AND ended IS NULL", (user_id,)).fetchone() is not None
    )
    return Inbox(person, message, shown, reminded_at, snoozed_until, unheard, calls, away)


def waiting(db: Connection) -> list[Inbox]:
    """List the inboxes of all people for whom anything waits, or who have put their reminders off."""
    found = db.execute(
        """SELECT s.user_id FROM seats s JOIN matches m ON m.id = s.match
           WHERE s.awaited_since IS NOT NULL AND s.user_id IS NOT NULL AND m.status = 'running'
           UNION SELECT person FROM inboxes WHERE snoozed_until IS NOT NULL"""
    ).fetchall()
    return [find(db, user_id) for (user_id,) in found]


def post(user_id: int) -> Post:
    """Promise to show a person what waits for him, and to remind him of it if that is due."""
    return Post("inbox", f"inbox:{user_id}", {"person": user_id})


def changed(db: Connection, old: Match, new: Match, change: Change, now: float) -> None:
    """Promise to show what has begun or ceased to wait to whom it concerns."""
    for seating in change.seats:
        if seating.seat < len(old.seats) and seating.user_id != old.seats[seating.seat].user_id:
            db.execute(
                "UPDATE seats SET called_at = NULL, looked_at = NULL WHERE match = ? AND seat = ?",
                (old.id, seating.seat),
            )
    if old.lesson:
        return
    before, after = _waiting(old), _waiting(new)
    concerned = {after[seat][0] for seat in change.asked if seat in after}
    for seat in before.keys() | after.keys():
        if before.get(seat) != after.get(seat):
            concerned |= {waiting[seat][0] for waiting in (before, after) if seat in waiting}
    if concerned:
        promise(db, None, [post(user_id) for user_id in sorted(concerned)], now)


def _waiting(match: Match) -> dict[Seat, tuple[int, float, float | None]]:
    """Return the people for whom a match waits, by seat: since when, and until when."""
    if match.status != "running" or match.paused is not None:
        return {}
    return {
        one.seat: (one.user_id, one.awaited_since, one.flag)
        for one in match.seats
        if one.user_id is not None and one.awaited_since is not None
    }


def keep(
    db: Connection,
    row: Promise,
    message: int | None,
    shown: int,
    reminded: Reminded | None,
    again_in: float,
    now: float,
) -> None:
    """Note which message lists what waits for a person, what it told him, and that what was promised is done.

    ``again_in``: after so many seconds (0: never) it is looked whether he is to be told more.
    """
    user_id: int = row.payload["person"]
    db.execute(
        """INSERT INTO inboxes (person, message, shown) VALUES (?, ?, ?)
           ON CONFLICT (person) DO UPDATE SET message = excluded.message, shown = excluded.shown""",
        (user_id, message, shown),
    )
    if reminded is not None:
        db.execute(
            """UPDATE inboxes SET reminded_at = ?, snoozed_until = NULL, unheard = unheard + 1
               WHERE person = ?""",
            (now, user_id),
        )
        _note(db, user_id, "told_at = ?", reminded.told, now)
        _note(db, user_id, "nudged_at = ?", reminded.late, now)
        _note(db, user_id, "called_at = ?", reminded.called, now)
    finish(db, row, message, None, now)
    if again_in:
        again = Post("inbox", f"inbox:{user_id}", {"person": user_id}, delay=again_in)
        promise_once(db, None, again, now)


def _note(db: Connection, user_id: int, what: str, calls: Iterable[Call], now: float) -> None:
    for call in calls:
        db.execute(
            f"UPDATE seats SET {what} WHERE match = ? AND seat = ? AND user_id = ? AND awaited_since = ?",  # noqa: S608
            (now, call.match, call.seat, user_id, call.since),
        )


def remind(db: Connection, user_ids: Iterable[int], now: float) -> None:
    """Promise to remind people, unless that is promised already."""
    for user_id in user_ids:
        promise_once(db, None, post(user_id), now)


def snooze(db: Connection, user_id: int, until: float, now: float) -> None:
    """Let somebody be reminded of nothing for a while; he is heard of."""
    db.execute(
        """INSERT INTO inboxes (person, snoozed_until) VALUES (?, ?)
           ON CONFLICT (person) DO UPDATE SET snoozed_until = excluded.snoozed_until, unheard = 0""",
        (user_id, until),
    )
    promise(db, None, [post(user_id)], now)


def heard(db: Connection, user_id: int, now: float) -> None:
    """Note that somebody does something: he is reminded again, but not at once of what he knows."""
    db.execute("UPDATE inboxes SET unheard = 0, reminded_at = ? WHERE person = ? AND unheard > 0", (now, user_id))


def wake(db: Connection, user_id: int) -> None:
    """End what somebody has put off, where nothing waits for him any more."""
    db.execute("UPDATE inboxes SET snoozed_until = NULL WHERE person = ?", (user_id,))


def set_back(db: Connection, seconds: float) -> None:
    """Bring all times of reminders forward or back by as much as the clock was set."""
    db.execute("UPDATE inboxes SET reminded_at = reminded_at + ?1, snoozed_until = snoozed_until + ?1", (seconds,))
    db.execute(
        """UPDATE seats SET told_at = told_at + ?1, nudged_at = nudged_at + ?1, called_at = called_at + ?1,
               awaited_since = CASE WHEN flag IS NULL THEN awaited_since + ?1 ELSE awaited_since END
           WHERE awaited_since IS NOT NULL OR called_at IS NOT NULL""",
        (seconds,),
    )
