"""Combat Phase: the attack roll, special rolls and Friendly Fire."""

import pytest

from engine.core.flow import Flow
from engine.spearpoint.damage import strike
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.odds import hits, mean_damage, ways
from tests.spearpoint.field import DE, Field, field

CHANCES = [100, 99, 97, 94, 90, 85, 79, 72, 64, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1]


@pytest.mark.parametrize(("needed", "percent"), list(zip(range(2, 21), CHANCES, strict=True)))
def test_sp_061_two_dice_are_added(needed: int, percent: int) -> None:
    assert ways(needed) == percent
    assert sum(a + b >= needed for a in range(1, 11) for b in range(1, 11)) == percent


@pytest.mark.parametrize("bonus", range(-4, 5))
@pytest.mark.parametrize("needed", range(9, 18))
def test_sp_062_and_r07_the_chance_that_is_shown_is_the_true_one(needed: int, bonus: int) -> None:
    sums = [a + b for a in range(1, 11) for b in range(1, 11)]

    assert hits(needed, bonus) == sum(s > 3 and (s + bonus >= needed or s >= 19) for s in sums)


def test_mean_damage_never_counts_less_than_nothing() -> None:
    assert mean_damage(0, 8) == pytest.approx((1 + 2) / 10)


@pytest.mark.parametrize(("dice", "result"), [([5, 6], "hit"), ([5, 5], "miss")])
def test_sp_062_and_063_a_sum_equal_to_the_attack_value_hits(dice: list[int], result: str) -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).dice(attack=dice, intensity=[1]).combat({1: 2})

    assert f.one("rolled")["result"] == result


@pytest.mark.parametrize(("unit", "rolls"), [("us_37at", 1), ("us_mg50", 2), ("us_mg30", 3)])
def test_sp_065_so_many_rolls_as_the_rate_of_fire(unit: str, rolls: int) -> None:
    f = field(us=[unit], de=["ge_gren"]).dice(attack=[2, 2] * rolls).combat({1: 2})

    assert len(f.said("rolled")) == rolls


def test_sp_r12_all_rolls_of_the_first_weapon_then_of_the_second_and_none_when_the_target_is_gone() -> None:
    f = field(us=["us_para"], de=["ge_gren"]).dice(attack=[2, 2, 2, 2, 10, 10]).combat({1: 2})

    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_para/0", "us_para/0", "us_para/1"]


@pytest.mark.parametrize(("dice", "friendly"), [([1, 1], True), ([1, 2], True), ([2, 2], False)])
def test_sp_066_and_067_a_natural_2_or_3_is_friendly_fire(dice: list[int], friendly: bool) -> None:
    f = field(us=["us_37at"], de=["ge_gren"]).dice(attack=dice).combat({1: 2})

    assert (f.one("rolled")["result"] == "friendly_fire") is friendly


def test_sp_067_and_r08_the_opponent_chooses_who_is_hit_and_nobody_scores() -> None:
    f = field(us=["us_37at", "us_rifle", "us_sherman"], de=["ge_gren"])
    f.dice(attack=[1, 1], intensity=[10]).combat({1: 4})
    assert f.options(DE, "friendly_fire") == [("target", 2), ("target", 3)]

    f.answer(DE, "friendly_fire", ("target", 2))
    assert f.gone(2)
    assert f.points == [0, 0]


def test_sp_r08_only_one_candidate_needs_no_choice_and_none_is_a_plain_miss() -> None:
    f = field(us=["us_37at", "us_rifle"], de=["ge_gren"]).dice(attack=[1, 1], intensity=[1]).combat({1: 3})
    assert f.one("friendly_fire")["target"] == 2

    f = field(us=["us_37at"], de=["ge_gren"]).dice(attack=[1, 1]).combat({1: 2})
    assert f.said("friendly_fire_nobody")


@pytest.mark.parametrize(
    ("attacker", "candidates"),
    [("us_m15", {3, 5}), ("us_bofors", {3, 4, 5}), ("us_p40", {3, 4, 5})],
)
def test_sp_r08_candidates_lie_within_the_attackers_own_lines(attacker: str, candidates: set[int]) -> None:
    f = field(us=[attacker, "us_sherman", "us_rifle", "us_105", "us_a36"], de=["ge_gren"])
    f.state.units.pop(1)
    f.dice(attack=[1, 1]).combat({1: 6})

    assert {option[1] for option in f.options(DE, "friendly_fire")} == candidates


@pytest.mark.parametrize(("intensity", "crew"), [(3, "crew_survives"), (4, "crew_dies")])
def test_sp_r08_after_friendly_fire_a_crew_survives_or_dies(intensity: int, crew: str) -> None:
    f = field(us=["us_105", "us_rifle", "us_37at"], de=["ge_gren"]).effect(3, "A02")
    f.unit(3).endurance = 1
    f.state.units.pop(1)
    f.dice(attack=[1, 1], intensity=[intensity]).combat({1: 4})

    assert f.said(crew)
    assert f.points == [0, 0]


@pytest.mark.parametrize("dice", [[9, 10], [10, 10]])
def test_sp_069_and_r09_a_natural_19_or_20_destroys_with_the_crew(dice: list[int]) -> None:
    f = field(us=["us_37at"], de=["ge_tiger"]).dice(attack=dice).combat({1: 2})

    assert f.gone(2)
    assert f.said("crew_dies")
    assert f.points == [21 + 2, 0]


def test_sp_r07_and_vector_7_modifiers_make_no_special_sums() -> None:
    """A natural 17 + 2 against a gun is a hit, and no 19."""
    f = field(us=["us_sherman"], de=["ge_pak40"]).damage_deck("D01")
    f.dice(attack=[8, 9], intensity=[2]).combat({1: 2})

    assert f.one("rolled")["bonus"] == 2
    assert f.one("hit")["intensity"] == 2


def test_sp_r07_an_18_doubles_only_if_it_hits_and_a_19_always_hits() -> None:
    """Against 17 with -4, an 18 misses and a 19 hits."""
    f = field(us=["us_para"], de=["ge_bf109"]).effect(1, "I03").effect(2, "F14")
    f.dice(attack=[9, 9, 9, 10]).combat({1: 2})

    assert [roll["result"] for roll in f.said("rolled")] == ["miss", "hit"]
    assert f.gone(2)


def test_sp_099_a_destroyed_unit_scores_its_cost() -> None:
    f = field(us=["us_37at"], de=["ge_mg42"]).dice(attack=[10, 10]).combat({1: 2})

    assert f.points == [5, 0]
    assert f.one("scored") == {"side": "us", "points": 5, "total": 5}


def fratricide(target: str, card: str) -> Field:
    """An American unit is hit by its own side and draws a Damage card."""
    f = field(us=[target], de=["ge_gren"]).damage_deck(card)
    f.unit(1).endurance = LIBRARY.units[target].half + 1
    flow = Flow(f.state)
    strike(flow, f.unit(1), dice=[1], intensity=1, index=0, defense=0, by=None)
    f.events += flow.events
    return f


@pytest.mark.parametrize(
    ("target", "card", "told"),
    [
        ("us_sherman", "D15", "captured"),  # V14
        ("us_a36", "D22", "crew_captured"),  # F12
        ("us_sherman", "D20", "crew_killed"),  # V13
        ("us_105", "D19", "crew_bails_out"),  # A07
        ("us_105", "D09", "crew_killed"),  # A06
        ("us_a36", "D21", "destroyed"),  # F07
        ("us_rifle", "D03", "captured"),  # I14
    ],
)
def test_sp_067_and_r08_whatever_damage_card_comes_of_friendly_fire_nobody_scores(
    target: str, card: str, told: str
) -> None:
    f = fratricide(target, card)

    assert f.said(told)
    assert f.points == [0, 0]


@pytest.mark.parametrize(("target", "card"), [("us_sherman", "D04"), ("us_a36", "D14"), ("us_105", "D08")])
def test_sp_r08_a_fire_that_came_of_friendly_fire_scores_for_nobody(target: str, card: str) -> None:
    f = fratricide(target, card).dice(burn=[1]).combat({})

    assert f.one("burns")["destroyed"]
    assert f.points == [0, 0]


def test_sp_067_special_at_ammunition_does_nothing_to_infantry_that_friendly_fire_hits() -> None:
    f = field(us=["us_57at", "us_rifle"], de=["ge_pz4"], commands=(["apcr"],))
    f.dice(attack=[1, 1], intensity=[1]).combat({1: 3}, us=[("play", "apcr", 1)])
    assert f.said("played_on")
    assert (f.one("hit")["target"], f.one("hit")["index"]) == (2, 6)

    f = field(us=["us_57at", "us_sherman"], de=["ge_pz4"], commands=(["apcr"],))
    f.dice(attack=[1, 1], intensity=[1]).combat({1: 3}, us=[("play", "apcr", 1)])
    assert (f.one("hit")["target"], f.one("hit")["index"]) == (2, 9)


def test_sp_r08_with_its_wire_cut_a_gun_does_not_hit_its_own_rear_line() -> None:
    f = field(us=["us_105", "us_rifle", "us_75pack", "us_sherman"], de=["ge_gren"]).effect(1, "A11")
    f.dice(attack=[1, 1]).combat({1: 5})

    assert {option[1] for option in f.options(DE, "friendly_fire")} == {2, 4}
