"""Close Assault."""

import pytest

from engine.core.errors import Illegal
from engine.spearpoint.state import Attached
from tests.spearpoint.field import DE, US, Field, field

TIGER = ("assault", 5)


def squads(*orders: str) -> Field:
    """Four rifle squads before a Tiger."""
    return field(us=["us_rifle"] * 4, de=["ge_tiger", *orders]).start("combat")


def test_sp_052_to_055_and_r16_and_vector_8_four_squads_roll_once_and_add_a_die_each() -> None:
    """Best value 14; dice 3, 9, 5, 8 make 25 against a Defense of 6: destroyed, and by a 9 its crew too."""
    f = squads().dice(attack=[7, 7], intensity=[3, 9, 5, 8])
    f.declare(dict.fromkeys((1, 2, 3, 4), TIGER))

    assert f.one("rolled")["needs"] == 14
    assert (f.one("hit")["intensity"], f.one("hit")["index"], f.one("hit")["net"]) == (25, 0, 19)
    assert f.gone(5)
    assert f.points == [21 + 2, 0]


def test_sp_052_two_squads_are_too_few() -> None:
    f = field(us=["us_rifle", "us_rifle", "us_sherman"], de=["ge_tiger"]).start("combat")

    assert all(option[0] != "assault" for decision in f.state.open for option in decision.options)


def test_sp_052_the_answer_that_leaves_too_few_is_refused() -> None:
    f = squads()
    f.answer(US, "attack", ("hold",), number=1).answer(US, "attack", ("hold",), number=2)

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "attack", TIGER, number=3)
    assert refusal.value.rule == "SP-052"


def test_sp_r16_a_group_that_turns_out_too_small_is_called_off() -> None:
    f = squads().answer(US, "orders")
    for number, pick in ((1, TIGER), (2, TIGER), (3, ("hold",)), (4, ("hold",)), (5, ("hold",))):
        f.answer(f.unit(number).seat, "attack", pick, number=number)

    assert f.one("assault_cancelled")["target"] == 5
    assert f.said("rolled") == []


def test_sp_r16_members_lost_before_their_turn_may_cancel_it() -> None:
    f = field(us=["us_rifle"] * 3, de=["ge_tiger", "ge_gren"]).start("combat")
    f.dice(initiative=[1, 10], attack=[10, 10]).declare(
        {1: ("assault", 4), 2: ("assault", 4), 3: ("assault", 4), 5: 1}
    )

    assert f.gone(1)
    assert [lost["reason"] for lost in f.said("attack_lost")] == ["assault"]


def test_sp_053_and_r16_the_target_is_armored_and_within_the_lines() -> None:
    enemies = ["ge_222", "ge_251", "ge_pak40", "ge_gren", "ge_wespe@front", "ge_tiger@rear", "ge_tiger"]
    f = field(us=["us_rifle"] * 3, de=enemies)
    f.unit(10).attached = [Attached(card="smoke", seat=DE, lasts="turn")]
    f.start("combat")

    assert [o for o in f.options(US, "attack", 1) if o[0] == "assault"] == [("assault", 4)]


def test_sp_054_the_best_value_of_any_member_counts() -> None:
    f = field(us=["us_rifle", "us_rifle", "us_bazooka"], de=["ge_tiger"]).start("combat")
    f.dice(attack=[3, 3]).declare(dict.fromkeys((1, 2, 3), ("assault", 4)))

    assert f.one("rolled")["needs"] == 13


def test_sp_r16_a_natural_18_doubles_the_sum_and_20_destroys() -> None:
    f = squads().dice(attack=[9, 9], intensity=[2, 2, 2, 2])
    f.declare(dict.fromkeys((1, 2, 3, 4), TIGER))
    assert f.one("hit")["intensity"] == 16

    f = squads().dice(attack=[10, 10])
    f.declare(dict.fromkeys((1, 2, 3, 4), TIGER))
    assert f.gone(5)


def test_sp_r16_friendly_fire_of_a_group_is_one_die_on_another_of_its_side() -> None:
    f = field(us=["us_rifle"] * 4, de=["ge_tiger"]).start("combat")
    f.dice(attack=[1, 1], intensity=[4]).declare(dict.fromkeys((1, 2, 3), ("assault", 5)))

    hit = f.one("hit")
    assert (hit["target"], hit["intensity"], hit["index"]) == (4, 4, 0)


@pytest.mark.parametrize("order", [["us_rifle", "us_ranger"], ["us_ranger", "us_rifle"]])
def test_sp_054_and_r43_of_equal_values_the_one_counts_that_hits_best(order: list[str]) -> None:
    """Grenades of a Ranger Squad need 13, so does a bazooka: whoever of them is shaken leads nobody."""
    names = [*order, "us_bazooka"]
    f = field(us=names, de=["ge_tiger"]).effect(names.index("us_ranger") + 1, "I02")
    f.start("combat").dice(attack=[3, 3]).declare(dict.fromkeys((1, 2, 3), ("assault", 4)))

    assert (f.one("rolled")["unit_card"], f.one("rolled")["needs"], f.one("rolled")["bonus"]) == (
        "us_bazooka",
        13,
        0,
    )


def test_sp_054_and_r43_a_better_value_that_hits_less_often_is_not_the_best() -> None:
    f = field(us=["us_bazooka", "us_rifle", "us_rifle"], de=["ge_tiger"]).effect(1, "I02")
    f.start("combat").dice(attack=[3, 3]).declare(dict.fromkeys((1, 2, 3), ("assault", 4)))

    assert (f.one("rolled")["needs"], f.one("rolled")["bonus"]) == (14, 0)


def test_sp_054_a_weapon_that_is_lost_lends_no_value() -> None:
    f = field(us=["us_bazooka", "us_rifle", "us_rifle"], de=["ge_tiger"]).effect(1, "I06")
    f.start("combat").dice(attack=[3, 3]).declare(dict.fromkeys((1, 2, 3), ("assault", 4)))

    assert f.one("rolled")["needs"] == 14
