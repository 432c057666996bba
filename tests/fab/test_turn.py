"""The turn: reinforcement, events that come with it, set-up, victory, and the fog."""

import pytest

from engine.core.selfplay import Playing, chance
from engine.fab.rules import GAME
from engine.fab.state import Block
from tests.fab.front import IL, SY, Front, front


def due(here: Front, unit: str, seat: int, turn: int) -> Front:
    here.state.blocks[unit] = Block(id=unit, seat=seat, due=turn)
    return here


def test_fab_041_and_r02_an_unused_special_action_brings_an_asset_straight_back() -> None:
    here = front("SY12@24").have("sy-SA-1").box("used", "S5-ART-1", "S7-ART-1").run(["refit"])

    with pytest.raises(Exception, match="fab-refused-rewards"):
        here.answer(SY, "refit", ("ready", "S5-ART-1"), ("ready", "S7-ART-1"))
    here.answer(SY, "refit", ("ready", "S5-ART-1"))
    assert (here.state.boxes["S5-ART-1"], here.state.boxes["S7-ART-1"]) == ("available", "cup")


def test_fab_011_and_041_used_ones_come_back_of_themselves() -> None:
    here = front("SY12@24").box("used", "sy-SA-1").run(["special_actions_return"])

    assert here.state.boxes["sy-SA-1"] == "available"


def test_fab_042_what_is_kept_stays() -> None:
    here = (
        front("SY12@24")
        .box("used", "S5-ART-1", "S7-ART-1")
        .run(["refit"])
        .answer(SY, "refit", ("keep", "S5-ART-1"))
    )

    assert (here.state.boxes["S5-ART-1"], here.state.boxes["S7-ART-1"]) == ("used", "cup")


def test_fab_043_units_arrive_where_it_is_printed() -> None:
    here = due(front("SY12@24", turn=5), "IL16", IL, 5).run(["arrivals"])

    assert {area for _, area in here.offered("place")} == {"4", "5"}
    here.answer(IL, "arrivals", ("place", here.handle("IL16"), "5"))
    assert here.unit("IL16").area == "5"


def test_fab_043_and_r05_not_among_the_enemy_nor_above_the_limit() -> None:
    here = due(front("SY12@5", "IL09@4", "IL10@4", turn=5), "IL16", IL, 5).run(["arrivals"])

    assert here.one("delayed")
    assert here.unit("IL16").due == 6
    here.state.turn = 6
    here.run(["arrivals"])
    assert {area for _, area in here.offered("place")} == {"3", "7"}  # B and E are as near


def test_fab_043_and_r04_an_empty_area_of_the_enemy_is_taken() -> None:
    here = due(front("SY12@24", turn=5), "IL19", IL, 5).control(SY, "4").run(["arrivals"])
    here.answer(IL, "arrivals", ("place_all",))

    assert here.state.control["4"] == IL
    assert [event.kind for event in here.events] == ["arrived", "taken"]


def test_fab_111_a_special_action_redirects() -> None:
    here = due(front("SY12@24", turn=5), "IL19", IL, 5).have("il-SA-1").run(["arrivals"])

    assert {areas[-1] for areas in here.offered("redirect")} == {"1", "3", "5", "7"}


def test_fab_010_and_044_new_pieces_go_into_the_cup() -> None:
    here = front("SY12@24", turn=4).box("future", "I146-ART-1", "S5-ART-1").run(["new_pieces"])

    assert here.state.boxes["I146-ART-1"] == "cup"


def test_fab_x44_fast_mobilisation_brings_a_unit_a_turn_early() -> None:
    here = due(front("SY12@24", turn=4), "IL19", IL, 5).have("E15-1").run(["arrivals"])
    here.answer(IL, "arrivals", ("mobilise", "E15-1", "IL19", "4"))

    assert here.unit("IL19").area == "4"


def test_fab_x30_commandos_fly_to_mount_hermon() -> None:
    here = front("SY21@26", "IL07@8 defended", turn=1).have("E1-1").phase("movement")
    here.answer(SY, "movement", ("fly", "E1-1", here.handle("SY21")))

    assert (here.unit("SY21").area, here.state.boxes["E1-1"]) == ("8", "eliminated")
    here.dice(fire=[1, 9, 9]).answer(SY, "movement", ("pass",)).phase("combat")
    assert here.one("combat_began")["assault"] == "air"


def test_fab_066_and_x30_out_of_a_fight_they_do_not_fly_to_what_the_enemy_controls() -> None:
    here = front("SY21@9 up", "IL05@9", turn=2).control(SY, "9").have("E1-1")

    assert here.phase("movement").offered("fly") == []
    assert here.control(SY, "8").phase("movement").offered("fly")


@pytest.mark.parametrize(
    ("areas", "points"), [((), 0), (("12", "13"), 4), (("4",), 0), (("12", "13", "14", "4"), 9)]
)
def test_fab_x49_areas_of_the_enemy_score_in_supply(areas: tuple[str, ...], points: int) -> None:
    here = front("SY12@24").control(SY, *areas)
    view = GAME.view(here.state, None)

    assert view.forces[SY].points == points


def test_fab_x50_losses_score_for_syria_whole_and_for_israel_by_two() -> None:
    here = front("SY12@24", "IL04@18", "SY13@31", "IL07@8", "SY11@25")
    here.state.fallen = ["IL04", "IL07", "SY12", "SY13", "SY11"]
    view = GAME.view(here.state, None)

    assert [force.points for force in view.forces] == [1, 1]


def test_fab_x52_sudden_death() -> None:
    here = front("SY12@24", turn=9).control(SY, "12", "13", "14")
    here.run(["victory_check"])

    assert here.state.outcome is not None
    assert (here.state.outcome.termination, here.state.outcome.sides) == ("sudden_death", ["sy"])


@pytest.mark.parametrize("turn", range(2, 8))
def test_fab_r41_until_turn_7_syria_needs_a_point_more_than_it_was_designed_with(turn: int) -> None:
    designed = {2: 12, 3: 13, 4: 14, 5: 16, 6: 15, 7: 13}[turn]

    def won(points: int) -> bool:
        here = front("SY12@24", turn=turn)
        here.control(SY, *map(str, range(8, 21)))  # 17 points
        here.state.fallen = ["SY12"] * 2 * (17 - points)
        here.run(["victory_check"])
        assert here.state.net == [points]
        return here.state.outcome is not None

    assert not won(designed)
    assert won(designed + 1)


@pytest.mark.parametrize(
    ("areas", "sides"),
    [
        (("12", "13", "14", "11", "10", "3", "15", "16"), ["sy"]),
        (("12", "13", "14", "11", "10", "3", "15"), []),
        (("12", "13", "11", "10", "3", "15"), []),
        (("12", "13", "11", "10", "3"), ["il"]),
    ],
)
def test_fab_x56_and_r42_the_short_game_ends_after_six_turns(areas: tuple[str, ...], sides: list[str]) -> None:
    here = front("SY12@24", turn=6, scenario="short")
    here.state.bridged = ["11-21", "12-22", "15-23", "18-24"]
    here.control(SY, *areas).run(["victory_check"])

    assert here.state.outcome is not None
    assert here.state.outcome.sides == sides


def test_fab_x57_the_valley_is_won_by_four_points() -> None:
    def winner(*areas: str) -> list[str]:
        here = front("SY01@21", turn=4, scenario="valley_of_tears").control(SY, *areas).run(["victory_check"])
        assert here.state.outcome is not None
        return here.state.outcome.sides

    assert winner("11", "12") == ["sy"]
    assert winner("11", "9") == ["il"]


def test_fab_x07_syria_bridges_four_ditches() -> None:
    playing = Playing(GAME, chance("bridges"), "short", {})
    (decision,) = [asked for asked in playing.state.open if not asked.optional]

    assert (decision.kind, decision.seat, decision.min, len(decision.options)) == ("bridges", SY, 4, 9)


def test_fab_008_and_r36_blocks_that_stood_together_cannot_be_told_apart() -> None:
    here = front("SY12@24", "SY13@31").phase("movement")
    before = {unit: here.handle(unit) for unit in ("SY12", "SY13")}
    here.move(SY, "SY13", "24").answer(SY, "movement", ("pass",))

    assert {here.handle("SY12"), here.handle("SY13")}.isdisjoint(before.values())
    assert here.state.handles[SY].alike == [["SY12", "SY13"]]


def test_fab_008_and_r36_a_reserve_that_has_dug_in_is_mixed_with_the_block_beside_it() -> None:
    here = front("IL03@15 reserve", "IL04@15", "SY13@31").phase("reaction", SY)
    before = {here.handle(unit) for unit in ("IL03", "IL04")}
    here.answer(IL, "reaction", ("dig", here.handle("IL03")))

    assert before.isdisjoint({here.handle(unit) for unit in ("IL03", "IL04")})


def test_fab_008_and_r36_so_is_an_exploiting_one_whose_bridge_was_blown() -> None:
    here = front("SY12@25 exploiting", "SY13@25", "IL08@19").dice(demolition=[1]).phase("breakthrough")
    before = {here.handle(unit) for unit in ("SY12", "SY13")}
    here.move(SY, "SY12", "19", kind="breakthrough").answer(IL, "demolition", ("blow",))

    assert here.asked(SY, "rest")
    assert before.isdisjoint({here.handle(unit) for unit in ("SY12", "SY13")})


def test_fab_008_a_block_that_stands_alone_is_followed() -> None:
    here = front("SY12@24", "SY13@31").phase("movement")
    before = here.handle("SY13")
    here.move(SY, "SY13", "30").answer(SY, "movement", ("pass",))

    assert here.handle("SY13") == before


def test_fab_008_who_sees_only_backs_is_told_no_more() -> None:
    here = front("SY12@24", "IL04@18")
    seen = {block.seat: block.unit for block in GAME.view(here.state, IL).blocks}

    assert seen == {SY: "", IL: "IL04"}
