"""What happens by the passing of time alone: one nudge to a seat that keeps the others waiting, and tidying up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.store import Store

NUDGE_AFTER = 24 * 3600.0
"""Seconds that a seat may take before it is reminded, once for each time it is awaited."""
KEEP_SENT = 7 * 24 * 3600.0
"""Seconds for which messages that were sent are remembered."""
AT_LEAST_EVERY = 3600.0


class Reminders:
    """Reads from the store what is due, so that a restart forgets nothing. ``promised`` wakes the outbox."""

    def __init__(self, store: Store, promised: Callable[[], None]) -> None:
        self._store = store
        self._promised = promised

    async def tick(self) -> float:
        """Do what is due; tell in how many seconds something may be due again.

        Nobody can begin to wait in the meantime whose nudge would be due before that.
        """
        now = self._store.now()
        if await self._store.nudge(now - NUDGE_AFTER):
            self._promised()
        await self._store.prune(now - KEEP_SENT)
        since = await self._store.longest_wait()
        return AT_LEAST_EVERY if since is None else min(max(since + NUDGE_AFTER - now, 0.0), AT_LEAST_EVERY)

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            seconds = await self.tick()
            await asyncio.sleep(seconds)
