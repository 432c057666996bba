"""One process at a time has a database open: the one that holds the lock file beside it."""

from __future__ import annotations

import asyncio
import fcntl
import os
from pathlib import Path

import structlog

AGAIN = 0.25
"""Seconds after which somebody who waits for the lock tries again."""

log = structlog.get_logger(__name__)


class Owner:
    """Whoever has a database, or waits for it. ``file`` is its own name, without links.

    The lock goes with the process, however it ends; the lock file stays, for another one may already wait for it.
    """

    def __init__(self, file: Path) -> None:
        self.file = file.resolve()
        self._lock = self.file.with_name(f"{self.file.name}.lock")
        self._held: int | None = None

    async def wait(self) -> None:
        """Come back once the database is ours; raises OSError where there can be no lock file."""
        if self.holds():
            return
        log.warning("another Fieldpost has this database open; waiting until it stops", database=str(self.file))
        while not self.holds():  # noqa: ASYNC110  # a lock tells nobody
            await asyncio.sleep(AGAIN)

    def holds(self) -> bool:
        """Return whether the database is ours; where nobody has it, also since its lock was deleted, take it."""
        if self._held is not None and self._is_lock(self._held):
            return True
        found = os.open(self._lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(found, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(found)
            return False
        self.let_go()
        self._held = found
        return self._is_lock(found) or self.holds()

    def _is_lock(self, descriptor: int) -> bool:
        """Return whether an open file is the lock that others find."""
        try:
            return os.path.samestat(os.fstat(descriptor), self._lock.stat())
        except FileNotFoundError:
            return False

    def let_go(self) -> None:
        """Let another process have the database."""
        if self._held is not None:
            os.close(self._held)
            self._held = None
