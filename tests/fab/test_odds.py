"""Odds: exact chances of a round, from what the asker knows."""

from fractions import Fraction

import pytest

from engine.core.errors import Illegal
from engine.core.odds import Inquiry
from engine.fab import chance
from tests.fab.front import GAME, IL, SY, front


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


def test_hidden_units_are_averaged() -> None:
    here = front("SY12@18", "IL04@18", "IL08@4")
    seen = GAME.inquire(GAME.view(here.state, IL), Inquiry(area="18"))
    unseen = GAME.inquire(GAME.view(here.state, None), Inquiry(area="18"))

    assert seen.line.args != unseen.line.args


def test_only_fights_can_be_asked_about() -> None:
    view = GAME.view(front("SY12@24", "IL04@18").state, SY)

    assert GAME.offers(view, Inquiry(), "area") == {}
    with pytest.raises(Illegal):
        GAME.inquire(view, Inquiry(area="18"))
