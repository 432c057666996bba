"""What is known of those who look for opponents: how strong they are, and when they are awake."""

from __future__ import annotations

from collections.abc import Iterable

from bot.opponents.pairing import Awake, Seeker
from bot.store import Store
from bot.store.queue import Ticket
from bot.store.records import Night

QUARTER, DAY = 900, 86_400
"""Seconds."""


async def seekers(store: Store, tickets: Iterable[Ticket]) -> list[Seeker]:
    """Say of each ticket what is known of its person; whose rating is provisional is strong as anybody."""
    found = list(tickets)
    ratings = await store.ratings({ticket.person for ticket in found})
    strengths = {(one.game, one.person): float(one.points) for one in ratings if not one.provisional}
    return [
        Seeker(ticket, strengths.get((ticket.game, ticket.person)), await _awake(store, ticket.person))
        for ticket in found
    ]


async def _awake(store: Store, user_id: int) -> Awake | None:
    person = await store.person(user_id)
    night = None if person is None else person.habits.night
    return None if night is None else awake(night, store.now())


def awake(night: Night, now: float) -> Awake:
    """Return the quarters of the day (UTC) of an instant that are in nobody's night."""
    midnight = now // DAY * DAY
    return frozenset(one for one in range(DAY // QUARTER) if not night.covers(midnight + one * QUARTER))
