"""SQLite connections that carry out whole pieces of work in one hop to their thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from bot.store.records import StoreUnavailable

T = TypeVar("T")

LOG = 8000
"""Pages in the write-ahead log, 4 kB each, before a commit takes them over into the database: that takes many
times as long as a commit, and whoever moves then waits for it. Most are older states of the same matches."""
BUSY = 1.5
"""Seconds to wait for another process that holds the database: whoever pressed something waits for three."""
_PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
}
"""What another process or the disk brings about, and what passes when somebody puts that right."""


class Connection(aiosqlite.Connection):
    """An aiosqlite connection with one call more.

    aiosqlite sends every statement to the connection's thread and back by itself. That costs 50 µs a hop, many
    times what SQLite needs for the statement; and other tasks get between two statements of a transaction.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread do a piece of work, from beginning to end; what it raises is raised here."""
        # _execute is what every public call of aiosqlite is made of, but none of them takes a function.
        return cast("T", await self._execute(work, self._conn))  # type: ignore[no-untyped-call]

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the thread do a piece of work that only reads, all of it in the same moment of the database.

        Raises StoreUnavailable where that is not possible for now.
        """

        def reading(db: sqlite3.Connection) -> T:
            db.execute("BEGIN")
            try:
                return work(db)
            finally:
                db.execute("COMMIT")

        try:
            return await self.run(reading)
        except sqlite3.OperationalError as error:
            if passes(error):
                raise StoreUnavailable(str(error)) from error
            raise


def passes(error: Exception) -> bool:
    """Return whether what failed is worth another try, as it is."""
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF in _PASSING


def wait_for_others(db: sqlite3.Connection, seconds: float) -> None:
    """Set how long a connection waits for another process that holds the database."""
    db.execute(f"PRAGMA busy_timeout = {round(1000 * seconds)}")


async def connect(file: Path, *, read_only: bool) -> Connection:
    """Open a database that is there, to survive the loss of power: write-ahead log, synced with every commit.

    Raises sqlite3.Error where that cannot be.
    """

    def prepare(db: sqlite3.Connection) -> None:
        wait_for_others(db, BUSY)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {LOG}")
        db.execute("PRAGMA foreign_keys = ON")
        # What a statement needs to undo itself need not go to the disk.
        db.execute("PRAGMA temp_store = MEMORY")
        if read_only:
            db.execute("PRAGMA query_only = ON")

    connection = Connection(
        lambda: sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None, cached_statements=256),
        iter_chunk_size=64,
    )
    await connection
    try:
        await connection.run(prepare)
    except BaseException:
        await connection.close()
        raise
    return connection
