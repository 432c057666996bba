"""Those who look for opponents."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.calls.base import Calls
from bot.store.queue import Pairing, Ticket
from bot.store.records import Place
from bot.store.sql import queue


class QueueCalls(Calls):
    """What is asked about tickets and pairings; see :mod:`bot.store.queue`."""

    async def keep_ticket(self, new: Ticket) -> None:
        """Keep a ticket, in the place of one of its person for the same game in that server."""
        await self._writer.write(lambda db: queue.keep(db, new))

    async def drop_ticket(self, ticket_id: int, person: int) -> bool:
        """Take a person's ticket out of the queue; return whether it was there."""
        return await self._writer.write(lambda db: queue.drop(db, ticket_id, person))

    async def tickets(self, guild_id: int | None = None, person: int | None = None) -> list[Ticket]:
        """List the tickets that are not paired, of a server and a person if they are given, the oldest first."""
        return await self._reading.look(lambda db: queue.tickets(db, guild_id, person))

    async def expire_tickets(self, before: float) -> None:
        """Drop the tickets that have waited since before a time, and forget old pairings that are settled."""
        await self._keep(lambda db: queue.expire(db, before))

    async def pairings(self, since: float) -> list[Pairing]:
        """List the pairings made since a time, or of which something is still to be settled."""
        return await self._reading.look(lambda db: queue.pairings(db, since))

    async def pairing(self, pairing_id: int) -> Pairing | None:
        """Find a pairing."""
        return await self._patiently(self._reading.look, lambda db: queue.pairing(db, pairing_id))

    async def pair(self, pairs: Iterable[tuple[tuple[Ticket, Ticket], Place]]) -> None:
        """Pair tickets that are still there as they are given, each two for a place, and promise to ask them."""
        await self._keep(lambda db: queue.pair_all(db, pairs, self.now()))

    async def change_pairing(self, pairing_id: int, decide: queue.Decide) -> Pairing | None:
        """Change a pairing and promise to show how it stands; return it as it is then, None if there is none."""
        return await self._writer.write(lambda db: queue.change(db, pairing_id, decide, self.now()))

    async def put_pairing(self, pairing_id: int, message_id: int) -> None:
        """Note where both are asked."""
        await self._keep(lambda db: queue.put(db, pairing_id, message_id))
