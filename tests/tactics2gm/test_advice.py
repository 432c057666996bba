"""What the suggestion and the automatic opponent know of all that a turn offers, beside moving and shooting."""

from __future__ import annotations

import pytest

from engine.core.protocol import Option
from engine.tactics2gm import suggestions
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Phase
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import lay


def advice(f: Field, phase: Phase, seat: int = US) -> Option:
    """Give what is advised to a seat that begins a phase."""
    view = GAME.view(f.phase(phase, seat).state, seat)
    (decision,) = [d for d in view.decisions if d.act]
    (pick,) = suggestions.suggestion(view, decision)
    return pick


def advised(f: Field, phase: Phase, seat: int = US) -> list[Option]:
    """Do what is advised until there is nothing more to do in a phase, and list it."""
    picks: list[Option] = []
    f.phase(phase, seat)
    while decisions := [d for d in GAME.view(f.state, seat).decisions if d.act and d.kind == phase]:
        picks += suggestions.suggestion(GAME.view(f.state, seat), decisions[0])
        f.do(*picks[-1])
    return picks


def led(f: Field, seat: int, general: str) -> Field:
    f.state.forces[seat].hqs[0].general = general
    return f


# ------------------------------------------------------------------ the race for the Headquarters


def test_a_gun_that_shells_the_headquarters_is_destroyed_before_theirs_is_shelled() -> None:
    f = field("us_sherman@D3", "ge_lefh@D6", "ge_light@A6")
    f.unit(2).wounds = 2

    assert advice(f, "shooting")[3:] == ("unit", 2)


@pytest.mark.parametrize(("left", "aim"), [(10, "unit"), (1, "hq")])
def test_everybody_shoots_at_a_headquarters_that_may_fall(left: int, aim: str) -> None:
    f = field("us_sherman@D3", "ge_lefh@D6")
    f.unit(2).wounds = 2
    f.state.forces[DE].hqs[0].pi = left

    assert advice(f, "shooting")[3] == aim


def test_a_tank_goes_where_it_can_shoot_at_the_headquarters_in_the_face_of_an_enemy() -> None:
    f = field("us_sherman@D2", "us_light@D1", "ge_pz3@G6")

    assert ("move", 1, "D3") in advised(f, "movement") or ("move", 1, "E3") in advised(f, "movement")


# ------------------------------------------------------------------ what Action Points are for


def test_a_promotion_is_not_paid_with_what_a_tank_in_hand_needs() -> None:
    f = field("us_light@D1", "ge_light@A6").hold(US, "veteran", "us_sherman").ap(US, 3)

    assert advice(f, "deployment") == ("pass",)


@pytest.mark.parametrize(("ap", "taken"), [(5, False), (10, True)])
def test_equipment_that_costs_is_taken_where_the_points_would_be_lost_else(ap: int, *, taken: bool) -> None:
    f = field("ge_light@A6").hold(US, "us_m10").ap(US, ap + 3)
    picks = advised(f, "deployment")

    assert any(pick[0] == "equip" for pick in picks) is taken


@pytest.mark.parametrize(
    ("card", "target", "advised"),
    [
        ("aprounds", "ge_tiger", True),
        ("aprounds", "ge_stug", False),
        ("herounds", "ge_pak40", True),
        ("herounds", "ge_stug", False),
    ],
)
def test_rounds_are_loaded_only_against_what_they_harm_more(card: str, target: str, *, advised: bool) -> None:
    f = field("us_sherman@D3", "us_sherman@E3", f"{target}@D6").hold(US, card).ap(US, 2)

    assert (advice(f, "deployment")[:2] == ("play", card)) is advised


# ------------------------------------------------------------------ set up to fire


@pytest.mark.parametrize("token", ["hmg", "mortar"])
def test_what_has_nobody_to_fire_at_is_packed_and_goes_forward(token: str) -> None:
    picks = advised(field(f"us_heavy+{token}@D1", "us_light@A1", "us_light@A2", "ge_light@A6"), "movement")

    assert ("pack", 1, token) in picks
    assert ("move", 1) in [pick[:2] for pick in picks]


@pytest.mark.parametrize("token", ["hmg", "mortar"])
def test_what_has_somebody_to_fire_at_stays_set_up(token: str) -> None:
    assert advice(field(f"us_heavy+{token}@D2", "us_light@A1", "ge_light@D5"), "movement")[0] != "pack"


def test_heavy_infantry_takes_its_machine_gun_before_another_unit_is_deployed() -> None:
    f = field("ge_light@D4").hold(US, "us_heavy", "us_light").ap(US, 3)
    while advice(f, "deployment")[0] == "deploy" and not f.said("deployed"):
        f.do(*advice(f, "deployment"))

    assert advice(f, "deployment") == ("equip", 2, "hmg")


# ------------------------------------------------------------------ smoke


def test_a_smoke_barrage_hides_who_is_in_danger() -> None:
    f = field("us_sherman@D3", "us_m10@E3", "ge_tiger@D6", "ge_pak40@E6").hold(US, "smokebar")
    pick = advice(f, "deployment")

    assert pick[:2] == ("play", "smokebar")
    assert pick[2] in {"D3", "E3", "D2", "E2"}


def test_a_smoke_barrage_that_would_hide_nobody_is_kept() -> None:
    assert advice(field("us_sherman@A1", "ge_light@H6").hold(US, "smokebar"), "deployment") == ("pass",)


def test_smoke_grenades_are_thrown_after_the_shots_where_an_enemy_may_answer() -> None:
    f = field("us_sherman+smoke@D2", "ge_tiger@D5")
    f.unit(1).fired, f.unit(1).shot = ["us_sherman/0"], f.state.turn

    assert advice(f, "shooting") == ("use", 1, "smoke")
    assert advice(field("us_sherman+smoke@A1", "ge_light@H6"), "shooting") == ("pass",)


# ------------------------------------------------------------------ generals


@pytest.mark.parametrize(
    ("deck", "general"), [(["us_sherman"] * 6 + ["us_m10"] * 3, "us_patton"), ([], "us_bradley")]
)
def test_a_general_is_chosen_by_the_army(deck: list[str], general: str) -> None:
    f = field("us_light@D1", "ge_light@H6").hold(US, "general")
    f.state.players[US].deck = [f"{card}" for card in deck]
    for number in range(4, 4 + len(deck)):
        f.state.players[US].hand.append(deck[number - 4])
    f.ap(US, 1)

    assert advice(f, "deployment") == ("play", "general", general)


def test_rommel_pushes_on_who_gains_most() -> None:
    f = led(field("ge_pz3@D6", "ge_opel@A6", "us_light@A1"), DE, "ge_rommel")
    f.state.turn = 4

    assert ("general", "ge_rommel", 1) in advised(f, "movement", DE)


def test_rommel_pushes_on_nobody_who_stays_where_he_is() -> None:
    f = led(field("ge_pz4@D3", "ge_light@D6", "us_light@D1"), DE, "ge_rommel")
    f.state.turn = 4
    picks = advised(f, "movement", DE)

    assert ("move", 1) not in [pick[:2] for pick in picks]
    assert ("general", "ge_rommel", 1) not in picks


# ------------------------------------------------------------------ getting there


def test_paratroopers_are_dropped_where_they_do_more_than_on_the_deployment_line() -> None:
    f = field("us_light@D1", "us_light@D2", "ge_light@A6").hold(US, "us_para").ap(US, 3)

    assert advice(f, "deployment")[0] == "drop"


def test_paratroopers_are_not_dropped_under_the_muzzles_of_tanks() -> None:
    f = field("us_light@D1", *(f"ge_pz4@{column}5" for column in "BCDEFG")).hold(US, "us_para").ap(US, 3)
    f.state.scenario = "raid"  # where there is no Headquarters to be shot at for once
    pick = advice(f, "deployment")

    assert pick[0] == "deploy" or pick[2][1] in "12"  # type: ignore[index]


def test_the_hurt_one_in_front_changes_places_with_a_fresh_one() -> None:
    f = field("us_sherman@D3", "us_sherman@D2", "us_light@D1", "us_light@D4", "ge_pak40@C6")
    f.ground(**dict.fromkeys(("C2", "E2", "C3", "E3", "C4", "E4", "D5"), "river"))
    f.unit(1).wounds = 4

    assert advice(f, "movement") == ("swap", 1, 2)


def test_who_has_nothing_better_to_do_lies_down() -> None:
    f = field("us_light+prone@D2", "ge_light@D4")
    f.unit(1).spent = 1

    assert advice(f, "movement") == ("prone", 1)


def test_rangers_march_where_a_square_more_brings_them_to_the_enemy_headquarters() -> None:
    f = field("us_ranger@D3", "us_light@D1", "us_light@D2", "us_light@E3", "us_light@E4").ap(US, 5)

    assert ("ability", 1, "march") in advised(f, "movement")
    assert f.unit(1).at == SQUARES["D5"]


# ------------------------------------------------------------------ what else units can do


def test_a_tank_is_repaired_by_mechanics_who_can_harm_nobody() -> None:
    f = field("us_mechanic@D2", "us_sherman@D1", "ge_tiger@D4").ap(US, 1)
    f.unit(2).wounds = 2

    assert advice(f, "movement") == ("ability", 1, "repair", 2)


def test_first_aid_is_given_as_it_costs_nothing() -> None:
    f = field("us_light+medkit@D2", "us_light@D1", "ge_light@H6")
    f.unit(2).wounds = 1

    assert advice(f, "movement") == ("use", 1, "medkit", 2)


def test_a_building_is_blown_up_over_the_head_of_an_enemy() -> None:
    f = field("us_engineer@D3", "ge_heavy@D4").ground(D4="house")

    assert advice(f, "movement") == ("ability", 1, "demolition", "D4")


def test_nobody_blows_up_an_empty_building_that_is_not_fought_for() -> None:
    f = field("us_engineer@D3", "ge_heavy@H6").ground(D4="house")

    assert advice(f, "shooting")[0] != "ability"


def test_known_mines_are_cleared() -> None:
    f = field("us_engineer@D3", "ge_light@H6")
    lay(f, "atmine", "D4", DE, found=True)

    assert advice(f, "shooting") == ("ability", 1, "clear_mines")


def test_mechanics_do_not_assault_heavy_infantry() -> None:
    f = field("us_mechanic@D3", "ge_heavy+hmg@D4")
    assert f.phase("movement").options("assault")

    assert advice(f, "movement")[0] != "assault"


def test_a_command_group_leaves_an_assault_to_others() -> None:
    f = field("us_command@E4", "us_light@E1", "us_light@E2", "us_light@E3", "ge_pz4@D4")
    f.unit(5).wounds = 2
    assert ("assault", 1, "D4") in f.phase("movement").options("assault")

    assert advice(f, "movement")[:2] != ("assault", 1)


def test_infantry_assaults_the_tank_that_its_rifles_cannot_harm() -> None:
    assert advice(field("us_light@D3", "us_light@D1", "us_light@D2", "ge_stug@D4"), "movement") == (
        "assault",
        1,
        "D4",
    )


# ------------------------------------------------------------------ cards


def test_what_is_thrown_away_is_what_is_of_least_use() -> None:
    hand = ["ge_pz4", "flakbar", "recon", "ge_light", "ge_stug", "ge_heavy", "ge_pak40", "binoc"]
    f = field("ge_light@D6").hold(DE, *hand).ap(DE, 9)
    f.state.agenda = [["discard"]]
    f.state.side = DE
    f.run()
    (decision,) = [d for d in GAME.view(f.state, DE).decisions if d.kind == "discard"]
    (pick,) = suggestions.suggestion(GAME.view(f.state, DE), decision)

    assert pick[1] in ("recon", "binoc")


def test_a_panzer_iv_in_hand_is_deployed_with_nine_points() -> None:
    f = field("us_light@D1").hold(DE, "ge_pz4", "flakbar", "recon").ap(DE, 9)

    assert advice(f, "deployment", DE)[:2] == ("deploy", "ge_pz4")
