"""What an operator may ask about one match: who is awaited, what was done, what is not sent yet."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

from bot.match import packs
from bot.match.audit import replay
from bot.store.records import Match, Promise, Seating
from bot.store.sql import matches, promises
from bot.store.sql.packs import texts
from bot.store.sqlite import beside

LAST = 12
"""Acts that are listed."""


def report(database: Path, match_id: int, *, secrets: bool = False) -> str | None:
    """Tell of a match in lines; None where there is none of that number. Raises StoreError.

    Nothing is told that only a player may know, unless ``secrets`` are asked for: seed and state.
    """
    with beside.reading(database) as db:
        match = matches.match(db, match_id)
        if match is None:
            return None
        packs.recall(texts(db))
        record = matches.record(db, match_id)
        entries = matches.entries(db, match_id, max(match.last_act - LAST, 0))
        unsent = promises.open_promises(db, match_id)
        problems = promises.problems(db, match_id)
        again = match_id in promises.given_up(db)
        seed, state = matches.secrets(db, match_id)
    lines = [*_about(match), *(f"  {_seat(seat)}" for seat in match.seats)]
    if record is not None and match.status == "running":
        diverging = replay(record)
        lines.append(
            "  replays to its stored state"
            if diverging is None
            else f"  diverges from the rules after act {diverging.act}: {diverging.problem}"
        )
    lines.append("what was done last:" if entries else "nothing was done yet")
    for entry in entries:
        taken_back = "" if entry.undone is None else f"  taken back by act {entry.undone}"
        who = "" if entry.seat is None else f"  seat {entry.seat}"
        lines.append(f"  {entry.n:>4}  {instant(entry.at)}  {entry.kind}{who}{taken_back}")
    lines.append("not sent yet:" if unsent else "everything promised was sent")
    lines += [f"  {_unsent(promise, problems.get(promise.id))}" for promise in unsent]
    if again:
        lines.append("  some messages were given up; /master repost, or a press in the thread, asks for them")
    if secrets:
        lines += [f"seed: {seed}", "state:"]
        lines += [] if state is None else [json.dumps(json.loads(state), indent=1, ensure_ascii=False)]
    return "\n".join(lines)


def instant(at: float) -> str:
    """Write a Unix time as people read it."""
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(at))


def _about(match: Match) -> Iterator[str]:
    yield f"match {match.id}: {match.game}, {match.scenario}, {match.status}, rules {match.rules}"
    yield f"  opened {instant(match.created_at)}, last changed {instant(match.updated_at)}, act {match.last_act}"
    yield f"  server {match.place.guild_id}, channel {match.place.channel_id}, thread {match.thread_id}"
    if match.paused is not None:
        yield f"  paused since {instant(match.paused)}"


def _seat(seat: Seating) -> str:
    person = "nobody" if seat.user_id is None else f"{seat.name} ({seat.user_id})"
    who = "the computer" if seat.computer else person
    awaited = "" if seat.awaited_since is None else f", awaited since {instant(seat.awaited_since)}"
    flag = "" if seat.falls is None else f", its time is up {instant(seat.falls)}"
    return f"seat {seat.seat}: {who}{awaited}{flag}"


def _unsent(promise: Promise, problem: str | None) -> str:
    tried = f", tried {promise.attempts} times" if promise.attempts else ""
    due = f", again {instant(promise.next_try_at)}" if promise.next_try_at else ""
    why = "" if problem is None else f": {problem}"
    return f"{promise.kind} since {instant(promise.created_at)}{tried}{due}{why}"
