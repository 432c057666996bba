"""Crews of destroyed units, and captured units."""

import pytest

from tests.spearpoint.field import DE, US, Field, field


def shot(intensity: int) -> Field:
    """A Panzer IV with one Endurance left is destroyed by a hit of that Intensity."""
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.unit(2).endurance = 1
    return f.dice(attack=[8, 8], intensity=[intensity]).combat({1: 2})


@pytest.mark.parametrize("intensity", [1, 2, 3])
def test_sp_087_and_088_and_r10_a_crew_survives_up_to_three(intensity: int) -> None:
    f = shot(intensity)

    assert f.state.players[DE].reserves == ["ge_tcrew"]
    assert f.points == [15, 0]


@pytest.mark.parametrize("intensity", [4, 5, 6])
def test_sp_089_and_091_and_r10_a_crew_is_captured_by_four_to_six(intensity: int) -> None:
    f = shot(intensity)

    assert "ge_tcrew" in f.state.removed
    assert f.points == [15 + 4, 0]


@pytest.mark.parametrize("intensity", [7, 10])
def test_sp_090_and_r10_a_crew_dies_from_seven(intensity: int) -> None:
    f = shot(intensity)

    assert f.said("crew_dies")
    assert f.points == [15 + 2, 0]


@pytest.mark.parametrize("also", [[], ["us_sherman-"]])
def test_sp_089_and_r11_and_r19_without_a_ground_unit_nobody_captures(also: list[str]) -> None:
    """Aircraft take no prisoners, and neither do idle units."""
    f = field(us=["us_p40", *also], de=["ge_pz4"])
    target = 2 + len(also)
    f.unit(target).endurance = 1
    f.dice(attack=[8, 8], intensity=[5]).combat({1: target})

    assert f.said("crew_survives")
    assert f.points == [15, 0]


def test_sp_r09_base_intensity_is_the_die_before_anything_is_added() -> None:
    """A 3 doubled by a natural 18 still saves the crew."""
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.unit(2).endurance = 1
    f.dice(attack=[9, 9], intensity=[3]).combat({1: 2})

    assert f.one("hit")["intensity"] == 6
    assert f.said("crew_survives")


# ------------------------------------------------------------------ captured units


def captured() -> Field:
    """A Panzer IV is abandoned in front of an American squad."""
    f = field(us=["us_sherman", "us_rifle"], de=["ge_pz4", "ge_gren"]).damage_deck("D15")
    return f.dice(attack=[5, 6], intensity=[5]).combat({1: 3})


def test_sp_091_and_100_and_r30_a_captured_unit_and_its_crew_score_double() -> None:
    f = captured()

    assert f.points == [2 * (15 + 2), 0]
    assert f.state.removed == ["ge_tcrew"]


def test_sp_092_and_r30_the_captor_keeps_it_on_its_line_with_the_damage_card() -> None:
    f = captured()
    assert f.options(US, "keep") == [("keep", "front"), ("remove",)]

    f.answer(US, "keep", ("keep", "front"))
    unit = f.unit(3)
    assert (unit.seat, unit.owner, unit.line, unit.crew) == (US, DE, "front", None)
    assert unit.damage is not None


def test_sp_092_or_takes_it_out_of_the_game() -> None:
    f = captured().answer(US, "keep", ("remove",))

    assert f.gone(3)
    assert "ge_pz4" in f.state.removed


def test_sp_093_it_is_idle_until_the_captor_commits_a_fitting_crew() -> None:
    f = captured().answer(US, "keep", ("keep", "front"))
    f.state.players[US].units = ["us_gcrew", "us_tcrew"]
    assert 3 not in [d.subject[1] for d in f.start("combat").state.open if d.kind == "attack"]

    f.start("commitment")
    assert f.options(US, "commit") == [("crew", "us_tcrew", 1, 3), ("move", 1, 3)]
    f.answer(US, "commit", ("crew", "us_tcrew", 1, 3)).answer(DE, "commit")
    assert ("attack", 4) in [option[:2] for option in f.options(US, "attack", 3)]


def test_sp_r30_destroyed_later_it_scores_for_its_first_owner() -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_pz4", "ge_marder"]).damage_deck("D15")
    f.dice(attack=[5, 6], intensity=[5]).combat({1: 3}).answer(US, "keep", ("keep", "front"))
    f.start("combat").dice(attack=[10, 10]).declare({4: 3})

    assert f.points == [2 * (15 + 2), 15]


def test_a_captured_unit_that_must_withdraw_leaves_the_game() -> None:
    f = field(us=["us_rifle"], de=["ge_lefh", "ge_gren"]).effect(2, "A13", drawn=3)
    f.unit(2).seat, f.unit(2).crew = US, "us_gcrew"
    f.combat({})

    assert f.state.removed == ["ge_lefh"]
    assert f.state.players[US].units == ["us_gcrew"]


def test_sp_r30_what_needs_no_crew_is_not_kept() -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_251", "ge_gren"]).damage_deck("D15")
    f.dice(attack=[5, 6, 2, 2, 2, 2], intensity=[1]).combat({1: 3})

    assert f.gone(3)
    assert f.points == [2 * 5, 0]
