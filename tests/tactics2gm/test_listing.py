"""However an offer is come by, it is what would be listed anew."""

from __future__ import annotations

import pytest

from engine.core.selfplay import Playing, chance
from engine.tactics2gm import acts
from engine.tactics2gm.rules import GAME


@pytest.mark.parametrize("number", range(40))
def test_what_is_left_of_an_offer_is_what_would_be_listed_anew(number: int) -> None:
    playing = Playing(GAME, chance(f"listing {number}"))
    state = playing.state
    while state.outcome is None:
        playing.do(playing.choose())
        for decision in state.open:
            if decision.act:
                assert decision.options == acts.options(state, acts.PHASES[decision.kind], decision.seat)
