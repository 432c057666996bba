"""The Events, and what has to be chosen (B.3.10, WF-R31)."""

from __future__ import annotations

from tests.warfighter.squad import GAME, Squad, squad


def happen(match: Squad, event: str) -> Squad:
    """Draw an Event."""
    match.state.events_deck.cards = ["V09", event]
    return match.do("draw_event")


def test_a_barrage_rolls_for_everybody_in_front() -> None:
    match = squad("S02 @1", "S13 @1", "S03 @0").order("self", "never")
    match.dice(event=[9, 6], hostile_cover=[6])
    happen(match, "V01")

    assert [(s.wounds, s.suppress) for s in match.field.soldiers] == [(1, 0), (0, 1), (0, 0)]


def test_wf_061_a_barrage_that_cover_stops_suppresses() -> None:
    match = squad("S02 @1").order("self", "never")
    match.dice(event=[9], hostile_cover=[3])
    happen(match, "V01")

    assert (match.soldier().wounds, match.soldier().suppress) == (0, 1)


def test_wf_r92_an_event_attacks_from_nowhere() -> None:
    match = squad("S02 @1", row="L04").order("self", "never")
    match.dice(event=[9], hostile_cover=[4])
    happen(match, "V01")

    assert match.soldier().wounds == 1  # a Cover of 4: the road hides only from range 1 and more


def test_a_runner_comes_to_the_front_whatever_he_is_worth() -> None:
    match = squad("S02 @1", row="L02 L03").deck("F05")
    happen(match, "V02")

    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F05", 2)]


def test_wf_r31_without_a_location_no_runner_comes() -> None:
    match = squad("S02 @0", row="").deck("F05")
    happen(match, "V02")

    assert match.field.hostiles == []


def test_a_lull_calms_and_keeps_reinforcements_away_once() -> None:
    match = squad("S02 @1 !2").deck("F02", "F02")
    happen(match, "V03").do("reinforcements")
    assert (match.soldier().suppress, match.field.hostiles) == (1, [])
    match.do("reinforcements")
    assert len(match.field.hostiles) == 1


def test_wf_r31_in_a_shortage_each_owner_chooses_for_each_soldier() -> None:
    match = squad("S02 W01 @1", "S13 @1", "S03 W02 @1 #1", players=2).hand("A09", no=1)
    happen(match, "V04")
    assert GAME.awaited(match.state) == [0, 1]
    match.act("discard", 1, "A09", kind="event").act("flip", 3, match.gear("W02", 3), seat=1, kind="event")

    assert (match.soldier().gear[0].empty, match.soldier(3).gear[0].empty) == (False, True)
    assert not match.asked(0, "event")


def test_wf_r31_who_does_not_choose_discards_from_a_large_hand_or_empties_a_weapon() -> None:
    match = squad("S02 W01 @1", "S03 W02 @1").hand("A09", "A10", "A11", no=1).hand("A09", "A10", no=2)
    match.dice(discard=[2])
    happen(match, "V04").act("pass", kind="event")

    assert (match.state.hands[1], match.soldier().gear[0].empty) == (["A09", "A11"], False)
    assert (match.state.hands[2], match.soldier(2).gear[0].empty) == (["A09", "A10"], True)


def test_wf_r31_the_first_answer_to_a_supply_drop_counts() -> None:
    match = squad("S02 W01 @1", "S03 Q04 @1 #1", players=2)
    match.soldier().gear[0].ammo = 1
    match.soldier(2).gear[0].uses = 1
    happen(match, "V05")
    match.act("supply", 2, match.gear("Q04", 2), seat=1, kind="event")

    assert (match.soldier().gear[0].ammo, match.soldier(2).gear[0].uses) == (1, 2)
    assert not match.asked(0, "event")


def test_wf_r19_a_supply_drop_fills_no_weapon_beyond_what_it_had() -> None:
    match = squad("S02 W01 @1")
    gear = match.soldier().gear[0]
    gear.ammo = 3
    happen(match, "V05").act("supply", 1, gear.uid, kind="event")

    assert gear.ammo == 4


def test_wf_r31_two_counters_may_be_of_two_weapons_and_weapons_come_before_equipment() -> None:
    match = squad("S02 W01 W07 Q04 @1")
    rifle, pistol, kit = match.soldier().gear
    rifle.ammo, pistol.ammo, kit.uses = 3, 2, 1
    happen(match, "V05").act("supply", 1, rifle.uid, kind="event")
    assert (rifle.ammo, pistol.ammo) == (4, 3)
    rifle.ammo, rifle.empty = 2, True
    pistol.ammo = 2
    happen(match, "V05").act("pass", kind="event")

    assert (rifle.ammo, pistol.ammo, kit.uses) == (4, 2, 1)


def test_wf_r31_locations_count_for_a_large_hand() -> None:
    match = squad("S02 W01 @1").hand("A09", "L02", "L03").dice(discard=[1])
    happen(match, "V04").act("pass", kind="event")

    assert (match.state.hands[1], match.soldier().gear[0].empty) == (["L02", "L03"], False)


def test_wf_012_the_rockets_of_a_squad_soldier_are_no_ammo_counters() -> None:
    match = squad("S02 K16 @1 +1", "S15 @1").hand("A16")
    rockets = match.soldier(2).gear[1]
    rockets.ammo = 1
    match.again()
    assert match.offered("play", 1, "A16") == match.offered("forage") == []
    happen(match, "V04")
    assert not match.asked(0, "event")
    happen(match, "V05")

    assert (rockets.ammo, rockets.empty) == (1, False)


def test_fog_lasts_until_the_next_event() -> None:
    match = squad("S02 @1")
    happen(match, "V06")
    assert match.field.fog
    happen(match, "V09")
    assert not match.field.fog


def test_a_guide_leads_into_the_next_location() -> None:
    match = squad("S03 @0", row="").hand("L11").deck("F02", "F02")
    happen(match, "V07").again().act("explore", 1, "L11")

    assert match.offered("move", 1) == [(1,)]
    assert not match.field.guide


def test_a_sniper_takes_the_lowest_cover_in_front() -> None:
    match = squad("S02 @1", "S13 @0", "S14 @1")
    match.dice(event=[10], hostile_cover=[3])
    happen(match, "V08")
    assert [s.wounds for s in match.field.soldiers] == [0, 0, 2]
    match.dice(event=[8], hostile_cover=[2])
    happen(match, "V08")
    assert (match.soldier(3).wounds, match.soldier(3).suppress) == (2, 1)


def test_a_wounded_comrade_and_a_second_wind() -> None:
    match = squad("S02 @1 -4", "S03 @1")
    happen(match, "V09")
    assert [s.suppress for s in match.field.soldiers] == [1, 0]
    happen(match, "V10")
    assert [len(match.state.hands[no]) for no in (1, 2)] == [1, 1]


def test_a_counter_attack_moves_all_but_the_suppressed() -> None:
    match = squad("S02 @0", row="L07 L02 L03", mission="M03")
    foe, pinned, dug = match.foe("F05", 3), match.foe("F01", 3, suppress=1), match.foe("F13", 3)
    happen(match, "V11")

    assert (foe.slot, pinned.slot, pinned.suppress, dug.slot) == (2, 3, 0, 3)


def test_wf_r31_confused_orders_cost_a_turn_or_two_xp() -> None:
    match = squad("S02 @1 +1", "S13 @1 +1")
    happen(match, "V12").act("clear", kind="event")
    assert (match.field.turn, match.soldier().xp, match.soldier(2).xp) == (7, 0, 0)
    happen(match, "V12")
    assert match.field.turn == 6
    match.field.turn = 1
    happen(match, "V12")
    assert match.state.outcome is not None
    assert match.state.outcome.termination == "time"


def test_wf_r31_three_xp_draw_another_event_and_the_second_stands() -> None:
    match = squad("S02 @1 +7")
    match.state.events_deck.cards = ["V09", "V06", "V06"]
    match.do("draw_event").act("redraw", kind="event")

    assert (match.soldier().xp, match.field.fog) == (4, True)
    assert match.state.events_deck.cards == ["V09"]


def test_crossroads_bring_an_event_and_the_turn_goes_on() -> None:
    match = squad("S02 @0 +3", row="").hand("L14").deck("F06", "F01")
    match.state.events_deck.cards = ["V06"]
    match.act("explore", 1, "L14")
    assert match.asked(0, "event")
    match.act("pass", kind="event")

    assert match.field.fog
    assert match.asked(0, "soldiers")


def test_wf_r45_an_event_that_asks_nothing_leaves_all_questions_open() -> None:
    match = squad("S02 @0", "S03 @0 #1", row="", players=2).hand("L14").deck("F06", "F01")
    match.state.events_deck.cards = ["V06"]
    numbers = [match.decision(seat).id for seat in (0, 1)]
    match.act("explore", 1, "L14")

    assert [match.decision(seat).id for seat in (0, 1)] == numbers


def test_wf_r45_and_r46_an_event_that_asks_leaves_all_questions_open_and_who_has_passed_is_done() -> None:
    match = squad("S02 W01 @0", "S03 W01 @0 #1", "S13 @0 #2", row="", players=3).hand("L14").deck("F06", "F01")
    match.state.events_deck.cards = ["V05"]
    match.soldier(2).gear[0].ammo = 1
    match.act("pass", seat=2)
    numbers = [match.decision(seat).id for seat in range(3)]
    match.act("explore", 1, "L14")
    assert GAME.awaited(match.state) == [0, 1, 2]
    match.act("pass", seat=2, kind="event")
    assert match.field.event == "drop"
    match.act("supply", 2, match.gear("W01", 2), seat=1, kind="event")

    assert [match.decision(seat).id for seat in range(3)] == numbers
    assert GAME.awaited(match.state) == [0, 1]
    assert match.offered(seat=2) == [("resume",)]


def test_wf_r31_another_event_is_asked_about_in_the_same_questions() -> None:
    match = squad("S02 W01 @1 +3", "S03 W01 @1 #1", players=2)
    match.state.events_deck.cards = ["V04", "V06"]
    match.do("draw_event")
    number = match.decision(1, "event").id
    match.act("redraw", kind="event")

    assert match.decision(1, "event").id == number
    assert match.offered("flip", 2, seat=1, kind="event")
    assert not match.offered("redraw", kind="event")
