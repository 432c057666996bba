"""Mines: who sets them off, who finds them, and what may be taken back."""

import pytest

from engine.tactics2gm import mines
from engine.tactics2gm.squares import NAMES, SQUARES
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import act, lay, where


@pytest.mark.parametrize(
    ("die", "result", "wounds"),
    [(2, "miss", 0), (3, "hit", 3), (6, "hit", 3), (7, "crit", None), (10, "crit", None)],
)
def test_an_anti_tank_mine_goes_off_under_a_vehicle(die: int, result: str, wounds: int | None) -> None:
    f = field("us_sherman@D3").dice(mine=[die])
    lay(f, "atmine", "D4", DE)

    act(f, "move", 1, "D4")

    assert (f.one("mine_exploded")["result"], f.one("mine_exploded")["at"]) == (result, "D4")
    assert f.gone(1) if wounds is None else f.unit(1).wounds == wounds
    assert (f.state.mines, f.state.removed[:1]) == ([], ["atmine"])


@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 2), (8, 2), (9, None)])
def test_an_anti_personnel_mine_goes_off_under_infantry(die: int, wounds: int | None) -> None:
    f = field("us_light@D3").dice(mine=[die])
    lay(f, "apmine", "D4", DE)

    act(f, "move", 1, "D4")

    assert f.gone(1) if wounds is None else f.unit(1).wounds == wounds


@pytest.mark.parametrize(
    ("card", "mine"), [("us_light", "atmine"), ("us_sherman", "apmine"), ("us_57", "atmine"), ("us_57", "apmine")]
)
def test_others_do_not_set_it_off(card: str, mine: str) -> None:
    f = field(f"{card}@D3")
    lay(f, mine, "D4", DE)

    act(f, "move", 1, "D4")

    assert len(f.state.mines) == 1
    assert f.said("mine_exploded") == []


def test_friends_pass_over_their_own_mines() -> None:
    f = field("us_sherman@D3")
    lay(f, "atmine", "D4", US)

    act(f, "move", 1, "D4")

    assert len(f.state.mines) == 1


def test_armour_stops_a_mine_that_does_not_penetrate() -> None:
    f = field("us_light@D3").ground(D4="townhall").dice(mine=[10])
    lay(f, "apmine", "D4", DE)

    act(f, "move", 1, "D4")

    assert f.one("mine_exploded")["result"] == "nothing"
    assert f.unit(1).wounds == 0


def test_tg_r45_mines_go_off_on_the_way_and_survivors_go_on() -> None:
    f = field("us_jeep@D1", "us_sherman@F1").dice(mine=[2, 10])
    lay(f, "atmine", "D2", DE)
    lay(f, "atmine", "F2", DE)

    act(f, "move", 1, "D4")
    act(f, "move", 2, "F3")

    assert where(f, 1) == "D4"
    assert f.gone(2)
    assert [lost.at for lost in f.state.lost] == [SQUARES["F2"]]
    assert f.state.mines == []


def test_who_dies_on_the_way_arrives_nowhere() -> None:
    f = field("us_jeep@D1").dice(mine=[10])
    lay(f, "atmine", "D2", DE)
    lay(f, "apmine", "D4", DE)

    act(f, "move", 1, "D3")

    assert f.gone(1)
    assert f.said("mine_found") == []


# ------------------------------------------------------------------ finding and clearing


@pytest.mark.parametrize("scout", ["us_jeep", "us_m8"])
def test_recon_finds_mines_in_and_next_to_the_square_where_it_arrives(scout: str) -> None:
    f = field(f"{scout}@D1")
    for at in ("D3", "D4", "E3", "E4", "D5"):
        lay(f, "apmine", at, DE)

    act(f, "move", 1, "D3")

    assert {NAMES[mine.at] for mine in f.state.mines if mine.found} == {"D3", "D4", "E3"}
    assert {e["at"] for e in f.said("mine_found")} == {"D3", "D4", "E3"}


def test_recon_finds_nothing_on_its_way() -> None:
    f = field("us_jeep@D1")
    lay(f, "apmine", "C2", DE)

    act(f, "move", 1, "D4")

    assert not f.state.mines[0].found


def test_others_find_nothing() -> None:
    f = field("us_truck@D1")
    lay(f, "apmine", "D4", DE)

    act(f, "move", 1, "D3")

    assert not f.state.mines[0].found


def test_clearing_reveals_mines_and_removes_them_on_a_roll() -> None:
    f = field("us_engineer@D3", "us_light@A1").dice(clear=[2, 3])
    lay(f, "atmine", "D4", DE)
    lay(f, "apmine", "E3", DE)
    lay(f, "apmine", "E4", DE)
    lay(f, "apmine", "D2", US)

    mines.clear(f.flow(), f.unit(1), 3)

    assert [(NAMES[mine.at], mine.found) for mine in f.state.mines] == [("D4", True), ("E4", False), ("D2", False)]
    assert f.one("mine_not_cleared")["at"] == "D4"
    assert f.one("mine_cleared")["at"] == "E3"


# ------------------------------------------------------------------ what is learnt


def barred(f: Field, to: str) -> bool:
    return act(f, "move", 1, to).barrier


def test_a_move_is_free_to_take_back_while_no_enemy_mine_is_hidden() -> None:
    f = field("us_light@D3")
    lay(f, "apmine", "D4", US)
    lay(f, "apmine", "E4", DE, found=True)

    assert not barred(f, "D4")


def test_tg_r45_that_nothing_went_off_cannot_be_taken_back() -> None:
    f = field("us_light@D3")
    lay(f, "apmine", "H4", DE)

    assert barred(f, "D4")


def test_no_mine_lies_on_a_deployment_line() -> None:
    f = field("us_light@D1")
    lay(f, "apmine", "H4", DE)

    assert not barred(f, "E1")
    assert [at for at in ("A1", "A2", "A5", "A6") if mines.minable(SQUARES[at])] == ["A2", "A5"]


def test_that_a_scout_saw_nothing_cannot_be_taken_back() -> None:
    f = field("us_jeep@D1")
    lay(f, "apmine", "H4", DE)

    assert barred(f, "E1")
