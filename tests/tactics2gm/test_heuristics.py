"""What is advised, and what the automatic opponent does: by the priorities of the solo rules."""

from __future__ import annotations

import pytest

from engine.core.protocol import Option
from engine.core.words import msg
from engine.tactics2gm import suggestions
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Phase, Thing
from tests.tactics2gm.field import DE, US, Field, field


def advice(f: Field, seat: int = US) -> Option:
    """Give what is advised to the seat that is asked."""
    view = GAME.view(f.state, seat)
    (decision,) = [d for d in view.decisions if d.act]
    (pick,) = suggestions.suggestion(view, decision)
    return pick


def scenario(f: Field, name: str) -> Field:
    f.state.scenario = name
    return f


def supplies(f: Field, *places: str) -> Field:
    f.state.things += [Thing(kind="supplies", at=SQUARES[place]) for place in places]
    return f


# ------------------------------------------------------------------ deployment


def test_b2_an_anti_tank_gun_is_deployed_where_it_can_harm_the_tank() -> None:
    f = field("ge_pz4@G4", "ge_light@B3").hold(US, "us_57").phase("deployment")

    assert advice(f) in {("deploy", "us_57", at) for at in ("F1", "G1", "H1")}


def test_b2_what_harms_most_is_deployed_first() -> None:
    f = field("ge_pz4@G4").hold(US, "us_light", "us_57").phase("deployment")

    assert advice(f)[1] == "us_57"


def test_b2_units_are_deployed_until_the_points_run_out() -> None:
    f = field("ge_pz4@G4").hold(US, "us_light", "us_light", "us_heavy", "us_heavy").ap(US, 5).phase("deployment")
    while f.options("deploy"):
        pick = advice(f)
        assert pick[0] in ("deploy", "equip")
        f.do(*pick)

    assert f.state.players[US].ap == 0


# ------------------------------------------------------------------ priorities of shots


def shot(f: Field) -> Option:
    return advice(f.phase("shooting"))


def test_b2_priority_0_the_goal_of_the_battle_comes_before_everything() -> None:
    assert shot(field("us_sherman@D5", "ge_light@D6"))[3] == "hq"


def test_b2_priority_0_a_farm_that_must_fall_is_shot_at() -> None:
    f = scenario(field("us_sherman@D3", "ge_light@B5").ground(D5="farm"), "farm")

    assert shot(f)[3:] == ("building", "D5")


def test_b2_priority_1_what_threatens_ones_rows_comes_before_what_stands_far() -> None:
    f = field("us_sherman@D2", "ge_light@D4", "ge_pz3@D3").phase("shooting")

    assert advice(f)[-1] == 3


def test_b2_priority_2_a_dangerous_unit_comes_before_a_harmless_one() -> None:
    f = field("us_sherman@D1", "us_light@A1", "us_light@A2", "ge_light@C4", "ge_pak40@D4").phase("shooting")

    assert advice(f)[-1] == 5


def test_terrain_that_nobody_fights_for_is_not_shot_at() -> None:
    assert shot(field("us_sherman@D2", "ge_light@H6").ground(D4="barrier")) == ("pass",)


def test_a_headquarters_that_wins_nothing_is_not_shot_at() -> None:
    f = scenario(field("us_sherman@D5", "ge_light@H1"), "raid")

    assert f.phase("shooting").options("fire")
    assert advice(f) == ("pass",)


# ------------------------------------------------------------------ the goals of the scenarios


def moves(f: Field, seat: int = US, phase: Phase = "movement") -> Option:
    return advice(f.phase(phase, seat), seat)


def test_landing_troops_leave_the_craft_for_the_shore() -> None:
    f = scenario(field("us_lcvp@D2", "us_light@A6").ground(D1="sea", D2="sea"), "landing")
    f.unit(2).at, f.unit(2).aboard = None, 1

    assert moves(f) in {("disembark", 2, at) for at in ("C3", "D3", "E3", "C2", "E2", "C1", "E1")}


def test_landing_a_laden_craft_makes_for_the_shore_and_an_empty_one_comes_back() -> None:
    sea = {f"{column}{row}": "sea" for column in "ABCDEFGH" for row in (1, 2)}
    laden = scenario(field("us_lcvp@D1", "us_light@A6").ground(**sea), "landing")
    laden.unit(2).at, laden.unit(2).aboard = None, 1
    empty = scenario(field("us_lcvp@D2").ground(**sea), "landing")

    assert str(moves(laden)[2])[1] == "2"
    assert str(moves(empty)[2])[1] == "1"


def test_raid_supplies_are_fetched_and_carried_home() -> None:
    f = supplies(scenario(field("us_light@E4"), "raid"), "E5")
    assert moves(f) == ("move", 1, "E5")

    laden = supplies(scenario(field("us_light@E5"), "raid"), "E5")
    laden.unit(1).load, laden.state.things[0].carried = ["supplies"], 1
    assert str(moves(laden)[2])[1] == "4"


def test_farm_the_attacker_goes_in_and_the_defender_stays_in() -> None:
    f = scenario(field("us_light@D4").ground(D5="farm"), "farm")
    assert moves(f) == ("move", 1, "D5")

    held = scenario(field("ge_light@D5", "us_light@D2").ground(D5="farm"), "farm")
    assert moves(held, DE) == ("pass",)


def test_bridges_units_stay_beside_them() -> None:
    f = scenario(field("us_light@C1"), "bridge")
    f.state.things.append(Thing(kind="bridge", at=SQUARES["C3"]))
    assert moves(f) == ("move", 1, "C2")

    beside = scenario(field("us_light@C2"), "bridge")
    beside.state.things.append(Thing(kind="bridge", at=SQUARES["C3"]))
    assert moves(beside) == ("pass",)


def test_infantry_rides_while_the_enemy_is_far_and_gets_off_when_he_is_near() -> None:
    far = field("us_m3@D1", "us_light@D2").phase("movement")
    assert ("embark", 2, 1) in far.options("embark")
    assert GAME.view(far.state, US)
    near = field("us_m3@D3", "us_light@A6", "ge_light@D5")
    near.unit(2).at, near.unit(2).aboard = None, 1

    assert moves(near)[0] == "disembark"


@pytest.mark.parametrize("hidden", ["us_sherman", "ge_pz4"])
def test_nothing_is_judged_that_cannot_be_seen(hidden: str) -> None:
    f = field("us_sherman@D2", "ge_pz4@D5").hold(DE, hidden).phase("movement")

    assert advice(f) == advice(field("us_sherman@D2", "ge_pz4@D5").phase("movement"))


# ------------------------------------------------------------------ cautions


def test_who_ends_his_turn_with_shots_left_is_asked_once_more() -> None:
    f = field("us_sherman@D2", "ge_light@D4").phase("shooting")
    view = GAME.view(f.state, US)

    assert GAME.caution(view, f.decision(US, "shooting"), [("pass",)]) == msg("tactics2gm-caution-shots", number=1)


def test_who_ends_a_phase_with_points_that_would_buy_something_is_asked_once_more() -> None:
    f = field("us_sherman@D2", "ge_light@D4").hold(US, "us_light").ap(US, 9).phase("deployment")

    assert GAME.caution(GAME.view(f.state, US), f.decision(US, "deployment"), [("pass",)]) == msg(
        "tactics2gm-caution-points", ap=9, number=1
    )


def test_the_end_of_a_phase_in_which_no_points_can_be_spent_needs_no_question() -> None:
    f = field("us_sherman@D2", "ge_light@D4").hold(US, "us_light").ap(US, 9).phase("movement")

    assert GAME.caution(GAME.view(f.state, US), f.decision(US, "movement"), [("pass",)]) is None


def test_shots_that_nobody_would_fire_need_no_question() -> None:
    f = field("us_sherman@D2", "ge_light@H6").ground(D4="barrier").phase("shooting")

    assert GAME.caution(GAME.view(f.state, US), f.decision(US, "shooting"), [("pass",)]) is None


# ------------------------------------------------------------------ nothing left to play


def test_without_action_points_the_next_is_the_shooting() -> None:
    f = field("us_sherman@D2", "ge_light@D4").hold(US, "us_light").ap(US, 0)
    f.state.agenda = [["end"], ["acts", "shooting", US], ["acts", "deployment", US]]

    assert [decision.kind for decision in f.run().state.open] == ["shooting"]


def test_who_has_no_shots_either_ends_his_turn_himself() -> None:
    f = field("us_sherman@A1").hold(US, "us_light").ap(US, 0).phase("deployment")

    assert f.options() == [("pass",)]
