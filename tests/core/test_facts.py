"""What is worked out of dice in a log: how many hits were to be expected, and how likely so many were."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.facts import Throw


@pytest.mark.parametrize(
    ("hits", "at_least", "at_most"),
    [
        (0, Fraction(1), Fraction(27, 64)),
        (1, Fraction(37, 64), Fraction(54, 64)),
        (3, Fraction(1, 64), Fraction(1)),
    ],
)
def test_how_likely_so_many_hits_were_is_exact(hits: int, at_least: Fraction, at_most: Fraction) -> None:
    throw = Throw(0, "us", 3, Fraction(1, 4), hits)
    assert (throw.at_least, throw.at_most, throw.expected) == (at_least, at_most, Fraction(3, 4))
