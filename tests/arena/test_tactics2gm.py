"""A few battles of 2GM Tactics between today's suggestions and those of the fixed day."""

from __future__ import annotations

from tests.arena.contest import contest


def test_todays_advice_of_tactics2gm_wins_its_share_of_a_few_battles() -> None:
    """``python -m tests.arena tactics2gm --seed 2026`` plays 400: it won 262 of them, 65.5 % (60.7 to 70.0).

    Advice as good as that wins fewer than five of twelve once in forty times; none that is blind wins so many.
    """
    assert contest("tactics2gm", 12).won >= 5
