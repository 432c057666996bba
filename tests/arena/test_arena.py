"""The fixed opponents, and how today's advice fares against them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.protocol import Decision, Option
from engine.core.registry import game
from tests.arena.contest import CHANCE, FIXED, battle, contest, named

OPPOSED = ("spearpoint", "tactics2gm")
"""The games that have a fixed opponent."""


@pytest.mark.parametrize("name", OPPOSED)
def test_who_does_nothing_loses_to_the_fixed_opponent_on_either_side(name: str) -> None:
    rules = game(name)
    fixed = named(rules, FIXED, "idle")

    def idle(state: Any, decision: Decision) -> list[Option] | None:
        if ("hold",) in decision.options:
            return [("hold",)]
        return decision.options[-1:] if decision.act else fixed(state, decision)

    scenario = rules.scenarios[0]
    for side in dict.fromkeys(rules.sides(scenario, {})):
        assert side not in battle(rules, scenario, "idle", {side: idle}, fixed)


def test_todays_advice_of_spearpoint_wins_most_of_a_few_battles() -> None:
    """``python -m tests.arena spearpoint`` plays 400: it won 308 of them, 77.0 % (72.6 to 80.9)."""
    assert contest("spearpoint", 12).won > 6


def test_a_recruit_of_spearpoint_beats_chance_and_loses_to_the_fixed_opponent() -> None:
    """``--level recruit`` plays 400: what it won is told in engine/README.md."""
    assert contest("spearpoint", 12, level="recruit", against=CHANCE).won >= 8
    assert contest("spearpoint", 12, level="recruit").won <= 8
