"""Combat Phase, Damage Resolution, and the worked examples of an attack from roll to recovery."""

import pytest

from engine.spearpoint.library import LIBRARY
from tests.spearpoint.field import field


def test_sp_062_and_072_to_074_and_vector_4_a_hit_takes_its_net_damage_off_the_endurance() -> None:
    """Sherman on Panzer IV: 5+6 reaches 11; Intensity 4 + 6 - 5 = 5 off 12, above half: no card."""
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    hit = f.one("hit")
    assert (hit["intensity"], hit["index"], hit["defense"], hit["net"], hit["endurance"]) == (4, 6, 5, 5, 7)
    assert f.said("damaged") == []


def test_sp_084_and_077_and_vector_4_damage_adds_up_within_a_combat_phase_until_nothing_is_left() -> None:
    """Two Shermans: 7 left after the first hit, then Intensity 7 + 6 - 5 = 8: destroyed, base 7: the crew dies."""
    f = field(us=["us_sherman", "us_sherman"], de=["ge_pz4"])
    f.dice(attack=[5, 6, 5, 6], intensity=[4, 7]).combat({1: 3, 2: 3})

    assert [hit["endurance"] for hit in f.said("hit")] == [7, 0]
    assert f.gone(3)
    assert f.points == [15 + 2, 0]


@pytest.mark.parametrize(("endurance", "gone"), [(5, True), (6, False)])
def test_sp_077_at_zero_it_is_destroyed_and_out_of_the_game(endurance: int, *, gone: bool) -> None:
    """Intensity 4 + 6 - 5 is 5, and by a 4 its crew is captured."""
    f = field(us=["us_sherman"], de=["ge_pz4"]).damage_deck("D08")
    f.unit(2).endurance = endurance
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    assert f.gone(2) is gone
    assert f.state.removed == (["ge_pz4", "ge_tcrew"] if gone else [])
    assert f.points == [15 + 4 if gone else 0, 0]


def test_sp_075_and_r04_and_vector_5_without_a_damage_card_all_endurance_comes_back() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    assert f.unit(2).endurance == 12


def test_sp_068_and_vector_6_a_natural_18_doubles_the_intensity_before_the_index() -> None:
    """9+9, Intensity 6: 12 + 6 - 5 = 13 destroys a Panzer IV; base 6: its crew is captured, 15 + 4 points."""
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.dice(attack=[9, 9], intensity=[6]).combat({1: 2})

    assert (f.one("hit")["intensity"], f.one("hit")["net"]) == (12, 13)
    assert f.said("crew_captured")
    assert f.points == [15 + 4, 0]


def test_sp_083_and_r04_and_r05_and_vector_9_a_damaged_unit_recovers_to_half_and_draws_no_second_card() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).effect(2, "V15")
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    assert f.one("hit")["endurance"] == 1
    assert f.said("damaged") == []
    assert f.unit(2).endurance == 6


def test_sp_073_and_r06_net_damage_is_never_below_zero() -> None:
    f = field(us=["us_stuart"], de=["ge_tiger"])
    f.dice(attack=[8, 8], intensity=[1]).combat({1: 2})

    assert f.one("hit")["net"] == 0


def test_sp_074_damage_is_taken_off_what_is_left() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).effect(2, "V15")
    f.dice(attack=[5, 6], intensity=[5]).combat({1: 2})

    assert f.gone(2)


@pytest.mark.parametrize(("intensity", "drawn"), [(4, 0), (5, 1)])
def test_sp_076_at_half_endurance_or_less_a_damage_card_is_drawn(intensity: int, drawn: int) -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).damage_deck("D08")
    f.dice(attack=[5, 6], intensity=[intensity]).combat({1: 2})

    assert len(f.said("damaged")) == drawn


@pytest.mark.parametrize(
    ("attacker", "target", "edge"),
    [
        ("us_sherman", "ge_pz4", "vehicle"),
        ("us_sherman", "ge_251", "vehicle"),
        ("us_sherman", "ge_pak40", "artillery"),
        ("us_sherman", "ge_wespe", "artillery"),
        ("us_bofors", "ge_bf109", "aircraft"),
    ],
)
def test_sp_079_and_r17_the_edge_for_its_type_holds(attacker: str, target: str, edge: str) -> None:
    f = field(us=[attacker], de=[target]).damage_deck("D03")
    need = LIBRARY.units[target].endurance - LIBRARY.units[target].half
    index = LIBRARY.units[attacker].weapons[0].index
    intensity = need + LIBRARY.units[target].defense - index
    f.dice(attack=[8, 7, 1, 4, 1, 4], intensity=[max(1, intensity)]).combat({1: 2})

    assert f.one("damaged")["effect"] == getattr(LIBRARY.damage["D03"], edge)


def test_sp_078_and_c5_the_card_lies_under_the_unit_and_no_other_joins_it() -> None:
    f = field(us=["us_sherman", "us_sherman"], de=["ge_pz4"]).damage_deck("D08", "D06")
    f.dice(attack=[5, 6, 5, 6], intensity=[5, 2]).combat({1: 3, 2: 3})

    damage = f.unit(3).damage
    assert damage is not None
    assert damage.card == "D08"
    assert f.state.damage_deck[0] == "D06"


def test_sp_r05_a_hit_that_destroys_draws_no_card() -> None:
    f = field(us=["us_sherman"], de=["ge_222"])
    f.dice(attack=[5, 6], intensity=[9]).combat({1: 2})

    assert f.gone(2)
    assert f.said("damaged") == []


def test_sp_080_and_c8_and_r24_an_effect_of_two_turns_holds_this_turn_and_two_more() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"]).effect(1, "I02", drawn=3)
    counts = []
    for _ in range(3):
        damage = f.start("combat").declare({}).unit(1).damage
        assert damage is not None
        counts.append((damage.turns, damage.over))
        f.state.turn += 1

    assert counts == [(2, False), (1, False), (0, True)]


def test_sp_082_when_an_effect_is_over_the_card_stays_and_endurance_is_half() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"]).effect(1, "I02", turns=1)
    f.combat({})

    damage = f.unit(1).damage
    assert damage is not None
    assert damage.over
    assert f.unit(1).endurance == 5


def test_sp_071_and_064_each_hit_is_resolved_before_the_next_roll() -> None:
    f = field(us=["us_mg30"], de=["ge_gren"]).damage_deck("D08")
    f.dice(attack=[6, 6, 6, 6, 6, 6], intensity=[4, 3, 2]).combat({1: 2})

    kinds = [event.kind for event in f.events if event.kind in ("rolled", "hit", "damaged")]
    assert kinds == ["rolled", "hit", "damaged", "rolled", "hit", "rolled", "hit"]


def test_sp_085_and_086_what_is_not_destroyed_stays_with_its_crew() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).damage_deck("D08")
    f.dice(attack=[5, 6], intensity=[10]).combat({1: 2})

    assert f.unit(2).crew == "ge_tcrew"
    assert f.points == [0, 0]


def test_sp_r25_an_empty_damage_deck_is_made_of_its_discards() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.state.damage_deck, f.state.damage_discard = [], ["D08"]
    f.dice(attack=[5, 6], intensity=[6]).combat({1: 2})

    assert f.one("damaged")["effect"] == "V01"


def test_sp_r25_the_damage_card_of_a_lost_unit_is_discarded() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).effect(2, "V15")
    f.dice(attack=[10, 10]).combat({1: 2})

    assert f.state.damage_discard == ["D09"]
