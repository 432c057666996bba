"""One to four players: seats, Field Marshal and General, two boards, beginners."""

from __future__ import annotations

import pytest

from engine.tactics2gm import bid, setup, teams
from engine.tactics2gm.deckbuilding import DECKS
from engine.tactics2gm.positions import positions
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import SIDES, TacticsState
from tests.tactics2gm.field import DE, US
from tests.tactics2gm.start import start


def ranks(state: TacticsState) -> list[tuple[int, str]]:
    return [(player.side, player.rank) for player in state.players]


def test_tg_124_three_players_are_one_against_two() -> None:
    state = start(players=3).state

    assert ranks(state) == [(0, "commander"), (1, "marshal"), (1, "general")]
    assert state.seats == 3


def test_tg_124_the_side_of_who_is_alone_can_be_chosen() -> None:
    found = start(players=3, alone="de")

    assert ranks(found.state) == [(1, "commander"), (0, "marshal"), (0, "general")]
    assert [found.decision(seat, "deck").subject[0] for seat in range(3)] == [120, 60, 60]
    assert ("card", "ge_tiger", 1) in found.decision(0, "deck").options
    assert GAME.sides("pitched", {"players": 3, "alone": "de"}) == ("de", "us", "us")
    assert DECKS.pool("us", "pitched", {"players": 3, "alone": "de"}).most == 60


@pytest.mark.parametrize("players", [2, 4])
def test_tg_124_where_nobody_is_alone_no_side_is_chosen(players: int) -> None:
    options = {"players": players, "alone": "de"}

    assert GAME.sides("pitched", options) == GAME.sides("pitched", {"players": players})


def test_tg_130_four_players_are_two_against_two() -> None:
    assert ranks(start(players=4).state) == [(0, "marshal"), (0, "general"), (1, "marshal"), (1, "general")]


def test_tg_002_one_plays_against_the_automatic_opponent() -> None:
    state = start(players=1).state

    assert (state.seats, ranks(state)) == (1, [(0, "commander"), (1, "commander")])
    assert GAME.sides("pitched", {"players": 1}) == ("us", "de")


def test_tg_002_one_may_play_the_germans() -> None:
    state = start("raid", players=1, alone="de").state

    assert (state.seats, ranks(state)) == (1, [(1, "commander"), (0, "commander")])
    assert GAME.sides("raid", {"players": 1, "alone": "de"}) == ("de", "us")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tg_125_and_r33_every_seat_knows_its_chair(players: int) -> None:
    sides = GAME.sides("pitched", {"players": players})
    for seat, player in enumerate(start(players=players).state.players):
        army = sides[seat]
        assert army == SIDES[player.side]
        expected = ("side", army) if player.rank == "commander" else ("chair", f"{army}_{player.rank}")
        assert GAME.seated(seat, sides) == expected
        assert GAME.name(*expected)


@pytest.mark.parametrize(("players", "points"), [(3, [120, 60, 60]), (4, [60, 60, 60, 60])])
def test_tg_125_two_allies_split_the_points_of_the_decks(players: int, points: list[int]) -> None:
    found = start(players=players)

    assert [found.decision(seat, "deck").subject[0] for seat in range(players)] == points


def test_tg_127_the_field_marshal_bids_and_places_terrain() -> None:
    found = start(players=4).decks()
    assert [(d.seat, d.kind) for d in found.state.open] == [(0, "bid"), (2, "bid")]

    found.bids(1, 5, 3, 10)
    assert [(d.seat, d.kind) for d in found.state.open] == [(2, "place")]


def test_tg_127_the_field_marshal_sets_up_the_field_of_a_scenario() -> None:
    found = start("farm", players=3).decks()

    assert [(d.seat, d.kind) for d in found.state.open] == [(1, "fortify")]


@pytest.mark.parametrize(("spent", "split"), [(0, [3, 2]), (1, [2, 2]), (4, [1, 0]), (5, [0, 0])])
def test_tg_128_what_is_left_of_the_bid_is_split_the_odd_point_to_the_field_marshal(
    spent: int, split: list[int]
) -> None:
    found = start(players=3).decks().bids(0, spent, 10, 1)

    assert [found.state.players[seat].ap for seat in (1, 2)] == split
    assert found.state.players[US].ap == 5


def test_tg_128_income_is_split_and_stops_at_what_the_headquarters_hold() -> None:
    state = start(players=3).state
    one, two = state.players[1:]

    assert teams.gain(state, DE, 7) == 7
    assert (one.ap, two.ap) == (4, 3)
    assert teams.gain(state, DE, 7) == 3
    assert (one.ap, two.ap) == (6, 4)
    assert teams.gain_alone(state, 2, 1) == 0


def test_tg_128_and_r32_only_the_field_marshal_gives_one_point_each_turn() -> None:
    found = start(players=4)
    state = found.state
    state.turn, state.side = 1, US
    state.players[0].ap = state.players[1].ap = 3
    assert teams.offer(state, positions(state, 0)) == [("give",)]
    assert teams.offer(state, positions(state, 1)) == []

    teams.give(found.flow(), 0, ("give",))
    assert [player.ap for player in state.players[:2]] == [2, 4]
    assert teams.offer(state, positions(state, 0)) == []

    state.turn = 3
    assert teams.offer(state, positions(state, 0)) == [("give",)]
    state.players[0].ap = 0
    assert teams.offer(state, positions(state, 0)) == []


def test_tg_128_alone_nobody_gives() -> None:
    state = start(players=2).state
    state.players[US].ap = 5

    assert teams.offer(state, positions(state, US)) == []


def test_tg_129_two_allies_draw_one_card_each() -> None:
    state = start(players=3).state

    assert [teams.cards_to_draw(state, seat) for seat in range(3)] == [2, 1, 1]


def test_tg_r32_hands_are_told_to_their_own_seat_alone() -> None:
    found = start(players=4).decks().bids(0, 0, 10, 1)

    told = [event.private for event in found.events if event.kind == "dealt"]

    hands = [found.state.players[seat].hand for seat in range(4)]
    assert told == [{seat: {"cards": hands[seat]}} for seat in range(4)]
    assert [GAME.view(found.state, viewer).hand for viewer in (0, 1, 2, 3, None)] == [*hands, None]


def test_tg_131_one_copy_has_one_board() -> None:
    state = start(players=4, boards=1).state

    assert (state.columns, len(state.forces[US].hqs), len(state.box)) == (8, 1, 16)


def test_tg_132_two_copies_have_two_boards_two_headquarters_and_two_boxes() -> None:
    state = start(players=4, boards=2).state

    assert (state.columns, len(state.box)) == (16, 32)
    assert [[hq.pi for hq in force.hqs] for force in state.forces] == [[10, 10], [10, 10]]
    assert teams.most(state, US) == 20


@pytest.mark.parametrize("players", [1, 2, 3])
def test_tg_132_fewer_than_four_play_on_one_board(players: int) -> None:
    assert start(players=players, boards=2).state.columns == 8


def test_tg_132_what_a_scenario_puts_on_the_field_is_doubled() -> None:
    state = start("bridge", players=4, boards=2).state

    assert sorted(thing.at for thing in state.things) == sorted(
        SQUARES[name] for name in ("C3", "C4", "F3", "F4", "K3", "K4", "N3", "N4")
    )
    assert sum(feature == "river" for feature in state.features.values()) == 32


def test_tg_132_two_boards_have_each_their_farm() -> None:
    found = start("farm", players=4, boards=2).decks()

    for at in ("B5", "J5"):
        found.answer(2, "fortify", ("place", "farm", at))
    assert {option[1] for option in found.decision(2, "fortify").options} == {"trench"}
    assert ("place", "farm", "C5") not in found.decision(2, "fortify").options


def test_tg_132_the_landing_craft_of_two_boards_are_shared() -> None:
    state = start("landing", players=4, boards=2).state

    assert [unit.seat for unit in state.units] == [0, 1] * 4


@pytest.mark.parametrize(("novice", "more"), [("none", [0, 0]), ("us", [1, 0]), ("de", [0, 1])])
def test_tg_133_beginners_get_one_more_action_point(novice: str, more: list[int]) -> None:
    state = start(novice=novice).state

    assert [teams.novice(state, side) for side in (US, DE)] == more


def test_tg_002_and_r48_the_automatic_opponent_prepares_without_being_asked() -> None:
    found = start(players=1)
    found.take(0, "us_light", "us_heavy").dice(bid=[1, 10])
    found.answer(0, "bid", ("bid", 0))
    while found.asked(0, "place"):
        found.answer(0, "place", ("done",))
    automatic = found.state.players[1]

    assert found.asked(0, "mulligan")
    assert 0 <= automatic.bid <= bid.HIGHEST
    assert 0 < setup.cost(found.state.catalog, found.cards(1)) <= 120
    assert len(automatic.hand) == 5
    assert all(not event.private.get(1) for event in found.events)


def test_tg_129_and_r40_of_two_allies_the_field_marshal_acts_first_in_each_phase() -> None:
    found = start(players=4).decks().bids(0, 0, 10, 1).keep()
    assert found.asked(0, "deployment")
    assert not found.asked(1, "deployment")

    found.answer(0, "deployment", ("pass",))

    assert found.asked(1, "deployment")
