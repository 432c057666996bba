"""What every game tells about its decks hangs together with what its matches ask."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.decks import Decks, cost, given, held, picks
from engine.core.game import Game
from engine.core.protocol import Action, Decision
from engine.core.registry import GAMES
from engine.core.registry import game as find_game

SEED = "19430705" * 8
BUILDING = [name for name in GAMES if find_game(name).decks is not None]
every_game = pytest.mark.parametrize("name", BUILDING)


def building(name: str) -> tuple[Game[Any, Any], Decks]:
    game = find_game(name)
    assert game.decks is not None
    return game, game.decks


def asked(game: Game[Any, Any], options: dict[str, Any]) -> tuple[Any, Decision]:
    """Give a new match, and what its first seat is asked about its deck."""
    state, _ = game.new(game.scenarios[0], options, SEED, "")
    view = game.view(state, 0)
    return state, next(one for one in view.decisions if game.decks and game.decks.asked(view, one) is not None)


@every_game
def test_numbers_and_games_are_told_apart(name: str) -> None:
    _, decks = building(name)
    numbers = decks.numbers()

    assert len(set(numbers.values())) == len(numbers)
    assert min(numbers.values()) >= 1
    assert [building(one)[1].number for one in BUILDING].count(decks.number) == 1


@every_game
def test_a_match_offers_what_the_pool_holds(name: str) -> None:
    game, decks = building(name)
    state, decision = asked(game, {})
    pool = decks.asked(game.view(state, 0), decision)
    assert pool is not None

    offered = {option for option in decision.options if option[0] == "card"}
    if decks.laid(game.view(state, 0), decision) is None:
        assert offered == set(picks({card.id: card.most for card in pool.cards.values()}))
        assert {deck.pick for deck in decks.ready(pool)} == set(decision.options) - offered
    assert {card.number for card in pool.cards.values()} <= set(decks.numbers().values())


@every_game
def test_ready_made_decks_have_no_faults_and_lack_nothing(name: str) -> None:
    game, decks = building(name)
    for side in decks.sides:
        pool = decks.pool(side, game.scenarios[0], {})
        assert len(decks.ready(pool)) >= 5
        for ready in decks.ready(pool):
            assert decks.faults(pool, ready.cards) == []
            assert decks.warnings(pool, ready.cards) == []
            assert decks.chosen(pool, [ready.pick]) == decks.chosen(pool, picks(ready.cards)) == ready.cards


@every_game
@pytest.mark.parametrize("number", range(50))
def test_a_random_deck_is_legal_and_can_be_played(name: str, number: int) -> None:
    game, decks = building(name)
    state, decision = asked(game, {})
    pool = decks.asked(game.view(state, 0), decision)
    assert pool is not None

    deck = decks.random(pool, Random(number))

    assert decks.faults(pool, deck) == []
    assert decks.warnings(pool, deck) == []
    assert cost(pool, deck) >= 0.9 * min(pool.share or pool.most, pool.most)
    take(game, decks, state, decision, deck)


def take(game: Game[Any, Any], decks: Decks, state: Any, decision: Decision, deck: dict[str, int]) -> None:
    """Answer with a deck, or lay it on the table act by act."""
    if decks.laid(game.view(state, 0), decision) is None:
        game.check(state, Action(0, decision.id, picks(deck)))
        return
    for step in decks.steps(game.view(state, 0), decision, deck):
        game.apply(state, Action(0, decision.id, [step]))
    assert decks.laid(game.view(state, 0), decision) == deck


@every_game
def test_random_decks_differ(name: str) -> None:
    game, decks = building(name)
    pool = decks.pool(decks.sides[0], game.scenarios[0], {})

    assert decks.random(pool, Random(1)) == decks.random(pool, Random(1)) != decks.random(pool, Random(2))


@every_game
def test_too_many_copies_and_foreign_cards_are_faults(name: str) -> None:
    game, decks = building(name)
    pool = decks.pool(decks.sides[0], game.scenarios[0], {})
    card = next(iter(pool.cards.values()))

    faults = decks.faults(pool, {card.id: card.most + 1, "nothing": 1})

    assert [fault.reason.key for fault in faults[:2]] == ["deck-refused-copies", "deck-refused-card"]
    assert faults[0].rule == decks.copies_rule
    assert decks.tally(pool, {}) is not None
    assert {decks.group(one.group).key for one in pool.cards.values()}
    assert {decks.about(one).key for one in pool.cards.values()}


def test_what_was_given_to_a_card_goes_with_it() -> None:
    scope = given(given("medic", "rifle"), "scope")
    deck = {"medic": 0, given("medic", "rifle"): 1, scope: 1, "scout": 1, given("scout", "rifle"): 0}

    assert held(deck) == {"scout": 1}
    assert held(deck | {"medic": 2}) == {"medic": 2, given("medic", "rifle"): 1, scope: 1, "scout": 1}
