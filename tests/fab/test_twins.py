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
from tests.fab.front import IL, SY
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
