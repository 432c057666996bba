"""The one writer: changes that wait at the same time are committed together."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

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
    transaction; the others then find their work done. A piece of work runs within a savepoint: if it raises,
    what it wrote is gone and nobody else notices.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: deque[_Job[object]] = deque()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work and come back when it is on the disk; raises what the work or the commit raised."""
        job: _Job[T] = _Job(work)
        self._jobs.append(job)  # type: ignore[arg-type]  # the deque only hands it back
        await self._connection.run(self._empty)
        if job.error is not None:
            raise job.error
        return job.result

    def _empty(self, db: sqlite3.Connection) -> None:
        jobs = self._jobs
        batch = [jobs.popleft() for _ in range(min(len(jobs), TOGETHER))]
        if not batch:
            return
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                db.execute("SAVEPOINT job")
                try:
                    job.result = job.work(db)
                except Exception as error:  # noqa: BLE001  # raised again where it is awaited
                    db.execute("ROLLBACK TO job")
                    job.error = error
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full, or another process keeps the database
            if db.in_transaction:
                db.execute("ROLLBACK")
            for job in batch:
                job.error = job.error or error
