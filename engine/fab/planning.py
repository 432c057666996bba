"""Plans ahead: answers to questions that will come, so that a match of days need not wait for them.

A plan is used when its question comes up, in the rules' order, where what it says can be done; else the person is
asked. Its answer is the beginning of an option: ``("retreat",)`` retreats with any Special Action. Units are named
by their ids, since handles change, and retreats by where they lead: ``("to", "15")``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.flow import Flow
from engine.core.plans import Book, Plan, Question
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.fab.state import PASS, FabState, Steps

BOOK = Book("plans")

OTHERS_WINDOW: Option = ("window", "other")
"""The subject of the window that a seat has in the other's Administration Phase (4.2c)."""

GENERAL: dict[str, tuple[Option, ...]] = {
    "refit": ((),),
    "arrivals": (("place_all",),),
    "demolition": (("blow",), ("spare",)),
    "ford": (("cross",), ("stay",)),
    "stand": (("hold",), ("retreat",), ("reinforce",)),
    "support": ((),),
    "umbrella": (("umbrella",), ("roll",)),
    "absorb": (("disorder",), ("fall_back",), ("take",)),
    "abort": (("abort",), ("take",)),
    "loss": (("asset",), ("unit",)),
    "sappers": (("clear",), ("fire",)),
    "exploit": (("check",), ()),
    "reaction": (PASS,),
}
"""What may be planned for questions of each kind, whatever they are about."""
IN_AREAS = ("demolition", "stand", "support", "absorb", "abort")
"""Kinds of which each area may have a plan of its own."""
BY_HITS = ("absorb", "abort")
MOST_HITS = 4

Answered = Callable[[Flow[Any], Decision, list[Option]], None]
Objects = Callable[[FabState, Decision, list[Option]], Objection | None]


def plans(flow: Flow[FabState]) -> None:
    """Let both seats plan, from the first turn to the last."""
    for seat in range(flow.state.seats):
        BOOK.open(flow, seat, [plan.option for plan in _offered(flow.state, seat)])


def _offered(state: FabState, seat: Seat) -> Iterator[Plan]:
    for kind, answers in GENERAL.items():
        for answer in answers:
            yield Plan(kind, answer)
            if kind in BY_HITS:
                yield from (Plan(kind, answer, least=hits) for hits in range(2, MOST_HITS + 1))
            if kind in IN_AREAS:
                yield from (Plan(kind, answer, about=area) for area in state.ground.areas)
    yield Plan("administration", PASS, about=OTHERS_WINDOW[1])
    for piece in state.pieces.values():
        if piece.seat == seat and (piece.is_asset or (piece.kind == "event" and not piece.is_special)):
            yield Plan("support", ("assign", piece.id))
    for block in state.blocks.values():
        if block.seat == seat:
            yield Plan("point", ("unit", block.id))
    for area in state.ground.areas:
        yield Plan("retreat", ("to", area))


def ask(
    flow: Flow[FabState],
    answered: Answered | None,
    seat: Seat,
    kind: str,
    options: list[Option],
    *,
    amount: int | None = None,
    objects: Objects | None = None,
    **how: Any,
) -> None:
    """Ask a seat, unless it has planned what to answer; ``answered`` does what an answer does that is not sealed.

    ``amount`` is what a plan may ask to be at least so much; ``objects`` says which picks do not go together.
    """
    state = flow.state
    decision = flow.ask(seat, kind, options, **how)
    picks = _planned(flow, decision, amount, objects)
    if picks is None:
        return
    if answered is None:
        state.answers[decision.id] = picks
    else:
        state.open.remove(decision)
        answered(flow, decision, picks)


def _planned(
    flow: Flow[FabState], decision: Decision, amount: int | None, objects: Objects | None
) -> list[Option] | None:
    """Return what a seat has planned for a question, what is about it in particular first."""
    state, seat = flow.state, decision.seat
    question = Question(decision.kind, decision.subject, amount=amount)
    fitting = [plan for plan in BOOK.plans(flow, seat) if plan.fits(question)]
    fitting.sort(key=lambda plan: (plan.about is None, -plan.least))
    picks: list[Option] = []
    for plan in fitting:
        for option in decision.options:
            meant = bool(plan.answer) and _named(state, seat, option)[: len(plan.answer)] == plan.answer
            if meant and option not in picks and len(picks) < decision.max:
                together = [*picks, option]
                if objects is None or objects(state, decision, together) is None:
                    picks = together
    nothing = any(not plan.answer for plan in fitting)
    return picks if len(picks) >= decision.min and (picks or nothing) else None


def _named(state: FabState, seat: Seat, option: Option) -> Option:
    """Write an option as plans do: units by their ids, retreats by where they lead."""
    match option:
        case ("unit", handle):
            return ("unit", state.block(seat, handle).id)
        case ("go", _, area):
            return ("to", area)
        case _:
            return option


STEPS: Steps = {"plans": plans}
