"""Fighters, bombers, anti-aircraft fire, interception and escort, and the standing orders for them."""

import pytest

from engine.tactics2gm import aircraft, phases, standing
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Cloud
from tests.tactics2gm.field import DE, US, Field
from tests.tactics2gm.gunnery import bear, bombing, bombs, field, offered, sortie, turn


def order(f: Field, seat: int, *orders: tuple[str, str]) -> Field:
    """Give standing orders."""
    if not f.asked(seat, "standing"):
        standing.ask(f.flow())
    f.state.answers[f.decision(seat, "standing").id] = list(orders)
    return f


def shooters(f: Field) -> list[int]:
    """List who fired, in order."""
    return [told["unit"] for told in f.said("fired")]


# ------------------------------------------------------------------ fighters


def test_tg_120_and_r24_a_fighter_attacks_any_enemy_on_the_ground() -> None:
    f = field("us_p51", "ge_light@A6", "ge_pz4@H2", "ge_bf109").dice(fire=[4])
    assert offered(f) == [("sortie", 1, "unit", 2), ("sortie", 1, "unit", 3)]

    told = sortie(f, 1, "unit", 2)
    assert (told["hit"], told["crit"], told["result"], f.unit(2).wounds) == (4, 9, "hit", 2)
    assert f.state.shots == [(-1, SQUARES["A6"], "hit")]


def test_tg_r24_it_is_away_until_after_the_next_own_turn() -> None:
    f = field("us_p51", "ge_pz4@H2").dice(fire=[1, 1])
    sortie(f, 1, "unit", 2)

    for number, there in ((3, False), (4, False), (5, False), (6, True), (7, True)):
        turn(f, number)
        assert aircraft.ready(f.state, f.unit(1)) is there
    assert offered(f) == [("sortie", 1, "unit", 2)]


def test_tg_r24_a_fighter_is_usable_from_the_next_own_turn() -> None:
    f = field("us_p51", "ge_pz4@H2")
    f.unit(1).back = 5
    assert offered(f) == []
    assert offered(turn(f, 5)) == [("sortie", 1, "unit", 2)]


def test_tg_119_a_fighter_does_not_see_who_is_hidden() -> None:
    assert offered(field("us_p51", "ge_sniper@A6")) == []


def test_a_fighter_may_attack_the_building_in_which_the_enemy_is() -> None:
    f = field("us_p47", "ge_light@A6").ground(A6="house", B6="farm").dice(fire=[5])
    assert offered(f) == [("sortie", 1, "unit", 2), ("sortie", 1, "building", "A6")]

    sortie(f, 1, "building", "A6")
    assert f.state.terrain[SQUARES["A6"]].damage == 3


def test_tg_119_from_the_air_cover_smoke_and_lying_prone_count() -> None:
    f = field("us_p51", "ge_light+prone@A6").ground(A6="woods").dice(fire=[1])
    f.unit(2).prone = True
    f.state.clouds = [Cloud(seat=DE, squares=[SQUARES["A6"]])]

    assert sortie(f, 1, "unit", 2)["changes"] == ["woods:1:1", "prone:1:0", "smokebar:2:2"]


def test_tg_r19_a_fighter_and_a_unit_suppress_together() -> None:
    f = field("us_p51", "ge_light@A6").dice(fire=[1])
    f.unit(2).shot_by = [9]
    sortie(f, 1, "unit", 2)

    assert f.unit(2).suppressed


# ------------------------------------------------------------------ anti-aircraft fire


def test_tg_122_anti_aircraft_in_range_fires_before_the_attack_in_the_order_of_numbers() -> None:
    f = field("us_p51", "ge_light@D4", "ge_flak38@D5", "ge_flak88@D6", "ge_flak38@H6", "ge_pz4@D3")
    f.dice(antiair=[1, 1], fire=[1])
    sortie(f, 1, "unit", 2)

    assert shooters(f) == [3, 4, 1]
    assert f.said("fired")[0]["hit"] == 4


def test_tg_122_anti_aircraft_fires_at_what_attacks_its_own_square() -> None:
    f = field("us_p51", "ge_flak38@D5").dice(antiair=[1], fire=[1])
    sortie(f, 1, "unit", 2)
    assert shooters(f) == [2, 1]

    f = field("ge_flak88@D4").hold(US, "us_b26").ap(US, 6).dice(antiair=[1], fire=[1])
    bombs(f, US, "us_b26", "D4", "D5", "D6")
    assert shooters(f)[0] == 1


def test_tg_122_and_r25_each_fires_once_per_turn() -> None:
    f = field("us_p51", "us_p47", "ge_light@D4", "ge_flak38@D5").dice(antiair=[1], fire=[1, 1])
    sortie(f, 1, "unit", 3)
    sortie(f, 2, "unit", 3)
    assert shooters(f) == [4, 1, 2]

    f.dice(antiair=[1], fire=[1])
    sortie(turn(f, 7), 1, "unit", 3)
    assert shooters(f)[3:] == [4, 1]


@pytest.mark.parametrize(("dice", "alive"), [([4], True), ([10], False), ([4, 4, 4], False), ([4, 4, 3], True)])
def test_tg_r25_an_aircraft_falls_to_wounds_or_to_a_critical(dice: list[int], alive: bool) -> None:
    flak = ["ge_flak38@D5", "ge_flak38@C5", "ge_flak38@E5"][: len(dice)]
    f = field("us_p51", "ge_light@D4", *flak).dice(antiair=dice, fire=[1] * alive)
    sortie(f, 1, "unit", 2)

    assert f.gone(1) is not alive
    assert (1 in shooters(f)) is alive


def test_those_left_do_not_fire_once_the_aircraft_is_down() -> None:
    f = field("us_p51", "ge_light@D4", "ge_flak38@D5", "ge_flak38@E4").dice(antiair=[10])
    sortie(f, 1, "unit", 2)

    assert shooters(f) == [3]
    assert f.unit(4).antiair == 0


def test_tg_103_wounds_by_anti_aircraft_fire_worsen_the_attack() -> None:
    f = field("us_p51", "ge_light@D4", "ge_flak38@D5").dice(antiair=[4], fire=[4])
    told = sortie(f, 1, "unit", 2)

    assert (told["hit"], told["crit"], told["changes"]) == (5, 10, ["wounds:1:1"])


def test_an_extra_machine_gun_fires_at_aircraft_on_its_own_numbers_and_flips() -> None:
    f = field("us_p51", "ge_light@D4", "ge_pz3+mg_paid+mg_free@D5").dice(antiair=[6], fire=[1])
    sortie(f, 1, "unit", 2)

    told = f.said("fired")[0]
    assert (told["weapon"], told["hit"], told["crit"], told["result"]) == ("token/mg_paid", 7, 10, "miss")
    assert [token.up for token in f.unit(3).tokens] == [False, True]
    phases.flip(turn(f, 4).flow())
    assert f.unit(3).tokens[0].up


def test_a_flak_barrage_helps_only_the_anti_aircraft_fire() -> None:
    f = field("us_p51", "ge_light@D4", "ge_flak38@D5", "ge_bf109").dice(antiair=[1], intercept=[1], fire=[1])
    f.state.forces[DE].flak = True
    order(f, DE, ("intercept", "fighters"))
    sortie(f, 1, "unit", 2)

    assert [(told["hit"], told["changes"]) for told in f.said("fired")[:2]] == [(2, ["flakbar:-2:0"]), (4, [])]


def test_tg_r25_passengers_and_aircraft_are_no_anti_aircraft() -> None:
    f = field("us_p51", "ge_light@D4", "ge_222@D5", "ge_bf109").dice(fire=[1])
    f.unit(3).at, f.unit(3).aboard = None, 9
    sortie(f, 1, "unit", 2)

    assert shooters(f) == [1]


# ------------------------------------------------------------------ interception and escort


def test_tg_r24_an_interceptor_fires_once_and_the_attack_goes_on_worse() -> None:
    f = field("us_p51", "ge_light@D4", "ge_bf109").dice(intercept=[1], fire=[4])
    order(f, DE, ("intercept", "fighters"))
    told = sortie(f, 1, "unit", 2)

    assert shooters(f) == [3, 1]
    assert (told["hit"], told["crit"], told["changes"]) == (5, 10, ["interception:1:1"])
    assert f.unit(3).back == 5


def test_tg_r24_an_intercepted_aircraft_may_be_destroyed() -> None:
    f = field("us_p51", "ge_light@D4", "ge_bf109").dice(intercept=[9])
    order(f, DE, ("intercept", "fighters"))
    sortie(f, 1, "unit", 2)

    assert f.gone(1)
    assert shooters(f) == [3]


def test_tg_r24_one_interception_only() -> None:
    f = field("us_p51", "ge_light@D4", "ge_bf109", "ge_bf109").dice(intercept=[1], fire=[1])
    order(f, DE, ("intercept", "fighters"))
    sortie(f, 1, "unit", 2)

    assert shooters(f) == [3, 1]


def test_tg_r24_bomb_armed_fighters_and_those_away_do_not_intercept() -> None:
    f = field("us_p51", "ge_light@D4", "ge_fw190", "ge_bf109").dice(fire=[1])
    f.unit(4).back = 4
    order(f, DE, ("intercept", "fighters"))
    sortie(f, 1, "unit", 2)

    assert shooters(f) == [1]


def test_tg_r24_an_escort_takes_the_interception_upon_itself() -> None:
    f = field("us_p47", "us_p51", "ge_light@D4", "ge_bf109").dice(intercept=[4, 4], fire=[5])
    order(f, DE, ("intercept", "fighters"))
    order(f, US, ("escort", "fighters"))
    told = sortie(f, 1, "unit", 3)

    assert shooters(f) == [4, 2, 1]
    assert told["changes"] == []
    assert (f.unit(2).wounds, f.unit(4).wounds) == (2, 2)
    assert (f.unit(2).back, f.unit(4).back) == (6, 5)


def test_tg_r24_both_fighters_of_a_fight_may_fall() -> None:
    f = field("us_p47", "us_p51", "ge_light@D4", "ge_bf109").dice(intercept=[9, 9], fire=[1])
    order(f, DE, ("intercept", "fighters"))
    order(f, US, ("escort", "fighters"))
    sortie(f, 1, "unit", 3)

    assert f.gone(2)
    assert f.gone(4)


def test_an_escort_that_nobody_meets_stays_ready() -> None:
    f = field("us_p47", "us_p51", "ge_light@D4").dice(fire=[1])
    order(f, US, ("escort", "fighters"))
    sortie(f, 1, "unit", 3)

    assert aircraft.ready(f.state, f.unit(2))


# ------------------------------------------------------------------ bombers


def test_tg_121_a_bomber_is_played_and_discarded() -> None:
    f = turn(field("us_sherman@D3", "us_sherman@D4"), 4).hold(DE, "ge_ju87").ap(DE, 5).dice(fire=[4])
    told = bombs(f, DE, "ge_ju87", "D3")

    assert (told["hit"], told["crit"], told["result"], f.unit(1).wounds) == (4, 8, "hit", 4)
    player = f.state.players[DE]
    assert (player.hand, player.discard, player.ap) == ([], ["ge_ju87"], 0)
    assert [unit.card for unit in f.state.units] == ["us_sherman", "us_sherman"]


def test_tg_121_a_bomber_costs_its_action_points() -> None:
    f = turn(field("us_sherman@D3"), 4).hold(DE, "ge_ju87").ap(DE, 4)

    assert bombing(f, DE) == []
    assert bombing(f.ap(DE, 5), DE) == [("bomb", "ge_ju87", "D3")]


def test_tg_r26_three_squares_in_a_straight_line_one_roll_each_and_friends_are_spared() -> None:
    f = field("ge_light@D4", "us_light@D5", "ge_light@D6").hold(US, "us_b26").ap(US, 9).dice(fire=[5, 4])
    bombs(f, US, "us_b26", "D4", "D5", "D6")

    assert f.gone(1)
    assert f.unit(3).wounds == 0
    assert [told["target"] for told in f.said("fired")] == [1, 3]


def test_tg_r26_lines_lie_straight_within_the_field() -> None:
    assert len(aircraft.lines(8, 3)) == 6 * 6 + 4 * 8
    f = field("ge_light@A1").hold(US, "us_b26").ap(US, 9)

    assert bombing(f, US) == [
        ("bomb", "us_b26", "A1", "B1", "C1"),
        ("bomb", "us_b26", "A1", "A2", "A3"),
    ]


def test_tg_r26_a_dive_bomber_may_choose_the_building() -> None:
    f = turn(field("us_light@D3"), 4).ground(D3="house", E3="farm").hold(DE, "ge_ju87").ap(DE, 5).dice(fire=[4])
    assert bombing(f, DE) == [
        ("bomb", "ge_ju87", "D3"),
        ("bomb", "ge_ju87", "D3", "building"),
        ("bomb", "ge_ju87", "E3", "building"),
    ]

    bombs(f, DE, "ge_ju87", "D3", "building")
    assert f.state.terrain[SQUARES["D3"]].ruin
    assert f.gone(1)


def test_tg_r26_anti_aircraft_and_an_interception_come_first_and_wounds_count() -> None:
    f = turn(field("us_sherman@D3", "us_bofors@D2", "us_p51"), 4).hold(DE, "ge_ju87").ap(DE, 5)
    f.dice(antiair=[5], intercept=[1], fire=[6])
    told = bombs(f, DE, "ge_ju87", "D3")

    assert shooters(f) == [2, 3, 4]
    assert (told["hit"], told["crit"]) == (7, 10)
    assert told["changes"] == ["wounds:2:2", "interception:1:1"]


def test_a_bomber_shot_down_drops_nothing_and_leaves_the_game() -> None:
    f = turn(field("us_sherman@D3", "us_bofors@D2"), 4).hold(DE, "ge_ju87").ap(DE, 5).dice(antiair=[9])
    bombs(f, DE, "ge_ju87", "D3")

    assert f.unit(1).wounds == 0
    assert f.state.players[DE].discard == []
    assert f.state.removed == ["ge_ju87"]
    assert f.state.forces[US].destroyed == 1


def test_an_anti_aircraft_unit_in_range_of_any_of_the_squares_fires_at_the_bomber() -> None:
    f = field("ge_light@D6", "ge_flak38@H5", "ge_light@F6").hold(US, "us_b26").ap(US, 9)
    f.dice(antiair=[1], fire=[1, 1])
    bombs(f, US, "us_b26", "D6", "E6", "F6")

    assert shooters(f)[0] == 2


# ------------------------------------------------------------------ drops


@pytest.mark.parametrize(("at", "fires"), [("D3", True), ("D2", False)])
def test_tg_r52_anti_aircraft_counts_its_range_to_the_square_of_the_drop(at: str, fires: bool) -> None:
    f = field("us_para", "ge_flak38@D6").dice(antiair=[1] if fires else [])

    assert aircraft.drop(f.flow(), f.unit(1), SQUARES[at])
    assert bool(f.said("fired")) == fires


def test_tg_123_paratroopers_are_fired_at_from_where_they_come_down() -> None:
    f = field("us_para", "ge_flak38@D5", "ge_bf109").dice(antiair=[4], intercept=[3])
    order(f, DE, ("intercept", "drops"))

    assert aircraft.drop(f.flow(), f.unit(1), SQUARES["D2"])
    assert f.unit(1).wounds == 1
    assert shooters(f) == [2, 3]


def test_tg_123_paratroopers_may_die_in_the_air() -> None:
    f = field("us_para", "ge_flak38@D5").dice(antiair=[10])

    assert not aircraft.drop(f.flow(), f.unit(1), SQUARES["D2"])
    assert f.gone(1)


@pytest.mark.parametrize(("fighter", "known"), [("ge_bf109", True), ("ge_fw190", False)])
def test_what_interceptors_did_not_do_cannot_be_asked_and_taken_back(fighter: str, known: bool) -> None:
    f = field("us_para", fighter)
    flow = f.flow()
    aircraft.drop(flow, f.unit(1), SQUARES["D2"])

    assert flow.barrier is known


def test_nobody_in_range_no_harm() -> None:
    f = field("us_para", "ge_flak38@D5", "ge_bf109")

    assert aircraft.drop(f.flow(), f.unit(1), SQUARES["D1"])
    assert f.said("fired") == []


# ------------------------------------------------------------------ standing orders


def test_tg_r41_without_orders_fighters_intercept_bombers_and_escort_their_own() -> None:
    for asked in (False, True):
        f = field()
        if asked:
            standing.ask(f.flow())
        given = {(o, w) for o, w in standing.OPTIONS if standing.ordered(f.flow(), US, o, w)}  # type: ignore[arg-type]
        assert given == {("intercept", "bombers"), ("escort", "bombers")}


def test_orders_replace_the_default_and_may_be_none() -> None:
    f = order(order(field(), US), DE, ("escort", "drops"))

    assert not standing.ordered(f.flow(), US, "intercept", "bombers")
    assert not standing.ordered(f.flow(), DE, "intercept", "bombers")
    assert standing.ordered(f.flow(), DE, "escort", "drops")


def test_tg_r41_nobody_waits_for_standing_orders() -> None:
    f = field()
    standing.ask(f.flow())
    decision = f.decision(US, "standing")

    assert decision.optional
    assert decision.sealed
    assert (decision.min, decision.max) == (0, 6)


def test_a_veteran_pilot_flies_better() -> None:
    f = bear(field("us_p51", "ge_light@D4"), 1, "veteran").dice(fire=[3])

    assert sortie(f, 1, "unit", 2)["result"] == "hit"
