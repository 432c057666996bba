"""The lesson of every game: a real match of six steps that can be played by what it says itself, to its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.words import LANGUAGES, Language, has, say
from engine.core.dice import joined
from engine.core.game import Game
from engine.core.lesson import LEARNER, STEPS, WORD, Lesson
from engine.core.protocol import Action, Decision, MatchState, Option
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import chance, plans_advised
from engine.core.words import msg

every_game = pytest.mark.parametrize("name", GAMES)
MOST = 80
"""Answers of the learner in five minutes, at most."""


class Learning:
    """A lesson being played: the computer plays the other seats, as it does in the bot."""

    def __init__(self, name: str) -> None:
        self.game: Game[Any, Any] = find_game(name)
        assert self.game.lesson is not None
        self.lesson: Lesson = self.game.lesson
        lesson, seats = self.lesson, self.game.seats(self.lesson.scenario, self.lesson.options)
        options = dict(lesson.options)
        self.state: MatchState
        self.state, _ = self.game.new(lesson.scenario, options, lesson.seed, joined([WORD] * seats))
        self.steps: list[int] = []
        self.asides: list[str] = []
        self.said: list[str] = []

    @property
    def over(self) -> bool:
        return self.lesson.over(self.game.view(self.state, LEARNER))

    def play(self, choose: Callable[[Decision], list[Option]]) -> Learning:
        """Play it to its end, the learner as ``choose`` does."""
        game, asked = self.game, 0
        for _ in range(MOST):
            for plans in plans_advised(self.state, asked, self._planned):
                game.apply(self.state, plans)
            asked = self.state.asked
            while awaited := [seat for seat in game.awaited(self.state) if seat != LEARNER]:
                decision = game.pending(self.state, awaited[0])[0]
                picks = game.computed(self.state, decision, lesson=True)
                assert picks is not None
                game.apply(self.state, Action(decision.seat, decision.id, picks))
            if self.over:
                return self
            [decision, *_] = game.pending(self.state, LEARNER)
            view = game.view(self.state, LEARNER)
            told = self.lesson.told(view)
            if told is None:
                self.asides.append(decision.kind)
            elif told.number not in self.steps:
                self.steps.append(told.number)
            picks = choose(decision)
            other = self.lesson.otherwise(game.suggestion, view, decision, picks)
            if other is not None:
                self.said.append(other.key)
            game.apply(self.state, Action(LEARNER, decision.id, picks))
        raise AssertionError(f"not over after {MOST} answers; steps {self.steps}")

    def _planned(self, decision: Decision) -> list[Option] | None:
        return None if decision.seat == LEARNER else self.as_told(decision)

    def as_told(self, decision: Decision) -> list[Option]:
        picks = self.game.computed(self.state, decision, lesson=True)
        assert picks is not None
        return picks


@every_game
def test_a_lesson_that_does_as_it_says_goes_through_its_six_steps_in_order_to_its_end(name: str) -> None:
    learning = Learning(name)
    learning.play(learning.as_told)

    assert learning.steps == list(range(1, STEPS + 1))
    assert learning.asides == []  # nothing is asked that no step speaks of
    assert learning.said == []  # and nobody is told that he does otherwise


@every_game
@pytest.mark.parametrize("number", range(4))
def test_whoever_does_otherwise_comes_to_the_end_as_well(name: str, number: int) -> None:
    rng = chance(f"lesson {name} {number}")
    learning = Learning(name)

    def choose(decision: Decision) -> list[Option]:
        chosen = rng.random() < 0.5
        return learning.game.sample(learning.state, decision, rng) if chosen else learning.as_told(decision)

    learning.play(choose)

    assert learning.over
    assert learning.said
    assert learning.steps == sorted(learning.steps)  # a step is never gone back to


@every_game
def test_every_move_of_the_script_is_made(name: str) -> None:
    """One that is not is dead, or the dice fall otherwise than they did: choose another seed."""
    learning = Learning(name)
    made = []

    def choose(decision: Decision) -> list[Option]:
        move = learning.lesson.move(learning.game.view(learning.state, LEARNER), decision)
        if move is not None:
            made.append(move)
        return learning.as_told(decision)

    learning.play(choose)

    assert [move for move in learning.lesson.moves if move.seat == LEARNER and move not in made] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_to_do_and_why_in_two_sentences(name: str, language: Language) -> None:
    lesson = find_game(name).lesson
    assert lesson is not None
    for step in lesson.steps:
        key = f"{name}-lesson-{step.id}"
        assert has(key, language)
        assert has(f"{key}-other", language)
        words = say(msg(key), language)
        assert len(re.findall(r"[.:?](?: |$)", words.replace("*", ""))) >= 2, words
        assert len(words) <= 300, words
