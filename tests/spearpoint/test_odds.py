"""Odds: worked out exactly, by what the asker knows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bot.words import LANGUAGES, Language, say
from engine.core.errors import Illegal
from engine.core.odds import Inquiry
from engine.core.selfplay import Playing, chance
from engine.spearpoint.attack_odds import AttackOdds, Fight, attack_odds
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.odds import hits
from engine.spearpoint.rules import GAME
from engine.spearpoint.state import Attack
from engine.spearpoint.state_from_view import state_from_view
from engine.spearpoint.view import SpearpointView
from tests.spearpoint.field import DE, US, Field, field
from tests.spearpoint.outcomes import ends, played


def coming(
    f: Field, attackers: list[int], target: int, weapons: list[int], cards: list[str] | None = None, **plus: int
) -> AttackOdds:
    """Declare an attack, see that the rules themselves make of it what is forecast, and give the forecast."""
    unit = f.unit(attackers[0])
    hand = f.state.players[unit.seat].commands
    spare = [card for card in hand if card not in (cards or [])]
    discards = {roll: [spare.pop() for _ in range(number)] for roll, number in plus.items()}
    f.state.attacks = [
        Attack(
            number=1,
            seat=unit.seat,
            attackers=attackers,
            target=target,
            weapons=weapons,
            assault=not weapons,
            cards=list(cards or []),
            plus=discards,
        )
    ]
    state = state_from_view(GAME.view(f.state, unit.seat))
    group = [state.unit(number) for number in attackers]
    aim = state.unit(target)
    assert aim is not None
    found = attack_odds(
        Fight(
            state=state,
            group=[unit for unit in group if unit is not None],
            target=aim,
            weapons=weapons,
            played=tuple(cards or ()),
            plus=plus.get("attack", 0),
            sharp=plus.get("intensity", 0),
        )
    )
    assert ends(found.courses) == played(f.state)
    return found


def few_cards(f: Field, *cards: str) -> Field:
    """Leave only these Damage cards in the deck: the others lie on the discard pile."""
    f.state.damage_discard = [card for card in f.state.damage_deck if card not in cards]
    f.state.damage_deck = list(cards)
    return f


# ------------------------------------------------------------------ by the rules themselves


def test_sp_061_to_090_one_roll_with_every_damage_card_is_what_the_rules_make_of_it() -> None:
    found = coming(field(us=["us_sherman", "us_rifle"], de=["ge_pz4", "ge_pak40"]), [1], 3, [0])

    assert found.hit == Fraction(55, 100)
    assert found.friendly == Fraction(3, 100)


@pytest.mark.parametrize("target", ["ge_gren", "ge_pz4", "ge_pak40", "ge_bf109"])
def test_sp_079_to_093_every_edge_of_the_damage_cards(target: str) -> None:
    f = field(us=["us_m15", "us_rifle"], de=[target, "ge_mg42"])
    f.unit(3).endurance = f.unit(3).endurance // 2 + 2

    coming(f, [1], 3, [0])


def test_sp_065_and_r12_endurance_runs_down_from_roll_to_roll_and_a_card_comes_between() -> None:
    """V01 makes the next roll easier, V10 the next hit harder, V09 a 17 deadly; V14 takes the target away."""
    f = field(us=["us_bofors"], de=["ge_pz4"])
    found = coming(few_cards(f, "D07", "D17", "D18", "D15"), [1], 2, [0])

    assert 0 < found.destroyed < found.hit


def test_sp_r12_two_weapons_of_one_unit() -> None:
    coming(few_cards(field(us=["us_bazooka"], de=["ge_gren"]), "D11", "D13"), [1], 2, [0, 1])


def test_sp_081_no_card_is_drawn_by_a_unit_that_has_one_and_its_half_endurance_is_all_there_is() -> None:
    """SP-R05, SP-069: V09 lets a natural 17 destroy it."""
    f = few_cards(field(us=["us_bofors"], de=["ge_pz4"]), "D01").effect(2, "V09")
    found = coming(f, [1], 2, [0])

    assert found.damaged == 0


def test_sp_076_an_empty_damage_deck_is_made_of_the_discard_pile() -> None:
    found = coming(few_cards(field(us=["us_sherman"], de=["ge_pz4"])), [1], 2, [0])

    assert found.damaged > 0


def test_sp_067_friendly_fire_counts_where_it_can_hit_somebody() -> None:
    assert coming(field(us=["us_sherman"], de=["ge_pz4"]), [1], 2, [0]).friendly == 0
    assert coming(field(us=["us_sherman", "us_rifle"], de=["ge_pz4"]), [1], 3, [0]).friendly == Fraction(3, 100)
    shaken = field(us=["us_57at", "us_rifle"], de=["ge_pz4"]).effect(2, "I12")
    shaken.unit(1).damage, shaken.unit(2).damage = shaken.unit(2).damage, None
    assert coming(shaken, [1], 3, [0]).friendly == Fraction(10, 100)


@pytest.mark.parametrize("crew", ["us_gcrew_green", "us_gcrew_veteran"])
def test_sp_r41_a_graded_crew_and_its_re_roll_are_counted(crew: str) -> None:
    """The Bofors fires twice: only one of its Intensities is rolled again."""
    f = few_cards(field(us=["us_bofors"], de=["ge_251"], crew_grades=True), "D18")
    f.unit(1).crew = crew
    fresh = coming(f, [1], 2, [0])
    f.unit(1).rerolled = True
    spent = coming(f, [1], 2, [0])

    assert (fresh.destroyed > spent.destroyed) is (crew == "us_gcrew_veteran")
    assert fresh.hit == spent.hit


def test_sp_055_and_r16_a_close_assault_adds_a_die_for_each_member() -> None:
    found = coming(few_cards(field(us=["us_rifle"] * 3, de=["ge_tiger"]), "D18"), [1, 2, 3], 4, [])

    assert found.hit == Fraction(28, 100)


def test_sp_024_discards_improve_the_first_rolls_and_no_more() -> None:
    f = field(us=["us_bofors"], de=["ge_pz4"], commands=(["smoke", "seize", "dig_in"], []))
    plain = coming(few_cards(f, "D09"), [1], 2, [0])
    better = coming(f, [1], 2, [0], attack=1, intensity=2)

    assert better.hit > plain.hit
    assert better.destroyed > plain.destroyed


@pytest.mark.parametrize(
    ("us", "de", "card"),
    [
        ("us_57at", "ge_tiger", "weak_spot"),
        ("us_57at", "ge_tiger", "apcr"),
        ("us_105", "ge_pz4", "fire_mission"),
        ("us_bofors", "ge_bf109", "flak"),
    ],
)
def test_cards_on_an_attack_change_its_odds(us: str, de: str, card: str) -> None:
    plain = coming(few_cards(field(us=[us], de=[de]), "D09"), [1], 2, [0])
    f = field(us=[us], de=[de], commands=([card], []))
    aided = coming(few_cards(f, "D09"), [1], 2, [0], [card])

    assert aided.points > plain.points


def test_a_missed_roll_is_made_again_and_the_discard_improves_only_the_first() -> None:
    f = field(us=["us_105", "us_rifle"], de=["ge_pz4"], commands=(["observer", "smoke"], []))
    plain = coming(few_cards(f, "D09"), [1], 3, [0])
    found = coming(f, [1], 3, [0], ["observer"], attack=1)

    first = Fraction(hits(LIBRARY.units["us_105"].weapons[0].vehicle or 0, 1), 100)
    assert found.hit == first + (1 - first) * plain.hit


def test_sp_r11_nobody_captures_a_crew_without_a_land_unit() -> None:
    """SP-089, SP-R10: an aircraft alone gets nothing for a crew by a 4 to 6."""
    f = few_cards(field(us=["us_p40"], de=["ge_pak40"]), "D09")
    alone = coming(f, [1], 2, [1])
    f = few_cards(field(us=["us_p40", "us_rifle"], de=["ge_pak40"]), "D09")

    assert coming(f, [1], 3, [1]).points > alone.points


# ------------------------------------------------------------------ what is asked, and by whom


def said(view: SpearpointView, inquiry: Inquiry) -> dict[str, Any]:
    return dict(GAME.inquire(view, inquiry).line.args)


@pytest.mark.parametrize(
    ("us", "de", "hit"),
    [
        ("us_sherman", "ge_bf109", 38),  # vector 1: two rolls of the .50cal, 21 % each
        ("us_sherman", "ge_pz4", 55),  # vectors 4 to 6
        ("us_sherman", "ge_pak40", 72),  # vector 7: a gun stands still
    ],
)
def test_the_test_vectors_have_the_chances_of_the_table(us: str, de: str, hit: int) -> None:
    view = GAME.view(field(us=[us], de=[de]).state, US)

    assert said(view, Inquiry(attacker="1", target="2"))["hit"] == hit


def test_sp_049_and_057_what_has_no_target_is_not_offered_and_is_refused() -> None:
    """Vectors 2 and 3: bullets against a Defense of 2; the rear line's machine gun against infantry."""
    f = field(us=["us_mg50", "us_priest@rear"], de=["ge_pz4", "ge_gren", "ge_bf109"])
    view = GAME.view(f.state, US)

    assert set(GAME.offers(view, Inquiry(attacker="1"), "target")) == {"4", "5"}
    with pytest.raises(Illegal):
        GAME.inquire(view, Inquiry(attacker="1", target="3"))
    weapons = GAME.offers(view, Inquiry(attacker="2", target="4"), "weapons")
    assert [say(name, "en") for name in weapons.values()] == ["105mm M2A1 55 %"]


def test_sp_055_vector_8_four_squads_before_a_tiger() -> None:
    view = GAME.view(field(us=["us_rifle"] * 4, de=["ge_tiger"]).state, US)
    found = GAME.inquire(view, Inquiry(attacker="1", target="5", weapons="assault 5"))

    assert found.line.args["hit"] == 28
    assert len(found.sums[0].args["units"]) == 4  # type: ignore[arg-type]


def test_sp_054_who_has_nothing_against_vehicles_assaults_in_vain() -> None:
    f = field(us=["us_sherman"], de=["ge_sniper"] * 3).start("combat")
    decision, view = f.decision(DE, "attack", 2), GAME.view(f.state, DE)

    assert ("assault", 1) in decision.options
    assert GAME.odds(view, decision, ("assault", 1)) is None
    with pytest.raises(Illegal):
        GAME.inquire(view, Inquiry(attacker="2", target="1", weapons="assault 1"))


def test_sp_042_a_declaration_is_worked_out_with_what_is_sealed_for_it() -> None:
    f = field(us=["us_57at", "us_rifle"], de=["ge_tiger"], commands=(["weak_spot", "smoke"], [])).start("combat")
    option = ("attack", 3)
    decision = f.decision(US, "attack", 1)
    before = GAME.odds(GAME.view(f.state, US), decision, option)
    f.answer(US, "orders", ("play", "weak_spot", 1), ("plus", "smoke", "attack", 1))
    after = GAME.odds(GAME.view(f.state, US), decision, option)

    assert before is not None
    assert after is not None
    assert after.line.args["hit"] > before.line.args["hit"]  # type: ignore[operator]
    asked = Inquiry(attacker="1", target="3", cards=("weak_spot", "+attack"))
    assert GAME.inquire(GAME.view(f.state, US), asked) == after
    assert GAME.odds(GAME.view(f.state, US), decision, ("hold",)) is None


def test_sp_052_who_joins_a_close_assault_counts_and_who_does_not_is_left_out() -> None:
    f = field(us=["us_rifle"] * 5, de=["ge_tiger"]).start("combat")
    storm = ("assault", 6)

    def joining() -> int:
        found = GAME.odds(GAME.view(f.state, US), f.decision(US, "attack", 1), storm)
        assert found is not None
        return len(found.sums[0].args["units"])  # type: ignore[arg-type]

    assert joining() == 3
    for number in (2, 3, 4):
        f.answer(US, "attack", storm, number=number)
    assert joining() == 4


@pytest.mark.parametrize("card", ["coordinated", "air_superiority"])
def test_cards_on_the_target_and_for_the_side_are_offered_where_they_count(card: str) -> None:
    f = field(us=["us_p40", "us_bofors"], de=["ge_bf109"], commands=([card], []))
    view = GAME.view(f.state, US)
    number = "1" if card == "air_superiority" else "2"

    assert card in GAME.offers(view, Inquiry(attacker=number, target="3"), "cards")
    aided = said(view, Inquiry(attacker=number, target="3", cards=(card,)))
    assert aided["hit"] > said(view, Inquiry(attacker=number, target="3"))["hit"]


@pytest.mark.parametrize("extras", [("apcr",), ("smoke",), ("smoke", "+attack"), ("+attack", "+attack")])
def test_cards_one_does_not_hold_or_that_do_nothing_here_are_refused(extras: tuple[str, ...]) -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"], commands=(["smoke"], []))

    with pytest.raises(Illegal):
        GAME.inquire(GAME.view(f.state, US), Inquiry(attacker="1", target="2", cards=extras))


def test_a_defender_asks_what_his_own_cards_would_save() -> None:
    f = field(us=["us_57at"], de=["ge_pz4"], commands=([], ["hull_down"]))
    view = GAME.view(f.state, DE)

    assert set(GAME.offers(view, Inquiry(attacker="1", target="2"), "cards")) == {"hull_down"}
    assert (
        said(view, Inquiry(attacker="1", target="2", cards=("hull_down",)))["destroyed"]
        < said(view, Inquiry(attacker="1", target="2"))["destroyed"]
    )


def test_equal_views_give_equal_odds_whatever_is_hidden() -> None:
    """Hands, decks and sealed orders are dealt anew for the asker; his view stays the same, and so do the odds."""
    rng = chance("odds")
    asked = 0
    for number in range(3):
        playing = Playing(GAME, chance(f"odds {number}"), "standard", {})
        while playing.state.outcome is None and playing.state.turn < 4:
            playing.do(playing.choose())
            state = playing.state
            for viewer in (US, DE, None):
                view = GAME.view(state, viewer)
                if rng.random() > 0.02 or not view.units:
                    continue
                other = GAME.view(GAME.resample_hidden(state, viewer, rng), viewer)
                attackers = GAME.offers(view, Inquiry(), "attacker")
                assert attackers == GAME.offers(other, Inquiry(), "attacker")
                for attacker in attackers:
                    aimed = Inquiry(attacker=attacker)
                    for target in list(GAME.offers(view, aimed, "target"))[:1]:
                        inquiry = Inquiry(attacker=attacker, target=target)
                        assert GAME.inquire(view, inquiry) == GAME.inquire(other, inquiry)
                        asked += 1
    assert asked > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said(language: Language) -> None:
    f = field(us=["us_57at"] * 2, de=["ge_pak40"], commands=(["weak_spot", "smoke"], []))
    found = GAME.inquire(GAME.view(f.state, US), Inquiry(attacker="1", target="3", cards=("weak_spot", "+attack")))
    words = [say(line, language) for line in (found.line, *found.sums)]

    assert "100 %" not in words[0]
    assert any("SP-070 +2" in line for line in words)
