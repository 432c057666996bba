"""However an offer is come by, it is what would be listed anew."""

from __future__ import annotations

import pytest

from engine.core.selfplay import Playing, chance
from engine.tactics2gm import acts
from engine.tactics2gm.rules import GAME
from tests.tactics2gm.field import US, field


@pytest.mark.parametrize("number", range(40))
def test_what_is_left_of_an_offer_is_what_would_be_listed_anew(number: int) -> None:
    playing = Playing(GAME, chance(f"listing {number}"))
    state = playing.state
    while state.outcome is None:
        playing.do(playing.choose())
        for decision in state.open:
            if decision.act:
                assert decision.options == acts.options(state, acts.PHASES[decision.kind], decision.seat)


def test_after_a_shot_declared_an_impact_the_next_may_be_declared_one_as_well() -> None:
    f = field("us_light@D3", "us_light@C4", "ge_light@D4").hold(US, "impact", "impact").ap(US, 20)
    f.dice(fire=[1]).phase("shooting").do("impact")
    assert f.options("impact") == []

    f.do("fire", 1, "0", "unit", 3)

    assert f.options("impact") == [("impact",)]
