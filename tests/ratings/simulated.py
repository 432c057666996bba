"""People of known strength who play each other, in scenarios that favour a side as much as one says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log
from random import Random
from typing import NamedTuple

from bot.store.records.results import RatedMatch, Team

GAME = "tactics2gm"
FAVOUR = {"bridge": 0.6, "farm": -0.3, "landing": 0.0}
"""By how much scenarios favour the first side, as logarithms of odds."""


class Simulated(NamedTuple):
    """Results, and the strengths behind them, as logarithms of odds against somebody of strength 0."""

    results: list[RatedMatch]
    strength: list[float]


def play(
    seed: int, people: int, matches: int, *, drawn: float = 0.1, favour: Mapping[str, float] = FAVOUR
) -> Simulated:
    """Let people play, some much and some little. ``drawn``: the share of draws between equals."""
    rng = Random(seed)
    strength = [rng.gauss(0, 1) for _ in range(people)]
    busy = [rng.expovariate(1) for _ in range(people)]
    results: list[RatedMatch] = []
    while len(results) < matches:
        one, two = rng.choices(range(people), busy, k=2)
        if one == two:
            continue
        scenario = rng.choice([*favour])
        wins = 1 / (1 + exp(strength[two] - strength[one] - favour[scenario]))
        draws = 4 * wins * (1 - wins) * drawn
        luck = rng.random()
        score = 0.5 if luck < draws else float(rng.random() < wins)
        results.append(result(len(results) + 1, one, two, score, scenario))
    return Simulated(results, strength)


def result(number: int, one: int, two: int, score: float, scenario: str = "bridge") -> RatedMatch:
    """Return a match of two people, in which the first got so much."""
    return RatedMatch(
        number, float(number), GAME, scenario, "", (Team("us", [one], score), Team("de", [two], 1.0 - score))
    )


class Elo:
    """Ratings as they are most often reckoned."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._points: dict[int, float] = {}

    def chance(self, one: RatedMatch) -> float:
        first, second = (self._points.get(team.people[0], 1500.0) for team in one.teams)
        return float(1 / (1 + 10 ** ((second - first) / 400)))

    def note(self, one: RatedMatch) -> None:
        gained = self._factor * (one.teams[0].score - self.chance(one))
        for team, sign in zip(one.teams, (1, -1), strict=True):
            self._points[team.people[0]] = self._points.get(team.people[0], 1500.0) + sign * gained


def log_loss(expected: Iterable[tuple[float, float]]) -> float:
    """Return the mean logarithmic loss of what was expected against what came."""
    losses = [-(score * log(chance) + (1 - score) * log(1 - chance)) for chance, score in expected]
    return sum(losses) / len(losses)
