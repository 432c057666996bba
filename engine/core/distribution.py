"""What dice promise, exactly: every outcome with the number of ways to it, out of all ways."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import cache
from math import gcd, lcm
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Distribution(Generic[T]):
    """Outcomes and in how many ways, of ``total``, each comes about. It never changes."""

    __slots__ = ("total", "ways")

    def __init__(self, ways: Mapping[T, int]) -> None:
        shared = gcd(*ways.values())
        self.ways: dict[T, int] = {outcome: number // shared for outcome, number in ways.items() if number}
        self.total = sum(self.ways.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self.ways == other.ways

    def __hash__(self) -> int:
        return hash(frozenset(self.ways.items()))

    def __repr__(self) -> str:
        return f"Distribution({self.ways})"

    def then(self, step: Callable[[T], Distribution[U]]) -> Distribution[U]:
        """Go on from every outcome to what it leads to."""
        following = [(number, step(outcome)) for outcome, number in self.ways.items()]
        common = lcm(*{each.total for _, each in following})
        found: dict[U, int] = {}
        for number, each in following:
            weight = number * (common // each.total)
            for result, ways in each.ways.items():
                found[result] = found.get(result, 0) + weight * ways
        return Distribution(found)

    def of(self, see: Callable[[T], U]) -> Distribution[U]:
        """Put outcomes together that look the same."""
        found: dict[U, int] = {}
        for outcome, number in self.ways.items():
            seen = see(outcome)
            found[seen] = found.get(seen, 0) + number
        return Distribution(found)

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """Return the chance of the outcomes for which something holds."""
        return Fraction(sum(number for outcome, number in self.ways.items() if holds(outcome)), self.total)

    def mean(self, worth: Callable[[T], int]) -> Fraction:
        """Return what outcomes are worth on average."""
        return Fraction(sum(number * worth(outcome) for outcome, number in self.ways.items()), self.total)


def certain(outcome: T) -> Distribution[T]:
    """Return the distribution that has one outcome."""
    return Distribution({outcome: 1})


@cache
def dice(number: int, faces: int = 10) -> Distribution[tuple[int, int]]:
    """Roll dice: how often they show each sum, and each highest die with it."""
    if number > 1:
        one = dice(1, faces)
        return dice(number - 1, faces).then(
            lambda before: one.of(lambda die: (before[0] + die[0], max(before[1], die[1])))
        )
    return Distribution({(die, die): 1 for die in range(1, faces + 1)})


def sums(number: int, faces: int = 10) -> Distribution[int]:
    """Roll dice and add them up."""
    return dice(number, faces).of(lambda rolled: rolled[0])


def percent(chance: Fraction) -> int:
    """Round a chance to whole percent; what may happen is never 0, what may fail never 100."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(99, max(1, int(chance * 100 + Fraction(1, 2))))
