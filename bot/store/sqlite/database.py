"""One database file, open: a connection that writes, one that reads, and an eye on the file itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Self

import structlog

from bot.store.records import StoreError, StoreLost, StoreUnavailable
from bot.store.sql.connection import Connection as SqlConnection
from bot.store.sqlite.connection import Connection, connect
from bot.store.sqlite.files import Watch, settle
from bot.store.sqlite.migrations import migrate
from bot.store.sqlite.owner import Owner
from bot.store.sqlite.writer import Writer

LOOK = 1.0
"""Seconds between two looks at the files of a database to which nobody writes."""

_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

log = structlog.get_logger(__name__)


class Database:
    """A database file that this process owns.

    Writing goes through one connection, whole transactions at a time; reading through another, which sees what
    was committed and waits for nobody. While the file is locked or the disk full, both raise StoreUnavailable.
    """

    def __init__(self, owner: Owner, files: Watch, writing: Connection, reading: Connection) -> None:
        self._owner = owner
        self._files = files
        self._writing = writing
        self.reading = reading
        self.writer = Writer(writing, files)

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open a file, making or migrating it first; raises StoreError where that cannot be.

        Waits while another process has it open.
        """
        owner = Owner(file)
        file = owner.file
        try:
            async with contextlib.AsyncExitStack() as opened:
                opened.callback(owner.let_go)
                await owner.wait()
                settle(file)
                writing = await connect(file, read_only=False)
                opened.push_async_callback(writing.close)
                problem = await writing.run(_problem)
                if problem != "ok":
                    raise StoreError(_broken(file, problem))
                await writing.run(migrate)
                reading = await connect(file, read_only=True)
                opened.pop_all()
        except (OSError, sqlite3.Error) as error:
            code = getattr(error, "sqlite_errorcode", None)
            if code in _BROKEN:
                raise StoreError(_broken(file, str(error))) from error
            if code == sqlite3.SQLITE_BUSY:
                raise StoreError(
                    f"{file} is locked: another program has it open and keeps everybody else out. Close it there, "
                    "then start Fieldpost again"
                ) from error
            raise StoreError(f"cannot open {file}: {error}") from error
        return cls(owner, Watch(file), writing, reading)

    async def close(self) -> None:
        """Finish what is being written, and close."""
        await self.reading.close()
        await self._writing.close()
        self._owner.let_go()

    @staticmethod
    def next_match(db: SqlConnection) -> int:
        """Return the number of the next match, which none has had before; within a transaction that inserts it."""
        row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'matches'").fetchone()
        return 1 if row is None else int(row[0]) + 1

    async def watch(self, is_older: Callable[[sqlite3.Connection], bool]) -> None:
        """Come back once nothing can be stored any more, because the file is not the one that was opened.

        What was stored is then saved beside it, and the operator told. Until then he is told when a database that
        was locked, or a disk that was full, can be written to again, though nobody wants anything stored.

        ``is_older`` returns whether a database lacks what was stored before: somebody may copy a file over the
        database, which stays the same file then.
        """
        while True:
            try:
                self._files.check()
                if not self._owner.holds():
                    self._files.lose("another Fieldpost has opened it")
                    self._files.check()
            except StoreLost as lost:
                problem = lost.problem
                break
            if self._files.written() and await self._holds(is_older):
                self._files.lose("an older copy was written over it")
                log.critical(
                    "an older copy was written over the database: nothing more is stored, and the bot stops. The "
                    "next start plays on with what is there, if that is whole; put copies back while no bot runs"
                )
                return
            await self.writer.look_again()
            await asyncio.sleep(LOOK)
        try:
            saved = str(await self._writing.run(self._files.rescue))
        except (OSError, sqlite3.Error) as error:
            saved = f"nothing: {error}"
        log.critical(
            "the database was taken away: nothing more is stored, and the bot stops. If the next start finds less "
            "than was stored, stop it and put what was saved in the place of the database",
            problem=problem,
            saved=saved,
        )

    async def _holds(self, is_older: Callable[[sqlite3.Connection], bool]) -> bool:
        """Return whether the database is an older one, or nothing can be found there."""
        try:
            async with contextlib.AsyncExitStack() as opened:
                fresh = await connect(self._owner.file, read_only=True)  # the others remember what they have read
                opened.push_async_callback(fresh.close)
                return await fresh.look(is_older)
        except (StoreUnavailable, sqlite3.Error) as error:
            return getattr(error, "sqlite_errorcode", None) in _BROKEN


def _problem(db: sqlite3.Connection) -> str:
    """Look through a database; "ok" where nothing is wrong."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    return str(found)


def _broken(file: Path, problem: str) -> str:
    return (
        f"{file} cannot be used: {problem}. Keep it: move it away together with the files whose names begin like "
        "its own, and put a backup in its place"
    )
