"""Decks: the ready-made ones, and those that chance builds."""

from collections import Counter
from typing import Any, get_args

import pytest

from engine.core.selfplay import chance
from engine.tactics2gm.cards import Deck, Points, Side
from engine.tactics2gm.catalog import GAME as CATALOG
from engine.tactics2gm.deckbuilding import DECKS as BUILDING
from engine.tactics2gm.deckbuilding import legal, random_deck
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.rules import GAME

DECKS = LIBRARY.decks.values()
SIDES: tuple[Side, ...] = get_args(Side)
LIMITS: tuple[int, ...] = get_args(Points)
decks = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
sides = pytest.mark.parametrize("side", SIDES)
limits = pytest.mark.parametrize("points", LIMITS)


def kinds(cards: dict[str, int]) -> Counter[str]:
    """Count a deck's cards by what they are."""
    counted: Counter[str] = Counter()
    for name, copies in cards.items():
        card = LIBRARY.units.get(name)
        counted["units" if card else "support"] += copies
        if card is not None:
            for group in ("infantry", "tank", "gun", "aircraft"):
                counted[group] += copies * getattr(card, group)
            counted["tank points"] += copies * card.cost * card.tank
    return counted


@sides
@limits
def test_each_side_has_decks_of_several_styles_for_every_limit(side: Side, points: int) -> None:
    styles = [deck.style for deck in DECKS if deck.side == side and deck.points == points]

    assert len(styles) == len(set(styles)) >= 3


@decks
def test_tg_008_a_ready_made_deck_uses_up_its_limit(deck: Deck) -> None:
    assert legal(deck.side, deck.cards, deck.points)
    assert CATALOG.cost(deck.cards) == deck.points


@decks
def test_a_ready_made_deck_is_fit_to_play(deck: Deck) -> None:
    counted = kinds(deck.cards)

    assert counted["units"] > counted["support"] >= 8
    assert counted["units"] + counted["support"] >= 30
    assert counted["infantry"] >= 8
    assert deck.cards["general"] == 1
    assert any("command" in LIBRARY.units[name].abilities for name in deck.cards if name in LIBRARY.units)


@decks
def test_a_ready_made_deck_is_what_its_style_says(deck: Deck) -> None:
    counted = kinds(deck.cards)

    match deck.style:
        case "combined":
            assert min(counted["infantry"], counted["tank"], counted["gun"]) >= 2
        case "infantry":
            assert counted["infantry"] > 2 * (counted["units"] - counted["infantry"])
        case "armour":
            assert counted["tank points"] * 5 >= deck.points * 2
        case "firepower":
            assert counted["gun"] >= 4
            assert counted["aircraft"] >= 3


@decks
def test_a_deck_says_what_it_is_about_briefly(deck: Deck) -> None:
    assert deck.about.en != deck.about.es
    assert max(len(deck.about.en), len(deck.about.es)) <= 110


def test_tg_006_and_008_and_r34_what_is_legal() -> None:
    sherman = {"us_sherman": 6}

    assert CATALOG.cost(sherman) == 24
    assert legal("us", sherman, 24)
    assert not legal("us", sherman, 23)
    assert not legal("de", sherman, 24)
    assert not legal("us", {"us_sherman": 7}, 120)
    assert not legal("us", {"us_sherman": 0}, 120)
    assert not legal("us", {"us_lcvp": 1}, 120)
    assert not legal("us", {"us_tiger": 1}, 120)
    assert legal("us", {}, 120)


def test_a_second_c47_is_american() -> None:
    assert legal("us", {"c47": 2}, 6)
    assert legal("de", {"c47": 1}, 6)
    assert not legal("de", {"c47": 2}, 6)


def test_a_general_costs_4_points_in_a_deck() -> None:
    assert CATALOG.cost({"general": 1}) == 4


@sides
@limits
def test_random_decks_are_legal_and_near_the_limit(side: Side, points: int) -> None:
    for number in range(30):
        deck = random_deck(chance(f"{side} {points} {number}"), side, points)
        counted = kinds(deck)

        assert legal(side, deck, points)
        assert CATALOG.cost(deck) >= points - 1
        assert counted["units"] > counted["support"]
        assert counted["infantry"] >= 6
        assert counted["aircraft"] <= 2


def test_the_same_chance_makes_the_same_deck_and_another_another() -> None:
    made = [random_deck(chance(seed), "us", 100) for seed in ("a", "a", "b")]

    assert made[0] == made[1] != made[2]


@pytest.mark.parametrize(
    ("scenario", "options", "side", "most"),
    [
        ("pitched", {}, "us", 120),
        ("pitched", {"points": 80}, "de", 80),
        ("pitched", {"players": 3}, "us", 120),
        ("pitched", {"players": 3}, "de", 60),
        ("pitched", {"players": 4, "points": 100}, "us", 50),
    ],
)
def test_tg_007_and_125_what_a_deck_may_cost(scenario: str, options: dict[str, Any], side: str, most: int) -> None:
    pool = BUILDING.pool(side, scenario, options)

    assert pool.most == most
    assert all(not BUILDING.faults(pool, ready.cards) for ready in BUILDING.ready(pool))
    assert len(BUILDING.ready(pool)) >= 3


def test_tg_007_what_a_match_asks_for_is_what_may_be_built() -> None:
    for scenario in GAME.scenarios:
        for players in (1, 2, 3, 4):
            options = {"players": players}
            state, _ = GAME.new(scenario, options, "5eed" * 16, "")
            for seat in range(state.seats):
                view = GAME.view(state, seat)
                for decision in view.decisions:
                    side = GAME.sides(scenario, options)[seat]
                    assert BUILDING.asked(view, decision) == BUILDING.pool(side, scenario, options)


def test_a_deck_without_infantry_is_warned_of() -> None:
    pool = BUILDING.pool("us", "pitched", {})

    assert [one.key for one in BUILDING.warnings(pool, {"us_sherman": 2})] == ["tactics2gm-deck-warning-infantry"]
    assert BUILDING.warnings(pool, {"us_sherman": 2, "us_light": 1}) == []
