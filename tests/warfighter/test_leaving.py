"""What becomes of the Soldiers of a seat that is left (WF-R47)."""

from __future__ import annotations

from engine.warfighter.state import PASS
from tests.warfighter.squad import GAME, Squad, squad


def leave(match: Squad, seat: int, *others: int) -> Squad:
    match.events += GAME.resign(match.state, seat, others)
    return match


def commanded(match: Squad) -> list[int]:
    return [soldier.seat for soldier in match.field.soldiers]


def test_wf_r47_who_has_fewest_soldiers_inherits_and_nobody_waits_for_the_empty_seat() -> None:
    match = squad("S02 @0 +2", "S13 @0", "S03 @0 #1", "S14 @0 #1", "S05 @0 #2", row="", players=3)
    match.hand("A09", "L02")
    numbers = [match.decision(seat).id for seat in (1, 2)]
    leave(match, 0, 1, 2)

    assert (commanded(match), match.state.outcome) == ([2, 2, 1, 1, 2], None)
    assert (match.state.hands[1], match.soldier(1).xp) == (["A09", "L02"], 2)
    assert [match.decision(seat).id for seat in (1, 2)] == numbers
    assert match.offered("explore", 1, seat=2) == [("L02",)]
    assert GAME.awaited(match.state) == [1, 2]
    match.pass_(1, 2)
    assert match.field.turn == 6


def test_wf_r47_of_equals_the_lowest_seat_inherits() -> None:
    match = squad("S02 @0", "S03 @0 #1", "S05 @0 #2", players=3)

    assert commanded(leave(match, 2, 0, 1)) == [0, 1, 0]


def test_wf_r47_a_soldier_who_was_entrusted_to_a_seat_that_is_left_goes_back_to_his_owner() -> None:
    match = squad("S02 @0", "S13 @0", "S03 @0 #1", "S05 @0 #2", players=3)
    match.act("entrust", 2, 2).act("entrust", 4, 0, seat=2)
    leave(match, 2, 0, 1)

    assert commanded(match) == [0, 0, 1, 0]


def test_wf_r47_whoever_takes_the_seat_over_takes_its_soldiers_back() -> None:
    match = squad("S02 @0", "S03 @0 #1", players=2)
    leave(match, 1, 0)
    assert match.offered(seat=1) == [("recall", 2)]
    match.act("recall", 2, seat=1)

    assert commanded(match) == [0, 1]


def test_wf_r47_nobody_is_entrusted_to_a_seat_that_is_left_until_it_is_taken() -> None:
    match = squad("S02 @0", "S03 @0 #1", "S05 @0 #2", players=3)
    leave(match, 1, 0, 2)
    assert match.offered("entrust", 1) == [(2,)]
    match.act("recall", 2, seat=1)

    assert match.offered("entrust", 1) == [(1,), (2,)]


def test_wf_r47_what_was_begun_for_a_soldier_goes_with_him() -> None:
    match = squad("S02 @0", "S03 @0 #1", players=2).hand("A09", no=2)
    match.act("renew", 2, seat=1)
    errands = match.offered(seat=1)
    leave(match, 1, 0)

    assert match.offered(seat=0) == errands
    assert not match.field.errands[1]


def test_wf_r47_in_the_middle_of_an_event_the_heir_is_asked() -> None:
    match = squad("S02 W01 @0", "S03 W02 @0 #1", row="", players=2).hand("L14").deck("F06", "F01")
    match.state.events_deck.cards = ["V04"]
    match.act("explore", 1, "L14")
    leave(match, 1, 0)

    assert GAME.awaited(match.state) == [0]
    assert ("flip", 2, match.gear("W02", 2)) in match.offered(kind="event")
    match.act(*PASS, kind="event")
    assert match.asked(0, "soldiers")


def test_wf_r47_while_the_squad_is_built_nobody_inherits() -> None:
    state, _ = GAME.new("M01", {"players": 2}, "5c" * 32)
    GAME.resign(state, 1, (0,))

    assert (state.outcome, GAME.awaited(state)) == (None, [0, 1])


def test_wf_r47_the_last_one_abandons_the_mission() -> None:
    match = leave(squad("S02 @0", "S03 @0 #1", players=2), 0)

    assert match.state.outcome is not None
    assert (match.state.outcome.termination, match.state.outcome.score) == ("abandoned", None)
