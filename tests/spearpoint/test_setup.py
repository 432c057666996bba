"""Preparation of the standard game for two."""

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Action, Option
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from engine.spearpoint.state import SpearpointState
from tests.spearpoint.field import DE, SEED, US


def new() -> SpearpointState:
    state, _ = GAME.new("standard", {}, SEED, "")
    return state


def answer(state: SpearpointState, seat: int, kind: str, *picks: Option) -> None:
    decision = next(d for d in state.open if d.seat == seat and d.kind == kind)
    GAME.apply(state, Action(seat, decision.id, list(picks)))


def chosen() -> SpearpointState:
    """Both have chosen a ready-made deck."""
    state = new()
    answer(state, US, "deck", ("deck", "us_combined_arms"))
    answer(state, DE, "deck", ("deck", "de_combined_arms"))
    return state


def ready() -> SpearpointState:
    """Both have chosen their hands too."""
    state = chosen()
    for seat in (US, DE):
        decision = next(d for d in state.open if d.seat == seat and d.kind == "hand")
        answer(state, seat, "hand", *GAME.suggestion(GAME.view(state, seat), decision))
    return state


def cards(**copies: int) -> list[Option]:
    return [("card", card, copy) for card, most in copies.items() for copy in range(1, most + 1)]


SHERMANS = cards(us_sherman=5, us_tcrew=5)
"""75 points."""


@pytest.mark.parametrize(
    ("picks", "points"),
    [
        ([*SHERMANS, *cards(us_rifle=1)], 79),
        ([*SHERMANS, *cards(us_rifle=3, us_mg30=1, us_bazooka=1, us_p40=0, us_ranger=1)], 101),
    ],
)
def test_sp_001_and_r02_a_deck_below_80_or_above_100_points_is_refused(picks: list[Option], points: int) -> None:
    with pytest.raises(Illegal) as refusal:
        answer(new(), US, "deck", *picks)

    assert refusal.value.rule == "SP-001"
    assert refusal.value.msg.args["points"] == points


@pytest.mark.parametrize(
    "picks", [[*SHERMANS, *cards(us_para=1)], [*SHERMANS, *cards(us_rifle=3, us_mg30=1, us_bazooka=1, us_mg50=1)]]
)
def test_sp_001_and_r02_80_and_100_points_are_accepted(picks: list[Option]) -> None:
    answer(new(), US, "deck", *picks)


def test_sp_002_and_r01_a_card_may_be_taken_as_often_as_it_is_printed() -> None:
    options = new().open[0].options

    for card in LIBRARY.units.values():
        if card.side == "us" and card.grade is None:
            assert [o for o in options if o[1] == card.id] == cards(**{card.id: card.copies})


def test_sp_003_four_cards_of_the_deck_are_chosen_and_the_rest_is_shuffled() -> None:
    state = chosen()
    decision = next(d for d in state.open if d.seat == US and d.kind == "hand")
    deck = list(state.players[US].reserves)
    assert (decision.min, decision.max) == (4, 4)
    assert [o[1] for o in decision.options] == deck

    state = ready()
    player = state.players[US]
    assert player.units == list(LIBRARY.decks["us_combined_arms"].hand)
    assert sorted(player.units + player.reserves) == sorted(deck)
    for card in player.units:
        deck.remove(card)
    assert player.reserves != deck


def test_sp_008_three_command_cards_are_dealt_to_each() -> None:
    state = ready()

    assert [len(player.commands) for player in state.players] == [3, 3]
    assert len(state.command_deck) == 44


def test_sp_009_the_damage_deck_is_shuffled() -> None:
    state = ready()

    assert sorted(state.damage_deck) == list(LIBRARY.damage)
    assert state.damage_deck != list(LIBRARY.damage)


def test_a_ready_made_deck_is_taken_whole() -> None:
    with pytest.raises(Illegal):
        answer(new(), US, "deck", ("deck", "us_combined_arms"), ("card", "us_rifle", 1))
