"""Positions worked out by hand from the rules alone: what comes, what it does to Soldiers, and Events."""

from __future__ import annotations

import pytest

from engine.warfighter import budget
from tests.warfighter.squad import squad
from tests.warfighter.test_events import happen

# ----------------------------------------------------------------- cards come


@pytest.mark.parametrize(
    ("soldiers", "deck", "location", "came"),
    [
        ("S02 W01 Q01 Q04 K01 @0/S09 @0/S13 @0", "F01 F02 F02 F01", "L05", 3),  # 34 RP: 5
        ("S02 W01 Q01 Q04 K01 @0/S09 @0/S13 @0", "F01 F03 F14 F01", "L05", 3),  # 4 is not enough
        ("S02 W01 Q01 Q04 K01 @0/S09 @0", "F01 F03 F14 F01", "L05", 2),  # 28 RP: 4
        ("S02 W01 Q03 Q04 K01 @0/S09 @0/S01 @0", "F02 F02 F02 F01", "L07", 2),  # 37 RP: 4
        ("S01 @0/S09 @0/S13 @0/S13 @0/S14 @0", "F01 F01 F01 F01 F01", "L09", 3),  # 41 RP: 3
        ("S01 W05 Q01 @0/S09 @0/S10 @0/S04 @0", "F05 F01 F01 F01", "L03", 1),  # 54 RP: 4
        ("S01 W05 Q01 @0/S09 @0/S10 @0/S04 W01 W01 @0", "F05 F01 F01 F01", "L04", 2),  # 60 RP: 5
        ("S01 W05 Q01 @0/S09 @0/S10 @0/S04 W01 W01 W07 @0", "F05 F01 F01 F01", "L04", 3),  # 61 RP: 6
    ],
)
def test_wf_048_and_r13_cards_are_drawn_for_the_worth_of_the_squad(
    soldiers: str, deck: str, location: str, came: int
) -> None:
    match = squad(*soldiers.split("/"), row="").hand(location)
    match.deck(*deck.split()).act("explore", 1, location)

    assert len(match.field.hostiles) == came


def test_wf_r13_what_was_thrown_counts_no_more_but_an_empty_rifle_does() -> None:
    match = squad("S02 W01 Q01 Q14 @0", "S09 @0", "S03 @0", row="").hand("L05")
    match.soldier().gear[0].empty = True
    match.deck("F03", "F01", "F01").again().act("drop", 1, match.gear("Q01"))  # 30 RP after it: 4
    match.act("explore", 1, "L05")

    assert len(match.field.hostiles) == 2


def test_wf_r67_a_dug_in_section_comes_with_every_location_but_the_first() -> None:
    match = squad("S02 W01 @0", row="", mission="M08").hand("L03", "L04").deck("F02", "F03", "F13", "F13")
    match.act("explore", 1, "L03")
    assert [h.card for h in match.field.hostiles] == ["F02"]
    match.soldier().slot = 1
    match.field.explored = False
    match.again().act("explore", 1, "L04")
    assert [(h.card, h.slot) for h in match.field.hostiles] == [("F02", 1), ("F03", 2), ("F13", 2)]


@pytest.mark.parametrize(
    ("row", "objective", "slot", "card", "comes"),
    [
        ("L07 L02", "O05", 3, "F01", False),  # 2-3
        ("L07 L02", "O05", 3, "F03", True),
        ("L07 L02", "O07", 3, "F03", False),  # 1-2
        ("L08 L02", "O07", 1, "F14", True),  # 3-5
        ("L08 L02", "O07", 1, "F02", False),
        ("L08 L02", "O07", 0, "F03", False),
    ],
)
def test_wf_056_and_057_what_reinforces(row: str, objective: str, slot: int, card: str, comes: bool) -> None:
    match = squad(f"S02 @{slot}", row=row, objective=objective, active=True).deck(card)
    match.do("reinforcements")

    assert [(h.card, h.slot) for h in match.field.hostiles] == ([(card, slot)] if comes else [])


@pytest.mark.parametrize(("suppress", "next_", "number"), [(0, "F02", 2), (0, "F03", 1), (1, "F02", 1)])
def test_wf_058_a_runner_calls_for_one_or_two(suppress: int, next_: str, number: int) -> None:
    match = squad("S13 @0", row="L03").deck(next_)
    match.foe("F10", 1, suppress=suppress)
    match.do("reinforcements")

    assert len(match.field.hostiles) == number


# ----------------------------------------------------------------- Hostiles attack


@pytest.mark.parametrize(
    ("foe", "soldier", "row", "die", "cover_die", "found"),
    [
        ("F06", "S02 @1", "L02", 6, 5, (1, 0)),  # four active: 5/6/10; Cover 4 + 1
        ("F06", "S02 @1", "L02", 6, 4, (0, 1)),
        ("F06/1", "S02 @1", "L02", 6, 6, (0, 1)),  # three: 6/7/10
        ("F06/2", "S02 @1", "L02", 7, 6, (0, 0)),  # two: 8/9/10
        ("F06/2", "S02 @1", "L02", 10, 6, (2, 0)),
        ("F06/4", "S02 @1", "L02", 10, 6, None),
        ("F05", "S02 @1", "L03", 6, 3, (1, 1)),  # pins; Cover 4 - 1
        ("F05", "S02 @1", "L03", 6, 2, (0, 1)),
        ("E07", "S04 K14 @1", "L02", 9, 2, (2, 0)),  # fire makes it 2
        ("E07", "S04 K14 @1", "L02", 9, 1, (0, 1)),
        ("F02", "S04 K14 @1", "L02", 10, 6, (2, 0)),  # Cover 7: but a 6 always goes through
        ("F02", "S04 K14 @1", "L02", 10, 5, (0, 1)),
        ("E03", "S13 @1", "L07", 9, 3, (2, 1)),  # three active: 3/4/9
        ("F01", "S13 @1", "L07", 10, 6, (1, 0)),  # never two
        ("F08", "S13 @1", "L07", 10, 6, None),  # not at range 0
    ],
)
def test_wf_060_and_061_what_an_attack_does(
    foe: str, soldier: str, row: str, die: int, cover_die: int, found: tuple[int, int] | None
) -> None:
    match = squad(soldier, row=row).order("self", "never")
    card, _, suppress = foe.partition("/")
    match.attack_by(match.foe(card, 1, suppress=int(suppress or 0)), die, cover_die)

    assert bool(match.said("hostile_attacked")) == (found is not None)
    assert match.harm(1) == [found or (0, 0)]


def test_a_rocket_shakes_all_in_the_card_even_where_cover_holds() -> None:
    match = squad("S02 @1", "S08 @1", "S13 @1 !3", "S14 @0").order("self", "never")
    match.attack_by(match.foe("F07", 1), 6, 1)

    assert match.harm(1, 2, 3, 4) == [(0, 1), (0, 0), (0, 3), (0, 0)]


def test_wf_r30_who_hits_the_dirt_is_not_pinned_as_well() -> None:
    match = squad("S02 @1").hand("A03").order("self", "always")
    match.attack_by(match.foe("F05", 1), 6, 6)

    assert (match.harm(1), match.state.hands[1]) == ([(0, 1)], [])


def test_wf_r12_a_leader_helps_others_while_he_is_active() -> None:
    match = squad("S13 @1").order("self", "never")
    sentry, nco = match.foe("F01", 1), match.foe("E06", 1)
    match.foe("E06", 1)
    match.attack_by(sentry, 8, 6)
    assert match.harm(1) == [(1, 0)]  # 8 + 1: two leaders are not better than one
    for leader in match.field.hostiles[1:]:
        leader.suppress = 1
    match.attack_by(sentry, 8, 6)
    assert match.harm(1) == [(1, 1)]
    nco.suppress = 0
    match.soldier().suppress = 0
    match.field.hostiles[2].suppress = 1
    match.attack_by(nco, 7, 1)
    assert match.harm(1) == [(1, 1)]  # he does not lead himself: 7 is a Suppress


def test_wf_r12_and_r17_smoke_and_a_cape() -> None:
    match = squad("S02 Q11 @0", row="L07 L03").order("self", "never")
    foe = match.foe("F05", 2)
    match.attack_by(foe, 6, 6)
    assert match.harm(1) == [(0, 1)]  # 5 of 4/6/10
    match.field.row[2].smoke = True
    match.soldier().suppress = 0
    match.attack_by(foe, 10, 6)
    assert match.harm(1) == [(1, 1)]  # 7 at most, and pinned


@pytest.mark.parametrize(
    ("foe", "at", "soldier", "fog", "slot"),
    [
        ("F01", 4, 1, False, 3),
        ("F02", 4, 2, False, 4),  # in range
        ("F08", 2, 2, False, 3),  # too close
        ("F08", 4, 4, False, 3),  # behind it is nothing
        ("F05", 4, 1, True, 3),  # range 0-3, but fog
        ("F05", 4, 1, False, 4),
        ("F13", 4, 1, False, 4),
        ("F09", 2, 2, False, 2),
        ("F01", 1, 0, False, 1),
        ("F01", 2, 0, False, 1),
        ("F02", 1, 4, False, 2),
    ],
)
def test_wf_064_where_a_card_goes(foe: str, at: int, soldier: int, fog: bool, slot: int) -> None:
    match = squad(f"S02 @{soldier}", row="L07 L03 L02 L04", mission="M03")
    found = match.foe(foe, at)
    match.field.fog = fog
    match.do("hostile_movement")

    assert found.slot == slot


# ----------------------------------------------------------------- wounds and what heals them


def test_wf_063_and_r34_who_falls_leaves_all_and_another_picks_it_up() -> None:
    match = squad("S02 W01 Q04 @1 -5 +3", "S05 @1").hand("A04").order("self", "never")
    foe = match.foe("F02", 1, target=1)
    match.attack_by(foe, 8, 4)
    fallen = match.soldier()
    assert (fallen.in_play, fallen.gear, fallen.xp, match.state.hands.get(1, [])) == (False, [], 0, [])
    assert (foe.target, {1} & {*match.field.cup}) == (2, set())
    match.again()
    for card in ("W01", "Q04"):
        uid = next(gear.uid for gear in match.field.row[1].ground if gear.card == card)
        match.act("take", 2, uid)
    assert [gear.card for gear in match.soldier(2).gear] == ["W01", "Q04"]
    assert match.soldier(2).actions == 2


@pytest.mark.parametrize(
    ("medic", "wounds", "left", "actions"),
    [("S02 Q04", 3, 2, 1), ("S05 Q04", 3, 1, 1), ("S05 Q04", 1, 0, 1), ("S02 K04 Q04", 3, 2, 2)],
)
def test_wf_062_first_aid(medic: str, wounds: int, left: int, actions: int) -> None:
    match = squad(f"{medic} @1", f"S01 @1 -{wounds}", "S03 @0 -2")
    assert [way[0] for way in match.offered("aid", 1)] == [2]
    match.act("aid", 1, *match.offered("aid", 1)[0])

    assert (match.soldier(2).wounds, match.soldier().actions) == (left, actions)


def test_wf_044_and_r19_two_rockets_and_one_that_was_scrounged() -> None:
    match = squad("S02 W10 @0").hand("A16")
    gear = match.soldier().gear[0]
    foe = match.foe("E10", 1)
    match.again().dice(attack=[2, 2], cover=[1, 1]).fire(foe, "W10").act("reload", 1, gear.uid)
    match.soldier().actions = 2
    match.again().fire(foe, "W10")
    assert match.offered("reload") == []  # nothing is left to be loaded
    match.act("play", 1, "A16", "plain", 1, gear.uid).act("reload", 1, gear.uid)
    assert (gear.loaded, match.soldier().actions, match.offered("play")) == (True, 0, [])


def test_wf_045_who_is_wounded_draws_no_more_than_his_health() -> None:
    match = squad("S02 K15 @1 -3").hand("A04", "A04", "L02")
    match.state.actions_deck.cards = ["A05"] * 9
    match.act("renew", 1).act("toss", 1, "A04").act("fill", 1, 0)
    assert match.state.hands[1] == ["A04", "L02", "A05", "A05"]  # 3 Health, and 1 for a Quick Study


# ----------------------------------------------------------------- Events


@pytest.mark.parametrize(("event", "wounds", "found"), [("V09", 3, 0), ("V09", 4, 1), ("V03", 4, 0)])
def test_the_badly_hurt_lose_heart(event: str, wounds: int, found: int) -> None:
    match = squad(f"S02 @1 -{wounds}")
    happen(match, event)

    assert match.soldier().suppress == found


def test_second_wind_is_for_player_soldiers_even_with_full_hands() -> None:
    match = squad("S02 @1", "S09 @1", "S03 @0").hand("A04", "A04", "A04", "A04", "A04", "A04").hand(no=3)
    happen(match, "V10")

    assert [len(match.state.hands[no]) for no in (1, 3)] == [7, 1]


def test_wf_r31_the_marker_that_reaches_0_by_confused_orders_ends_the_mission() -> None:
    match = squad("S02 @1 +1")
    match.field.turn = 1
    happen(match, "V12")

    assert match.state.outcome is not None
    assert match.state.outcome.termination == "time"


def test_a_counter_attack_moves_all_who_may_even_those_in_range() -> None:
    match = squad("S02 @0", row="L07 L03 L02 L04", mission="M03")
    slots = [("F05", 3, 0), ("F02", 2, 1), ("F13", 4, 0), ("F01", 1, 0)]
    foes = [match.foe(card, slot, suppress=suppress) for card, slot, suppress in slots]
    happen(match, "V11")

    assert [(foe.slot, foe.suppress) for foe in foes] == [(2, 0), (2, 0), (4, 0), (1, 0)]


@pytest.mark.parametrize(
    ("die", "cover_die", "found"), [(10, 5, (2, 0)), (8, 5, (1, 0)), (9, 2, (0, 1)), (7, 6, (0, 0))]
)
def test_a_sniper_aims_at_the_lowest_cover_in_front(die: int, cover_die: int, found: tuple[int, int]) -> None:
    match = squad("S04 @1", "S13 @1", "S13 @0").order("self", "never")
    match.dice(event=[die], hostile_cover=[cover_die])
    happen(match, "V08")

    assert match.harm(1, 2, 3) == [(0, 0), found, (0, 0)]


# ----------------------------------------------------------------- what is easily overlooked


def test_wf_r06_and_r30_a_steady_man_hits_the_dirt_for_nothing_once_a_turn() -> None:
    match = squad("S08 @1", nation="uk").hand("A03", "A03").order("self", "always")
    foe = match.foe("F02", 1)
    match.attack_by(foe, 8, 6)
    assert match.harm(1) == [(0, 0)]
    match.attack_by(foe, 8, 6)
    assert (match.harm(1), match.state.hands[1]) == ([(0, 1)], [])


def test_wf_r30_who_averts_one_of_two_wounds_is_pinned_too() -> None:
    match = squad("S02 @1").hand("A03").order("self", "always")
    match.attack_by(match.foe("E03", 1), 9, 6)

    assert match.harm(1) == [(1, 2)]


def test_wf_r34_a_card_that_looks_for_another_does_not_attack_twice() -> None:
    match = squad("S13 @1 -2", "S02 @1").order("self", "never")
    match.foe("F02", 1, target=1)
    match.foe("F03", 1, target=1)
    match.dice(hostile=[8, 1], hostile_cover=[6, 1]).do("hostile_attacks")

    assert [told["hostile"] for told in match.said("hostile_attacked")] == ["F02", "F03"]
    assert [foe.target for foe in match.field.hostiles] == [2, 2]


@pytest.mark.parametrize(("ammo", "rp"), [(8, 11), (7, 11), (5, 11), (4, 10), (0, 10)])
def test_wf_r13_a_batch_counts_as_long_as_any_of_it_is_left(ammo: int, rp: int) -> None:
    match = squad("S02 W01 Q03 @0")
    match.soldier().gear[0].ammo = ammo

    assert budget.worth(match.soldier()) == rp


@pytest.mark.parametrize(("skill", "actions"), [("", 1), ("K05", 2)])
def test_wf_r19_in_the_ditch_every_reload_costs_a_card_but_a_fresh_clip_is_one(skill: str, actions: int) -> None:
    match = squad(f"S02 W01 {skill} @1", row="L09").hand("L02")
    gear = match.soldier().gear[0]
    gear.empty = True
    assert match.again().offered("reload") == []
    match.hand("A04").act("reload", 1, gear.uid, "A04")
    assert match.soldier().actions == actions
    gear.empty = True
    match.hand("A05").act("play", 1, "A05", "plain", 1, gear.uid)
    assert (gear.loaded, match.state.hands[1]) == (True, [])


def test_wf_r29_the_event_of_a_crossroads_comes_last() -> None:
    match = squad("S02 @0", row="").hand("L14").deck("F05")
    match.state.events_deck.cards = ["V11", "V03"]
    match.act("explore", 1, "L14")

    assert (match.one("event")["event"], match.field.hostiles[0].card) == ("V03", "F05")
    assert [event.kind for event in match.events][-1] in {"event", "lull"}


def test_wf_r67_the_last_stand_brings_nobody_to_the_mission_card_and_asks_for_the_range() -> None:
    assert squad("S02 @0", mission="M05").deck("F01", "F01").do("reinforcements").field.hostiles == []
    match = squad("S02 @1", "S13 @1", row="L03", mission="M05").deck("F01", "F02").do("reinforcements")
    assert [foe.card for foe in match.field.hostiles] == ["F01"]


def test_two_xp_are_an_action_once_a_turn() -> None:
    match = squad("S02 @1 +5", "S13 @1").act("effort", 1)

    assert (match.soldier().actions, match.soldier().xp) == (3, 3)
    assert (match.offered("effort", 1), bool(match.offered("effort", 2))) == ([], True)


def test_wf_r32_overwatch_fires_at_what_moves_into_range() -> None:
    match = squad("S02 W01 @0", row="L07 L03 L02 L04", mission="M03").hand("A13")
    match.act("play", 1, "A13", "plain", match.gear("W01"), 0)
    match.foe("F01", 4)
    match.dice(attack=[5], cover=[2]).do("hostile_movement")

    assert (match.field.hostiles, match.soldier().xp, match.field.supports) == ([], 1, [])


def test_the_guide_knows_one_location() -> None:
    match = squad("S03 @0", row="").hand("L11", "L05").deck(*["F01"] * 7)
    happen(match, "V07").again().act("explore", 1, "L11")
    match.field.explored, match.soldier().slot = False, 1
    match.again().act("explore", 1, "L05")

    assert [place.free for place in match.field.row[1:3]] == [True, False]


@pytest.mark.parametrize(
    ("mission", "radio", "cards"), [("M01", "", 2), ("M01", "Q09", 1), ("M04", "", 1), ("M04", "Q09", 0)]
)
def test_wf_r28_what_a_fire_mission_costs(mission: str, radio: str, cards: int) -> None:
    match = squad(f"S02 {radio} @0", row="L07 L03", mission=mission).hand("A17", "A04", "A04", "L04")
    match.foe("F02", 2)

    assert {len(way) for way in match.again().offered("play", 1, "A17", "plain", 2)} == {cards}


def test_wf_r15_a_hole_is_as_good_as_the_field_is_bad() -> None:
    match = squad("S02 Q08 @1", row="L03").order("self", "never").act("dig", 1)
    foe = match.foe("F02", 1)
    match.attack_by(foe, 8, 3)
    assert match.harm(1) == [(0, 1)]  # 4 - 1 + 1
    match.attack_by(foe, 8, 4)
    assert match.harm(1) == [(1, 1)]
