"""Winning and losing: the Pitched Battle, every scenario in every way, the time limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.protocol import Outcome
from engine.tactics2gm import harm, scenarios, supply, victory
from engine.tactics2gm.squares import SQUARES, to_headquarters
from engine.tactics2gm.state import SIDES, Headquarters, Place, Thing
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.start import start


def at(scenario: str, *units: str, turn: int = 3, **options: object) -> Field:
    """A scenario in the middle of it: both have cards; it is the Americans' turn in odd turns."""
    found = field(*units, **options)
    state = found.state
    state.scenario, state.turn, state.side = scenario, turn, (turn + 1) % 2
    for thing in scenarios.SCENARIOS[scenario].things:
        state.things.append(Thing(kind=thing.kind, at=SQUARES[thing.at]))
    for player in state.players:
        player.deck = ["us_light"]
    return found


def end(found: Field) -> Outcome | None:
    """End the turn."""
    victory.end_of_turn(found.flow())
    return found.state.outcome


def won(side: int, how: str) -> Outcome:
    return Outcome([side], how, [SIDES[side]])


# ------------------------------------------------------------------ the Pitched Battle


@pytest.mark.parametrize("side", [US, DE])
def test_tg_019_and_026_and_vector_7_a_headquarters_without_points_loses(side: int) -> None:
    found = at("pitched")
    found.state.forces[side].hqs[0].pi = 1

    harm.damage_headquarters(found.flow(), side, 0, 2, by=1 - side)

    assert found.state.forces[side].hqs[0].pi == 0
    assert found.state.outcome == won(1 - side, "headquarters")


def test_tg_026_and_vector_7_eight_points_are_enough() -> None:
    found = at("pitched")

    harm.damage_headquarters(found.flow(), DE, 0, 2, by=US)

    assert found.state.forces[DE].hqs[0].pi == 8
    assert found.state.outcome is None


def test_tg_132_one_of_two_headquarters_is_enough() -> None:
    found = at("pitched")
    found.state.forces[DE].hqs.append(Headquarters(pi=1))

    harm.damage_headquarters(found.flow(), DE, 1, 1, by=US)

    assert found.state.outcome == won(US, "headquarters")


def test_tg_019_in_a_scenario_a_headquarters_decides_nothing() -> None:
    found = at("raid")

    harm.damage_headquarters(found.flow(), DE, 0, 20, by=US)

    assert found.state.outcome is None


@pytest.mark.parametrize("scenario", list(scenarios.SCENARIOS))
@pytest.mark.parametrize("seat", [US, DE])
def test_tg_021_whoever_surrenders_loses(scenario: str, seat: int) -> None:
    found = at(scenario)

    victory.concede(found.flow(), seat)

    assert found.state.outcome == won(1 - seat, "resigned")


@pytest.mark.parametrize("scenario", list(scenarios.SCENARIOS))
def test_tg_022_without_cards_in_deck_and_hand_one_loses(scenario: str) -> None:
    found = at(scenario)
    found.state.players[US].deck = []

    assert end(found) == won(DE, "exhausted")


def test_tg_022_a_card_in_hand_is_enough() -> None:
    found = at("pitched").hold(US, "us_light")
    found.state.players[US].deck = []

    assert end(found) is None


def test_tg_022_and_r33_of_two_allies_one_with_cards_is_enough() -> None:
    found = start("pitched", players=4)
    found.state.players[1].deck = ["us_light"]
    found.state.players[2].deck = ["ge_light"]
    assert end(found) is None

    found.state.players[1].deck = []

    assert end(found) == Outcome([2, 3], "exhausted", ["de"])


def test_tg_r08_cards_are_counted_at_the_end_of_ones_own_turn() -> None:
    found = at("pitched", "ge_light@A6")
    found.state.players[DE].deck = []

    assert end(found) is None
    found.state.turn, found.state.side = 4, DE
    assert end(found) == won(US, "exhausted")


def test_vector_9_the_distance_to_a_headquarters() -> None:
    distances = [
        to_headquarters(side, 0, SQUARES[name]) for side, name in ((0, "D1"), (0, "C1"), (1, "E6"), (1, "A1"))
    ]

    assert distances[:3] == [1, 2, 1]
    assert to_headquarters(0, 0, SQUARES["A1"]) == 4


# ------------------------------------------------------------------ the time limit


def to_last_turns(rounds: int = 10) -> Field:
    """The last agreed round is over; each side has one turn left."""
    found = at("pitched", turn=2 * rounds, rounds=rounds)
    assert end(found) is None
    assert found.said("last_turns") == [{}]
    found.state.turn, found.state.side = 2 * rounds + 1, US
    return found


def last(found: Field) -> Outcome | None:
    """Play both last turns."""
    assert end(found) is None
    found.state.turn, found.state.side = found.state.turn + 1, DE
    return end(found)


def test_tg_r31_the_headquarters_with_fewer_points_loses_after_one_last_turn_each() -> None:
    found = to_last_turns()
    found.state.forces[US].hqs[0].pi = 9

    assert last(found) == won(DE, "time")


def test_tg_r31_if_equal_what_was_destroyed_decides() -> None:
    found = to_last_turns()
    found.state.forces[US].worth = 4

    assert last(found) == won(US, "time")


def test_tg_r31_if_equal_again_it_is_a_draw() -> None:
    assert last(to_last_turns(15)) == Outcome([], "time")


def test_tg_r31_before_the_last_round_nothing_ends() -> None:
    found = at("pitched", turn=19, rounds=10)

    assert end(found) is None
    assert found.said("last_turns") == []


def test_tg_r31_a_scenario_keeps_its_own_limit() -> None:
    found = at("raid", turn=20, rounds=10)

    assert found.state.last_round == 12
    assert end(found) is None


def test_without_a_limit_there_is_none() -> None:
    found = at("pitched", turn=200)

    assert found.state.last_round is None
    assert end(found) is None


def still(turns: int) -> Field:
    """So many turns in which nothing happens, after one that is looked at for the first time."""
    found = at("pitched", turn=200)
    for _ in range(turns + 1):
        assert end(found) is None
        found.state.turn, found.state.side = found.state.turn + 1, 1 - found.state.side
    return found


def test_tg_r50_ten_rounds_of_standstill_bring_the_last_turns() -> None:
    assert still(19).said("standstill") == []

    found = still(20)
    assert found.said("standstill") == [{"rounds": 10}]
    found.state.forces[US].worth = 4

    assert last(found) == won(US, "time")


def _card(found: Field) -> None:
    found.state.players[US].deck.append("us_heavy")


def _hit(found: Field) -> None:
    found.state.forces[DE].hqs[0].pi -= 1


def _loss(found: Field) -> None:
    found.state.forces[DE].destroyed += 1


@pytest.mark.parametrize("happens", [_card, _hit, _loss])
def test_tg_r50_a_turn_in_which_something_happens_begins_the_count_anew(happens: Callable[[Field], None]) -> None:
    found = still(19)

    happens(found)
    assert end(found) is None

    assert found.said("standstill") == []
    assert found.state.still == 0


# ------------------------------------------------------------------ The Bridges


def bridges(*units: str, turn: int = 20) -> Field:
    return at("bridge", *units, turn=turn)


def test_tg_r35_most_units_near_both_bridges_together_win_after_ten_rounds() -> None:
    assert end(bridges("us_light@C2", "us_light@F3", "ge_light@F5")) == won(US, "most_at_bridges")
    assert end(bridges("us_light@C2", "ge_light@C4", "ge_light@F5")) == won(DE, "most_at_bridges")


def test_tg_r35_two_squares_away_is_too_far() -> None:
    assert end(bridges("us_light@C1", "us_light@D2", "ge_light@F5")) == won(DE, "most_at_bridges")


def test_tg_r35_as_many_as_the_enemy_is_a_draw() -> None:
    assert end(bridges("us_light@C2", "ge_light@F5")) == Outcome([], "time")


def test_tg_r35_nothing_is_counted_before_the_last_round_is_over() -> None:
    assert end(bridges("us_light@C2", turn=19)) is None


def test_tg_r35_where_a_bridge_is_gone_nobody_counts() -> None:
    found = bridges("us_light@C2", "us_light@C3", "ge_light@F5")
    for thing in found.state.things[:2]:
        thing.gone = True

    assert end(found) == won(DE, "most_at_bridges")


LAST: dict[str, tuple[str, int]] = {
    "pitched": ("us_truck", US),
    "farm": ("", US),
    "raid": ("us_lcvp", US),
    "landing": ("us_light", US),
}
"""What the attackers have left where that is too little to win with."""


@pytest.mark.parametrize("scenario", LAST)
@pytest.mark.parametrize("turn", [3, 4])
def test_tg_021_and_r09_whose_goals_are_out_of_reach_has_lost(scenario: str, turn: int) -> None:
    units, side = LAST[scenario]
    found = at(scenario, *(f"{unit}@D3" for unit in units.split()), "ge_light@A6", turn=turn)
    found.state.players[side].deck = ["supplies"]
    found.state.terrain[SQUARES["D5"]] = Place(card="farm")

    assert end(found) == won(1 - side, "out_of_reach")


@pytest.mark.parametrize("scenario", LAST)
@pytest.mark.parametrize("where", ["field", "hand", "deck"])
def test_tg_021_and_r09_units_in_hand_and_in_the_deck_may_still_win(scenario: str, where: str) -> None:
    found = at(scenario, "us_light@D3", "ge_light@A6")
    found.state.terrain[SQUARES["D5"]] = Place(card="farm")
    player = found.state.players[US]
    player.deck = ["supplies"]
    match where:
        case "field":
            found.state.units[1:1] = field("us_heavy@E3").state.units
        case "hand":
            player.hand = ["us_heavy"]
        case "deck":
            player.deck = ["us_heavy"]

    assert end(found) is None


def test_tg_021_and_r31_with_a_limit_of_rounds_damage_may_still_decide() -> None:
    found = at("pitched", "ge_light@A6", rounds=10)
    found.state.players[US].deck = ["supplies"]

    assert end(found) is None


def test_tg_021_and_r09_where_nobody_can_win_any_more_it_is_a_draw() -> None:
    found = at("pitched", "us_truck@D3", "ge_opel@A6")
    for player in found.state.players:
        player.deck = ["supplies"]

    assert end(found) == Outcome([], "out_of_reach")


def test_tg_r09_without_a_bridge_nobody_can_win_any_more() -> None:
    found = bridges("us_light@C2", turn=5)
    for thing in found.state.things:
        thing.gone = True

    assert end(found) == Outcome([], "bridges_gone")


# ------------------------------------------------------------------ Hold the Farm


def farm(*units: str, turn: int = 3) -> Field:
    found = at("farm", *units, turn=turn)
    found.state.terrain = {SQUARES["D5"]: Place(card="farm"), SQUARES["C4"]: Place(card="trench")}
    return found


@pytest.mark.parametrize("turn", [3, 4, 20])
def test_tg_r36_an_attacker_in_the_farm_at_the_end_of_a_turn_wins(turn: int) -> None:
    assert end(farm("us_light@D5", turn=turn)) == won(US, "take_places")


def test_tg_r36_destroying_the_farm_wins_at_once() -> None:
    found = farm()

    harm.damage_place(found.flow(), SQUARES["D5"], 6, by=US)

    assert found.state.outcome == won(US, "take_places")


def test_tg_r36_other_terrain_does_not_count() -> None:
    found = farm("ge_light@D5")

    harm.damage_place(found.flow(), SQUARES["C4"], 3, by=US)

    assert found.state.outcome is None
    assert end(found) is None


def test_tg_020_the_defender_holds_out_for_ten_rounds() -> None:
    assert end(farm("ge_light@D5", turn=19)) is None
    assert end(farm("ge_light@D5", turn=20)) == won(DE, "outlast")


def test_tg_132_on_two_boards_both_farms_must_fall() -> None:
    found = farm("us_light@D5")
    found.state.terrain[SQUARES["L5"]] = Place(card="farm")
    assert victory.goals(found.state)[0] == ("take_places_us", 1, 2)
    assert end(found) is None

    harm.damage_place(found.flow(), SQUARES["L5"], 6, by=US)
    assert found.state.outcome is None

    assert end(found) == won(US, "take_places")


def test_tg_r36_a_ruin_that_is_held_is_one_building_all_the_same() -> None:
    found = farm("us_light@L5")
    found.state.terrain[SQUARES["L5"]] = Place(card="farm", ruin=True)

    assert victory.goals(found.state)[0] == ("take_places_us", 1, 2)
    assert end(found) is None


# ------------------------------------------------------------------ Landing


def test_tg_020_two_units_on_the_enemys_deployment_line_win() -> None:
    assert end(at("landing", "us_light@A6")) is None
    assert end(at("landing", "us_light@A6", "us_light@H6")) == won(US, "reach_row")
    assert end(at("landing", "us_light@A6", "us_light@H6", turn=4)) == won(US, "reach_row")


def test_tg_119_aircraft_reach_no_row() -> None:
    found = at("landing", "us_light@A6", "us_p47@B6")

    assert end(found) is None


def test_tg_020_twelve_units_destroyed_win_at_once() -> None:
    found = at("landing", "us_light@A1", "us_light@B1")
    found.state.forces[DE].destroyed = 10
    one, two = found.state.units

    harm.destroy(found.flow(), one, by=DE)
    assert found.state.outcome is None
    harm.destroy(found.flow(), two, by=DE)

    assert found.state.outcome == won(DE, "destroy_units")


def test_tg_020_the_beach_is_held_for_twelve_rounds() -> None:
    ashore = ("us_light@D3", "us_light@E3")
    assert end(at("landing", *ashore, turn=23)) is None
    assert end(at("landing", *ashore, turn=24)) == won(DE, "outlast")


def test_tg_132_on_two_boards_the_goals_are_doubled_but_not_the_rounds() -> None:
    found = at("landing", "us_light@A6", "us_light@H6", "us_light@I6")
    found.state.columns = 16
    assert victory.goals(found.state) == [
        ("reach_row_us", 3, 4),
        ("destroy_units_de", 0, 24),
        ("outlast_de", 1, 12),
    ]

    assert end(found) is None


def test_tg_r37_the_rows_of_the_sea_are_always_in_supply() -> None:
    assert supply.rows(at("landing").state, US) == 2
    assert supply.rows(at("landing", "us_light@A3").state, US) == 3
    assert supply.rows(at("landing", "us_light@A4").state, US) == 2
    assert supply.rows(at("landing").state, DE) == 0


def test_the_landing_begins_at_sea() -> None:
    state = start("landing").state

    assert {row for row in (1, 2, 3) if state.features.get(SQUARES[f"C{row}"]) == "sea"} == {1, 2}
    assert [unit.card for unit in state.units] == ["us_lcvp"] * 4


# ------------------------------------------------------------------ Supply Raid


def raid(home: int, turn: int = 3) -> Field:
    found = at("raid", turn=turn)
    for thing in found.state.things[:home]:
        thing.gone = True
    return found


def test_tg_020_two_supply_tokens_brought_home_win() -> None:
    assert end(raid(1)) is None
    assert end(raid(2)) == won(US, "bring_home")


def test_a_bridge_that_is_gone_is_no_supply_token() -> None:
    found = raid(1)
    found.state.things.append(Thing(kind="bridge", at=SQUARES["C3"], gone=True))

    assert victory.goals(found.state)[0] == ("bring_home_us", 1, 2)


def test_tg_020_the_supplies_are_guarded_for_twelve_rounds() -> None:
    assert end(raid(1, turn=23)) is None
    assert end(raid(1, turn=24)) == won(DE, "outlast")


def test_tg_r47_the_goal_comes_before_the_clock() -> None:
    assert end(raid(2, turn=24)) == won(US, "bring_home")


# ------------------------------------------------------------------ who wins


def test_a_side_of_two_wins_together() -> None:
    found = start("pitched", players=4)

    victory.concede(found.flow(), 1)

    assert found.state.outcome == Outcome([2, 3], "resigned", ["de"])


def test_one_alone_is_beaten_by_the_automatic_opponent() -> None:
    found = start("pitched", players=1)

    victory.concede(found.flow(), 0)

    outcome = found.state.outcome
    assert outcome == Outcome([], "resigned", ["de"])
    assert (outcome.result(0), outcome.verdict) == ("lost", "lost")


def test_tg_r47_the_first_end_stands() -> None:
    found = farm("us_light@D5")
    found.state.forces[DE].destroyed = 99
    victory.win(found.flow(), DE, "outlast")

    harm.damage_place(found.flow(), SQUARES["D5"], 6, by=US)

    assert found.state.outcome == won(DE, "outlast")
