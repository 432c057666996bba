"""The clock of matches that have one: whoever is late is reminded, then answered for, as the rules say.

A pause that has lasted too long ends here too.

It runs while the bot does, and by what passes: neither a clock that is set, nor a night in which the bot was down,
takes anybody's time. How long each seat has been waited for lies in the store, so that a restart forgets nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.match import pauses
from bot.match.steady_clock import Steady
from bot.match.table import Table
from bot.store import Store
from engine.core.errors import FieldpostError

EVERY = 60.0
"""Seconds between two looks at the clock."""
LONGEST = 2 * EVERY
"""Seconds counted between two looks, at most: if it was more, the clock was set, or we were not there."""
REMIND_AFTER = 0.8
"""The share of his time after which somebody is reminded."""

log = structlog.get_logger(__name__)


class Deadlines:
    """Counts how long seats are waited for. ``promised`` wakes the outbox."""

    def __init__(self, store: Store, table: Table, promised: Callable[[], None]) -> None:
        self._store = store
        self._table = table
        self._promised = promised
        self._time = Steady(lambda: store.now())  # noqa: PLW0108  # which a test may replace
        self._last = self._time()

    async def tick(self) -> None:
        """Count the time since the last tick, answer for those whose time is up, end pauses that are too long."""
        now = self._time()
        passed, self._last = min(now - self._last, LONGEST), now
        for late in await self._store.wait(passed, REMIND_AFTER):
            try:
                await self._table.time_out(late)
            except FieldpostError:
                log.exception("not answered for", match=late.match, seat=late.seat)
        for match_id, since in await self._store.paused_since(self._store.now() - pauses.LASTS):
            try:
                await self._table.consent.go_on(match_id, None, since, -since)
            except FieldpostError:
                log.exception("pause not ended", match=match_id)
        self._promised()

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            await self.tick()
            await asyncio.sleep(EVERY)
