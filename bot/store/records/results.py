"""What finished matches come to: who is rated for them, and how strong that makes people."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

SCALE = 30.0
"""Points for each unit of strength: between two who are well known, 400 of them are odds of ten to one."""
MIDDLE = 1500
"""The points of somebody of whom nothing is known."""
_MU = 25.0
"""His strength."""
_KNOWN = 6.0
"""A strength that is less certain than this (standard deviation) is provisional."""


class Team(msgspec.Struct, frozen=True):
    """A side of a rated match: who is rated for it, and what it got: 1 if it won, 0.5 for a draw, 0 if it lost.

    ``safe`` are those of them who came later, in somebody's place, and cannot lose by it.
    """

    side: str
    people: list[int]
    score: float
    safe: list[int] = []


class RatedMatch(msgspec.Struct, frozen=True):
    """A match that counts for ratings, ended ``at`` (Unix time).

    ``setup`` names the settings that were not the usual ones: what a side is ahead by depends on them too.
    """

    match: int
    at: float
    game: str
    scenario: str
    setup: str
    teams: tuple[Team, Team]


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game: mean and standard deviation of what is believed of him.

    ``matches`` are those it comes from, ``opponents`` how many people he met in them.
    """

    game: str
    person: int
    mu: float
    sigma: float
    matches: int
    opponents: int

    @property
    def points(self) -> int:
        """The strength as people read it."""
        return round(MIDDLE + SCALE * (self.mu - _MU))

    @property
    def margin(self) -> int:
        """The standard deviation, in points."""
        return round(SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether little is known of him yet."""
        return self.sigma >= _KNOWN


class Luck(msgspec.Struct, frozen=True, array_like=True):
    """The dice of a side: how many were thrown to hit, how many did, how many were to be expected."""

    side: str
    dice: int
    hits: int
    expected: float


class Placed(NamedTuple):
    """Somebody on a leaderboard, by the name that he had last."""

    rating: Rating
    name: str


class Reckoned(NamedTuple):
    """The night in which ratings were reckoned, and the number of the last result that they come from."""

    night: int
    last: int
