"""How a match is opened where a test cares for little of it."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

from bot.match import Person, Place

_interactions = count(time.time_ns())


def press() -> int:
    """Give an interaction id that nobody used before, in no other process either."""
    return next(_interactions)


def opening(host: Person, *guests: Person, **otherwise: Any) -> dict[str, Any]:
    """Give the arguments of ``Table.open``: a standard game of Spearpoint, the host before his guests."""
    usual = {
        "game": "spearpoint",
        "scenario": "standard",
        "options": {},
        "host": host,
        "seat": 0,
        "guests": {seat: guest.id for seat, guest in enumerate(guests, 1)},
        "place": Place(1, 2),
        "language": "en",
        "interaction_id": press(),
    }
    return usual | otherwise
