"""What people may ask: what an attack promises, and how dangerous the Hostiles are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from math import prod
from operator import eq
from typing import Any

import pytest

from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.flow import Flow
from engine.core.odds import Inquiry, Odds
from engine.warfighter import attacks, chance, shots
from engine.warfighter.field import OFFICER, Hostile, Laid
from engine.warfighter.results import Reticles
from tests.position import Scripted
from tests.warfighter.squad import GAME, SEED, Squad, squad


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


def test_nobody_is_wounded_any_more_who_has_fallen() -> None:
    match = squad("S13 @1 -2")
    match.foe("F02", 1)
    match.foe("F02", 1)
    found = chance.danger(match.field, match.soldier())

    assert found.chance(lambda wounds: wounds == 0) == Fraction(64, 100)
    assert found.chance(lambda wounds: wounds == 1) == Fraction(2, 15) + Fraction(8, 10) * Fraction(2, 15)
    assert found.chance(lambda wounds: wounds > 2) == 0


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


GUNS = ("play", 1, "A17", "plain", 2)


def ready_to_bombard(*foes: str, location: str = "L07") -> tuple[Squad, list[Hostile]]:
    """Put Hostile cards before the guns: ``F03 1 1`` has lost one reticle, and holds one Suppress."""
    match = squad("S02 Q09 @0", row=f"L04 {location}").hand("A17", "A09")
    found = []
    for words in foes:
        card, kills, suppress = (words + " 0 0").split()[:3]
        found.append(match.foe(card, 2, kills=int(kills), suppress=int(suppress)))
    return match.again(), found


def bombardments(*foes: str, location: str = "L07") -> Iterator[tuple[int, list[Hostile], Squad]]:
    """Let the rules carry out a Fire Mission with every roll; say how many rolls are like it."""
    faces = {1: 1, 5: 4, 6: 4, 10: 1}
    dice = [*product(faces, repeat=len(foes))]
    for attack, cover in product(dice, product(range(1, 7), repeat=len(foes))):
        match, there = ready_to_bombard(*foes, location=location)
        match.dice(attack=attack, cover=cover).act(*GUNS, "A09")
        yield prod(faces[die] for die in attack), there, match


@pytest.mark.parametrize("location", ["L07", "L05", "L13"])
@pytest.mark.parametrize("foe", ["F01", "F03", "F03 1 1", "F06", "F08", "F12", "F12 0 1", "F14", "E10"])
def test_a_fire_mission_is_worked_out_as_the_rules_carry_it_out(foe: str, location: str) -> None:
    match, [before] = ready_to_bombard(foe, location=location)
    found = chance.against(chance.of_guns(match.field, before), Reticles.of(before))
    ways: Counter[tuple[int, int, int, bool]] = Counter()
    for alike, [after], played in bombardments(foe, location=location):
        ways[after.living, after.suppress, after.hurt, after not in played.field.hostiles] += alike

    assert ways.total() == 60
    for (living, suppress, hurt, left), alike in ways.items():
        outcome = Reticles.of(before)._replace(living=living, suppress=suppress, hurt=hurt)
        assert found.chance(lambda after, o=outcome: after == o) == Fraction(alike, 60)  # type: ignore[misc]
        assert chance.gone(before, outcome) == left


def test_a_fire_mission_says_what_becomes_of_all_cards_together_and_of_each() -> None:
    match, _ = ready_to_bombard("F02", "F12 0 1")
    view, decision = GAME.view(match.state, 0), match.decision()
    option = (*GUNS, "A09")
    assert option in decision.options
    odds = GAME.odds(view, decision, option)
    counted: Counter[str] = Counter()
    kills = 0
    for alike, [pair, conscripts], played in bombardments("F02", "F12 0 1"):
        killed = pair.kills + conscripts.kills
        kills += alike * killed
        counted["kill"] += alike * (killed > 0)
        counted["nothing"] += alike * (not killed and not pair.suppress and conscripts.suppress == 1)
        counted["cleared"] += alike * (not played.field.hostiles)

    assert odds is not None
    assert figures(odds) == {
        "kills": round(kills / 3600, 1),
        **{key: percent(Fraction(number, 3600)) for key, number in counted.items()},
    }
    assert [line.args["gone"] for line in odds.sums if line.key == "warfighter-odds-shelled"] == [
        42,
        100,
    ]  # 1/2 x 5/6; a die that misses makes the others run


def test_a_fire_mission_may_be_asked_about_by_those_who_see_the_card() -> None:
    match, _ = ready_to_bombard("F02")
    match.foe("F02", 1)
    view, ana = GAME.view(match.state, 0), Inquiry(soldier="1")
    assert "fire_mission" in GAME.offers(view, ana, "attack")
    assert [*GAME.offers(view, Inquiry(soldier="1", attack="fire_mission"), "target")] == ["1", "2"]
    by_panel = GAME.odds(view, match.decision(), (*GUNS, "A09"))
    assert asked(match, soldier="1", attack="fire_mission", target="2") == by_panel
    assert "fire_mission" not in GAME.offers(GAME.view(match.state, None), ana, "attack")
    with pytest.raises(Illegal):
        GAME.inquire(GAME.view(match.state, None), Inquiry(soldier="1", attack="fire_mission"))
    match.hand("A09")
    with pytest.raises(Illegal):
        asked(match, soldier="1", attack="fire_mission")


def test_a_card_that_wavers_counts_as_gone() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F12", 1, suppress=1)

    odds = asked(match, soldier="1", attack=f"ranged-{match.gear('W01')}-0", target=str(foe.uid))
    assert (
        figures(odds)["gone"] == 43
    )  # a hit or the cover alone: 0.6 x 1/6 + 0.4 x 5/6, and after a kill one stays


def test_what_is_not_offered_is_refused() -> None:
    match = squad("S02 W01 @1")
    with pytest.raises(Illegal):
        asked(match, soldier="2")
    with pytest.raises(Illegal):
        asked(match, soldier="1", attack="ranged-99-0")


@pytest.mark.parametrize(
    ("soldier", "row", "foe", "slot", "suppress", "laid", "how", "weapon", "mode"),
    [
        ("S02 W01 K01 @1", "L07", "F03", 1, 1, "A04 A07", "ranged", "W01", "rapid"),
        ("S10 @1", "L07 L05", "F12", 2, 1, "A04", "ranged", "W05", "burst"),
        ("S02 Q01 K08 @1", "L13", "F06", 1, 2, "A04", "grenade", "Q01", "throw"),
        ("S02 W10 K11 @1", "L07 L13", "E10", 2, 0, "A11", "ranged", "W10", "rocket"),
        ("S06 W17 K10 @1", "L05", "F13", 1, 1, "A07", "hand_to_hand", "W17", "stab"),
        ("S06 W01 W18 @1", "L07", "F02", 1, 0, "A04 A15", "hand_to_hand", "W18", "lunge"),
        ("S02 Q07 @1", "L07", "F14", 1, 0, "A07", "satchel", "Q07", "throw"),
        ("S02 W06 Q13 K13 @0", "L01 L02", "E04", 2, 0, "A04", "ranged", "W06", "aimed"),
    ],
)
def test_odds_are_what_the_engine_does_with_every_fall_of_the_dice(
    soldier: str, row: str, foe: str, slot: int, suppress: int, laid: str, how: str, weapon: str, mode: str
) -> None:
    match = squad(soldier, row=row)
    target = match.foe(foe, slot, suppress=suppress).uid
    match.soldier().laid = [Laid(card=card, by=1) for card in laid.split()]
    ways = [*shots.ranged(match.soldier()), *shots.thrown(match.soldier()), *shots.hand_to_hand(match.soldier())]
    shot = next(way for way in ways if (way.how, way.card, way.mode) == (how, weapon, mode))
    attack = chance.of_shot(match.field, match.soldier(), shot, target)
    stored, found = GAME.encode(match.state), Counter[tuple[int, int, int]]()
    for *dice, cover in product(*[range(1, 11)] * (shot.dice if shot.hit else 0), range(1, 7)):
        played = Squad(GAME.decode(stored))
        played.state.dice = Scripted(seed=SEED, script={"attack": dice, "cover": [cover]})
        flow = Flow(played.state)
        attacks.attack(flow, played.soldier(), shot, target)
        told = next(
            event.public for event in flow.events if event.kind == "hostile_hurt" and event.public["soldier"]
        )
        found[told["kills"], told["active"], told["hurt"]] += 1

    before = Reticles.of(match.field.hostiles[0])
    promised = chance.against(attack, before).of(
        lambda after: (before.living - after.living, after.active, after.hurt * (after.hurt > before.hurt))
    )
    assert found.total() > 5
    for result, number in found.items():
        assert promised.chance(partial(eq, result)) == Fraction(number, found.total())
