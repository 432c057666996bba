"""What is known of those who look for opponents: how strong they are, and when they are awake."""

from __future__ import annotations

from collections.abc import Iterable

from bot.opponents.pairing import Seeker
from bot.store import Store
from bot.store.queue import Ticket


async def seekers(_store: Store, tickets: Iterable[Ticket]) -> list[Seeker]:
    """Say of each ticket what is known of its person; whoever is new fits everybody."""
    return [Seeker(ticket) for ticket in tickets]
