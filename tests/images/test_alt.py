"""Pictures in words: both sides in full, or both in fewer words; never more than Discord takes."""

from __future__ import annotations

import itertools

import pytest

from engine.spearpoint.view import SpearpointView
from images.core.finish import LIMIT
from images.spearpoint.alt import board_alt
from tests.images import tables
from tests.images.voices import LANGUAGES, WORDS

BOARDS = {
    "empty": tables.empty(),
    "battle": tables.battle(),
    "own battle": tables.battle(1),
    "every state": tables.states(),
    "more states": tables.states(4),
    "fifteen": tables.crowd(15),
    "thirty": tables.crowd(30),
    "sixty": tables.crowd(60),
    "finished": tables.finished(),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_line_of_both_sides_is_said(name: str, language: str) -> None:
    view, words = BOARDS[name], WORDS[language]
    alt = board_alt(view, words)
    assert len(alt) <= LIMIT
    assert not alt.endswith("…")
    for player, line in itertools.product(view.players, ("front", "rear", "air")):
        there = any(unit.seat == player.seat and unit.line == line for unit in view.units)
        heading = f"{words.side(player.side)}, {words.of('line', line=line)}: "
        assert (heading in alt) == there
        assert str(player.points) in alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["battle", "every state", "fifteen", "thirty"])
def test_every_unit_and_attack_is_said(name: str, language: str) -> None:
    view = BOARDS[name]
    alt = board_alt(view, WORDS[language])
    for unit in view.units:
        assert f"#{unit.number} {unit.endurance}" in alt
    for attack in view.attacks:
        if attack.state == "declared":
            assert f"#{attack.attackers[0]}→#{attack.target} {attack.shots[0].percent}%" in alt


def test_what_is_awaited_and_what_happened_come_first() -> None:
    lines = board_alt(tables.battle(), WORDS["en"]).splitlines()
    assert lines[0] == "To play: Americans."
    assert lines[1].startswith("Gone: ")
    assert lines[2].startswith("New: ")
    assert board_alt(tables.finished(), WORDS["en"]).startswith("American victory (on points).")


def said(view: SpearpointView) -> str:
    return board_alt(view, WORDS["en"])


def test_a_unit_is_said_with_all_that_befell_it() -> None:
    few = tables.table(
        [
            tables.unit(8, "ge_lefh", line="rear", endurance=3, hit=5, damage=tables.damage("A12")),
            tables.unit(10, "ge_ju87", bombed=True, flight=1),
            tables.unit(7, "ge_pak40", crew=None, idle=True, attached=["dig_in"]),
        ]
    )
    alt = said(few)
    assert "leFH 18 #8 3/8 Defense 1 (−5, Breech jammed 2)" in alt
    assert "Stuka #10 8/8 Defense 0 (flight 1, bombs gone)" in alt
    assert "Pak 40 #7 8/8 Defense 2 (idle, Foxholes)" in alt


def test_a_hand_is_never_said_with_the_board() -> None:
    own, other = tables.battle(0), tables.battle(0)
    other.hand = None
    assert said(own) == said(other)
