"""SQL of matches: rows into records, changes into rows. Everything here runs in a connection's thread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.records import (
    Change,
    Clock,
    Conflict,
    Entry,
    Former,
    Match,
    Place,
    Proposal,
    QuietAct,
    Record,
    Seating,
    Stored,
    UndoPoint,
)
from bot.store.sql import decks, inboxes, people, servers, turns, vacations, watchers
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.marks import marks
from bot.store.sql.promises import promise
from engine.core.matchfile import Act, Answer
from engine.core.protocol import Event, Seat

MATCHES = """
    SELECT m.id, m.status, m.game, m.rules, m.scenario, m.options, m.language, m.host_id, m.guild_id,
        m.channel_id, m.invitation_id, m.thread_id, m.board_id, m.commitment, m.version, m.last_act, m.told,
        m.created_at, m.updated_at, m.dice, m.clock, m.opened, m.lesson, m.rematch_of,
        m.proposal, m.paused, m.tournament, m.thinks_at
    FROM matches m """
"""Selects all that :func:`match_of` reads."""
_UPDATE = "UPDATE matches SET version = ?, last_act = ?, told = ?, updated_at = ?"
_UNCHANGED = """WHERE id = ? AND version = ?
    AND NOT EXISTS (SELECT 1 FROM acts WHERE interaction = ? AND acts.match = matches.id)"""
_ENTRIES = "SELECT n, kind, seat, events, at, undone, quiet FROM acts "

_NOBODY = "[]"

_former = msgspec.json.Decoder(tuple[Former, ...])
_options = msgspec.json.Decoder(dict[str, Any])
_events = msgspec.json.Decoder(list[Event])
_act: msgspec.json.Decoder[Act] = msgspec.json.Decoder(Act)
_answer: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
_clock = msgspec.json.Decoder(Clock)
_proposal = msgspec.json.Decoder(Proposal)


# ------------------------------------------------------------- reading


def _seats(db: Connection, match_id: int) -> tuple[Seating, ...]:
    found = db.execute(
        """SELECT s.seat, s.user_id, s.name, s.entropy, s.awaited_since, s.invited, s.interaction, s.offered,
               s.former, s.computer, s.undos, s.bank, s.flag, s.earned, s.told_out, s.sought,
               s.away, p.zone, p.quiet, s.level, s.earned_in
           FROM seats s LEFT JOIN people p ON p.id = s.user_id WHERE s.match = ? ORDER BY s.seat""",
        (match_id,),
    )
    return tuple(
        Seating(*(*seat, () if former == _NOBODY else _former.decode(former), bool(computer), *timed))
        for *seat, former, computer, timed in (
            (*row[:10], (*row[10:17], people.night(*row[17:19]), *row[19:])) for row in found
        )
    )


def match_of(db: Connection, row: tuple[Any, ...]) -> Match:
    """Read a match from its row (:data:`MATCHES`) and its seats."""
    return Match(
        id=row[0],
        status=row[1],
        game=row[2],
        rules=row[3],
        scenario=row[4],
        options=_options.decode(row[5]),
        language=row[6],
        host_id=row[7],
        place=Place(row[8], row[9]),
        invitation_id=row[10],
        thread_id=row[11],
        board_id=row[12],
        commitment=row[13],
        version=row[14],
        last_act=row[15],
        told=row[16],
        created_at=row[17],
        updated_at=row[18],
        dice=row[19],
        clock=None if row[20] is None else _clock.decode(row[20]),
        opened=None if row[21] is None else _options.decode(row[21]),
        lesson=bool(row[22]),
        rematch_of=row[23],
        proposal=None if row[24] is None else _proposal.decode(row[24]),
        paused=row[25],
        tournament=row[26],
        thinks_at=row[27],
        seats=_seats(db, row[0]),
    )


def _entries(rows: Iterable[tuple[Any, ...]]) -> list[Entry]:
    return [Entry(n, kind, seat, _events.decode(events), *rest) for n, kind, seat, events, *rest in rows]


def match(db: Connection, match_id: int) -> Match | None:
    """Find a match."""
    row = db.execute(MATCHES + "WHERE m.id = ?", (match_id,)).fetchone()
    return row and match_of(db, row)


def versions(db: Connection, match_ids: Iterable[int]) -> dict[int, int]:
    """Find the versions of some matches."""
    ids = list(match_ids)
    found = db.execute(f"SELECT id, version FROM matches WHERE id IN ({marks(ids)})", ids) if ids else ()  # noqa: S608
    return dict(found)


def opened_by(db: Connection, interaction_id: int) -> Match | None:
    """Find the match that an interaction opened."""
    row = db.execute(MATCHES + "WHERE m.interaction = ?", (interaction_id,)).fetchone()
    return row and match_of(db, row)


def rematch(db: Connection, match_id: int) -> Match | None:
    """Find the match that is another one once more, unless it was called off."""
    row = db.execute(MATCHES + "WHERE m.rematch_of = ? AND m.status <> 'cancelled'", (match_id,)).fetchone()
    return row and match_of(db, row)


def in_thread(db: Connection, thread_id: int) -> Match | None:
    """Find the match that is played in a thread."""
    row = db.execute(MATCHES + "WHERE m.thread_id = ?", (thread_id,)).fetchone()
    return row and match_of(db, row)


def secrets(db: Connection, match_id: int) -> tuple[str, bytes | None]:
    """Read the seed and the state of a match that exists."""
    row: tuple[str, bytes | None] = db.execute(
        "SELECT seed, state FROM matches WHERE id = ?", (match_id,)
    ).fetchone()
    return row


def with_state(db: Connection, match_id: int) -> tuple[Match, bytes | None] | None:
    """Find a match with its state."""
    found = match(db, match_id)
    return None if found is None else (found, secrets(db, match_id)[1])


def stored(db: Connection, match_id: int, interaction_id: int, *, undo: bool) -> Stored | None:
    """Read what a change starts from."""
    found = match(db, match_id)
    if found is None:
        return None
    done = db.execute(
        _ENTRIES + "WHERE interaction = ? AND match = ? ORDER BY n, quiet", (interaction_id, match_id)
    )
    points = _points(db, match_id) if undo else []
    answered = _quiet(db, match_id, points[0].n) if points else []
    return Stored(found, *secrets(db, match_id), _entries(done), points, answered)


def _points(db: Connection, match_id: int) -> list[UndoPoint]:
    found = db.execute(
        """SELECT s.n, a.interaction, s.state
           FROM snapshots s JOIN acts a ON a.match = s.match AND a.n = s.n AND a.quiet = 0
           WHERE s.match = ? ORDER BY s.n""",
        (match_id,),
    )
    return [UndoPoint(*point) for point in found]


def _quiet(db: Connection, match_id: int, since: int) -> list[QuietAct]:
    found = db.execute(
        """SELECT n, quiet, act FROM acts WHERE match = ? AND n >= ? AND quiet > 0 AND undone IS NULL
           ORDER BY n, quiet""",
        (match_id, since),
    )
    return [QuietAct(n, quiet, _answer.decode(act)) for n, quiet, act in found]


def entries(db: Connection, match_id: int, since: int) -> list[Entry]:
    """List the acts after act number ``since``, without the quiet ones."""
    return _entries(db.execute(_ENTRIES + "WHERE match = ? AND n > ? AND quiet = 0 ORDER BY n", (match_id, since)))


def record(db: Connection, match_id: int) -> Record | None:
    """Read what replaying needs; None for a match that has not begun."""
    found = match(db, match_id)
    if found is None:
        return None
    seed, state = secrets(db, match_id)
    if state is None:
        return None
    acts = db.execute(
        """SELECT act, CASE quiet WHEN 0 THEN n ELSE 0 END FROM acts a
           WHERE match = ?1 AND act IS NOT NULL AND (undone IS NULL
               OR EXISTS (SELECT 1 FROM acts
                          WHERE match = ?1 AND n = a.undone AND quiet = 0 AND kind IN ('undo', 'ruling')))
           ORDER BY n, quiet""",
        (match_id,),
    ).fetchall()
    return Record(found, seed, state, [_act.decode(act) for act, _ in acts], [n for _, n in acts])


def last_answer(db: Connection, match_id: int, seat: Seat) -> int | None:
    """Find the act with which the last interaction of a seat began that others noticed and that stands."""
    row: tuple[int | None] = db.execute(
        """SELECT min(n) FROM acts
           WHERE match = ?1 AND seat = ?2 AND kind = 'answer' AND quiet = 0 AND undone IS NULL AND interaction =
               (SELECT interaction FROM acts
                WHERE match = ?1 AND seat = ?2 AND kind = 'answer' AND quiet = 0 AND undone IS NULL
                ORDER BY n DESC LIMIT 1)""",
        (match_id, seat),
    ).fetchone()
    return row[0]


# ------------------------------------------------------------- writing


def insert(db: Connection, new: Match, seed: str, interaction_id: int) -> None:
    """Write a new match, and who is invited to it; without its seats."""
    db.execute(
        """INSERT INTO matches (id, status, game, rules, scenario, options, language, host_id, guild_id,
               channel_id, commitment, dice, interaction, version, last_act, created_at, updated_at, clock,
               lesson, rematch_of, tournament, seed)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?)""",
        (
            new.id,
            new.status,
            new.game,
            new.rules,
            new.scenario,
            json_text(new.options),
            new.language,
            new.host_id,
            new.place.guild_id,
            new.place.channel_id,
            new.commitment,
            new.dice,
            interaction_id,
            new.created_at,
            new.updated_at,
            None if new.clock is None else json_text(new.clock),
            new.lesson,
            new.rematch_of,
            new.tournament,
            seed,
        ),
    )
    _write_invitations(db, new.id, new.invited, new.created_at)


def _write_invitations(db: Connection, match_id: int, people: Iterable[int], now: float) -> None:
    for person in people:
        db.execute("INSERT INTO invitations VALUES (?, ?, ?)", (match_id, person, now))


def write(
    db: Connection, old: Match, change: Change, interaction_id: int, now: float
) -> tuple[Match, list[Entry]]:
    """Write a change of a match and give the match as it is then, with the acts as they stand in the log.

    Raises Conflict if it is no longer ``old``, or if the interaction has already been carried out.
    """
    last = old.last_act + len(change.noticed)
    updated_at = old.updated_at if change.quiet else now
    seats = {s.seat: s for s in (*(old.seats if change.fewer is None else ()), *change.seats)}
    for seat, since in change.awaited.items():
        seats[seat] = msgspec.structs.replace(seats[seat], awaited_since=since)
    new = msgspec.structs.replace(
        old,
        status=change.status or old.status,
        version=old.version + 1,
        last_act=last,
        told=old.told if change.told is None else change.told,
        updated_at=updated_at,
        seats=tuple(seats.values()),
        options=old.options if change.fewer is None else change.fewer,
        opened=old.opened if change.fewer is None else old.options,
        proposal=old.proposal if change.proposal is msgspec.UNSET else change.proposal,
        paused=old.paused if change.paused is msgspec.UNSET else change.paused,
        host_id=old.host_id if change.host is None else change.host,
        clock=old.clock if change.clock is None else change.clock,
        thinks_at=old.thinks_at if change.thinks_at is msgspec.UNSET else change.thinks_at,
    )
    update = _UPDATE
    values: list[Any] = [new.version, last, new.told, updated_at]
    if change.state is not None:
        update, values = f"{update}, state = ?", [*values, change.state]
    if new.status != old.status:  # an index has it, which would be written anew for the same
        update, values = f"{update}, status = ?", [*values, new.status]
    if new.proposal is not old.proposal:
        update, values = f"{update}, proposal = ?", [*values, new.proposal and json_text(new.proposal)]
    if new.paused != old.paused:
        update, values = f"{update}, paused = ?", [*values, new.paused]
    if new.host_id != old.host_id:
        update, values = f"{update}, host_id = ?", [*values, new.host_id]
    if change.thinks_at is not msgspec.UNSET and (new.thinks_at, old.thinks_at) != (None, None):
        update, values = f"{update}, thinks_at = ?", [*values, new.thinks_at]
    if change.clock is not None:
        update, values = f"{update}, clock = ?", [*values, json_text(change.clock)]
    written = db.execute(f"{update} {_UNCHANGED}", (*values, old.id, old.version, interaction_id))
    if written.rowcount != 1:
        raise Conflict(f"match {old.id} is no longer at version {old.version}, or this has been done")
    if change.fewer is not None:
        leaving_out = "UPDATE matches SET opened = options, options = ? WHERE id = ?"
        db.execute(leaving_out, (json_text(change.fewer), old.id))
        db.execute("DELETE FROM seats WHERE match = ?", (old.id,))
    _write_seats(db, old.id, change, now)
    ended_pause = old.paused is not None and new.paused is None
    if old.paused is not None and ended_pause:  # nobody has waited meanwhile
        later = "UPDATE seats SET awaited_since = awaited_since + ? WHERE match = ?"
        db.execute(later, (max(now - old.paused, 0), old.id))
    if ended_pause or _newcomers(old, change):  # whose habits are to be read
        new = msgspec.structs.replace(new, seats=_seats(db, old.id))
    acts = _write_acts(db, old, change, interaction_id, now)
    ended = new.status in {"over", "cancelled"}
    if ended:
        db.execute("DELETE FROM drafts WHERE match = ?", (old.id,))
    for decision in change.settled:
        db.execute("DELETE FROM drafts WHERE match = ? AND decision = ?", (old.id, decision))
    for seat in change.undrafted:
        db.execute("DELETE FROM drafts WHERE match = ? AND seat = ?", (old.id, seat))
    _write_invitations(db, old.id, change.invited, now)
    if change.posts:
        promise(db, old.id, change.posts, now)
    inboxes.changed(db, old, new, change, now)
    if change.seats:
        watchers.forget_players(db, old.id)
    if ended or new.told > old.told:
        watchers.promise_digests(db, old.id, old.told, last if ended else new.told, now, ended=ended)
    if change.deck is not None:
        decks.keep(db, change.deck, None, now)
    turns.note(db, old, change)
    vacations.answered(db, old, change, now)
    servers.announce(db, new, change, now)
    return new, acts


def _newcomers(old: Match, change: Change) -> bool:
    there = {s.seat: s.user_id for s in old.seats} if old.version else {}
    return any(s.user_id is not None and s.user_id != there.get(s.seat) for s in change.seats)


def _write_seats(db: Connection, match_id: int, change: Change, now: float) -> None:
    for s in change.seats:
        db.execute(
            """INSERT INTO seats
                   (match, seat, user_id, name, entropy, invited, interaction, offered, former, computer, undos,
                    bank, flag, earned, told_out, sought, away, level, earned_in)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT (match, seat) DO UPDATE
               SET user_id = excluded.user_id, name = excluded.name, entropy = excluded.entropy,
                   invited = excluded.invited, interaction = excluded.interaction,
                   offered = excluded.offered, former = excluded.former, computer = excluded.computer,
                   undos = excluded.undos, bank = excluded.bank, flag = excluded.flag, earned = excluded.earned,
                   told_out = excluded.told_out, sought = excluded.sought, away = excluded.away,
                   level = excluded.level, earned_in = excluded.earned_in""",
            (
                match_id,
                s.seat,
                s.user_id,
                s.name,
                s.entropy,
                s.invited,
                s.interaction,
                s.offered,
                json_text(s.former),
                s.computer,
                s.undos,
                s.bank,
                s.flag,
                s.earned,
                s.told_out,
                s.sought,
                s.away,
                s.level,
                s.earned_in,
            ),
        )
    for seat, since in change.awaited.items():  # who is still asked after an act of his own knows that
        told_at = None if since is None or seat in change.asked else now
        db.execute(
            "UPDATE seats SET awaited_since = ?, told_at = ?, nudged_at = NULL WHERE match = ? AND seat = ?",
            (since, told_at, match_id, seat),
        )
    for seat in {*change.asked} - change.awaited.keys():
        db.execute("UPDATE seats SET told_at = NULL WHERE match = ? AND seat = ?", (match_id, seat))


def _write_acts(db: Connection, old: Match, change: Change, interaction_id: int, now: float) -> list[Entry]:
    written = []
    n, quiet = old.last_act, 0
    if change.acts and change.acts[0].quiet:
        last = "SELECT max(quiet) FROM acts WHERE match = ? AND n = ?"
        (quiet,) = db.execute(last, (old.id, n)).fetchone()
    for act in change.acts:
        n, quiet = (n, quiet + 1) if act.quiet else (n + 1, 0)
        written.append(Entry(n, act.kind, act.seat, act.events, now, quiet=quiet))
        db.execute(
            """INSERT INTO acts (match, n, quiet, kind, seat, act, events, interaction, at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
            (
                old.id,
                n,
                quiet,
                act.kind,
                act.seat,
                None if act.act is None else json_text(act.act),
                json_text(act.events),
                interaction_id,
                now,
            ),
        )
    if change.back_to is not None:
        db.execute(
            """UPDATE acts SET undone = ?1 + 1
               WHERE match = ?2 AND n BETWEEN ?3 AND ?1 AND undone IS NULL
                   AND kind NOT IN ('handover', 'pause', 'go_on', 'give_time', 'clock', 'vacation', 'ruling')""",
            (old.last_act, old.id, change.back_to),
        )
    for place in change.undone:
        db.execute(
            "UPDATE acts SET undone = ? WHERE match = ? AND n = ? AND quiet = ?",
            (old.last_act + 1, old.id, *place),
        )
        db.execute("DELETE FROM snapshots WHERE match = ? AND n = ? AND ? = 0", (old.id, *place))
    for n, state in change.snapshots:
        db.execute("INSERT INTO snapshots (match, n, state) VALUES (?, ?, ?)", (old.id, n, state))
    if change.keep is not None:
        db.execute(
            """DELETE FROM snapshots WHERE match = ?1 AND n <=
                   (SELECT n FROM snapshots WHERE match = ?1 ORDER BY n DESC LIMIT 1 OFFSET ?2)""",
            (old.id, change.keep),
        )
    return written


def put(
    db: Connection, match_id: int, invitation_id: int | None, thread_id: int | None, board_id: int | None
) -> None:
    """Note where things of a match were posted; None leaves what was known."""
    db.execute(
        """UPDATE matches SET invitation_id = coalesce(?, invitation_id), thread_id = coalesce(?, thread_id),
               board_id = coalesce(?, board_id), version = version + 1
           WHERE id = ?""",
        (invitation_id, thread_id, board_id, match_id),
    )


def thought(db: Connection, match_id: int, version: int) -> None:
    """Note that the computer has nothing to answer in a match, as long as that stays at its version."""
    db.execute("UPDATE matches SET thinks_at = NULL WHERE id = ? AND version = ?", (match_id, version))
