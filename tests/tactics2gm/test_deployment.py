"""Deployment: from the hand to the line, with equipment, beside the Headquarters, and out of the air."""

from __future__ import annotations

import pytest

from engine.core.errors import Illegal
from engine.tactics2gm import numbers
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Headquarters, Mine, Player
from tests.tactics2gm.field import DE, US, Field, field


def deploying(*hand: str, ap: int = 10, units: tuple[str, ...] = (), **options: object) -> Field:
    """Begin a Deployment phase of the Americans with some cards in hand."""
    return field(*units, **options).hold(US, *hand).ap(US, ap).phase("deployment")


def squares(f: Field, verb: str, card: str) -> list[str]:
    return [str(option[2]) for option in f.options(verb) if option[1] == card]


# ------------------------------------------------------------------ the deployment line


def test_tg_059_one_may_deploy_along_all_of_the_own_line_where_nobody_stands() -> None:
    f = deploying("us_light", units=("us_sherman@C1", "ge_light@D1"))

    assert squares(f, "deploy", "us_light") == ["A1", "B1", "E1", "F1", "G1", "H1"]


def test_tg_076_the_other_side_deploys_on_its_own_line() -> None:
    f = field().hold(DE, "ge_light").phase("deployment", DE)

    assert squares(f, "deploy", "ge_light") == [f"{column}6" for column in "ABCDEFGH"]


def test_tg_112_nobody_deploys_where_he_cannot_stand() -> None:
    f = field().hold(US, "us_light", "us_sherman", "us_landing_craft").ap(US, 9)
    f.ground(A1="sea", B1="river", C1="trench", D1="house").phase("deployment")

    assert {"A1", "B1"}.isdisjoint(squares(f, "deploy", "us_light"))
    assert {"C1", "D1"} <= set(squares(f, "deploy", "us_light"))
    assert "D1" not in squares(f, "deploy", "us_sherman")


def test_tg_025_and_046_and_077_deploying_costs_the_units_points_and_takes_the_card() -> None:
    f = deploying("us_heavy", "us_light", ap=3).do("deploy", "us_heavy", "C1")

    assert f.state.players[US].ap == 1
    assert f.state.players[US].hand == ["us_light"]
    unit = f.unit(1)
    assert (unit.card, unit.at, unit.deployed, unit.tokens) == ("us_heavy", SQUARES["C1"], 3, [])
    assert f.one("deployed") == {"seat": US, "unit": 1, "unit_card": "us_heavy", "at": "C1", "cost": 2}


def test_tg_077_what_cannot_be_paid_is_not_offered_and_refused() -> None:
    f = deploying("us_sherman", "us_light", ap=3)

    assert squares(f, "deploy", "us_sherman") == []
    with pytest.raises(Illegal):
        f.do("deploy", "us_sherman", "A1")


def test_each_card_of_the_hand_is_offered_once() -> None:
    f = deploying("us_light", "us_light")

    assert len(f.options("deploy")) == 8


def test_whoever_holds_cards_is_asked_even_when_he_can_pay_for_none() -> None:
    assert deploying("us_sherman", ap=0).options() == [("pass",)]


def test_tg_132_allies_deploy_along_both_boards() -> None:
    f = field().hold(US, "us_light")
    f.state.columns = 16
    f.phase("deployment")

    assert len(squares(f, "deploy", "us_light")) == 16


# ------------------------------------------------------------------ movement and shooting after it


def test_tg_083_a_unit_just_deployed_cannot_move_and_tg_r13_may_shoot() -> None:
    f = deploying("us_light", units=("ge_light@C3", "us_m3@A1"), deploy_before_move=True)
    f.do("deploy", "us_light", "C1").phase("movement")
    assert {option[1] for option in f.options("move")} == {2}
    f.phase("shooting")

    assert ("fire", 3, "0", "unit", 1) in f.options("fire")


def test_tg_033_and_083_in_its_next_turn_it_moves() -> None:
    f = deploying("us_light").do("deploy", "us_light", "C1")
    f.state.turn += 2

    assert numbers.movement(f.state, f.unit(1)) == 1


# ------------------------------------------------------------------ equipment


@pytest.mark.parametrize(
    ("card", "tokens", "cost"),
    [
        ("us_heavy", ["hmg"], 3),
        ("us_sherman", ["howitzer"], 7),
        ("us_heavy", ["mortar", "prone"], 4),
        ("us_sherman", ["mg_paid", "howitzer", "smoke"], 9),
    ],
)
def test_tg_079_and_081_and_082_and_vector_1_equipment_adds_to_the_cost(
    card: str, tokens: list[str], cost: int
) -> None:
    f = deploying(card, ap=10).do("deploy", card, "C1")
    for token in tokens:
        f.do("equip", 1, token)

    assert f.state.players[US].ap == 10 - cost
    assert set(tokens) <= {token.id for token in f.unit(1).tokens}


def test_tg_082_the_free_gun_comes_with_the_tank() -> None:
    f = deploying("us_sherman").do("deploy", "us_sherman", "C1")

    assert [token.id for token in f.unit(1).tokens] == ["mg_free"]
    assert ("equip", 1, "mg_free") not in f.options("equip")


def test_tg_080_infantry_takes_one_offensive_and_one_defensive_token() -> None:
    f = deploying("us_heavy").do("deploy", "us_heavy", "C1").do("equip", 1, "mortar")
    assert f.options("equip") == [("equip", 1, "prone")]
    with pytest.raises(Illegal):
        f.do("equip", 1, "hmg")
    f.do("equip", 1, "prone")

    assert f.options("equip") == []


def test_tg_080_two_defensive_tokens_are_one_too_many() -> None:
    f = deploying("us_light").do("deploy", "us_light", "C1").do("equip", 1, "foxhole")

    assert f.options("equip") == [("equip", 1, "grenades")]


@pytest.mark.parametrize("first", ["radio", "prone"])
def test_tg_080_what_is_neither_counts_as_either(first: str) -> None:
    f = deploying("us_command").do("deploy", "us_command", "C1").do("equip", 1, first)
    (left,) = f.options("equip")
    f.do(*left)

    assert {token.id for token in f.unit(1).tokens} == {"radio", "prone"}


def test_tg_080_vehicles_have_no_such_limit_but_take_no_token_twice() -> None:
    f = deploying("us_sherman", ap=20).do("deploy", "us_sherman", "C1").do("equip", 1, "smoke")

    assert {option[2] for option in f.options("equip")} == {"mg_paid", "howitzer"}


def test_tg_054_and_055_only_tokens_on_the_card_and_within_the_points() -> None:
    f = deploying("us_heavy", ap=3).do("deploy", "us_heavy", "C1")

    assert {option[2] for option in f.options("equip")} == {"hmg", "mortar", "prone"}


def test_tg_055_and_r42_equipment_is_for_the_latest_unit_only() -> None:
    f = deploying("us_light", "us_light", "us_m3", units=("us_heavy@A1",)).do("deploy", "us_light", "C1")
    assert {option[1] for option in f.options("equip")} == {2}
    f.do("deploy", "us_light", "D1")
    assert {option[1] for option in f.options("equip")} == {3}
    f.do("pass")

    assert f.state.latest is None


def test_tg_r42_equipment_is_taken_before_anything_else_is_done() -> None:
    f = deploying("us_light", "supplies").do("deploy", "us_light", "C1")
    f.do("play", "supplies")

    assert f.options("equip") == []


# ------------------------------------------------------------------ fighters


def test_tg_120_a_fighter_waits_beside_the_headquarters_and_can_be_used_from_the_next_turn() -> None:
    f = deploying("us_p51", units=("ge_light@D6",))
    assert f.options("deploy") == [("deploy", "us_p51", "hq")]
    f.do("deploy", "us_p51", "hq")

    unit = f.unit(2)
    assert (unit.at, unit.board, unit.back) == (None, 0, 5)
    assert f.state.players[US].ap == 7


def test_tg_132_with_two_boards_there_are_two_places() -> None:
    f = field().hold(US, "us_p51")
    f.state.columns = 16
    f.state.forces[US].hqs.append(Headquarters(pi=10))
    f.phase("deployment")
    assert [option[2] for option in f.options("deploy")] == ["hq", "hq2"]
    f.do("deploy", "us_p51", "hq2")

    assert f.unit(1).board == 1


def test_tg_121_bombers_are_not_deployed() -> None:
    assert deploying("us_b26", units=("ge_light@D6",)).options("deploy") == []


# ------------------------------------------------------------------ paratroopers


def test_tg_123_paratroopers_come_down_on_any_square_free_of_units_and_buildings() -> None:
    f = (
        field("ge_light@D4", "us_light@D3")
        .hold(US, "us_para")
        .ground(C3="house", B2="sea", A4="trench", E5="woods")
    )
    f.state.terrain[SQUARES["C4"]] = f.state.terrain[SQUARES["C3"]].__class__(card="house", ruin=True)
    f.phase("deployment")
    where = squares(f, "drop", "us_para")

    assert {"D4", "D3", "C3", "B2"}.isdisjoint(where)
    assert {"C4", "A4", "E5", "A6"} <= set(where)
    assert not any(name.endswith("1") for name in where)
    assert "A1" in squares(f, "deploy", "us_para")


def test_tg_123_dropping_costs_the_units_points_and_it_may_be_equipped() -> None:
    f = deploying("us_para", ap=5).do("drop", "us_para", "D5")

    assert f.state.players[US].ap == 2
    assert (f.unit(1).at, f.unit(1).deployed) == (SQUARES["D5"], 3)
    assert ("equip", 1, "grenades") in f.options("equip")


def test_tg_122_anti_aircraft_in_range_of_the_square_fires_before_they_land() -> None:
    f = deploying("us_para", units=("ge_flak38@D6",)).dice(antiair=[4]).do("drop", "us_para", "D4")

    assert f.unit(2).wounds == 1
    assert f.unit(2).at == SQUARES["D4"]
    assert f.unit(1).antiair == f.state.turn


def test_tg_122_paratroopers_shot_down_never_land() -> None:
    f = deploying("us_para", "us_light", units=("ge_flak88@D6",)).dice(antiair=[9]).do("drop", "us_para", "D4")

    assert f.gone(2)
    assert f.options("equip") == []
    assert f.state.removed == ["us_para"]


def test_tg_122_out_of_range_nobody_fires() -> None:
    f = deploying("us_para", units=("ge_flak38@D6",)).do("drop", "us_para", "D2")

    assert f.unit(2).wounds == 0


def test_a_mine_on_the_square_goes_off_under_them() -> None:
    f = field().hold(US, "us_para")
    f.state.mines = [Mine(card="apmine", seat=DE, at=SQUARES["D4"])]
    f.phase("deployment").dice(mine=[4]).do("drop", "us_para", "D4")

    assert f.unit(1).wounds == 2
    assert f.state.mines == []


def test_where_a_mine_may_lie_a_drop_cannot_be_taken_back() -> None:
    f = field().hold(US, "us_para", "us_light")
    f.state.mines = [Mine(card="apmine", seat=DE, at=SQUARES["D4"])]
    f.phase("deployment").do("drop", "us_para", "E4")
    assert f.state.take is None
    f.do("deploy", "us_light", "A1")

    assert f.state.take is not None


def test_only_paratroopers_are_dropped() -> None:
    assert deploying("us_light").options("drop") == []


# ------------------------------------------------------------------ teams


def test_tg_r32_each_ally_deploys_his_own_cards_for_his_own_points() -> None:
    f = field()
    f.state.players = [
        Player(side=0, rank="marshal", ap=1, hand=["us_light"]),
        Player(side=0, rank="general", ap=4, hand=["us_sherman", "us_m3"]),
        Player(side=1),
    ]
    f.state.seats = 3
    f.phase("deployment", 1).do("deploy", "us_sherman", "A1")

    assert [player.ap for player in f.state.players] == [1, 0, 0]
    assert f.unit(1).seat == 1
