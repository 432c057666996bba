"""What Soldiers may not do, though people might try: out of place, held, suppressed, too late, or too poor."""

from __future__ import annotations

from engine.warfighter.field import STRUCTURE
from tests.warfighter.squad import squad

BEFORE = "L07 L02"
"""The Locations before an Objective in slot 3."""


def test_wf_r05_a_suppressed_soldier_uses_nothing_but_may_spend_and_play() -> None:
    match = squad("S02 W05 Q04 Q05 Q08 @1 !1 +2 -4").hand("A01", "A05", "A12", "A16", "A17", "A18", "L02")
    match.foe("F02", 1)
    rifle = match.soldier().gear[0]
    rifle.ammo, rifle.empty = 2, True
    verbs = {option[0] for option in match.again().decision().options}

    assert verbs == {"calm", "effort", "play", "explore", "drop", "retire", "pass"}
    assert {option[0] for option in match.offered("play", 1)} == {"A05", "A12", "A16"}


def test_wf_r64_who_holds_a_card_or_comes_too_late_does_no_work() -> None:
    match = squad("S02 @3", row=BEFORE, objective="O04", active=True)
    foe = match.foe("F02", 3)
    assert match.again().offered("work") == [(1,)]
    match.soldier().grip = foe.uid
    assert match.again().offered("work") == []
    match.soldier().grip, match.field.worked = 0, 3
    assert match.again().offered("work") == []


def test_wf_r64_nobody_is_led_out_too_early_or_without_the_cards_for_it() -> None:
    early = squad("S02 @3", row=BEFORE, objective="O04", active=True).act("move", 1, 2)
    assert early.state.outcome is None
    poor = squad("S02 @3", row="L07 L06", objective="O04", active=True).hand("L03")
    poor.field.worked = 3
    assert poor.again().offered("move", 1, 2) == []


def test_wf_r60_neither_bare_hands_nor_knives_nor_who_holds_a_card_hurt_a_structure() -> None:
    match = squad("S02 W17 @3", "S01 W01 @3", row=BEFORE, objective="O02", active=True)
    foe = match.foe("F02", 3)
    match.soldier(2).grip = foe.uid
    match.again()
    aimed = {(o[0], o[1]) for o in match.decision().options if STRUCTURE in o[2:]}

    assert aimed == set()


def test_wf_r63_the_officer_is_out_of_reach_from_the_slot_before() -> None:
    match = squad("S02 @2", row=BEFORE, objective="O03", active=True)

    assert match.again().offered("fight") == []


def test_wf_050_nobody_activates_the_objective_from_afar() -> None:
    match = squad("S02 @1", "S13 @2", row=BEFORE)

    assert match.offered("activate") == [(2,)]


def test_wf_r28_a_radio_is_no_help_for_a_quiet_approach() -> None:
    match = squad("S02 Q09 @0", row="").hand("A14", "L03")

    assert match.offered("sneak") == []


def test_wf_043_a_thrown_knife_is_nobodys_while_its_target_stands() -> None:
    match = squad("S01 W17 @1", "S02 @1")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[9]).act("throw", 1, match.gear("W17"), foe.uid)

    assert (foe.kills, match.soldier().grip, match.offered("take")) == (1, 0, [])


def test_wf_062_first_aid_is_for_those_in_the_same_card() -> None:
    match = squad("S09 @1", "S13 @1 -1", "S02 @0 -1")

    assert match.offered("aid") == [(1, 2)]


def test_wf_039_who_let_go_pays_the_location_again() -> None:
    match = squad("S02 @1", row="L01")
    foe = match.foe("F06", 1)
    match.soldier().actions = 4
    match.again().dice(attack=[2], cover=[1]).act("fight", 1, 0, 0, foe.uid).act("break", 1)

    assert match.soldier().actions == 1
    assert match.offered("fight") == []


def test_wf_r26_guns_spare_slots_with_soldiers_and_those_beyond_the_night() -> None:
    match = squad("S02 @0", "S13 @1", row="L07 L02 L03", mission="M04").hand("A17", "A09")
    for slot in (1, 2, 3):
        match.foe("F01", slot)

    assert match.again().offered("play", 1, "A17", "plain") == [(2, "A09")]


def test_wf_040_overwatch_waits_while_its_soldier_holds_a_card() -> None:
    match = squad("S02 W01 @1").hand("A13").deck("F01")
    match.act("play", 1, "A13", "plain", match.gear("W01"), 0)
    match.soldier().grip = match.foe("F06", 1).uid
    match.state.hostiles_deck.cards = ["F01"]
    match.do("reinforcements")

    assert (len(match.field.hostiles), len(match.field.supports)) == (2, 1)


def test_wf_047_nobody_seeks_a_location_where_all_slots_are_filled() -> None:
    assert squad("S02 @2", row=BEFORE).offered("seek") == []


def test_a_rally_without_suppress_is_not_played() -> None:
    assert squad("S02 @1 +1", "S13 @1").hand("A09").offered("play") == []
