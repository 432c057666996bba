"""The agenda, answers, refusals, and the book that the undo law keeps."""

from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.errors import Illegal, NotYours, RulesBug, Stale
from engine.core.flow import BY_RULES, Flow
from engine.core.protocol import Action, Option, Outcome, Seat, Take
from tests.blocks.rules import GAME as SIX_AREAS
from tests.core.tiny_game import TinyGame, TinyState

SEED = "0f" * 32
GAME = TinyGame()


@pytest.fixture
def state() -> TinyState:
    return GAME.new("short", {"faces": 10}, SEED, "")[0]


def answer(state: TinyState, seat: Seat, kind: str, *picks: Option) -> list[str]:
    """Answer a seat's question of that kind, with its last option where no picks are given."""
    decision = next(d for d in state.open if d.seat == seat and d.kind == kind)
    chosen = list(picks) or [decision.options[-1]]
    return [event.kind for event in GAME.apply(state, Action(seat, decision.id, chosen))]


def both_play(state: TinyState) -> Seat:
    """Play the first round up to the winner's choice and give the winner."""
    answer(state, 0, "play")
    answer(state, 1, "play")
    return GAME.awaited(state)[0]


def test_both_are_asked_at_once(state: TinyState) -> None:
    assert GAME.awaited(state) == [0, 1]
    assert [d.kind for d in GAME.pending(state, 0)] == ["play"]


def test_the_step_beneath_waits_for_the_last_sealed_answer(state: TinyState) -> None:
    assert answer(state, 1, "play") == ["sealed"]
    assert GAME.awaited(state) == [0]
    assert answer(state, 0, "play")[:2] == ["sealed", "won"]


def test_a_sealed_answer_may_be_changed_until_then(state: TinyState) -> None:
    low, high = state.open[0].options[1], state.open[0].options[2]
    answer(state, 0, "play", low)
    answer(state, 0, "play", high)
    answer(state, 1, "play")

    assert high[1] in state.table
    assert low[1] not in state.table


def test_nobody_waits_for_an_optional_decision(state: TinyState) -> None:
    """It stays open over the rounds, its answer with it, and its answer is no event."""
    assert answer(state, 0, "boast", ("boast", 2)) == []
    both_play(state)

    (boast,) = [d for d in state.open if d.kind == "boast" and d.seat == 0]
    assert state.answers[boast.id] == [("boast", 2)]


@pytest.mark.parametrize(
    ("seat", "picks", "refusal", "key"),
    [
        (1, [("play", 9)], NotYours, "refused-not-yours"),
        (0, [], Illegal, "refused-too-few"),
        (0, [("play", 3), ("play", 9)], Illegal, "refused-too-many"),
        (0, [("play", 99)], Illegal, "refused-no-option"),
    ],
)
def test_refusals_say_why(
    state: TinyState, seat: Seat, picks: list[Option], refusal: type[Illegal], key: str
) -> None:
    with pytest.raises(refusal) as refused:
        GAME.apply(state, Action(seat, state.open[0].id, picks))

    assert refused.value.msg.key == key


def test_an_option_counts_once(state: TinyState) -> None:
    boast = state.open[1]
    boast.max = 2
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, Action(0, boast.id, [("boast", 1), ("boast", 1)]))

    assert refused.value.msg.key == "refused-twice"


def test_an_objection_carries_its_rule(state: TinyState) -> None:
    state.players[0].hand = [1, 3, 5]
    state.open[0].options = [("play", 1), ("play", 3), ("play", 5)]
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, Action(0, state.open[0].id, [("play", 1)]))

    assert (refused.value.msg.key, refused.value.rule) == ("refused-ace-last", "T-1")
    assert str(refused.value).endswith("T-1")


def test_a_decision_that_is_used_up_is_stale(state: TinyState) -> None:
    used = state.open[0].id
    both_play(state)
    with pytest.raises(Stale):
        GAME.apply(state, Action(0, used, [("play", 3)]))


def test_undo_counts_what_one_seat_did_in_a_row(state: TinyState) -> None:
    winner = both_play(state)
    answer(state, winner, "flag")
    assert state.take == Take(winner, 1)
    answer(state, winner, "flag")
    assert state.take == Take(winner, 2)
    assert GAME.may_take_back(state, winner)
    assert not GAME.may_take_back(state, 1 - winner)
    assert not GAME.may_take_back(state, None)


def test_another_seats_action_ends_the_right_to_take_back(state: TinyState) -> None:
    Flow(state).ask(1, "flag", [("flag", "up")])
    answer(state, 0, "play")
    assert state.take == Take(0, 1)
    answer(state, 1, "flag")
    assert state.take == Take(1, 1)


@pytest.mark.parametrize(("seat", "kind"), [(1, "boast"), (0, "boast"), (0, "play")])
def test_an_answer_for_which_nobody_waits_is_told_counted_and_booked_nowhere(
    state: TinyState, seat: Seat, kind: str
) -> None:
    answer(state, 0, "play")
    seen = [GAME.view(state, viewer) for viewer in (None, 1 - seat)]
    told = answer(state, seat, kind, *state.open[seat * 2 + (kind == "boast")].options[:1])

    assert told == []
    assert (state.actions, state.take) == (1, Take(0, 1))
    assert [GAME.view(state, viewer) for viewer in (None, 1 - seat)] == seen


def test_a_match_of_the_first_version_counts_it(state: TinyState) -> None:
    state.dice.version = 1
    answer(state, 0, "play")
    answer(state, 1, "boast")

    assert (state.actions, state.take) == (2, Take(1, 1))


def test_what_was_answered_quietly_stands_where_its_question_does(state: TinyState) -> None:
    """The answer of seat 0 is given anew, and then taken back with all that was sealed in its place."""
    earlier = GAME.decode(GAME.encode(state))
    play, boast, _, others = state.open
    quiet = [
        Action(1, others.id, [("boast", 1)]),
        Action(0, play.id, play.options[:1]),
        Action(0, boast.id, [("boast", 2)]),
        Action(0, 99, [("boast", 2)]),
        Action(1, others.id, []),
    ]

    assert GAME.stand(earlier, quiet) == [True, False, True, False, True]
    assert earlier.answers == {boast.id: [("boast", 2)], others.id: []}
    assert earlier.actions == 0


def test_what_was_revealed_cannot_be_taken_back(state: TinyState) -> None:
    both_play(state)

    assert state.take is None


def test_drawing_cannot_be_taken_back(state: TinyState) -> None:
    winner = both_play(state)
    answer(state, winner, "flag")
    answer(state, winner, "flag")
    answer(state, winner, "draw")

    assert state.take is None


def test_steps_come_last_pushed_first() -> None:
    flow = Flow(TinyState(scenario="short", options={}, dice=Dice(seed=SEED), seats=2, players=[]))
    flow.push("second", 2)
    flow.push("first", "a", 1)

    assert flow.state.agenda == [["second", 2], ["first", "a", 1]]


def test_collecting_closes_the_questions_of_a_kind_of_all_seats() -> None:
    flow = Flow(TinyState(scenario="short", options={}, dice=Dice(seed=SEED), seats=2, players=[]))
    kept = flow.ask(0, "boast", [("boast", 1)], sealed=True, optional=True)
    first, answered, last = (flow.ask(seat, "play", [("card", 1)], sealed=True) for seat in (1, 0, 1))
    flow.state.answers[answered.id] = [("card", 1)]

    assert flow.collect("play") == [[(answered, [("card", 1)])], [(first, []), (last, [])]]
    assert (flow.state.open, flow.state.answers, flow.barrier) == ([kept], {}, True)


def test_an_empty_agenda_without_a_question_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "steps", {**GAME.steps, "round": lambda flow: None})
    with pytest.raises(RulesBug, match="nobody to ask"):
        GAME.new("short", {}, SEED, "")


def test_a_runaway_agenda_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "steps", {**GAME.steps, "round": lambda flow: flow.push("round")})
    with pytest.raises(RulesBug, match="without a question"):
        GAME.new("short", {}, SEED, "")


def test_resigning_ends_the_match_once(state: TinyState) -> None:
    events = [event.kind for event in GAME.resign(state, 0)]

    assert events == ["resigned", "ended"]
    assert state.outcome == Outcome([1], "resigned", ["even"])
    assert (state.open, state.agenda, GAME.awaited(state), state.take) == ([], [], [], None)
    with pytest.raises(Stale):
        GAME.resign(state, 1)


def test_the_seed_is_shown_when_the_match_is_over(state: TinyState) -> None:
    during = GAME.view(state, 0)
    GAME.resign(state, 0)

    assert (during.seed, during.commitment) == (None, GAME.terms("short", {"faces": 10}, 0).commitment(SEED))
    assert GAME.view(state, None).seed == SEED


def test_a_view_holds_its_viewers_own_questions_and_answers(state: TinyState) -> None:
    answer(state, 0, "play")

    assert {d.seat for d in GAME.view(state, 0).decisions} == {0}
    assert GAME.view(state, 0).answers
    assert GAME.view(state, 1).answers == {}
    assert GAME.view(state, None).decisions == []


@pytest.mark.parametrize(
    ("scenario", "options", "key"),
    [
        ("endless", {}, "refused-no-scenario"),
        ("short", {"weather": "rain"}, "refused-no-setting"),
        ("short", {"faces": 7}, "refused-bad-setting"),
    ],
)
def test_a_match_that_cannot_be_set_up_is_refused(scenario: str, options: dict[str, Any], key: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.new(scenario, options, SEED, "")

    assert refused.value.msg.key == key


def test_a_seat_that_the_rules_play_is_not_waited_for(state: TinyState) -> None:
    """The step that answers for it comes next, with all that was asked."""
    flow = Flow(state)
    before = [*state.open]
    flow.ask(2, "storm", [("stay",), ("go", 1)], most=2, subject=("area", "x"))

    assert (state.by_rules(1), state.by_rules(2)) == (False, True)
    assert state.open == before
    assert state.agenda[-1] == [BY_RULES, 2, "storm", [("stay",), ("go", 1)], 1, 2, ("area", "x")]


def test_who_plays_each_seat() -> None:
    assert SIX_AREAS.controllers("lakeside", {}) == ("person", "person", "person", "rules")
    assert GAME.controllers("short", {}) == ("person", "person")
