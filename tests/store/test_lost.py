"""The database is deleted or replaced under a bot that plays: nothing more is acknowledged, nothing is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.match import Table
from bot.store import Store, StoreError
from bot.store.records import Person, StoreLost
from bot.store.sql import matches
from bot.store.sqlite.database import Database
from tests.store.playing import Playing, assert_whole
from tests.table import tiny_game
from tests.table.people import ANA, Sitting


def copied(file: Path) -> Path:
    """Copy a database as it is, with SQLite's backup API."""
    copy = file.with_name("copy.db")
    with closing(sqlite3.connect(file)) as db, closing(sqlite3.connect(copy)) as target:
        db.backup(target)
    return copy


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def delete_everything(file: Path) -> None:
    for part in file.parent.iterdir():
        part.unlink()


DONE: dict[str, Callable[[Path], object]] = {
    "the file is deleted": Path.unlink,
    "everything is deleted": delete_everything,
    "the file is moved away": lambda file: file.rename(file.with_name("away.db")),
    "a copy is put in its place": lambda file: copied(file).rename(file),
    "the log is deleted": lambda file: log_of(file).unlink(),
    "the index is deleted": lambda file: file.with_name(f"{file.name}-shm").unlink(),
}


async def ended(watching: asyncio.Task[None]) -> None:
    """Look at the file no more, and close what that had opened."""
    watching.cancel()
    await asyncio.wait({watching})


def rescued(file: Path) -> Path:
    [found] = file.parent.glob(f"{file.name}.rescued-*")
    return found


@pytest.mark.parametrize("what", DONE)
async def test_what_was_acknowledged_is_saved(file: Path, what: str) -> None:
    async with Playing.on(file) as playing:
        await playing.acts(60)
        await asyncio.to_thread(DONE[what], file)
        await playing.end()

    saved = rescued(file)
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert_whole(saved, playing.acknowledged)


@pytest.mark.parametrize("what", ["the log is deleted", "the index is deleted"])
async def test_where_the_database_is_still_there_the_next_start_finds_everything(file: Path, what: str) -> None:
    async with Playing.on(file) as playing:
        await playing.acts(60)
        await asyncio.to_thread(DONE[what], file)
        await playing.end()

    async with Playing.on(file) as again:
        await again.acts(20)
        await again.kill()
    assert_whole(file, playing.acknowledged | again.acknowledged)


async def test_a_copy_that_was_put_in_its_place_is_played_on(file: Path) -> None:
    """The log that lay beside the old one would spoil it."""
    async with Playing.on(file) as playing:
        await playing.acts(60)
        await asyncio.to_thread(DONE["a copy is put in its place"], file)
        await playing.end()

    assert not log_of(file).exists()
    async with Playing.on(file) as again:
        await again.acts(20)
        await again.kill()
    assert_whole(file, again.acknowledged)


async def test_no_new_database_is_begun_beside_a_saved_one(file: Path) -> None:
    async with Playing.on(file) as playing:
        await playing.acts(60)
        await asyncio.to_thread(DONE["everything is deleted"], file)
        await playing.end()

    with pytest.raises(StoreError, match=rf"{rescued(file).name} was saved from it: rename that to {file.name}"):
        await Store.open(file)
    rescued(file).rename(file)
    async with Playing.on(file) as again:
        await again.acts(20)
        await again.kill()
    assert_whole(file, playing.acknowledged | again.acknowledged)


async def test_the_operator_is_told_once_and_whoever_presses_that_it_is_not_stored(file: Path) -> None:
    store = await Store.open(file)
    await store.meet(Person(1, "Ana"))
    await asyncio.to_thread(DONE["the file is deleted"], file)
    with pytest.raises(StoreLost):
        await store.meet(Person(2, "Ben"))
    with capture_logs() as logs:
        await store.watch()
    with pytest.raises(StoreLost):
        await store.meet(Person(3, "Clara"))
    assert await store.person(1) == Person(1, "Ana")
    await store.close()

    [told] = logs
    assert told["log_level"] == "critical"
    assert told["problem"] == f"{file.name} was deleted"
    assert told["saved"] == str(rescued(file))
    with closing(sqlite3.connect(rescued(file))) as db:
        assert db.execute("SELECT name FROM people").fetchall() == [("Ana",)]


async def test_a_commit_into_a_file_that_is_gone_by_then_is_not_acknowledged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(file)

    def work(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO people (id, name) VALUES (1, 'Ana')")
        file.unlink()

    with pytest.raises(StoreLost):
        await database.writer.write(work)
    await database.close()


async def test_whoever_deletes_the_lock_file_lets_no_second_bot_in(file: Path) -> None:
    store = await Store.open(file)
    lock = file.with_name(f"{file.name}.lock")
    watching = asyncio.create_task(store.watch())
    await asyncio.to_thread(lock.unlink)
    async with asyncio.timeout(10):
        while not await asyncio.to_thread(lock.exists):  # noqa: ASYNC110  # a file tells nobody
            await asyncio.sleep(0.02)
    async with Playing.on(file) as second:
        assert "another Fieldpost has this database open" in await second.complaint()
        await ended(watching)
        await store.close()
        await second.acts(20)
        await second.kill()


async def test_a_bot_whose_lock_another_one_took_gives_way(file: Path) -> None:
    store = await Store.open(file)
    await asyncio.to_thread(os.unlink, file.with_name(f"{file.name}.lock"))
    async with Playing.on(file) as second:
        await second.acts(20)
        with capture_logs() as logs:
            await store.watch()
        with pytest.raises(StoreLost):
            await store.meet(Person(1, "Ana"))
        await store.close()
        await second.acts(20)
        await second.kill()

    assert [entry["problem"] for entry in logs] == ["another Fieldpost has opened it"]
    assert_whole(file, second.acknowledged)


async def test_an_older_copy_that_is_written_over_the_database_is_noticed(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same file as before, and what was stored since the copy is gone."""
    tiny_game.register(monkeypatch)
    sitting = await Sitting.begin(Table(store))
    old = await asyncio.to_thread(copied, file)
    await sitting.pick(ANA, "number", ("number", 2))
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    copying = await asyncio.create_subprocess_exec("cp", old, file)  # opened here, the locks would be gone
    assert await copying.wait() == 0
    with capture_logs() as logs:
        await store.watch()

    [told] = logs
    assert told["log_level"] == "critical"
    assert told["event"].startswith("an older copy was written over the database: nothing more is stored")
    with pytest.raises(StoreLost):
        await store.meet(Person(1, "Ana"))


async def test_what_other_programs_write_to_the_database_is_none_of_its_copies(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny_game.register(monkeypatch)
    monkeypatch.setattr("bot.store.sqlite.database.LOOK", 0.01)
    sitting = await Sitting.begin(Table(store))
    await sitting.pick(ANA, "number", ("number", 2))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("UPDATE matches SET language = 'es'")
        other.execute("VACUUM")
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    looked = asyncio.Event()
    versions, loop = matches.versions, asyncio.get_running_loop()

    def noting(db: sqlite3.Connection, known: Iterable[int]) -> dict[int, int]:
        found = versions(db, known)
        loop.call_soon_threadsafe(looked.set)
        return found

    monkeypatch.setattr(matches, "versions", noting)
    watching = asyncio.create_task(store.watch())
    await looked.wait()
    await sitting.pick(ANA, "number", ("number", 3))
    assert not watching.done()
    await ended(watching)
