"""What a veteran does otherwise than people are advised."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.protocol import Action, Decision
from engine.core.selfplay import as_advised, chance
from engine.fab import reinforcement, veteran
from engine.fab.cards import SIDES
from engine.fab.rules import Fab
from engine.fab.state import PASS, FabState

GAME = Fab()


def questions(scenario: str, kind: str) -> Iterator[tuple[FabState, Decision]]:
    """Yield questions of a kind in two matches that are played as advised."""
    for number in range(2):
        rng = chance(f"veteran {number}")
        state, _ = GAME.new(scenario, {}, rng.randbytes(32).hex())
        while state.outcome is None:
            decision = GAME.pending(state)[0]
            if decision.kind == kind:
                yield state, decision
            GAME.apply(state, Action(decision.seat, decision.id, as_advised(GAME, state, decision, rng)))


def test_fab_041_a_veteran_makes_as_much_ready_as_he_may_and_guns_first() -> None:
    rewarded = 0
    for state, decision in questions("short", "refit"):
        picks = veteran.answer(GAME.view(state, decision.seat), decision)
        ready = [option for option in decision.options if option[0] == "ready"]
        assert reinforcement.object_to(state, decision, picks) is None
        assert len(picks) == min(len(ready), reinforcement.rewards(state, decision.seat))
        left = [option for option in ready if option not in picks]
        guns = [[state.pieces[str(o[1])].kind in veteran.READY for o in options] for options in (picks, left)]
        assert all(guns[0]) or not any(guns[1])
        rewarded += len(picks)

    assert rewarded


@pytest.mark.parametrize("scenario", ["valley_of_tears", "campaign"])
def test_israel_fights_for_nothing_that_it_need_not_until_it_may_cross_into_syria(scenario: str) -> None:
    passed = 0
    for state, decision in questions(scenario, "battle"):
        holds = SIDES[decision.seat] == "il" and state.campaign_turn < 6
        if holds and PASS in decision.options:
            assert veteran.answer(GAME.view(state, decision.seat), decision) == [PASS]
            passed += 1

    assert passed


def test_israel_moves_for_less_once_it_may_cross_into_syria() -> None:
    kept, advised = 0, 0
    for state, decision in questions("valley_of_tears", "movement"):
        view = GAME.view(state, decision.seat)
        if SIDES[decision.seat] == "sy":
            assert veteran.answer(view, decision) == GAME.suggestion(view, decision)
        elif GAME.suggestion(view, decision)[0][0] == "move":
            advised += 1
            kept += veteran.answer(view, decision)[0][0] != "move"

    assert 0 < kept <= advised
