"""What the computer answers: the same every time, by what its seat knows and nothing else, and always legal."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from math import sqrt
from statistics import fmean
from typing import Any

import pytest

from engine.ai.choose import choose
from engine.ai.levels import LEVELS, LevelName
from engine.core.errors import RulesBug
from engine.core.game import Game
from engine.core.protocol import Action, Decision, MatchState, Option
from engine.core.registry import GAMES, game
from engine.core.selfplay import chance
from tests.ai.secrets_kept import guesses, mind_of, moments

THINKING = [name for name in GAMES if game(name).mind is not None]
"""The games about which the computer can think."""
GUESSES = 400


def answer(
    rules: Game[Any, Any], state: MatchState, decision: Decision, level: LevelName, key: str = "key"
) -> list[Option]:
    veiled = rules.encode(mind_of(rules).veil(rules, state, decision.seat))
    return choose(rules, veiled, decision.seat, decision.id, level, key)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", THINKING)
def test_every_answer_is_legal(name: str, level: LevelName) -> None:
    rules = game(name)
    for state, decision in moments(rules, f"legal {level}", 1, rules.scenarios[0]):
        rules.check(state, Action(decision.seat, decision.id, answer(rules, state, decision, level)))


@pytest.mark.parametrize("name", THINKING)
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    rules, rng = game(name), chance("hidden")
    for state, decision in moments(rules, "hidden", 2, rules.scenarios[0]):
        other = rules.resample_hidden(state, decision.seat, rng)
        assert answer(rules, state, decision, "recruit") == answer(rules, other, decision, "recruit")


@pytest.mark.parametrize("name", THINKING)
def test_of_two_worlds_what_is_imagined_does_not_tell_the_real_one(name: str) -> None:
    """Whoever takes for real the world that is more like those imagined is right half the time.

    ``python -m tests.ai GAME`` guesses 4,000 times, and holds the law of veiling against 10,000 states.
    """
    right = guesses(name, GUESSES, "two worlds")

    assert abs(fmean(right) - 0.5) < 3 * 0.5 / sqrt(len(right))


RERUN = """
from engine.core.registry import game
from tests.ai.secrets_kept import moments
from tests.ai.test_choose import answer
rules = game("{name}")
found = moments(rules, "again", 1, rules.scenarios[0])
print([answer(rules, state, decision, "recruit") for state, decision in found])
"""


@pytest.mark.parametrize("name", THINKING)
def test_the_same_question_has_the_same_answer_in_any_process(name: str) -> None:
    """Strings hash differently in each of them."""
    told = set()
    for hashing in ("1", "2", "3"):
        done = subprocess.run(
            [sys.executable, "-c", RERUN.format(name=name)],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        )
        told.add(done.stdout)

    assert len(told) == 1


def test_another_key_lets_a_recruit_play_otherwise() -> None:
    rules = game("spearpoint")
    state, decision = next(islice(moments(rules, "keys", 1, rules.scenarios[0]), 40, None))
    found = {str(answer(rules, state, decision, "recruit", str(key))) for key in range(20)}

    assert len(found) > 1


def test_nobody_thinks_about_a_question_of_somebody_else() -> None:
    rules = game("spearpoint")
    state, decision = next(moments(rules, "else", 1, rules.scenarios[0]))
    veiled = rules.encode(mind_of(rules).veil(rules, state, decision.seat))
    with pytest.raises(RulesBug):
        choose(rules, veiled, 1 - decision.seat, decision.id, "veteran", "key")
