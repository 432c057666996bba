"""How a match ended: for a seat, for all who play, and where it was stored before sides were named."""

import msgspec
import pytest

from engine.core.matchfile import Resignation
from engine.core.protocol import Outcome, Result
from engine.core.selfplay import Playing, chance
from tests.blocks.rules import GAME as SIX_AREAS

ALLIES = ("us", "us", "de")


@pytest.mark.parametrize(
    ("outcome", "results", "verdict", "victor"),
    [
        (Outcome([0, 1], "points", ["us"]), ["won", "won", "lost"], "won", "us"),
        (Outcome([], "time"), ["drawn"] * 3, "drawn", ""),
        (Outcome([], "overrun", ["raiders"]), ["lost"] * 3, "lost", ""),
        (Outcome([0, 1, 2], "peace", ["us", "de"]), ["won"] * 3, "won", ""),
    ],
)
def test_a_match_is_won_lost_or_drawn_for_each_seat_and_for_all(
    outcome: Outcome, results: list[Result], verdict: Result, victor: str
) -> None:
    assert [outcome.result(seat) for seat in range(3)] == results
    assert (outcome.verdict, outcome.victor) == (verdict, victor)


@pytest.mark.parametrize(
    ("stored", "sides"),
    [
        (Outcome([0, 1], "points"), ["us"]),
        (Outcome([2], "points"), ["de"]),
        (Outcome([], "time"), []),
        (Outcome([], "beaten"), ["raiders"]),
        (Outcome([], "overrun", ["raiders"]), ["raiders"]),
    ],
)
def test_an_outcome_of_before_gets_its_sides(stored: Outcome, sides: list[str]) -> None:
    assert stored.sided((*ALLIES, "raiders"), 3).sides == sides


def test_an_outcome_is_stored_as_before_where_nothing_new_is_told() -> None:
    assert msgspec.json.encode(Outcome([], "time")) == b'{"winners":[],"termination":"time"}'


def test_a_loss_to_the_game_is_a_loss_and_has_a_score() -> None:
    playing = Playing(SIX_AREAS, chance("lost"))
    playing.do(Resignation(1))

    assert playing.state.outcome == Outcome([], "resigned", ["raiders"], 0)
    assert SIX_AREAS.view(playing.state, None).outcome == playing.state.outcome
