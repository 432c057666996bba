"""The Objectives, defeat, score and grade (WF-068, WF-R60 to WF-R71)."""

from __future__ import annotations

from engine.warfighter import victory
from engine.warfighter.packs import PACKS
from tests.warfighter.squad import GAME, Squad, squad

BEFORE = "L07 L02"
"""The Locations before an Objective in slot 3."""


def won(match: Squad) -> bool:
    outcome = match.state.outcome
    return outcome is not None and outcome.sides == ["squad"]


def test_wf_r62_and_r82_the_strongpoint_is_clear_when_a_soldier_stands_there_alone() -> None:
    match = squad("S04 W01 @2", row=BEFORE, objective="O01", active=True)
    foe = match.foe("F01", 3)
    match.again().dice(attack=[9], cover=[6])
    match.fire(foe)
    assert match.state.outcome is None
    match.act("move", 1, 3)

    assert won(match)


def test_wf_r64_documents_take_three_actions_without_active_hostiles() -> None:
    match = squad("S02 @3", "S13 @3", row=BEFORE, objective="O07", active=True)
    foe = match.foe("F01", 3)
    assert match.again().offered("work") == []
    foe.suppress = 1
    match.again().act("work", 1).act("work", 1).act("work", 2)

    assert won(match)


def test_wf_r64_the_airmen_are_led_out() -> None:
    match = squad("S02 @3", "S13 @3", row=BEFORE, objective="O04", active=True)
    match.foe("F02", 3)
    match.again().act("work", 1).act("work", 2).act("work", 2)
    assert match.state.outcome is None
    match.act("move", 1, 2)

    assert won(match)


def test_wf_r65_the_crossing_is_held_for_three_turns_on_end() -> None:
    match = squad("S02 @3", "S13 @3", row=BEFORE, objective="O05", active=True)
    match.do("timer").do("timer")
    match.soldier().slot = 2
    match.do("timer")
    assert match.field.held == 0
    match.soldier().slot = 3
    match.do("timer").do("timer").do("timer")

    assert won(match)


def test_wf_r65_a_sole_survivor_holds_it_alone() -> None:
    match = squad("S02 @3 !3", "S13 @3", row=BEFORE, objective="O05", active=True)
    match.soldier(2).slot = 2
    match.do("timer")
    assert match.field.held == 0
    match.soldier(2).status = "downed"
    match.do("timer")
    assert match.field.held == 1


def test_wf_068_the_last_soldier_downed_or_retired_is_a_failure() -> None:
    downed = squad("S13 @1 -2")
    downed.attack_by(downed.foe("F02", 1), 8, 6)
    retired = squad("S13 @1 -2").act("retire", 1)

    for match in (downed, retired):
        assert match.state.outcome is not None
        assert match.state.outcome.termination == "squad_lost"
        assert match.state.outcome.sides == ["hostiles"]


def test_wf_068_success_comes_before_failure() -> None:
    match = squad("S02 @3", "S13 @3", row=BEFORE, objective="O05", active=True)
    match.field.turn, match.field.held = 1, 2
    match.do("timer")

    assert won(match)


def test_wf_r70_and_r71_score_and_grade() -> None:
    match = squad("S02 @3", "S13 @3", row=BEFORE, objective="O07", active=True)
    field = match.field
    field.bought, field.turn, field.earned = 3, 4, 8

    assert victory.score(field, success=True) == 50 + 20 + 8 + 2
    assert victory.score(field, success=False) == 20 + 2
    field.earned = 40
    assert victory.score(field, success=False) == 20 + 10
    field.earned = 8
    match.act("work", 1).act("work", 1).act("work", 2)
    assert match.state.outcome is not None
    assert (match.state.outcome.score, match.state.outcome.grade) == (80, "B")


def test_wf_r66_every_pair_of_mission_and_objective_makes_a_match() -> None:
    for mission in GAME.scenarios:
        for objective in GAME.ids("objective"):
            state, _ = GAME.new(mission, {"objective": objective}, "0f" * 32)
            assert state.field.row[state.field.end].card == objective


def test_wf_r67_a_line_of_bunkers_digs_in_after_the_first_location() -> None:
    match = squad("S02 @0", row="", mission="M08").hand("L03", "L04", "L07").deck("F03", "F03", "F13", "F01")
    match.act("explore", 1, "L03")
    assert [h.card for h in match.field.hostiles] == ["F03"]
    match.soldier().slot, match.field.explored = 1, False
    match.again().act("explore", 1, "L04")

    assert [h.card for h in match.field.hostiles] == ["F03", "F03", "F13"]
    assert match.state.hostiles_deck.cards == ["F01"]


def test_wf_r67_a_bunker_that_was_drawn_is_enough_and_discards_have_one_too() -> None:
    for deck, discards, found in (
        (["F13"], ["F13"], ["F13"]),
        (["F03"], ["F13"], ["F03", "F13"]),
        (["F03"], [], ["F03"]),
    ):
        match = squad("S02 @1", mission="M08").hand("L03").deck(*deck)
        match.state.hostiles_deck.discards = discards
        match.act("explore", 1, "L03")

        assert [hostile.card for hostile in match.field.hostiles] == found


def test_wf_r87_the_easiest_missions_are_short_and_leave_time_to_hold_the_crossing() -> None:
    missions = PACKS.own.missions

    assert {id_: missions[id_].turns for id_ in ("M01", "M05", "M06")} == {"M01": 7, "M05": 6, "M06": 5}
    assert all(card.turns >= card.objective + 2 for card in missions.values())
