"""Plans ahead: which question they fit, in which order, how they are used up, and that nobody notices them."""

from __future__ import annotations

import pytest

from engine.core.flow import Flow
from engine.core.plans import Book, Plan, Question, answers, read
from engine.core.protocol import Action, Decision, Option
from tests.core.tiny_game import TinyGame, TinyState

BOOK = Book("plans")
FIRE: Option = ("fire", 7)
HOLD: Option = ("hold",)
ASKED = Question("react", ("unit", 7), chance=60, amount=2)


@pytest.mark.parametrize(
    ("plan", "fits"),
    [
        (Plan("react", HOLD), True),
        (Plan("retreat", HOLD), False),
        (Plan("react", HOLD, about=7), True),
        (Plan("react", HOLD, about=8), False),
        (Plan("react", HOLD, chance=60), True),
        (Plan("react", HOLD, chance=61), False),
        (Plan("react", HOLD, least=2), True),
        (Plan("react", HOLD, least=3), False),
        (Plan("react", HOLD, about=7, chance=10, once=True, least=1), True),
        (Plan("react", HOLD, about=8, chance=10), False),
    ],
)
def test_a_plan_fits_the_questions_for_which_it_was_made(plan: Plan, fits: bool) -> None:
    assert plan.fits(ASKED) is fits
    assert answers([plan], ASKED, [FIRE, HOLD]) == ([HOLD] if fits else None)
    assert read(plan.option) == plan


def test_a_chance_is_no_condition_for_a_question_without_one() -> None:
    assert not Plan("react", HOLD, chance=1).fits(Question("react"))


def test_what_is_planned_comes_in_the_order_of_the_rules_not_of_the_plans() -> None:
    plans = [Plan("react", HOLD), Plan("react", FIRE)]

    assert answers(plans, ASKED, [FIRE, HOLD]) == [FIRE, HOLD]
    assert answers(plans, ASKED, [("else",)]) is None


def test_to_pick_nothing_may_be_planned_too() -> None:
    assert answers([Plan("react", ())], ASKED, [FIRE]) == []


@pytest.mark.parametrize(
    "option", [("react",), ("react", "hold"), ("react", "about"), ("react", "chance", "x", "do")]
)
def test_what_is_no_plan_is_none(option: Option) -> None:
    with pytest.raises(ValueError, match="no plan"):
        read(option)


# ------------------------------------------------------------- in a match


class Planned:
    """A match of the tiny game in which seat 1 may plan what it answers to a question about unit 7."""

    def __init__(self, *plans: Plan) -> None:
        self.game = TinyGame()
        self.state: TinyState = self.game.new("short", {}, "0f" * 32)[0]
        self.answered: list[tuple[int, list[Option]]] = []
        flow = Flow(self.state)
        self.book = BOOK.open(flow, 1, [plan.option for plan in plans])
        if plans:
            action = Action(1, self.book.id, [plan.option for plan in plans])
            assert self.game.quiet(self.state, action)
            assert self.game.apply(self.state, action) == []

    def ask(self, *, sealed: bool = False, least: int = 1) -> tuple[bool, Decision, Flow[TinyState]]:
        flow = Flow(self.state)
        asked = flow.ask(1, "react", [FIRE, HOLD], least=least, sealed=sealed, subject=("unit", 7))
        met = BOOK.meet(flow, asked, None if sealed else self._answered, chance=60)
        return met, asked, flow

    def _answered(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        self.answered.append((decision.id, picks))


def test_a_question_that_a_plan_fits_is_answered_at_once() -> None:
    planned = Planned(Plan("react", HOLD, about=7))
    met, asked, flow = planned.ask()

    assert met
    assert planned.answered == [(asked.id, [HOLD])]
    assert asked not in planned.state.open
    assert flow.events == []


def test_a_sealed_question_is_sealed_at_once_and_not_told() -> None:
    planned = Planned(Plan("react", HOLD))
    met, asked, flow = planned.ask(sealed=True)

    assert met
    assert planned.state.answers[asked.id] == [HOLD]
    assert asked not in planned.game.pending(planned.state, 1)
    assert flow.events == []


@pytest.mark.parametrize(
    "plans", [(), (Plan("react", HOLD, chance=61),), (Plan("react", ("else",)),), (Plan("react", ()),)]
)
def test_else_the_person_is_asked(plans: tuple[Plan, ...]) -> None:
    """A plan to pick nothing is none for a question that wants an answer."""
    planned = Planned(*plans)
    met, asked, _ = planned.ask()

    assert not met
    assert planned.game.pending(planned.state, 1)[-1] is asked
    assert planned.answered == []


def test_who_looks_into_a_book_bars_taking_back_whatever_it_says() -> None:
    assert [Planned(*plans).ask()[2].barrier for plans in ((), (Plan("react", HOLD),))] == [True, True]


def test_what_holds_once_is_gone_when_it_was_used_and_not_before() -> None:
    once, other = Plan("react", HOLD, once=True), Plan("react", FIRE, about=8, once=True)
    planned = Planned(once, other)
    planned.ask()
    assert planned.state.answers[planned.book.id] == [other.option]
    met, *_ = planned.ask()

    assert not met


def test_what_holds_always_is_used_again() -> None:
    planned = Planned(Plan("react", HOLD))

    assert [planned.ask()[0] for _ in range(3)] == [True] * 3


def test_what_is_usual_holds_until_something_is_planned() -> None:
    book = Book("plans", usual=(Plan("react", HOLD).option,))
    state = TinyGame().new("short", {}, "0f" * 32)[0]
    flow = Flow(state)
    asked = book.open(flow, 1, [Plan("react", HOLD).option])
    assert book.answers(flow, 1, ASKED, [HOLD]) == [HOLD]
    TinyGame().apply(state, Action(1, asked.id, []))

    assert book.answers(Flow(state), 1, ASKED, [HOLD]) is None
