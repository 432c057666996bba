"""How the whole of a store stands, for whoever runs the bot."""

from __future__ import annotations

from typing import NamedTuple

HOUR, DAY, WEEK = 3600.0, 86400.0, 604800.0
AGES = {"hour": HOUR, "day": DAY, "week": WEEK}
"""Seats that are awaited are counted by how long they have been: less than this; ``longer`` are all others."""


class Standing(NamedTuple):
    """How much is open, and running; ``unsent`` messages are due, the oldest since ``due_for`` seconds.

    ``awaited`` are seats of running matches by how long they have been awaited, as in :data:`AGES`.
    """

    open: int
    running: int
    unsent: int
    due_for: float
    awaited: dict[str, int]
