"""Who is paired with whom, as pure functions over tickets.

The oldest ticket chooses first: whoever is nearest to it in strength, and of those the one who has waited longest.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from bot.store.queue import Ticket

HOUR = 3600.0
LASTS = 72 * HOUR
"""Seconds for which a ticket stands."""
TO_ANSWER = 12 * HOUR
"""Seconds that both have to agree to a pairing."""
NEAR = 150.0
"""Points by which opponents may differ in strength at first."""
WIDER, EVERY = 50.0, 12 * HOUR
"""By so many points more for every so many seconds of waiting."""
COMMON = 12
"""Quarters of an hour in which both are awake, at least."""

Awake: TypeAlias = frozenset[int]
"""The quarters of a day (UTC, from 0 to 95) in which somebody is awake."""


class Seeker(NamedTuple):
    """A ticket with what is known of its person: his strength (None: not known), and when he is awake."""

    ticket: Ticket
    strength: float | None = None
    awake: Awake | None = None


def pairs(
    seekers: Sequence[Seeker], blocked: Collection[frozenset[int]], now: float
) -> list[tuple[Ticket, Ticket]]:
    """Pair tickets, the older one first in each pair; ``blocked`` are pairs of people who are not asked again."""
    left = sorted(seekers, key=_age)
    found = []
    while left:
        first = left.pop(0)
        fitting = [one for one in left if fits(first, one, blocked, now)]
        if fitting:
            second = min(fitting, key=lambda one: (gap(first, one), _age(one)))
            left.remove(second)
            found.append((first.ticket, second.ticket))
    return found


def fits(one: Seeker, other: Seeker, blocked: Collection[frozenset[int]], now: float) -> bool:
    """Return whether two could play each other."""
    a, b = one.ticket, other.ticket
    if a.person == b.person or frozenset((a.person, b.person)) in blocked:
        return False
    if (a.place.guild_id, a.game, a.clock) != (b.place.guild_id, b.game, b.clock):
        return False
    apart = gap(one, other)
    near = all(apart <= reach(ticket, now) for ticket in (a, b) if ticket.near)
    return near and together(one.awake, other.awake)


def gap(one: Seeker, other: Seeker) -> float:
    """Return by how many points two differ in strength; not at all as long as one of them is not known."""
    if one.strength is None or other.strength is None:
        return 0.0
    return abs(one.strength - other.strength)


def reach(ticket: Ticket, now: float) -> float:
    """Return by how many points an opponent may differ who fits a ticket."""
    return NEAR + WIDER * (max(now - ticket.since, 0.0) // EVERY)


def together(one: Awake | None, other: Awake | None) -> bool:
    """Return whether two are awake together for long enough; whoever has not said when he sleeps, fits."""
    return one is None or other is None or len(one & other) >= COMMON


def _age(one: Seeker) -> tuple[float, int]:
    return one.ticket.since, one.ticket.id
