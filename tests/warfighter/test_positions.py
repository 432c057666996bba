"""Positions worked out by hand from the rules alone: entering, fire, hand to hand, and how a Mission ends."""

from __future__ import annotations

import pytest

from engine.core.protocol import Option
from tests.warfighter.squad import Squad, squad


def result(match: Squad, at: int = 0) -> tuple[int, int]:
    """Return the kills and Suppress counters of a Hostile card."""
    foe = match.field.hostiles[at]
    return foe.kills, foe.suppress


# ----------------------------------------------------------------- entering


@pytest.mark.parametrize(
    ("soldier", "row", "foes", "mission", "cards"),
    [
        ("S03 @0", "L05", "F05 F13", "M01", 4),  # 3 + 1 + 1 - 1
        ("S03 @0", "L05", "F05 F13", "M02", 3),  # a village in M02
        ("S03 @0", "L05", "F05/2 F13", "M01", 3),  # nobody of the Light MG Team is active
        ("S03 @0", "L05", "F05/1 F13", "M01", 4),  # one of it is
        ("S04 K06 Q10 @0", "L11", "", "M01", 0),  # 4 - 3 - 1 - 2
        ("S03 Q10 @0", "L11", "", "M01", 1),
        ("S03 Q10 @0", "L05", "", "M01", 2),  # cutters are for wire
        ("S02 @0", "L03", "E10", "M01", 1),  # 1 + 2 - 2
        ("S03 @0", "L05", "", "M06", 1),  # the first move
        ("S03 K06 @0", "L12", "E03 F14", "M01", 3),  # 2 + 2 + 1 - 1 - 1
    ],
)
def test_wf_025_and_r10_what_an_entrance_costs(
    soldier: str, row: str, foes: str, mission: str, cards: int
) -> None:
    match = squad(soldier, row=row, mission=mission).hand("A04", "A04", "A04", "A04", "A04")
    for words in foes.split():
        card, _, suppress = words.partition("/")
        match.foe(card, 1, suppress=int(suppress or 0))

    assert match.cost(1) == cards


def test_wf_r10_back_costs_the_same_and_the_mission_card_nothing() -> None:
    match = squad("S03 @2", row="L05 L03").hand("A04", "A04", "A04")
    assert match.cost(1) == 2
    match.soldier().slot = 1
    match.foe("F05", 1)
    assert match.cost(0) == 0


def test_wf_r10_what_the_guide_knows_is_free_but_for_the_enemy() -> None:
    match = squad("S03 @0", row="L11").hand("A04", "A04", "A04")
    match.field.row[1].free = True
    assert match.cost(1) == 0
    for card in ("F05", "F13", "F14"):
        match.foe(card, 1)
    assert match.cost(1) == 2


def test_wf_025_and_r10_what_cannot_be_paid_cannot_be_entered_and_locations_do_not_pay() -> None:
    match = squad("S03 @0", row="L05").hand("A04", "L02", "L03")
    assert match.cost(1) is None
    match.hand("A04", "A04", "L02")
    assert match.cost(1) == 2


def test_wf_r21_and_r67_a_dash_lowers_the_move_it_was_played_with_and_a_second_costs_all() -> None:
    match = squad("S03 @0", row="L12 L08", mission="M06").hand("A02", "A04", "A04")
    match.act("play", 1, "A02", "plain").act("move", 1, 1)
    assert match.cost(2) == 2  # 3 - 1: neither the Dash nor the first move
    match.act("move", 1, 2, "A04", "A04")
    assert (match.soldier().slot, match.soldier().actions) == (2, 0)


def test_wf_025_over_the_bridge_goes_one_and_whoever_advances() -> None:
    match = squad("S02 @0", "S01 @0", "S05 @0", row="L08").hand("A01").hand("A04", no=2).hand("A04", no=3)
    match.act("play", 1, "A01", "plain").act("move", 1, 1)
    assert match.cost(1, 2) == 1
    match.act("move", 2, 1, "A04")
    assert match.cost(1, 3) is None


# ----------------------------------------------------------------- fire


@pytest.mark.parametrize(
    ("soldier", "weapon", "mode", "row", "foe", "at", "least"),
    [
        ("S02 W01 K01 Q13 Q06 @1", "W01", 0, "L12 L07 L03", "F03", 3, 2),  # 5 - 4, but a 1 never hits
        ("S02 W01 K01 Q13 Q06 @1", "W01", 1, "L12 L07 L03", "F03", 3, 4),  # Rapid: glasses and height alone
        ("S02 W01 K01 Q13 Q06 @1", "W01", 0, "L12 L07 L03", "F03", 1, 4),  # beside it only the Marksman
        ("S02 W01 @1", "W01", 0, "L01 L07 L06", "F03", 3, 7),  # hedges and square
        ("S02 W01 @1", "W01", 0, "L01 L06 L07", "F03", 2, 6),  # hedges hide from range 2
        ("S02 W08 @1", "W08", 0, "L07 L03 L02", "F03", 2, 6),  # 4 + 2
        ("S02 W08 K02 @1", "W08", 0, "L07 L03 L02", "F03", 1, 3),
        ("S10 @1", "W05", 0, "L07 L03 L02", "F03", 3, 5),
    ],
)
def test_wf_028_029_and_r11_the_least_die_that_hits(
    soldier: str, weapon: str, mode: int, row: str, foe: str, at: int, least: int
) -> None:
    for die in range(1, 11):
        match = squad(soldier, row=row, mission="M03")
        target = match.foe(foe, at)
        match.again().dice(attack=[die, 1, 1], cover=[1]).fire(target, weapon, mode)
        assert match.one("attacked")["hits"] == int(die >= least), die


def reach(match: Squad, weapon: str) -> set[int]:
    """Return the slots into which a weapon fires."""
    found = match.again().offered("fire", 1, match.gear(weapon))
    by_uid = {foe.uid: foe.slot for foe in match.field.hostiles}
    return {by_uid[int(option[1])] for option in found}


@pytest.mark.parametrize(
    ("soldier", "weapon", "row", "mission", "slots"),
    [
        ("S02 W01 @0", "W01", "L07 L03 L02 L04", "M03", {1, 2, 3}),
        ("S02 W01 @0", "W01", "L07 L03 L02 L04", "M04", {1, 2}),
        ("S02 W06 @1", "W06", "L07 L03 L02 L04", "M03", {2, 3, 4}),
        ("S02 W01 @1", "W01", "L10 L03 L02 L04", "M03", {1, 2, 3}),  # out of the woods
        ("S02 W01 @1", "W01", "L07 L10 L02 L04", "M03", {1, 2, 3, 4}),  # over the woods
        ("S02 W01 @1", "W01", "L07 L03 L02 L10", "M03", {1, 2, 3}),  # into the woods
        ("S02 W10 @1", "W10", "L07 L03 L02 L04", "M03", {2, 3, 4}),
        ("S02 W08 @2", "W08", "L07 L03 L02 L04", "M03", {1, 2, 3}),
        ("S02 W07 @2", "W07", "L07 L03 L02 L04", "M03", {2}),
    ],
)
def test_wf_027_and_r17_into_which_slots_a_weapon_fires(
    soldier: str, weapon: str, row: str, mission: str, slots: set[int]
) -> None:
    match = squad(soldier, row=row, mission=mission)
    for slot in range(1, 4 if mission == "M04" else 5):
        match.foe("F02", slot)

    assert reach(match, weapon) == slots


def test_wf_030_and_034_to_037_a_burst_counts_from_left_to_right_and_the_first_die_empties() -> None:
    match = squad("S10 @1")
    foe = match.foe("F03", 1)
    match.again().dice(attack=[5, 6, 6], cover=[2]).fire(foe, "W05", 1)

    assert result(match) == (2, 1)  # 2 + 1 defeats 3: the miss suppresses, then two active ones fall
    assert match.offered("fire", 1, match.gear("W05")) == []


def test_wf_030_a_low_die_that_is_not_the_first_empties_nothing_and_the_gunner_pins_where_nobody_falls() -> None:
    match = squad("S10 @1")
    foe = match.foe("F03", 1)
    match.again().dice(attack=[4, 1], cover=[1]).fire(foe, "W05", 0)

    assert (result(match), bool(match.offered("fire", 1, match.gear("W05")))) == ((0, 1), True)


@pytest.mark.parametrize(
    ("die", "cover_die", "found"),
    [(5, 3, (1, 1)), (5, 2, (0, 2)), (4, 3, (0, 2)), (4, 2, (0, 2))],  # a kill takes one with its counter
)
def test_wf_036_where_all_are_suppressed_more_has_no_effect(
    die: int, cover_die: int, found: tuple[int, int]
) -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F02", 1, suppress=2)
    match.again().dice(attack=[die], cover=[cover_die]).fire(foe)

    assert result(match) == found


def test_wf_032_and_r16_the_first_silent_shot_defeats_a_cover_of_six() -> None:
    match = squad("S02 W16 @1", row="L05")
    foe = match.foe("F13", 1)  # 5 + 1 in the village
    match.again().dice(attack=[5]).fire(foe, "W16")
    assert result(match) == (1, 0)
    match.dice(attack=[5], cover=[6]).fire(foe, "W16")
    assert result(match) == (2, 0)


def test_wf_032_a_silent_weapon_does_not_defeat_armour() -> None:
    match = squad("S02 W16 @1")
    foe = match.foe("F14", 1)
    match.again().dice(attack=[10]).fire(foe, "W16")

    assert result(match) == (0, 1)


@pytest.mark.parametrize(
    ("skill", "foe", "cover_die", "left"), [("", "F14", 1, False), ("", "E10", 2, True), ("K11", "E10", 1, True)]
)
def test_wf_031_and_035_a_rocket_against_armour(skill: str, foe: str, cover_die: int, left: bool) -> None:
    match = squad(f"S02 W10 {skill} @0")
    target = match.foe(foe, 1)
    match.again().dice(attack=[4], cover=[cover_die]).fire(target, "W10")

    assert bool(match.field.hostiles) == left
    assert match.soldier().xp == (0 if left else 5)
    assert target.hurt == int((skill, foe) == ("K11", "E10"))  # 5 + 2 + 1 = 8: the first of two Kill results
    assert match.offered("fire") == []


@pytest.mark.parametrize(("location", "killed"), [("L07", 3), ("L13", 2)])
def test_a_grenade_reaches_three_and_among_ruins_two(location: str, killed: int) -> None:
    match = squad("S02 Q01 @0", row=location)
    foe = match.foe("F06", 1)
    match.again().dice(attack=[4], cover=[1]).act("throw", 1, match.gear("Q01"), foe.uid)

    assert (result(match), match.soldier().gear) == ((killed, 0), [])


def test_a_grenade_that_hits_alone_suppresses_three_and_one_that_misses_one() -> None:
    for die, suppress in ((4, 3), (3, 1)):
        match = squad("S02 Q01 @0", row="L05")
        foe = match.foe("F06" if die < 4 else "F13", 1)
        match.again().dice(attack=[die], cover=[1 if die == 4 else 6]).act("throw", 1, match.gear("Q01"), foe.uid)
        assert result(match) == (0, suppress)


def test_a_satchel_hits_by_itself() -> None:
    match = squad("S02 Q07 @1")
    foe = match.foe("F06", 1)
    match.again().dice(cover=[1]).act("throw", 1, match.gear("Q07"), foe.uid)

    assert (match.field.hostiles, match.soldier().xp) == ([], 3)


@pytest.mark.parametrize(("hand", "again"), [(["A04"], True), (["L02"], False)])
def test_a_bolt_weapon_asks_for_a_card_the_second_time(hand: list[str], again: bool) -> None:
    match = squad("S02 W06 @0").hand(*hand)
    foe = match.foe("F06", 1)
    match.again().dice(attack=[3, 3], cover=[1, 1])
    match.act("fire", 1, match.gear("W06"), 0, foe.uid)
    ways: list[Option] = match.offered("fire", 1, match.gear("W06"), 0, foe.uid)

    assert ways == ([("A04",)] if again else [])


def test_a_tripod_first_a_bipod_better() -> None:
    match = squad("S02 W09 @0", "S10 @0")
    foe = match.foe("F06", 1)
    assert match.again().offered("fire", 1) == []
    match.act("deploy", 1, match.gear("W09")).act("deploy", 2, match.gear("W05", 2))
    match.dice(attack=[5, 6, 5, 5], cover=[1]).fire(foe, "W09")
    assert match.said("attacked")[-1]["hits"] == 1  # a tripod adds nothing
    match.dice(attack=[4, 4], cover=[1]).fire(foe, "W05", 0, 2)
    assert match.said("attacked")[-1]["hits"] == 2


@pytest.mark.parametrize(("skill", "slot", "cover"), [("", 2, 5), ("", 1, 4), ("K13", 2, 4)])
def test_wf_r16_a_green_sniper_hides_from_afar(skill: str, slot: int, cover: int) -> None:
    match = squad(f"S02 W01 {skill} @0", row="L07 L03")
    foe = match.foe("F08", slot)
    match.again().dice(attack=[2], cover=[1]).fire(foe)

    assert match.one("attacked")["cover"] == cover


def test_conscripts_run_from_two_counters_but_one_alone_stays() -> None:
    match = squad("S02 W01 @1", "S01 W01 @1")
    foe = match.foe("F12", 1)
    match.again().dice(attack=[5, 5, 5], cover=[2, 1, 1])
    match.fire(foe).fire(foe)
    assert result(match) == (1, 1)  # one killed; the other holds one counter
    other = match.foe("F12", 1)
    match.again().dice(attack=[5], cover=[1])
    match.fire(other, no=2).fire(other, no=2)
    assert [h.uid for h in match.field.hostiles] == [foe.uid]
    assert (match.soldier(2).xp, match.soldier(1).xp) == (0, 0)


# ----------------------------------------------------------------- hand to hand


def test_wf_039_and_041_bare_hands_in_the_village() -> None:
    match = squad("S06 K10 @1", row="L05")
    foe = match.foe("F02", 1)  # Cover 3 + 1
    match.again().dice(attack=[6], cover=[4]).act("fight", 1, 0, 0, foe.uid)

    assert (result(match), match.soldier().actions, match.soldier().grip) == ((1, 0), 0, foe.uid)


def test_wf_039_who_cannot_pay_in_full_does_not_fight() -> None:
    match = squad("S02 W07 @1", row="L05")
    match.foe("F02", 1)
    match.soldier().actions = 1

    assert match.again().offered("fight") == []


def test_wf_040_and_041_who_stumbles_lets_go() -> None:
    match = squad("S02 @1")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[1], cover=[3]).act("fight", 1, 0, 0, foe.uid)

    assert match.harm(1) == [(0, 1)]
    assert (match.soldier().grip, result(match)) == (0, (0, 1))


@pytest.mark.parametrize(
    ("soldier", "weapon", "die", "hits"),
    [
        ("S02 W01 W18 @1", "W18", 7, 1),
        ("S02 W01 W18 @1", "W18", 6, 0),
        ("S02 W01 W18 K02 @1", "W18", 6, 1),
        ("S02 W05 W18 @1", "W18", 10, None),  # an Auto Rifle is no Rifle
        ("S01 W07 @1", "W07", 5, 1),
        ("S01 W07 @1", "W07", 4, 0),
        ("S02 Q08 @1", "Q08", 9, 1),
        ("S01 Q08 @1", "Q08", 8, 1),
        ("S02 W06 @1", "W06", 10, None),  # not usable at range 0
        ("S01 W01 @1", "W01", 4, 1),
    ],
)
def test_wf_042_armed_hand_to_hand(soldier: str, weapon: str, die: int, hits: int | None) -> None:
    match = squad(soldier)
    foe = match.foe("F02", 1)
    option = (1, match.gear(weapon), 0, foe.uid)
    if hits is None:
        assert option not in match.again().offered("fight")
        return
    match.again().dice(attack=[die], cover=[1]).act("fight", *option)
    assert match.one("attacked")["hits"] == hits


def test_wf_040_who_holds_a_card_does_not_move_nor_fire_at_others_until_he_lets_go() -> None:
    match = squad("S02 W01 @1").hand("A04", "A04")
    foe = match.foe("F02", 1)
    match.foe("F03", 1)
    match.again().dice(attack=[2], cover=[1]).act("fight", 1, 0, 0, foe.uid)
    assert match.offered("move") == []
    targets = {o[4] for o in match.decision().options if o[0] in {"fire", "fight"}}
    assert targets <= {foe.uid}
    match.act("break", 1)
    assert (match.soldier().grip, match.soldier().actions) == (0, 0)


def test_wf_043_a_knife_is_thrown_without_the_strength_of_the_arm() -> None:
    match = squad("S06 K10 W17 @1")
    foe, other = match.foe("F01", 1), match.foe("F01", 1)
    match.again().dice(attack=[8]).act("throw", 1, match.gear("W17"), foe.uid)
    assert (match.one("attacked")["hits"], result(match), match.soldier().gear) == (0, (0, 1), [])
    assert match.offered("take") == []
    match.hand("A06")
    foe.kills = 0
    match.again().dice(attack=[6], cover=[2]).act("fight", 1, 0, 0, foe.uid)
    assert [h.uid for h in match.field.hostiles] == [other.uid]
    assert match.offered("take", 1) != []


# ----------------------------------------------------------------- Objectives, score


def ended(match: Squad) -> tuple[str, int | None, str] | None:
    """Return how a match ended, its score and grade; None while it goes on."""
    outcome = match.state.outcome
    return None if outcome is None else (outcome.termination, outcome.score, outcome.grade)


def test_wf_r60_and_r70_a_satchel_blows_the_gun_up_at_once() -> None:
    match = squad("S02 Q07 @3", "S13 @0", row="L07 L02", objective="O02", active=True)
    match.field.turn, match.field.bought, match.field.earned = 4, 3, 8
    (target,) = {option[-1] for option in match.again().offered("throw", 1)}
    match.dice(cover=[1]).act("throw", 1, match.gear("Q07"), target)

    # 50, 2 of 3 Soldiers: 20, 3 of 7 turns: 8, a third of 8 XP: 2
    assert ended(match) == ("objective", 80, "B")


def test_wf_r60_the_dump_takes_three_hits() -> None:
    match = squad("S02 W01 Q07 @3", row="L07 L02", objective="O06", active=True)
    (target,) = {option[-1] for option in match.again().offered("throw", 1)}
    match.dice(cover=[1]).act("throw", 1, match.gear("Q07"), target)
    assert ended(match) is None
    match.dice(attack=[5], cover=[3]).fire(int(target))
    assert ended(match) is None  # 3 does not defeat 4
    match.soldier().actions = 1
    match.again().dice(attack=[5], cover=[4]).fire(int(target))
    assert ended(match) is not None


@pytest.mark.parametrize(("suppress", "active"), [(0, 4), (1, 3)])
def test_wf_r63_the_officer_is_not_taken_among_four(suppress: int, active: int) -> None:
    match = squad("S02 @3", row="L07 L02", objective="O03", active=True)
    match.foe("F06", 3, suppress=suppress)
    ways = {option[-1] for option in match.again().offered("fight", 1)}
    assert len(ways) == 1 + (active <= 3)


@pytest.mark.parametrize(("foes", "offered"), [("F02", True), ("F03", False), ("F03/1", True)])
def test_wf_r64_the_airmen_are_freed_before_two_at_most(foes: str, offered: bool) -> None:
    match = squad("S02 @3", row="L07 L02", objective="O04", active=True)
    card, _, suppress = foes.partition("/")
    match.foe(card, 3, suppress=int(suppress or 0))

    assert bool(match.again().offered("work", 1)) == offered


def test_wf_068_and_r70_a_crossing_held_as_time_runs_out_is_a_success() -> None:
    match = squad("S02 @3", "S13 @3", row="L07 L02", objective="O05", active=True)
    match.field.turn, match.field.held, match.field.earned = 1, 2, 40
    match.do("timer")

    assert ended(match) == ("objective", 90, "A")  # 50 + 30 + 0 + 10


def test_wf_r70_and_r71_a_failure_scores_what_is_left_and_is_f() -> None:
    match = squad("S02 @1", "S13 @1", row="L07")
    match.field.turn, match.field.bought, match.field.earned = 1, 3, 5
    match.do("timer")

    assert ended(match) == ("time", 21, "F")


def test_wf_r64_the_way_out_is_paid() -> None:
    match = squad("S03 @3", row="L07 L05", objective="O04", active=True).hand("A04")
    match.field.worked = 3
    assert match.cost(2) is None
    match.hand("A04", "A04")
    assert match.cost(2) == 2
    match.act("move", 1, 2, "A04", "A04")
    assert ended(match) is not None
