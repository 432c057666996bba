"""What every call of the store stands on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.store.records import StoreUnavailable
from bot.store.sql.connection import Connection, Database

AGAIN = 0.5
"""Seconds after which what must be stored is tried again."""

T = TypeVar("T")


class Calls:
    """Calls on a database. ``now`` gives Unix time.

    While the database cannot be used, what a person wants stored (``_writer``) raises StoreUnavailable; what
    nobody could ask for again (``_keep``) waits until it is stored.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._reading, self._writer = database.reading, database.writer
        self.now = now

    async def _keep(self, work: Callable[[Connection], T]) -> T:
        """Write what nobody could ask for again, as soon as the database lets us."""
        return await self._patiently(self._writer.write, work)

    @staticmethod
    async def _patiently(
        carry_out: Callable[[Callable[[Connection], T]], Awaitable[T]], work: Callable[[Connection], T]
    ) -> T:
        """Read or write as soon as the database lets us."""
        while True:
            try:
                return await carry_out(work)
            except StoreUnavailable:
                await asyncio.sleep(AGAIN)
