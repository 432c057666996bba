"""Positions worked out by hand from the rules alone: what lies beside the usual case of each chapter."""

from __future__ import annotations

import pytest

from engine.warfighter import budget
from tests.warfighter.squad import squad
from tests.warfighter.test_events import happen
from tests.warfighter.test_muster import begun, buy, offered

# ----------------------------------------------------------------- buying


def test_wf_013_014_and_r14_a_mule_carries_two_heavy_weapons_and_no_more() -> None:
    match = squad("S03 W05 W01 Q03 @0")
    (mule,) = match.field.soldiers
    assert budget.load(mule) == 8  # 5 + 3 + 0
    budget.add_batch(mule.gear[1])
    assert (budget.load(mule), budget.fits(match.field, mule)) == (9, True)
    budget.add_batch(mule.gear[0])
    assert (budget.load(mule), budget.fits(match.field, mule)) == (10, False)


@pytest.mark.parametrize(("batches", "load"), [(1, 4), (2, 4), (3, 5)])
def test_wf_r14_a_bandolier_bears_two_for_one(batches: int, load: int) -> None:
    match = squad("S02 W01 Q12 @0")
    (soldier,) = match.field.soldiers
    for _ in range(batches):
        budget.add_batch(soldier.gear[0])
    assert budget.load(soldier) == load


def test_wf_014_a_deep_raid_takes_a_point_of_loadout() -> None:
    for mission, legal in (("M03", False), ("M05", True)):
        state = begun(mission)
        buy(state, ("recruit", "S02"))
        buy(state, next(o for o in offered(state) if o[0] != "recruit" and "W05" in o))
        buy(state, next(o for o in offered(state) if "Q01" in o))
        assert any("Q01" in o for o in offered(state)) is legal, mission  # 5 + 1 of 6, of 8


# ----------------------------------------------------------------- the target cup


def test_wf_049_a_counter_comes_back_with_the_card_that_leaves() -> None:
    match = squad("S02 W01 @0", "S13 @0", row="").hand("L03").deck("F01", "F01")
    match.dice(cup=[1, 7]).again().act("explore", 1, "L03")  # 16 RP: 2
    assert match.field.cup == [1, 1, 1, 2, 2, 2]
    match.dice(attack=[9], cover=[6]).fire(match.field.hostiles[1])
    assert match.field.cup == [1, 1, 1, 2, 2, 2, 2]


# ----------------------------------------------------------------- entering


def test_wf_025_the_advance_over_the_bridge_may_come_first_or_last() -> None:
    match = squad("S02 @0", "S01 @0", "S05 @0", row="L08").hand("A04").hand("A01", no=2).hand("A04", no=3)
    match.again().act("move", 1, 1, "A04")
    assert match.cost(1, 2) is None
    match.act("play", 2, "A01", "plain")
    assert match.cost(1, 2) == 0
    match.act("move", 2, 1)
    assert match.cost(1, 3) is None


def test_wf_r21_a_dash_over_the_bridge_does_not_count() -> None:
    match = squad("S02 @0", "S01 @0", row="L08").hand("A02").hand("A04", no=2)
    match.act("play", 1, "A02", "plain").act("move", 1, 1)
    assert match.cost(1, 2) == 1


def test_wf_r44_whole_costs_of_a_squad_soldier_come_from_one_hand() -> None:
    match = squad("S02 @0 #0", "S13 @0 #0", "S05 @0 #1", row="L05", players=2)
    match.hand("A04").hand("A05", "L02", no=3)
    assert match.again().offered("move", 2) == []  # 3 - 1: a card in each hand does not make two
    match.hand("A05", "A06", no=3)
    assert match.again().offered("move", 2, 1, seat=1) == [(3, "A05", "A06")]


# ----------------------------------------------------------------- fire


def test_wf_030_and_r22_a_breath_does_not_load_the_weapon_again() -> None:
    match = squad("S02 W01 @1").hand("A04")
    foe = match.foe("F03", 1)
    match.act("play", 1, "A04", "plain").dice(attack=[3, 2], cover=[1])
    match.act("fire", 1, match.gear("W01"), 1, foe.uid)  # Rapid 6+: neither 3 + 2 nor 2 + 2
    assert (match.soldier().gear[0].empty, foe.suppress, match.one("attacked")["hits"]) == (True, 0, 0)


def test_wf_r22_a_natural_one_is_not_saved_but_the_other_die_is() -> None:
    match = squad("S02 W01 @1").hand("A04")
    foe = match.foe("F03", 1)
    match.act("play", 1, "A04", "plain").dice(attack=[1, 4], cover=[3])
    match.act("fire", 1, match.gear("W01"), 1, foe.uid)
    assert (foe.kills, foe.suppress) == (1, 1)


def test_r15_two_penetration_make_a_rifle_a_threat_to_armour() -> None:
    for die, left in ((3, 1), (4, 0)):
        match = squad("S02 W01 @1").hand("A15")
        foe = match.foe("F14", 1, kills=1)
        match.act("play", 1, "A15", "plain").dice(attack=[5], cover=[die]).fire(foe)
        assert len(match.field.hostiles) == left  # 4 + 2 against Cover 6
        assert match.soldier().xp == (0 if left else 5)


def test_a_tank_stands_active_after_the_first_kill_and_gives_its_xp_after_the_second() -> None:
    match = squad("S02 W10 Q07 @1")
    foe = match.foe("E10", 2)
    match.again().dice(attack=[4], cover=[3]).fire(foe, "W10")  # 3 + 5, Explosion 2: one Kill
    assert (foe.active, match.soldier().xp) == (1, 0)
    match.field.hostile(foe.uid).slot = 1  # type: ignore[union-attr]
    match.again().dice(cover=[2]).act("throw", 1, match.gear("Q07"), foe.uid)  # 2 + 6
    assert (match.field.hostiles, match.soldier().xp) == ([], 7)


def test_a07_leveled_up_keeps_down_no_more_than_live() -> None:
    match = squad("S02 W01 @1 +1").hand("A07")
    foe, other = match.foe("F02", 1, suppress=1), match.foe("F01", 1)
    match.act("play", 1, "A07", "up").dice(attack=[2], cover=[1]).fire(foe)
    assert (foe.suppress, other.suppress) == (2, 1)


def test_f12_two_counters_by_card_and_die_drive_conscripts_off_without_xp() -> None:
    match = squad("S02 W01 @1").hand("A07")
    foe = match.foe("F12", 1)
    match.act("play", 1, "A07", "plain").dice(attack=[7], cover=[1]).fire(foe)
    assert (match.field.hostiles, match.soldier().xp) == ([], 0)


def test_k14_is_lost_with_a_snap_shot_and_q08_with_a_move() -> None:
    match = squad("S02 W01 K14 Q08 @1").hand("A06")
    foe = match.foe("F02", 1)
    match.again().act("dig", 1)
    assert match.attack_by(foe, 2, 2).one("hostile_attacked")["cover"] == 6  # 4 + 1 + 1
    match.again().dice(attack=[2], cover=[1]).act("play", 1, "A06", "plain", 1, match.gear("W01"), foe.uid)
    match.attack_by(foe, 2, 2)
    assert match.said("hostile_attacked")[-1]["cover"] == 5


# ----------------------------------------------------------------- hand to hand


def test_wf_041_and_r06_a_steady_man_stumbles_and_holds_on() -> None:
    match = squad("S08 @1", nation="uk")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[1], cover=[1]).act("fight", 1, 0, 0, foe.uid)
    assert (match.harm(1), match.soldier().grip) == ([(0, 0)], foe.uid)
    match.dice(attack=[1], cover=[1]).act("fight", 1, 0, 0, foe.uid)
    assert (match.harm(1), match.soldier().grip) == ([(0, 1)], 0)


def test_wf_040_a_held_card_attacks_its_holder_whatever_its_counter_says() -> None:
    match = squad("S02 @1", "S13 @1")
    foe = match.foe("F02", 1, target=2)
    match.again().dice(attack=[2], cover=[1]).act("fight", 1, 0, 0, foe.uid)
    match.attack_by(foe, 8, 6)
    assert match.harm(1, 2) == [(1, 0), (0, 0)]


def test_wf_040_and_064_a_held_card_stays_and_its_holder_pays_an_action_to_let_go() -> None:
    match = squad("S02 @1", "S13 @0")
    foe = match.foe("F01", 1, target=2)
    match.again().dice(attack=[2], cover=[1]).act("fight", 1, 0, 0, foe.uid).act("break", 1)
    assert (match.soldier().grip, match.soldier().actions) == (0, 0)


# ----------------------------------------------------------------- cards, gear, leaving


def test_wf_r27_a_suppressed_man_is_led_to_shake_it_off() -> None:
    match = squad("S02 @1", "S05 !1 @1").hand("A18")
    match.soldier(2).actions = 0
    match.act("play", 1, "A18", "plain", 2).act("calm", 2)
    assert (match.soldier(2).suppress, match.soldier(2).actions) == (0, 0)


def test_k12_two_counters_go_for_one_action_beside_a_leader() -> None:
    for at, left in ((1, 1), (0, 2)):
        match = squad(f"S02 K12 @{at}", "S05 !3 @1")
        assert match.again().act("calm", 2).soldier(2).suppress == left


def test_a17_at_night_reaches_two_and_never_the_gun() -> None:
    match = squad("S02 @0", row="L13 L02 L07", mission="M04", objective="O02", active=True)
    match.hand("A17", "A04", "A05")
    for slot in (1, 2, 3):
        match.foe("F06", slot)
    assert {way[0] for way in match.again().offered("play", 1, "A17", "plain")} == {1, 2}
    match.dice(attack=[9], cover=[6]).act("play", 1, "A17", "plain", 1, "A04")
    assert (match.field.hostiles[0].kills, match.field.hits) == (1, 0)  # ruins: 2 - 1


def test_wf_053_a_squad_soldier_takes_nothing_and_a_gunner_only_what_is_missing() -> None:
    match = squad("S02 W05 @1", "S10 @1", "S13 @1")
    gunner = match.soldier(2)
    assert match.again().offered("share", 1) == []
    gunner.gear[0].ammo = 2
    assert match.again().offered("share", 1) == [(2, match.gear("W05"))]
    match.act("share", 1, 2, match.gear("W05"))
    assert match.offered("share", 1) == []
    assert match.offered("give", 1) == []


def test_wf_055_a_suppressed_soldier_retires_but_not_one_of_three_health() -> None:
    match = squad("S02 -4 !1 @1", "S01 -3 @1", "S13 @1")
    assert match.again().offered("retire") == [(1,)]
    foe = match.foe("F02", 1, target=1)
    match.dice(cup=[1]).again().act("retire", 1)
    assert (match.field.alive()[0].no, foe.target, 1 in match.field.cup) == (2, 2, False)


def test_wf_054_a_comrades_xp_keeps_a_support_card_unless_it_is_closed() -> None:
    for closed, kept in ((False, 1), (True, 0)):
        match = squad("S02 @1 #0", "S05 @1 +1 #1", players=2).hand("A12")
        match.act("play", 1, "A12", "plain", 1)
        if closed:
            match.act("trust", "xp", seat=1)
        match.do("upkeep")
        assert (len(match.field.supports), match.soldier(2).xp) == (kept, 1 - kept)


# ----------------------------------------------------------------- Hostile Turn


def test_e07_fire_counts_two_whatever_covers() -> None:
    match = squad("S04 K14 @1", row="L02")
    assert match.attack_by(match.foe("E07", 1), 7, 2).one("hostile_attacked")["wounds"] == 1


def test_q05_smoke_makes_a_ten_of_a_sharpshooter_a_seven_with_a_leader_too() -> None:
    match = squad("S02 @1", row="L07 L02", mission="M03")
    match.foe("E06", 2)
    foe = match.foe("E04", 2)
    match.field.row[1].smoke = True
    match.attack_by(foe, 10, 6)
    assert (match.one("hostile_attacked")["total"], match.harm(1)) == (7, [(1, 0)])


def test_wf_r12_a_leader_is_not_his_own_but_two_lead_each_other() -> None:
    match = squad("S02 @1")
    one = match.foe("E06", 1)
    assert match.attack_by(one, 6, 6).one("hostile_attacked")["total"] == 6
    match.foe("E06", 1)
    match.foe("E06", 1)
    match.attack_by(one, 6, 1)
    assert match.said("hostile_attacked")[-1]["total"] == 7


@pytest.mark.parametrize(
    ("soldiers", "chosen"),
    [
        ("S04 @0/S02 @0/S13 @0", 3),  # Cover 5, 4, 3
        ("S02 @0/S01 -1 @0", 2),  # equal Cover: fewest Health
        ("S02 @0/S01 @0", 1),  # then the lowest number
        ("S02 @1/S04 @0", 2),  # the other is too close
    ],
)
def test_e04_whom_a_sharpshooter_chooses(soldiers: str, chosen: int) -> None:
    match = squad(*soldiers.split("/"))
    match.attack_by(match.foe("E04", 1, target=1), 1, 1)
    assert match.one("hostile_attacked")["soldier"] == match.soldier(chosen).card


@pytest.mark.parametrize(("row", "at", "slot"), [("L07 L02", 1, 2), ("L07 L02", 2, 1), ("L07", 1, 1)])
def test_wf_r35_a_sniper_too_close(row: str, at: int, slot: int) -> None:
    match = squad(f"S02 @{at}", row=row, mission="M03")
    foe = match.foe("F08", at)
    match.do("hostile_move", foe.uid)
    assert foe.slot == slot


def test_wf_r34_a_card_that_has_not_yet_attacked_attacks_its_new_target() -> None:
    match = squad("S13 -2 @1", "S02 @1")
    match.foe("F02", 1, target=1)
    match.foe("F02", 1, target=1)
    match.dice(cup=[1], hostile=[8, 8], hostile_cover=[6, 6]).do("hostile_attacks")
    assert (match.soldier(1).status, match.harm(2)) == ("downed", [(1, 0)])
    assert 1 not in match.field.cup


def test_wf_057_and_058_in_the_square_a_runner_calls_what_the_square_does_not() -> None:
    match = squad("S02 @1", row="L06")
    match.foe("F10", 1)
    match.deck("F01", "F02").do("reinforcements")
    assert [h.card for h in match.field.hostiles] == ["F10", "F02"]  # 1 is not 3-5; 2 is within 1-2


def test_wf_r61_one_and_a_half_times_ten_and_a_half() -> None:
    match = squad("S01 W05 @0", "S04 W01 @0", "S09 @0", "S10 @0", "S13 @0", row="", mission="M07").hand("L01")
    assert budget.squad(match.field) == 9 + 5 + 12 + 3 + 13 + 14 + 6
    match.deck("E10", "E01", "E01", "E01").act("explore", 1, "L01")  # 7 * 3 / 2 = 10
    assert [h.card for h in match.field.hostiles] == ["E10", "E01"]


# ----------------------------------------------------------------- Events and the end


def test_wf_r31_two_soldiers_together_see_through_confused_orders() -> None:
    match = squad("S02 +1 @1", "S05 +1 @1")
    turn = match.field.turn
    happen(match, "V12").act("clear", kind="event")
    assert (match.field.turn, match.soldier(1).xp, match.soldier(2).xp) == (turn, 0, 0)


def test_wf_r65_a_suppressed_sole_survivor_holds_and_a_miss_starts_anew() -> None:
    match = squad("S02 !1 @3", row="L07 L02", objective="O05", active=True)
    match.do("timer")
    assert match.field.held == 1
    match.soldier().slot = 2
    match.do("timer")
    assert match.field.held == 0


def test_wf_r60_a_rocket_is_one_hit_and_a_burst_is_two() -> None:
    match = squad("S02 W10 @2", row="L07 L02", objective="O06", active=True)
    target = next(o[2] for o in match.again().offered("fire", 1))
    match.dice(attack=[4], cover=[1]).act("fire", 1, match.gear("W10"), 0, target)
    assert match.field.hits == 1
    match = squad("S10 @2", row="L07 L02", objective="O06", active=True)
    match.again().dice(attack=[5, 5], cover=[3]).act("fire", 1, match.gear("W05"), 0, target)
    assert match.field.hits == 2
