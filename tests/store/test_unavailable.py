"""The database is locked or the disk full: whoever presses is told, what must be stored waits, and all goes on."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.match import Table
from bot.match.reminders import Reminders
from bot.publishing.outbox import Outbox
from bot.store import Store
from bot.store.records import Change, Match, Person, Post, Promise, StoreUnavailable
from bot.store.sqlite import connection, writer
from engine.core.errors import Refusal
from tests.store.conftest import promise
from tests.table import tiny_game
from tests.table.people import ANA, BEN, Sitting

BEGUN = "the database cannot be written to; everything waits for it"
OVER = "the database can be written to again"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again soon; what is waited for comes in the end, whenever that is."""
    monkeypatch.setattr("bot.store.calls.base.AGAIN", 0.01)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Let another program hold the database."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def is_refused(store: Store) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        await store.meet(Person(1, "Ana"))
    assert isinstance(refused.value, Refusal)
    assert (refused.value.msg.key, refused.value.problem) == ("not-stored", "database is locked")


async def test_whoever_presses_is_refused_and_reads_on(store: Store, match: Match, file: Path) -> None:
    with capture_logs() as logs:
        with locked(file):
            await asyncio.gather(*(is_refused(store) for _ in range(100)))
            assert await store.match(match.id) == match
        await store.meet(Person(1, "Ana"))

    assert await store.person(1) == Person(1, "Ana")
    assert [(entry["event"], entry["log_level"]) for entry in logs] == [(BEGUN, "warning"), (OVER, "warning")]
    assert logs[0]["problem"] == "database is locked"


async def test_only_the_first_waits_for_who_holds_the_database(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come after him, and whenever: each would wait for all before him."""
    waits: list[float] = []

    def noting(db: sqlite3.Connection, seconds: float) -> None:
        waits.append(seconds)
        connection.wait_for_others(db, seconds)

    monkeypatch.setattr(writer, "wait_for_others", noting)
    with locked(file):
        await is_refused(store)
        await is_refused(store)
    await store.meet(Person(1, "Ana"))

    assert waits == [0.0, connection.BUSY]
    assert connection.BUSY < 3


async def test_a_message_that_was_sent_is_not_sent_again_because_that_could_not_be_noted(
    store: Store, match: Match, file: Path
) -> None:
    await promise(store, match, Post("thread", "thread"), Post("board", "board"))
    sent: list[str] = []
    noted = asyncio.Event()

    async def deliver(row: Promise) -> int:
        sent.append(row.kind)
        if row.kind == "board":
            noted.set()
        return 7

    with capture_logs() as logs:
        with locked(file):
            running = asyncio.create_task(Outbox(store, {"thread": deliver, "board": deliver}).run())
            await has(logs, BEGUN)
            await is_refused(store)
            assert [row.kind for row in await store.open_promises()] == ["thread", "board"]
        await noted.wait()
        await has(logs, OVER)
        while await store.open_promises():  # noqa: ASYNC110  # a database tells nobody
            await asyncio.sleep(0)
    running.cancel()

    assert sent == ["thread", "board"]
    assert [entry["event"] for entry in logs] == [BEGUN, OVER]


async def has(logs: list[Any], event: str) -> None:
    """Wait until something is logged."""
    async with asyncio.timeout(30):
        while event not in [entry["event"] for entry in logs]:  # noqa: ASYNC110  # a log tells nobody
            await asyncio.sleep(0.01)


async def test_the_clock_goes_on_when_the_database_is_back(store: Store, match: Match, file: Path) -> None:
    woken: list[None] = []
    clock = Reminders(store, lambda: woken.append(None))
    await store.change(match.id, 5, lambda _: Change(awaited={0: 1.0}, asked=[0]))
    with capture_logs() as logs:
        with locked(file):
            ticking = asyncio.create_task(clock.tick())
            await has(logs, BEGUN)
            assert not ticking.done()
        await ticking

    assert woken == [None]


async def test_the_operator_hears_that_it_is_over_although_nobody_presses(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.sqlite.database.LOOK", 0.01)
    watching = asyncio.create_task(store.watch())
    with capture_logs() as logs:
        with locked(file):
            await is_refused(store)
        await has(logs, OVER)
    watching.cancel()

    assert [entry["event"] for entry in logs] == [BEGUN, OVER]


# ------------------------------------------------------------------ a full disk


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """Let no file of this process grow beyond what the log of its database is now."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.with_name(f"{file.name}-wal").stat().st_size, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


async def play_on_a_full_disk(file: Path) -> dict[str, Any]:
    """Play, go on playing while nothing can be written, and again; tell what happened."""
    with capture_logs() as logs:
        store = await Store.open(file)
        sitting = await Sitting.begin(Table(store))
        await sitting.pick(ANA, "number", ("number", 2))
        await store.meet(BEN)
        with full_disk(file):
            refused = 0
            for _ in range(3):
                try:
                    await sitting.pick(BEN, "number", ("number", 3))
                except StoreUnavailable:
                    refused += 1
            noting = asyncio.create_task(store.set_dm_closed(BEN.id, 5.0))
            await asyncio.wait({noting}, timeout=0.2)
            waited = not noting.done()
            seen = list(await sitting.asked(BEN))
        await noting
        await sitting.pick(BEN, "number", ("number", 3))
        await store.close()
    with closing(sqlite3.connect(file)) as db:
        whole = db.execute("PRAGMA integrity_check").fetchone()[0]
        acts = db.execute("SELECT last_act FROM matches").fetchone()[0]
    events = [entry["event"] for entry in logs if entry["log_level"] == "warning"]
    return {"refused": refused, "waited": waited, "seen": seen, "whole": whole, "acts": acts, "events": events}


def test_a_full_disk_is_waited_out(file: Path) -> None:
    """In a process of its own: the limit is one of the whole process."""
    ended = subprocess.run([sys.executable, "-m", __name__, file], capture_output=True, text=True, check=False)

    assert ended.stderr == ""
    assert json.loads(ended.stdout) == {
        "refused": 3,
        "waited": True,
        "seen": ["number", "orders"],
        "whole": "ok",
        "acts": 3,
        "events": [BEGUN, OVER],
    }


if __name__ == "__main__":
    tiny_game.register(pytest.MonkeyPatch())
    print(json.dumps(asyncio.run(play_on_a_full_disk(Path(sys.argv[1])))))
