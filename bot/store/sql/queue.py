"""SQL of those who look for opponents. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from bot.store.queue import Pairing, Ticket
from bot.store.records import Clock, Place, Post
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.promises import promise

Decide: TypeAlias = Callable[[Pairing], tuple[Pairing, list[Ticket]] | None]
"""What becomes of a pairing, and which tickets return to the queue; None: nothing. May raise."""

_TICKETS = "SELECT id, person, name, language, guild_id, channel_id, game, clock, near, since FROM tickets "
_PAIRINGS = """SELECT id, guild_id, channel_id, tickets, answers, state, since, message_id, match
    FROM pairings """

_clock = msgspec.json.Decoder(Clock)
_two = msgspec.json.Decoder(tuple[Ticket, Ticket])
_answers = msgspec.json.Decoder(tuple[bool | None, bool | None])


def _ticket(row: tuple[Any, ...]) -> Ticket:
    id_, person, name, language, guild_id, channel_id, game, clock, near, since = row
    timed = None if clock is None else _clock.decode(clock)
    return Ticket(id_, person, name, language, Place(guild_id, channel_id), game, timed, bool(near), since)


def _pairing(row: tuple[Any, ...]) -> Pairing:
    id_, guild_id, channel_id, tickets, answers, state, since, message_id, match = row
    place = Place(guild_id, channel_id)
    return Pairing(id_, place, _two.decode(tickets), _answers.decode(answers), state, since, message_id, match)


def tickets(db: Connection, guild_id: int | None = None, person: int | None = None) -> list[Ticket]:
    """List the tickets that are not paired, of a server and of a person if they are given, the oldest first."""
    found = db.execute(
        _TICKETS + "WHERE guild_id = coalesce(?, guild_id) AND person = coalesce(?, person) ORDER BY since, id",
        (guild_id, person),
    )
    return [_ticket(row) for row in found]


def pairings(db: Connection, since: float) -> list[Pairing]:
    """List the pairings made since a time, or of which something is still to be settled."""
    found = db.execute(_PAIRINGS + "WHERE since > ? OR state IN ('asked', 'agreed') ORDER BY id", (since,))
    return [_pairing(row) for row in found]


def pairing(db: Connection, pairing_id: int) -> Pairing | None:
    """Find a pairing."""
    row = db.execute(_PAIRINGS + "WHERE id = ?", (pairing_id,)).fetchone()
    return None if row is None else _pairing(row)


def keep(db: Connection, new: Ticket) -> None:
    """Keep a ticket, in the place of one for the same game; that one's time of waiting stays."""
    db.execute(
        """INSERT INTO tickets (person, name, language, guild_id, channel_id, game, clock, near, since)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, person, game) DO UPDATE
           SET name = excluded.name, language = excluded.language, channel_id = excluded.channel_id,
               clock = excluded.clock, near = excluded.near,
               since = CASE WHEN excluded.since < tickets.since THEN excluded.since ELSE tickets.since END""",
        (
            new.person,
            new.name,
            new.language,
            new.place.guild_id,
            new.place.channel_id,
            new.game,
            None if new.clock is None else json_text(new.clock),
            new.near,
            new.since,
        ),
    )


def drop(db: Connection, ticket_id: int, person: int) -> bool:
    """Take a person's ticket out of the queue; return whether it was there."""
    done = db.execute("DELETE FROM tickets WHERE id = ? AND person = ?", (ticket_id, person))
    return done.rowcount > 0


def expire(db: Connection, before: float) -> None:
    """Drop the tickets that have waited since before a time, and forget pairings of that age that are settled."""
    db.execute("DELETE FROM tickets WHERE since <= ?", (before,))
    db.execute("DELETE FROM pairings WHERE since <= ? AND state NOT IN ('asked', 'agreed')", (before,))


def pair(db: Connection, two: tuple[Ticket, Ticket], place: Place, now: float) -> None:
    """Pair two tickets and promise to ask their people, unless one of them is there no longer, or has changed."""
    there = {ticket.id: ticket for ticket in tickets(db, place.guild_id)}
    if any(there.get(ticket.id) != ticket for ticket in two):
        return
    for ticket in two:
        drop(db, ticket.id, ticket.person)
    (number,) = db.execute(
        """INSERT INTO pairings (guild_id, channel_id, tickets, answers, state, since)
           VALUES (?, ?, ?, '[null,null]', 'asked', ?) RETURNING id""",
        (place.guild_id, place.channel_id, json_text(two), now),
    ).fetchone()
    _promise(db, number, place, now)


def change(db: Connection, pairing_id: int, decide: Decide, now: float) -> Pairing | None:
    """Change a pairing and promise to show how it stands; return it as it is then, None if there is none."""
    old = pairing(db, pairing_id)
    decided = None if old is None else decide(old)
    if old is None or decided is None:
        return old
    new, back = decided
    db.execute(
        "UPDATE pairings SET answers = ?, state = ?, match = ? WHERE id = ?",
        (json_text(new.answers), new.state, new.match, pairing_id),
    )
    for ticket in back:
        keep(db, ticket)
    _promise(db, pairing_id, new.place, now)
    return new


def put(db: Connection, pairing_id: int, message_id: int) -> None:
    """Note where both are asked."""
    db.execute("UPDATE pairings SET message_id = ? WHERE id = ?", (message_id, pairing_id))


def _promise(db: Connection, pairing_id: int, place: Place, now: float) -> None:
    payload = {"pairing": pairing_id, "channel": place.channel_id}
    promise(db, None, [Post("pairing", f"pairing:{pairing_id}", payload)], now)


def put_off(db: Connection, seconds: float) -> None:
    """Give back time that nobody could use."""
    db.execute("UPDATE tickets SET since = since + ?", (seconds,))
    for one in pairings(db, float("inf")):
        later = [msgspec.structs.replace(ticket, since=ticket.since + seconds) for ticket in one.tickets]
        db.execute(
            "UPDATE pairings SET since = since + ?, tickets = ? WHERE id = ?", (seconds, json_text(later), one.id)
        )


def pair_all(db: Connection, pairs: Iterable[tuple[tuple[Ticket, Ticket], Place]], now: float) -> None:
    """Pair tickets, each two for a place."""
    for two, place in pairs:
        pair(db, two, place, now)
