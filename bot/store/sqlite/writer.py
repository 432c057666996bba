"""The one writer: changes that wait at the same time are committed together."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from bot.store.sqlite.connection import Connection

T = TypeVar("T")

TOGETHER = 64
"""The most changes in one commit, so that none waits long for the others."""


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

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: deque[_Job[Any]] = deque()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work and come back when it is on the disk; raises what the work or the commit raised."""
        job = _Job(work)
        self._jobs.append(job)
        await self._connection.run(self._empty)
        if job.error is not None:
            raise job.error
        return job.result

    def _empty(self, db: sqlite3.Connection) -> None:
        jobs = self._jobs
        batch = [jobs.popleft() for _ in range(min(len(jobs), TOGETHER))]
        try:
            while batch:
                db.execute("BEGIN IMMEDIATE")
                spoiler = _do(batch, db)
                if spoiler is None:
                    db.execute("COMMIT")
                    return
                db.execute("ROLLBACK")
                batch.remove(spoiler)
        except sqlite3.Error as error:  # the disk is full, or another process keeps the database
            if db.in_transaction:
                db.execute("ROLLBACK")
            for job in batch:
                job.error = job.error or error


def _do(batch: list[_Job[Any]], db: sqlite3.Connection) -> _Job[Any] | None:
    """Do a batch of work within a transaction; give the one, if any, that failed after it had written.

    Nearly all that fails are refusals, which come before the first row is written. So it is cheaper to start
    over in the other case than to guard each piece with a savepoint, which copies every page it touches.
    """
    for job in batch:
        changes = db.total_changes
        try:
            job.result = job.work(db)
        except Exception as error:  # noqa: BLE001  # raised again where it is awaited
            job.error = error
            if db.total_changes != changes:
                return job
    return None
