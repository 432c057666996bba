"""People who play: where they live, when they sleep, how often they look, and when they are away."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.store.records import Habits, Person, Quiet
from bot.store.records.habits import REMINDING

HOUR, DAY = 3600.0, 86400.0
ZONES = (
    "Europe/Madrid",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/Buenos_Aires",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Africa/Johannesburg",
    None,
)
FOR_EVER = float("inf")


@dataclass
class Somebody:
    """A person. ``looks``: when he next looks by himself, in seconds that have passed; so are the others."""

    person: Person
    habits: Habits
    every: float
    looks: float
    away_from: float
    away_until: float

    def is_away(self, passed: float) -> bool:
        """Return whether he neither looks nor hears anything."""
        return self.away_from <= passed < self.away_until


def somebody(number: int, rng: Random, length: float) -> Somebody:
    """Make a person up. One in fifteen leaves for ever, the others are away once in a while."""
    quiet = rng.choice([Quiet(22, 8), Quiet(22, 8), Quiet(0, 7), Quiet(20, 6), Quiet(9, 17), None])
    habits = Habits(rng.choice(ZONES), quiet, rng.choice([*REMINDING, "at_once", "at_once"]))
    away_from = rng.uniform(0, length)
    away_until = FOR_EVER if rng.random() < 1 / 15 else away_from + rng.uniform(2, 25) * DAY
    every = rng.choice([3, 8, 16, 40]) * HOUR
    return Somebody(Person(number, f"P{number}"), habits, every, rng.uniform(0, every), away_from, away_until)
