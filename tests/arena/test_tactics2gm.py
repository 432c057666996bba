"""A few battles of 2GM Tactics between today's suggestions and those of the fixed day."""

from __future__ import annotations

from tests.arena.contest import contest


def test_todays_advice_of_tactics2gm_holds_its_own_in_a_few_battles() -> None:
    """``python -m tests.arena tactics2gm`` plays 400: it won 213 of them, 53.2 % (48.4 to 58.1)."""
    assert contest("tactics2gm", 8).won >= 3
