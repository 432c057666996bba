"""Movement: costs, halts, rivers, demolition, reserves, strategic movement."""

import pytest

from engine.fab import movement
from tests.fab.front import IL, SY, front


def test_fab_064_roads_cost_one_and_fields_two() -> None:
    here = front("SY15@30", turn=5).phase("movement")
    here.move(SY, "SY15", "29")
    assert here.unit("SY15").spent == 1
    here.move(SY, "SY15", "27")
    assert here.unit("SY15").spent == 3


def test_fab_060_and_x04_infantry_moves_three_points_and_armour_six() -> None:
    here = front("SY13@31", "SY10@25").phase("movement")

    assert "33" not in here.offered("move", "SY10")
    assert "33" in here.offered("move", "SY13")


def test_fab_064_an_occupied_area_costs_one_more() -> None:
    here = front("SY15@30", "SY06@29").phase("movement")
    here.move(SY, "SY15", "29")

    assert here.unit("SY15").spent == 2


def test_fab_065_one_area_may_always_be_entered() -> None:
    here = front("SY10@23", "SY05@22", "IL03@15 up", "SY01@15").phase("movement")
    here.state.hindered = {"22": SY}

    assert "22" in front("SY10@23", "SY05@22").phase("movement").offered("move", "SY10")
    assert "22" in here.offered("move", "SY10")  # 2 + 1 + 2 of 3


def test_fab_068_whoever_meets_the_enemy_stops() -> None:
    here = front("SY12@24", "IL04@18").phase("movement")
    here.move(SY, "SY12", "18")

    assert here.unit("SY12").done
    assert here.offered("move", "SY12") == []


def test_fab_066_out_of_a_contested_area_only_to_ones_own() -> None:
    here = front("SY12@18 up", "IL04@18").control(SY, "15").phase("movement")

    ways = movement.Terrain(here.state, SY).reach(here.unit("SY12")).ways

    assert {way.areas[0] for way in ways.values()} == {"24", "25", "15"}
    here.move(SY, "SY12", "24")
    assert here.unit("SY12").spent == 2
    assert here.unit("SY12").fled


def test_fab_066_whoever_leaves_a_fight_begins_no_other() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").phase("movement")

    assert "15" not in here.offered("move", "SY12")


def test_fab_x06_the_ditch_halts_in_the_first_turns() -> None:
    early = front("SY12@24", turn=4).phase("movement").move(SY, "SY12", "18")
    late = front("SY12@24", turn=5).phase("movement").move(SY, "SY12", "18")

    assert early.unit("SY12").done
    assert not late.unit("SY12").done


def test_fab_x05_and_r11_an_unbridged_ditch_takes_the_whole_allowance() -> None:
    here = front("SY12@24", turn=5).phase("movement").move(SY, "SY12", "15")

    assert (here.unit("SY12").spent, here.unit("SY12").by) == (6, "blown")


def test_fab_069_one_unit_crosses_each_river_into_the_enemy() -> None:
    here = front("SY09@25", "SY10@25", "IL03@19").phase("movement").move(SY, "SY09", "19")
    here.answer(IL, "demolition", ("spare",))

    assert "19" not in here.offered("move", "SY10")


def test_fab_057_and_r10_a_third_unit_does_not_end_its_move_with_two() -> None:
    here = front("SY12@24", "SY13@25", "SY11@25").phase("movement")

    assert "25" not in here.offered("move", "SY12")
    assert "35" in here.offered("move", "SY12")  # passing through is all right


def test_fab_025_whoever_passes_takes_control() -> None:
    here = front("SY13@31").control(IL, "30", "29").phase("movement").move(SY, "SY13", "29")

    assert (here.state.control["30"], here.state.control["29"]) == (SY, SY)


def test_fab_025_a_move_is_told_before_what_it_takes() -> None:
    here = front("SY13@31").control(IL, "30", "29").phase("movement").move(SY, "SY13", "29")

    assert [event.kind for event in here.events if event.kind != "phase"] == ["moved", "taken", "taken"]


@pytest.mark.parametrize(("die", "blown"), [(5, True), (6, False)])
def test_fab_070_a_bridge_may_be_blown_before_him(die: int, blown: bool) -> None:
    here = front("SY10@25", "IL08@19").dice(demolition=[die]).phase("movement").move(SY, "SY10", "19")
    here.answer(IL, "demolition", ("blow",))

    assert here.one("bridge_attempt")["blown"] is blown
    assert here.asked(SY, "ford") is blown
    assert (here.unit("SY10").area == "19") is not blown


def test_fab_070_who_began_beside_it_may_cross_all_the_same() -> None:
    here = front("SY10@25", "IL08@19").dice(demolition=[1]).phase("movement").move(SY, "SY10", "19")
    here.answer(IL, "demolition", ("blow",)).answer(SY, "ford", ("cross",))

    assert (here.unit("SY10").area, here.unit("SY10").by, here.unit("SY10").spent) == ("19", "blown", 3)


def test_fab_070_and_r13_else_he_loses_a_point_and_goes_on() -> None:
    here = front("SY13@24", "IL08@19").dice(demolition=[1]).phase("movement")
    here.move(SY, "SY13", "25", "19").answer(IL, "demolition", ("blow",))

    assert (here.unit("SY13").area, here.unit("SY13").spent) == ("25", 2)
    assert "31" in here.offered("move", "SY13")
    assert len(movement.Terrain(here.state, SY).reach(here.unit("SY13")).ways["19"].areas) > 1


def test_fab_070_a_bridge_that_is_spared_stands() -> None:
    here = front("SY10@25", "IL08@19").phase("movement").move(SY, "SY10", "19")
    here.answer(IL, "demolition", ("spare",))

    assert (here.unit("SY10").area, here.unit("SY10").by) == ("19", "bridge")


def test_fab_x47_no_demolition_in_the_first_turn() -> None:
    here = front("SY10@25", "IL08@19", turn=1, late_demolition=True).phase("movement").move(SY, "SY10", "19")

    assert here.unit("SY10").area == "19"


def test_fab_061_defences_take_a_whole_move() -> None:
    here = front("IL05@9").phase("movement", IL).answer(IL, "movement", ("dig", 1))

    assert here.state.defences == {"9": IL}
    assert here.offered("move", "IL05") == []


@pytest.mark.parametrize("mark", ["cut", "disordered", "recovering"])
def test_fab_117_who_is_crippled_moves_one_area_and_builds_nothing(mark: str) -> None:
    here = front(f"SY13@31 {mark}").phase("movement")

    assert here.offered("dig") == []
    assert here.offered("reserve") == []
    assert set(here.offered("move", "SY13")) == {"24", "25", "30", "34", "35"}


def test_fab_117_and_r14_the_disordered_begin_no_fight() -> None:
    here = front("SY12@24 disordered", "IL04@18").phase("movement")

    assert "18" not in here.offered("move", "SY12")


def test_fab_059_and_x17_reserves_stand_away_from_the_enemy() -> None:
    here = front("SY12@24", "SY15@30", "IL04@18").phase("movement")

    assert here.offered("reserve", "SY15") == [()]
    assert here.offered("reserve", "SY12") == []  # the ditch to 18 is bridged


def test_fab_019_and_059_reserves_need_markers() -> None:
    here = front("SY13@31 reserve", "SY15@30 reserve", "SY16@29 reserve", "SY07@22").phase("movement")

    assert here.offered("reserve") == []


def test_fab_072_and_x18_reserves_go_far_but_not_past_the_enemy() -> None:
    here = front("SY17@33 reserve", "SY15@30", "IL04@23").phase("strategic")

    assert {"34", "35", "31", "30"} <= set(here.offered("rail", "SY17"))
    assert "29" not in here.offered("rail", "SY17")  # beside the enemy, and nobody of his is there
    here.answer(SY, "strategic", ("rail", here.handle("SY17"), "30"))
    assert not here.unit("SY17").reserve


def test_fab_x18_israel_moves_one_reserve_before_turn_three() -> None:
    def after(turn: int) -> bool:
        here = front("IL09@4 reserve", "IL10@5 reserve", turn=turn).phase("strategic", IL)
        here.answer(IL, "strategic", ("rail", here.handle("IL09"), "3"))
        return here.asked(IL, "strategic")

    assert (after(2), after(3)) == (False, True)


@pytest.mark.parametrize(("turn", "may"), [(4, False), (5, True)])
def test_fab_x09_syrians_stay_on_the_heights_at_first(turn: int, may: bool) -> None:
    here = front("SY12@14", turn=turn).phase("movement")

    assert ("3" in here.offered("move", "SY12")) is may


@pytest.mark.parametrize(("turn", "may"), [(5, False), (6, True)])
def test_fab_x10_israelis_do_not_cross_the_line_at_first(turn: int, may: bool) -> None:
    here = front("IL03@15", turn=turn).phase("movement", IL)

    assert ("23" in here.offered("move", "IL03")) is may


def test_fab_x11_israelis_never_enter_the_last_areas() -> None:
    assert "33" not in front("IL03@28", turn=9).phase("movement", IL).offered("move", "IL03")


@pytest.mark.parametrize(("unit", "turn", "may"), [("SY14", 1, False), ("SY14", 2, True), ("SY17", 4, False)])
def test_fab_x12_the_armoured_divisions_wait(unit: str, turn: int, may: bool) -> None:
    here = front(f"{unit}@32", turn=turn).phase("movement")

    assert bool(here.offered("move", unit)) is may
    assert here.offered("reserve", unit) == [()]


def test_fab_x13_only_one_infantry_unit_stands_on_mount_hermon() -> None:
    here = front("IL05@9", "IL01@9", "IL08@8").phase("movement", IL)
    empty = front("IL05@9", "IL01@9").phase("movement", IL)

    assert "8" not in here.offered("move", "IL05")
    assert "8" in empty.offered("move", "IL05")
    assert "8" not in empty.offered("move", "IL01")


def test_fab_x22_the_outpost_stays() -> None:
    assert front("IL07@8").phase("movement", IL).offered("move") == []


def test_fab_055_a_roadblock_costs_a_point_halts_and_is_gone() -> None:
    here = front("SY13@14").phase("movement")
    here.state.roadblocks["13"] = IL
    here.move(SY, "SY13", "13")

    assert (here.unit("SY13").spent, here.unit("SY13").done) == (2, True)
    assert here.state.roadblocks == {}
    assert here.one("roadblock_gone")["area"] == "13"


def test_fab_056_a_defended_roadblock_is_fought_for() -> None:
    here = front("SY13@14", "SY12@14").box("map", "I36-ENG-1")
    here.state.ambushes["13"] = "I36-ENG-1"
    here.phase("movement").move(SY, "SY13", "13").move(SY, "SY12", "13")

    assert here.state.contested("13")
    assert here.state.control["13"] == IL


def test_fab_r10_and_r37_a_detour_leads_through_full_areas_to_a_neighbour() -> None:
    here = front("SY12@24", "SY05@23", "SY08@23", "IL03@15", "IL04@18").phase("movement")

    assert here.offered("detour", "SY12") == ["15"]
    here.answer(SY, "movement", ("detour", here.handle("SY12"), "15"))
    assert (here.unit("SY12").area, here.unit("SY12").came, here.unit("SY12").by) == ("15", "23", "open")


def test_fab_r37_no_detour_is_offered_that_can_be_gone_step_by_step() -> None:
    assert front("SY12@24", "SY05@23", "IL03@15", "IL04@18").phase("movement").offered("detour") == []


def test_fab_r37_and_x06_the_cheapest_way_may_shun_the_ditch_where_others_halt() -> None:
    here = front("SY12@24", turn=3).phase("movement")

    assert movement.Terrain(here.state, SY).reach(here.unit("SY12")).ways["13"].areas == ("25", "18", "15", "13")
