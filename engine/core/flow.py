"""The agenda: one match moving from question to question.

Steps are plain functions ``step(flow, *args)`` named in :attr:`Game.steps`. They push follow-ups, ask, emit
and roll through the :class:`Flow` they are given, and read like the rulebook's sequence of play. The agenda
lies in the state as names and arguments, so a match can be stored between any two questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.protocol import Decision, Event, MatchState, Option, Outcome, Seat

S = TypeVar("S", bound=MatchState)

BY_RULES = "automatic"
"""The step that answers for a seat which the rules play: its seat, kind, options, least, most, subject."""
LEFT = "left"
"""The step that sees to what a seat leaves to those who play on without it: the seat, and theirs. It asks anew."""


class Flow(msgspec.Struct, Generic[S], gc=False):
    """The state during one action, with the events it brings about.

    ``barrier`` becomes true when something random was drawn or something hidden was shown: what led here can
    then no longer be taken back. ``asked`` is true until the agenda has looked who must answer, and again when a
    decision was opened since.
    """

    state: S
    events: list[Event] = []
    barrier: bool = False
    asked: bool = True

    def emit(self, kind: str, private: dict[Seat, dict[str, Any]] | None = None, /, **public: Any) -> None:
        """Say that something happened. A private part is a secret shown, which bars taking back."""
        if private:
            self.barrier = True
            self.events.append(Event(kind, public, private))
        else:
            self.events.append(Event(kind, public))

    def emit_known(self, kind: str, own: dict[Seat, dict[str, Any]], /, **public: Any) -> None:
        """Say that something happened, and to seats in particular what they see of it anyway.

        Unlike a secret shown it may be taken back.
        """
        self.events.append(Event(kind, public, own, known=bool(own)))

    def push(self, step: str, *args: Any) -> None:
        """Put a step on the stack: it comes next, before what was pushed earlier."""
        self.state.agenda.append([step, *args])

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: list[Option],
        *,
        least: int = 1,
        most: int = 1,
        sealed: bool = False,
        window: bool = False,
        optional: bool = False,
        act: bool = False,
        subject: Option = (),
    ) -> Decision:
        """Open a decision; the agenda rests until all that are open, optional ones aside, are answered.

        A seat that the rules play is not waited for: the game's step :data:`BY_RULES` answers at once, and next.
        """
        state = self.state
        if seat >= state.seats:  # not ``by_rules``: people are asked at nearly every act
            self.push(BY_RULES, seat, kind, options, least, most, subject)
            return Decision(0, seat, kind, options, least, most, act=act, subject=subject)
        number = state.asked = state.asked + 1
        decision = Decision(number, seat, kind, options, least, most, sealed, window, optional, act, subject)
        state.open.append(decision)
        self.asked = True
        return decision

    def close(self, kind: str, seat: Seat) -> list[tuple[Decision, list[Option]]]:
        """Close a seat's decisions of a kind and return them with their sealed picks (none: not answered).

        What was sealed is about to be used in the open, so what led here cannot be taken back.
        """
        state = self.state
        closed = [d for d in state.open if d.seat == seat and d.kind == kind]
        for decision in closed:
            state.open.remove(decision)
        self.barrier = True
        return [(d, state.answers.pop(d.id, [])) for d in closed]

    def collect(self, kind: str) -> list[list[tuple[Decision, list[Option]]]]:
        """Close all seats' decisions of a kind, as :meth:`close` does, and return them by seat."""
        open_, answers = self.state.open, self.state.answers
        self.barrier = True
        closed: list[list[tuple[Decision, list[Option]]]] = [[] for _ in range(self.state.seats)]
        for decision in [d for d in open_ if d.kind == kind]:
            open_.remove(decision)
            closed[decision.seat].append((decision, answers.pop(decision.id, [])))
        return closed

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        """Roll ``number`` dice for a purpose, ten-sided unless it is said otherwise, each 1 to ``faces``."""
        self.barrier = True
        return self.state.dice.roll(purpose, number, faces)

    def shuffle(self, purpose: str, cards: list[Any]) -> None:
        """Shuffle in place."""
        self.barrier = True
        self.state.dice.shuffle(purpose, cards)

    def end(
        self,
        winners: Sequence[Seat],
        sides: Sequence[str],
        termination: str,
        *,
        score: int | None = None,
        grade: str = "",
    ) -> None:
        """End the match: nothing is asked and nothing follows any more.

        ``sides`` are those that won, with all their seats; none: a draw. One that nobody plays has no ``winners``.
        """
        state = self.state
        state.outcome = Outcome([*winners], termination, [*sides], score, grade)
        state.agenda.clear()
        state.open.clear()
        state.answers.clear()
        told = {"winners": [*winners], "winning_sides": [*sides], "score": score, "grade": grade}
        self.emit("ended", termination=termination, **told)
