"""Generals and special capabilities: each used where it may be, and not offered where it may not."""

from __future__ import annotations

import pytest

from engine.core.errors import Illegal
from engine.tactics2gm.cover import cover
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Mine
from tests.tactics2gm.field import DE, US, Field, field


def led(f: Field, side: int, general: str) -> Field:
    f.state.forces[side].hqs[0].general = general
    return f


def abilities(f: Field) -> list[tuple[str | int, ...]]:
    return [option[1:] for option in f.options("ability")]


# ------------------------------------------------------------------ generals


def test_patton_makes_the_first_tank_of_a_turn_cheaper() -> None:
    f = led(field().hold(US, "us_m3", "us_sherman", "us_sherman").ap(US, 10), US, "us_patton").phase("deployment")
    f.do("deploy", "us_m3", "A1").do("deploy", "us_sherman", "B1").do("deploy", "us_sherman", "C1")

    assert [said["cost"] for said in f.said("deployed")] == [3, 3, 4]
    assert f.state.players[US].ap == 0


def test_patton_counts_when_a_tank_can_be_paid() -> None:
    f = led(field().hold(US, "us_sherman").ap(US, 3), US, "us_patton").phase("deployment")

    assert f.options("deploy")


def test_patton_does_not_count_a_tank_again_that_came_before_him() -> None:
    f = field().hold(US, "us_sherman", "us_sherman", "general").ap(US, 9).phase("deployment")
    f.do("deploy", "us_sherman", "B1").do("play", "general", "us_patton").do("deploy", "us_sherman", "C1")

    assert [said["cost"] for said in f.said("deployed")] == [4, 4]


def test_tg_030_bonuses_hold_only_once_he_is_there() -> None:
    f = field().hold(US, "us_sherman").ap(US, 3)
    assert f.phase("deployment").options("deploy") == []

    assert led(f, US, "us_patton").phase("deployment").options("deploy") != []


def test_model_gives_light_cover_in_own_rows_one_to_three() -> None:
    f = led(field("ge_light@D4", "ge_light@D3", "us_light@D5"), DE, "ge_model")

    assert [cover(f.state, f.unit(number)).level for number in (1, 2, 3)] == ["light", None, None]


def test_rommel_moves_one_vehicle_a_turn_farther() -> None:
    f = led(field("ge_pz4@D5", "ge_light@A6", "ge_opel@B6"), DE, "ge_rommel").phase("movement", DE)
    assert f.options("general") == [("general", "ge_rommel", 1), ("general", "ge_rommel", 3)]
    assert ("move", 1, "D2") not in f.options("move")
    f.do("general", "ge_rommel", 1)
    assert ("move", 1, "D2") in f.options("move")

    assert f.options("general") == []


def test_rommel_moves_a_vehicle_just_deployed_one_square() -> None:
    f = led(field("ge_pz4@A5").hold(DE, "ge_pz4", "ge_light").ap(DE, 9), DE, "ge_rommel").phase("deployment", DE)
    assert f.options("general") == []
    f.do("deploy", "ge_pz4", "D6")
    assert {option[3] for option in f.options("general")} == {"D5", "C6", "E6"}
    f.do("general", "ge_rommel", 2, "D5")

    assert f.unit(2).at == SQUARES["D5"]
    assert f.options("general") == []


def test_rommel_moves_a_vehicle_just_deployed_when_movement_comes_later() -> None:
    f = led(field("ge_pz4@D6", deploy_before_move=True), DE, "ge_rommel")
    f.unit(1).deployed = f.state.turn
    f.phase("movement", DE)
    assert f.options("move") == []
    f.do("general", "ge_rommel", 1)

    assert {option[2] for option in f.options("move")} == {"D5", "C6", "E6"}


def test_guderian_lets_the_tanks_that_shot_fire_one_weapon_again_once_a_game() -> None:
    f = led(field("ge_pz4+mg_free@D5", "us_sherman@D3", "us_light@D4"), DE, "ge_guderian").phase("shooting", DE)
    assert f.options("general") == []
    f.dice(fire=[1, 1, 1]).do("fire", 1, "0", "unit", 2)
    assert f.options("general") == [("general", "ge_guderian")]
    f.do("general", "ge_guderian")
    assert ("fire", 1, "0", "unit", 2) in f.options("fire")
    f.do("fire", 1, "0", "unit", 2)
    assert not [option for option in f.options("fire") if option[2] == "0"]
    assert f.state.forces[DE].used == ["ge_guderian"]

    assert f.options("general") == []


def test_guderian_helps_tanks_too_that_have_yet_to_shoot() -> None:
    f = led(field("ge_pz4@D5", "us_sherman@D3", "ge_pz3@E5"), DE, "ge_guderian").phase("shooting", DE)
    f.dice(fire=[1, 1, 1]).do("fire", 1, "0", "unit", 2).do("general", "ge_guderian")
    f.do("fire", 3, "0", "unit", 2).do("fire", 3, "0", "unit", 2)

    assert {option[1] for option in f.options("fire")} == {1}


def test_guderian_is_for_tanks() -> None:
    f = led(field("ge_light@D5", "us_light@D4", "ge_light@C4"), DE, "ge_guderian").phase("shooting", DE)
    f.dice(fire=[1]).do("fire", 1, "0", "unit", 2)

    assert f.options("general") == []


# ------------------------------------------------------------------ march


def test_tg_134_march_costs_a_point_for_one_square_more_once_a_turn() -> None:
    f = field("us_ranger@D2").ap(US, 3).phase("movement")
    f.do("ability", 1, "march")
    assert f.state.players[US].ap == 2
    assert ("move", 1, "D4") in f.options("move")

    assert abilities(f) == []


def test_tg_134_march_needs_the_point_and_the_capability() -> None:
    assert abilities(field("us_ranger@D2").ap(US, 0).phase("movement")) == []
    assert abilities(field("us_light@D2").phase("movement")) == []


def test_tg_083_march_does_not_move_a_unit_just_deployed() -> None:
    f = field("us_ranger@D2", deploy_before_move=True)
    f.unit(1).deployed = f.state.turn

    assert abilities(f.phase("movement")) == []


def test_march_is_of_no_use_once_movement_is_over() -> None:
    f = field("us_ranger@D2").hold(US, "us_light").phase("deployment")

    assert abilities(f) == []


# ------------------------------------------------------------------ repair


def test_repair_heals_an_adjacent_vehicle_or_gun_instead_of_shooting() -> None:
    f = field("us_mechanic@D2", "us_sherman@D3", "us_57@C2", "us_light@E2", "us_m3@D4", "ge_pz4@D1").ap(US, 3)
    for number in (2, 3, 4, 5, 6):
        f.unit(number).wounds = 2
    f.phase("shooting")
    assert abilities(f) == [(1, "repair", 2), (1, "repair", 3)]
    assert [option for option in f.options("fire") if option[1] == 1]
    f.do("ability", 1, "repair", 2)

    assert f.unit(2).wounds == 1
    assert f.state.players[US].ap == 2
    assert not [option for option in f.options("fire") if option[1] == 1]
    assert abilities(f) == []


@pytest.mark.parametrize("spoiled", ["shot", "acted", "assaulted"])
def test_repair_is_not_for_a_unit_without_its_shot(spoiled: str) -> None:
    f = field("us_mechanic@D2", "us_sherman@D3", "ge_light@D4")
    f.unit(2).wounds = 1
    setattr(f.unit(1), spoiled, f.state.turn)

    assert abilities(f.phase("shooting")) == []


def test_repair_needs_something_to_repair_and_a_point() -> None:
    assert abilities(field("us_mechanic@D2", "us_sherman@D3").phase("movement")) == []
    f = field("us_mechanic@D2", "us_sherman@D3").ap(US, 0)
    f.unit(2).wounds = 1

    assert abilities(f.phase("movement")) == []


def test_tg_135_and_r23_capabilities_may_be_used_in_any_phase_of_the_own_turn() -> None:
    for phase in ("movement", "deployment", "shooting"):
        f = field("us_mechanic@D2", "us_sherman@D3").hold(US, "us_light")
        f.unit(2).wounds = 1
        assert abilities(f.phase(phase)) == [(1, "repair", 2)]


def test_tg_r13_a_unit_just_deployed_may_use_its_capabilities() -> None:
    f = field("us_mechanic@D1", "us_sherman@D2").hold(US, "us_light")
    f.unit(1).deployed = f.state.turn
    f.unit(2).wounds = 1

    assert abilities(f.phase("deployment")) == [(1, "repair", 2)]


def test_passengers_use_nothing() -> None:
    f = field("us_mechanic", "us_truck@D2", "us_sherman@D3")
    f.unit(1).aboard = 2
    f.unit(3).wounds = 1

    assert abilities(f.phase("movement")) == []


# ------------------------------------------------------------------ demolition


def test_demolition_takes_four_points_from_an_adjacent_building_instead_of_shooting() -> None:
    f = (
        field("us_engineer@D2", "ge_light@D3")
        .ground(D3="farm", C2="house", D1="trench", E3="bunker")
        .phase("shooting")
    )
    assert abilities(f) == [(1, "demolition", "D3"), (1, "demolition", "C2")]
    f.do("ability", 1, "demolition", "D3")
    assert f.state.terrain[SQUARES["D3"]].damage == 4

    assert not f.options("fire")
    assert not f.gone(2)


def test_tg_118_a_demolished_building_is_a_ruin_and_kills_whoever_is_inside() -> None:
    f = field("us_engineer@D2", "ge_light@D3", "us_sherman@D1").ground(D3="house").phase("shooting")
    f.do("ability", 1, "demolition", "D3")

    assert f.gone(2)
    assert f.state.terrain[SQUARES["D3"]].ruin


def test_tg_118_a_building_in_which_a_friend_stands_is_not_demolished() -> None:
    f = field("us_engineer@D2", "us_light@D3").ground(D3="house", C2="house").phase("movement")

    assert abilities(f) == [(1, "demolition", "C2")]


def test_a_ruin_cannot_be_demolished() -> None:
    f = field("us_engineer@D2").ground(D3="house")
    f.state.terrain[SQUARES["D3"]].ruin = True

    assert abilities(f.phase("movement")) == []


# ------------------------------------------------------------------ mines


def mined(*squares: str) -> Field:
    f = field("us_engineer@D2")
    f.state.mines = [Mine(card="apmine", seat=DE, at=SQUARES[name]) for name in squares]
    return f.phase("movement")


def test_sappers_reveal_and_remove_mines_in_and_next_to_their_square_on_three_or_more() -> None:
    f = mined("D3", "C2", "F5").dice(clear=[3, 2]).do("ability", 1, "clear_mines")

    assert [(mine.at, mine.found) for mine in f.state.mines] == [(SQUARES["C2"], True), (SQUARES["F5"], False)]
    assert f.state.removed == ["apmine"]
    assert abilities(f) == []


def test_clearing_is_offered_wherever_the_mines_are_so_that_it_tells_nothing() -> None:
    near, far = mined("D3"), mined("H5")
    assert abilities(near) == abilities(far) == [(1, "clear_mines")]
    far.do("ability", 1, "clear_mines")

    assert far.state.take is None


def test_clearing_is_not_offered_where_the_enemy_has_no_mines() -> None:
    assert abilities(mined()) == []


# ------------------------------------------------------------------ tokens that are used


def test_a_medical_kit_heals_its_unit_or_infantry_beside_it_and_is_flipped() -> None:
    f = field("us_light+medkit@D2", "us_light@D3", "us_sherman@C2", "us_light@D4")
    for number in (1, 2, 3, 4):
        f.unit(number).wounds = 1
    f.phase("movement")
    assert f.options("use") == [("use", 1, "medkit", 1), ("use", 1, "medkit", 2)]
    f.do("use", 1, "medkit", 2)

    assert f.unit(2).wounds == 0
    assert not f.unit(1).tokens[0].up
    assert f.options("use") == []
    assert ("fire", 1) not in f.options()


def test_a_medical_kit_is_of_no_use_without_wounds() -> None:
    assert field("us_light+medkit@D2").phase("movement").options("use") == []


def test_smoke_grenades_hide_a_unit_until_its_next_start_phase() -> None:
    f = field("us_sherman+smoke@D2", "ge_pz4@D5").phase("movement")
    f.do("use", 1, "smoke")

    assert f.unit(1).smoked == f.state.turn + 2
    assert not f.unit(1).tokens[0].up
    assert f.options("use") == []


def test_an_offer_that_was_not_made_is_refused() -> None:
    f = field("us_mechanic@D2", "us_sherman@D3").phase("movement")
    with pytest.raises(Illegal):
        f.do("ability", 1, "repair", 2)
