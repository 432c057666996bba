"""The ready-made decks: legal, of several styles, and with a hand that can fight at once."""

from collections import Counter
from random import Random

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Action, Option
from engine.spearpoint.cards import Deck
from engine.spearpoint.deckbuilding import DECKS as DECKS_OF
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import SEED

DECKS = LIBRARY.decks.values()
HALVES = [deck for deck in DECKS if "_half_" in deck.id]
WHOLE = [deck for deck in DECKS if deck not in HALVES]
decks = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)


def cost(deck: Deck) -> int:
    return sum(LIBRARY.units[name].cost * copies for name, copies in deck.cards.items())


def kinds(deck: Deck) -> Counter[str]:
    """Count a deck's points by type of Unit, crews left out."""
    points: Counter[str] = Counter()
    for name, copies in deck.cards.items():
        card = LIBRARY.units[name]
        if card.supplies is None:
            points[card.type] += card.cost * copies
    return points


@pytest.mark.parametrize("side", ["us", "de"])
def test_each_side_has_decks_of_different_styles(side: str) -> None:
    leading = {kinds(deck).most_common(1)[0][0] for deck in WHOLE if deck.side == side}

    assert leading >= {"infantry", "tank"}
    assert sum(deck.side == side for deck in WHOLE) == 8
    assert sum(deck.side == side for deck in HALVES) == 3
    assert any(kinds(deck)["artillery"] > 25 for deck in WHOLE if deck.side == side)
    assert any(kinds(deck)["aircraft"] for deck in WHOLE if deck.side == side)


@pytest.mark.parametrize("deck", WHOLE, ids=lambda deck: deck.id)
def test_sp_001_a_deck_costs_80_to_100_points(deck: Deck) -> None:
    assert 80 <= cost(deck) <= 100


@pytest.mark.parametrize("deck", HALVES, ids=lambda deck: deck.id)
def test_a_half_deck_suits_every_match_of_more_than_two(deck: Deck) -> None:
    assert cost(deck) == 50


@decks
def test_sp_035_every_card_of_the_starting_hand_can_be_committed_on_turn_1(deck: Deck) -> None:
    hand = [LIBRARY.units[name] for name in deck.hand]
    needed = Counter(card.crew for card in hand if card.crew)
    supplied = Counter(card.supplies for card in hand if card.supplies)

    assert needed == supplied
    assert any("front" in card.lines for card in hand)


@decks
def test_a_deck_says_what_it_is_about_as_briefly_as_a_select_allows(deck: Deck) -> None:
    assert deck.about.en != deck.about.es
    assert max(len(deck.about.en), len(deck.about.es)) <= 100


def test_sp_r02_a_deck_short_of_crews_is_legal_and_warned_of() -> None:
    pool = DECKS_OF.pool("us", "standard", {})
    cards = {"us_sherman": 5, "us_tcrew": 3, "us_105": 1, "us_rifle": 2}

    assert DECKS_OF.faults(pool, cards) == []
    assert [
        (one.args["crew"], one.args["units"], one.args["crews"]) for one in DECKS_OF.warnings(pool, cards)
    ] == [
        ("tank_crew", 5, 3),
        ("gun_crew", 1, 0),
    ]


def test_sp_r01_copies_may_be_unlimited_as_far_as_the_points_go() -> None:
    state, _ = GAME.new("standard", {"copies": "unlimited"}, SEED, "")
    decision = state.open[0]
    deck: list[Option] = [("card", "us_ranger", copy) for copy in range(1, 17)]

    GAME.apply(state, Action(0, decision.id, deck))
    assert ("card", "us_sherman", 7) in decision.options
    assert ("card", "us_sherman", 8) not in decision.options

    printed, _ = GAME.new("standard", {}, SEED, "")
    with pytest.raises(Illegal):
        GAME.apply(printed, Action(0, printed.open[0].id, deck))


@pytest.mark.parametrize("points", [80, 97, 100])
def test_sp_001_a_deck_by_chance_hits_points_that_leave_no_room(points: int) -> None:
    pool = DECKS_OF.pool("de", "standard", {})._replace(least=points, most=points)

    assert DECKS_OF.faults(pool, DECKS_OF.random(pool, Random(1943))) == []


def test_a_deck_by_chance_is_as_good_as_it_gets_where_none_is_legal() -> None:
    pool = DECKS_OF.pool("de", "standard", {})._replace(least=1, most=1)

    assert DECKS_OF.random(pool, Random(1943)) == {}
