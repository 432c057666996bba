"""SQL of the panels that people have by direct message. Everything here runs in a connection's thread."""

from __future__ import annotations

import sqlite3

from bot.store.records import Change, Match, Panel, Post
from bot.store.sqlite.promises import promise


def find(db: sqlite3.Connection, match_id: int, person: int) -> Panel | None:
    """Find the panel that a person has of a match."""
    row = db.execute(
        "SELECT message, shown FROM panels WHERE match = ? AND person = ?", (match_id, person)
    ).fetchone()
    return None if row is None else Panel(person, *row)


def keep(db: sqlite3.Connection, match: Match, panel: Panel, now: float) -> None:
    """Note a person's panel of a match; where that has moved on since, promise to bring it up to date."""
    db.execute(
        "INSERT OR REPLACE INTO panels (match, person, message, shown) VALUES (?, ?, ?, ?)",
        (match.id, panel.person, panel.message, panel.shown),
    )
    (last,) = db.execute("SELECT last_act FROM matches WHERE id = ?", (match.id,)).fetchone()
    if last != match.last_act:
        promise(db, match.id, [Post.update(panel.person)], now)


def drop(db: sqlite3.Connection, match_id: int, person: int) -> None:
    """Forget a person's panel, which nothing can change any more."""
    db.execute("DELETE FROM panels WHERE match = ? AND person = ?", (match_id, person))


def needed(db: sqlite3.Connection, match: Match, change: Change) -> list[Post]:
    """List the messages that a change promises, without those that nobody would see.

    A seat without a person needs no panel. One is brought up to date only where there is one; that which was
    pressed shows already what comes of it.
    """
    if not any(post.kind in ("panel", "update") for post in change.posts):
        return change.posts
    stands = dict(db.execute("SELECT person, message FROM panels WHERE match = ?", (match.id,)))
    pressed = [person for person, message in stands.items() if message == change.pressed]
    for person in pressed:
        db.execute("UPDATE panels SET shown = 0 WHERE match = ? AND person = ?", (match.id, person))
    found = []
    for post in change.posts:
        if post.kind == "panel":
            person = match.seats[post.payload["seat"]].user_id
            wanted = person is not None and person not in pressed
        else:
            wanted = post.kind != "update" or stands.get(post.payload["person"], change.pressed) != change.pressed
        if wanted:
            found.append(post)
    return found
