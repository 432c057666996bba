"""Positions worked out from the rules alone: Missions, Objectives, Events, kits, several people, score."""

from __future__ import annotations

import pytest

from engine.warfighter import budget
from tests.warfighter.squad import Squad, squad
from tests.warfighter.test_events import happen

TO_SLOT_5 = "L07 L02 L03 L04"


def result(match: Squad) -> tuple[str, int | None, str | None]:
    """Return how a match has ended, with score and grade."""
    outcome = match.state.outcome
    assert outcome is not None
    return outcome.termination, outcome.score, outcome.grade


def downed(match: Squad, *numbers: int) -> Squad:
    for no in numbers:
        match.soldier(no).status = "downed"
    return match


# ----------------------------------------------------------------- thrown and dropped


def test_wf_043_another_picks_up_a_thrown_knife_once_its_target_is_gone() -> None:
    match = squad("S02 W17 @1", "S05 W01 @1")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[8]).act("throw", 1, match.gear("W17"), foe.uid)
    assert foe.suppress == 1  # a first silent attack rolls for no cover
    assert match.offered("take", 2) == []
    match.dice(attack=[6], cover=[5]).fire(foe, no=2)
    (knife,) = match.field.row[1].ground
    match.act("take", 2, knife.uid)
    assert [gear.card for gear in match.soldier(2).gear] == ["W01", "W17"]


def test_wf_043_a_knife_is_where_its_target_fell() -> None:
    match = squad("S02 W17 @1", "S05 W01 @2", row="L07 L02")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[2]).act("throw", 1, match.gear("W17"), foe.uid)
    foe.slot = 2
    match.again().dice(attack=[5], cover=[2]).fire(foe, no=2)
    assert (match.offered("take", 1), len(match.offered("take", 2))) == ([], 1)


def test_wf_063_the_weapons_of_a_downed_non_player_are_for_player_soldiers() -> None:
    match = squad("S11 -3 @1", "S03 @1", "S10 @1", "S13 -2 @1")
    match.soldier(1).gear[0].empty = True
    foe = match.foe("F02", 1, target=1)
    match.attack_by(foe, 8, 6)
    foe.target = 4
    match.attack_by(foe, 8, 6).again()
    assert [gear.card for gear in match.field.row[1].ground] == ["W06", "W07"]  # a built-in rifle is none
    assert len(match.offered("take", 2)) == 2
    assert match.offered("take", 3) == []
    sniper = match.field.row[1].ground[0].uid
    match.act("take", 2, sniper).act("reload", 2, sniper)
    assert (match.soldier(2).gear[0].ammo, budget.load(match.soldier(2))) == (3, 4)


def test_wf_051_a_half_used_kit_heals_once_more_in_other_hands() -> None:
    match = squad("S02 Q04 @1", "S05 -3 @1")
    match.again().act("aid", 1, 2)
    kit = match.gear("Q04")
    match.act("give", 1, 2, kit).act("aid", 2, 2)
    assert (match.soldier(2).wounds, match.soldier(2).gear) == (0, [])  # 1, then 2 by the medic


# ----------------------------------------------------------------- Objectives


def test_wf_r64_r70_and_r71_the_documents_of_a_deep_raid_lie_in_slot_5() -> None:
    at_3 = squad("S02 @3", "S05 @2", row="L07 L02 L03", mission="M03", active=True)
    assert at_3.again().offered("work") == []
    match = squad("S02 @5", "S05 @4", "S13 @2", row=TO_SLOT_5, mission="M03", active=True)
    match.field.turn, match.field.earned, match.field.worked = 4, 14, 2
    downed(match, 3).again().act("work", 1)
    assert result(match) == ("objective", 50 + 20 + 5 + 4, "C")  # 30 * 2 / 3, 20 * 3 / 12, 14 / 3


@pytest.mark.parametrize(
    ("mission", "lost", "turn", "earned", "score", "grade"),
    [
        ("M01", (), 2, 24, 50 + 30 + 2 + 8, "A"),
        ("M01", (), 2, 23, 50 + 30 + 2 + 7, "B"),
        ("M03", (3,), 7, 2, 50 + 20 + 10 + 0, "B"),
        ("M03", (2, 3), 12, 3, 50 + 10 + 18 + 1, "C"),
        ("M02", (3,), 1, 2, 50 + 20 + 0 + 0, "C"),
        ("M02", (2, 3), 1, 0, 50 + 10, "D"),
        ("M06", (), 5, 99, 100, "A"),
    ],
)
def test_wf_r70_and_r71_where_the_grades_part(
    mission: str, lost: tuple[int, ...], turn: int, earned: int, score: int, grade: str
) -> None:
    slot = {"M01": 3, "M02": 4, "M03": 5, "M06": 3}[mission]
    row = " ".join(TO_SLOT_5.split()[: slot - 1])
    match = squad(f"S02 @{slot}", "S05 @1", "S13 @1", row=row, mission=mission, active=True)
    match.field.turn, match.field.earned, match.field.worked = turn, earned, 2
    downed(match, *lost).again().act("work", 1)
    assert result(match) == ("objective", score, grade)


def test_wf_055_068_and_r70_the_last_one_retired_leaves_nothing_but_what_was_learned() -> None:
    match = squad("S02 -4 @1", "S13 @1")
    match.field.earned = 11
    downed(match, 2).again().act("retire", 1)
    assert result(match) == ("squad_lost", 3, "F")


def test_wf_r62_a_sniper_who_falls_back_leaves_the_strongpoint() -> None:
    match = squad("S02 @3", "S13 @2", row="L07 L02", objective="O01", active=True)
    match.foe("F08", 3)
    match.field.turn = 5
    match.do("hostile_attacks").do("hostile_movement")
    assert result(match) == ("objective", 50 + 30 + 11, "A")  # 20 * 4 / 7


def test_wf_r62_conscripts_who_run_clear_the_strongpoint_too() -> None:
    match = squad("S02 W01 @3", row="L07 L02", objective="O01", active=True)
    foe = match.foe("F12", 3, suppress=1)
    match.again().dice(attack=[9], cover=[1]).fire(foe)
    assert (result(match)[0], match.field.earned) == ("objective", 0)


@pytest.mark.parametrize(("die", "cover", "hits"), [(4, 2, 1), (10, 1, 0), (3, 6, 0)])
def test_wf_r60_a_grenade_scores_once_whatever_it_reaches(die: int, cover: int, hits: int) -> None:
    match = squad("S02 Q01 @2", row="L07 L02", objective="O06", active=True)
    match.again().dice(attack=[die], cover=[cover]).act("throw", 1, match.gear("Q01"), -1)
    assert (match.field.hits, match.soldier().gear) == (hits, [])


def test_wf_r60_and_r23_a_snap_burst_of_a_gunner_silences_the_gun() -> None:
    match = squad("S02 +1 @0", "S10 @1", row="L07 L02", objective="O02", active=True).hand("A06")
    match.dice(attack=[5, 9], cover=[4]).act("play", 1, "A06", "up", 2, match.gear("W05", 2), -1)
    assert (result(match)[0], match.soldier(2).actions) == ("objective", 2)


def test_wf_032_and_r63_a_knife_takes_the_officer_beside_three() -> None:
    match = squad("S02 W17 @3", row="L07 L02", objective="O03", active=True)
    match.foe("F03", 3)
    stab = ("fight", 1, match.gear("W17"), 0, -2)
    match.again().dice(attack=[7]).act(*stab)
    assert (match.state.outcome, match.soldier().grip, match.soldier().actions) == (None, 0, 1)
    match.dice(attack=[8], cover=[3]).act(*stab)
    assert result(match)[0] == "objective"


def test_wf_r64_r44_and_025_a_rifleman_leads_the_airmen_out_past_a_machine_gun() -> None:
    match = squad("S02 @1", "S13 @3", row="L07 L05", objective="O04", active=True)
    match.foe("F05", 2)
    match.field.worked = 3
    match.hand("A04", "A05", "A06", "L03")
    assert match.offered("move", 2) == [(2, 1, "A04", "A05", "A06")]  # 3 + 1 - 1
    match.act("move", 2, 2, 1, "A04", "A05", "A06")
    assert result(match)[0] == "objective"


def test_wf_050_r61_and_f11_an_ambush_waits_at_the_objective_of_the_elite() -> None:
    match = squad("S02 @3", row="L07 L02 L03", mission="M07").order("self", "never")
    match.deck("E05", "F11", "E03").act("activate", 1)  # 3 * 3 / 2 = 4
    assert [(h.card, h.slot) for h in match.field.hostiles] == [("E05", 4)]


@pytest.mark.parametrize(
    ("mission", "objective", "cards", "came"),
    [
        ("M01", "O05", "F01 F03", ["F03"]),  # 2-3
        ("M01", "O07", "F03 F02", ["F02"]),  # 1-2
        ("M07", "O07", "E03 E02", ["E02"]),  # 3-4
        ("M07", "O05", "E01 E10", []),  # 4-5
    ],
)
def test_wf_057_and_r61_who_reinforces_an_objective(
    mission: str, objective: str, cards: str, came: list[str]
) -> None:
    end = 3 if mission == "M01" else 4
    row = "L07 L02" if mission == "M01" else "L07 L02 L03"
    match = squad(f"S02 @{end}", row=row, mission=mission, objective=objective, active=True)
    for card in cards.split():
        match.deck(card).do("reinforcements")
    assert [hostile.card for hostile in match.field.hostiles] == came


BANDS = [
    ("S04/S05/S01 Q04", 30, 2),
    ("S04/S05/S01 Q04 Q04", 31, 3),
    ("S04 W09/S05 W05/S01 W01 Q04", 45, 3),
    ("S04 W09/S05 W05/S01 W01 Q06", 46, 4),
    ("S04 W05/S05 W01/S01 W17/S06/S02/S03", 60, 4),
    ("S04 W05/S05 W01/S01 Q06/S06/S02/S03", 61, 6),
    ("S04 Q06/S05/S01/S06/S02/S03/S10/S09", 80, 6),
    ("S04 Q09/S05/S01/S06/S02/S03/S10/S09", 81, 7),
    ("S04 W05/S05 W05/S01/S06/S02/S10/S09/S11/S13", 100, 7),
    ("S04 W05 Q04/S05 W05/S01/S06/S02/S10/S09/S11/S13", 101, 9),
]


@pytest.mark.parametrize(("soldiers", "rp", "number"), BANDS)
def test_wf_048_where_the_bands_part(soldiers: str, rp: int, number: int) -> None:
    match = squad(*(f"{words} @0" for words in soldiers.split("/")), row="").hand("L03")
    assert budget.squad(match.field) == rp
    match.deck(*["F01"] * 12).act("explore", 1, "L03")
    assert len(match.field.hostiles) == number


# ----------------------------------------------------------------- Events


def test_v07_the_enemy_and_the_wire_cutters_count_where_the_guide_leads() -> None:
    match = squad("S03 @0", "S03 Q10 @0", "S03 K06 Q10 @0", row="L11")
    match.field.row[1].free = True
    match.foe("E03", 1)
    match.foe("E10", 1)
    match.foe("F05", 1, suppress=2)
    for no, cost in ((1, 3), (2, 1), (3, 0)):
        match.hand(*["A04"] * 4, no=no)
        assert match.cost(1, no) == cost


def test_v06_in_fog_a_machine_gun_comes_closer_instead_of_firing() -> None:
    match = squad("S02 K08 Q01 @0", row="L07 L02 L03", mission="M03")
    foe = match.foe("F05", 3)
    happen(match, "V06").do("hostile_attacks").do("hostile_movement")
    assert (match.said("hostile_attacked"), foe.slot) == ([], 2)
    assert match.again().offered("throw", 1) == [(match.gear("Q01"), foe.uid)]
    happen(match, "V09")
    foe.slot = 3
    match.dice(hostile=[1], hostile_cover=[1]).do("hostile_attacks")
    assert len(match.said("hostile_attacked")) == 1


def test_v01_who_would_be_left_with_two_hits_the_dirt() -> None:
    match = squad("S02 -3 @1").hand("A03").dice(event=[9], hostile_cover=[6])
    happen(match, "V01")
    assert (match.harm(1), match.state.hands[1]) == ([(3, 1)], [])


@pytest.mark.parametrize(("cards", "left"), [(0, (5, 0)), (1, (4, 1)), (2, (3, 2))])
def test_v08_a_ten_of_a_sniper_is_two_wounds(cards: int, left: tuple[int, int]) -> None:
    match = squad("S05 -3 @1", "S13 @0").hand(*["A03"] * cards).dice(event=[10], hostile_cover=[4])
    happen(match, "V08")
    assert match.harm(1) == [left if cards else (5, 0)]
    assert match.soldier(1).status == ("in_play" if cards else "downed")


def test_v05_a_use_of_a_kit_may_be_dropped_in_place_of_ammunition() -> None:
    match = squad("S02 W01 Q04 @1", "S13 @1")
    match.soldier().gear[0].ammo, match.soldier().gear[1].uses = 1, 1
    happen(match, "V05").act("supply", 1, match.gear("Q04"), kind="event")
    assert (match.soldier().gear[0].ammo, match.soldier().gear[1].uses) == (1, 2)


def test_wf_067_and_r31_confused_orders_pass_over_an_odd_turn_without_an_event() -> None:
    match = squad("S02 @1")
    match.field.turn = 3
    match.state.events_deck.cards = ["V10", "V12"]
    match.do("timer")
    assert (match.field.turn, [event["event"] for event in match.said("event")]) == (1, ["V12"])


def test_v02_somebody_runs_into_the_active_objective() -> None:
    match = squad("S02 @1", row="L07 L02", active=True).deck("F14")
    happen(match, "V02")
    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F14", 3)]


def test_wf_r31_three_xp_of_three_buy_another_event_before_anything_is_settled() -> None:
    match = squad("S02 W01 +1 @1 #0", "S05 W01 +1 @1 #1", "S13 +1 @1 #1", players=2)
    match.state.events_deck.cards = ["V03", "V04"]
    match.do("draw_event")
    match.act("flip", 2, match.gear("W01", 2), seat=1, kind="event")
    assert ("redraw",) not in match.decision(0, "event").options
    match.act("flip", 1, match.gear("W01"), kind="event")
    assert [s.xp for s in match.field.soldiers] == [1, 1, 1]


# ----------------------------------------------------------------- traits, weapons, Skills


def test_wf_r29_who_watches_fires_before_an_ambush_rushes() -> None:
    match = squad("S02 W03 @2", row="L07 L02").hand("A13").deck("F11")
    match.act("play", 1, "A13", "plain", match.gear("W03"), 2)
    match.field.row[2].card = "L05"  # 2-3
    match.dice(attack=[6, 7, 8], cover=[3]).do("reinforcements")
    assert (match.field.hostiles, match.soldier().xp, match.said("hostile_attacked")) == ([], 3, [])


def test_wf_r32_a_card_that_was_in_range_does_not_move_into_it() -> None:
    match = squad("S02 W01 @0", row="L07 L02 L03 L04", mission="M03").hand("A13")
    match.act("play", 1, "A13", "plain", match.gear("W01"), 0)
    near, far = match.foe("F01", 3), match.foe("F02", 4)
    match.dice(attack=[2], cover=[1]).do("hostile_movement")
    assert (near.slot, far.slot, match.one("attacked")["hostile"]) == (2, 3, "F02")


def test_e03_pins_from_four_slots_and_never_moves() -> None:
    match = squad("S02 @0", row="L07 L02 L03 L04", mission="M03").order("self", "never")
    foe = match.foe("E03", 4, kills=1)
    match.attack_by(foe, 7, 6)
    assert match.harm(1) == [(1, 1)]
    match.field.fog = True
    match.do("hostile_movement")
    assert foe.slot == 4


def test_e06_leads_nobody_in_another_slot() -> None:
    match = squad("S02 @1", row="L07 L02", mission="M03")
    match.foe("E06", 2)
    match.attack_by(match.foe("E01", 1), 5, 6)
    assert match.harm(1) == [(0, 0)]  # with a leader beside them 6: a Suppress


@pytest.mark.parametrize(("value", "card", "came"), [(3, "E01", 1), (4, "E02", 0)])
def test_wf_058_and_r61_what_a_patrol_calls_is_not_of_the_elites_range(value: int, card: str, came: int) -> None:
    match = squad("S02 @0", row="L07 L02", mission="M07")
    match.foe("E09", 2)
    match.deck(card).do("reinforcements")
    assert [h.slot for h in match.field.hostiles[1:]] == [2] * came, value


def test_w10_is_no_weapon_for_the_same_slot_and_w14_is_one() -> None:
    match = squad("S02 W10 @1", "S07 W14 @1")
    foe = match.foe("F14", 1)
    match.again()
    assert match.offered("fire", 1) == []
    assert match.offered("fire", 2) == [(match.gear("W14", 2), 0, foe.uid)]
    assert (match.gear("W14", 2), 0, foe.uid) in match.offered("fight", 2)
    match.dice(attack=[5], cover=[1]).fire(foe, "W14", no=2)  # 1 + 5 against 6, Explosion 2
    assert (match.field.hostiles, match.soldier(2).xp, match.soldier(2).gear[0].empty) == ([], 5, True)


def test_w12_a_six_hits_and_empties() -> None:
    match = squad("S07 W12 @1")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[6, 5, 10], cover=[2]).fire(foe, "W12", 1)
    assert (foe.kills, foe.suppress, match.soldier().gear[0].empty) == (2, 1, True)


def test_w16_the_second_silent_shot_of_a_turn_rolls_and_of_the_next_does_not() -> None:
    match = squad("S02 W16 @1")
    foe = match.foe("F13", 1)
    match.again().dice(attack=[5, 5], cover=[4]).fire(foe, "W16").fire(foe, "W16")
    assert (foe.kills, foe.suppress) == (1, 1)
    match.do("refresh").again().dice(attack=[5]).fire(foe, "W16")
    assert (foe.kills, foe.suppress) == (2, 1)


def test_k02_and_k10_a_scout_who_boxes_hits_with_a_five() -> None:
    match = squad("S06 K02 K10 @1")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[4, 5], cover=[3, 3])
    match.act("fight", 1, 0, 0, foe.uid).act("fight", 1, 0, 0, foe.uid)
    assert (foe.kills, foe.suppress) == (1, 1)


def test_w18_without_its_rifle_is_no_weapon() -> None:
    match = squad("S02 W01 W18 @1", "S05 @1")
    foe = match.foe("F01", 1)
    bayonet, rifle = match.gear("W18"), match.gear("W01")
    assert (bayonet, 0, foe.uid) in match.again().offered("fight", 1)
    match.act("give", 1, 2, rifle)
    assert (bayonet, 0, foe.uid) not in match.offered("fight", 1)


def test_q06_and_k08_far_grenades_are_thrown_better_and_near_ones_are_not() -> None:
    match = squad("S02 Q01 Q06 K08 @0", row="L07 L02")
    foe = match.foe("F03", 2)
    match.again().dice(attack=[2], cover=[1]).act("throw", 1, match.gear("Q01"), foe.uid)  # 2 + 1 + 1; 1 + 2
    assert match.field.hostiles == []


# ----------------------------------------------------------------- several players, Support, the cup


def test_wf_047_and_r42_somebody_in_the_rear_plays_the_location_for_whom_is_in_front() -> None:
    match = squad("S02 @1 #0", "S05 @0 #1", players=2).hand("L03", no=2).deck("F01", "F01")
    assert match.again().offered("explore", 2, seat=1) == [("L03",)]
    match.act("explore", 2, "L03", seat=1)
    assert (match.field.row[2].card, len(match.field.hostiles)) == ("L03", 2)
    assert match.hand("L04").offered("explore", 1) == []


def test_wf_r48_whose_player_soldier_is_out_fights_on_and_is_paid_for() -> None:
    match = squad("S02 -4 @1 #0", "S10 @1 #0", "S05 @0 #1", row="L07 L02", players=2)
    match.hand("A04", "L03").hand("A05", no=3)
    match.act("retire", 1)
    match.hand("A05", no=3)
    assert (1 in match.state.hands, match.offered("move", 2), match.offered("renew")) == (False, [(0,)], [])
    assert match.offered("move", 2, seat=1) == [(2, 3, "A05")]
    match.act("move", 2, 2, 3, "A05", seat=1)
    assert (match.soldier(2).slot, match.soldier(2).actions) == (2, 1)


def test_wf_054_of_two_cards_one_xp_keeps_the_first_and_a_radio_both() -> None:
    for radio, kept in (("", ["A12"]), ("Q09", ["A12", "A13"])):
        match = squad(f"S02 W01 {radio} +1 @1").hand("A12", "A13")
        match.act("play", 1, "A12", "plain", 1).act("play", 1, "A13", "plain", match.gear("W01"), 0)
        match.do("upkeep")
        assert ([s.card for s in match.field.supports], match.soldier().xp) == (kept, 1 if radio else 0)


def test_wf_r18_a_radio_that_was_given_away_saves_nothing() -> None:
    match = squad("S02 Q09 @1", "S05 @1").hand("A12")
    match.act("play", 1, "A12", "plain", 1).act("give", 1, 2, match.gear("Q09")).do("upkeep")
    assert match.field.supports == []


def test_wf_r27_a_good_position_for_another_ends_with_his_move_not_with_the_players() -> None:
    match = squad("S02 +1 @1", "S05 @1").hand("A12")
    match.act("play", 1, "A12", "up", 2).act("move", 1, 0)
    assert [s.on for s in match.field.supports] == [2]
    match.act("move", 2, 0)
    assert (match.field.supports, match.state.actions_deck.discards) == ([], ["A12"])


def test_a18_leveled_up_two_others_act_and_never_the_player_himself() -> None:
    match = squad("S02 +1 @0", "S05 @1", "S13 !1 @1").hand("A18")
    assert match.offered("play", 1, "A18", "up") == [(2, 3)]
    match.act("play", 1, "A18", "up", 2, 3)
    assert [s.actions for s in match.field.soldiers] == [2, 3, 3]


def test_a10_leveled_up_dresses_another_and_never_beyond_his_health() -> None:
    match = squad("S02 -1 +1 @1", "S05 -1 @1", "S13 -1 @0").hand("A10", "A10")
    assert match.offered("play", 1, "A10", "up") == [(2,)]
    match.act("play", 1, "A10", "up", 2).act("play", 1, "A10", "plain", 1)
    assert [s.wounds for s in match.field.soldiers] == [0, 0, 1]


def test_wf_049_and_r34_the_counters_of_who_is_gone_come_back_nowhere() -> None:
    match = squad("S02 -4 @0", "S05 W01 @0", row="").hand("L03").deck("F01", "F01")
    match.dice(cup=[1, 7]).act("explore", 1, "L03")
    one, two = match.field.hostiles
    assert (one.target, two.target, match.field.cup) == (1, 2, [1, 1, 1, 2, 2, 2])
    match.dice(cup=[3]).act("retire", 1)
    assert (one.target, match.field.cup) == (2, [2, 2])
    match.dice(attack=[9], cover=[6]).fire(one, no=2)
    assert match.field.cup == [2, 2, 2]


def test_wf_r33_and_r67_the_extra_card_comes_before_what_a_runner_calls() -> None:
    match = squad("S02 @1", "S13 @2", row="L07 L02", mission="M05")
    match.foe("F10", 1)
    match.deck("F01", "F02", "F04", "F01").do("reinforcements")
    assert [(h.card, h.slot) for h in match.field.hostiles[1:]] == [("F01", 1), ("F02", 2), ("F04", 2), ("F01", 1)]


def test_wf_r19_what_was_passed_on_comes_back_to_nobody() -> None:
    match = squad("S02 W01 @1", "S03 W01 Q03 @1").hand("A16").hand("A16", no=2)
    garand, other = match.gear("W01"), match.gear("W01", 2)
    match.act("share", 2, 1, other).act("share", 2, 1, other)
    assert (match.soldier(1).gear[0].ammo, match.soldier(2).gear[0].ammo) == (6, 6)
    for soldier in match.field.soldiers:
        assert match.offered("play", soldier.no, "A16") == []
        soldier.gear[0].empty = True
    match.again().act("reload", 1, garand).act("reload", 2, other)
    assert match.offered("play", 1, "A16") == []  # 5 of 4 that it began with
    match.act("play", 2, "A16", "plain", 2, other)  # 5 of 8, less the 2 that were passed on
    assert match.soldier(2).gear[0].ammo == 6
