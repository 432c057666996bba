"""One deck for two allies: who builds it, who takes what, and who may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.core.words import msg
from engine.tactics2gm import questions, setup, suggestions
from engine.tactics2gm.deckbuilding import DECKS
from engine.tactics2gm.labels import label
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.state import SIDES
from tests.tactics2gm.start import INFANTRY, Start, start

MARSHAL, GENERAL, ENEMY = 0, 1, 2
DECK = ["us_light", "us_light", "us_jeep", "us_57", "us_sherman", "us_p47", "march", "firstaid"]
INFANTRY_PART = ["us_light", "us_light", "us_jeep", "us_57"]


def shared(*deck: str, players: int = 4, **options: Any) -> Start:
    """Begin a match of shared decks: the Americans have this one."""
    found = start(players=players, shared_deck=True, **options)
    for seat, player in enumerate(found.state.players):
        if found.asked(seat, "deck"):
            found.take(seat, *(deck if player.side == 0 else INFANTRY[player.side]))
    return found


def split(*picks: Option) -> Start:
    """Let the American General take something, and the German one the first half."""
    found = shared(*DECK)
    found.answer(GENERAL, "share", *picks)
    found.answer(3, "share", ("part", "half"))
    return found


def test_tg_126_the_field_marshal_builds_one_deck_for_all_the_points() -> None:
    found = start(players=4, shared_deck=True)

    assert [(d.seat, d.kind, d.subject[0]) for d in found.state.open] == [(0, "deck", 120), (2, "deck", 120)]
    assert DECKS.pool("us", "pitched", {"players": 4, "shared_deck": True}).most == 120


def test_tg_126_of_three_only_the_two_allies_share_a_deck() -> None:
    found = start(players=3, shared_deck=True)
    assert [(d.seat, d.kind, d.subject[0]) for d in found.state.open] == [(0, "deck", 120), (1, "deck", 120)]

    for seat in (0, 1):
        found.take(seat, *INFANTRY[found.state.players[seat].side])
    assert [(d.seat, d.kind) for d in found.state.open] == [(2, "share")]


@pytest.mark.parametrize("players", [1, 2])
def test_tg_126_where_nobody_has_an_ally_nothing_is_shared(players: int) -> None:
    found = start(players=players, shared_deck=True)

    assert [(d.kind, d.subject) for d in found.state.open] == [("deck", (120,))] * players
    for seat in range(players):
        found.take(seat, *INFANTRY[seat])
    assert not [d for d in found.state.open if d.kind == "share"]


def test_tg_126_and_r49_the_general_takes_cards_and_the_rest_stays_with_his_field_marshal() -> None:
    found = split(("card", "us_light", 2), ("card", "us_sherman", 1), ("card", "march", 1))

    assert found.cards(GENERAL) == sorted(["us_light", "us_sherman", "march"])
    assert sorted(found.cards(MARSHAL) + found.cards(GENERAL)) == sorted(DECK)


def test_tg_126_one_leads_infantry_and_logistics_the_other_armour_and_support() -> None:
    found = split(("part", "infantry"))
    assert found.cards(GENERAL) == sorted(INFANTRY_PART)

    found = split(("part", "armour"))
    assert found.cards(MARSHAL) == sorted(INFANTRY_PART)


def test_tg_126_half_a_deck_is_every_second_card() -> None:
    found = split(("part", "half"))

    assert (len(found.cards(MARSHAL)), len(found.cards(GENERAL))) == (4, 4)
    assert "us_light" in found.cards(MARSHAL)
    assert "us_light" in found.cards(GENERAL)


def test_tg_126_a_part_and_single_cards_may_be_taken_together() -> None:
    found = split(("part", "infantry"), ("card", "us_sherman", 1), ("card", "us_light", 1))

    assert found.cards(GENERAL) == sorted([*INFANTRY_PART, "us_sherman"])


def test_tg_126_both_get_something() -> None:
    found = shared(*DECK)
    for everything in ([("part", "armour"), ("part", "infantry")], found.decision(GENERAL, "share").options):
        with pytest.raises(Illegal, match="nothing-left"):
            found.answer(GENERAL, "share", *everything)
    with pytest.raises(Illegal, match="too-few"):
        found.answer(GENERAL, "share")

    infantry = shared("us_light", "us_light").decision(GENERAL, "share")
    assert [option for option in infantry.options if option[0] == "part"] == [("part", "half")]


def test_tg_126_of_a_single_card_either_may_have_it() -> None:
    for picks, owner in (((), MARSHAL), ((("card", "us_light", 1),), GENERAL)):
        found = shared("us_light")
        found.answer(GENERAL, "share", *picks)
        found.answer(3, "share", ("part", "half"))
        assert [seat for seat in (MARSHAL, GENERAL) if found.cards(seat)] == [owner]


def test_tg_126_the_hands_come_from_ones_own_cards() -> None:
    found = split(("part", "armour")).bids(0, 0, 10, 1).keep()

    for seat, cards in ((MARSHAL, INFANTRY_PART), (GENERAL, list(set(DECK) - set(INFANTRY_PART)))):
        assert set(found.cards(seat)) <= set(cards)


def test_tg_r49_the_general_sees_the_deck_and_nobody_else_does() -> None:
    found = shared(*DECK)
    seen = {viewer: str(GAME.view(found.state, viewer)) for viewer in (MARSHAL, GENERAL, ENEMY, 3, None)}

    assert [viewer for viewer, view in seen.items() if "us_sherman" in view] == [MARSHAL, GENERAL]


@pytest.mark.parametrize("viewer", [MARSHAL, GENERAL, ENEMY, None])
def test_tg_r49_what_is_dealt_anew_can_still_be_shared(viewer: int | None) -> None:
    found = shared(*DECK)
    own = GAME.view(found.state, viewer)
    for number in range(10):
        other = GAME.resample_hidden(found.state, viewer, Random(number))
        (decision,) = (d for d in other.open if d.seat == GENERAL)
        cards = [str(option[1]) for option in decision.options if option[0] == "card"]
        assert sorted(cards) == sorted(other.players[MARSHAL].deck)
        assert (sorted(cards) == sorted(DECK)) or viewer in (ENEMY, None)
        assert GAME.view(other, viewer).decisions == own.decisions


def test_tg_126_the_questions_say_who_shares_with_whom() -> None:
    found = start(players=3, shared_deck=True)
    assert [questions.hint(found.decision(seat, "deck")) for seat in (0, 1)] == [
        msg("tactics2gm-hint-deck", shared=False),
        msg("tactics2gm-hint-deck", shared=True),
    ]
    found = shared(*DECK)
    decision, view = found.decision(GENERAL, "share"), GAME.view(found.state, GENERAL)

    assert suggestions.suggestion(view, decision) == [("part", "armour")]
    price = LIBRARY.cost({"us_sherman": 1, "us_p47": 1, "march": 1, "firstaid": 1})
    said = msg("tactics2gm-label-part-armour", cards=4, points=price)
    assert label(view, decision, ("part", "armour")) == said
    assert questions.tally(view, decision, [("part", "armour")]) == msg(
        "tactics2gm-tally-share", cards=4, of=8, points=price
    )
    assert setup.cost(view.catalog, DECK) == setup.cost(view.catalog, INFANTRY_PART) + price
    assert SIDES[found.state.players[GENERAL].side] == "us"
