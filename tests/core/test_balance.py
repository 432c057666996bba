"""Counting what many matches come to: intervals against textbook values, sums by hand, the same seed the same."""

from collections import Counter

import pytest

from engine.core.balance import Estimate, Played, Run, mean, play, quantile, rate, report
from engine.core.match_stats import CardStats, MatchStats
from engine.core.protocol import Event
from tests.core.tiny_game import TinyGame, TinyState


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [
        (15, 148, 0.0624, 0.1605),  # Newcombe 1998, table I, method 3: the score method
        (81, 263, 0.2553, 0.3662),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_rates_have_wilsons_interval(times: int, of: int, low: float, high: float) -> None:
    found = rate(times, of)

    assert found.value == times / of
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_all_of_few_is_not_all_for_sure() -> None:
    assert rate(0, 0) == Estimate(0.0, 0.0, 1.0)
    assert rate(5, 5).high == 1.0
    assert rate(5, 5).low == pytest.approx(0.5655, abs=1e-4)


def test_means_have_their_standard_error() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squared deviations 32."""
    values = [2, 4, 4, 4, 5, 5, 7, 9]
    found = mean(len(values), sum(values), sum(value * value for value in values))

    reach = 1.959_964 * (32 / 7 / 8) ** 0.5
    assert found == pytest.approx((5, 5 - reach, 5 + reach))
    assert mean(1, 3, 9) == (3, 3, 3)
    assert mean(0, 0, 0) == (0, 0, 0)


@pytest.mark.parametrize(("share", "value"), [(0.25, 2), (0.5, 3), (0.75, 8), (1.0, 9)])
def test_quantiles_are_values_that_were_counted(share: float, value: int) -> None:
    assert quantile(Counter([1, 2, 2, 3, 3, 8, 8, 9]), share) == value
    assert quantile(Counter(), share) == 0


def match(winner: str, first: str, length: int, **cards: CardStats) -> Played:
    return Played((winner,) if winner else (), "points" if winner else "draw", MatchStats(length, first, cards))


def test_matches_are_added_up() -> None:
    found = report(
        TinyGame(),
        "short",
        "seed",
        [
            match("odd", "odd", 4, ace=CardStats(2, 1, 7)),
            match("even", "odd", 6, ace=CardStats(2, 0, 3), king=CardStats(1, 1, 0), jack=CardStats(3, 0, 0)),
            match("odd", "even", 5),
            match("", "even", 9),
        ],
    )

    assert (found.matches, found.draws) == (4, 1)
    assert {side: share.value for side, share in found.wins.items()} == {"odd": 0.5, "even": 0.25}
    assert found.first_wins == rate(1, 3)
    assert found.first == {"odd": 2, "even": 2}
    assert (found.shortest, found.quarter, found.median, found.three_quarters, found.longest) == (4, 4, 5, 6, 9)
    assert {end: share.value for end, share in found.terminations.items()} == {"points": 0.75, "draw": 0.25}
    ace, king = found.cards
    assert (ace.card, ace.matches, ace.came, ace.lost, ace.per_unit) == ("ace", 2, 4, rate(1, 4), 2.5)
    assert ace.points == mean(2, 10, 58)
    assert (king.card, king.lost.value) == ("king", 1)


class Telling(TinyGame):
    """A game that tells how long it took in events, and in which it is tried which card is played."""

    varied = frozenset({"play"})

    def match_stats(self, state: TinyState, events: list[Event]) -> MatchStats:
        won = [event for event in events if event.kind == "won"]
        return MatchStats(len(won), self.sides(state.scenario, state.options)[won[0].public["seat"]])


def test_the_same_name_is_the_same_match_and_no_two_names_are() -> None:
    played = [play(Telling(), f"match {number}", Run("long")) for number in range(30)]

    assert played == [play(Telling(), f"match {number}", Run("long")) for number in range(30)]
    assert {match.stats.length for match in played} == {12}
    assert len({match.winners for match in played}) > 1


def test_a_game_that_tells_nothing_is_counted_by_its_actions() -> None:
    assert play(TinyGame(), "plain", Run("short")).stats.length > 10
