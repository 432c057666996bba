"""The Action cards, plain and leveled up (B.3.7, WF-R20 to WF-R28)."""

from __future__ import annotations

import pytest

from tests.warfighter.squad import Squad, squad


def test_wf_r21_an_advance_is_for_one_move() -> None:
    match = squad("S03 @0", row="L11 L02").hand("A01", "A02", "A09")
    match.act("play", 1, "A01", "plain")
    assert match.offered("move", 1, 1) == [("A02",), ("A09",)]
    match.act("move", 1, 1, "A09")

    assert (match.soldier().laid, match.state.hands[1]) == ([], ["A02"])
    assert match.said("card_used") == [{"soldier": "S03", "card": "A01"}]


def test_wf_r21_a_dash_allows_a_second_move() -> None:
    match = squad("S02 @0", row="L07 L03").hand("A02")
    match.act("play", 1, "A02", "plain").act("move", 1, 1).act("move", 1, 2)

    assert (match.soldier().slot, match.soldier().actions) == (2, 0)


def test_wf_r22_a_steady_breath_saves_a_die_and_is_kept_where_it_does_not_help() -> None:
    match = squad("S02 W01 @1").hand("A04")
    foe = match.foe("F03", 1)
    match.again().act("play", 1, "A04", "plain").dice(attack=[2], cover=[3])
    match.fire(foe)
    assert (foe.kills, [laid.card for laid in match.soldier().laid]) == (0, ["A04"])
    match.dice(attack=[3], cover=[3])
    match.fire(foe)
    assert (foe.kills, match.soldier().laid) == (1, [])


def test_wf_r89_one_card_of_a_kind_lies_beside_a_soldier() -> None:
    match = squad("S03 @0", row="L11").hand("A01", "A01", "A02")
    match.act("play", 1, "A01", "plain")

    assert match.offered("play", 1) == [("A02", "plain")]


def test_wf_r22_a_natural_one_still_misses() -> None:
    match = squad("S02 W01 K01 K02 @1").hand("A04")
    foe = match.foe("F03", 1)
    match.again().act("play", 1, "A04", "plain").dice(attack=[1], cover=[3])
    match.fire(foe)

    assert (foe.kills, len(match.soldier().laid)) == (0, 1)


def test_a_fresh_clip_reloads_without_an_action_also_for_another() -> None:
    match = squad("S02 W01 @1 !1 +1", "S10 @0").hand("A05", "A05")
    match.soldier(1).gear[0].empty = match.soldier(2).gear[0].empty = True
    match.again().act("play", 1, "A05", "plain", 1, match.gear("W01"))
    match.act("play", 1, "A05", "up", 2, match.gear("W05", 2))

    assert not any(s.gear[0].empty for s in match.field.soldiers)
    assert (match.soldier().actions, match.soldier(2).actions) == (2, 2)


def test_wf_r23_snap_fire_takes_the_first_mode_and_no_action() -> None:
    match = squad("S02 W01 @1 +1", "S10 @1").hand("A06", "A06")
    foe = match.foe("F06", 1)
    match.again().dice(attack=[5], cover=[2])
    match.act("play", 1, "A06", "plain", 1, match.gear("W01"), foe.uid)
    assert (foe.kills, match.soldier().actions) == (1, 2)
    match.dice(attack=[5, 5], cover=[1])
    match.act("play", 1, "A06", "up", 2, match.gear("W05", 2), foe.uid)
    assert foe.kills == 3


def test_wf_r24_and_r83_heads_down_suppresses_the_target_or_two_cards() -> None:
    match = squad("S02 W01 @1 +1").hand("A07", "A07")
    foe, other = match.foe("F06", 1), match.foe("F03", 1)
    match.again().act("play", 1, "A07", "plain").dice(attack=[2], cover=[1])
    match.fire(foe)
    assert (foe.suppress, other.suppress) == (1, 0)
    match.act("play", 1, "A07", "up").dice(attack=[2], cover=[1])
    match.fire(foe)
    assert (foe.suppress, other.suppress) == (2, 1)


def test_wf_r24_leveled_up_it_keeps_two_others_down_where_the_target_falls() -> None:
    match = squad("S02 W01 @1 +1").hand("A07")
    foe, few, many = match.foe("F01", 1), match.foe("F03", 1), match.foe("F06", 1)
    match.again().act("play", 1, "A07", "up").dice(attack=[9], cover=[6]).fire(foe)

    assert (few.suppress, many.suppress, match.soldier().laid) == (1, 1, [])


def test_frag_out_throws_without_an_action_and_further() -> None:
    match = squad("S02 Q01 @0 +1", row="L07 L02").hand("A08", "A08")
    near, far = match.foe("F03", 1), match.foe("F03", 2)
    match.again()
    assert match.offered("play", 1, "A08", "plain") == [(match.gear("Q01"), near.uid)]
    assert match.offered("play", 1, "A08", "up")[1] == (match.gear("Q01"), far.uid)


def test_wf_r02_rally_and_dressing_help_oneself_or_others() -> None:
    match = squad("S02 @1 !2 -1 +2", "S13 @1 !1 -1").hand("A09", "A10", "A10")
    match.act("play", 1, "A09", "up").act("play", 1, "A10", "plain", 1).act("play", 1, "A10", "up", 2)

    assert [(s.suppress, s.wounds) for s in match.field.soldiers] == [(0, 0), (0, 0)]


def test_a_flank_counts_as_a_six_for_one_attack() -> None:
    match = squad("S02 W01 @1").hand("A11")
    foe = match.foe("F13", 1)
    match.again().act("play", 1, "A11", "plain").dice(attack=[5])
    match.fire(foe)

    assert (foe.kills, match.soldier().laid) == (1, [])


def test_a_flank_helps_only_in_the_same_card_and_a_breath_anywhere() -> None:
    match = squad("S02 W01 @1 +1", "S13 @1", "S14 @0").hand("A11", "A04")

    assert match.offered("play", 1, "A11", "up") == [(2,)]
    assert match.offered("play", 1, "A04", "up") == [(2,), (3,)]


def test_pick_your_shot_defeats_armour() -> None:
    match = squad("S02 W01 @1").hand("A15")
    foe = match.foe("F14", 1)
    match.again().act("play", 1, "A15", "plain").dice(attack=[5], cover=[4])
    match.fire(foe)

    assert foe.kills == 1


def test_a_good_position_ends_with_the_next_move_and_two_do_not_add_up() -> None:
    match = squad("S04 @1 +1", "S13 @1", row="L07 L03").hand("A12", "A12")
    match.act("play", 1, "A12", "plain", 1)
    assert match.offered("play", 1, "A12") == [("up", 2)]
    match.act("play", 1, "A12", "up", 2).act("move", 1, 2)

    assert [support.on for support in match.field.supports] == [2]


@pytest.mark.parametrize(("mission", "radio", "cost"), [("M01", "", 1), ("M04", "", 0)])
def test_wf_r25_and_r28_a_quiet_approach_keeps_one_card_away(mission: str, radio: str, cost: int) -> None:
    match = squad(f"S02 {radio} @0", row="", mission=mission).hand("A14", "A09", "L03").deck("F03", "F01")
    match.act("sneak", 1, "L03", *["A09"] * cost)

    assert match.field.hostiles == []
    assert match.state.hands[1] == ["A09"] * (1 - cost)
    assert match.state.hostiles_deck.discards == ["F03"]


def test_wf_r25_where_nobody_can_be_kept_away_the_card_returns_unpaid() -> None:
    match = squad("S02 @0", row="").hand("A14", "A09", "L03").deck("F05")
    match.act("sneak", 1, "L03", "A09")

    assert sorted(match.state.hands[1]) == ["A09", "A14"]


def test_wf_r85_a_quiet_approach_keeps_the_dearest_away() -> None:
    match = squad("S02 @0", row="").hand("A14", "A09", "L05").deck("F12", "F02", "F01", "F03")
    match.act("sneak", 1, "L05", "A09")

    assert [hostile.card for hostile in match.field.hostiles] == ["F12", "F01"]


def test_a_forager_and_a_scrounger_find_what_was_spent_and_no_more() -> None:
    match = squad("S02 W01 K16 @1").hand("A16", "A16")
    gear = match.soldier().gear[0]
    gear.ammo = 2
    match.again().act("play", 1, "A16", "plain", 1, gear.uid).act("forage", 1, 1, gear.uid)

    assert gear.ammo == 4
    assert (match.offered("play", 1, "A16"), match.offered("forage")) == ([], [])


@pytest.mark.parametrize(("radio", "cards"), [("", 2), ("Q09", 1)])
def test_wf_r26_and_r28_guns_fire_where_no_soldier_stands(radio: str, cards: int) -> None:
    match = squad(f"S02 {radio} @1", row="L07 L02").hand("A17", "A09", "A10")
    foe, other = match.foe("F06", 2), match.foe("F01", 2)
    ways = match.again().offered("play", 1, "A17", "plain", 2)
    assert {len(way) for way in ways} == {cards}
    match.dice(attack=[6, 5], cover=[1, 1])
    match.act("play", 1, "A17", "plain", 2, *ways[0])

    assert (foe.kills, other.suppress, match.soldier().xp) == (2, 1, 0)


def test_wf_r90_a_fire_mission_is_no_soldiers_attack() -> None:
    match = squad("S02 K14 @0", row="L07 L01").hand("A17", "A09", "A10")
    match.soldier().suppress = 1
    foe = match.foe("F08", 2)
    match.again().dice(attack=[6], cover=[3]).act("play", 1, "A17", "plain", 2, "A09", "A10")

    assert match.field.hostiles == []  # neither hedges nor Stealth: 6 hits, 3 + 1 defeats a Cover of 4
    assert (foe.shot, match.soldier().attacked) == (False, False)


def test_wf_r27_follow_me_gives_actions_also_to_the_suppressed() -> None:
    match = squad("S02 @1 +1", "S13 @0 !1", "S14 @0").hand("A18")
    assert ("up", 2, 3) in match.offered("play", 1, "A18")
    match.act("play", 1, "A18", "up", 2, 3)

    assert [s.actions for s in match.field.soldiers] == [2, 3, 3]


def test_wf_r20_a_suppressed_soldier_cannot_use_what_would_attack() -> None:
    match: Squad = squad("S02 W01 Q01 @1 !1").hand("A01", "A04", "A06", "A08", "A15")
    match.foe("F02", 1)

    assert match.again().offered("play") == []
