"""Exact distributions: counted out by hand, roll by roll."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.core.distribution import Distribution, certain, dice, percent, sums


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_dice_are_counted_out(number: int) -> None:
    rolls = list(product(range(1, 11), repeat=number))

    assert dice(number).ways == Counter((sum(roll), max(roll)) for roll in rolls)
    assert sums(number).chance(lambda total: total >= 11) == Fraction(
        sum(sum(roll) >= 11 for roll in rolls), 10**number
    )


def test_what_follows_is_weighed_by_what_came_before() -> None:
    """Heads: a die of six. Tails: nothing."""
    coin = Distribution({"heads": 1, "tails": 1})

    found = coin.then(lambda side: sums(1, 6) if side == "heads" else certain(0))

    assert found.chance(lambda shown: shown == 0) == Fraction(1, 2)
    assert found.chance(lambda shown: shown == 6) == Fraction(1, 12)
    assert found.mean(lambda shown: shown) == Fraction(7, 4)


def test_equal_chances_are_equal_distributions() -> None:
    assert Distribution({1: 2, 2: 4, 3: 0}) == Distribution({1: 1, 2: 2})
    assert hash(Distribution({1: 2, 2: 4})) == hash(Distribution({1: 1, 2: 2}))
    assert Distribution({1: 1}) != Distribution({2: 1})


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), 0),
        (Fraction(1, 1000), 1),
        (Fraction(55, 1000), 6),
        (Fraction(54, 1000), 5),
        (Fraction(999, 1000), 99),
        (Fraction(1), 100),
    ],
)
def test_only_what_is_sure_is_said_to_be(chance: Fraction, said: int) -> None:
    assert percent(chance) == said
