"""Plans ahead: sealed, optional answers to questions that will come, with a condition.

A seat lays its plans down in a :class:`Book`: an optional, sealed question, for which nobody waits and whose
answer nobody notices (:meth:`engine.core.game.Game.quiet`). Each option is a plan. When a question arises that one
of them fits, it is answered at once, as the rules' order has it; else the person is asked. That a question was
answered at once may be noticed, and nothing else: so whoever looks into a book bars taking back, whatever it says.

Standing orders, and orders given with a sealed declaration and used later, are plans of this kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.flow import Flow
from engine.core.protocol import Decision, MatchState, Option, Seat

Answered = Callable[[Flow[Any], Decision, list[Option]], None]


class Question(NamedTuple):
    """A question as it arises: its kind, what it is about, and the chance in percent or the amount, if any."""

    kind: str
    subject: Option = ()
    chance: int | None = None
    amount: int | None = None


class Plan(NamedTuple):
    """What is answered to questions of a kind; ``answer`` is the option picked, ``()`` picks nothing.

    Always; or only where the question names something (``about``), or where the ``chance`` is at least that many
    percent, or the amount (of hits, say) at ``least`` so much. One that holds ``once`` is gone when it was used.
    """

    kind: str
    answer: Option
    about: str | int | None = None
    chance: int = 0
    once: bool = False
    least: int = 0

    def fits(self, question: Question) -> bool:
        """Return whether a question is one of those for which this was planned."""
        return (
            self.kind == question.kind
            and (self.about is None or self.about in question.subject)
            and (not self.chance or (question.chance is not None and question.chance >= self.chance))
            and (not self.least or (question.amount is not None and question.amount >= self.least))
        )

    @property
    def option(self) -> Option:
        """Write the plan as the option of a book: its kind, its conditions, ``"do"``, its answer."""
        about: Option = () if self.about is None else ("about", self.about)
        chance: Option = ("chance", self.chance) if self.chance else ()
        least: Option = ("least", self.least) if self.least else ()
        once: Option = ("once",) if self.once else ()
        return (self.kind, *about, *chance, *least, *once, "do", *self.answer)


@lru_cache(maxsize=4096)
def read(option: Option) -> Plan:
    """Read a plan as :attr:`Plan.option` writes it."""
    kind, *rest = option
    plan = Plan(str(kind), ())
    while rest:
        match rest:
            case ["about", what, *rest]:
                plan = plan._replace(about=what)
            case ["chance", int(percent), *rest]:
                plan = plan._replace(chance=percent)
            case ["least", int(amount), *rest]:
                plan = plan._replace(least=amount)
            case ["once", *rest]:
                plan = plan._replace(once=True)
            case ["do", *answer]:
                return plan._replace(answer=tuple(answer))
            case _:
                break
    raise ValueError(f"no plan: {option}")


def answers(plans: Iterable[Plan], question: Question, options: Iterable[Option]) -> list[Option] | None:
    """Return which of some options are planned for a question, in their own order; None if nothing is planned.

    An empty list means that it is planned to pick nothing.
    """
    planned = {plan.answer for plan in plans if plan.fits(question)}
    found = [option for option in options if option in planned]
    return found if found or () in planned else None


class Book:
    """The question in which a seat lays down its plans: its kind, how its options are read, what is usual.

    ``usual`` are the plans of a seat that has never answered it.
    """

    def __init__(self, kind: str, read: Callable[[Option], Plan] = read, usual: Sequence[Option] = ()) -> None:
        self.kind = kind
        self._read = read
        self._usual = usual

    def open(self, flow: Flow[Any], seat: Seat, options: Sequence[Option]) -> Decision:
        """Let a seat plan ahead; nobody waits for it, and it may change its plans at any time."""
        return flow.ask(seat, self.kind, [*options], least=0, most=len(options), sealed=True, optional=True)

    def plans(self, flow: Flow[Any], seat: Seat) -> list[Plan]:
        """Look up what a seat has planned."""
        flow.barrier = True
        return [self._read(option) for option in self._laid(flow.state, seat)]

    def answers(
        self, flow: Flow[Any], seat: Seat, question: Question, options: Iterable[Option]
    ) -> list[Option] | None:
        """Look up which of some options a seat has planned for a question, as :func:`answers` gives them."""
        return answers(self.plans(flow, seat), question, options)

    def meet(
        self, flow: Flow[Any], decision: Decision, answered: Answered | None = None, *, chance: int | None = None
    ) -> bool:
        """Answer a question that has just been asked by a plan; return whether one fits. Else its seat answers it.

        ``answered`` does what an answer does that is not sealed.
        """
        question = Question(decision.kind, decision.subject, chance)
        found = self.answers(flow, decision.seat, question, decision.options)
        if found is None or len(found) < decision.min:
            return False
        picks = found[: decision.max]
        self._use(flow.state, decision.seat, question, picks)
        if answered is None:
            flow.state.answers[decision.id] = picks
        else:
            flow.state.open.remove(decision)
            answered(flow, decision, picks)
        return True

    def _laid(self, state: MatchState, seat: Seat) -> Sequence[Option]:
        for decision in state.open:
            if decision.kind == self.kind and decision.seat == seat:
                return state.answers.get(decision.id, self._usual)
        return self._usual

    def _use(self, state: MatchState, seat: Seat, question: Question, picks: list[Option]) -> None:
        """Take out of a seat's book what was to be used once, and is used now."""
        for decision in state.open:
            if decision.kind == self.kind and decision.seat == seat and decision.id in state.answers:
                read = [(option, self._read(option)) for option in state.answers[decision.id]]
                used = [p.once and p.fits(question) and p.answer in (picks or [()]) for _, p in read]
                kept = [option for (option, _), gone in zip(read, used, strict=True) if not gone]
                state.answers[decision.id] = kept
