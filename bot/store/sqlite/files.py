"""The files of a database: how they are made, whom they are for, and whether they are still there.

Nothing here opens a database that SQLite may have open: closing *any* descriptor of a file drops all locks that
the process has on it (sqlite.org/howtocorrupt.html, 2.2), and other programs would then take it for theirs.
"""

from __future__ import annotations

import glob
import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import structlog

from bot.store.records import StoreError, StoreLost
from bot.store.sqlite.migrations import migrate

LOG, INDEX, JOURNAL = "-wal", "-shm", "-journal"
"""What SQLite puts beside a database."""
PRIVATE = 0o600
"""Who may do what with a database: its owner may read and write it, others nothing."""

log = structlog.get_logger(__name__)


def beside(file: Path, ending: str) -> Path:
    """Name a file that belongs to a database."""
    return file.with_name(file.name + ending)


def settle(file: Path) -> None:
    """See to it that there is a database, and that it is for nobody else on the machine.

    Only for who owns it. Raises StoreError for what is no database, or not without what is missing; OSError.
    """
    new = beside(file, ".new")
    for ending in ("", LOG, INDEX, JOURNAL):  # what a first start has left that was killed
        beside(new, ending).unlink(missing_ok=True)
    try:
        size = file.stat().st_size
    except FileNotFoundError:
        _refuse_remains(file)
        _make(new)
        new.rename(file)
        sync(file.parent)
        return
    if not file.is_file():
        raise StoreError(f"{file} is no file, so it can be no database")
    if not size:
        raise StoreError(
            f"{file} is empty, and no start of Fieldpost leaves an empty file: put your database back, or delete "
            "the file to begin with a new one"
        )
    _make_private(file)


def _make(new: Path) -> None:
    """Make a database under another name; until it has its own, it may be lost."""
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    with closing(sqlite3.connect(new, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = MEMORY")
        db.execute("PRAGMA synchronous = OFF")
        migrate(db)
    sync(new)


def _refuse_remains(file: Path) -> None:
    """Refuse to begin anew where something is left of a database that is missing."""
    for log_ in (beside(file, LOG), beside(file, JOURNAL)):
        if log_.exists() and log_.stat().st_size:
            raise StoreError(
                f"{file} is missing, but {log_.name} is there, with what was written last: put the database back "
                f"beside it, or move {log_.name} away"
            )
    rescued = sorted(file.parent.glob(f"{glob.escape(file.name)}.rescued-*"))
    if rescued:
        raise StoreError(
            f"{file} is missing, but {rescued[-1].name} was saved from it: rename that to {file.name} to go on "
            "with it, or move it away to begin with a new database"
        )


def _make_private(file: Path) -> None:
    for ending in ("", LOG, INDEX, JOURNAL):
        part = beside(file, ending)
        try:
            if stat.S_IMODE(part.stat().st_mode) != PRIVATE:
                part.chmod(PRIVATE)
        except FileNotFoundError:
            continue
        except PermissionError as error:
            log.warning("others on this machine may read the database", file=str(part), problem=str(error))


def sync(place: Path) -> None:
    """Bring a file or a folder to the disk."""
    descriptor = os.open(place, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class Watch:
    """Notices when the files of a database are no longer those that SQLite has open."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._opened = {name: _identity(name) for name in (str(beside(file, end)) for end in ("", LOG, INDEX))}
        self._lost: str | None = None
        self._last_written = self._written()

    def _written(self) -> tuple[int, int] | None:
        """Return when the database was written to last, and how large that has left it."""
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def written(self) -> bool:
        """Return whether somebody, perhaps SQLite, has written to the database itself since this was last asked.

        Commits go to the log, and only now and then from there into the database.
        """
        before, self._last_written = self._last_written, self._written()
        return self._last_written != before

    def check(self) -> None:
        """Raise StoreLost if one of the files was deleted or replaced; from then on, always."""
        if self._lost is None:
            for name, opened in self._opened.items():
                found = _identity(name)
                if found != opened:
                    how = "deleted" if found is None else "replaced by another file"
                    self.lose(f"{Path(name).name} was {how}")
                    break
        if self._lost is not None:
            raise StoreLost(self._lost)

    def lose(self, problem: str) -> None:
        """Say that the database is no longer ours."""
        self._lost = problem

    def rescue(self, db: sqlite3.Connection) -> Path:
        """Save what a connection still reads of a lost database beside it, and give the name.

        Raises OSError or sqlite3.Error where that cannot be.
        """
        copy = beside(self._file, f".rescued-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}")
        os.close(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            with closing(sqlite3.connect(copy)) as target:
                db.backup(target)
        except BaseException:
            copy.unlink()
            raise
        database, *companions = self._opened
        if _identity(database) != self._opened[database]:
            # Its log, all of which is saved now, would be taken for that of another database.
            for name in companions:
                if _identity(name) == self._opened[name]:
                    Path(name).unlink()
        return copy


def _identity(name: str) -> tuple[int, int] | None:
    """Return which file has a name, None where none can be found; asking opens nothing."""
    try:
        found = os.stat(name)  # noqa: PTH116  # quicker than that of a path, and asked with every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
