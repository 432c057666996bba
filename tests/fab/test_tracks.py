"""Everybody sees where units have gone of late, and nobody which of them that were."""

from __future__ import annotations

from engine.core.protocol import Seat
from engine.fab import retreats
from engine.fab.rules import GAME
from engine.fab.state import Block, FabState
from tests.fab.front import IL, SY, front


def gone(state: FabState, viewer: Seat | None = None) -> list[tuple[Seat, str, str]]:
    return [(move.seat, move.start, move.end) for move in GAME.view(state, viewer).moves]


def test_every_area_on_the_way_is_told_until_the_next_movement() -> None:
    here = front("SY15@30", "IL04@18").phase("movement").move(SY, "SY15", "27")

    assert len(gone(here.state)) > 1
    assert gone(here.state)[0][:2] == (SY, "30")
    assert gone(here.state)[-1] == (SY, gone(here.state)[-2][2], "27")
    assert gone(here.phase("reaction").state)
    assert gone(here.phase("movement", IL).state) == []


def test_two_units_that_go_the_same_way_are_one_move() -> None:
    here = front("SY15@30", "SY14@30", "SY02@30").phase("movement")
    here.move(SY, "SY15", "29").move(SY, "SY14", "29")

    assert gone(here.state) == [(SY, "30", "29")]


def test_nobody_learns_which_unit_went_on() -> None:
    tables = [front("SY15@30", "SY14@29").phase("movement").move(SY, "SY15", "29") for _ in range(2)]
    for table, unit in zip(tables, ("SY15", "SY14"), strict=True):
        table.move(SY, unit, "32")

    one, other = (gone(table.state, IL) for table in tables)
    assert one == other == [(SY, "30", "29"), (SY, "29", "32")]


def test_arrivals_come_from_off_the_map() -> None:
    here = front("SY12@24", turn=5)
    here.state.blocks["IL16"] = Block(id="IL16", seat=IL, due=5)
    here.run(["arrivals"]).answer(IL, "arrivals", ("place", here.handle("IL16"), "5"))

    assert gone(here.state) == [(IL, "", "5")]
    assert [
        line.args["seat"] for line in GAME.board(GAME.view(here.state, SY)) if line.key == "fab-board-moves"
    ] == [IL]


def test_a_retreat_is_a_move() -> None:
    here = front("IL04@18", "SY12@18")
    here.call(retreats.begin, IL, [here.unit("IL04")], "excess")
    here.call(retreats.go, IL, ("go", here.handle("IL04"), "17"))

    assert gone(here.state) == [(IL, "18", "17")]
