"""What is kept about a person, for himself, until he has it deleted."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.calls.base import Calls
from bot.store.records.personal import Holding, Kept
from bot.store.sql import personal


class PersonalCalls(Calls):
    """What a person asks about his data."""

    async def kept_about(self, user_id: int) -> Kept:
        """Find everything that is kept about a person."""
        return await self._reading.look(lambda db: personal.kept(db, user_id))

    async def holding(self, user_id: int) -> Holding:
        """Find what a person has to leave before he can be forgotten."""
        return await self._reading.look(lambda db: personal.holding(db, user_id))

    async def forget(self, user_id: int, stranger: int, told: Callable[[str], str]) -> Holding:
        """Forget a person, unless there is anything that he has to leave first, which is returned.

        ``stranger``: the number that he has from now on in what he finished; below 0, as nobody's on Discord.
        ``told`` gives a name as the log of a match has it.
        """
        return await self._writer.write(lambda db: personal.forget(db, user_id, stranger, told))
