"""A Soldier attacks: ranged, hand to hand, thrown (WF-026 to WF-043)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.modifiers import summed
from engine.warfighter import chance, numbers, shots
from engine.warfighter.field import OFFICER, STRUCTURE
from engine.warfighter.results import Reticles
from tests.warfighter.squad import Squad, squad


def added(field: Squad, weapon: str, foe_slot: int, no: int = 1, *, close: bool = False) -> int:
    """Return what is added to the dice of a weapon's first mode against a card in a slot."""
    soldier = field.soldier(no)
    ways = shots.hand_to_hand(soldier) if close else shots.ranged(soldier)
    shot = next(s for s in ways if s.card == weapon)
    foe = next(h for h in field.field.hostiles if h.slot == foe_slot)
    return summed(numbers.to_hit(field.field, soldier, shot, foe_slot, foe))


def test_wf_026_to_029_and_vector_1_a_garand_at_a_rifle_pair() -> None:
    """B.3.13: kill 0.60 x 0.67 = 0.40, suppress 0.47, nothing 0.13."""
    match = squad("S02 W01 @1")
    foe = match.foe("F02", 1)
    shot = next(shots.ranged(match.soldier()))
    found = chance.against(chance.of_shot(match.field, match.soldier(), shot, foe.uid), Reticles.of(foe))

    assert found.chance(lambda r: r.living < 2) == Fraction(2, 5)
    assert found.chance(lambda r: (r.living, r.suppress) == (2, 1)) == Fraction(7, 15)
    assert found.chance(lambda r: r == Reticles.of(foe)) == Fraction(2, 15)


@pytest.mark.parametrize(
    ("die", "cover", "kills", "suppress"), [(5, 3, 1, 0), (5, 2, 0, 1), (4, 3, 0, 1), (4, 2, 0, 0)]
)
def test_wf_034_to_037_hit_and_cover_kill_one_of_them_suppresses(
    die: int, cover: int, kills: int, suppress: int
) -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[die], cover=[cover]).fire(foe)

    assert (foe.kills, foe.suppress) == (kills, suppress)
    assert match.soldier().actions == 1


def test_wf_027_range_is_the_difference_of_the_slots() -> None:
    match = squad("S02 W02 W06 @0", row="L07 L02")
    near, far = match.foe("F02", 1), match.foe("F03", 2)
    match.again()

    assert match.offered("fire", 1, match.gear("W06"), 0) == [(near.uid,), (far.uid,)]
    match.soldier().slot = 1
    match.again()
    assert match.offered("fire", 1, match.gear("W06"), 0) == [(far.uid,)]


def test_wf_029_a_natural_ten_hits_and_a_natural_one_misses() -> None:
    match = squad("S02 W01 K01 K02 @1", "S02 W08 @1", row="L07 L02")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[1], cover=[6]).fire(foe)
    assert (foe.kills, foe.suppress) == (0, 1)
    other = match.foe("F02", 2)
    match.again().dice(attack=[10, 2], cover=[6]).fire(other, "W08", no=2)
    assert other.kills == 1


def test_wf_030_the_first_die_alone_may_empty_a_weapon() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[9, 2], cover=[1]).fire(foe, mode=1)
    assert not match.soldier().gear[0].empty
    match.dice(attack=[3, 9], cover=[1]).fire(foe, mode=1)

    assert match.soldier().gear[0].empty
    assert match.offered("fire") == []


def test_wf_031_to_033_one_cover_roll_for_all_dice_with_penetration() -> None:
    match = squad("S02 W05 @1")
    foe = match.foe("F05", 1)  # Cover 4
    match.again().dice(attack=[5, 4], cover=[3]).fire(foe, "W05")

    assert (foe.kills, foe.suppress) == (1, 1)
    assert match.one("attacked")["pen"] == 1


def test_wf_033_no_cover_roll_is_special() -> None:
    match = squad("S02 W01 @1", row="L05")
    foe = match.foe("F14", 1)  # Cover 6, +1 in the village: 7
    match.again().dice(attack=[10], cover=[6]).fire(foe)

    assert (foe.kills, foe.suppress) == (0, 1)


def test_wf_032_the_first_attack_with_a_silent_weapon_needs_no_cover_roll() -> None:
    match = squad("S02 W16 @1")
    foe = match.foe("F13", 1)
    foe.kills = 1
    match.again().dice(attack=[5]).fire(foe, "W16")
    assert foe.kills == 2
    match.dice(attack=[5], cover=[1]).fire(foe, "W16")
    assert (foe.kills, foe.suppress) == (2, 1)


def test_wf_032_the_first_silent_attack_is_the_first_also_where_a_flank_counts_as_a_six_already() -> None:
    match = squad("S02 W16 @1").hand("A11")
    foe = match.foe("F13", 1)
    match.again().act("play", 1, "A11", "plain").dice(attack=[5]).fire(foe, "W16")
    match.dice(attack=[5], cover=[1]).fire(foe, "W16")

    assert (foe.kills, foe.suppress) == (1, 1)


def test_wf_035_the_killer_gains_the_xp_and_the_counter_returns() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F01", 1)
    foe.counter = True
    match.field.cup.remove(1)
    match.again().dice(attack=[8], cover=[4]).fire(foe)

    assert (match.soldier().xp, match.field.earned, match.field.hostiles) == (1, 1, [])
    assert match.field.cup == [1, 1, 1, 1]
    assert match.state.hostiles_deck.discards == ["F01"]


def test_wf_036_surplus_suppress_has_no_effect_and_kills_take_active_reticles() -> None:
    reticles = Reticles(2, 1, 0, 1)

    assert reticles.killed(1) == Reticles(1, 1, 0, 1)
    assert reticles.pinned(3).suppress == 2
    assert Reticles(2, 2, 0, 1).killed(1) == Reticles(1, 1, 0, 1)


def test_wf_r11_modifiers_add_up_each_source_once() -> None:
    match = squad("S02 W01 W13 Q13 Q06 K01 K02 @1", row="L12 L01")
    match.foe("F02", 1)
    match.foe("F03", 2)
    assert added(match, "W01", 1) == 2  # Marksman, Close Quarters; the scope needs range
    assert added(match, "W01", 2) == 3  # Marksman, scope, embankment
    match.soldier().carried(match.gear("W13")).deployed = True
    assert added(match, "W13", 2) == 2  # bipod, embankment
    match.soldier().slot = 0
    assert added(match, "W01", 2) == 2  # Marksman, scope, glasses; hedges


def test_wf_r11_church_square_and_a_shotgun_at_range() -> None:
    match = squad("S02 W08 W01 @0", row="L06")
    foe = match.foe("F02", 1)
    assert (added(match, "W08", 1), added(match, "W01", 1)) == (-3, -1)
    foe.shot = True
    assert added(match, "W08", 1) == -2
    match.soldier().slot = 1
    assert added(match, "W08", 1, close=True) == 0


def test_wf_r16_stealth_hides_from_afar_but_not_from_sharp_eyes() -> None:
    match = squad("S02 W01", "S01 W01 K13", row="L07 L05")
    foe = match.foe("F08", 2)
    covers = [summed(numbers.hostile_cover(match.field, foe, match.soldier(no))) for no in (1, 2)]

    assert covers == [6, 5]


def test_wf_r17_the_lowest_range_cap_counts() -> None:
    match = squad("S02 W06 @0", row="L07 L02 L03", mission="M03")
    match.foe("F03", 3)
    assert match.again().offered("fire")
    match.field.fog = True
    assert not match.again().offered("fire")
    match.field.fog = False
    match.field.row[3].card = "L10"
    assert not match.again().offered("fire")


def test_wf_038_to_040_hand_to_hand_costs_what_the_location_says_and_locks_both() -> None:
    match = squad("S02 W01 @1", row="L01")  # hand-to-hand 2
    foe, other = match.foe("F03", 1), match.foe("F02", 1)
    match.again().dice(attack=[10], cover=[6]).act("fight", 1, 0, 0, foe.uid)

    assert (match.soldier().actions, match.soldier().grip, foe.kills) == (0, foe.uid, 1)
    match.soldier().actions = 2
    match.again()
    assert match.offered("move") == []
    assert {o[-1] for o in match.offered("fire")} == {foe.uid}
    assert {o[2] for o in match.offered("fight", 1)} == {foe.uid}
    assert other.uid not in {o[2] for o in match.offered("fight", 1)}
    match.dice(attack=[10], cover=[6]).act("fight", 1, 0, 0, foe.uid)
    assert match.soldier().actions == 1
    match.act("break", 1)
    assert (match.soldier().grip, match.soldier().actions) == (0, 0)


def test_wf_041_bare_hands_need_a_ten_and_a_one_stumbles() -> None:
    match = squad("S07 @1", row="L07")
    foe = match.foe("F03", 1)
    match.again().dice(attack=[8], cover=[3]).act("fight", 1, 0, 0, foe.uid)
    assert foe.kills == 1
    match.dice(attack=[1], cover=[2]).act("fight", 1, 0, 0, foe.uid)

    assert (match.soldier().suppress, match.soldier().grip) == (1, 0)


def test_wf_042_armed_with_a_bayonet_and_its_rifle() -> None:
    match = squad("S01 W01 W18 K10 @1", "S02 W18 @1")
    match.foe("F03", 1)

    assert added(match, "W18", 1, close=True) == 1 + 2 + 2
    assert [s.card for s in shots.hand_to_hand(match.soldier(2))] == ["fists"]
    assert "W18" not in {s.card for s in shots.ranged(match.soldier())}


def test_wf_043_a_thrown_knife_lies_with_its_target() -> None:
    match = squad("S01 W17 @1")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[8]).act("throw", 1, match.gear("W17"), foe.uid)
    assert (foe.suppress, [g.card for g in foe.stuck], match.soldier().gear) == (1, ["W17"], [])
    match.foe("F02", 1)
    match.dice(attack=[10], cover=[6]).act("fight", 1, 0, 0, foe.uid)

    assert match.offered("take", 1) == [(match.field.row[1].ground[0].uid,)]


def test_grenades_reach_several_reticles_and_fewer_among_ruins() -> None:
    match = squad("S02 Q01 Q01 K08 @1", row="L07 L13")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[4], cover=[1]).act("throw", 1, match.gear("Q01"), foe.uid)
    assert foe.kills == 3
    other = match.foe("F13", 2)
    match.again().dice(attack=[4], cover=[3]).act("throw", 1, match.gear("Q01"), other.uid)
    assert other.kills == 2


def test_among_ruins_a_bullet_still_kills() -> None:
    match = squad("S02 W01 @1", row="L13")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[5], cover=[6]).fire(foe)

    assert foe.kills == 1


def test_armour_needs_penetration_two() -> None:
    match = squad("S02 W05 W10 K11 @0", row="L07")
    foe = match.foe("F14", 1)
    match.again().dice(attack=[10, 10], cover=[6]).fire(foe, "W05")
    assert (foe.kills, foe.suppress) == (0, 2)
    match.dice(attack=[4], cover=[1]).fire(foe, "W10")
    assert match.field.hostiles == []


def test_a_tank_needs_two_kill_results() -> None:
    match = squad("S02 W10 Q03 @0", row="L07")
    foe = match.foe("E10", 1)
    match.again().dice(attack=[10], cover=[6]).fire(foe, "W10")
    assert (foe.living, foe.active, foe.hurt) == (1, 1, 1)
    match.soldier().gear[0].empty = False
    match.again().dice(attack=[10], cover=[6]).fire(foe, "W10")
    assert match.soldier().xp == 7


def test_wavering_conscripts_run_from_two_suppress_without_xp() -> None:
    match = squad("S10 @1")
    foe = match.foe("F12", 1)
    match.again().dice(attack=[1, 1], cover=[6]).fire(foe, "W05")

    assert (match.field.hostiles, match.soldier().xp) == ([], 0)
    assert foe.card in match.state.hostiles_deck.discards


def test_a_suppressive_gunner_adds_suppress_where_a_burst_kills_nobody() -> None:
    match = squad("S10 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[9, 2], cover=[0]).fire(foe, "W05")

    assert (foe.kills, foe.suppress) == (0, 2)


def test_a_suppressive_gunner_adds_nothing_where_a_burst_kills() -> None:
    match = squad("S10 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[9, 9], cover=[6])
    match.fire(foe, "W05")

    assert (foe.kills, foe.suppress) == (2, 0)


def test_a_bolt_weapon_costs_a_card_from_its_second_attack_on() -> None:
    match = squad("S07 W11 @1").hand("A01", "L02")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[2], cover=[1]).fire(foe, "W11")

    assert match.offered("fire", 1, match.gear("W11"), 0, foe.uid) == [("A01",)]
    match.dice(attack=[2], cover=[1]).act("fire", 1, match.gear("W11"), 0, foe.uid, "A01")
    assert match.state.hands[1] == ["L02"]


def test_a_machine_gun_fires_only_from_its_tripod() -> None:
    match = squad("S03 W09 @0", row="L07")
    foe = match.foe("F03", 1)
    assert match.again().offered("fire") == []
    match.act("deploy", 1, match.gear("W09"))

    assert match.offered("fire", 1, match.gear("W09"), 0) == [(foe.uid,)]


def test_wf_r60_hits_on_a_structure_need_die_and_cover_but_a_satchel_neither() -> None:
    match = squad("S02 W01 Q07 @3", row="L07 L02", objective="O06", active=True)
    match.dice(attack=[5], cover=[3]).fire(STRUCTURE)
    assert match.field.hits == 0
    match.soldier().actions = 2
    match.again().dice(attack=[5], cover=[4]).fire(STRUCTURE)
    assert match.field.hits == 1
    match.dice(cover=[1]).act("throw", 1, match.gear("Q07"), STRUCTURE)

    assert match.state.outcome is not None
    assert match.state.outcome.termination == "objective"


def test_wf_r63_the_officer_is_taken_hand_to_hand_beside_few_hostiles() -> None:
    match = squad("S02 @3", row="L07 L02", objective="O03", active=True)
    match.foe("F06", 3)
    assert match.again().offered("fight", 1, 0, 0, OFFICER) == []
    match.field.hostiles[0].suppress = 1
    match.again().dice(attack=[10], cover=[4]).act("fight", 1, 0, 0, OFFICER)

    assert match.state.outcome is not None


def test_wf_r36_an_attack_goes_from_ammunition_to_the_card() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[1, 9], cover=[6])
    match.fire(foe, mode=1)

    assert [event.kind for event in match.events] == ["attacked", "empty", "hostile_hurt", "hostile_gone"]


def test_wf_r63_any_die_of_a_burst_takes_the_officer() -> None:
    match = squad("S02 W03 @3", row="L07 L02", objective="O03", active=True)
    match.again().dice(attack=[4, 9], cover=[4]).act("fight", 1, match.gear("W03"), 1, OFFICER)

    assert match.state.outcome is not None


def test_wf_040_who_holds_a_card_may_throw_at_it_and_at_nothing_else() -> None:
    match = squad("S02 Q01 Q07 @3", row="L07 L02", objective="O02", active=True).hand("A08")
    foe = match.foe("F06", 3)
    match.foe("F03", 3)
    match.soldier().grip = foe.uid
    match.again()

    assert {option[-1] for option in match.offered("throw", 1)} == {foe.uid}
    assert {option[-1] for option in match.offered("play", 1, "A08", "plain")} == {foe.uid}
