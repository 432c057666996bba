"""A few battles of Fast Action Battles."""

from __future__ import annotations

from tests.arena.contest import CHANCE, contest


def test_a_veteran_of_fab_wins_nearly_all_battles_against_chance() -> None:
    """``python -m tests.arena fab --against chance`` plays more."""
    assert contest("fab", 8, against=CHANCE).won >= 7


def test_a_veteran_of_fab_wins_most_of_a_few_battles_against_the_fixed_day() -> None:
    """``python -m tests.arena fab`` plays 400: what it won is told in engine/README.md."""
    assert contest("fab", 12).won >= 7
