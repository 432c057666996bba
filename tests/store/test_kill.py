"""No acknowledged move is lost when the process is killed, whatever other programs have done to the file."""

from __future__ import annotations

import asyncio
import fcntl
import os
import random
import sys
from pathlib import Path

import pytest

from bot.match import Table
from bot.store import Store
from tests.audited import diverging
from tests.store.playing import MATCHES, Playing, assert_whole
from tests.table import tiny_game

ROUNDS = 6

OUTSIDE = {
    "reads": "db.execute('SELECT count(*) FROM acts').fetchone()",
    "makes a backup": "db.backup(sqlite3.connect(sys.argv[1] + '.backup'))",
    "changes something": "db.execute('UPDATE acts SET at = at'); db.commit()",
    "empties the log": "db.execute('PRAGMA wal_checkpoint(TRUNCATE)')",
}
"""What other programs do with the file while the bot plays."""


async def outside(file: Path, what: str) -> None:
    """Let another program open the database, do something, and close it."""
    program = f"import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); {OUTSIDE[what]}; db.close()"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(file))
    assert await process.wait() == 0


async def test_a_killed_process_loses_nothing_it_acknowledged(file: Path) -> None:
    chance = random.Random(1943)
    acknowledged: dict[int, int] = {}
    for _ in range(ROUNDS):
        async with Playing.on(file) as playing:
            await playing.acts(chance.randrange(20, 200))
            await playing.kill()
        acknowledged |= playing.acknowledged
        assert_whole(file, acknowledged)

    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        store = await Store.open(file)
        assert len(await store.running()) == MATCHES * ROUNDS
        assert await diverging(Table(store)) == []
        await store.close()


@pytest.mark.parametrize("what", OUTSIDE)
async def test_another_program_opens_the_file_while_the_bot_plays(file: Path, what: str) -> None:
    async with Playing.on(file) as playing:
        await playing.acts(20)
        for _ in range(2):
            await outside(file, what)
            await playing.acts(60)
        await playing.kill()

    assert_whole(file, playing.acknowledged)


async def test_the_lock_on_the_file_stays_when_another_program_has_come_and_gone(file: Path) -> None:
    """Without it, the next one to close the file would take itself for the last, and delete the log."""
    async with Playing.on(file) as playing:
        await playing.acts(20)
        await outside(file, "reads")
        await playing.acts(20)
        assert is_locked(file)
        await playing.kill()

    assert not is_locked(file)


def is_locked(file: Path) -> bool:
    """Tell whether another process has the lock that SQLite holds as long as a database is open."""
    first, number = 0x40000000 + 2, 510  # SHARED_FIRST and SHARED_SIZE in SQLite's os.h
    descriptor = os.open(file, os.O_RDWR)
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, number, first)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


@pytest.mark.parametrize("name", ["fieldpost.db", "elsewhere/link.db"])
async def test_a_second_bot_waits_until_the_first_is_gone(file: Path, tmp_path: Path, name: str) -> None:
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(file)
    async with Playing.on(file) as first:
        await first.acts(20)
        async with Playing.on(tmp_path / name) as second:
            assert "another Fieldpost has this database open" in await second.complaint()
            waiting = asyncio.create_task(second.acts(20))
            await first.acts(60)
            assert not waiting.done()
            await first.kill()
            await waiting
            await second.kill()

    assert second.acknowledged.keys().isdisjoint(first.acknowledged)
    assert_whole(file, first.acknowledged | second.acknowledged)
