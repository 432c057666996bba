"""The fixed opponents and the strangers, and how the levels of the computer fare against them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.protocol import Decision, Option
from engine.core.registry import game
from tests.arena.contest import CHANCE, FIXED, battle, contest, named
from tests.arena.strangers import ASSAULTS, HOLDS, SHOOTS

OPPOSED = ("spearpoint", "tactics2gm", "fab")
"""The games that have a fixed opponent."""


@pytest.mark.parametrize("name", OPPOSED)
def test_who_does_nothing_loses_to_the_fixed_opponent_on_either_side(name: str) -> None:
    rules = game(name)
    fixed = named(rules, FIXED, "idle")

    def idle(state: Any, decision: Decision) -> list[Option] | None:
        if ("hold",) in decision.options:
            return [("hold",)]
        return decision.options[-1:] if decision.act else fixed(state, decision)

    scenario = "short" if name == "fab" else rules.scenarios[0]
    for side in dict.fromkeys(rules.sides(scenario, {})):
        assert side not in battle(rules, scenario, "idle", {side: idle}, fixed)


def test_todays_advice_of_spearpoint_wins_most_of_a_few_battles() -> None:
    """``python -m tests.arena spearpoint`` plays 400: it won 308 of them, 77.0 % (72.6 to 80.9)."""
    assert contest("spearpoint", 12).won > 6


@pytest.mark.parametrize("name", OPPOSED)
def test_a_recruit_beats_chance_and_loses_to_the_fixed_opponent(name: str) -> None:
    """``--level recruit`` plays 400: what it won is told in engine/README.md."""
    assert contest(name, 12, level="recruit", against=CHANCE).won >= 8
    assert contest(name, 12, level="recruit").won <= 8


@pytest.mark.parametrize("idea", [HOLDS, ASSAULTS, SHOOTS])
@pytest.mark.parametrize("name", OPPOSED)
def test_whoever_has_one_idea_loses_to_a_veteran(name: str, idea: str) -> None:
    """``--against`` an idea plays more: what a veteran won is told in engine/README.md."""
    assert contest(name, 8, against=idea).won >= 6


def test_comrades_of_the_computer_succeed_as_one_alone_does() -> None:
    """``python -m tests.arena warfighter --players 2``: nobody is against them but the rules."""
    assert contest("warfighter", 6, players=2, scenario="M01").won >= 1
    assert contest("warfighter", 2, players=1, scenario="M01").drawn == 0
