"""SQL of how servers are set up. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.store.records import Change, Match, Post, Setup
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.promises import promise

_setup = msgspec.json.Decoder(Setup)


def setup(db: Connection, guild_id: int | None) -> Setup:
    """Find how a server is set up; nothing is chosen where nobody has done that."""
    row = db.execute("SELECT setup FROM servers WHERE id = ?", (guild_id,)).fetchone()
    return Setup() if row is None else _setup.decode(row[0])


def change(db: Connection, guild_id: int, changed: Callable[[Setup], Setup]) -> Setup:
    """Change how a server is set up."""
    found = changed(setup(db, guild_id))
    db.execute(
        "INSERT INTO servers VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET setup = ?2",
        (guild_id, json_text(found)),
    )
    return found


def announce(db: Connection, match: Match, change: Change, now: float) -> None:
    """Promise to tell a server, where it wants that, of an invitation to anybody, or of a result.

    Who plays against the computer alone, or learns, plays for himself.
    """
    people = sum(not seating.computer for seating in match.seats)
    if match.place.guild_id is None or match.lesson or people < 2:
        return
    anybody = any(seating.free and seating.invited is None for seating in match.seats)
    if change.status == "over":
        about = "result"
    elif match.status == "open" and match.version == 1 and anybody:
        about = "invitation"
    else:
        return
    channel = setup(db, match.place.guild_id).announcements
    if channel is not None:
        promise(db, match.id, [Post("announcement", f"announcement:{about}", {"channel": channel})], now)
