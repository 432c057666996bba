"""The Hostile Turn: reinforcements, attacks, wounds, movement, the marker (WF-056 to WF-067)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.modifiers import summed
from engine.warfighter import chance, hostile_fire, numbers, placement
from engine.warfighter.chance import Blow
from engine.warfighter.library import LIBRARY
from tests.warfighter.squad import squad


def test_wf_059_to_061_and_vector_3_a_rifle_pair_fires() -> None:
    """B.3.13: at least one wound 0.15 (two 0.05), suppress 0.25."""
    match = squad("S02 W01 @1")
    foe = match.foe("F02", 1)
    found = chance.hostile_attack(match.field, foe, match.soldier())

    assert found.chance(lambda blow: blow.wounds > 0) == Fraction(15, 100)
    assert found.chance(lambda blow: blow.wounds == 2) == Fraction(5, 100)
    assert found.chance(lambda blow: blow == Blow(0, 1)) == Fraction(25, 100)


@pytest.mark.parametrize(
    ("die", "cover", "wounds", "suppress"),
    [(10, 4, 2, 0), (8, 6, 1, 0), (8, 3, 0, 1), (7, 1, 0, 1), (6, 6, 0, 0), (10, 1, 0, 1)],
)
def test_wf_061_wounds_need_both_rolls(die: int, cover: int, wounds: int, suppress: int) -> None:
    match = squad("S02 @1").order("self", "never")
    match.attack_by(match.foe("F02", 1), die, cover)

    assert (match.soldier().wounds, match.soldier().suppress) == (wounds, suppress)


def test_wf_061_a_natural_six_always_goes_through_and_a_natural_one_never() -> None:
    assert [hostile_fire.covered(die, 9) for die in (5, 6)] == [False, True]
    assert [hostile_fire.covered(die, 0) for die in (1, 2)] == [False, True]


def test_wf_060_the_column_is_that_of_the_active_reticles() -> None:
    match = squad("S02 @1")
    foe = match.foe("F06", 1, kills=1, suppress=1)
    assert hostile_fire.column(foe) == foe.printed.columns[1]
    foe.suppress = 3

    assert hostile_fire.column(foe) is None
    match.do("hostile_attack", foe.uid)
    assert match.events == []


def test_an_eleven_is_never_reached() -> None:
    match = squad("S02 @1")
    foe = match.foe("F01", 1)
    match.foe("E06", 1)

    assert hostile_fire.counted(match.field, foe, match.soldier(), 10) == 11
    assert hostile_fire.wounds(foe.printed.columns[0], 11) == 1


def test_wf_r12_commander_hedges_cape_and_smoke() -> None:
    match = squad("S02 Q11 @0", row="L07 L01")
    foe = match.foe("F05", 2)
    match.foe("E06", 2)
    assert summed(numbers.hostile_attack(match.field, foe, match.soldier())) == 1 - 1 - 1
    match.soldier().slot = 1
    assert summed(numbers.hostile_attack(match.field, foe, match.soldier())) == 1
    match.soldier().slot = 0
    match.field.row[0].smoke = True
    assert hostile_fire.counted(match.field, foe, match.soldier(), 10) == 7


def test_wf_r15_what_makes_a_soldiers_cover() -> None:
    match = squad("S02 K14 @1", row="L04")
    soldier = match.soldier()
    assert summed(numbers.soldier_cover(match.field, soldier, 0)) == 5
    assert summed(numbers.soldier_cover(match.field, soldier, 1)) == 6
    soldier.attacked = soldier.dug = True
    assert summed(numbers.soldier_cover(match.field, soldier, 1)) == 6
    match.hand("A12").act("play", 1, "A12", "plain", 1)
    assert summed(numbers.soldier_cover(match.field, soldier, 1)) == 7
    assert summed(numbers.soldier_cover(match.field, soldier, 1, fire=True)) == 2


def test_wf_056_and_057_one_card_for_each_manned_location_if_its_value_fits() -> None:
    match = squad("S02 @1", "S13 @2", row="L03 L05").deck("F02", "F02")  # 1-1, 2-3
    match.do("reinforcements")

    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F02", 2)]
    assert match.state.hostiles_deck.discards == ["F02"]
    match.soldier().slot = 2
    match.deck("F01").do("reinforcements")
    assert len(match.field.hostiles) == 1  # 1 is as little of 2 to 3 as 4 is


def test_wf_056_the_mission_card_does_not_count() -> None:
    match = squad("S02 @0").deck("F02")
    match.do("reinforcements")

    assert match.field.hostiles == []


def test_wf_058_a_runner_brings_another_but_not_one_that_has_just_come() -> None:
    match = squad("S02 @1").deck("F10", "F01", "F01")
    runner = match.foe("F10", 1)
    match.state.hostiles_deck.cards = ["F01", "F01", "F10"]
    match.do("reinforcements")

    assert [h.card for h in match.field.hostiles] == ["F10", "F10", "F01"]
    runner.suppress = 1
    match.deck("F03", "F01").field.hostiles[1].suppress = 1
    match.do("reinforcements")
    assert [h.card for h in match.field.hostiles] == ["F10", "F10", "F01"]


def test_wf_r29_rush_attacks_at_once_and_again_with_the_others() -> None:
    match = squad("S02 @1", row="L05").deck("F11").order("self", "never")
    match.dice(hostile=[6], hostile_cover=[6]).do("reinforcements")

    assert match.soldier().wounds == 1


def test_wf_049_from_an_empty_cup_anybody_in_play_is_aimed_at() -> None:
    match = squad("S02 @1 -5", "S13 @1", "S14 @1").dice(cup=[2])
    match.field.cup.clear()
    foe = match.foe("F02", 1)
    match.attack_by(foe, 8, 6)

    assert (foe.target, foe.counter) == (3, False)


def test_a_sharpshooter_chooses_the_lowest_cover() -> None:
    match = squad("S04 @1", "S13 @1", "S02 @1", row="L07 L02")
    foe = match.foe("E04", 2, target=1)

    target = hostile_fire.target(match.field, foe)
    assert target is not None
    assert target.no == 2


def test_a_sharpshooter_chooses_the_fewest_health_among_equals() -> None:
    match = squad("S02 K09 @1 -1", "S01 @1 -1", row="L07 L02")

    target = hostile_fire.target(match.field, match.foe("E04", 2, target=1))
    assert target is not None
    assert target.no == 2


def test_wf_040_and_059_held_by_the_throat_a_sniper_is_out_of_his_range() -> None:
    match = squad("S02 @1", "S13 @0")
    sniper = match.foe("F08", 1, target=2)
    match.soldier().grip = sniper.uid

    assert hostile_fire.target(match.field, sniper) is None


def test_wf_040_who_is_held_by_the_throat_attacks_only_him_and_stays() -> None:
    match = squad("S02 @1", "S13 @0")
    foe = match.foe("F02", 1, target=2)
    match.soldier().grip = foe.uid
    match.attack_by(foe, 8, 6)
    assert match.soldier().wounds == 1
    match.soldier().slot = 0
    match.do("hostile_movement")
    assert foe.slot == 1


def test_wf_064_and_065_and_r04_cards_come_closer_unless_suppressed() -> None:
    match = squad("S02 @0", row="L07 L02 L03", mission="M03")
    foe, pinned = match.foe("F01", 3), match.foe("F01", 3, suppress=1)
    match.do("hostile_movement")
    assert (foe.slot, pinned.slot) == (2, 3)
    match.do("hostile_movement")
    assert foe.slot == 1
    match.do("hostile_movement")
    assert foe.slot == 1


def test_wf_064_static_and_indirect_cards_stay() -> None:
    match = squad("S02 @0", row="L07 L02 L03", mission="M03")
    dug, mortar = match.foe("F13", 3), match.foe("F09", 3)
    match.field.fog = True
    match.do("hostile_movement")

    assert (dug.slot, mortar.slot) == (3, 3)


def test_wf_r35_too_close_it_falls_back() -> None:
    match = squad("S02 @1", row="L07")
    sniper = match.foe("F08", 1)
    match.do("hostile_movement")
    assert sniper.slot == 1
    match.field.row[2].card = "L02"
    match.do("hostile_movement")
    assert sniper.slot == 2
    match.soldier().slot = 2
    match.do("hostile_movement")
    assert sniper.slot == 1  # behind it the Objective is inactive


def test_wf_066_every_card_loses_a_suppress() -> None:
    match = squad("S02 @1")
    foe = match.foe("F03", 1, suppress=2)
    match.do("recovery")

    assert foe.suppress == 1


def test_wf_067_and_r01_the_marker_goes_down_with_an_event_in_even_turns_and_all_is_fresh() -> None:
    match = squad("S02 @1")
    foe = match.foe("F02", 1)
    soldier = match.soldier()
    soldier.actions, soldier.attacked, soldier.moves, foe.shot = 0, True, 1, True
    soldier.used, soldier.fired = ["lead"], [1]
    match.do("timer")

    assert (match.field.turn, len(match.said("event"))) == (6, 1)
    assert (soldier.actions, soldier.attacked, soldier.moves, foe.shot) == (2, False, 0, False)
    assert (soldier.used, soldier.fired) == ([], [])
    match.do("timer")
    assert (match.field.turn, len(match.said("event"))) == (5, 1)


def test_wf_067_and_vector_4_time_runs_out() -> None:
    match = squad("S02 @1")
    match.field.turn = 1
    match.do("timer")

    assert match.state.outcome is not None
    assert (match.state.outcome.termination, match.state.outcome.grade) == ("time", "F")
    assert match.state.outcome.winners == []


def test_wf_r33_cards_attack_slot_by_slot_and_in_a_slot_as_they_came() -> None:
    match = squad("S02 @1", row="L07 L02").order("self", "never")
    cards = [match.foe(card, slot).card for card, slot in (("F08", 2), ("F03", 1), ("F02", 1))]
    match.dice(hostile=[1, 1, 1], hostile_cover=[1, 1, 1]).do("hostile_attacks")

    assert [told["hostile"] for told in match.said("hostile_attacked")] == [cards[1], cards[2], cards[0]]


def test_wf_r33_the_last_stand_brings_one_more_in_front() -> None:
    match = squad("S02 @1", "S13 @2", row="L07 L02", mission="M05").deck("F01", "F02", "F02")
    match.do("reinforcements")

    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F01", 1), ("F02", 2), ("F02", 2)]


def test_wf_r32_overwatch_fires_at_the_first_that_comes() -> None:
    match = squad("S02 W01 @1").hand("A13").deck("F01", "F01")
    match.act("play", 1, "A13", "plain", match.gear("W01"), 0)
    match.dice(attack=[9], cover=[6]).do("reinforcements")

    assert (match.field.hostiles, match.soldier().xp, match.field.supports) == ([], 1, [])


def test_wf_r32_who_is_suppressed_keeps_his_overwatch() -> None:
    match = squad("S02 W01 @1").hand("A13").deck("F01")
    match.act("play", 1, "A13", "plain", match.gear("W01"), 0)
    match.soldier().suppress = 1
    match.do("reinforcements")

    assert ([h.card for h in match.field.hostiles], len(match.field.supports)) == (["F01"], 1)


def test_wf_r91_overwatch_waits_where_a_bolt_weapon_would_cost_a_card() -> None:
    match = squad("S02 W11 @1").hand("A13", "L02").deck("F02")
    foe = match.foe("F06", 1)
    match.again().act("play", 1, "A13", "plain", match.gear("W11"), 0)
    match.dice(attack=[2], cover=[1]).fire(foe, "W11").act("explore", 1, "L02")
    assert len(match.field.supports) == 1
    match.field.phase = "hostiles"
    match.deck("F01").dice(attack=[2], cover=[1]).do("reinforcements")

    assert (len(match.said("attacked")), match.field.supports) == (2, [])


def test_wf_r61_half_as_many_again_rounded_down() -> None:
    numbers_drawn = [
        placement.number(squad("S02", mission=mission).field, LIBRARY.locations["L05"].table)
        for mission in ("M01", "M07")
    ]
    odd = squad("S02", mission="M07")

    assert numbers_drawn == [4, 6]
    assert placement.number(odd.field, LIBRARY.locations["L01"].table) == 4  # 3 and a half of it


def test_wf_r61_the_elite_come_in_greater_numbers_from_a_higher_range() -> None:
    match = squad("S02 W01 @0", row="", mission="M07").hand("L03").deck("E01", "E06")
    assert match.field.tier == "elite"
    match.act("explore", 1, "L03")  # 2 for a small squad, half as many again
    assert [h.card for h in match.field.hostiles] == ["E01"]
    match.soldier().slot = 1
    match.do("reinforcements")
    assert [h.card for h in match.field.hostiles] == ["E01", "E06"]


def test_wf_040_of_several_who_hold_a_card_the_first_is_attacked() -> None:
    match = squad("S02 @1", "S07 @1", row="L07", nation="us")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[5, 5], cover=[1, 1])
    match.act("fight", 2, 0, 0, foe.uid).act("fight", 1, 0, 0, foe.uid)

    target = hostile_fire.target(match.field, foe)
    assert target is not None
    assert target.no == 2
