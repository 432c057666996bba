"""How long it takes to reckon all ratings anew, beside openskill rating as many matches and nothing else."""

from __future__ import annotations

from time import perf_counter

from bot.ratings import model
from bot.ratings.model import MODEL
from tests.bench.result import Result
from tests.ratings.simulated import play

SIZES = (1_000, 10_000, 100_000)
"""Results."""
EACH = 20
"""So many of them for each person."""
SAMPLE = 1_000
"""Matches by which openskill is timed."""


def measure() -> list[Result]:
    """Reckon ratings of people who have played so many matches."""
    floor = _bare()
    found = []
    for size in SIZES:
        results = play(1, size // EACH, size).results
        begun = perf_counter()
        model.reckon(results)
        seconds = perf_counter() - begun
        bare = 2 * size * floor  # all results are gone through twice
        found.append(Result(f"ratings from {size:,} results", seconds, "s", bare, seconds / bare, "<= 3"))
    return found


def _bare() -> float:
    """Return the seconds that openskill takes for one match."""
    one, two = MODEL.rating(), MODEL.rating()
    begun = perf_counter()
    for _ in range(SAMPLE):
        MODEL.rate([[one, MODEL.rating(0.0, 1.0)], [two]], ranks=[0.0, 1.0])
    return (perf_counter() - begun) / SAMPLE
