"""What the computer answers: the same every time, by what its seat knows and nothing else, and always legal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
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
from engine.core.selfplay import Playing, chance

THINKING = [name for name in GAMES if game(name).mind is not None]
"""The games about which the computer can think."""
GUESSES = 400
"""Of 4,026, 49.7 % were right."""


def moments(rules: Game[Any, Any], name: str, every: int) -> Iterator[tuple[MatchState, Decision]]:
    """Yield questions of a match that chance plays, with the state in which they are put."""
    playing: Playing[Any, Any] = Playing(rules, chance(name), rules.scenarios[0])
    while playing.state.outcome is None:
        if len(playing.acts) % every == 0:
            yield playing.state, rules.pending(playing.state)[0]
        playing.do(playing.choose())


def answer(
    rules: Game[Any, Any], state: MatchState, decision: Decision, level: LevelName, key: str = "key"
) -> list[Option]:
    assert rules.mind is not None
    veiled = rules.encode(rules.mind.veil(rules, state, decision.seat))
    return choose(rules, veiled, decision.seat, decision.id, level, key)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", THINKING)
def test_every_answer_is_legal(name: str, level: LevelName) -> None:
    rules = game(name)
    for state, decision in moments(rules, f"legal {level}", every=1):
        rules.check(state, Action(decision.seat, decision.id, answer(rules, state, decision, level)))


@pytest.mark.parametrize("name", THINKING)
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    rules, rng = game(name), chance("hidden")
    for state, decision in moments(rules, "hidden", every=2):
        other = rules.resample_hidden(state, decision.seat, rng)
        assert answer(rules, state, decision, "recruit") == answer(rules, other, decision, "recruit")


@pytest.mark.parametrize("name", THINKING)
def test_of_two_worlds_what_is_imagined_does_not_tell_the_real_one(name: str) -> None:
    """Whoever takes for real the world that is more like those imagined is right half the time."""
    rules, rng = game(name), chance("two worlds")
    mind = rules.mind
    assert mind is not None
    right = []
    for number in range(GUESSES):
        for state, decision in moments(rules, f"two worlds {number}", every=5):
            seat = decision.seat
            known = mind.veil(rules, state, seat)
            worlds = [mind.imagine(rules, known, seat, rng) for _ in range(2)]
            real = rng.randrange(2)
            veiled = mind.veil(rules, worlds[real], seat)
            imagined = [hidden(name, mind.imagine(rules, veiled, seat, rng), seat) for _ in range(4)]
            alike = [sum(len(found & hidden(name, world, seat)) for found in imagined) for world in worlds]
            guess = rng.randrange(2) if alike[0] == alike[1] else int(alike[1] > alike[0])
            right.append(guess == real)
        if len(right) >= GUESSES:
            break

    assert abs(fmean(right) - 0.5) < 3 * 0.5 / sqrt(len(right))


def hidden(name: str, state: Any, seat: int) -> set[str]:
    """Name what a seat does not know: others' cards, who stands behind handles, which cards come next."""
    if name == "fab":
        return {f"{block} {unit}" for block, unit in game(name).hidden(state, seat).items()}
    if name == "warfighter":
        decks = (state.actions_deck, state.locations_deck, state.hostiles_deck, state.events_deck)
        return {f"{at} {card}" for deck in decks for at, card in enumerate(deck.cards)}
    found: set[str] = set()
    for who in (other for other in range(state.seats) if other != seat):
        player = state.players[who]
        hand = [*player.units, *player.commands] if name == "spearpoint" else player.hand
        found.update(f"{who} {card} {hand[:at].count(card)}" for at, card in enumerate(hand))
    return found


RERUN = """
from engine.core.registry import game
from tests.ai.test_choose import answer, moments
rules = game("{name}")
print([answer(rules, state, decision, "recruit") for state, decision in moments(rules, "again", every=1)])
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
    state, decision = next(islice(moments(rules, "keys", every=1), 40, None))
    found = {str(answer(rules, state, decision, "recruit", str(key))) for key in range(20)}

    assert len(found) > 1


def test_nobody_thinks_about_a_question_of_somebody_else() -> None:
    rules = game("spearpoint")
    state, decision = next(moments(rules, "else", every=1))
    assert rules.mind is not None
    veiled = rules.encode(rules.mind.veil(rules, state, decision.seat))
    with pytest.raises(RulesBug):
        choose(rules, veiled, 1 - decision.seat, decision.id, "veteran", "key")
