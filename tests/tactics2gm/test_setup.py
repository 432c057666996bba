"""Preparation: decks, tiles, the bid, terrain, and the starting hands."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest

from engine.core.catalog import together
from engine.core.decks import copies
from engine.core.dice import Dice
from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.tactics2gm import placement, scenarios, setup
from engine.tactics2gm.catalog import GAME as CATALOG
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.options import SETTINGS, settled
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.scenarios import Scenario
from engine.tactics2gm.squares import NAMES, SQUARES, field, own_row
from engine.tactics2gm.state import SIDES, TacticsState
from tests.tactics2gm.field import DE, SEED, US
from tests.tactics2gm.start import INFANTRY, Start, start


def instead(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """Have a scenario in place of one of the game for the time of a test."""
    brought = TacticsCatalog.of([scenario])
    monkeypatch.setattr(PACKS, "own", together(PACKS.own, brought))


def dealt(scenario: str = "pitched", seed: str = SEED, **options: object) -> TacticsState:
    return setup.deal(scenario, settled(options), Dice(seed=seed))


def cards(*names: str) -> list[Option]:
    return copies("card", names)


SHERMANS = ("us_sherman",) * 6 + ("us_m10",) * 3 + ("us_m7", "us_calliope") + ("us_m3",) * 3 + ("us_m8",) * 2
"""24 + 15 + 5 + 6 + 9 + 6 = 65 points."""


# ------------------------------------------------------------------ decks


def test_tg_005_two_armies_and_one_deck_of_terrain_are_there() -> None:
    state = dealt()

    assert [player.side for player in state.players] == [US, DE]
    assert len(state.box) == 16
    assert Counter(state.box) == {card.id: card.copies for card in LIBRARY.terrain.values() if card.copies}


def test_tg_006_both_choose_their_decks_at_once_and_sealed() -> None:
    begun = start()
    decisions = [d for d in begun.state.open if d.kind == "deck"]

    assert [(d.seat, d.sealed) for d in decisions] == [(US, True), (DE, True)]
    for decision, army in zip(decisions, SIDES, strict=True):
        taken = [o[1] for o in decision.options if o[0] == "card"]
        assert Counter(taken) == setup.recruits(CATALOG, army)
        assert all(LIBRARY.units[str(card)].side == army for card in taken if card in LIBRARY.units)
    assert ("card", "c47", 2) in decisions[US].options
    assert ("card", "c47", 2) not in decisions[DE].options


def test_tg_006_what_only_scenarios_bring_is_in_no_deck() -> None:
    assert "us_lcvp" not in setup.recruits(CATALOG, "us")


def test_tg_006_a_deck_may_have_as_few_cards_as_one() -> None:
    begun = start()

    begun.take(US, "us_light")

    assert begun.asked(DE, "deck")


@pytest.mark.parametrize("points", [120, 100, 80])
def test_tg_007_the_limit_is_that_agreed(points: int) -> None:
    begun = start(points=points)

    assert [begun.decision(seat, "deck").subject for seat in (US, DE)] == [(points,), (points,)]


@pytest.mark.parametrize(
    ("card", "points"), [("us_heavy", 2), ("us_sherman", 4), ("impact", 4), ("atmine", 4), ("general", 4)]
)
def test_tg_008_a_card_costs_its_action_points(card: str, points: int) -> None:
    assert setup.cost(CATALOG, [card, card]) == 2 * points


def test_tg_008_the_limit_may_be_reached_but_not_passed() -> None:
    fifteen = ["impact"] * 2 + ["us_heavy"] * 3 + ["us_light"]
    assert setup.cost(CATALOG, [*SHERMANS, *fifteen]) == 80

    start(points=80).take(US, *SHERMANS, *fifteen)
    with pytest.raises(Illegal) as refusal:
        start(points=80).take(US, *SHERMANS, *fifteen, "us_light")

    assert refusal.value.msg.args == {"points": 81, "most": 80}


def test_tg_042_a_scenario_has_points_of_its_own() -> None:
    begun = start("farm", points=120)

    assert [begun.decision(seat, "deck").subject for seat in (US, DE)] == [(90,), (60,)]


@pytest.mark.parametrize(("points", "most"), [(120, 120), (100, 100), (80, 80)])
def test_tg_006_ready_made_decks_that_fit_are_offered(points: int, most: int) -> None:
    decks = [option for option in start(points=points).decision(US, "deck").options if option[0] == "deck"]

    assert decks
    assert {LIBRARY.decks[str(deck[1])].side for deck in decks} == {"us"}
    assert max(LIBRARY.decks[str(deck[1])].points for deck in decks) == most
    assert all(len(deck) == 2 for deck in decks)


@pytest.mark.parametrize(("scenario", "players", "most"), [("farm", 2, 60), ("raid", 4, 35), ("pitched", 4, 60)])
def test_tg_006_where_none_fits_the_smallest_are_cut_down(scenario: str, players: int, most: int) -> None:
    begun = start(scenario, players=players)
    decks = [option for option in begun.decision(players - 1, "deck").options if option[0] == "deck"]

    assert decks
    for deck in decks:
        cards = setup.deck_cards(CATALOG, [deck])
        whole = LIBRARY.decks[str(deck[1])].cards
        assert most - 3 <= setup.cost(CATALOG, cards) <= most
        assert not Counter(cards) - Counter(whole)


def test_a_ready_made_deck_is_taken_whole() -> None:
    begun = start()
    deck = begun.decision(US, "deck").options[0]

    with pytest.raises(Illegal):
        begun.answer(US, "deck", deck, ("card", "us_light", 1))
    begun.answer(US, "deck", deck)
    begun.take(DE, "ge_light")

    assert Counter(begun.cards(US)) == LIBRARY.decks[str(deck[1])].cards


def test_the_decks_that_were_chosen_are_played() -> None:
    begun = start("farm").decks()

    for seat in (US, DE):
        assert Counter(begun.cards(seat)) == Counter(INFANTRY[seat])


# ------------------------------------------------------------------ tiles


def faces(*ways: int) -> set[tuple[str, ...]]:
    """List the faces of the tiles without water, the right way up (1) and upside down (-1)."""
    return {
        face[::way]
        for tile in LIBRARY.tiles.values()
        if not tile.water
        for face in (tile.front, tile.back)
        for way in ways
    }


def tiles(state: TacticsState) -> list[tuple[str, ...]]:
    corners = [SQUARES[f"{chr(65 + column)}{row}"] for row in (1, 3, 5) for column in range(0, state.columns, 2)]
    return [tuple(state.features.get(at + step, "open") for step in (0, 1, 16, 17)) for at in corners]


@pytest.mark.parametrize("seed", ["2b" * 32, "3c" * 32, "4d" * 32])
@pytest.mark.parametrize(("players", "columns"), [(2, 8), (4, 16)])
def test_tg_034_twelve_tiles_without_water_make_a_board(seed: str, players: int, columns: int) -> None:
    state = dealt(seed=seed, players=players, boards=2)

    assert state.columns == columns
    assert set(state.features.values()) <= {"woods", "hedge"}
    assert set(tiles(state)) <= faces(1, -1)


def test_tg_034_tiles_lie_either_way_round() -> None:
    laid = {tile for n in range(20) for tile in tiles(dealt(seed=f"{n:02x}" * 32))}

    assert laid - faces(1)
    assert laid - faces(-1)


def test_tg_034_chance_lays_the_tiles() -> None:
    assert len({tuple(sorted(dealt(seed=f"{n:02x}" * 32).features.items())) for n in range(20)}) == 20


# ------------------------------------------------------------------ the bid


def test_tg_035_and_036_and_r05_each_side_bids_up_to_five_in_secret() -> None:
    begun = start().decks()

    for seat in (US, DE):
        decision = begun.decision(seat, "bid")
        assert decision.sealed
        assert decision.options == [("bid", n) for n in range(6)]
    begun.answer(US, "bid", ("bid", 4))
    assert begun.said("bids") == []


def test_tg_037_the_bid_is_added_and_the_higher_decides_who_begins() -> None:
    begun = start().decks().bids(3, 0, 4, 6)

    assert begun.one("bids") == {"us": 3, "de": 0}
    assert begun.one("begin_rolled") == {"us_die": 4, "us_total": 7, "de_die": 6, "de_total": 6, "side": "us"}
    assert begun.state.beginner == US


def test_tg_037_the_winner_may_let_the_enemy_begin() -> None:
    begun = start().decks().bids(0, 0, 3, 9, begin=("follow",))

    assert begun.one("begins") == {"side": "us"}
    assert begun.state.beginner == US


def test_tg_037_ties_roll_again() -> None:
    begun = start().decks().bids(1, 0, 4, 5, 1, 10)

    assert begun.one("begin_tied") == {"us_die": 4, "de_die": 5, "total": 5}
    assert begun.state.beginner == DE


@pytest.mark.parametrize(("bid", "kept"), [(0, 5), (3, 2), (5, 0)])
def test_tg_035_and_041_and_vector_2_what_is_not_bid_is_kept(bid: int, kept: int) -> None:
    begun = start().decks().bids(bid, 0, 10, 1)

    assert [player.ap for player in begun.state.players] == [kept, 5]


# ------------------------------------------------------------------ terrain


def placed(us: int, de: int, begin: Option = ("begin",)) -> Start:
    """The bids are in; the Americans have won the roll."""
    return start().decks().bids(us, de, 10, 1, begin=begin)


def offered(begun: Start, seat: int) -> set[str]:
    return {str(option[1]) for option in begun.decision(seat, "place").options if option[0] == "place"}


def test_tg_039_and_vector_2_a_bid_of_three_buys_a_house_or_a_barrier_and_a_trench() -> None:
    begun = placed(3, 0)
    assert begun.decision(US, "place").subject[0] == 3
    assert offered(begun, US) == {"barrier", "trench", "wall", "wire", "sandbags", "house"}

    begun.answer(US, "place", ("place", "barrier", "C2"))
    assert offered(begun, US) == {"barrier", "trench", "wall", "wire", "sandbags"}
    begun.answer(US, "place", ("place", "trench", "C3"))

    assert {NAMES[at]: place.card for at, place in begun.state.terrain.items()} == {
        "C2": "barrier",
        "C3": "trench",
    }
    assert begun.asked(US, "mulligan")


def test_tg_039_and_vector_2_after_a_house_nothing_is_left() -> None:
    begun = placed(3, 0)

    begun.answer(US, "place", ("place", "house", "C2"))

    assert begun.asked(US, "mulligan")


@pytest.mark.parametrize(("seat", "rows"), [(US, {"2", "3"}), (DE, {"4", "5"})])
def test_tg_038_terrain_lies_on_ones_own_second_and_third_row(seat: int, rows: set[str]) -> None:
    begun = placed(5, 5, begin=("begin",) if seat == US else ("follow",))

    squares = {str(o[2]) for o in begun.decision(seat, "place").options if o[0] == "place"}

    assert squares == {f"{column}{row}" for column in "ABCDEFGH" for row in rows}


def test_tg_r05_terrain_is_placed_alternately_beginner_first() -> None:
    begun = placed(2, 2, begin=("follow",))

    for seat, square in ((DE, "C5"), (US, "C2"), (DE, "D5"), (US, "D2")):
        assert [d.seat for d in begun.state.open] == [seat]
        begun.answer(seat, "place", ("place", "barrier" if square[0] == "C" else "wire", square))

    assert begun.asked(US, "mulligan")


def test_tg_r05_one_card_to_a_square() -> None:
    begun = placed(5, 0)

    begun.answer(US, "place", ("place", "wire", "C2"))

    assert not any(option[2] == "C2" for option in begun.decision(US, "place").options[:-1])


def test_tg_r05_nothing_on_impassable_ground() -> None:
    begun = start("bridge")

    assert {NAMES[at][1] for at in placement.free_squares(begun.state, US)} == {"2"}


def test_tg_109_both_sides_share_the_cards_of_the_box() -> None:
    begun = placed(5, 5)

    begun.answer(US, "place", ("place", "bunker", "C2"))

    assert offered(begun, DE) >= {"house", "farm", "townhall"}
    assert "bunker" not in offered(begun, DE)
    assert len(begun.state.box) == 15


def test_tg_r05_terrain_that_is_not_wanted_is_lost() -> None:
    begun = placed(3, 1)

    begun.answer(US, "place", ("done",))
    begun.answer(DE, "place", ("place", "wire", "A5"))

    assert begun.asked(US, "mulligan")
    assert begun.state.players[US].ap == 2


def test_tg_040_and_110_no_terrain_is_offered_once_play_has_begun() -> None:
    begun = placed(0, 0).keep()

    assert begun.state.turn == 1
    assert begun.options("place") == []


def test_tg_042_and_110_a_scenario_gives_terrain_of_its_own() -> None:
    begun = start("farm").decks()

    kinds = []
    while begun.asked(DE, "fortify"):
        options = begun.decision(DE, "fortify").options
        assert {own_row(DE, SQUARES[str(option[2])]) for option in options} == {2, 3}
        kinds.append(str(options[0][1]))
        begun.answer(DE, "fortify", options[0])

    assert sorted(kinds) == ["farm", "trench", "trench"]
    assert sorted(place.card for place in begun.state.terrain.values()) == sorted(kinds)
    assert begun.state.players[DE].ap == 5


# ------------------------------------------------------------------ hands


def test_tg_043_five_cards_are_dealt_from_a_shuffled_deck() -> None:
    begun = placed(0, 0)

    for player in begun.state.players:
        assert (len(player.hand), len(player.deck)) == (5, 7)
    assert begun.state.players[US].hand + begun.state.players[US].deck != INFANTRY[US]
    private = [event.private for event in begun.events if event.kind == "dealt"]
    assert private == [{seat: {"cards": begun.state.players[seat].hand}} for seat in (US, DE)]


def test_tg_043_a_hand_is_returned_whole_and_once_only() -> None:
    begun = placed(0, 0)
    before = [list(player.hand) for player in begun.state.players]

    begun.answer(US, "mulligan", ("again",))
    begun.answer(DE, "mulligan", ("keep",))

    told = [event.private for event in begun.events if event.kind == "hand_settled"]
    drawn = told[US][US]["cards"]
    assert len(drawn) == 5
    assert drawn != before[US]
    assert told[DE][DE]["cards"] == before[DE]
    assert Counter(begun.cards(US)) == Counter(INFANTRY[US])
    assert not begun.asked(US, "mulligan")


def test_tg_r07_both_are_asked_at_once_and_nobody_learns_who_returned_his_hand() -> None:
    begun = placed(0, 0)
    assert [(d.seat, d.sealed) for d in begun.state.open] == [(US, True), (DE, True)]

    begun.answer(US, "mulligan", ("again",))
    begun.answer(DE, "mulligan", ("keep",))

    told = [event for event in begun.events if event.kind == "hand_settled"]
    assert [event.public for event in told] == [{"seat": US}, {"seat": DE}]
    assert [event.private[seat]["again"] for seat, event in enumerate(told)] == [True, False]


def test_tg_044_and_the_scenario_says_how_many_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    three = scenarios.SCENARIOS["raid"]
    instead(monkeypatch, msgspec.structs.replace(three, hand=3))

    begun = start("raid").decks()

    assert [len(player.hand) for player in begun.state.players] == [3, 3]
    assert begun.asked(US, "mulligan")


def test_tg_043_a_small_deck_is_a_small_hand() -> None:
    begun = start("raid")
    begun.take(US, "us_light", "us_heavy").take(DE, *INFANTRY[DE])

    assert sorted(begun.state.players[US].hand) == ["us_heavy", "us_light"]


# ------------------------------------------------------------------ the first state


def test_tg_023_and_026_each_side_begins_with_its_headquarters_of_ten_points() -> None:
    state = dealt()

    assert [[hq.pi for hq in force.hqs] for force in state.forces] == [[10], [10]]
    assert [force.hqs[0].general for force in state.forces] == [None, None]


def test_tg_042_and_110_what_a_scenario_lays_counts_neither_as_bid_nor_as_gift(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid = (scenarios.Placed(terrain="trench", at="C2"), scenarios.Placed(terrain="trench", at="D5"))
    more = {"terrain": laid, "gifts": {"us": {"trench": 1}}}
    instead(monkeypatch, msgspec.structs.replace(scenarios.SCENARIOS["pitched"], **more))
    state = dealt()
    state.players[0].bid = 2

    assert placement.left(state, 0) == 2
    assert {option[1] for option in placement.gift_options(state, 0)} == {"trench"}


def test_tg_031_a_general_may_be_there_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    led = msgspec.structs.replace(scenarios.SCENARIOS["raid"], generals={"de": "ge_rommel"})
    instead(monkeypatch, led)

    assert [force.hqs[0].general for force in dealt("raid").forces] == [None, "ge_rommel"]


def test_tg_r06_the_side_that_begins_has_the_first_turn() -> None:
    begun = placed(0, 0, begin=("follow",)).keep()

    assert (begun.state.turn, begun.state.side) == (1, DE)


def test_tg_032_a_board_is_eight_squares_wide_and_six_deep() -> None:
    state = dealt()

    assert state.columns == 8
    assert len(field(state.columns)) == 48


@pytest.mark.parametrize("scenario", list(scenarios.SCENARIOS))
def test_every_combination_of_settings_makes_a_match(scenario: str) -> None:
    names = [setting.name for setting in SETTINGS]
    for values in product(*(setting.values for setting in SETTINGS)):
        state = setup.deal(scenario, dict(zip(names, values, strict=True)), Dice(seed=SEED))
        assert len(state.players) == max(2, state.seats)
        assert state.agenda[-1] == ["ask_deck"]
