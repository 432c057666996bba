"""Transports: who gets on, who gets off, what happens to passengers (TG-013, TG-R28)."""

import pytest

from engine.tactics2gm.harm import destroy
from engine.tactics2gm.ops import Tow
from engine.tactics2gm.squares import SQUARES
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import act, lay, offered, where


def aboard(*units: str, carrier: str = "us_m3@D3") -> Field:
    """Put units on a vehicle; it is number 1."""
    f = field(carrier, *units)
    for unit in f.state.units[1:]:
        if unit.at is None:
            unit.aboard = 1
    return f


@pytest.mark.parametrize("at", ["D4", "D2", "C3", "E3"])
def test_tg_r28_infantry_gets_on_beside_the_vehicle(at: str) -> None:
    f = field("us_truck@D3", f"us_light@{at}")

    act(f, "embark", 2, 1)

    unit = f.unit(2)
    assert (unit.at, unit.aboard, unit.moved) == (None, 1, f.state.turn)
    assert f.one("embarked")["target_card"] == "us_truck"


def test_tg_r28_nobody_gets_on_from_afar() -> None:
    assert offered(field("us_truck@D3", "us_light@D5", "us_light@E4"), "embark") == set()


@pytest.mark.parametrize("card", ["us_jeep", "us_sherman", "us_m8"])
def test_tg_r28_only_carriers_carry(card: str) -> None:
    assert offered(field(f"{card}@D3", "us_light@D2"), "embark") == set()


def test_tg_r28_nobody_gets_on_an_enemys_vehicle() -> None:
    assert offered(field("ge_251@D3", "us_light@D2"), "embark") == set()


def test_tg_r28_getting_on_costs_all_ones_movement() -> None:
    f = field("us_truck@D3", "us_ranger@D1")
    f.unit(2).extra = 1
    act(f, "move", 2, "D2")

    assert offered(f, "embark") == set()
    f.unit(2).spent = 0
    act(f, "embark", 2, 1)
    assert offered(f, "disembark") == set()


def test_tg_r13_one_just_deployed_does_not_get_on() -> None:
    f = field("us_truck@D3", "us_light@D2")
    f.unit(2).deployed = f.state.turn

    assert offered(f, "embark") == set()


def test_tg_r22_what_is_set_up_does_not_get_on() -> None:
    assert offered(field("us_truck@D3", "us_heavy+mortar@D2"), "embark") == set()


def test_tg_r28_a_transport_carries_one_infantry_and_one_gun() -> None:
    f = aboard("us_light", "us_light@D2", "us_57@D4", "us_105@C3")

    assert offered(f, "embark", 3) == set()
    act(f, "embark", 4, 1)
    assert offered(f, "embark") == set()


def test_tg_r22_a_passenger_packs_before_it_gets_off() -> None:
    f = aboard("us_heavy+hmg+prone").phase("movement")

    assert f.options("disembark") == f.options("prone") == []
    f.do("pack", 2, "hmg")
    f.do("disembark", 2, "D4")

    assert where(f, 2) == "D4"


def test_tg_r28_vehicles_are_not_carried() -> None:
    assert offered(field("us_truck@D3", "us_jeep@D2"), "embark") == set()


def test_tg_r39_a_landing_craft_carries_two_units_of_any_kind() -> None:
    f = aboard("us_light", "us_light@D2", "us_57@D4", "us_sherman@E3", carrier="us_lcvp@D3").ground(D3="sea")

    assert offered(f, "embark", 5) == {1}
    act(f, "embark", 4, 1)
    assert offered(f, "embark") == set()


def test_tg_r28_passengers_ride_along() -> None:
    f = aboard("us_light")

    act(f, "move", 1, "D5")
    act(f, "disembark", 2, "D6")

    assert where(f, 2) == "D6"
    assert f.unit(2).aboard is None


def test_tg_r28_who_gets_off_moves_no_farther_that_turn() -> None:
    f = aboard("us_ranger")
    f.unit(2).extra = 2

    act(f, "disembark", 2, "D2")

    assert offered(f, "move", 2) == set()


def test_tg_r28_whoever_gets_off_does_not_march_on() -> None:
    f = aboard("us_ranger").hold(US, "march").phase("movement")
    f.do("disembark", 2, "D2")

    assert f.options("ability") == []
    f.unit(2).extra = 1
    assert offered(f, "move", 2) == set()
    f.do("pass")
    assert f.options("play") == []


def test_tg_r28_nor_does_a_tank_off_a_landing_craft_whatever_its_general_says() -> None:
    f = field("ge_landing@D5", "ge_pz4").ground(D5="sea")
    f.unit(2).aboard = 1
    f.state.forces[DE].hqs[0].general = "ge_rommel"
    f.state.turn = 4
    f.phase("movement", DE)
    assert ("disembark", 2, "D4") in f.options("disembark")
    f.do("disembark", 2, "D4")

    assert ("general", "ge_rommel", 2) not in f.options("general")


def test_tg_r28_getting_off_costs_one_whatever_the_ground() -> None:
    f = aboard("us_light").ground(D4="woods", C3="house")

    assert offered(f, "disembark") == {"D4", "D2", "C3", "E3"}


def test_tg_r28_one_gets_off_onto_free_ground_it_may_enter() -> None:
    f = aboard("us_light", "us_light@D4", "ge_light@D2").ground(C3="river")

    assert offered(f, "disembark", 2) == {"E3"}


def test_tg_r13_one_deployed_aboard_this_turn_stays_there() -> None:
    f = aboard("us_light")
    f.unit(2).deployed = f.state.turn

    assert offered(f, "disembark") == set()


def test_getting_off_sets_off_mines() -> None:
    f = aboard("us_light").dice(mine=[4])
    lay(f, "apmine", "D4", DE)

    flow = act(f, "disembark", 2, "D4")

    assert f.unit(2).wounds == 2
    assert flow.barrier


def test_that_no_mine_went_off_on_getting_off_cannot_be_taken_back() -> None:
    f = aboard("us_light")
    lay(f, "apmine", "H4", DE)

    assert act(f, "disembark", 2, "D4").barrier


def test_tg_r28_guns_too_heavy_are_not_towed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.tactics2gm.transports.TOWS", lambda catalog: {"us_truck": Tow(move=0)})

    assert offered(field("us_truck@D3", "us_57@D2"), "embark") == set()


def test_getting_on_enters_no_square() -> None:
    f = field("us_truck@D3", "us_light@D2")
    lay(f, "apmine", "D3", DE)

    assert not act(f, "embark", 2, 1).barrier


@pytest.mark.parametrize(("die", "wounds"), [(5, 1), (6, 0)])
def test_tg_r28_a_passenger_climbs_out_of_the_wreck(die: int, wounds: int) -> None:
    f = aboard("us_light").dice(passengers=[die])

    destroy(f.flow(), f.unit(1), DE)

    assert (where(f, 2), f.unit(2).wounds) == ("D3", wounds)


def test_tg_r28_a_second_passenger_has_no_room() -> None:
    f = aboard("us_light", "us_57").dice(passengers=[10])

    destroy(f.flow(), f.unit(1), DE)

    assert where(f, 2) == "D3"
    assert f.gone(3)


def test_nobody_swims() -> None:
    f = aboard("us_light", carrier="us_lcvp@D2").ground(D2="sea")

    destroy(f.flow(), f.unit(1), DE)

    assert f.gone(2)


def test_a_vehicle_lost_in_passing_leaves_its_passengers_no_room() -> None:
    f = aboard("us_light", "us_light@D4").dice(mine=[10])
    lay(f, "atmine", "D4", DE)

    act(f, "move", 1, "D5")

    assert f.gone(1)
    assert f.gone(2)
    assert f.state.standing(SQUARES["D4"]) is f.unit(3)


def test_only_ones_own_units_get_on_and_off() -> None:
    f = aboard("us_light", "us_light@D2")
    f.state.players[DE].side = US

    assert offered(f, "embark", seat=DE) == offered(f, "disembark", seat=DE) == set()
