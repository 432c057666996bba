"""SQL of the outbox. Everything here runs in a connection's thread."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import structs

from bot.store.records import Post, Promise
from bot.store.sql.connection import Connection
from bot.store.sql.json_text import json_text
from bot.store.sql.marks import marks

_OPEN = """SELECT o.id, coalesce(o.match, 0), o.kind, o.key, o.payload, o.nonce, o.created_at, o.attempts,
        o.next_try_at, o.revision, coalesce(m.host_id, CAST(o.payload ->> 'person' AS BIGINT), 0),
        CASE WHEN o.kind IN ('inbox', 'watch') THEN CAST(o.payload ->> 'person' AS BIGINT)
             WHEN o.match IS NULL OR o.kind = 'announcement' THEN CAST(o.payload ->> 'channel' AS BIGINT)
             WHEN o.kind IN ('invitation', 'substitute') THEN m.channel_id
             ELSE coalesce(m.thread_id, -m.id) END,
        m.invitation_id IS NOT NULL,
        o.kind = 'inbox' AND EXISTS (SELECT 1 FROM outbox t JOIN seats s ON s.match = t.match
            WHERE t.kind = 'thread' AND t.done_at IS NULL AND t.attempts = 0
                AND s.user_id = CAST(o.payload ->> 'person' AS BIGINT))
    FROM outbox o LEFT JOIN matches m ON m.id = o.match
    WHERE o.done_at IS NULL"""

_payload = msgspec.json.Decoder(dict[str, Any])


def promise(db: Connection, match_id: int | None, posts: Collection[Post], now: float) -> None:
    """Write messages to be sent, each in the place of an open one with the same key, if that is due.

    Those that belong to no match name the channel or person in their payload, which is their lane.
    """
    keys = [post.key for post in posts]
    of = "(match, key) WHERE done_at IS NULL"
    if match_id is None:
        of = "(key) WHERE done_at IS NULL AND match IS NULL"
    whose, match_ids = _whose(match_id)
    db.execute(
        f"""DELETE FROM outbox WHERE {whose} AND key IN ({marks(keys)})
                AND done_at IS NULL AND attempts = 0 AND next_try_at > ?""",  # noqa: S608 - question marks only
        (*match_ids, *keys, now),
    )
    for post in posts:
        db.execute(
            f"""INSERT INTO outbox (match, kind, key, payload, nonce, created_at, next_try_at)
               VALUES (?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT {of}
               DO UPDATE SET payload = excluded.payload, revision = outbox.revision + 1""",  # noqa: S608 - one of two
            (
                match_id,
                post.kind,
                post.key,
                json_text(post.payload),
                _nonce(),
                now + post.delay,
                now + post.delay if post.delay else 0.0,
            ),
        )


def promise_once(db: Connection, match_id: int | None, post: Post, now: float) -> None:
    """Write a message to be sent, unless one with its key waits already: that is on its way as it is."""
    whose, match_ids = _whose(match_id)
    waiting = f"SELECT 1 FROM outbox WHERE {whose} AND key = ? AND done_at IS NULL"  # noqa: S608 - one of two
    if db.execute(waiting, (*match_ids, post.key)).fetchone() is None:
        promise(db, match_id, [post], now)


def _whose(match_id: int | None) -> tuple[str, tuple[int, ...]]:
    """Return the condition for promises of a match, or of none, with its parameters."""
    return ("match IS NULL", ()) if match_id is None else ("match = ?", (match_id,))


def _nonce() -> str:
    return secrets.token_hex(8)


def posted(db: Connection, match_id: int, key: str) -> int | None:
    """Find the message that was last sent for promises with a key, as long as it is remembered."""
    row = db.execute(
        "SELECT message_id FROM outbox WHERE match = ? AND key = ? AND message_id IS NOT NULL ORDER BY id DESC",
        (match_id, key),
    ).fetchone()
    return None if row is None else row[0]


def open_promises(db: Connection, match_id: int | None = None) -> list[Promise]:
    """List the messages that are still to be sent, or those of one match, in the order of their promises."""
    if match_id is None:
        found = db.execute(f"{_OPEN} ORDER BY o.id")
    else:
        found = db.execute(f"{_OPEN} AND o.match = ? ORDER BY o.id", (match_id,))
    return [Promise(r[0], r[1], r[2], r[3], _payload.decode(r[4]), *r[5:]) for r in found]


def problems(db: Connection, match_id: int) -> dict[int, str]:
    """Tell why messages of a match that are still to be sent could not be sent yet, by the ids of their rows."""
    waiting = "SELECT id, problem FROM outbox WHERE match = ? AND done_at IS NULL AND problem IS NOT NULL"
    return dict(db.execute(waiting, (match_id,)))


def finish(db: Connection, row: Promise, message_id: int | None, problem: str | None, now: float) -> None:
    """Note that a message was sent, or given up for a problem.

    A row that a newer promise took over in the meantime stays open for that one, as if nothing had been sent.
    """
    done = db.execute(
        "UPDATE outbox SET done_at = ?, message_id = ?, problem = ? WHERE id = ? AND revision = ?",
        (now, message_id, problem, row.id, row.revision),
    )
    if not done.rowcount:
        db.execute(
            """UPDATE outbox SET nonce = ?, created_at = ?, attempts = 0, problem = NULL,
               next_try_at = CASE WHEN attempts > 0 THEN 0 ELSE next_try_at END
               WHERE id = ? AND done_at IS NULL""",
            (_nonce(), now, row.id),
        )


def postpone(db: Connection, row: Promise, problem: str, next_try_at: float) -> None:
    """Note a failed attempt and when to make the next one."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, problem = ?, next_try_at = ? WHERE id = ?",
        (problem, next_try_at, row.id),
    )


def claim_story(db: Connection, row: Promise) -> Promise | None:
    """Make of a story that waited for a pause that of all that is not told yet, once; None if nothing is left.

    What is done from now on belongs to the next story. The row is from now on like any other.
    """
    told, last = db.execute("SELECT told, last_act FROM matches WHERE id = ?", (row.match,)).fetchone()
    if told != row.payload["told"] or told == last:
        return None
    claimed = structs.replace(row, key=f"digest:{told + 1}", payload={"first": told + 1, "last": last})
    written = db.execute(
        "UPDATE outbox SET key = ?, payload = ? WHERE id = ? AND revision = ?",
        (claimed.key, json_text(claimed.payload), row.id, row.revision),
    )
    if not written.rowcount:  # somebody has acted: the pause begins anew
        return None
    db.execute("UPDATE matches SET told = ?, version = version + 1 WHERE id = ?", (last, row.match))
    return claimed


def given_up(db: Connection) -> set[int]:
    """List the matches of whose messages some were given up, and not promised again since."""
    return {match_id for (match_id,) in db.execute("SELECT match FROM given_up")}


def ask_again(db: Connection, match_id: int, now: float) -> int:
    """Promise what was given up of a match anew, and let what failed wait no longer; return how much that is.

    Messages to one person do not count: he is asked where he looks.
    """
    db.execute(
        """UPDATE outbox SET done_at = NULL, attempts = 1, revision = revision + 1, created_at = ?
           WHERE id IN (SELECT id FROM given_up WHERE match = ?)""",
        (now, match_id),
    )
    failed = db.execute(
        """UPDATE outbox SET next_try_at = 0
           WHERE match = ? AND done_at IS NULL AND attempts > 0
               AND kind <> 'watch'""",
        (match_id,),
    )
    return failed.rowcount


def prune(db: Connection, before: float) -> int:
    """Forget the messages that were done before a time; return their number.

    Those stay that will be edited once what they ask is settled: in a match that is played, or just was.
    """
    return db.execute(
        """DELETE FROM outbox WHERE done_at < ? AND NOT
               (kind IN ('handover', 'proposal', 'out_of_time', 'substitute')
                AND (match IN (SELECT id FROM matches WHERE status = 'running') OR EXISTS
                     (SELECT 1 FROM outbox AS later
                      WHERE later.match = outbox.match AND later.key = outbox.key AND later.done_at IS NULL)))""",
        (before,),
    ).rowcount
