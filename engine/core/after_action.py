"""A match that is over, told afterwards: what was planned, where it turned, how the dice fell, what was lost.

Everything comes from the log and from the table as its acts lead it; what was taken back by consent is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.facts import Loss, Throw
from engine.core.game import Game
from engine.core.matchfile import Act, Answer, Onward, Playback, Ruling, Undo
from engine.core.protocol import TURN, Event, MatchState, Seat, View
from engine.core.words import Msg

TURNING = 3
"""Turning points of a match at most."""


class Plan(NamedTuple):
    """A sealed answer, as its seat read question and picks; ``at``: how many events had been told by then."""

    seat: Seat
    prompt: Msg
    picks: list[Msg]
    at: int


class Turn(NamedTuple):
    """A turn: where in the log it begins and ends, and the standing there (:meth:`Facts.standing`).

    ``after`` is the table at its end.
    """

    start: int
    stop: int
    before: int
    standing: int
    after: View

    @property
    def swing(self) -> int:
        """How far the standing changed."""
        return self.standing - self.before


class Luck(NamedTuple):
    """The dice of a side: how many were thrown to hit, how many did, how many were to be expected."""

    side: str
    dice: int
    hits: int
    expected: Fraction


class AfterAction(NamedTuple):
    """The facts of a match that is over.

    ``events`` are the public ones in order, ``end`` is the table after them. ``plans`` are those of the beginning
    and of the greatest turning point; ``revealed`` is the table on which those last came to light, None for none.
    ``points`` are the turning points in order. ``luckiest`` and ``unluckiest`` are single throws, with the tables
    at the end of their turns.
    """

    events: list[Event]
    end: View
    turns: int
    plans: list[Plan]
    revealed: View | None
    points: list[Turn]
    luck: list[Luck]
    luckiest: Throw | None
    unluckiest: Throw | None
    tables: dict[int, View]
    """The table at the end of the turn of each of those throws, by the number of its event."""
    losses: list[Loss]

    def turn_around(self, at: int) -> tuple[int, int]:
        """Return where the turn of event number ``at`` begins and ends; what comes before the first is one too."""
        starts = [number for number, event in enumerate(self.events) if event.kind == TURN]
        start = max((number for number in starts if number <= at), default=0)
        return start, min((number for number in starts if number > at), default=len(self.events))

    @property
    def greatest(self) -> Turn | None:
        """The turning point at which most changed."""
        return max(self.points, key=lambda turn: abs(turn.swing), default=None)


def standing(acts: Iterable[Act]) -> list[Onward]:
    """List the acts of a log that were not taken back by consent or by a master."""
    kept: list[tuple[int, Onward]] = []
    for number, act in enumerate(acts, 1):
        if not isinstance(act, Undo | Ruling):
            kept.append((number, act))
        elif act.to is not None:
            kept = [one for one in kept if one[0] < act.to]
    return [act for _, act in kept]


def after_action(game: Game[Any, Any], played: Playback, acts: Iterable[Act]) -> AfterAction:
    """Gather the facts of a match from its log; ``played`` is the match as it was dealt.

    It plays all of it again. Raises ValueError for one that is not over then.
    """
    course = _Course(game, played)
    for act in standing(acts):
        course.do(act)
    if played.state.outcome is None:
        raise ValueError("the match is not over")
    return course.told()


class _Course:
    """A match as it is played again: its public events, the table after them, and what was sealed."""

    def __init__(self, game: Game[Any, Any], played: Playback) -> None:
        self._game, self._played = game, played
        self._events: list[Event] = []
        self._tables: list[tuple[int, bytes]] = []
        """The state after each act that was seen, by the number of events until then."""
        self._sealed: dict[int, Plan] = {}
        self._plans: list[Plan] = []
        self._note(played.events)

    def do(self, act: Onward) -> None:
        """Carry out an act, and see what comes to light."""
        if isinstance(act, Answer):
            self._seal(act)
        self._note(self._played.do(act))
        still = {decision.id for decision in self._state.open}
        for number in [number for number in self._sealed if number not in still]:
            self._plans.append(self._sealed.pop(number))

    def _seal(self, act: Answer) -> None:
        action = act.action
        decision = next((d for d in self._state.open if d.id == action.decision), None)
        if decision is None or not decision.sealed or decision.optional:
            return
        view = self._game.view(self._state, action.seat)
        picks = [self._game.label(view, decision, pick) for pick in action.picks]
        self._sealed[decision.id] = Plan(action.seat, self._game.prompt(view, decision), picks, len(self._events))

    def _note(self, events: Iterable[Event]) -> None:
        seen = [Event(event.kind, event.public) for event in events if event.kind != "sealed"]
        if seen:
            self._events += seen
            self._tables.append((len(self._events), self._game.encode(self._state)))

    @property
    def _state(self) -> MatchState:
        state: MatchState = self._played.state
        return state

    def _table(self, at: int) -> View:
        """Return the table as everybody saw it once event number ``at`` had been told."""
        blob = next(blob for stop, blob in self._tables if stop > at)
        view: View = self._game.view(self._game.decode(blob), None)
        return view

    def told(self) -> AfterAction:
        """Return what there is to tell."""
        facts, seats = self._game.facts, self._state.seats
        turns = self._turns()
        points = sorted((turn for turn in turns if turn.swing), key=lambda turn: -abs(turn.swing))[:TURNING]
        opening, revealed = [plan for plan in self._plans if not turns or plan.at <= turns[0].start], None
        greatest = points[:1]
        told = [plan for turn in greatest for plan in self._plans if turn.start < plan.at <= turn.stop]
        if told:
            revealed = self._table(told[-1].at)
        throws = facts.throws(self._events, seats)
        luckiest = min(
            (one for one in throws if one.hits > one.expected), key=lambda one: one.at_least, default=None
        )
        unluckiest = min(
            (one for one in throws if one.hits < one.expected), key=lambda one: one.at_most, default=None
        )
        tables = {one.at: self._after(turns, one.at) for one in (luckiest, unluckiest) if one is not None}
        return AfterAction(
            events=self._events,
            end=self._table(len(self._events) - 1),
            turns=len(turns),
            plans=[*opening, *(plan for plan in told if plan not in opening)],
            revealed=revealed,
            points=sorted(points, key=lambda turn: turn.start),
            luck=luck(throws),
            luckiest=luckiest,
            unluckiest=unluckiest,
            tables=tables,
            losses=facts.losses(self._events, seats),
        )

    def _turns(self) -> list[Turn]:
        """List the turns; what comes before the first is none."""
        starts = [at for at, event in enumerate(self._events) if event.kind == TURN]
        ends = [*starts, len(self._events)]
        tables = [self._table(min(at, len(self._events) - 1)) for at in ends]
        standings = [self._game.facts.standing(table) for table in tables]
        return [
            Turn(start, stop, standings[number], standings[number + 1], tables[number + 1])
            for number, (start, stop) in enumerate(pairwise(ends))
        ]

    def _after(self, turns: Sequence[Turn], at: int) -> View:
        return next((turn.after for turn in turns if turn.start <= at < turn.stop), self._table(at))


def luck(throws: Iterable[Throw]) -> list[Luck]:
    """Sum up the dice of each side, in the order in which they were first thrown."""
    found: dict[str, Luck] = {}
    for one in throws:
        sum_ = found.get(one.side, Luck(one.side, 0, 0, Fraction(0)))
        found[one.side] = Luck(one.side, sum_.dice + one.dice, sum_.hits + one.hits, sum_.expected + one.expected)
    return list(found.values())
