"""What people may ask: what an attack promises, and how dangerous the Hostiles are."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.odds import Inquiry, Odds
from engine.warfighter import chance, shots
from engine.warfighter.field import OFFICER
from engine.warfighter.results import Reticles
from tests.warfighter.squad import GAME, Squad, squad


def asked(match: Squad, **fields: str) -> Odds:
    return GAME.inquire(GAME.view(match.state, 0), Inquiry(**fields))


def figures(odds: Odds) -> dict[str, Any]:
    return odds.line.args


def test_an_attack_is_answered_with_its_arithmetic() -> None:
    match = squad("S02 W01 K01 @1")
    foe = match.foe("F02", 1)
    view = GAME.view(match.state, 0)
    ways = GAME.offers(view, Inquiry(soldier="1"), "attack")
    single = next(iter(ways))
    odds = asked(match, soldier="1", attack=single, target=str(foe.uid))

    assert figures(odds) == {"kill": 47, "suppress": 43, "nothing": 10, "gone": 0, "empty": 10}
    assert odds.sums[0].args["changes"] == ["K01:1"]
    assert [*GAME.offers(view, Inquiry(soldier="1", attack=single), "target")] == [str(foe.uid)]


def test_what_lies_ready_counts() -> None:
    match = squad("S02 W01 @1").hand("A04", "A11", "A15")
    foe = match.foe("F14", 1)
    shot = next(shots.ranged(match.soldier()))

    def kills() -> int:
        attack = chance.of_shot(match.field, match.soldier(), shot, foe.uid)
        return percent(chance.against(attack, Reticles.of(foe)).chance(lambda r: r.living < 2))

    assert kills() == 0
    match.again().act("play", 1, "A15", "plain")
    assert kills() == 30  # 4+ on the cover die
    match.act("play", 1, "A11", "plain")
    assert kills() == 60
    match.act("play", 1, "A04", "plain")
    assert kills() == 80


def test_a_burst_is_worked_out_die_by_die() -> None:
    match = squad("S10 @1")
    foe = match.foe("F02", 1)
    shot = next(shots.ranged(match.soldier()))
    attack = chance.of_shot(match.field, match.soldier(), shot, foe.uid)
    found = chance.against(attack, Reticles.of(foe))

    assert percent(found.chance(lambda r: not r.living)) == 30  # 0.6 squared, times 5/6
    assert found.chance(lambda r: r == Reticles.of(foe)) == 0  # the gunner pins where nobody falls


def test_the_danger_of_the_hostile_turn() -> None:
    match = squad("S13 @1 -2")
    match.foe("F02", 1)
    match.foe("F02", 1, target=2)
    line = figures(asked(match, soldier="1"))

    assert (line["wounded"], line["downed"]) == (20, 20)  # 0.3 x 4/6
    assert len(asked(match, soldier="1").sums) == 1


def test_the_health_that_a_skill_adds_counts_against_danger() -> None:
    match = squad("S02 K09 @1 -5")
    match.foe("F02", 1)
    line = figures(asked(match, soldier="1"))

    assert (line["wounded"], line["downed"]) == (15, 5)


def test_a_steady_breath_counts_against_a_structure_and_every_die_against_the_officer() -> None:
    match = squad("S02 W01 @1", row="L07 L02", objective="O02", active=True).hand("A04")
    match.act("play", 1, "A04", "plain")
    shot = next(shots.ranged(match.soldier()))
    assert chance.scored(match.field, match.soldier(), shot).chance(bool) == Fraction(8, 10) * Fraction(2, 6)
    match = squad("S02 W03 @3", row="L07 L02", objective="O03", active=True)
    burst = f"hand_to_hand-{match.gear('W03')}-1"

    assert figures(asked(match, soldier="1", attack=burst, target=str(OFFICER)))["taken"] == 42  # (1 - 0.16) / 2


def test_the_dangers_of_two_cards_add_up() -> None:
    match = squad("S02 Q11 @0", row="L01 L07")
    match.foe("F05", 2)
    match.foe("F08", 2)
    found = chance.danger(match.field, match.soldier())

    assert found.chance(lambda wounds: wounds == 0) == Fraction(80, 100) * Fraction(85, 100)
    assert found.chance(lambda wounds: wounds == 2) == Fraction(20, 100) * Fraction(15, 100)


def test_options_say_what_they_promise() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F02", 1)
    decision = match.again().decision()
    view = GAME.view(match.state, 0)

    odds = GAME.odds(view, decision, ("fire", 1, match.gear("W01"), 0, foe.uid))
    assert odds is not None
    assert figures(odds)["kill"] == 40
    assert GAME.odds(view, decision, ("pass",)) is None


def test_cards_that_attack_say_what_they_promise() -> None:
    match = squad("S02 W01 Q01 @0 +1", row="L07 L02").hand("A06", "A08")
    foe = match.foe("F03", 2)
    decision = match.again().decision()
    view = GAME.view(match.state, 0)
    snap = ("play", 1, "A06", "plain", 1, match.gear("W01"), foe.uid)
    frag = ("play", 1, "A08", "up", match.gear("Q01"), foe.uid)
    assert {snap, frag} <= {*decision.options}
    found = [GAME.odds(view, decision, option) for option in (snap, frag)]

    assert [odds and figures(odds)["gone"] for odds in found] == [0, 70]
    assert GAME.odds(view, decision, snap[:-1]) is None


def test_what_is_not_offered_is_refused() -> None:
    match = squad("S02 W01 @1")
    with pytest.raises(Illegal):
        asked(match, soldier="2")
    with pytest.raises(Illegal):
        asked(match, soldier="1", attack="ranged-99-0")
