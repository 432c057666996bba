"""SQL of tournaments. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import structs

from bot.store.records import Post
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.promises import promise
from bot.store.tournaments import Tournament, TournamentState

Decide: TypeAlias = Callable[[Tournament], Tournament | None]
"""What becomes of a tournament; None: nothing. May raise."""

_tournament = msgspec.json.Decoder(Tournament)


def _read(row: tuple[int, str]) -> Tournament:
    return structs.replace(_tournament.decode(row[1]), id=row[0])


def tournament(db: Connection, tournament_id: int) -> Tournament | None:
    """Find a tournament."""
    row = db.execute("SELECT id, data FROM tournaments WHERE id = ?", (tournament_id,)).fetchone()
    return None if row is None else _read(row)


def tournaments(db: Connection, state: TournamentState, guild_id: int | None, most: int) -> list[Tournament]:
    """List the latest tournaments in a state, of a server if it is given."""
    found = db.execute(
        """SELECT id, data FROM tournaments WHERE state = ? AND guild_id = coalesce(?, guild_id)
           ORDER BY id DESC LIMIT ?""",
        (state, guild_id, most),
    )
    return [_read(row) for row in found]


def insert(db: Connection, new: Tournament, now: float) -> Tournament:
    """Keep a new tournament, and promise to show it."""
    (number,) = db.execute(
        "INSERT INTO tournaments (guild_id, state, data) VALUES (?, ?, ?) RETURNING id",
        (new.place.guild_id, new.state, json_text(new)),
    ).fetchone()
    kept = structs.replace(new, id=number)
    _promise(db, kept, "", now)
    return kept


def change(db: Connection, tournament_id: int, decide: Decide, now: float) -> Tournament | None:
    """Change a tournament and promise to show how it stands; return it as it is then, None if there is none.

    A round that begins, and the end, are told by themselves.
    """
    old = tournament(db, tournament_id)
    new = None if old is None else decide(old)
    if old is None or new is None:
        return old
    db.execute(
        "UPDATE tournaments SET state = ?, data = ? WHERE id = ?", (new.state, json_text(new), tournament_id)
    )
    _promise(db, new, "", now)
    if new.state == "over":
        _promise(db, new, "over", now)
    elif new.round > old.round:
        _promise(db, new, str(new.round), now)
    return new


def put(db: Connection, tournament_id: int, message_id: int) -> None:
    """Note where a tournament is shown."""
    found = tournament(db, tournament_id)
    if found is not None:
        shown = structs.replace(found, message_id=message_id)
        db.execute("UPDATE tournaments SET data = ? WHERE id = ?", (json_text(shown), tournament_id))


def _promise(db: Connection, shown: Tournament, news: str, now: float) -> None:
    payload = {"tournament": shown.id, "channel": shown.place.channel_id, "news": news}
    promise(db, None, [Post("tournament", f"tournament:{shown.id}:{news}", payload)], now)
