"""Whole matches that differ only in which unit stands behind which back: the enemy and everybody else cannot tell.

Like :mod:`tests.leak.test_leak`, but without the bot, and so to the last step: through every kind of question, and
with units that a pack brings.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.properties import heard, seen
from engine.core.protocol import Action, Option
from engine.fab.packs import PACKS
from engine.fab.rules import GAME
from engine.fab.state import PASS, FabState
from tests.fab.front import IL, SY, Front, front
from tests.leak.twins import FabTwin, GuardsTwin, discreet

OTHERS = (IL, None)
KINDS = {
    "refit", "arrivals", "administration", "movement", "strategic", "reaction", "breakthrough",
    "battle", "stand", "support", "point", "absorb", "abort", "loss", "retreat", "exploit",
}  # fmt: skip
"""The kinds of questions in these matches; in the valley there is no river, and few engineers come to clear."""


class Course:
    """A whole match: what the others saw and heard after each step, what was asked, and what Syria picked."""

    def __init__(
        self, twin: FabTwin, scenario: str, options: dict[str, Any], seed: int, first: Course | None
    ) -> None:
        self.steps: list[tuple[bytes, ...]] = []
        self.kinds: set[str] = set()
        self.picked: list[list[Option]] = []
        rng = Random(seed)
        with pytest.MonkeyPatch.context() as patch:
            twin.deal(patch, other=first is not None)
            state, events = GAME.new(scenario, options, f"{seed:064x}")
        assert isinstance(state, FabState)
        self.hidden = {unit: state.blocks[unit].area for unit in twin.units}
        while state.outcome is None:
            self.steps.append(
                tuple(told for viewer in OTHERS for told in (seen(GAME, state, viewer), heard(events, viewer)))
            )
            seat = GAME.awaited(state)[-1]
            decision = GAME.pending(state, seat)[0]
            self.kinds.add(decision.kind)
            view = GAME.view(state, seat)
            if seat == IL:
                picks = (
                    GAME.sample(state, decision, rng) if rng.random() < 0.3 else GAME.suggestion(view, decision)
                )
                if ("spot",) in [pick[:1] for pick in picks]:  # which would turn their faces up by right (8.32)
                    picks = [PASS]
            elif first is None:
                picks = discreet(GAME, twin, view, decision)
            else:
                picks = first.picked[len(self.picked)]
            if seat == SY:
                self.picked.append(picks)
            events = GAME.apply(state, Action(seat, decision.id, picks))


def courses(twin: FabTwin, scenario: str, options: dict[str, Any], seed: int) -> tuple[Course, Course]:
    first = Course(twin, scenario, options, seed, None)
    return first, Course(twin, scenario, options, seed, first)


def test_nobody_can_tell_what_stands_behind_a_back_through_whole_matches_with_every_kind_of_question() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        one, two = courses(FabTwin(), "valley_of_tears", {}, seed)
        assert one.hidden != two.hidden
        assert len(one.steps) > 60
        assert one.steps == two.steps
        kinds |= one.kinds

    assert kinds == KINDS


@pytest.mark.usefixtures("_packs_apart")
def test_nor_where_a_pack_brings_the_units() -> None:
    twin = GuardsTwin()
    (scenario,) = PACKS.scenarios(twin.pack)

    one, two = courses(twin, scenario, {"packs": [twin.pack.key]}, 7)

    assert one.hidden != two.hidden
    assert len(one.steps) > 60
    assert one.steps == two.steps


# ----------------------------------------------------------------- whether a question is put tells nothing


@pytest.mark.parametrize("unit", ["IL05", "IL01"])
def test_fab_008_and_x13_that_one_is_asked_where_to_does_not_tell_who_may_go_up_mount_hermon(unit: str) -> None:
    here = front("SY03@9 open", f"{unit}@9").control(SY, "10", "11").control(IL, "9").have("il-SA-1").fight("9")
    here.answer(IL, "stand", ("retreat", "il-SA-1"))

    assert {area for _, area in here.offered("go")} == ({"2", "8"} if unit == "IL05" else {"2"})


def blocked(unit: str) -> Front:
    """Let a unit stand up again before engineers who have held a roadblock through a round."""
    here = front(f"{unit}@14 up", turn=6).box("map", "I36-ENG-1").control(IL, "14").control(SY, "13", "15", "16")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.have("S5-ART-1", "E8c-1", "sy-SA-1").run(["end_of_phase"])
    assert here.state.shown == []
    return here


@pytest.mark.parametrize("unit", ["SY12", "SY08"])
def test_fab_083_and_106_nor_that_one_is_asked_whether_to_fight_on_of_which_division_one_is(unit: str) -> None:
    here = blocked(unit).box("used", "sy-SA-1").phase("breakthrough_combat")

    assert here.asked(SY, "battle")


@pytest.mark.parametrize("unit", ["SY12", "SY08"])
def test_fab_078_and_083_who_fights_a_roadblock_again_is_revealed_when_he_is_named(unit: str) -> None:
    here = blocked(unit).phase("breakthrough_combat").dice(fire=[9] * 9)
    here.answer(SY, "battle", ("fight", "14", "sy-SA-1"))

    assert here.asked(SY, "support")
    assert here.said("revealed") == []
    here.answer(SY, "support", *here.decision(SY, "support").options)
    assert here.one("revealed")["unit"] == unit
