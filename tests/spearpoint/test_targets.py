"""Combat Phase: Legal Targets and what is declared."""

import pytest

from engine.spearpoint.cards import UnitType
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.numbers import defense
from engine.spearpoint.state import Attached
from engine.spearpoint.targets import affecting, attack_value
from tests.spearpoint.field import DE, US, field

ENEMY = ["ge_gren", "ge_pak40", "ge_lefh", "ge_bf109"]
"""Front, front, rear, air: numbers 2 to 5 behind one attacker."""


def test_sp_017_and_041_only_committed_units_with_legal_targets_are_asked() -> None:
    f = field(us=["us_mg30", "us_sherman"], de=["ge_tiger"], hands=(["us_rifle"], [])).start("combat")

    assert [d.subject for d in f.state.open if d.seat == US and d.kind == "attack"] == [("unit", 2)]


def test_sp_042_and_c1_and_r12_an_attack_uses_two_weapons_on_one_target() -> None:
    f = field(us=["us_rifle"], de=["ge_gren", "ge_gren"])
    f.dice(attack=[2, 2, 2, 2, 2, 2]).combat({1: 2})

    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_rifle/0", "us_rifle/1", "us_rifle/1"]
    assert {roll["target"] for roll in f.said("rolled")} == {2}


def test_sp_c1_one_weapon_if_the_table_says_so() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], weapons_per_attack=1).start("combat")

    assert f.options(US, "attack", 1) == [("hold",), ("attack", 2, 0), ("attack", 2, 1)]


def test_sp_042_and_r12_of_three_weapons_two_are_chosen() -> None:
    f = field(us=["us_sherman"], de=["ge_gren"]).start("combat")

    pairs = [("attack", 2, 0, 1), ("attack", 2, 0, 2), ("attack", 2, 1, 2)]
    assert f.options(US, "attack", 1)[1:] == [*pairs, ("attack", 2, 0), ("attack", 2, 1), ("attack", 2, 2)]


def test_sp_043_and_r14_declarations_are_sealed_and_revealed_together() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"]).start("combat")
    f.answer(US, "attack", ("attack", 2, 0, 1))
    assert f.said("declared") == []

    f.dice(attack=[2, 2] * 6).answer(DE, "attack", ("attack", 1, 0, 1))
    assert [(d["unit"], d["target"]) for d in f.said("declared")] == [(1, 2), (2, 1)]


def test_sp_r14_a_unit_may_hold_its_fire() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"]).combat({})

    assert f.said("rolled") == []


def test_sp_044_a_target_is_legal_if_one_weapon_can_affect_it() -> None:
    f = field(us=["us_bazooka"], de=["ge_tiger", "ge_bf109"])
    f.dice(attack=[2, 2]).combat({1: 2})

    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_bazooka/0"]


def test_sp_044_lines_and_special_rules_forbid_what_a_weapon_could_affect() -> None:
    f = field(us=["us_bazooka"], de=["ge_tiger", "ge_wespe@rear", "ge_gren", "ge_bf109"])
    f.unit(4).attached = [Attached(card="smoke", seat=DE, lasts="turn")]

    assert f.start("combat").targets(1) == {2}


@pytest.mark.parametrize(
    ("kind", "value"), [("infantry", 12), ("vehicle", 11), ("tank", 11), ("artillery", 11), ("aircraft", None)]
)
def test_sp_045_a_weapon_without_a_value_for_a_type_cannot_affect_it(kind: UnitType, value: int | None) -> None:
    assert attack_value(LIBRARY.units["us_sherman"].weapons[0], kind) == value


def test_sp_046_and_vector_1_a_sherman_fires_at_aircraft_only_with_its_50cal() -> None:
    f = field(us=["us_sherman"], de=["ge_bf109"])
    f.dice(attack=[2, 2, 2, 2]).combat({1: 2})

    assert {roll["weapon"] for roll in f.said("rolled")} == {"us_sherman/1"}


def test_sp_047_and_c3_the_frontline_reaches_the_enemys_frontline_and_aircraft() -> None:
    f = field(us=["us_m15"], de=ENEMY).start("combat")

    assert f.targets(1) == {2, 3, 5}


def test_sp_048_the_rear_line_reaches_both_lines_and_aircraft() -> None:
    f = field(us=["us_bofors"], de=ENEMY).start("combat")

    assert f.targets(1) == {2, 3, 4, 5}


def test_sp_049_aircraft_reach_everything() -> None:
    f = field(us=["us_p40"], de=ENEMY).start("combat")

    assert f.targets(1) == {2, 3, 4, 5}


def test_sp_050_and_vector_2_bullets_do_nothing_to_a_base_defense_of_two() -> None:
    assert affecting(LIBRARY.units["us_mg30"], LIBRARY.units["ge_222"]) == ()
    assert affecting(LIBRARY.units["us_mg30"], LIBRARY.units["ge_251"]) == (0,)


def test_sp_050_and_vector_2_a_defense_raised_by_a_card_stops_no_bullets() -> None:
    f = field(us=["us_mg50"], de=["ge_251"], commands=([], ["hull_down"])).stop(DE, ("stop", "after_reveal"))
    f.start("after_reveal").answer(DE, "after_reveal", ("play", "hull_down", 2))
    f.dice(attack=[8, 8, 2, 2], intensity=[5]).declare({1: 2})

    hit = f.one("hit")
    assert (hit["defense"], hit["net"]) == (3, 5 + 3 - 3)


def test_sp_057_and_vector_3_from_the_rear_line_mobile_artillery_fires_only_its_first_weapon_at_land() -> None:
    f = field(us=["us_rifle", "us_priest@rear"], de=["ge_gren", "ge_bf109"])
    f.dice(attack=[2, 2]).combat({2: 3})
    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_priest/0"]

    f = field(us=["us_rifle", "us_priest@rear"], de=["ge_gren", "ge_bf109"])
    f.dice(attack=[2, 2, 2, 2]).combat({2: 4})
    assert {roll["weapon"] for roll in f.said("rolled")} == {"us_priest/1"}


def test_sp_057_on_the_frontline_it_fires_both() -> None:
    f = field(us=["us_priest@front"], de=["ge_gren"])
    f.dice(attack=[2, 2] * 3).combat({1: 2})

    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_priest/0", "us_priest/1", "us_priest/1"]


def test_sp_056_and_c2_bombs_are_good_for_one_attack_of_the_sortie() -> None:
    f = field(us=["us_p40", "us_rifle"], de=["ge_tiger", "ge_tiger", "ge_gren"])
    f.dice(attack=[2, 2]).combat({1: 3})
    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_p40/1"]
    assert f.unit(1).bombed

    assert f.start("combat").targets(1) == {5}


def test_sp_056_a_pilot_may_keep_his_bombs() -> None:
    f = field(us=["us_p40"], de=["ge_gren"]).start("combat")
    assert f.options(US, "attack", 1)[1:] == [("attack", 2, 0, 1), ("attack", 2, 0), ("attack", 2, 1)]

    f.dice(attack=[2, 2] * 3).declare({1: ("attack", 2, 0)})
    assert not f.unit(1).bombed


def test_sp_070_and_r17_and_vector_7_guns_are_easier_to_hit() -> None:
    """A natural 9 hits a Pak 40 for which 11 is needed; mobile artillery gives no such help."""
    f = field(us=["us_sherman"], de=["ge_pak40"])
    f.dice(attack=[4, 5], intensity=[1]).combat({1: 2})
    assert f.one("rolled")["result"] == "hit"

    f = field(us=["us_sherman"], de=["ge_wespe@front"])
    f.dice(attack=[4, 5]).combat({1: 2})
    assert f.one("rolled")["result"] == "miss"


def test_modifiers_of_defense_never_make_it_less_than_nothing() -> None:
    f = field(de=["ge_nebel"]).effect(1, "A01")

    assert defense(f.state, f.unit(1)) == 0


@pytest.mark.parametrize(("unit", "fired"), [("us_rifle", ["us_rifle/1"] * 2), ("us_bazooka", ["us_bazooka/1"])])
def test_sp_042_and_c1_of_two_weapons_one_may_fire_alone(unit: str, fired: list[str]) -> None:
    """Up to two: whoever fears Friendly Fire, or saves a card for one of them, lets the other be silent."""
    f = field(us=[unit], de=["ge_gren"]).dice(attack=[2, 2] * 2).combat({1: ("attack", 2, 1)})

    assert [roll["weapon"] for roll in f.said("rolled")] == fired


def test_sp_042_a_flanking_maneuver_leaves_the_choice_of_weapons() -> None:
    f = field(us=["us_sherman"], de=["ge_gren", "ge_lefh"], commands=(["flank"],)).start("combat")
    found = [option[3:] for option in f.options(US, "attack", 1) if option[:3] == ("with", "flank", 3)]
    assert found == [(0, 1), (0, 2), (1, 2), (0,), (1,), (2,)]

    f.dice(attack=[2, 2]).declare({1: ("with", "flank", 3, 0)})
    assert [(roll["weapon"], roll["target"]) for roll in f.said("rolled")] == [("us_sherman/0", 3)]


def test_sp_r12_weapons_fire_in_the_order_of_the_card() -> None:
    f = field(us=["us_sherman"], de=["ge_gren"]).dice(attack=[2, 2] * 3).combat({1: ("attack", 2, 0, 2)})

    assert [roll["weapon"] for roll in f.said("rolled")] == ["us_sherman/0", "us_sherman/2", "us_sherman/2"]
