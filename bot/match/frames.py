"""A match step by step: as everybody saw it, and, once it is over, what was hidden from whom at that moment."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

import msgspec

from bot.match.playback import playback, played_again
from bot.match.posts import QUIET
from bot.store.records import Record
from engine.core.game import Game
from engine.core.matchfile import Act, Answer
from engine.core.protocol import TURN, Decision, Event, Option, View
from engine.core.registry import game as find_game


class Moment(msgspec.Struct, frozen=True):
    """A step as it is kept: the encoded states around an act (None: the deal), and what it showed. Secret."""

    before: bytes
    act: Act | None
    after: bytes
    events: list[Event]


Course: TypeAlias = list[Moment]


class Sealed(msgspec.Struct, frozen=True):
    """An answer that only its seat knew: to which question, and how the table stood for the seat."""

    view: View
    decision: Decision
    picks: list[Option]


class Step(msgspec.Struct, frozen=True):
    """How the table stood, what had just happened, and what had been sealed until then.

    ``view`` is everybody's, and so is what is public of ``events``. ``views`` are those of all seats: with what is
    private of the events, and with what was ``sealed``, they are there only once the match is over. ``turns`` are
    the steps with which turns begin, each with the event that says so.
    """

    number: int
    steps: int
    view: View
    views: list[View]
    events: list[Event]
    sealed: list[Sealed]
    turns: list[tuple[int, Event]]


def course(record: Record) -> Course:
    """Play a match again and keep every step at which something could be seen; slow enough for a thread.

    Raises Refusal for one that began by other rules and goes another way by those of today.
    """
    return played_again(record, partial(_play, find_game(record.match.game), record))


def _play(game: Game[Any, Any], record: Record) -> tuple[Course, bytes]:
    """Return the course of a match, and its last state."""
    played = playback(record)
    last = game.encode(played.state)
    found = [Moment(last, None, last, _seen(played.events))]
    for act in record.acts:
        before, seen = last, _seen(played.do(act))
        last = game.encode(played.state)
        if seen:
            found.append(Moment(before, act, last, seen))
    return found, last


def views(game_id: str, moments: Course) -> list[View]:
    """Return the table of every step as everybody saw it."""
    game = find_game(game_id)
    return [game.view(game.decode(moment.after), None) for moment in moments]


def step(game_id: str, moments: Course, number: int, *, over: bool) -> Step:
    """Return one step, counted from 0; the last one for a number beyond it. Once ``over`` with what was hidden."""
    game, number = find_game(game_id), min(number, len(moments) - 1)
    moment = moments[number]
    state = game.decode(moment.after)
    return Step(
        number=number,
        steps=len(moments),
        view=game.view(state, None),
        views=[game.view(state, seat) for seat in range(state.seats)] if over else [],
        events=moment.events if over else _public(moment.events),
        sealed=_sealed(game, moment) if over else [],
        turns=[
            (at, Event(event.kind, event.public))
            for at, one in enumerate(moments)
            for event in one.events
            if event.kind == TURN
        ],
    )


def _sealed(game: Game[Any, Any], moment: Moment) -> list[Sealed]:
    """List the answers that lay sealed when an act was carried out; its own too, if it was the last of them."""
    state = game.decode(moment.before)
    found = []
    for seat in range(state.seats):
        view = game.view(state, seat)
        answers = dict(view.answers)
        if isinstance(moment.act, Answer) and moment.act.action.seat == seat:
            answers[moment.act.action.decision] = moment.act.action.picks
        found += [
            Sealed(view, decision, answers[decision.id])
            for decision in view.decisions
            if decision.sealed and answers.get(decision.id)
        ]
    return found


def _seen(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind not in QUIET]


def _public(events: list[Event]) -> list[Event]:
    return [Event(event.kind, event.public) for event in events]
