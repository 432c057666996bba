"""What wounds and Suppress do to Soldiers, what averts them, and the Downed (WF-061 to WF-063, WF-R30, WF-R34)."""

from __future__ import annotations

import pytest

from tests.warfighter.squad import squad


@pytest.mark.parametrize(
    ("order", "hand", "wounds", "suppress"),
    [("low", 1, 1, 1), ("never", 1, 2, 0), ("always", 2, 0, 2), ("low", 0, 2, 0)],
)
def test_wf_r30_hit_the_dirt_by_standing_order(order: str, hand: int, wounds: int, suppress: int) -> None:
    match = squad("S02 @1 -2").hand(*["A03"] * hand).order("self", order)
    match.attack_by(match.foe("F02", 1), 10, 6)

    assert (match.soldier().wounds - 2, match.soldier().suppress) == (wounds, suppress)
    assert len(match.state.hands[1]) == hand - (2 - wounds)


def test_wf_r30_low_counts_the_health_that_would_be_left() -> None:
    match = squad("S02 @1").hand("A03")
    match.attack_by(match.foe("F02", 1), 8, 6)

    assert (match.soldier().wounds, match.state.hands[1]) == (1, ["A03"])


def test_wf_r30_another_in_the_card_helps_for_an_xp() -> None:
    match = squad("S13 @1 -1", "S02 @1 +1", "S03 @0").hand("A03", no=2).hand("A03", no=3)
    match.attack_by(match.foe("F02", 1), 8, 6)

    assert (match.soldier().wounds, match.soldier().suppress) == (1, 1)
    assert (match.soldier(2).xp, match.state.hands[3]) == (0, ["A03"])


def test_wf_r30_morphine_is_for_one_health_and_from_the_same_card() -> None:
    match = squad("S13 @1 -1", "S02 Q14 @1", "S03 Q14 @0")
    match.attack_by(match.foe("F02", 1), 8, 6)
    assert (match.soldier().wounds, len(match.soldier(2).gear)) == (2, 1)
    match.soldier(2).slot = 0
    match.attack_by(match.field.hostiles[0], 8, 6)
    assert not match.soldier().in_play


def test_morphine_saves_whoever_is_at_one_health() -> None:
    match = squad("S13 @1 -2", "S02 Q14 @1")
    match.attack_by(match.foe("F02", 1), 8, 6)

    assert (match.soldier().in_play, match.soldier(2).gear) == (True, [])


def test_wf_r30_two_doses_avert_two_wounds() -> None:
    match = squad("S02 Q14 Q14 @1 -5")
    match.attack_by(match.foe("F02", 1), 10, 6)

    assert (match.soldier().in_play, match.soldier().gear) == (True, [])


def test_wf_r34_what_the_downed_had_in_play_goes_too() -> None:
    match = squad("S13 @1", "S03 W09 @1 -4", row="L07 L02").hand("A12", no=2)
    match.soldier(2).xp = 1
    match.again().act("deploy", 2, match.gear("W09", 2)).act("play", 2, "A12", "up", 1)
    match.attack_by(match.foe("F02", 1, target=2), 8, 6)

    assert match.field.supports == []
    assert not match.field.row[1].ground[0].deployed


def test_wf_063_and_r34_the_downed_drop_all_and_their_hunters_look_for_others() -> None:
    match = squad("S02 W01 Q01 @1 -5 +3", "S13 @1").hand("A09")
    foe = match.foe("F02", 1)
    match.attack_by(foe, 8, 6)

    soldier = match.soldier()
    assert (soldier.status, soldier.xp, soldier.gear) == ("downed", 0, [])
    assert [g.card for g in match.field.row[1].ground] == ["W01", "Q01"]
    assert match.state.actions_deck.discards == ["A09"]
    assert (foe.target, match.field.cup) == (2, [2, 2, 2])


def test_pinning_and_blast_add_suppress() -> None:
    match = squad("S02 @1", "S13 @1")
    match.attack_by(match.foe("F05", 1), 8, 6)
    assert (match.soldier().wounds, match.soldier().suppress, match.soldier(2).suppress) == (1, 1, 0)
    match.attack_by(match.foe("F07", 1), 8, 1)
    assert (match.soldier().suppress, match.soldier(2).suppress) == (2, 1)


def test_a_wound_that_is_averted_pins_nobody_but_a_blast_shakes_the_others() -> None:
    pinned = squad("S02 @1").hand("A03").order("self", "always")
    pinned.attack_by(pinned.foe("F05", 1), 8, 6)
    assert (pinned.soldier().wounds, pinned.soldier().suppress) == (0, 1)
    shaken = squad("S02 @1", "S13 @1").hand("A03").order("self", "always")
    shaken.attack_by(shaken.foe("F07", 1), 8, 6)
    assert [soldier.suppress for soldier in shaken.field.soldiers] == [1, 1]


def test_fire_burns_through_cover() -> None:
    match = squad("S02 @1", row="L02")
    match.attack_by(match.foe("E07", 1), 7, 2)

    assert match.soldier().wounds == 1


def test_wf_r06_a_steady_soldier_ignores_his_first_suppress_and_three_are_the_most() -> None:
    match = squad("S08 @1", nation="uk")
    foe = match.foe("F02", 1)
    match.attack_by(foe, 7, 1).attack_by(foe, 7, 1)
    assert match.soldier().suppress == 1
    for _ in range(3):
        match.attack_by(foe, 7, 1)
    assert match.soldier().suppress == 3
