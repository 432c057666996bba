"""How long people may be away."""

from __future__ import annotations

import msgspec

DAY = 24 * 3600.0
USUAL, MOST = 7, 21
"""Days of vacation a year, and the most that somebody can have."""
PLAYED = 10
"""Matches that he has played to their end give him a day more."""
LEAST = 3600.0
"""Seconds of it without which none begins."""


class Vacation(msgspec.Struct, frozen=True):
    """Until when somebody is on vacation (Unix time; None: he is not), and how many seconds he has left then."""

    until: float | None
    left: float
