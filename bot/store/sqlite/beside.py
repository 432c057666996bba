"""A database as other processes may use it while the bot plays: reading, copying; and putting one in its place."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.records import StoreError
from bot.store.sqlite.files import INDEX, JOURNAL, LOG, PRIVATE, beside, sync
from bot.store.sqlite.migrations import migrate, unknown
from bot.store.sqlite.owner import Owner

_BUSY = 10.0
"""Seconds to wait where another program keeps everybody out."""


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to read it, all of it in the same moment; raises StoreError where that cannot be."""
    if not file.is_file():
        raise StoreError(f"there is no database {file}")
    try:
        with closing(_connect(file, "ro")) as db:
            db.execute("BEGIN")
            yield db
    except sqlite3.Error as error:
        raise StoreError(f"cannot read {file}: {error}") from error


def copy(file: Path, target: Path) -> None:
    """Copy a database as it is in one moment into a new file, for nobody else on the machine, and look it through.

    The bot goes on meanwhile. Raises StoreError or OSError; then there is no new file.
    """
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        with reading(file) as db, closing(_connect(target, "rw")) as into:
            db.backup(into)
            into.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
        examine(target)
        sync(target)
    except BaseException:
        target.unlink()
        raise


@contextlib.contextmanager
def copied(file: Path) -> Iterator[Path]:
    """Copy a database for as long as it is worked with; the copy lies beside it, where it is as secret."""
    target = beside(file, f".copied-{os.getpid()}")
    target.unlink(missing_ok=True)
    copy(file, target)
    try:
        yield target
    finally:
        for ending in ("", LOG, INDEX, JOURNAL):
            beside(target, ending).unlink(missing_ok=True)


def bring_up_to_date(file: Path) -> None:
    """Give a database that nobody else uses the tables of this version; raises StoreError."""
    with closing(_connect(file, "rw")) as db:
        migrate(db)


@contextlib.contextmanager
def alone(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to change it while no bot plays on it; raises StoreError where that cannot be."""
    if not file.is_file():
        raise StoreError(f"there is no database {file}")
    owner = _owned(file)
    try:
        examine(owner.file)
        with closing(_connect(owner.file, "rw")) as db:
            migrate(db)
            db.execute("PRAGMA foreign_keys = ON")
            yield db
    except sqlite3.Error as error:
        raise StoreError(f"cannot change {file}: {error}") from error
    finally:
        owner.let_go()


def _owned(file: Path) -> Owner:
    """Take a database on which no bot plays; raises StoreError, OSError."""
    owner = Owner(file)
    if not owner.holds():
        raise StoreError(f"a bot plays on {owner.file}: stop it, then try again")
    return owner


def examine(file: Path) -> None:
    """Raise StoreError for what is no whole database of this version, or of one before."""
    with reading(file) as db:
        (problem,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise StoreError(f"{file} is broken: {problem}")
        try:
            newer = unknown(db)
        except sqlite3.OperationalError as error:
            raise StoreError(f"{file} is no database of Fieldpost") from error
    if newer:
        raise StoreError(f"{file} was written by a newer version of Fieldpost: unknown migration {min(newer)}")


def put_in_place(new: Path, file: Path) -> Path | None:
    """Give a database the name of another one, which is kept; return under which name, None if there was none.

    ``new`` lies in the same folder. There is a database at every moment, the old one or the new one. Raises
    StoreError while a bot plays on the old one, OSError.
    """
    owner = _owned(file)
    file = owner.file
    try:
        kept = None
        if file.exists():
            with contextlib.suppress(sqlite3.Error), closing(_connect(file, "rw")) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what is in its log, into the file itself
            kept = beside(file, f".replaced-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}")
            os.link(file, kept)
        for ending in (
            LOG,
            INDEX,
        ):  # what could not be brought into a broken file would be taken for the new one's
            with contextlib.suppress(FileNotFoundError):
                beside(file, ending).rename(beside(kept or beside(file, ".left"), ending))
        new.rename(file)
        sync(file.parent)
    finally:
        owner.let_go()
    return kept


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=_BUSY
    )
