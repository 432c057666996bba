"""What people have set about their own time: zone, quiet hours, reminders.

Nights follow the clocks of a zone, summer time and all; every instant is in Unix time.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from typing import Literal, Self, TypeAlias, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

LONGEST = 10
"""Hours that a night may have, by the clock; the one in which clocks are set back lasts longer."""

Reminding: TypeAlias = Literal["at_once", "late", "daily", "never"]
"""When somebody wants to hear of what waits for him: at once, when most of his time is over, once a day, never."""
REMINDING: tuple[Reminding, ...] = get_args(Reminding)


class Quiet(msgspec.Struct, frozen=True, array_like=True):
    """From which hour (0 to 23) to which somebody is not to be disturbed."""

    begins: int
    ends: int

    @classmethod
    def of(cls, begins: int, hours: int) -> Self:
        """Return those that begin at an hour and last so long, from 1 hour to :data:`LONGEST`."""
        return cls(begins % 24, (begins + min(max(hours, 1), LONGEST)) % 24)

    @property
    def hours(self) -> int:
        """How many hours that are by the clock, from 1 to 24."""
        return (self.ends - self.begins - 1) % 24 + 1


class Night(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's quiet hours in his zone, by its IANA name."""

    zone: str
    quiet: Quiet

    def covers(self, at: float) -> bool:
        """Return whether it is night at a time; never where the machine does not know the zone."""
        zone = known(self.zone)
        return zone is not None and _within(self.quiet, datetime.fromtimestamp(at, zone))

    def over(self, at: float) -> float:
        """Return the time itself, or, where that is in the night, when the night is over."""
        zone = known(self.zone)
        if zone is None or not _within(self.quiet, local := datetime.fromtimestamp(at, zone)):
            return at
        day = local.date() + timedelta(days=local.hour >= self.quiet.ends)
        ends = datetime.combine(day, time(self.quiet.ends), zone)
        first = ends.timestamp()
        return first if first > at else ends.replace(fold=1).timestamp()  # the hour comes twice


class Habits(msgspec.Struct, frozen=True):
    """How somebody has arranged his time. ``zone``: None where he has not said it; ``quiet``: None for never."""

    zone: str | None = None
    quiet: Quiet | None = Quiet(22, 8)
    reminders: Reminding = "at_once"

    @property
    def night(self) -> Night | None:
        """When he is not to be disturbed; None where nobody can know."""
        return None if self.zone is None or self.quiet is None else Night(self.zone, self.quiet)


@cache
def known(zone: str) -> ZoneInfo | None:
    """Find a zone by its name; None where the machine knows none of that name."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _within(quiet: Quiet, local: datetime) -> bool:
    return (local.hour - quiet.begins) % 24 < quiet.hours
