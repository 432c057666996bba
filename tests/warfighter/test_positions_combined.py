"""Positions worked out by hand from the rules alone, in which several rules meet at once."""

from __future__ import annotations

import pytest

from engine.warfighter import budget
from tests.warfighter.squad import squad

# ----------------------------------------------------------------- entering


@pytest.mark.parametrize(
    ("soldier", "mission", "row", "foes", "slot", "cards"),
    [
        ("S03 @0", "M06", "L08 L07", "F14", 1, 2),  # 3 + 1 - 1 - 1 (first Move of the turn)
        ("S03 @0", "M01", "L07 L02", "F05 F05", 1, 2),  # two Light MG Teams: 1 + 1 + 1 - 1
        ("S03 @2", "M01", "L11 L02", "F05/2 F13/3", 1, 3),  # back over the wire; nobody there is active
        ("S03 Q10 @2", "M01", "L11 L02", "", 1, 1),  # 4 - 1 - 2
        ("S01 Q10 K06 @0", "M01", "L05 L02", "", 1, 0),  # 3 - 2 - 1; cutters are for wire
        ("S03 Q10 @0", "M01", "L05 L02", "", 1, 2),
        ("S03 @1", "M01", "L05 L02", "", 0, 0),
    ],
)
def test_wf_025_and_r10_entrance(soldier: str, mission: str, row: str, foes: str, slot: int, cards: int) -> None:
    match = squad(soldier, mission=mission, row=row).hand("A04", "A05", "A06", "A07", "A09", "A10")
    for words in foes.split():
        card, _, suppress = words.partition("/")
        match.foe(card, slot, suppress=int(suppress or 0))

    assert match.cost(slot) == cards


def test_wf_050_and_r10_into_the_objective_past_a_tank() -> None:
    match = squad("S03 @2", row="L07 L02", objective="O05", active=True).hand(*["A04"] * 6)
    match.foe("E10", 3)
    assert match.cost(3) == 4  # 3 + 2 - 1
    match.field.active = False
    assert match.cost(3) is None


def test_wf_023_and_r21_after_a_dash_the_second_move_is_paid_in_full() -> None:
    match = squad("S03 @0", row="L11 L05").hand("A02", "A04", "A04", "A04")
    match.act("play", 1, "A02", "plain").act("move", 1, 1)  # 4 - 1 - 3 = 0
    assert match.cost(2) == 2  # 3 - 1
    match.act("move", 1, 2, "A04", "A04")
    assert (match.soldier().slot, match.soldier().actions, len(match.state.hands[1])) == (2, 0, 1)


# ----------------------------------------------------------------- fire


def test_wf_036_and_037_two_misses_through_defeated_cover_suppress_two() -> None:
    match = squad("S10 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[4, 2], cover=[1]).fire(foe, "W05", 0)  # 1 + 1 defeats 2; K03 adds one
    assert (foe.kills, foe.suppress) == (0, 3)


def test_k03_adds_nothing_beside_a_kill() -> None:
    match = squad("S10 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[9, 4], cover=[1]).fire(foe, "W05", 0)
    assert (foe.kills, foe.suppress) == (1, 1)


def test_wf_036_a_kill_takes_an_active_one_and_surplus_counters_drop_off() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F03", 1, suppress=2)
    match.again().dice(attack=[5, 5], cover=[3, 3]).fire(foe)
    assert (foe.kills, foe.suppress, foe.active) == (1, 2, 0)
    match.fire(foe)
    assert (foe.kills, foe.suppress, foe.active) == (2, 1, 0)


def test_wf_037_of_three_dice_at_one_sentry_the_first_that_counts_ends_it() -> None:
    match = squad("S09 @1")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[6, 9, 9], cover=[2]).fire(foe, "W03", 2)
    assert (match.field.hostiles, match.soldier().xp) == ([], 1)


def test_a_wavering_card_is_looked_at_after_all_dice() -> None:
    match = squad("S09 @1")
    foe = match.foe("F12", 1)
    match.again().dice(attack=[4, 2, 9], cover=[2]).fire(foe, "W03", 2)  # 2 Suppress, then the kill takes one
    assert (foe.kills, foe.suppress, len(match.field.hostiles)) == (1, 1, 1)


def test_a_grenade_kills_active_ones_first() -> None:
    match = squad("S02 Q01 @1")
    foe = match.foe("F06", 1, suppress=1)
    match.again().dice(attack=[4], cover=[1]).act("throw", 1, match.gear("Q01"), foe.uid)
    assert (foe.kills, foe.suppress, foe.active) == (3, 1, 0)


def test_k08_and_frag_out_throw_over_three_slots_and_better() -> None:
    match = squad("S02 Q01 K08 @0 +1", row="L07 L02 L05", mission="M03").hand("A08")
    far = match.foe("F06", 3)
    match.again().dice(attack=[3], cover=[1])
    match.act("play", 1, "A08", "up", match.gear("Q01"), far.uid)
    assert (match.one("attacked")["hits"], far.kills, match.soldier().actions) == (1, 3, 2)  # 2 + 1 in the street


def test_k01_counts_in_a_rapid_mode_not_and_q13_not_at_range_0() -> None:
    match = squad("S02 W01 K01 Q13 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[5, 1], cover=[1]).fire(foe, "W01", 1)
    assert match.one("attacked")["hits"] == 0  # Rapid 6+
    match.dice(attack=[4], cover=[1]).fire(foe)
    assert match.said("attacked")[-1]["hits"] == 1  # Single 5+ and 1


def test_l12_helps_at_range_1_and_not_beside() -> None:
    for slot, hits in ((1, 0), (2, 1)):
        match = squad("S02 W01 @1", row="L12 L07")
        foe = match.foe("F06", slot)
        match.again().dice(attack=[4], cover=[1]).fire(foe)
        assert match.one("attacked")["hits"] == hits


def test_a_bipod_is_lost_with_a_move() -> None:
    match = squad("S10 @1", row="L07")
    foe = match.foe("F06", 1)
    match.soldier().actions = 4
    match.again().act("deploy", 1, match.gear("W05")).dice(attack=[4, 4, 4, 4], cover=[1, 1])
    match.fire(foe, "W05", 0).act("move", 1, 0).fire(foe, "W05", 0)
    assert [told["hits"] for told in match.said("attacked")] == [2, 0]


def test_l06_the_second_attack_on_the_same_card_is_not_worse() -> None:
    match = squad("S02 W01 @1", "S13 @1", row="L06")
    foe, other = match.foe("F06", 1), match.foe("F03", 1)
    match.again().dice(attack=[5], cover=[1]).fire(foe)
    match.dice(attack=[6], cover=[1]).fire(foe, "rifle_us", no=2)
    match.dice(attack=[6], cover=[1]).fire(other, "rifle_us", no=2)
    assert [told["hits"] for told in match.said("attacked")] == [0, 1, 0]


def test_wf_031_and_k11_a_satchel_against_a_tank() -> None:
    match = squad("S02 Q07 K11 @1")
    tank = match.foe("E10", 1)
    match.again().dice(cover=[1]).act("throw", 1, match.gear("Q07"), tank.uid)
    assert (tank.hurt, tank.kills) == (1, 0)  # 6 + 2 + 1 = 9; one of two Kill results


def test_wf_r16_and_l05_a_hidden_sniper_in_a_village_is_safe_from_afar() -> None:
    match = squad("S02 W01 @0", row="L07 L05")
    foe = match.foe("F08", 2)
    match.again().dice(attack=[10], cover=[6]).fire(foe)
    assert (match.one("attacked")["cover"], foe.kills) == (6, 1)


def test_wf_033_a_six_is_not_special() -> None:
    match = squad("S02 W01 @0", row="L07 L05")
    foe = match.foe("E04", 2)  # 5 + 1 + 1
    match.again().dice(attack=[10], cover=[6]).fire(foe)
    assert (match.one("attacked")["cover"], foe.kills, foe.suppress) == (7, 0, 1)


def test_wf_012_a_rocket_of_a_squad_soldier_reaches_two_from_range_1() -> None:
    match = squad("S15 @0", row="L07 L02")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[5], cover=[1]).fire(foe, "rockets_us")
    assert foe.kills == 2
    match.dice(attack=[4], cover=[1]).fire(foe, "rockets_us")
    assert (foe.kills, foe.suppress) == (2, 1)
    match.soldier().actions = 2
    assert match.again().offered("fire", 1, match.gear("carbine_us")) != []
    assert all(option[0] == match.gear("carbine_us") for option in match.offered("fire", 1))


# ----------------------------------------------------------------- hand to hand


def test_wf_039_to_041_the_second_blow_costs_one_and_a_ten_always_hits() -> None:
    match = squad("S03 @1", row="L05")
    foe = match.foe("F06", 1)
    match.soldier().actions = 3
    match.again().dice(attack=[9], cover=[2]).act("fight", 1, 0, 0, foe.uid)  # 9 + 1 hits; 2 does not defeat 3
    assert (foe.kills, foe.suppress, match.soldier().actions) == (0, 1, 1)
    match.dice(attack=[10], cover=[3]).act("fight", 1, 0, 0, foe.uid)
    assert (foe.kills, match.soldier().actions) == (1, 0)


def test_wf_040_a_downed_hostile_card_frees_all_who_hold_it() -> None:
    match = squad("S02 W07 @1", "S01 @1", row="L03")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[2, 10], cover=[1, 2])
    match.act("fight", 1, match.gear("W07"), 0, foe.uid).act("fight", 2, 0, 0, foe.uid)
    assert [s.grip for s in match.field.soldiers] == [0, 0]
    assert match.soldier(2).xp == 1


# ----------------------------------------------------------------- Hostiles attack


@pytest.mark.parametrize(
    ("soldier", "row", "at", "foe", "slot", "suppress", "dice", "found"),
    [
        ("S04 @1", "L02 L07", 1, "F03", 1, 0, (6, 5), (0, 1)),  # three active: W1 on 6; 5 is less than 6
        ("S04 @1", "L02 L07", 1, "F03", 1, 0, (6, 6), (1, 0)),
        ("S13 @1", "L03 L07", 1, "F02", 1, 1, (9, 2), (1, 0)),  # Cover 2 in the field; one active: W1 on 9
        ("S13 @1", "L03 L07", 1, "F02", 1, 1, (9, 1), (0, 1)),  # a 1 never
        ("S13 @1", "L03 L07", 1, "F02", 1, 1, (8, 6), (0, 1)),
        ("S02 Q11 @1", "L07 L02 L03", 1, "F02", 3, 0, (8, 6), (0, 1)),  # cape: 7
        ("S02 Q11 @1", "L07 L02 L03", 1, "F02", 2, 0, (8, 6), (1, 0)),  # not at range 1
        ("S02 @1", "L01 L02 L03", 1, "F02", 3, 0, (8, 6), (0, 1)),  # hedges: 7
        ("S02 K14 Q08 @1", "L04 L07", 1, "E07", 2, 0, (6, 2), (1, 0)),  # fire: Cover 2
        ("S02 @1", "L07 L02", 1, "E03", 2, 0, (9, 4), (2, 1)),  # three active 3/4/9, Pinning
        ("S02 @1", "L07 L02", 1, "E10", 2, 0, (10, 3), (0, 1)),
    ],
)
def test_wf_059_to_061_what_a_hostile_attack_does(
    soldier: str,
    row: str,
    at: int,
    foe: str,
    slot: int,
    suppress: int,
    dice: tuple[int, int],
    found: tuple[int, int],
) -> None:
    match = squad(soldier, row=row, mission="M03").order("self", "never")
    assert match.soldier().slot == at
    match.attack_by(match.foe(foe, slot, suppress=suppress), *dice)

    assert match.harm(1) == [found]


def test_wf_r30_pinning_after_one_of_two_wounds_is_averted() -> None:
    match = squad("S02 @1", row="L07 L02").hand("A03").order("self", "always")
    match.attack_by(match.foe("E03", 2), 9, 4)
    assert match.harm(1) == [(1, 2)]


def test_e08_a_blast_needs_a_wound_result_not_a_wound() -> None:
    for dice, found in (((5, 6), [(0, 1), (0, 0)]), ((6, 1), [(0, 1), (0, 1)])):
        match = squad("S02 @1", "S13 @1", row="L07 L02").order("self", "never")
        match.attack_by(match.foe("E08", 2), *dice)
        assert match.harm(1, 2) == found


def test_wf_r06_steady_takes_the_first_from_any_source() -> None:
    match = squad("S08 @1", "S07 @1", row="L07 L02", nation="uk").hand("A03").order("self", "always")
    match.attack_by(match.foe("F07", 2, target=2), 8, 1)  # a blast beside him
    match.attack_by(match.foe("F05", 2), 6, 4)  # W1 averted by A03
    assert match.harm(1, 2) == [(0, 1), (0, 1)]


def test_e04_takes_whoever_stands_in_the_open() -> None:
    match = squad("S04 @1", "S02 @2", row="L03 L02 L07", mission="M03").order("self", "never")
    # Covers: 5 - 1 = 4 in the field, 4 + 1 = 5 in the farmyard
    match.attack_by(match.foe("E04", 3, target=2), 6, 4)
    assert match.harm(1, 2) == [(1, 0), (0, 0)]


def test_wf_r29_rush_out_of_range_does_not_attack_at_once() -> None:
    match = squad("S02 @3", "S13 @1", row="L07 L02 L03", mission="M03").order("self", "never")
    match.state.field.cup = [1]
    match.deck("F11").dice(cup=[1], hostile=[9], hostile_cover=[6]).do("reinforcement", 1)
    assert match.harm(1, 2) == [(0, 0), (0, 0)]


# ----------------------------------------------------------------- Hostile Turn


def test_wf_056_058_and_r33_the_order_of_reinforcements() -> None:
    match = squad("S02 @1", "S13 @2", row="L02 L04", mission="M05")
    match.foe("F10", 1)
    match.deck("F02", "F02", "F01", "F10")  # slot 1: 2 fits 1-2; slot 2: 2 does not fit 1-1; extra; runner's
    match.do("reinforcements")
    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F10", 1), ("F02", 1), ("F01", 2), ("F10", 1)]


def test_v03_no_reinforcements_of_any_kind() -> None:
    match = squad("S02 @1 !2", "S13 @1 !1", row="L02", mission="M05")
    match.foe("F10", 1)
    match.state.events_deck.cards = ["V03"]
    match.do("draw_event")
    assert match.harm(1, 2) == [(0, 1), (0, 0)]
    match.deck("F01", "F01", "F01").do("reinforcements")
    assert len(match.field.hostiles) == 1
    match.do("reinforcements")
    assert len(match.field.hostiles) > 1


def test_wf_r61_elite_ranges_but_not_those_of_a_card_that_reinforces() -> None:
    match = squad("S02 @1", row="L07", mission="M07")  # 1-2 becomes 3-4
    match.foe("E09", 1)  # Reinforce (1-3)
    match.deck("E05", "E02").do("reinforcements")  # 4 fits; 4 does not fit 1-3
    assert [h.card for h in match.field.hostiles] == ["E09", "E05"]


def test_wf_064_and_r17_out_of_range_by_the_cap_of_the_woods() -> None:
    match = squad("S02 @1", row="L10 L02 L07 L03", mission="M03")
    gun = match.foe("F05", 4)  # 0-3, but 2 into the woods
    match.do("hostile_attacks")
    assert match.said("hostile_attacked") == []
    match.do("hostile_movement")
    assert gun.slot == 3


def test_wf_067_hold_is_looked_at_before_the_marker() -> None:
    match = squad("S02 @3", "S13 @2", row="L07 L02", objective="O05", active=True)
    match.field.held = 2
    match.do("timer")
    assert (match.field.held, match.field.turn, match.state.outcome) == (0, 6, None)
    match.soldier(2).slot = 3
    match.soldier(2).suppress = 3
    match.do("timer")
    assert match.field.held == 1


def test_wf_068_the_last_soldier_falls() -> None:
    match = squad("S13 @3 -2", row="L07 L02", objective="O01", active=True)
    match.attack_by(match.foe("F02", 2), 8, 6)
    assert match.state.outcome is not None
    assert (match.state.outcome.termination, match.state.outcome.grade) == ("squad_lost", "F")


# ----------------------------------------------------------------- numbers


def test_wf_r13_worth_with_batches_and_without_what_is_used_up() -> None:
    match = squad("S02 W01 Q03 Q01 Q04 K01 @1", "S09 @1")
    rifle = match.soldier().gear[0]
    found = []
    for counters in (8, 5, 4, 1):
        rifle.ammo = counters
        found.append(budget.worth(match.soldier()))
    assert found == [16, 16, 15, 15]  # 7 + 3 + 1 + 1 + 1 + 3; part of a batch counts as one
    match.soldier(2).gear.clear()
    assert budget.worth(match.soldier(2)) == 13


def test_wf_035_the_xp_of_a_fire_mission_are_the_callers() -> None:
    match = squad("S02 @1", "S13 @0", row="L07 L02 L03", mission="M03").hand("A17", "A04", "A04")
    match.foe("F01", 3)
    match.again().dice(attack=[6], cover=[1])  # 1 + 1 defeats 2
    match.act("play", 1, "A17", "plain", 3, "A04", "A04")
    assert (match.field.hostiles, match.soldier().xp) == ([], 1)


def test_a17_not_into_a_slot_with_a_soldier_nor_further_than_three_nor_at_ones_own() -> None:
    match = squad("S02 @0", "S13 @1", row="L07 L02 L03 L04", mission="M03").hand("A17", "A04", "A04")
    for slot in (1, 2, 3, 4):
        match.foe("F01", slot)
    slots = {option[0] for option in match.again().offered("play", 1, "A17", "plain")}
    assert slots == {2, 3}


def test_wf_062_the_medic_heals_two_and_a_skilled_one_for_nothing() -> None:
    match = squad("S05 Q04 K04 @1", "S13 @1 -2", row="L07")
    match.act("aid", 1, 2)
    assert (match.soldier(2).wounds, match.soldier().actions) == (0, 2)


def test_wf_051_a_suppressed_soldier_passes_gear_on() -> None:
    match = squad("S02 W01 Q01 @1 !1", "S01 @1", row="L07")
    assert any(option[0] == 1 for option in match.offered("give"))


def test_wf_047_a_location_needs_somebody_in_the_rightmost_card() -> None:
    match = squad("S02 @0", "S13 @1", row="L07").hand("L02")
    assert match.offered("explore", 1) == [("L02",)]
    match.soldier(2).slot = 0
    assert match.again().offered("explore", 1) == []


def test_wf_055_and_067_who_is_retired_leaves_his_rifle_and_his_hunters() -> None:
    match = squad("S02 W01 @1 -4", "S13 @1", row="L07").hand("A09")
    foe = match.foe("F02", 1)
    match.again().act("retire", 1)
    assert (foe.target, [g.card for g in match.field.row[1].ground]) == (2, ["W01"])
    assert 1 not in match.field.cup
