"""The one writer: changes that wait at the same time are committed together."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Generic, TypeVar

import structlog

from bot.store.records import StoreLost, StoreUnavailable
from bot.store.sqlite.connection import BUSY, Connection, passes, wait_for_others
from bot.store.sqlite.files import Watch
from bot.store.sqlite.migrations import touch

T = TypeVar("T")

TOGETHER = 64
"""The most changes in one commit, so that none waits long for the others."""

log = structlog.get_logger(__name__)


class _Job(Generic[T]):
    __slots__ = ("error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.result: T
        self.error: Exception | None = None


class Writer:
    """Group commit without a task of its own.

    Whoever wants something written puts it into the queue and sends the connection's thread to empty it. The
    first to arrive there finds everything that came in during the commit before, and writes it in one
    transaction; the others then find their work done. A piece of work that raises leaves nothing behind and
    does not spoil the others; it must depend on the database alone, because it may be done over again.
    """

    def __init__(self, connection: Connection, files: Watch) -> None:
        self._connection = connection
        self._files = files
        self._jobs: deque[_Job[Any]] = deque()
        self._unavailable_since: float | None = None

    @property
    def available(self) -> bool:
        """Whether what was last to be written could be."""
        return self._unavailable_since is None

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work and come back when it is on the disk; raises what the work or the commit raised.

        Raises StoreUnavailable while the database is locked, or the disk full. Only the first to find it so
        waits for it, since whoever comes after him would wait for both.
        """
        job = _Job(work)
        self._jobs.append(job)
        await self._connection.run(self._empty)
        if job.error is not None:
            raise job.error
        return job.result

    async def look_again(self) -> None:
        """Find out, where the database could not be written to, whether it can be: nobody may press for hours."""
        if self._unavailable_since is not None:
            with contextlib.suppress(StoreUnavailable):
                await self.write(touch)

    def _empty(self, db: sqlite3.Connection) -> None:
        jobs = self._jobs
        batch = [jobs.popleft() for _ in range(min(len(jobs), TOGETHER))]
        try:
            while batch:
                self._files.check()
                db.execute("BEGIN IMMEDIATE")
                changes = db.total_changes
                spoiler = _do(batch, db)
                if spoiler is None:
                    db.execute("COMMIT")
                    self._files.check()  # nobody finds again what was committed to a file that is gone
                    if db.total_changes != changes:
                        self._available(db)
                    return
                db.execute("ROLLBACK")
                batch.remove(spoiler)
        except (sqlite3.Error, StoreLost) as error:  # the disk is full, or another process keeps the database
            if db.in_transaction:
                db.execute("ROLLBACK")
            reason = self._unavailable(db, error) if passes(error) else error
            for job in batch:
                job.error = job.error or reason

    def _unavailable(self, db: sqlite3.Connection, error: Exception) -> StoreUnavailable:
        """Say why nothing can be stored; to the operator once."""
        if self._unavailable_since is None:
            self._unavailable_since = monotonic()
            wait_for_others(db, 0.0)
            log.warning("the database cannot be written to; everything waits for it", problem=str(error))
        return StoreUnavailable(str(error))

    def _available(self, db: sqlite3.Connection) -> None:
        """Say, if it was otherwise, that the database can be written to."""
        if self._unavailable_since is not None:
            seconds = round(monotonic() - self._unavailable_since, 1)
            self._unavailable_since = None
            wait_for_others(db, BUSY)
            log.warning("the database can be written to again", seconds=seconds)


def _do(batch: list[_Job[Any]], db: sqlite3.Connection) -> _Job[Any] | None:
    """Do a batch of work within a transaction; give the one, if any, that failed after it had written.

    Nearly all that fails are refusals, which come before the first row is written. So it is cheaper to start
    over in the other case than to guard each piece with a savepoint, which copies every page it touches.
    """
    for job in batch:
        changes = db.total_changes
        try:
            job.result = job.work(db)
        except Exception as error:  # raised again where it is awaited
            if passes(error):
                raise
            job.error = error
            if db.total_changes != changes:
                return job
    return None
