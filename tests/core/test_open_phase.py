"""A phase in which several seats act at once, each as often as it likes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import open_phase
from engine.core.errors import Illegal, Stale
from engine.core.flow import Flow
from engine.core.properties import Broken, copy
from engine.core.protocol import Action, Decision, Event, Option, Seat, Take
from engine.core.watch import Watch
from tests.bot import skirmish
from tests.bot.skirmish import Skirmish, SkirmishState
from tests.core.tiny_game import registered

GAME = Skirmish()
END: Option = ("end",)


@pytest.fixture
def state() -> SkirmishState:
    """A match of three who act at once."""
    return GAME.new("melee", {"rounds": 2}, "0f" * 32)[0]


def turns(state: SkirmishState) -> Mapping[Seat, Decision]:
    return {d.seat: d for d in state.open if d.kind == "turn"}


def act(state: SkirmishState, seat: Seat, pick: Option) -> list[Event]:
    return GAME.apply(state, Action(seat, turns(state)[seat].id, [pick]))


def test_nobodys_question_becomes_another_one_because_somebody_has_acted(state: SkirmishState) -> None:
    before = {seat: decision.id for seat, decision in turns(state).items()}
    act(state, 0, ("move", 0, 1, 1))
    act(state, 2, ("move", 4, 0, 1))

    assert {seat: decision.id for seat, decision in turns(state).items()} == before
    assert GAME.awaited(state) == [0, 1, 2]


def test_what_others_may_do_is_made_anew_and_what_is_too_late_is_refused_as_that(state: SkirmishState) -> None:
    goal: Option = ("move", 4, 0, 1)
    assert goal in turns(state)[2].options
    act(state, 0, ("move", 0, 0, 1))

    assert goal not in turns(state)[2].options
    with pytest.raises(Illegal, match="refused-too-late"):
        act(state, 2, goal)


def test_who_has_ended_is_asked_no_more_and_the_last_one_ends_the_phase(state: SkirmishState) -> None:
    ended = turns(state)[1]
    act(state, 1, END)
    assert GAME.awaited(state) == [0, 2]
    with pytest.raises(Stale):
        GAME.apply(state, Action(1, ended.id, [END]))
    act(state, 0, END)
    act(state, 2, END)

    assert GAME.awaited(state) == [0, 1, 2]
    assert ended.id not in [decision.id for decision in state.open]


def test_an_act_is_settled_whole_before_the_next(state: SkirmishState, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is hit is asked at once; meanwhile the others are asked nothing, and then the same as before."""
    monkeypatch.setattr(skirmish, "HITS", 1)
    numbers = {seat: decision.id for seat, decision in turns(state).items()}
    act(state, 0, ("fire", 0, "rifle", 2))

    assert GAME.awaited(state) == [1]
    assert [d.kind for d in GAME.view(state, 1).decisions] == ["duck"]
    assert GAME.view(state, 2).decisions == GAME.pending(state, 2) == []
    with pytest.raises(Illegal, match="refused-paused"):
        act(state, 2, END)
    (duck,) = GAME.pending(state, 1)
    GAME.apply(state, Action(1, duck.id, [("stand", 2)]))
    assert {seat: decision.id for seat, decision in turns(state).items()} == numbers
    assert GAME.awaited(state) == [0, 1, 2]
    assert not any(option[:2] == ("move", 2) for option in turns(state)[1].options)


def test_nobody_waits_for_who_is_done_but_he_may_still_act(state: SkirmishState) -> None:
    numbers = {seat: decision.id for seat, decision in turns(state).items()}
    flow = Flow(state)
    open_phase.ask(flow, "turn", {0: [END]}, resting={1: [("resume",)]})

    assert {seat: d.id for seat, d in turns(state).items()} == {seat: numbers[seat] for seat in (0, 1)}
    assert (GAME.awaited(state), turns(state)[1].options) == ([0], [("resume",)])
    open_phase.ask(flow, "turn", {0: [END], 1: [END]})
    assert GAME.awaited(state) == [0, 1]
    open_phase.ask(flow, "turn", {}, resting={1: [("resume",)]})
    assert turns(state) == {}


def test_another_seats_act_ends_what_may_be_taken_back(state: SkirmishState) -> None:
    act(state, 0, ("move", 0, 1, 1))
    act(state, 0, ("move", 1, 2, 1))
    assert state.take == Take(0, 2)
    act(state, 1, END)

    assert state.take == Take(1, 1)
    assert not GAME.may_take_back(state, 0)


def test_a_match_in_the_middle_of_a_phase_is_stored_and_read_again(
    state: SkirmishState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skirmish, "HITS", 1)
    act(state, 0, ("fire", 0, "rifle", 2))
    again = copy(GAME, state)
    for one in (state, again):
        (duck,) = GAME.pending(one, 1)
        GAME.apply(one, Action(1, duck.id, [("duck", 2)]))

    assert again == state


class AsksAnew(Skirmish):
    """Everybody's question becomes another one with every act."""

    def _melee(self, flow: Flow[SkirmishState], fresh: bool = False) -> None:
        open_phase.ask(flow, "turn", {})
        super()._melee(flow, fresh)


class ForgetsWhoWaited(Skirmish):
    """Only who acted is asked again."""

    def _act(self, flow: Flow[SkirmishState], decision: Decision, picks: list[Option]) -> None:
        super()._act(flow, decision, picks)
        decision.paused = False
        flow.state.agenda.pop()


@pytest.mark.parametrize("game", [Skirmish, AsksAnew, ForgetsWhoWaited])
def test_the_laws_hold_in_open_phases_and_find_who_breaks_them(game: type[Skirmish]) -> None:
    made = game()
    with registered(made), pytest.MonkeyPatch.context() as patch:
        patch.setattr(made, "scenarios", ("melee",))
        if game is Skirmish:
            assert sum(Watch(made, f"melee {number}", every=3).play() for number in range(6)) > 60
        else:
            with pytest.raises(Broken, match="open phase"):
                Watch(made, "melee", every=2).play()
