"""Odds: exact chances of a round, from what the asker knows."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from bot.panel.labels import said
from engine.core.distribution import Distribution
from engine.core.errors import Illegal
from engine.core.odds import Inquiry
from engine.core.protocol import Decision, Option
from engine.fab import chance, fire, odds_queries, sides
from engine.fab.cards import Effect
from engine.fab.chance import Outcome
from engine.fab.defaults import QUALITIES
from engine.fab.state import Block, Phase
from tests.fab.front import GAME, IL, SY, Front, front


def test_dice_that_need_so_much_hit_so_often() -> None:
    assert chance.hits([5]).chance(lambda number: number == 1) == Fraction(1, 2)
    assert chance.hits([0]).chance(lambda number: number == 1) == Fraction(1, 10)
    assert chance.hits([12]).chance(lambda number: number == 1) == Fraction(9, 10)
    assert chance.hits([5, 5]).ways == {0: 1, 1: 2, 2: 1}


def test_losses_are_spread_as_the_rules_have_it() -> None:
    assert chance.spread((3, 2), 3) == ((1, 1), 0)
    assert chance.spread((1, 1), 3) == ((0, 0), 1)


def test_a_round_is_worked_out_exactly() -> None:
    here = front("SY12@18 -3 up", "IL07@18").control(IL, "18")
    odds = GAME.inquire(GAME.view(here.state, SY), Inquiry(area="18"))

    # IL07 (green infantry) needs 5 - 1 + 1 - 1 = 4 against green armour in the open; SY12 needs 5 - 1 + 1 + 1 = 6.
    assert (odds.line.args["attack"], odds.line.args["defend"]) == (0.4, 0.4)
    assert odds.line.args["gone"] == 36


def test_a_round_says_how_many_steps_are_lost_how_often_and_who_may_break_off() -> None:
    here = front("SY12@18 -2 up", "IL06@18").control(IL, "18")
    odds = GAME.inquire(GAME.view(here.state, SY), Inquiry(area="18"))

    # Two steps of veteran infantry need 5 - 1 = 4 at veteran armour in the open, so they hit 0, 1, 2 times with
    # 36, 48, 16 %. Armour with 2, 1, 0 steps left needs 6 (7 - 1 once it is green: 5) at infantry.
    attacker, defender = (said(line, "en") for line in odds.sums[:2])
    assert attacker == "Steps that the attacker loses: 0 (36 %), 1 (48 %) and 2 (16 %); a chance to abort: 16 %."
    assert defender == "Steps that the defender loses: 0 (46 %), 1 (41 %) and 2 (13 %); a chance to retreat: 54 %."


def test_fab_x22_the_outpost_cannot_answer_a_hit_by_retreat() -> None:
    here = front("SY12@18 up", "IL07@18").control(IL, "18")
    odds = GAME.inquire(GAME.view(here.state, SY), Inquiry(area="18"))

    assert odds.sums[1].args["retreat"] == 0


def test_fab_x25_missiles_may_yet_turn_back_an_aircraft_on_its_way() -> None:
    here = front("SY12@18 up", "IL04@18").control(IL, "18").have("NC-AIR-1", "E5-1").fight("18")
    without = chances(here)
    here.answer(IL, "support", ("assign", "NC-AIR-1"))
    assert here.asked(SY, "umbrella")
    sam = GAME.view(here.state, SY).sam
    now, seldom, never, *less = (chances_with_sam(here, number) for number in (sam, 1, 10, 0, -2))

    assert never == without
    assert less == [seldom, seldom]  # a 1 turns it back whatever the number
    assert now.mean(lost) - never.mean(lost) == Fraction(10 - sam, 9) * (seldom.mean(lost) - never.mean(lost))


def chances_with_sam(here: Front, number: int) -> Distribution[Outcome]:
    here.state.sam_now += number - GAME.view(here.state, SY).sam
    return chances(here)


def chances(here: Front) -> Distribution[Outcome]:
    """Give what a round at Juhader comes to, as its attacker may know before it."""
    return Distribution(odds_queries.battles(GAME.view(here.state, SY), "18")).then(chance.outcomes)


def lost(outcome: Outcome) -> int:
    return outcome.attack


ROUNDS = 1500
LED = ("SY12@18 up", "SY13@18 -1", "IL04@18", "IL07@18 disordered")
DEFENDED = ("SY12@18 up", "SY11@18", "IL01@18 defended", "IL08@18")


@pytest.mark.parametrize("units", [LED, DEFENDED])
def test_fab_095_and_096_what_is_promised_is_what_rounds_come_to(units: tuple[str, ...]) -> None:
    rng = Random("rounds")
    promised = chances(front(*units).control(IL, "18"))
    seen = Counter(fact for _ in range(ROUNDS) for fact in played(front(*units).control(IL, "18"), rng))

    for name, value in {fact for outcome in promised.ways for fact in facts(outcome)}:
        expected = float(promised.chance(lambda outcome, fact=(name, value): fact in facts(outcome)))  # type: ignore[misc]
        error = (expected * (1 - expected) / ROUNDS) ** 0.5
        assert abs(seen[name, value] / ROUNDS - expected) <= 4 * error, (name, value)


def facts(outcome: Outcome) -> set[tuple[str, int]]:
    return {(name, getattr(outcome, name)) for name in ("attack", "defend", "gone", "abort", "retreat")}


def played(here: Front, rng: Random) -> set[tuple[str, int]]:
    """Play a round in which nobody breaks off and losses are spread evenly; any defender leads."""
    before = {block.id: block.steps for block in here.state.blocks.values()}
    here.dice(fire=[rng.randint(1, 10) for _ in range(50)]).fight("18")
    offered: set[Option] = set()
    while (decision := here.state.open[0]).kind not in {"rest", "exploit"}:
        offered |= {*decision.options}
        here.answer(decision.seat, decision.kind, held(here, decision, rng))
    left = dict.fromkeys(before, 0) | {block.id: block.steps for block in here.state.blocks.values()}
    attack, defend = (sum(before[u] - left[u] for u in before if u.startswith(side)) for side in ("SY", "IL"))
    gone = not any(steps for unit, steps in left.items() if unit.startswith("IL"))
    return {
        ("attack", attack),
        ("defend", defend),
        ("gone", gone),
        ("abort", ("abort",) in offered),
        ("retreat", ("fall_back",) in offered),
    }


def held(here: Front, decision: Decision, rng: Random) -> Option:
    """Answer as the odds suppose."""
    if ("take",) in decision.options:
        return ("take",)
    seat, combat = decision.seat, sides.fight(here.state)
    units = {here.state.handle(block): block for block in sides.units(here.state, seat)}
    if decision.kind == "point" and seat == SY:
        return max(decision.options, key=lambda option: best_first(units[int(option[1])]))
    if decision.kind == "point":
        return rng.choice(decision.options)
    if decision.kind == "loss":
        names = [units[int(option[1])].id for option in decision.options]
        counts = [(combat.struck.count(name), name != combat.points[seat]) for name in names]
        return decision.options[counts.index(min(counts))]
    return decision.options[0]


def best_first(block: Block) -> tuple[int, int]:
    return QUALITIES.index(block.quality), block.steps


TANKS = chance.Unit("V", fire.Firer("V", armour=True))
GUN = fire.Firer("V")


def odds_to_exploit(attacker: chance.Side, defender: chance.Side) -> Fraction:
    return chance.chances(chance.Battle(attacker, defender, tdn=1)).chance(lambda left: left.opportunity)


def test_fab_079_and_095_artillery_opens_the_way_with_the_last_hit_that_was_needed() -> None:
    assert odds_to_exploit(chance.Side((TANKS,), guns=(GUN,)), chance.Side((TANKS,))) == Fraction(1, 2)


def test_fab_082_and_095_battle_assets_stand_in_the_way() -> None:
    asset = fire.Firer("V", infantry=True)

    assert odds_to_exploit(chance.Side((TANKS,), guns=(GUN,)), chance.Side((TANKS,), assets=(asset,))) == 0


def test_fab_x39_the_dice_of_events_count() -> None:
    battle = chance.Battle(
        chance.Side((TANKS,)), chance.Side((TANKS,), events=frozenset[Effect]({"tank_force"})), tdn=1
    )

    kept = Fraction(1, 2) * Fraction(2, 5) ** 2
    assert chance.outcomes(battle).mean(lambda outcome: outcome.attack) == 1 - kept


@pytest.mark.parametrize(("units", "phase"), [(("SY12@18 blown",), "combat"), (("SY12@18 up",), "breakthrough")])
def test_fab_095_assaults_and_breakthroughs_are_not_exploited(units: tuple[str, ...], phase: Phase) -> None:
    here = front(*units, "IL07@18").control(IL, "18")
    here.state.phase = phase

    assert GAME.inquire(GAME.view(here.state, SY), Inquiry(area="18")).line.args["exploit"] == 0


def test_hidden_units_are_averaged() -> None:
    here = front("SY12@18", "IL04@18", "IL08@4")
    seen = GAME.inquire(GAME.view(here.state, IL), Inquiry(area="18"))
    unseen = GAME.inquire(GAME.view(here.state, None), Inquiry(area="18"))

    assert seen.line.args != unseen.line.args


def test_which_enemy_unit_leads_is_averaged_until_it_is_named() -> None:
    here = front("SY12@18 up", "SY11@18", "IL01@18", "IL08@18").control(IL, "18").fight("18")

    def needs() -> list[tuple[object, object]]:
        lines = GAME.inquire(GAME.view(here.state, SY), Inquiry(area="18")).sums[2:]
        return [(line.args["attack"], line.args["defend"]) for line in lines]

    # At an elite point unit: tanks at tanks 5 - 1, tanks at infantry 5 - 1 + 1. Back: 5 + 1 + 1 with gunnery, or
    # 5 + 1 - 1 from infantry at tanks.
    assert sorted(needs()) == [(4, 7), (5, 5)]
    here.answer(IL, "point", ("unit", here.handle("IL08")))
    assert needs() == [(5, 5)]


def test_only_fights_can_be_asked_about() -> None:
    view = GAME.view(front("SY12@24", "IL04@18").state, SY)

    assert GAME.offers(view, Inquiry(), "area") == {}
    with pytest.raises(Illegal):
        GAME.inquire(view, Inquiry(area="18"))
