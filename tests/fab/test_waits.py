"""A match of days waits as seldom as the sequence of play allows: each change of who is awaited is a wait."""

from __future__ import annotations

from engine.core.plans import Plan
from engine.core.protocol import Action, Decision, Option, Seat
from engine.fab.planning import BOOK, OTHERS_WINDOW
from engine.fab.state import PASS
from tests.fab.front import GAME, IL, SY, Front, front

MOVES = {"movement": {"SY10": "19", "SY13": "15"}, "reaction": {"IL09": "13"}, "breakthrough": {"SY15": "25"}}
"""Over a bridge that the enemy holds, into a fight across the ditch, a reaction, a breakthrough."""
ANSWERS: dict[str, Option] = {"demolition": ("blow",), "stand": ("hold",), "abort": ("take",), "absorb": ("take",)}


def turn() -> Front:
    """Return Syria's fifth turn: three battles, a contested crossing, a reaction and a breakthrough."""
    here = front(
        "SY10@25", "IL08@19", "SY13@23", "IL03@15", "SY12@18 up", "IL04@18", "SY15@30 reserve", "IL09@4 reserve"
    )
    here.have("S5-ART-1", "S7-ART-1", "I36-ART-1", "I36-ENG-1", "il-SA-1", "sy-SA-1").state.bridged = ["15-23"]
    here.dice(fire=[9, 3, 9] * 40, demolition=[9])
    here.run(["plans"])
    here.state.open = [decision for decision in here.state.open if decision.kind == BOOK.kind]
    here.state.agenda = [["rest"], ["player_turn", SY]]
    return here


def answer(here: Front, decision: Decision) -> list[Option]:
    for unit, area in MOVES.get(decision.kind, {}).items():
        move = ("move", here.handle(unit), area)
        if move in decision.options:
            return [move]
    wanted = ANSWERS.get(decision.kind)
    if wanted in decision.options:
        return [wanted]
    if decision.kind == "battle" and here.state.phase == "combat":
        return decision.options[:1]
    default = GAME.timeout_default(GAME.view(here.state, decision.seat), decision)
    assert default is not None
    return default


def played(here: Front) -> list[tuple[Seat, ...]]:
    """Play the turn to its end, and return who was awaited, one after the other."""
    here.call(GAME.run)
    waits: list[tuple[Seat, ...]] = []
    while not here.asked(SY, "rest"):
        awaited = tuple(GAME.awaited(here.state))
        if waits[-1:] != [awaited]:
            waits.append(awaited)
        decision = GAME.pending(here.state, awaited[0])[0]
        picks = answer(here, decision)
        here.events += GAME.apply(here.state, Action(decision.seat, decision.id, picks))
    return waits


ORDERED = [
    "4.2c Israel's window", "5.2 movement",
    "5.35d the bridge", "5.3 movement goes on",
    "6.21 retreat or reinforce", "6.22 the attacker's assets", "6.23 the defender's",
    "6.1 the second combat", "6.21", "6.22", "6.23",
    "6.1 the third combat", "6.21", "6.22", "6.23 with 6.42 and 7.2 for the same seat",
    "7.3 breakthrough",
]  # fmt: skip
"""Changes of who decides that the ledger's sequence requires in this turn, from Syria's administration on."""
PLANS = [
    Plan("administration", PASS, about=OTHERS_WINDOW[1]),
    Plan("demolition", ("blow",)),
    Plan("stand", ("hold",)),
    Plan("support", ()),
    Plan("absorb", ("take",)),
]
ALL_PLANNED = 6
"""Waits of a turn in which every plan applies, at most."""


def test_a_turn_without_plans_waits_as_often_as_its_sequence_requires() -> None:
    here = turn()
    waits = len(played(here)) - 1

    assert [len(here.said(kind)) for kind in ("combat_ended", "bridge_attempt", "moved")] == [3, 1, 4]
    assert waits <= len(ORDERED) + 1


def test_a_turn_in_which_all_plans_apply_waits_six_times_at_most_and_goes_the_same_way() -> None:
    asked, planned = turn(), turn()
    planned.answer(IL, BOOK.kind, *(plan.option for plan in PLANS))
    played(asked)
    waits = played(planned)

    assert len(waits) - 1 <= ALL_PLANNED
    assert (SY,) in waits
    assert (IL,) in waits  # her reserve reacts, which nobody can plan
    assert told(planned) == told(asked)


def told(here: Front) -> list[tuple[str, object]]:
    return [(event.kind, event.public) for event in here.events if event.kind != "sealed"]
