"""Three and four players on pictures: whose a unit is, and what each ally holds."""

from __future__ import annotations

import pytest

from engine.core.protocol import Outcome
from images.core.theme import DARK
from images.spearpoint.alt import board_alt
from images.spearpoint.board import draw_board
from images.spearpoint.seating import below, letter, needed, side_of, victor
from tests.images import tables
from tests.images.voices import WORDS


@pytest.mark.parametrize(("seats", "letters"), [(2, ["", ""]), (3, ["", "A", "B"]), (4, ["A", "B", "A", "B"])])
def test_allies_are_told_apart_by_letters(seats: int, letters: list[str]) -> None:
    assert [letter(seat, seats) for seat in range(seats)] == letters


def test_the_alt_text_says_whose_a_unit_is_and_what_each_ally_holds() -> None:
    view = tables.allied(4, 3)
    alt = board_alt(view, WORDS["en"])

    for unit in view.units:
        assert f"#{unit.number}{letter(unit.seat, 4)} " in alt
    for name in ("Americans (Able)", "Americans (Baker)", "Germans (Anton)", "Germans (Berta)"):
        assert f"{name}: in hand 17 Units" in alt
    assert "Americans: 59 of 60 points" in alt


def test_the_strip_shows_what_each_ally_holds_and_the_points_of_his_side_once() -> None:
    view = tables.allied(4, 3)
    for player in view.players:
        player.units = 10 + player.seat
    words = [mark.text for mark in draw_board(view, WORDS["en"], DARK).marks]

    assert {"10", "11", "12", "13"} <= set(words)
    assert (words.count("59"), words.count("/60"), words.count("A"), words.count("B")) == (2, 2, 2, 2)


def test_units_of_two_allies_look_different() -> None:
    view = tables.allied(4, 1)
    one = draw_board(view, WORDS["en"], DARK).image().tobytes()
    view.units[0].seat = 1 - view.units[0].seat

    assert draw_board(view, WORDS["en"], DARK).image().tobytes() != one


def test_a_viewers_side_sits_below_whichever_of_its_seats_is_his() -> None:
    assert [below(tables.allied(4, 1, viewer=seat)) for seat in (None, 0, 1, 2, 3)] == [0, 0, 0, 1, 1]
    assert [below(tables.allied(3, 1, viewer=seat)) for seat in (0, 1, 2)] == [0, 1, 1]


def test_both_allies_win() -> None:
    view = tables.allied(4, 1)
    view.outcome = Outcome([2, 3], "team_points", ["de"])

    assert (victor(view), side_of(2, 4), needed(view, "de", "points")) == ("de", "de", 60)
    assert "German victory" in board_alt(view, WORDS["en"])
