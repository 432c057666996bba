"""What waits for somebody, and what he has been told of it."""

from __future__ import annotations

import msgspec

from bot.store.records.people import Person
from engine.core.protocol import Seat


class Call(msgspec.Struct, frozen=True):
    """A match that waits for somebody: since when, and until when by his clock (None: none); all in Unix time.

    ``told_at``: when he was told that it waits (None: not yet); ``late_at`` when he was told that most of his time
    is over; ``called_at`` when he was last called to the match so that he hears it.
    """

    match: int
    seat: Seat
    since: float
    flag: float | None = None
    told_at: float | None = None
    late_at: float | None = None
    called_at: float | None = None


class Inbox(msgspec.Struct, frozen=True):
    """The message that lists what waits for somebody: its id (None: none stands), a stamp of what it shows.

    ``calls`` are those that wait, the oldest first. ``reminded_at``: when it was last sent anew, or he
    was heard of after that; until
    ``snoozed_until`` he is not to be reminded. ``unheard`` counts the reminders since he was last heard of.
    ``away``: he is on vacation.
    """

    person: Person
    message: int | None = None
    shown: int = 0
    reminded_at: float | None = None
    snoozed_until: float | None = None
    unheard: int = 0
    calls: list[Call] = []
    away: bool = False


class Reminded(msgspec.Struct, frozen=True):
    """What somebody has been told by a message that was sent anew: all calls that it lists.

    Of some he was told that most of his time is over (``late``); to some he was ``called`` so that he hears it.
    """

    told: list[Call]
    late: list[Call] = []
    called: list[Call] = []
