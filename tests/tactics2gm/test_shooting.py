"""Shooting: targets, the roll, buildings, the Headquarters, several weapons, Suppressive Fire."""

import pytest

from engine.core.dice import Dice
from engine.tactics2gm import odds, phases
from engine.tactics2gm.squares import SQUARES, to_headquarters
from engine.tactics2gm.state import Force, Thing
from engine.tactics2gm.weapons import arm
from tests.tactics2gm.field import DE, SEED, US, Field
from tests.tactics2gm.gunnery import aims, field, fire, offered, put, turn


def targets(f: Field, unit: int, weapon: str = "0") -> set[int | str]:
    return {aim[1] for aim in aims(f, unit, weapon) if aim[0] == "unit"}


# ------------------------------------------------------------------ who may fire at what


def test_tg_088_to_091_in_all_directions_as_far_as_the_weapon_reaches() -> None:
    near = ["ge_light@D4", "ge_light@D2", "ge_light@C3", "ge_light@E3"]
    f = field("us_light+grenades@D3", *near, "ge_light@D5", "ge_light@E4", "ge_light@D6", "ge_light@F4")

    assert targets(f, 1) == {2, 3, 4, 5, 6, 7}
    assert targets(f, 1, "grenades") == {2, 3, 4, 5}


def test_tg_r02_a_diagonal_neighbour_is_two_squares_away() -> None:
    f = field("us_light+grenades@D3", "ge_light@E4")

    assert targets(f, 1) == {2}
    assert targets(f, 1, "grenades") == set()


def test_tg_090_and_r02_the_strict_reading_wants_one_row_or_column() -> None:
    f = field("us_sherman@D3", "ge_light@E4", "ge_light@D5", "ge_light@B3", straight_only=True)

    assert targets(f, 1) == {3, 4}


def test_tg_r02_terrain_and_units_block_nothing() -> None:
    f = field("us_sherman@D2", "ge_light@D3", "us_light@D4", "ge_light@D5").ground(D3="bunker", D4="woods")

    assert targets(f, 1) == {2, 4}


def test_indirect_weapons_have_a_shortest_distance() -> None:
    f = field("us_105@D1", "ge_light@D2", "ge_light@D3", "ge_light@E6", "ge_light@F6", "ge_light@G6")

    assert targets(f, 1) == {3, 4}
    assert targets(put(f, 1, "D2"), 1) == {4, 5}


def test_tg_085_the_enemys_turn_and_the_own_side_are_out_of_it() -> None:
    f = field("us_light@D3", "us_light@D4", "ge_light@D5")

    assert [option[1] for option in offered(f, US)] == [1, 2]
    assert targets(f, 3) == {1, 2}


@pytest.mark.parametrize("beyond", ["ge_sniper@D6", "ge_sniper+camouflage@D6"])
def test_a_hidden_unit_cannot_be_targeted_from_three_squares_or_more(beyond: str) -> None:
    f = field("us_sherman@D3", beyond)
    assert targets(f, 1) == set()
    assert targets(put(f, 1, "D4"), 1) == {2}

    put(f, 1, "D3")
    f.unit(2).shot = f.state.turn - 1
    f.unit(2).seen = True
    assert targets(f, 1) == {2}


def test_shooting_gives_a_hidden_unit_away() -> None:
    f = turn(field("us_sniper@D2", "ge_pz3@D5"), 3)
    assert targets(f, 2) == set()

    fire(f, 1, "0", "unit", 2, die=1)
    assert targets(f, 2) == {1}


def test_tg_r13_a_unit_just_deployed_may_shoot() -> None:
    f = field("us_light@D3", "ge_light@D5")
    f.unit(1).deployed = f.state.turn

    assert targets(f, 1) == {2}


def test_tg_r17_who_assaulted_or_used_an_ability_instead_does_not_shoot() -> None:
    f = field("us_light@D3", "us_mechanic@C4", "ge_light@D5")
    f.unit(1).assaulted = f.unit(2).acted = f.state.turn
    assert offered(f) == []

    turn(f, 5)
    assert {option[1] for option in offered(f)} == {1, 2}


def test_tg_r28_passengers_neither_shoot_nor_are_shot_at() -> None:
    f = field("us_m3@D3", "us_light@D3", "ge_251@D5", "ge_light@D5")
    for passenger, vehicle in ((2, 1), (4, 3)):
        f.unit(passenger).at, f.unit(passenger).aboard = None, vehicle

    assert offered(f) == [("fire", 1, "0", "unit", 3)]


def test_a_satchel_charge_is_only_for_vehicles_and_guns() -> None:
    f = field("us_engineer+satchel@D3", "ge_light@D4", "ge_pz4@C3", "ge_pak40@E3", "ge_pz4@D5")

    assert targets(f, 1, "satchel") == {3, 4}


# ------------------------------------------------------------------ the shot


def test_tg_003_a_die_shows_1_to_10() -> None:
    assert set(Dice(seed=SEED).roll("fire", 500)) == set(range(1, 11))


@pytest.mark.parametrize(("die", "result"), [(4, "miss"), (5, "hit"), (9, "hit"), (10, "crit")])
def test_tg_049_and_092_and_093_a_rifle_hits_on_5_and_kills_on_10(die: int, result: str) -> None:
    f = field("us_light@D3", "ge_light@D5")
    told = fire(f, 1, "0", "unit", 2, die=die)

    assert (told["die"], told["hit"], told["crit"], told["result"]) == (die, 5, 10, result)
    assert f.gone(2) is (result == "crit")
    if result != "crit":
        assert f.unit(2).wounds == (result == "hit")


def test_tg_050_and_051_and_096_penetration_as_high_as_the_armour_is_enough() -> None:
    f = field("us_sherman@D3", "ge_pz4@D5")
    told = fire(f, 1, "0", "unit", 2, die=5)

    assert (told["result"], told["penetration"], told["armour"]) == ("hit", 4, 4)
    assert f.unit(2).wounds == 2


def test_tg_096_097_and_vector_5_a_rifle_does_nothing_to_a_tiger() -> None:
    f = field("us_light@D3", "ge_tiger@D5")
    told = fire(f, 1, "0", "unit", 2, die=10)

    assert (told["result"], told["penetration"], told["armour"]) == ("nothing", 2, 6)
    assert f.unit(2).wounds == 0


def test_tg_r11_walls_count_against_penetration_even_on_a_10() -> None:
    f = field("us_light@D3", "ge_light@D5").ground(D5="townhall")

    assert fire(f, 1, "0", "unit", 2, die=10)["result"] == "nothing"


def test_tg_094_and_095_what_changed_the_numbers_is_told() -> None:
    f = field("us_light@D3", "ge_light+prone@D5").ground(D5="woods")
    f.unit(2).prone = True
    told = fire(f, 1, "0", "unit", 2, die=6)

    assert (told["hit"], told["crit"], told["result"]) == (7, 10, "miss")
    assert told["changes"] == ["woods:1:1", "prone:1:0"]


def test_tg_053_and_098_and_099_and_vector_6_the_third_wound_destroys() -> None:
    f = field("us_light@D3", "us_light@C4", "us_light@E4", "ge_light@D5")
    for unit in (1, 2):
        fire(f, unit, "0", "unit", 4, die=5)
    assert f.unit(4).wounds == 2

    fire(f, 3, "0", "unit", 4, die=5)
    assert f.gone(4)
    assert f.state.forces[US].destroyed == 1
    assert f.one("destroyed")["unit"] == 4


def test_the_arrows_of_shots_are_kept() -> None:
    f = field("us_sherman@D3", "us_light@D5", "ge_light@D4")
    fire(f, 1, "0", "unit", 3, die=1)
    f.unit(3).at = SQUARES["C4"]
    fire(f, 2, "0", "hq", 0, die=10)

    assert f.state.shots == [(SQUARES["D3"], SQUARES["D4"], "miss"), (SQUARES["D5"], -2, "hit")]


# ------------------------------------------------------------------ several weapons


def test_tg_086_087_and_r14_each_weapon_once_at_the_same_or_different_targets() -> None:
    f = field("us_heavy+mortar@D3", "ge_light@D5", "ge_light@C4")
    fire(f, 1, "mortar", "unit", 2, die=1)
    assert targets(f, 1, "mortar") == set()
    assert targets(f, 1) == {2, 3}

    fire(f, 1, "0", "unit", 3, die=1)
    assert offered(f) == []


def test_tg_100_101_and_vector_8_a_machine_gun_flips_and_grenades_do_not() -> None:
    f = field("us_sherman+mg_free@D3", "us_light+grenades@D4", "ge_tiger@D5")
    for number in (3, 5, 7):
        turn(f, number)
        assert (targets(f, 1, "mg_free") == {3}) is (number != 5)
        if number != 5:
            fire(f, 1, "mg_free", "unit", 3, die=1)
        fire(f, 2, "grenades", "unit", 3, die=1)
        phases.flip(f.flow())
        assert f.unit(1).tokens[0].up is (number == 5)


def test_tg_r21_an_own_weapon_that_flips_is_out_of_use_as_long() -> None:
    f = field("us_flame@D4", "ge_tiger@D5")
    for number in (3, 5, 7):
        turn(f, number)
        assert (targets(f, 1) == {2}) is (number != 5)
        if number != 5:
            fire(f, 1, "0", "unit", 2, die=1)
        phases.flip(f.flow())


def test_a_panzerfaust_is_used_up() -> None:
    f = turn(field("ge_fj+panzerfaust@D4", "us_sherman@D3"), 4)
    fire(f, 1, "panzerfaust", "unit", 2, die=3)

    assert f.unit(1).tokens == []


def test_tg_r22_what_is_packed_up_does_not_fire() -> None:
    f = field("us_heavy+hmg@D3", "ge_light@D5")
    assert targets(f, 1, "hmg") == {2}

    f.unit(1).tokens[0].up = False
    assert targets(f, 1, "hmg") == set()


def test_guderian_lets_one_weapon_fire_again() -> None:
    f = turn(field("ge_pz4+mg_paid@D4", "us_sherman@D3"), 4)
    fire(f, 1, "0", "unit", 2, die=1)
    fire(f, 1, "mg_paid", "unit", 2, die=1)
    assert offered(f, DE) == []

    f.unit(1).again = 1
    assert targets(f, 1) == {2}
    assert targets(f, 1, "mg_paid") == set()
    fire(f, 1, "0", "unit", 2, die=1)
    assert offered(f, DE) == []


# ------------------------------------------------------------------ the Headquarters


@pytest.mark.parametrize(
    ("square", "side", "distance"), [("D1", 0, 1), ("C1", 0, 2), ("E6", 1, 1), ("A6", 0, 9), ("A1", 0, 4)]
)
def test_tg_r01_and_vector_9_how_far_a_headquarters_is(square: str, side: int, distance: int) -> None:
    assert to_headquarters(side, 0, SQUARES[square]) == distance


def test_tg_r01_a_headquarters_is_shot_at_by_its_own_distance() -> None:
    f = field("us_light@D5", "us_light@C5", "us_light@E6", "us_105@D1")

    assert [option[1] for option in offered(f) if option[3] == "hq"] == [1, 3, 4]


def test_tg_r02_the_strict_reading_wants_the_headquarters_straight_ahead() -> None:
    f = field("us_light@D5", "us_light@C6", "us_sherman@C5", straight_only=True)

    assert [option[1] for option in offered(f) if option[3] == "hq"] == [1]


def test_tg_027_r04_and_vector_7_a_critical_on_a_headquarters_is_an_ordinary_hit() -> None:
    f = field("us_sherman@D5")
    told = fire(f, 1, "0", "hq", 0, die=10)

    assert told["result"] == "hit"
    assert f.state.forces[DE].hqs[0].pi == 8


def test_tg_026_and_vector_7_at_nothing_the_enemy_wins() -> None:
    f = field("us_sherman@D5")
    f.state.forces[DE].hqs[0].pi = 1
    fire(f, 1, "0", "hq", 0, die=5)

    assert f.state.forces[DE].hqs[0].pi == 0
    assert f.state.outcome is not None
    assert f.state.outcome.winners == [US]


def test_a_scenario_may_have_no_headquarters() -> None:
    f = field("us_sherman@D5")
    f.state.forces[DE] = Force()

    assert offered(f) == []


# ------------------------------------------------------------------ buildings and other terrain


def test_tg_r27_a_shot_at_an_occupied_building_is_at_the_unit_or_the_building() -> None:
    f = field("us_sherman@D3", "ge_light@D5").ground(D5="house")
    assert aims(f, 1) == [("unit", 2), ("building", "D5"), ("hq", 0)]

    told = fire(f, 1, "0", "building", "D5", die=5)
    assert (told["hit"], told["crit"], told["changes"], told["result"]) == (5, 0, [], "hit")
    assert f.state.terrain[SQUARES["D5"]].damage == 2
    assert f.unit(2).wounds == 0


def test_tg_r27_a_building_takes_penetration_3() -> None:
    f = field("us_light+grenades@D4", "ge_light@D5").ground(D5="house")

    assert aims(f, 1) == [("unit", 2)]
    assert aims(f, 1, "grenades") == [("unit", 2), ("building", "D5")]


def test_tg_117_a_critical_does_not_affect_a_building_but_the_unit_inside() -> None:
    f = field("us_m10@D3", "us_m10@D2", "ge_light@D5").ground(D5="bunker")
    assert fire(f, 1, "0", "building", "D5", die=10)["result"] == "hit"
    assert f.state.terrain[SQUARES["D5"]].damage == 3

    assert fire(f, 2, "0", "unit", 3, die=10)["result"] == "crit"
    assert f.gone(3)


def test_tg_118_a_destroyed_building_takes_its_unit_along_and_is_a_ruin() -> None:
    f = field("us_m10@D3", "us_m10@D2", "ge_light@D5").ground(D5="house")
    for unit in (1, 2):
        fire(f, unit, "0", "building", "D5", die=4)

    assert f.state.terrain[SQUARES["D5"]].ruin
    assert f.gone(3)
    assert [option for option in offered(f) if option[3] == "building"] == []


def test_tg_018_and_111_and_113_destroyed_terrain_is_removed() -> None:
    f = field("us_sherman@D3", "us_sherman@D4", "ge_light@D5").ground(D5="wall")
    fire(f, 1, "0", "building", "D5", die=5)
    assert f.state.terrain[SQUARES["D5"]].damage == 2

    fire(f, 2, "0", "building", "D5", die=5)
    assert f.state.terrain == {}
    assert f.state.removed == ["wall"]
    assert not f.gone(3)


def test_the_own_cover_is_not_shot_at() -> None:
    f = field("us_sherman@D3", "us_light@D5").ground(D5="house", C4="wall")

    assert aims(f, 1) == [("building", "C4"), ("hq", 0)]


def test_tg_r46_a_satchel_charge_costs_a_building_four_points_without_a_roll() -> None:
    f = field("us_engineer+satchel@D4", "ge_light@D5").ground(D5="farm")
    assert aims(f, 1, "satchel") == [("building", "D5")]

    fire(f, 1, "satchel", "building", "D5")
    assert f.state.terrain[SQUARES["D5"]].damage == 4
    assert f.unit(1).tokens == []


def test_tg_r46_satchel_charges_destroy_a_bridge_and_who_stands_on_it() -> None:
    f = field("us_engineer+satchel@C3", "us_engineer+satchel@D3", "us_sherman@C2", "ge_light@C4")
    f.state.features[SQUARES["C4"]] = "river"
    f.state.things = [Thing(kind="bridge", at=SQUARES["C4"])]
    put(f, 2, "B4")
    assert [o[1:] for o in offered(f) if o[3] == "bridge"] == [
        (1, "satchel", "bridge", "C4"),
        (2, "satchel", "bridge", "C4"),
    ]

    fire(f, 1, "satchel", "bridge", "C4")
    assert f.one("bridge_damaged")["left"] == 2
    fire(f, 2, "satchel", "bridge", "C4")
    assert f.state.things[0].gone
    assert f.gone(4)


# ------------------------------------------------------------------ Suppressive Fire, Impact


def test_tg_102_and_r19_two_different_enemies_suppress_hit_or_not() -> None:
    f = field("us_light+grenades@D4", "us_light@C5", "ge_light@D5")
    fire(f, 1, "0", "unit", 3, die=1)
    fire(f, 1, "grenades", "unit", 3, die=1)
    assert not f.unit(3).suppressed

    fire(f, 2, "0", "unit", 3, die=1)
    assert f.unit(3).suppressed
    assert f.one("suppressed")["unit"] == 3


@pytest.mark.parametrize(("card", "marked"), [("ge_pz4", False), ("ge_marder", True), ("ge_251", True)])
def test_tg_r19_tanks_with_armour_4_are_immune(card: str, marked: bool) -> None:
    f = field("us_light@D4", "us_light@C5", f"{card}@D5")
    for unit in (1, 2):
        fire(f, unit, "0", "unit", 3, die=1)

    assert f.unit(3).suppressed is marked


def test_a_declared_impact_makes_the_next_hit_a_critical_and_is_used_up() -> None:
    f = field("us_light@D4", "us_light@D3", "ge_light@D5", "ge_light@E4")
    f.state.players[US].impact = True
    assert fire(f, 1, "0", "unit", 3, die=5)["result"] == "crit"
    assert f.gone(3)

    assert fire(f, 2, "0", "unit", 4, die=5)["result"] == "hit"
    assert f.state.players[US].impact is False


@pytest.mark.parametrize(("target", "die", "result"), [("ge_light", 4, "miss"), ("ge_tiger", 10, "nothing")])
def test_an_impact_must_hit_and_penetrate(target: str, die: int, result: str) -> None:
    f = field("us_light@D4", f"{target}@D5")
    f.state.players[US].impact = True

    assert fire(f, 1, "0", "unit", 2, die=die)["result"] == result
    assert f.state.players[US].impact is False


def test_tg_r04_an_impact_is_an_ordinary_hit_on_a_headquarters() -> None:
    f = field("us_sherman@D5")
    f.state.players[US].impact = True

    assert fire(f, 1, "0", "hq", 0, die=9)["result"] == "hit"
    assert f.state.forces[DE].hqs[0].pi == 8


# ------------------------------------------------------------------ what it promises


@pytest.mark.parametrize("units", [("us_light@D3", "ge_light@D5"), ("us_m10@D3", "ge_pz4@D5")])
@pytest.mark.parametrize("wounds", [0, 2])
def test_the_chance_that_is_shown_is_the_true_one(units: tuple[str, ...], wounds: int) -> None:
    harmed = killed = 0
    for die in range(1, 11):
        f = field(*units).ground(D5="wall")
        f.unit(2).wounds = wounds
        fire(f, 1, "0", "unit", 2, die=die)
        harmed += f.gone(2) or f.unit(2).wounds > wounds
        killed += f.gone(2)
    f = field(*units).ground(D5="wall")
    f.unit(2).wounds = wounds
    shown = odds.odds(f.state, f.unit(1), arm(f.state, f.unit(1), "0").weapon, f.unit(2))

    assert (shown.percent, shown.kills) == (harmed * 10, killed * 10)


def test_everything_that_is_offered_promises_something() -> None:
    f = field("us_engineer+satchel@D5", "us_sherman+mg_free@D4", "ge_tiger@C5", "ge_light@E5")
    f.ground(E5="house", E4="wall")
    f.state.things = [Thing(kind="bridge", at=SQUARES["C5"])]
    shown = {option: odds.shown(f.state, option) for option in offered(f)}

    assert {option[3] for option in shown} == {"unit", "building", "hq", "bridge"}
    assert all(shot is not None for shot in shown.values())
    tiger = shown["fire", 2, "mg_free", "unit", 3]
    assert tiger is not None
    assert (tiger.percent, tiger.kills) == (0, 0)
    charge = shown["fire", 1, "satchel", "building", "E5"]
    assert charge is not None
    assert (charge.hit, charge.percent, charge.kills) == (0, 100, 100)
    assert odds.shown(f.state, ("pass",)) is None
