"""What is marked on the board for who is to act follows from his options."""

from __future__ import annotations

import pytest

from engine.core.protocol import Decision, Option
from engine.tactics2gm.squares import SQUARES
from images.tactics2gm.focus import aims
from tests.images.tactics2gm import tables


def question(kind: str, *options: Option) -> Decision:
    return Decision(id=1, seat=0, kind=kind, options=list(options), act=True)


def test_all_who_may_act_are_marked_first() -> None:
    decision = question("movement", ("move", 1, "B3"), ("assault", 2, "C5"), ("swap", 1, 2), ("pass",))
    found = aims(tables.battle(0), decision, ())
    assert found.actors == {1, 2}
    assert not found.squares


def test_where_a_unit_may_go_is_marked() -> None:
    decision = question("movement", ("move", 1, "B3"), ("move", 1, "A2"), ("move", 2, "D4"), ("pass",))
    found = aims(tables.battle(0), decision, ("move", 1))
    assert found.chosen == 1
    assert set(found.squares) == {SQUARES["B3"], SQUARES["A2"]}
    assert not found.hostile
    assert not found.actors


def test_the_best_chance_of_several_weapons_is_told() -> None:
    view, decision = tables.shooting()
    found = aims(view, decision, ("fire", 3))
    assert found.units == {9: 50, 10: 0}
    assert found.squares == {SQUARES["C5"]: 60}
    assert found.bases == {0: 70}
    assert found.hostile


def test_a_weapon_with_a_number_is_no_target() -> None:
    decision = question("shooting", ("fire", 3, "1", "unit", 9), ("fire", 1, "0", "unit", 9))
    assert aims(tables.battle(0), decision, ("fire", 3)).units == {9: None}


@pytest.mark.parametrize(
    ("options", "path", "squares"),
    [
        ([("deploy", "us_light", "A1"), ("deploy", "us_light", "B1"), ("deploy", "us_jeep", "C1")],
         ("deploy", "us_light"), {"A1", "B1"}),
        ([("deploy", "us_light", "A1"), ("deploy", "us_jeep", "C1")], ("deploy",), {"A1", "C1"}),
        ([("bomb", "us_b26", "C4", "C5", "C6")], ("bomb", "us_b26"), {"C4", "C5", "C6"}),
        ([("play", "barrage", "E5")], ("play", "barrage"), {"E5"}),
        ([("place", "wall", "C2")], ("place", "wall"), {"C2"}),
    ],
)  # fmt: skip
def test_squares_of_cards_are_marked(options: list[Option], path: Option, squares: set[str]) -> None:
    found = aims(tables.battle(0), question("deployment", *options), path)
    assert set(found.squares) == {SQUARES[name] for name in squares}


def test_a_fighter_is_deployed_beside_its_headquarters() -> None:
    decision = question("deployment", ("deploy", "us_p47", "hq"), ("deploy", "us_p47", "hq2"))
    found = aims(tables.battle(0), decision, ("deploy", "us_p47"))
    assert found.bases == {0: None, 1: None}


def test_nothing_is_marked_for_what_has_no_place() -> None:
    decision = question("deployment", ("give",), ("play", "supplies"), ("pass",))
    assert not aims(tables.battle(0), decision, ("play",))
