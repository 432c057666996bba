"""Servers, and how they are set up."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.calls.base import Calls
from bot.store.records import Setup
from bot.store.sql import servers


class ServerCalls(Calls):
    """What is asked about servers."""

    async def setup(self, guild_id: int | None) -> Setup:
        """Find how a server is set up."""
        return await self._reading.look(lambda db: servers.setup(db, guild_id))

    async def set_up(self, guild_id: int, change: Callable[[Setup], Setup]) -> Setup:
        """Change how a server is set up; return how it is then. ``change`` runs in the writer's thread."""
        return await self._writer.write(lambda db: servers.change(db, guild_id, change))
