"""However an offer is come by, it is what would be listed anew."""

from __future__ import annotations

import pytest

from engine.core.selfplay import Playing, chance
from engine.tactics2gm import acts
from engine.tactics2gm.rules import GAME
from tests.tactics2gm.field import US, Field, field


@pytest.mark.parametrize("number", range(40))
def test_what_is_left_of_an_offer_is_what_would_be_listed_anew(number: int) -> None:
    playing = Playing(GAME, chance(f"listing {number}"))
    state = playing.state
    while state.outcome is None:
        playing.do(playing.choose())
        for decision in state.open:
            if decision.act:
                assert decision.options == acts.options(state, acts.PHASES[decision.kind], decision.seat)


def test_after_a_shot_declared_an_impact_the_next_may_be_declared_one_as_well() -> None:
    f = field("us_light@D3", "us_light@C4", "ge_light@D4").hold(US, "impact", "impact").ap(US, 20)
    f.dice(fire=[1]).phase("shooting").do("impact")
    assert f.options("impact") == []

    f.do("fire", 1, "0", "unit", 3)

    assert f.options("impact") == [("impact",)]


def test_where_an_enemy_fell_in_a_building_a_fighter_has_no_target_any_more() -> None:
    f = field("us_sherman@D2", "us_p47", "ge_light@D4", "ge_heavy@F5").ground(D4="house")
    f.dice(fire=[10, 10]).phase("shooting")
    assert ("sortie", 2, "building", "D4") in f.options("sortie")

    f.do("fire", 1, "0", "unit", 3)

    assert f.gone(3)
    assert f.options("sortie") == [("sortie", 2, "unit", 4)]


def test_after_one_of_two_like_cards_was_played_the_other_keeps_its_place_in_the_hand() -> None:
    f = field("us_light@D3").hold(US, "us_light", "us_heavy", "veteran", "us_light").ap(US, 20).phase("deployment")

    f.do("deploy", "us_light", "A1")

    assert list(dict.fromkeys(card for _, card, *_ in f.options("deploy"))) == ["us_heavy", "us_light"]
    assert f.options("play") == [("play", "veteran", 1), ("play", "veteran", 2)]
    _as_listed_anew(f)


def test_a_second_fighter_finds_room_beside_the_headquarters_of_the_first() -> None:
    f = field("us_light@D3").hold(US, "us_p51", "us_p47").ap(US, 20).phase("deployment")

    f.do("deploy", "us_p51", "hq")

    assert f.options("deploy") == [("deploy", "us_p47", "hq")]
    _as_listed_anew(f)


def test_a_veteran_may_be_made_one_of_the_elite_at_once() -> None:
    f = field("us_light@D3", "us_heavy@D4").hold(US, "veteran", "elite").ap(US, 20).phase("deployment")
    assert f.options("play") == [("play", "veteran", 1), ("play", "veteran", 2)]

    f.do("play", "veteran", 2)

    assert f.options("play") == [("play", "elite", 2)]


def test_a_token_with_a_barrel_lets_a_card_for_barrels_be_played_at_once() -> None:
    f = field("us_light@D3").hold(US, "us_heavy", "binoc").ap(US, 20).phase("deployment")
    f.do("deploy", "us_heavy", "A1")
    assert f.options("play") == []

    f.do("equip", 2, "mortar")

    assert f.options("play") == [("play", "binoc", 2)]


def test_what_cannot_be_paid_any_more_is_gone_from_the_offer() -> None:
    f = field("us_mechanic@D1", "us_sherman@D2").hold(US, "us_light", "us_heavy", "veteran").ap(US, 2)
    f.unit(2).wounds = 1
    f.phase("deployment")
    assert f.options("ability") == [("ability", 1, "repair", 2)]
    assert f.options("play") != []

    f.do("deploy", "us_heavy", "A1")

    assert f.options() == [("pass",)]


def _as_listed_anew(f: Field) -> None:
    (decision,) = [decision for decision in f.state.open if decision.act]
    assert decision.options == acts.options(f.state, acts.PHASES[decision.kind], decision.seat)
