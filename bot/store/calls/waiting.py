"""Who keeps others waiting, and for how long."""

from __future__ import annotations

from bot.store.calls.base import Calls
from bot.store.records import Late, Vacation
from bot.store.records.standing import Standing
from bot.store.sql import clocks, match_lists, matches, standing, vacations
from bot.store.sql.connection import Connection
from engine.core.protocol import Seat

AHEAD = 3600.0
"""Seconds before somebody's time is up in which his vacation begins by itself."""


class WaitingCalls(Calls):
    """What is asked about time."""

    async def late(self, longest: float) -> list[Late]:
        """Give a sign of life, and list the seats whose time is up; of silence, ``longest`` seconds count."""

        def work(db: Connection) -> list[Late]:
            clocks.give_sign(db, longest, self.now())
            vacations.turn(db, AHEAD, self.now())
            return clocks.late(db, self.now())

        return await self._keep(work)

    async def paused_since(self, before: float) -> list[tuple[int, int]]:
        """List the matches that are paused since before a time, each with its pause."""
        return await self._patiently(self._reading.look, lambda db: match_lists.paused_since(db, before))

    async def proposed_since(self, before: float) -> list[tuple[int, int]]:
        """List the matches in which something is proposed since before a time, each with that."""
        return await self._patiently(self._reading.look, lambda db: match_lists.proposed_since(db, before))

    async def to_think(self) -> list[int]:
        """List the matches in which the computer shall answer by now, the one that waits longest first."""
        return await self._patiently(self._reading.look, lambda db: match_lists.to_think(db, self.now()))

    async def next_thought(self) -> float | None:
        """Find when the computer shall next answer (Unix time); None where it is asked nothing."""
        return await self._patiently(self._reading.look, match_lists.next_thought)

    async def thought(self, match_id: int, version: int) -> None:
        """Note that the computer has nothing to answer in a match, as long as that stays at its version."""
        await self._keep(lambda db: matches.thought(db, match_id, version))

    async def untold_vacations(self) -> list[tuple[int, Seat, int | None]]:
        """List the seats whose threads do not know yet that their player is on vacation (until when), or back."""
        return await self._patiently(self._reading.look, vacations.untold)

    async def vacation(self, person: int) -> Vacation:
        """Find until when somebody is on vacation, and what is left of it."""
        return await self._reading.look(lambda db: vacations.of(db, person, self.now()))

    async def begin_vacation(self, person: int, seconds: float) -> Vacation:
        """Let a vacation begin, of so many seconds at most, unless somebody is on one or has none left."""
        return await self._writer.write(lambda db: vacations.begin(db, person, seconds, self.now()))

    async def end_vacation(self, person: int) -> None:
        """End somebody's vacation, if he is on one."""
        await self._writer.write(lambda db: vacations.end(db, person, self.now()))

    async def sought_since(self, before: float) -> list[tuple[int, Seat, int]]:
        """List the seats for which a substitute is sought since before a time, each with that."""
        return await self._patiently(self._reading.look, lambda db: clocks.sought_since(db, before))

    async def late_since(self, before: float) -> list[tuple[int, Seat, float]]:
        """List the seats whose time was up before a time, and when, if nobody is sought for them."""
        return await self._patiently(self._reading.look, lambda db: clocks.late_since(db, before))

    async def standing(self) -> Standing:
        """Find how much there is to be done, and for how long it has been."""
        return await self._reading.look(lambda db: standing.standing(db, self.now()))
