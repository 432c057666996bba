"""Lessons: a real match of six panels, in which somebody learns a game by playing it.

A game brings its lesson as data: ``lesson.toml`` beside its rules, with one ``[[lesson]]``. It is played from the
first seat, on a table like any other, by all the rules and with the real buttons. The computer plays the other
seats. Nothing of a lesson lies in the state: which step it has come to is read from what lies before the learner,
so that he may do whatever is legal, and take back, and never leaves the road.

The seed is known beforehand, so that the dice fall as the steps tell; FAIR.md says what of such a match is proven.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeAlias

from msgspec import Meta

from engine.core.datafile import Typed, read
from engine.core.protocol import Decision, Option, Seat, View
from engine.core.words import Msg, msg

LEARNER: Seat = 0
"""The seat from which a lesson is played."""
STEPS = 6
WORD = "lesson"
"""What every seat adds to the dice of a lesson, so that the published line says what it is."""

Suggest: TypeAlias = Callable[[Any, Decision], list[Option]]
"""What a game advises, from a view: :meth:`engine.core.game.Game.suggestion`."""
Fields: TypeAlias = dict[str, int | str]
"""Fields of a view and what they are."""


class Step(Typed, frozen=True, kw_only=True):
    """What is learned in one panel.

    It is what the learner has come to while he is asked a decision of one of these kinds, and the view is as
    ``when`` says. ``rule`` is the number of the rule it is about. Its words are ``<game>-lesson-<id>``, in two
    sentences what to do and why, and ``<game>-lesson-<id>-other`` for who has done something else.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z]+$")]
    decisions: Annotated[tuple[str, ...], Meta(min_length=1)]
    when: Fields = {}
    rule: str


class Move(Typed, frozen=True, kw_only=True):
    """What a seat shall answer, if it is offered.

    Of several for one question the first counts that is offered; where there is none, what the game advises.
    ``picks`` are the first steps of options. ``by_hand``: the panel leaves it to the learner to choose them.
    """

    seat: Annotated[int, Meta(ge=0)] = LEARNER
    decision: str
    subject: Option = ()
    when: Fields = {}
    picks: tuple[Option, ...]
    by_hand: bool = False


class Told(NamedTuple):
    """What a panel says of the step that the learner has come to; ``number`` counts from 1."""

    number: int
    words: Msg
    rule: str


class Lesson(Typed, frozen=True, kw_only=True):
    """A lesson: how its match begins, its steps, what is played in it, and when it is over.

    It is over once the fields of the learner's view that ``until`` names are at least what it says, or the match
    is over.
    """

    id: str
    scenario: str
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
    steps: Annotated[tuple[Step, ...], Meta(min_length=STEPS, max_length=STEPS)]
    moves: tuple[Move, ...] = ()
    until: dict[str, int]

    @classmethod
    def load(cls, path: Path) -> Lesson:
        """Read the lesson of a file; raises BadData naming file, entry and field."""
        [lesson] = read(path, {"lesson": cls})
        return lesson

    def over(self, view: View) -> bool:
        """Return whether the learner has come to the end."""
        return view.outcome is not None or all(getattr(view, name) >= least for name, least in self.until.items())

    def step(self, view: View) -> Step | None:
        """Find the step to which the learner has come; None at the end, and while something else is asked."""
        if self.over(view):
            return None
        kinds = {decision.kind for decision in view.decisions if not decision.optional}
        return next((s for s in self.steps if kinds.intersection(s.decisions) and _holds(view, s.when)), None)

    def told(self, view: View) -> Told | None:
        """Say what the learner shall do, and why."""
        step = self.step(view)
        if step is None:
            return None
        return Told(self.steps.index(step) + 1, msg(f"{view.game}-lesson-{step.id}"), step.rule)

    def advice(self, suggest: Suggest, view: View, decision: Decision) -> list[Option]:
        """Return what a seat shall answer: its move, else what the game advises."""
        move = self.move(view, decision)
        return suggest(view, decision) if move is None else _meant(move, decision)

    def by_hand(self, view: View, decision: Decision) -> bool:
        """Return whether the panel leaves an answer to the learner."""
        move = self.move(view, decision)
        return move is not None and move.by_hand

    def move(self, view: View, decision: Decision) -> Move | None:
        """Find what the script has a seat answer: the first that is offered."""
        wanted = decision.seat, decision.kind
        for move in self.moves:
            if (
                (move.seat, move.decision) == wanted
                and move.subject in ((), decision.subject)
                and _holds(view, move.when)
                and len(_meant(move, decision)) == len(move.picks)
            ):
                return move
        return None

    def otherwise(self, suggest: Suggest, view: View, decision: Decision, picks: list[Option]) -> Msg | None:
        """Say what there is to say to a learner who answers, as legally, something else than the step told."""
        step = self.step(view)
        if step is None or decision.kind not in step.decisions:
            return None
        move = self.move(view, decision)
        wanted = move.picks if move is not None else suggest(view, decision)
        if len(wanted) == len(picks) and all(_first(picks, one) is not None for one in wanted):
            return None
        return msg(f"{view.game}-lesson-{step.id}-other")


def _holds(view: View, fields: Fields) -> bool:
    return all(getattr(view, name) == value for name, value in fields.items())


def _meant(move: Move, decision: Decision) -> list[Option]:
    """Return the options that a move picks, as far as they are offered."""
    found = (_first(decision.options, pick) for pick in move.picks)
    return [option for option in found if option is not None]


def _first(options: list[Option], start: Option) -> Option | None:
    """Find the first option that begins with these steps."""
    return next((option for option in options if option[: len(start)] == start), None)
