"""What each viewer knows, what is advised and answered for the late, and a match under every law."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import say
from engine.core import registry
from engine.core.errors import Illegal
from engine.core.flow import Flow
from engine.core.protocol import Action, Option
from engine.core.selfplay import chance
from engine.core.watch import Watch
from engine.warfighter import placement, suggestions
from engine.warfighter.rules import GAME as WARFIGHTER
from engine.warfighter.view import WarfighterView
from tests.warfighter.squad import GAME, squad


@pytest.mark.parametrize(("closed", "seen"), [(False, {0, 1}), (True, {0})])
def test_wf_r42_hands_are_open_within_the_team_or_closed(closed: bool, seen: set[int]) -> None:
    match = squad("S02 @0", "S03 @0 #1", players=2, closed_hands=closed).hand("A09", "L02")
    views = {viewer: GAME.view(match.state, viewer).hands[1] for viewer in (0, 1, None)}

    assert {viewer for viewer, hand in views.items() if hand.cards} == seen
    assert {(hand.number, hand.locations) for hand in views.values()} == {(2, 1)}


def test_decks_are_counted_and_never_shown() -> None:
    match = squad("S02 @0")
    view = GAME.view(match.state, 0)

    assert view.decks["actions"] == 50
    assert not hasattr(view, "actions_deck")


def test_standing_orders_are_silent() -> None:
    state, _ = GAME.new("M01", {"players": 2}, "0f" * 32)
    before = GAME.view(state, 1)
    decision = next(d for d in state.open if (d.seat, d.kind) == (0, "orders"))
    told = GAME.apply(state, Action(0, decision.id, [("self", "do", "never")]))

    assert (told, GAME.view(state, 1)) == ([], before)


def test_two_orders_for_one_case_are_refused() -> None:
    state, _ = GAME.new("M01", {}, "0f" * 32)
    decision = next(d for d in state.open if d.kind == "orders")
    with pytest.raises(Illegal, match="WF-R30"):
        GAME.apply(state, Action(0, decision.id, [("self", "do", "never"), ("self", "do", "low")]))


def test_who_is_late_is_done() -> None:
    match = squad("S02 @0")
    decision = match.decision()

    assert GAME.timeout_default(GAME.view(match.state, 0), decision) == [("pass",)]
    match.act("renew", 1)
    assert GAME.timeout_default(GAME.view(match.state, 0), match.decision()) == [("fill", 1, 0)]


def test_advice_leads_a_ready_squad_through_a_mission() -> None:
    state, _ = GAME.new("M06", {"objective": "O06"}, chance("advised").randbytes(32).hex())
    for _ in range(400):
        if state.outcome is not None:
            break
        decision = next(d for d in state.open if not d.optional)
        GAME.apply(
            state, Action(decision.seat, decision.id, GAME.suggestion(GAME.view(state, decision.seat), decision))
        )

    assert state.outcome is not None
    assert state.field.rightmost >= 2


@pytest.mark.parametrize("seed", ["warfighter 20", "warfighter 52", "warfighter 57"])
def test_every_law_holds_in_a_match(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    monkeypatch.setattr(registry, "GAMES", tuple({*registry.GAMES, WARFIGHTER.id}))

    assert Watch(WARFIGHTER, seed, every=30).play() > 20


def test_who_would_give_up_actions_is_asked_once_more() -> None:
    match = squad("S02 @0", "S13 @0 !1")
    view = GAME.view(match.state, 0)
    caution = GAME.caution(view, match.decision(), [("pass",)])

    assert caution is not None
    assert caution.args == {"actions": 4}  # as many as the question says: he who is suppressed could shake it off
    match.soldier().actions = match.soldier(2).actions = 0
    assert GAME.caution(GAME.view(match.state, 0), match.decision(), [("pass",)]) is None


def test_who_would_end_the_turn_by_entrusting_his_last_soldier_is_asked_once_more() -> None:
    match = squad("S02 @1", "S03 @1 #1", players=2)

    def asked() -> bool:
        return GAME.caution(GAME.view(match.state, 0), match.decision(), [("entrust", 1, 1)]) is not None

    assert not asked()  # the other one goes on for him
    match.pass_(1)
    assert asked()


def test_advice_weighs_a_move_once_however_it_may_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    match = squad("S03 @0", row="L11").hand("A01", "A02", "A05", "A06", "A08", "A09")  # 4 - 1 cards
    weighed: list[Option] = []

    def worth(view: WarfighterView, option: Option, inner: Any = suggestions.worth) -> float:
        weighed.append(option)
        found: float = inner(view, option)
        return found

    monkeypatch.setattr(suggestions, "worth", worth)
    (found,) = GAME.suggestion(GAME.view(match.state, 0), match.decision())

    ways = [option for option in match.decision().options if option[0] == "move"]
    assert len(ways) == 20
    assert found == ways[0]
    assert [option for option in weighed if option[0] == "move"] == ways[:1]


def test_the_thread_is_told_what_came_of_attacks_and_the_log_how() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F01", 1)
    match.again().dice(attack=[9], cover=[6])
    match.fire(foe)

    assert [event.kind for event in match.events] == ["attacked", "hostile_hurt", "hostile_gone"]
    assert [event.kind for event in GAME.digest(match.events)] == ["hostile_gone"]


def test_what_showed_others_a_card_cannot_be_taken_back() -> None:
    match = squad("S06 @0", "S02 @0", row="")
    match.act("seek", 1).act("keep", 1, 0)
    assert match.state.take is None
    match.hand("A09", no=2).act("renew", 2).act("toss", 2, "A09")
    assert match.state.take is not None


def test_hostile_cards_are_called_by_letters_that_they_keep() -> None:
    table = squad("S01 @1")
    first, second = table.foe("F01"), table.foe("F02")
    table.field.hostiles.remove(first)
    third = table.foe("F03")

    assert (second.letter, third.letter) == ("B", "A")
    for _ in range(22):
        table.foe("F04")
    assert table.field.free_letter() == "AA"


def test_wf_049_a_hostile_card_that_comes_has_a_letter_and_remembers_when() -> None:
    match = squad("S01 @1")
    placement.place(Flow(match.state), "F02", 1)

    (hostile,) = match.field.hostiles
    assert (hostile.letter, hostile.turn) == ("A", match.field.turn)


def test_of_every_card_in_the_row_there_is_a_close_up_named_with_its_slot() -> None:
    view = GAME.view(squad("S01 @1", row="L07").state, None)
    areas = GAME.areas(view)

    assert [*areas] == ["M01", "L07", "O07"]
    assert say(areas["L07"], "en") == "Slot 1: Orchard"
    assert say(areas["O07"], "es") == "Casilla 3: Recuperar los documentos"
