"""Whoever is too late is answered for, as the rules say; a pause that has lasted too long ends.

Time runs while the bot is there and Discord hears it, and by what passes: neither a clock that is set, nor a night
in which the bot was down, takes anybody's. When it is up lies in the store, so that a restart forgets nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.match.table import Table
from bot.store import Store
from engine.core.errors import FieldpostError

EVERY = 60.0
"""Seconds between two looks at the clocks."""
LONGEST = 2 * EVERY
"""Seconds counted between two looks, at most: if it was more, the clock was set, or we were not there."""

log = structlog.get_logger(__name__)


class Timekeeper:
    """Looks at the clocks. ``promised`` wakes the outbox; ``heard`` tells whether Discord hears us."""

    def __init__(
        self, store: Store, table: Table, promised: Callable[[], None], heard: Callable[[], bool] = lambda: True
    ) -> None:
        self._store = store
        self._table = table
        self._promised = promised
        self._heard = heard

    async def tick(self) -> None:
        """Give back the time since the last tick that nobody could use, and do what is due."""
        for late in await self._store.late(LONGEST):
            try:
                await self._table.time_out(late)
            except FieldpostError:
                log.exception("not answered for", match=late.match, seat=late.seat)
        await self._table.consent.tick()
        await self._table.absences.tick()
        self._promised()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            if self._heard():
                await self.tick()
            await asyncio.sleep(EVERY)
