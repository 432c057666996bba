"""Corners of supply, staff work, arrivals, reserves and roads, worked out by hand from the rulebook alone."""

import pytest

from engine.fab.rules import GAME
from engine.fab.state import Block
from tests.fab.front import IL, SY, Front, front

GOLAN = [str(area) for area in range(8, 21)]


def besieged(*units: str, die: int) -> Front:
    """Let Israel hold no source of supply."""
    return front(*units, turn=6).control(SY, "1", "4", "7").dice(morale=[die]).phase("supply", IL)


@pytest.mark.parametrize(
    ("unit", "die", "order", "lost", "gone"),
    [
        ("IL10@13 -2", 10, "disordered", 2, False),  # green, but it was in good order
        ("IL10@13 -2 recovering", 8, "disordered", 2, False),
        ("IL10@13 -2 disordered", 1, "disordered", 2, False),  # 5 −2 −1 −1: a 1 is enough
        ("IL10@13 -1 disordered", 9, "disordered", 2, False),  # veterans lose a step
        ("IL07@13 disordered", 2, "good", 1, True),  # its only step
        ("IL01@13 disordered", 10, "disordered", 1, False),  # elite
        ("IL01@13 -3 disordered", 10, "good", 4, True),  # veterans by now
    ],
)
def test_fab_120_and_r31_what_becomes_of_those_cut_off(
    unit: str, die: int, order: str, lost: int, gone: bool
) -> None:
    here = besieged(unit, die=die)
    block = here.unit(unit[:4])

    assert (block.order, block.lost, block.id in here.state.fallen) == (order, lost, gone)


def test_fab_120_and_x50_whoever_surrenders_scores_like_any_other() -> None:
    here = besieged("IL10@13 -2 disordered", die=8)

    assert here.state.fallen == ["IL10"]
    assert GAME.view(here.state, None).forces[SY].points == 1  # no way leads to 1, 4 and 7


def test_fab_118_who_is_cut_off_and_recovering_stays_so() -> None:
    assert besieged("IL03@13 recovering", die=1).unit("IL03").order == "recovering"


@pytest.mark.parametrize(("fallen", "points"), [(2, 1), (3, 1), (4, 2)])
def test_fab_x50_israel_scores_every_second_unit(fallen: int, points: int) -> None:
    here = front("SY12@24", "SY21@26", "SY08@23", "SY07@29", "SY06@29", "IL03@15")
    here.state.fallen = ["SY21", *["SY12", "SY08", "SY07", "SY06"][:fallen]]

    assert GAME.view(here.state, None).forces[IL].points == points


def test_fab_x49_what_is_fought_for_scores_for_whoever_controls_it() -> None:
    here = front("SY01@12 up", "IL06@12", turn=6).control(SY, "12")

    assert GAME.view(here.state, None).forces[SY].points == 2


@pytest.mark.parametrize(
    ("turn", "areas", "net", "over"),
    [(1, GOLAN, 17, False), (8, GOLAN[:7], 10, True), (8, GOLAN[:6], 8, False), (10, GOLAN[:4], 4, False)],
)
def test_fab_x52_sudden_death_needs_the_printed_number(turn: int, areas: list[str], net: int, over: bool) -> None:
    here = front("SY12@24", turn=turn).control(SY, *areas).run(["victory_check"])

    assert here.state.net == [net]
    assert (here.state.outcome is not None) is over


# ---------------------------------------------------------------- Special Actions and staff


def test_fab_105_who_has_broken_through_is_sent_no_farther() -> None:
    here = front("SY12@24 exploiting", "SY15@34 reserve").have("sy-SA-1").phase("breakthrough")
    here.move(SY, "SY12", "18", kind="breakthrough").move(SY, "SY15", "35", kind="breakthrough")

    assert here.offered("spur") == []


@pytest.mark.parametrize("word", ["recovering", "disordered", "cut"])
def test_fab_105_only_fit_armour_is_sent(word: str) -> None:
    here = front(f"SY12@24 {word}", "SY09@25", "SY13@31").have("sy-SA-1").phase("breakthrough")

    assert here.offered("spur") == [("sy-SA-1", here.handle("SY13"))]


def test_fab_099_and_105_whoever_is_sent_crosses_no_blown_bridge() -> None:
    here = front("SY11@25").have("sy-SA-1")
    here.state.blown = ["18-25", "19-25"]
    here.phase("breakthrough").answer(SY, "breakthrough", ("spur", "sy-SA-1", here.handle("SY11")))

    assert {"18", "19"}.isdisjoint(here.offered("move", "SY11"))


def test_fab_106_the_new_fight_of_a_breakthrough_is_not_fought_twice() -> None:
    here = front("SY12@15 open", "IL03@15").have("sy-SA-1").dice(fire=[9] * 9).phase("breakthrough_combat")

    assert len(here.said("combat_began")) == 1
    assert here.offered("fight") == []


def test_fab_109_a_blown_bridge_does_not_part_those_who_rally() -> None:
    here = front("SY12@18 disordered", "SY10@25").have("sy-SA-1")
    here.state.blown = ["18-25"]
    here.phase("administration").answer(SY, "administration", ("rally", "sy-SA-1", "25"))

    assert here.unit("SY12").good


def test_fab_110_reduced_units_in_supply_get_a_step_whatever_their_order() -> None:
    here = front("IL03@15", "IL04@18 -1 disordered", "IL01@11 -1 cut", "IL05@9 -2").have("il-SA-1")
    here.phase("administration", IL)

    assert {handle for _, handle in here.offered("rebuild")} == {here.handle("IL04"), here.handle("IL05")}


def test_fab_111_over_an_empty_entry_in_the_enemys_hands_it_flies_the_flag_again() -> None:
    here = front("SY12@24", turn=5).control(SY, "1").have("il-SA-1")
    here.state.blocks["IL19"] = Block(id="IL19", seat=IL, due=5)
    here.run(["arrivals"])
    (pick,) = [option for option in here.offered("redirect") if option[-1] == "1"]
    here.answer(IL, "arrivals", ("redirect", *pick))

    assert (here.unit("IL19").area, here.state.control["1"], here.state.boxes["il-SA-1"]) == ("1", IL, "used")


def test_fab_104_and_111_a_division_redirects_its_own_units() -> None:
    here = front("SY12@24", turn=5).have("E16b-1")
    for unit in ("IL16", "IL17"):
        here.state.blocks[unit] = Block(id=unit, seat=IL, due=5)
    here.run(["arrivals"])

    assert {handle for _, handle, _ in here.offered("redirect")} == {here.handle("IL16")}


def test_fab_112_the_staff_finds_no_elite_and_no_tanks() -> None:
    here = front("IL05@9 -2", "IL18@19 -1", "IL06@12 -1", "IL04@18 -1", "IL17@5 -1 cut").have("NC-STF-1")
    here.phase("administration", IL)

    assert here.offered("find") == [("NC-STF-1", here.handle("IL06"))]


def test_fab_019_and_112_without_a_marker_no_reserve_is_held() -> None:
    here = front("SY15@30 reserve", "SY16@30 reserve", "SY17@33 reserve", "SY18@33").have("GHQ-STF-1")

    assert here.phase("administration").offered("post") == []


def test_fab_097_and_112_a_reserve_that_the_staff_holds_in_the_enemys_turn_reacts_in_it() -> None:
    here = front("SY12@24", "IL03@13").have("NC-STF-1").phase("administration")
    here.answer(IL, "administration", ("post", "NC-STF-1", here.handle("IL03"))).phase("reaction")

    assert "12" in here.offered("move", "IL03")


def test_fab_112_the_staff_sees_whoever_is_cut_off() -> None:
    here = front("SY12@24", "IL04@18 cut", "IL03@4").have("GHQ-STF-1").phase("administration")

    assert {handle for _, handle in here.offered("spot")} == {here.handle("IL04"), here.handle("IL03")}


@pytest.mark.parametrize("turn", [2, 3])
def test_fab_x15_brigades_are_released_from_turn_3(turn: int) -> None:
    here = front("SY17@33", "SY18@33", "SY14@32", turn=turn).have("sy-SA-1").phase("administration")

    found = {handle for _, handle in here.offered("release")}
    assert found == ({here.handle("SY17"), here.handle("SY18")} if turn == 3 else set())


def test_fab_066_and_x15_out_of_a_fight_an_israeli_brigade_reacts_to_its_own_only() -> None:
    here = front("IL03@15 up", "SY08@15", "IL04@18 up", "SY12@18", turn=6).control(IL, "15", "18").have("il-SA-1")
    here.phase("reaction").answer(IL, "reaction", ("spur", "il-SA-1", here.handle("IL03")))

    assert "18" not in here.offered("move", "IL03")
    assert {"12", "13", "16", "19"} <= set(here.offered("move", "IL03"))


# ---------------------------------------------------------------- events


def test_fab_x33_replacements_stop_below_elite() -> None:
    here = front("SY20@23 -2", "SY12@24 -1", "SY21@26 -1").have("E4-1").phase("administration")

    assert here.offered("event") == [("E4-1", here.handle("SY12"))]


@pytest.mark.parametrize(("enemy", "may"), [("14", False), ("13", True)])
def test_fab_x40_the_enemy_over_the_river_stops_the_workshop(enemy: str, may: bool) -> None:
    here = front("IL09@4 -2", f"SY12@{enemy}", turn=6).have("E11-1").phase("administration", IL)

    assert bool(here.offered("event")) is may


def test_fab_064_and_x42_leaving_a_fight_under_aircraft_costs_three_more() -> None:
    here = front("SY12@18 up", "IL04@18").control(SY, "18").phase("movement")
    here.state.hindered = {"18": SY}
    here.move(SY, "SY12", "24")

    assert here.unit("SY12").spent == 4  # a road 1, leaving a fight 1, interdiction 2


def test_fab_043_and_x44_what_is_full_mobilises_nobody() -> None:
    here = front("IL03@4", "IL04@4", "IL01@5", "SY12@24", turn=4).have("E15-1")
    for unit in ("IL16", "IL19"):
        here.state.blocks[unit] = Block(id=unit, seat=IL, due=5)
    here.run(["arrivals"])

    assert here.offered("mobilise") == [("E15-1", "IL16", "5")]


# ---------------------------------------------------------------- roads, reserves, rivers


def test_fab_055_and_064_a_roadblock_where_others_stand_costs_nothing_on_top() -> None:
    here = front("SY13@13", "IL03@14", turn=6)
    here.state.roadblocks["14"] = IL
    here.phase("movement").move(SY, "SY13", "14")

    assert (here.unit("SY13").spent, here.state.roadblocks) == (2, {})


def test_fab_055_whoever_exploits_clears_the_road_for_nothing() -> None:
    here = front("SY12@13 exploiting", turn=6)
    here.state.roadblocks["14"] = IL
    here.phase("breakthrough").move(SY, "SY12", "14", kind="breakthrough")

    assert (here.unit("SY12").area, here.state.roadblocks) == ("14", {})


def test_fab_055_ones_own_roadblock_hinders_nobody() -> None:
    here = front("IL03@13", turn=6)
    here.state.roadblocks["14"] = IL
    here.phase("movement", IL).move(IL, "IL03", "14").move(IL, "IL03", "4")

    assert (here.unit("IL03").spent, here.state.roadblocks) == (2, {"14": IL})


def test_fab_056_a_second_unit_comes_to_a_held_roadblock_and_halts() -> None:
    here = front("SY13@13", "SY12@13", turn=6).box("map", "I36-ENG-1")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.phase("movement").move(SY, "SY13", "14").move(SY, "SY12", "14")

    assert [here.unit(unit).area for unit in ("SY13", "SY12")] == ["14", "14"]
    assert here.offered("move", "SY12") == []


def test_fab_066_infantry_wades_out_of_a_fight() -> None:
    here = front("SY10@19 up", "IL08@19").control(IL, "19")
    here.state.blown = ["19-25"]
    here.phase("movement").move(SY, "SY10", "25")

    assert here.unit("SY10").area == "25"
    assert here.offered("move", "SY10") == []


def test_fab_019_and_059_israel_has_four_markers() -> None:
    here = front("IL09@4 reserve", "IL10@4 reserve", "IL11@5 reserve", "IL12@5", "IL13@7", turn=6)
    here.phase("movement", IL).answer(IL, "movement", ("reserve", here.handle("IL12")))

    assert here.offered("reserve") == []


def test_fab_x18_the_enemy_across_a_river_closes_the_road() -> None:
    here = front("IL09@4 reserve", "SY12@14", turn=6).phase("strategic", IL)

    assert "3" not in here.offered("rail", "IL09")
    assert "5" in here.offered("rail", "IL09")


def test_fab_x18_syria_moves_two_reserves_a_phase() -> None:
    here = front("SY15@34 reserve", "SY13@31 reserve", "SY20@33 reserve").phase("strategic")
    here.answer(SY, "strategic", ("rail", here.handle("SY15"), "35"))
    here.answer(SY, "strategic", ("rail", here.handle("SY13"), "35"))

    assert here.offered("rail") == []


@pytest.mark.parametrize("turn", [1, 2])
def test_fab_072_and_x12_frozen_reserves_stay_where_they_are(turn: int) -> None:
    here = front("SY15@34 reserve", "SY17@33 reserve", turn=turn).phase("strategic")

    assert bool(here.offered("rail", "SY15")) is (turn == 2)
    assert not here.offered("rail", "SY17")


def test_fab_072_and_x13_no_tanks_are_railed_up_mount_hermon() -> None:
    here = front("IL01@13 reserve", "IL05@13 reserve", turn=6).phase("strategic", IL)

    assert "8" in here.offered("rail", "IL05")
    assert "8" not in here.offered("rail", "IL01")


def test_fab_097_and_x06_a_reserve_that_reacts_over_the_ditch_halts_too() -> None:
    here = front("SY12@22 reserve", "IL03@4", turn=4).control(SY, "12").phase("reaction", IL)
    here.move(SY, "SY12", "12", kind="reaction")

    assert here.offered("move", "SY12") == []


def test_fab_103_whoever_joins_an_old_fight_in_the_breakthrough_starts_none() -> None:
    here = front("SY15@24 reserve", "SY12@18 up", "IL04@18").phase("breakthrough")
    here.move(SY, "SY15", "18", kind="breakthrough").phase("breakthrough_combat")

    assert not here.said("combat_began")
    assert here.asked(SY, "rest")


def test_fab_052_no_bridge_is_blown_from_a_disputed_area() -> None:
    here = (
        front("IL08@19 up", "SY10@19", "IL04@18")
        .control(IL, "19", "18")
        .have("I36-ENG-1")
        .phase("administration", IL)
    )

    assert {(area, links) for _, area, links in here.offered("blow") if area in {"18", "19"}} == {("18", "18-25")}


def test_fab_061_nobody_digs_in_where_they_fight_or_twice() -> None:
    here = front("IL08@19 up", "SY10@19", "IL04@18 defended", "IL03@15 disordered", "IL01@13").phase(
        "movement", IL
    )

    assert here.offered("dig") == [here.handle("IL01")]
