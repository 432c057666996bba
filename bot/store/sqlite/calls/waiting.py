"""Who keeps others waiting, and for how long."""

from __future__ import annotations

import sqlite3

from bot.store.records import Late
from bot.store.sqlite import clocks, match_lists, people
from bot.store.sqlite.calls.base import Calls
from engine.core.protocol import Seat


class WaitingCalls(Calls):
    """What is asked about time."""

    async def nudge(self, waiting_since: float) -> int:
        """Promise a nudge to every seat awaited since before a time and not nudged yet; return their number."""
        return await self._keep(lambda db: people.nudge(db, waiting_since, self.now()))

    async def late(self, longest: float, remind_after: float) -> list[Late]:
        """Give a sign of life, and list the seats whose time is up; of silence, ``longest`` seconds count.

        Whoever has used up a share of his time is reminded.
        """

        def work(db: sqlite3.Connection) -> list[Late]:
            clocks.give_sign(db, longest, self.now())
            return clocks.late(db, remind_after, self.now())

        return await self._keep(work)

    async def paused_since(self, before: float) -> list[tuple[int, int]]:
        """List the matches that are paused since before a time, each with its pause."""
        return await self._patiently(self._reading.look, lambda db: match_lists.paused_since(db, before))

    async def sought_since(self, before: float) -> list[tuple[int, Seat, int]]:
        """List the seats for which a substitute is sought since before a time, each with that."""
        return await self._patiently(self._reading.look, lambda db: clocks.sought_since(db, before))

    async def late_since(self, before: float) -> list[tuple[int, Seat, float]]:
        """List the seats whose time was up before a time, and when, if nobody is sought for them."""
        return await self._patiently(self._reading.look, lambda db: clocks.late_since(db, before))

    async def longest_wait(self) -> float | None:
        """Return since when the seat that has waited longest without a nudge is awaited."""
        return await self._patiently(self._reading.look, people.longest_wait)
