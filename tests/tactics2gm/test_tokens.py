"""Tokens that flip, weapons that are set up, and what is gained by keeping still."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tactics2gm import phases, posture, tokens
from engine.tactics2gm.cover import cover
from engine.tactics2gm.positions import positions
from engine.tactics2gm.state import Lasting, Unit
from engine.tactics2gm.weapons import working
from tests.tactics2gm.field import DE, US, Field, field


def later(f: Field, turns: int = 1) -> Field:
    """Let the present turn end and others follow, without anything done in them."""
    for seat, card in ((US, "us_light"), (DE, "ge_light")):
        f.state.players[seat].deck = [card]
    for _ in range(turns):
        phases.flip(f.flow())
        phases.end(f.flow())
        f.state.agenda = []
        f.state.turn += 1
        f.state.side = 1 - f.state.side
        phases.start(f.flow())
    return f


def token(unit: Unit, name: str) -> Any:
    found = tokens.find(unit, name)
    assert found is not None
    return found


# ------------------------------------------------------------------ flipping


def test_tg_r21_a_token_works_every_second_turn() -> None:
    f = field("us_sherman+mg_free@D2", "ge_light@D6")
    unit = f.unit(1)
    seen = []
    assert tokens.usable(unit, "mg_free", f.state.turn)
    tokens.flip(f.state, unit, "mg_free", f.state.turn)
    for _ in range(3):
        seen.append((token(unit, "mg_free").up, tokens.usable(unit, "mg_free", f.state.turn)))
        later(f, 2)

    assert seen == [(False, False), (False, False), (True, True)]


def test_tg_105_and_106_a_token_flipped_this_turn_is_turned_back_in_the_next_flip_phase() -> None:
    f = field("us_sherman+mg_free@D2")
    unit = f.unit(1)
    tokens.flip(f.state, unit, "mg_free", 3)
    phases.flip(f.flow())
    assert not token(unit, "mg_free").up
    f.state.turn = 5
    phases.flip(f.flow())

    assert token(unit, "mg_free").up
    assert f.one("turned_upright") == {"side": "us", "number": 1}


def test_tg_057_a_token_used_in_the_enemys_turn_rests_in_his_next_one_too() -> None:
    f = field("us_m3+mg_paid@D2", "ge_light@D6")
    unit = f.unit(1)
    later(f)
    tokens.flip(f.state, unit, "mg_paid", f.state.turn)
    seen = []
    for _ in range(4):
        seen.append(tokens.usable(unit, "mg_paid", f.state.turn))
        later(f)

    assert seen == [False, False, False, True]


def test_tg_101_a_token_without_the_arrow_is_not_flipped() -> None:
    f = field("us_light+grenades@D2")
    unit = f.unit(1)
    tokens.flip(f.state, unit, "grenades", 3)

    assert tokens.usable(unit, "grenades", 3)


def test_tg_056_what_is_used_up_is_gone() -> None:
    f = field("ge_fj+panzerfaust@D2")
    unit = f.unit(1)
    tokens.flip(f.state, unit, "panzerfaust", 3)

    assert unit.tokens == []
    assert not tokens.usable(unit, "panzerfaust", 3)


def test_tg_r21_an_own_weapon_that_flips_rests_a_turn() -> None:
    f = field("us_flame@D2", "ge_light@D6")
    unit = f.unit(1)
    seen = []
    tokens.flip(f.state, unit, "0", f.state.turn)
    for _ in range(3):
        seen.append(tokens.usable(unit, "0", f.state.turn))
        later(f, 2)

    assert seen == [False, False, True]


@pytest.mark.parametrize("used", [3, 4])
def test_tg_057_and_r21_an_own_weapon_that_flips_comes_back_when_a_token_would(used: int) -> None:
    f = field("us_flame+smoke@D2", "ge_light@D6")
    unit = f.unit(1)
    later(f, used - 3)
    for weapon in ("0", "smoke"):
        tokens.flip(f.state, unit, weapon, f.state.turn)
    seen: dict[str, list[int]] = {"0": [], "smoke": []}
    for _ in range(6):
        for weapon, turns in seen.items():
            if tokens.usable(unit, weapon, f.state.turn):
                turns.append(f.state.turn)
        assert bool(working(f.state, unit, f.state.turn)) == tokens.usable(unit, "0", f.state.turn)
        later(f)

    assert seen["0"] == seen["smoke"]
    assert min(seen["0"]) == 7


def test_tg_r21_an_own_weapon_without_the_arrow_does_not_rest() -> None:
    f = field("us_sherman@D2")
    unit = f.unit(1)
    tokens.flip(f.state, unit, "0", 3)

    assert tokens.usable(unit, "0", 3)


# ------------------------------------------------------------------ set up to fire


@pytest.mark.parametrize("name", ["hmg", "mortar"])
def test_tg_107_a_unit_set_up_cannot_move_until_it_packs(name: str) -> None:
    f = field(f"us_heavy+{name}@D2").phase("movement")
    assert f.options("move") == []
    assert f.options("pack") == [("pack", 1, name)]
    f.do("pack", 1, name)

    assert ("move", 1, "D3") in f.options("move")
    assert f.options("pack") == []
    assert not tokens.usable(f.unit(1), name, f.state.turn)


def test_tg_r22_what_was_packed_is_set_up_in_the_next_flip_phase_and_fires_in_the_turn_after() -> None:
    f = field("us_heavy+mortar@D2", "ge_light@D6").phase("movement")
    f.do("pack", 1, "mortar")
    unit = f.unit(1)
    f.state.open.clear()
    later(f, 2)
    assert not tokens.rooted(unit)
    later(f, 1)

    assert tokens.rooted(unit)
    assert tokens.usable(unit, "mortar", f.state.turn)


def test_tg_r22_packing_is_for_the_start_of_movement() -> None:
    f = field("us_heavy+mortar@D2")
    f.unit(1).moved = f.state.turn

    assert posture.offer(f.state, positions(f.state, US)) == []


def test_tg_r13_a_unit_just_deployed_cannot_pack() -> None:
    f = field("us_heavy+mortar@D1")
    f.unit(1).deployed = f.state.turn

    assert posture.offer(f.state, positions(f.state, US)) == []


# ------------------------------------------------------------------ prone


def test_tg_095_a_unit_that_did_not_move_goes_prone_and_stays_so_until_it_moves() -> None:
    f = field("us_light+prone@D2", "ge_light@D6").phase("movement")
    f.do("prone", 1)
    assert f.unit(1).prone
    assert f.options("prone") == []
    assert "prone" in posture.marks(f.state, f.unit(1))
    f.do("move", 1, "D3")

    assert not f.unit(1).prone


def test_tg_095_a_unit_that_moved_cannot_go_prone() -> None:
    f = field("us_light+prone@D2").phase("movement")
    f.do("move", 1, "D3")

    assert f.options("prone") == []


def test_tg_095_only_with_the_token() -> None:
    assert field("us_light@D2").phase("movement").options("prone") == []


# ------------------------------------------------------------------ foxholes, shovels, nets


def test_a_foxhole_gives_light_cover_after_a_whole_own_turn_without_moving() -> None:
    f = field("us_light+foxhole@D2", "ge_light@D6")
    unit = f.unit(1)
    unit.deployed = f.state.turn
    levels = []
    for _ in range(4):
        levels.append(cover(f.state, unit).level)
        later(f)

    assert levels == [None, None, None, "light"]
    assert "foxhole" in posture.marks(f.state, unit)
    posture.on_move(f.flow(), unit)
    assert cover(f.state, unit).level is None
    assert "foxhole" not in posture.marks(f.state, unit)


def test_moving_in_a_turn_does_not_count_as_keeping_still() -> None:
    f = field("us_light+foxhole@D2", "ge_light@D6")
    posture.on_move(f.flow(), f.unit(1))
    later(f)
    assert f.unit(1).still == 0
    later(f, 2)
    assert f.unit(1).still == 1


def test_the_shovel_gives_light_cover_to_a_unit_that_did_not_move_in_its_turn() -> None:
    f = field("us_sherman@D2", "ge_light@D6")
    unit = f.unit(1)
    unit.cards = [Lasting(card="pala", seat=US, until="game")]
    assert cover(f.state, unit).source == "pala"
    posture.on_move(f.flow(), unit)
    assert cover(f.state, unit).level is None
    later(f)
    assert cover(f.state, unit).level is None
    later(f, 2)
    assert cover(f.state, unit).level == "light"
    assert [lasting.card for lasting in unit.cards] == ["pala"]


def test_a_net_is_taken_down_when_the_unit_moves() -> None:
    f = field("us_sherman@D2").phase("movement")
    f.unit(1).cards = [Lasting(card="net", seat=US, until="moves")]
    f.do("move", 1, "D3")

    assert f.unit(1).cards == []
    assert f.state.players[US].discard == ["net"]


# ------------------------------------------------------------------ hiding


@pytest.mark.parametrize("who", ["us_sniper", "us_light+camouflage"])
def test_tg_r44_hidden_units_cannot_be_targeted_from_three_squares_on_until_they_shoot(who: str) -> None:
    f = field(f"{who}@D2", "ge_light@D6")
    unit = f.unit(1)
    assert posture.hidden(f.state, unit) == 3
    unit.shot = f.state.turn
    assert posture.hidden(f.state, unit) == 0
    later(f)
    assert posture.hidden(f.state, unit) == 0
    later(f, 2)

    assert posture.hidden(f.state, unit) == 3


def test_moving_does_not_give_a_hidden_unit_away_but_keeps_a_seen_one_from_hiding() -> None:
    f = field("us_sniper@D2", "ge_light@D6")
    unit = f.unit(1)
    posture.on_move(f.flow(), unit)
    assert posture.hidden(f.state, unit) == 3
    unit.shot = f.state.turn
    later(f, 2)
    posture.on_move(f.flow(), unit)
    later(f)

    assert posture.hidden(f.state, unit) == 0


def test_a_unit_without_camouflage_is_never_hidden() -> None:
    f = field("us_light@D2")

    assert posture.hidden(f.state, f.unit(1)) == 0


# ------------------------------------------------------------------ marks


def test_tg_004_marks_tell_what_everybody_may_see() -> None:
    f = field("us_light@D2", "ge_bf109", "us_light@A1")
    unit, fighter = f.unit(1), f.unit(2)
    unit.suppressed, unit.smoked = True, 5
    unit.moved = unit.shot = unit.deployed = f.state.turn
    fighter.back = 4
    f.unit(3).prone = True

    assert posture.marks(f.state, unit) == ["suppressed", "smoke", "moved", "fired", "just_deployed"]
    assert posture.marks(f.state, fighter) == ["away"]
    assert posture.marks(f.state, f.unit(3)) == ["prone"]
