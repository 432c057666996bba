"""The Soldier Turn: nerve, moves, reloading, hands, free actions (WF-021 to WF-025, WF-044 to WF-055)."""

from __future__ import annotations

import pytest

from engine.core.errors import Illegal
from engine.core.modifiers import summed
from engine.core.protocol import Action
from engine.warfighter import ammunition, budget, numbers, perks, xp
from engine.warfighter.library import LIBRARY
from tests.warfighter.squad import GAME, squad


def test_wf_022_and_r05_a_suppressed_soldier_only_shakes_it_off() -> None:
    match = squad("S02 W01 @1 !2").hand("A09", "A06", "L02")
    match.foe("F02", 1)
    verbs = {o[0] for o in match.again().decision().options}

    assert verbs == {"calm", "play", "explore", "drop", "pass"}
    assert match.offered("play", 1) == [("A09", "plain")]
    match.act("calm", 1)
    assert (match.soldier().suppress, match.soldier().actions) == (1, 1)


def test_wf_022_leadership_removes_two() -> None:
    match = squad("S02 @1 !3", "S01 K12 @1")
    match.act("calm", 1)

    assert match.soldier().suppress == 1


def test_wf_023_to_025_a_move_costs_cards_and_comes_once_per_turn() -> None:
    match = squad("S03 @0", row="L11").hand("A05", "A09", "A09", "L02")  # 4 - 1
    moves = match.offered("move", 1, 1)

    assert moves == [("A05", "A09", "A09")]
    match.act("move", 1, 1, *moves[0])
    assert (match.soldier().slot, match.soldier().actions, match.state.hands[1]) == (1, 1, ["L02"])
    assert match.state.actions_deck.discards == ["A05", "A09", "A09"]
    assert match.offered("move") == []


def test_wf_r93_a_huge_hand_leaves_a_choice_that_can_be_read() -> None:
    kinds = [card.id for card in LIBRARY.actions.values()]
    nine = [("A01", "A02", "A03", "A04"), ("A06", "A07", "A08", "A09")]
    match = squad("S03 @0", row="L11").hand(*kinds[:9])
    match.foe("F05", 1)
    assert len(match.again().offered("move", 1, 1)) == 126
    assert {*nine} <= {*match.offered("move", 1, 1)}

    for _ in range(6):
        match.foe("F05", 1)
    match.hand(*kinds, *kinds, "A17")
    ways = match.offered("move", 1, 1)
    assert 1 < len(ways) <= 126
    assert all(len(way) == 10 and way.count("A17") <= 3 for way in ways)
    assert any(way.count("A17") == 3 for way in ways)


def test_wf_r10_what_makes_an_entrance_cost() -> None:
    match = squad("S03 Q10 K06 @0", row="L11")
    soldier, field = match.soldier(), match.field
    assert numbers.entrance_cost(field, soldier, 1) == 4 - 1 - 1 - 2
    foe = match.foe("F05", 1)
    match.foe("E03", 1)
    assert numbers.entrance_cost(field, soldier, 1) == 3
    foe.suppress = 2
    assert numbers.entrance_cost(field, soldier, 1) == 2
    field.row[1].free = True
    assert summed(numbers.entrance(field, soldier, 1)) == -2
    assert numbers.entrance_cost(field, soldier, 1) == 0


def test_wf_r10_the_missions_make_some_entrances_cheaper() -> None:
    village = squad("S03 @0", row="L06", mission="M02")
    assert numbers.entrance_cost(village.field, village.soldier(), 1) == 1
    race = squad("S03 @0", row="L06", mission="M06")
    assert numbers.entrance_cost(race.field, race.soldier(), 1) == 1
    race.soldier().moves = 1
    assert numbers.entrance_cost(race.field, race.soldier(), 1) == 2
    race.soldier().slot = 1
    assert numbers.entrance_cost(race.field, race.soldier(), 0) == 0


def test_wf_r44_another_seat_may_pay_for_an_nps_unless_it_is_forbidden() -> None:
    match = squad("S02 @0", "S10 @0", "S03 @0 #1", row="L02", players=2).hand("A05", no=3)
    assert match.offered("move", 2, 1, seat=0) == []
    match.act("move", 2, 1, 3, "A05", seat=1)
    assert (match.soldier(2).slot, match.state.hands[3]) == (1, [])
    match.soldier(2).slot = match.soldier(2).moves = 0
    match.hand("A05", no=3).act("trust", "moves", seat=0)
    assert match.offered("move", 2, 1, seat=1) == []


def test_a_chokepoint_lets_one_in_and_whoever_advances() -> None:
    match = squad("S04 @0", "S06 @0", row="L08").hand("A01", "A01", no=2)
    match.act("move", 1, 1)
    assert match.offered("move", 2) == []
    match.act("play", 2, "A01", "plain").act("move", 2, 1)

    assert match.soldier(2).slot == 1


def test_who_advances_leaves_the_chokepoint_to_another() -> None:
    match = squad("S04 @0", "S06 @0", row="L08").hand("A01")
    match.act("play", 1, "A01", "plain").act("move", 1, 1).act("move", 2, 1)

    assert [soldier.slot for soldier in match.field.soldiers] == [1, 1]


def test_who_moves_leaves_his_hole_and_folds_his_bipod() -> None:
    match = squad("S04 W05 Q08 @1", row="L07 L03").act("dig", 1).act("deploy", 1, 1)
    soldier = match.soldier()
    assert (soldier.dug, soldier.gear[0].deployed) == (True, True)
    soldier.actions = 1
    match.again().act("move", 1, 2)

    assert (soldier.dug, soldier.gear[0].deployed) == (False, False)


def test_wf_021_and_r46_acts_of_others_leave_questions_open_and_who_is_done_may_come_back() -> None:
    match = squad("S02 @0", "S03 @0 #1", players=2).hand("A09", "A09", no=2)
    number = match.decision(0).id
    match.act("move", 2, 1, seat=1).pass_(1)
    assert match.decision(0).id == number
    assert GAME.awaited(match.state) == [0]
    match.act("resume", seat=1)
    assert GAME.awaited(match.state) == [0, 1]
    assert match.offered("renew", seat=1) == [(2,)]


def test_wf_r45_what_is_no_longer_legal_is_refused_and_costs_nothing() -> None:
    match = squad("S02 W01 @1", "S07 W01 @1 #1", players=2)
    foe = match.foe("F01", 1)
    shot = ("fire", 2, match.gear("W01", 2), 0, foe.uid)
    decision = match.again().decision(1)
    assert shot in decision.options
    match.dice(attack=[9], cover=[6])
    match.fire(foe)
    with pytest.raises(Illegal, match="refused-too-late"):
        GAME.apply(match.state, Action(1, decision.id, [shot]))

    assert match.soldier(2).actions == 2


def test_wf_044_and_r19_reloading_uses_up_a_counter() -> None:
    match = squad("S02 W02 @1")
    gear = match.soldier().gear[0]
    gear.empty = True
    match.again().act("reload", 1, gear.uid)
    assert (gear.ammo, gear.empty, match.soldier().actions) == (3, False, 1)
    gear.ammo, gear.empty = 1, True
    assert match.again().offered("reload") == []


def test_a_ditch_makes_reloading_dear_and_fast_hands_make_it_quick() -> None:
    match = squad("S02 W02 K05 @1", row="L09").hand("A09")
    gear = match.soldier().gear[0]
    gear.empty = True
    match.again().act("reload", 1, gear.uid, "A09")

    assert (match.soldier().actions, match.state.hands[1]) == (2, [])


def test_wf_045_and_r84_discard_any_number_then_draw_up_to_health() -> None:
    match = squad("S02 @0 -1").hand("A03", "L02")
    match.act("renew", 1)
    assert {o[0] for o in match.decision().options} == {"fill", "toss"}
    match.act("toss", 1, "A03").act("fill", 1, 1)

    hand = match.state.hands[1]
    assert (len(hand), sum(card.startswith("L") for card in hand)) == (5, 2)
    assert match.soldier().actions == 1


def test_wf_045_nothing_is_drawn_above_the_limit() -> None:
    match = squad("S02 @0 -5").hand("A03", "A03", "A04")
    match.act("renew", 1)

    assert match.offered("fill", 1) == [(0,)]
    assert perks.hand_size(match.soldier()) == 1


def test_wf_047_a_location_is_drawn_for_an_action_where_nobody_holds_one() -> None:
    match = squad("S02 @0", row="")
    match.act("seek", 1)

    assert len(match.state.hands[1]) == 1
    assert match.state.hands[1][0].startswith("L")
    assert match.offered("seek") == []


def test_a_scout_looks_at_two_locations_and_keeps_one() -> None:
    match = squad("S06 @0", row="")
    match.act("seek", 1)
    two = match.state.looks[1]
    match.act("keep", 1, 1)

    assert match.state.hands[1] == [two[1]]
    assert match.state.locations_deck.discards == [two[0]]


def test_wf_047_one_location_per_turn_into_the_next_slot_by_whoever_holds_it() -> None:
    match = squad("S02 W01 @1", "S03 @0").hand("L02", "L03", no=2).deck("F02", "F02")
    match.act("explore", 2, "L02")

    assert match.field.row[2].card == "L02"
    assert match.offered("explore") == []


def test_wf_047_needs_a_soldier_in_the_rightmost_location() -> None:
    match = squad("S02 @0").hand("L02")

    assert match.offered("explore") == []


def test_wf_048_and_049_and_vector_2_hostiles_come_until_their_xp_reach_the_number() -> None:
    """B.3.13: L06 with 34 RP (column 2 = 5): 3 XP, then 2 XP; two target counters."""
    match = squad("S02 W01 Q01 Q04 K01 @0", "S09 @0", "S13 @0", row="").hand("L06").deck("F06", "F02", "F01")
    assert budget.squad(match.field) == 34
    match.again().act("explore", 1, "L06")

    assert [(h.card, h.slot, h.target) for h in match.field.hostiles] == [("F06", 1, 1), ("F02", 1, 1)]
    assert len(match.field.cup) == 12 - 2


def test_wf_050_the_objective_is_activated_from_the_slot_before_it() -> None:
    match = squad("S02 W01 @2", row="L07 L02").deck("F03")
    assert match.field.is_location(3) is False
    match.act("activate", 1)

    assert match.field.active
    assert [h.slot for h in match.field.hostiles] == [3]
    assert match.offered("explore") == []


def test_wf_r03_the_objective_waits_until_all_slots_are_filled() -> None:
    assert squad("S02 @1").offered("activate") == []


def test_wf_046_and_r28_leveling_up_costs_an_xp_of_anybody() -> None:
    match = squad("S02 W01 @1", "S13 @1 +1").hand("A01")
    assert match.offered("play", 1, "A01") == [("plain",), ("up", 2)]
    match.act("play", 1, "A01", "up", 2)

    assert (match.soldier(2).xp, [laid.card for laid in match.soldier(2).laid]) == (0, ["A01"])


def test_wf_r80_cards_that_were_not_used_return_to_the_hand() -> None:
    match = squad("S02 W01 @1").hand("A04")
    match.act("play", 1, "A04", "plain")
    assert match.state.hands[1] == []
    match.dice(hostile=[], hostile_cover=[]).deck().pass_()

    assert match.state.hands[1] == ["A04"]


def test_wf_r80_the_xp_of_what_was_not_used_return_to_who_paid() -> None:
    match = squad("S02 W01 @1 +1").hand("A07").deck()
    match.act("play", 1, "A07", "up")
    assert match.soldier().xp == 0
    match.pass_()

    assert (match.soldier().xp, match.state.hands[1], match.field.earned) == (1, ["A07"], 0)


def test_wf_051_a_non_player_gives_and_a_squad_soldier_has_nothing_to_give() -> None:
    match = squad("S02 @1", "S09 @1", "S14 @1")
    grenade = match.gear("Q01", 2)

    assert match.offered("give", 3) == match.offered("drop", 3) == []
    match.act("give", 2, 1, grenade)
    assert match.gear("Q01") == grenade
    assert match.offered("give", 1) == []


def test_wf_r19_what_was_passed_on_is_not_spent() -> None:
    match = squad("S02 W01 @1", "S01 W01 @1").hand("A16", "A16", no=1).hand("A16", no=2)
    mine, other = match.soldier().gear[0], match.soldier(2).gear[0]
    match.act("share", 1, 2, mine.uid)
    assert (mine.ammo, other.ammo) == (3, 5)
    assert match.offered("play", 1, "A16") == match.offered("play", 2, "A16") == []
    mine.ammo, other.ammo = 2, 3
    match.again().act("play", 1, "A16", "plain", 1, mine.uid).act("play", 2, "A16", "plain", 2, other.uid)

    assert (mine.ammo, other.ammo) == (3, 4)
    assert match.offered("play", 1, "A16") == []


def test_wf_051_and_053_gear_passes_within_loadout_and_ammunition_to_an_nps() -> None:
    match = squad("S02 W05 W01 @1", "S10 @1", "S06 W01 @1")
    bar = match.gear("W05")
    assert match.offered("give", 1, 3) == [(match.gear("W01"),)]
    assert match.offered("give", 1, 2) == []
    assert match.offered("share", 1, 2, bar) == []  # six counters stand above his three
    match.soldier(2).gear[0].ammo = 2
    match.again().act("share", 1, 2, bar)
    assert (match.soldier().carried(bar).ammo, match.soldier(2).gear[0].ammo) == (2, 3)


def test_wf_052_what_is_discarded_counts_no_rp_and_is_gone() -> None:
    match = squad("S02 W01 Q03 Q01 @1", "S09 @1")
    before = budget.squad(match.field)
    rifle = match.soldier().gear[0]
    rifle.ammo = 7
    match.act("shed", 1, rifle.uid)
    assert (budget.squad(match.field), rifle.ammo) == (before - 1, 4)
    assert match.offered("shed") == match.offered("drop", 2) == []
    rifle.ammo = 3
    assert ammunition.depleted(rifle)  # 2 were fired, 3 discarded
    match.again().act("drop", 1, rifle.uid)

    assert budget.squad(match.field) == before - 1 - 3
    assert match.offered("take") == []


def test_wf_054_and_r18_support_is_kept_for_xp_or_goes() -> None:
    match = squad("S02 W01 @1 +1").hand("A12").deck()
    match.act("play", 1, "A12", "plain", 1).do("upkeep")
    assert [support.card for support in match.field.supports] == ["A12"]
    assert match.soldier().xp == 0
    match.do("upkeep")
    assert match.field.supports == []
    assert match.state.actions_deck.discards == ["A12"]
    radio = squad("S02 Q09 @1").hand("A12").act("play", 1, "A12", "plain", 1).do("upkeep")
    assert len(radio.field.supports) == 1


def test_wf_055_who_is_badly_hurt_may_be_retired() -> None:
    match = squad("S02 W01 @1 -4", "S13 @1")
    match.foe("F02", 1)
    match.again().act("retire", 1)

    assert match.soldier().status == "retired"
    assert [g.card for g in match.field.row[1].ground] == ["W01"]
    assert match.field.cup == [2, 2, 2]
    assert match.field.hostiles[0].target == 2
    assert squad("S02 @1 -4", mission="M03").offered("retire") == []


def test_xp_buys_one_action_per_soldier_and_turn() -> None:
    match = squad("S02 @1 +2", "S13 @1 +2")
    match.act("effort", 2)

    assert match.soldier(2).actions == 3
    assert (match.soldier().xp, match.soldier(2).xp) == (2, 0)
    assert match.offered("effort") == [(1,)]


def test_a_leader_gives_one_action_per_turn() -> None:
    match = squad("S01 @1", "S13 @1", "S02 @0")
    assert match.offered("lead", 1) == [(2,)]
    match.act("lead", 1, 2)

    assert (match.soldier().actions, match.soldier(2).actions) == (1, 3)
    assert match.offered("lead") == []


def test_wf_062_first_aid_heals_and_is_used_up() -> None:
    match = squad("S05 Q04 K04 @1 -3", "S02 @1 -1")
    match.act("aid", 1, 1)
    assert (match.soldier().wounds, match.soldier().actions) == (1, 2)  # a medic, and practised
    match.act("aid", 1, 2)
    assert (match.soldier(2).wounds, match.soldier().actions) == (0, 1)
    assert match.soldier().gear == []


def test_wf_r47_a_soldier_is_entrusted_to_somebody_and_taken_back() -> None:
    match = squad("S02 @1", "S03 @1 #1", players=2)
    match.act("entrust", 1, 1, seat=0)
    assert match.offered("renew", seat=1) == [(1,), (2,)]
    assert GAME.awaited(match.state) == [1]  # nobody waits for who has gone
    assert match.decision(0).options == [("recall", 1)]
    match.act("recall", 1, seat=0)

    assert match.offered("renew", seat=0) == [(1,)]


def test_wf_r37_a_turn_begins_with_cool_heads_and_drilled_hands() -> None:
    match = squad("S04 @1", "S12 @1 !2", nation="us").hand("A09")
    field = match.field
    field.explored, field.row[1].smoke, field.row[1].entered = True, True, 1
    match.do("soldier_turn")
    assert (field.explored, field.row[1].smoke, field.row[1].entered) == (False, False, 0)

    assert (match.soldier(2).suppress, len(match.state.hands[1])) == (1, 2)


def test_wf_r43_and_r81_xp_is_paid_by_the_weakest_of_ones_own_then_by_others_who_allow_it() -> None:
    match = squad("S02 @1 +1", "S13 @1 +1", "S03 @1 +1 #1", players=2)
    assert [s.no for s in xp.purse(match.field, 0)] == [2, 1, 3]
    match.act("trust", "xp", seat=1)
    assert xp.available(match.field, 0) == 2
    match.act("effort", 1)
    assert [s.xp for s in match.field.soldiers] == [0, 0, 1]


def test_wf_r48_who_has_no_soldiers_left_only_watches() -> None:
    match = squad("S02 @1", "S13 @1 -2 #1", players=2)
    match.act("retire", 2, seat=1)

    assert GAME.awaited(match.state) == [0]
    match.deck().act("pass")
    assert match.said("marker") == [{"turn": 6}]


def test_wf_r07_an_empty_deck_takes_its_discards_or_gives_nothing() -> None:
    match = squad("S02 @0 -5").deck()
    deck = match.state.actions_deck
    deck.cards, deck.discards = [], ["A09"]
    match.act("renew", 1).act("fill", 1, 0)
    assert (match.state.hands[1], deck.discards) == (["A09"], [])
    match.act("renew", 1).act("fill", 1, 0)
    assert match.state.hands[1] == ["A09"]
