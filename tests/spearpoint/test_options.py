"""What may be chosen when a match is set up: the Spanish reading, and Initiative at the start of the Turn."""

from __future__ import annotations

import pytest

from engine.core.matchfile import read, verify
from engine.core.selfplay import Playing, chance
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import DE, SEED, US, Field, field


@pytest.mark.parametrize(
    ("options", "weapons"),
    [
        ({}, 2),
        ({"reading": "english"}, 2),
        ({"reading": "spanish"}, 1),
        ({"reading": "spanish", "weapons_per_attack": 2}, 2),
        ({"weapons_per_attack": 1}, 1),
    ],
)
def test_sp_c1_the_spanish_reading_is_one_weapon_unless_two_are_chosen(
    options: dict[str, str | int], weapons: int
) -> None:
    state, _ = GAME.new("standard", options, SEED, "")

    assert state.options["weapons_per_attack"] == weapons
    assert GAME.view(state, None).options["reading"] == options.get("reading", "english")


def bombing(reading: str) -> Field:
    """A fighter-bomber has just spent its bombs."""
    f = field(us=["us_a36", "us_rifle"], de=["ge_gren", "ge_gren"], reading=reading)
    f.unit(1).flight = 3
    f.unit(1).bombed = True
    return f.combat({})


@pytest.mark.parametrize(("reading", "spent"), [("english", True), ("spanish", False)])
def test_sp_056_and_c2_bombs_are_there_again_next_turn_only_by_the_spanish_reading(
    reading: str, *, spent: bool
) -> None:
    assert bombing(reading).unit(1).bombed is spent


def test_sp_c2_bombs_that_were_jettisoned_are_gone_by_either_reading() -> None:
    f = field(us=["us_a36", "us_rifle"], de=["ge_gren"], reading="spanish").effect(1, "F03")
    f.unit(1).flight, f.unit(1).bombed = 3, True

    assert f.combat({}).unit(1).bombed


# ------------------------------------------------------------------ Initiative at the start of the Turn


def early(us: list[str], de: list[str]) -> Field:
    """The Turn begins; both have these Command cards and a unit to commit."""
    return field(
        us=["us_rifle"],
        de=["ge_gren"],
        hands=(["us_para"], ["ge_pzgren"]),
        commands=(us, de),
        initiative="turn",
    )


def test_sp_r40_initiative_is_rolled_before_commitment() -> None:
    f = early([], []).dice(initiative=[3, 8], attack=[2, 2] * 12).start("turn")

    assert f.one("initiative")["winner"] == DE
    assert (f.state.initiative, f.state.first) == (DE, DE)
    assert f.asked(US, "commit")

    f.answer(US, "commit").answer(DE, "commit").declare({1: 2, 2: 1})
    assert len(f.said("initiative")) == 1
    assert [event["unit"] for event in f.said("rolled")][:1] == [2]


def test_sp_r40_and_024_cards_for_the_roll_are_laid_before_it() -> None:
    f = early(["seize", "flak"], ["rally"]).dice(initiative=[3, 7]).start("turn")
    assert f.options(US, "initiative") == [
        ("play", "seize"),
        ("plus", "seize", "initiative"),
        ("plus", "flak", "initiative"),
    ]
    assert f.options(DE, "initiative") == [("plus", "rally", "initiative")]

    f.answer(US, "initiative", ("play", "seize"), ("plus", "flak", "initiative"))
    assert f.said("played") == []
    f.answer(DE, "initiative")
    assert f.one("initiative")["totals"] == [8, 7]
    assert f.state.players[US].commands == []
    assert sorted(f.state.command_discard) == ["flak", "seize"]


def test_sp_r40_and_024_one_card_for_each_roll() -> None:
    f = early(["seize", "flak"], ["rally"]).start("turn").dice(initiative=[5, 5])
    f.answer(US, "initiative", ("plus", "seize", "initiative"), ("plus", "flak", "initiative"))
    f.answer(DE, "initiative")

    assert f.one("initiative")["totals"] == [6, 5]
    assert f.state.players[US].commands == ["flak"]


def test_sp_r40_who_holds_no_command_cards_is_not_asked() -> None:
    f = early(["flak"], []).start("turn")

    assert f.asked(US, "initiative")
    assert not f.asked(DE, "initiative")


def test_sp_r40_orders_for_combat_are_not_for_a_roll_that_is_past() -> None:
    f = early(["seize", "rally"], []).effect(1, "I01", turns=2).start("combat")
    usual = field(us=["us_rifle"], de=["ge_gren"], commands=(["seize"], [])).start("combat")

    picks = f.options(US, "orders")
    assert ("play", "rally", 1) in picks
    assert not [pick for pick in picks if "initiative" in pick or pick == ("play", "seize")]
    assert {("play", "seize"), ("plus", "seize", "initiative")} <= set(usual.options(US, "orders"))


def test_sp_r40_rally_is_still_played_before_the_first_attack() -> None:
    f = early(["rally"], []).effect(1, "I01", turns=2).dice(initiative=[9, 2]).start("turn")
    f.answer(US, "initiative").answer(US, "commit").answer(DE, "commit")
    f.declare({}, us=[("play", "rally", 1)])

    damage = f.unit(1).damage
    assert damage is not None
    assert damage.over
    assert f.state.command_discard[-1:] == ["rally"]


@pytest.mark.parametrize("options", [{"initiative": "turn"}, {"reading": "spanish"}])
def test_options_are_part_of_the_match_file(options: dict[str, str]) -> None:
    playing = Playing(GAME, chance("options"), "standard", options)
    playing.finish()
    found = read(playing.file())

    assert {name: found.options[name] for name in options} == options
    verify(found)
