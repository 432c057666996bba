"""What is suggested, in positions where it matters; that it is legal everywhere the laws of every game say."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import LANGUAGES, Language, say
from engine.core.flow import Flow
from engine.core.protocol import Action, Decision, Option
from engine.spearpoint.capture import capture
from engine.spearpoint.rules import GAME
from engine.spearpoint.volleys import Shot, after, whole
from tests.spearpoint.field import DE, US, Field, field


def advised(f: Field, seat: int, kind: str, number: int | None = None) -> list[Option]:
    return GAME.suggestion(GAME.view(f.state, seat), f.decision(seat, kind, number))


def follow(f: Field, seat: int) -> dict[int, Option]:
    """Declare as advised, one unit after the other; give what each does."""
    done: dict[int, Option] = {}
    for decision in [d for d in f.state.open if d.seat == seat and d.kind == "attack"]:
        [pick] = GAME.suggestion(GAME.view(f.state, seat), decision)
        GAME.apply(f.state, Action(seat, decision.id, [pick]))
        done[int(decision.subject[1])] = pick
    return done


def test_sp_052_three_squads_assault_a_lone_tiger_that_they_could_not_scratch() -> None:
    f = field(us=["us_rifle"] * 3, de=["ge_tiger"]).start("combat")

    assert follow(f, US) == dict.fromkeys((1, 2, 3), ("assault", 4))


def test_sp_052_squads_with_better_targets_leave_the_tiger_alone() -> None:
    f = field(us=["us_rifle"] * 3, de=["ge_tiger", "ge_sniper", "ge_kubel", "ge_mortar"]).start("combat")
    f.unit(5).endurance = f.unit(6).endurance = f.unit(7).endurance = 1

    assert {pick[0] for pick in follow(f, US).values()} == {"attack"}


def test_attackers_are_spread_where_each_target_would_fall_to_one() -> None:
    f = field(us=["us_rifle"] * 3, de=["ge_gren"] * 3)
    for number in (4, 5, 6):
        f.unit(number).endurance = 1

    assert {pick[1] for pick in follow(f.start("combat"), US).values()} == {4, 5, 6}


def test_attackers_stay_together_where_it_takes_two_hits() -> None:
    """No hit of a Sherman but a natural 18 or more takes 12 off a Panzer IV."""
    f = field(us=["us_sherman"] * 2, de=["ge_pz4"] * 2).start("combat")

    assert len({pick[1] for pick in follow(f, US).values()}) == 1


def test_what_was_sealed_by_hand_is_taken_into_account() -> None:
    f = field(us=["us_57at", "us_57at"], de=["ge_pz4", "ge_pz4"]).start("combat")
    f.unit(3).endurance = 1
    [first] = advised(f, US, "attack", 1)
    assert first == ("attack", 3)

    f.answer(US, "attack", ("attack", 3), number=1)
    assert advised(f, US, "attack", 2) == [("attack", 4)]


@pytest.mark.parametrize(
    ("hand", "pick"), [(["ge_tcrew"], ("keep", "front")), (["ge_gcrew", "ge_gren"], ("remove",))]
)
def test_sp_092_a_captured_unit_is_kept_only_where_somebody_could_crew_it(hand: list[str], pick: Option) -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_gren"], hands=([], hand))
    capture(Flow(f.state), f.unit(1), DE)

    assert advised(f, DE, "keep") == [pick]


def discarding(de: list[str]) -> list[Option]:
    """A hand of six cards, of which one has to go."""
    hand = ["weak_spot", "flak", "apcr", "reinforce", "fire_mission", "bail_out"]
    f = field(us=["us_sherman", "us_105"], de=de, commands=(hand,), reserves=(["us_rifle"] * 5, []))
    f.state.command_deck = []
    f.start("draw")
    while f.asked(US, "draw"):
        f.answer(US, "draw", ("draw", "unit"))
    return advised(f, US, "discard")


def test_sp_096_flak_alley_goes_where_there_is_no_aircraft() -> None:
    assert discarding(["ge_gren", "ge_pz4"]) == [("discard", "flak", 1)]


def test_sp_096_what_fits_no_enemy_or_no_unit_of_ones_own_goes_first() -> None:
    assert discarding(["ge_gren", "ge_bf109"]) == [("discard", "apcr", 1)]


def test_sp_024_a_card_that_is_of_no_use_is_discarded_for_the_attack_that_gains_most() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"], commands=(["flak", "weak_spot"],)).start("combat")

    assert advised(f, US, "orders") == [("play", "weak_spot", 1), ("plus", "flak", "attack", 1)]


def test_sp_095_reinforcements_are_played_before_the_draw() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], commands=(["reinforce"],), reserves=(["us_rifle"] * 5, []))

    assert advised(f.start("draw"), US, "draw") == [("play", "reinforce")]


def test_the_damage_of_a_dear_unit_is_repaired() -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_gren"], commands=(["field_repair", "medic"],))
    f.effect(1, "V05").effect(2, "I03").start("commitment")

    assert set(advised(f, US, "commit")) == {("play", "field_repair", 1), ("play", "medic", 2)}


def test_sp_067_friendly_fire_hits_where_it_harms_most_not_what_costs_most() -> None:
    f = field(us=["us_37at", "us_sherman", "us_ranger"], de=["ge_gren"]).dice(attack=[1, 1]).combat({1: 4})
    assert f.options(DE, "friendly_fire") == [("target", 2), ("target", 3)]

    assert advised(f, DE, "friendly_fire") == [("target", 3)]


# ------------------------------------------------------------------ several attacks on one target


def test_sp_084_the_damage_of_several_attacks_adds_up() -> None:
    """No single hit of 1 to 10 takes 11, but for a natural 18 or more; two of them may."""
    shot = Shot(0, 1, 4, 0)
    once = after(whole(11), (shot,))
    twice = after(once, (shot,))

    assert sum(once) == pytest.approx(1)
    assert once[0] == pytest.approx(0.03 + 0.03 * 0.5)  # 18 doubles 6 to 10
    assert twice[0] > 0.4
    assert twice == pytest.approx(after(whole(11), (shot._replace(rate=2),)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_else_shoots_is_in_the_odds(language: Language) -> None:
    f = field(us=["us_57at", "us_57at", "us_57at"], de=["ge_pz4"]).start("combat")

    def told(number: int) -> list[dict[str, Any]]:
        decision: Decision = f.decision(US, "attack", number)
        odds = GAME.odds(GAME.view(f.state, US), decision, ("attack", 4))
        assert odds is not None
        assert all(say(line, language) for line in odds.sums)
        return [line.args for line in odds.sums if line.key == "spearpoint-odds-together"]

    assert told(1) == []
    f.answer(US, "attack", ("attack", 4), number=2)
    [two] = told(1)
    f.answer(US, "attack", ("attack", 4), number=3)
    [three] = told(1)

    assert two["destroyed"] < three["destroyed"]
    assert len(three["units"]) == 2


def test_an_answer_that_is_sealed_is_advised_anew() -> None:
    f = field(us=["us_57at"], de=["ge_pz4"]).start("combat")
    f.answer(US, "attack", ("hold",))

    assert advised(f, US, "attack") == [("attack", 2)]


# ------------------------------------------------------------------ the windows after the reveal and after Combat


def stopped(*commands: str, us: list[str], de: list[str], moment: str = "after_reveal") -> Field:
    """Let the Americans hold cards and want to be asked at a moment."""
    return field(us=us, de=de, commands=([*commands], [])).stop(US, ("stop", moment))


@pytest.mark.parametrize(
    ("card", "unit"), [("hull_down", 1), ("dig_in", 2), ("field_camo", 3), ("minefield", 5), ("fuel", 4)]
)
def test_sp_r28_after_the_reveal_a_card_is_played_where_it_does_most(card: str, unit: int) -> None:
    f = stopped(card, us=["us_sherman", "us_rifle", "us_105"], de=["ge_tiger", "ge_gren"])
    f.unit(4).committed = f.unit(5).committed = f.state.turn

    assert advised(f.start("after_reveal"), US, "after_reveal") == [("play", card, unit)]


def test_sp_022_two_identical_cards_go_to_two_units() -> None:
    f = stopped("dig_in", "dig_in", us=["us_rifle", "us_mg50"], de=["ge_gren"]).start("after_reveal")

    assert {pick[2] for pick in advised(f, US, "after_reveal")} == {1, 2}


def test_sp_056_an_aircraft_rearms_once_its_bombs_are_spent() -> None:
    f = stopped("rearm", us=["us_p40"], de=["ge_gren"]).start("after_reveal")
    assert advised(f, US, "after_reveal") == []

    f.unit(1).bombed = True
    assert advised(f, US, "after_reveal") == [("play", "rearm", 1)]


def test_nobody_takes_cover_from_an_enemy_who_is_not_there() -> None:
    f = stopped("hull_down", "smoke", us=["us_sherman"], de=["ge_tiger-"]).start("after_reveal")

    assert advised(f, US, "after_reveal") == []


def test_sp_100_the_dearest_damaged_unit_is_called_to_surrender() -> None:
    f = stopped("surrender", us=["us_rifle"], de=["ge_gren", "ge_pz4"], moment="end_of_combat")
    f.effect(2, "I02").effect(3, "V06").combat({})

    assert advised(f, US, "end_of_combat") == [("play", "surrender", 3)]


def test_counter_battery_fire_goes_at_the_battery_that_it_is_likely_to_destroy() -> None:
    f = stopped("counter_battery", us=["us_105", "us_rifle"], de=["ge_lefh", "ge_gren"], moment="end_of_combat")
    f.dice(attack=[2, 3]).combat({3: 2})

    assert advised(f, US, "end_of_combat") == [("play", "counter_battery", 1, 3)]


def test_who_plays_as_advised_is_asked_where_cards_may_be_played_and_lets_crews_bail_out() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"])
    GAME.steps["standing"](Flow(f.state))

    assert advised(f, US, "standing") == [
        ("stop", "after_reveal"),
        ("stop", "end_of_combat"),
        ("auto", "bail_out"),
    ]
