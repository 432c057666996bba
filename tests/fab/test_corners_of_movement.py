"""Corners of supply, movement, assaults and breakthroughs, worked out by hand from the rulebook alone."""

import pytest

from engine.fab import supply
from engine.fab.rules import GAME
from tests.fab.front import IL, SY, Front, front

GOLAN = [str(area) for area in range(8, 21)]


def supplied(
    here: Front, seat: int, area: str, *, blown: tuple[str, ...] = (), bridged: tuple[str, ...] = ()
) -> bool:
    here.state.blown, here.state.bridged = [*blown], [*bridged]
    return supply.traces(here.state, seat, area)


def test_fab_115_out_of_a_disputed_area_of_the_enemy_a_blown_bridge_is_the_first_link() -> None:
    here = front("SY12@19", "IL08@19").control(IL, *GOLAN)

    assert supplied(here, SY, "19", blown=("19-25",))


def test_fab_115_israel_is_fed_over_one_blown_bridge_and_no_farther() -> None:
    here = front("IL03@16", "IL04@15").control(SY, *GOLAN, "1", "7").control(IL, "15", "16")

    assert supplied(here, IL, "16", blown=("5-16",))
    assert not supplied(here, IL, "15", blown=("5-16",))


def test_fab_115_and_r11_an_unbridged_ditch_feeds_those_beside_it_alone() -> None:
    here = front("IL03@23", "IL04@29", turn=7).control(IL, "23", "29")

    assert [supplied(here, IL, area) for area in ("23", "29")] == [True, False]
    assert supplied(here, IL, "29", bridged=("15-23",))


@pytest.mark.parametrize(("lost", "fed"), [(("4", "7"), True), (("1", "4", "7"), False)])
def test_fab_x19_any_source_that_is_left_feeds_all(lost: tuple[str, ...], fed: bool) -> None:
    here = front("IL03@13", turn=6).control(SY, *lost)

    assert supplied(here, IL, "13") is fed


def test_fab_119_who_is_disordered_in_a_fight_recovers_there() -> None:
    here = front("SY12@18 up disordered", "IL04@18 recovering").phase("supply")

    assert [here.unit(unit).order for unit in ("SY12", "IL04")] == ["recovering", "good"]


def test_fab_118_and_119_a_road_that_is_opened_comes_before_recovery_and_morale() -> None:
    here = front("SY12@24 cut disordered").phase("supply")

    assert (here.unit("SY12").cut, here.unit("SY12").order) == (False, "recovering")
    assert not here.said("morale")


def test_fab_092_and_119_an_aborted_attack_is_over_after_two_supply_phases() -> None:
    here = front("SY12@18 up", "IL04@18").dice(fire=[1, 1, 9]).fight("18").answer(SY, "abort", ("abort",))
    assert here.unit("SY12").order == "disordered"
    assert here.phase("supply", SY).unit("SY12").order == "recovering"
    assert here.phase("supply", IL).unit("SY12").order == "good"


def test_fab_x49_areas_that_are_cut_off_score_nothing() -> None:
    here = front("SY12@24").control(SY, "4", "12", "13")

    assert GAME.view(here.state, None).forces[SY].points == 4  # 4 lies behind the Jordan, alone


def test_fab_065_infantry_leaves_a_fight_for_an_occupied_area_across_fields() -> None:
    here = front("SY05@23 up", "IL03@23", "SY01@22", turn=7).control(SY, "23").phase("movement")

    here.move(SY, "SY05", "22")  # 2 for the fields, 1 for those there, 1 for leaving: 4 of 3
    assert (here.unit("SY05").area, here.unit("SY05").spent) == ("22", 4)
    assert here.offered("move", "SY05") == []


def test_fab_066_who_left_a_fight_goes_on_through_empty_areas_of_the_enemy() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@12").control(SY, "15").control(IL, "18").phase("movement")
    here.move(SY, "SY12", "15")

    assert "13" in here.offered("move", "SY12")
    assert "12" not in here.offered("move", "SY12")


def test_fab_056_and_070_engineers_in_a_roadblock_may_blow_the_bridge() -> None:
    here = front("SY13@4", turn=6).box("map", "I36-ENG-1")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.dice(demolition=[5]).phase("movement").move(SY, "SY13", "14").answer(IL, "demolition", ("blow",))

    assert here.state.blown == ["4-14"]
    assert here.asked(SY, "ford")


def test_fab_070_over_one_bridge_that_was_tried_in_vain_comes_no_second_unit() -> None:
    here = front("SY10@25", "SY09@25", "IL08@19").dice(demolition=[9]).phase("movement")
    here.move(SY, "SY10", "19").answer(IL, "demolition", ("blow",))

    assert here.unit("SY10").area == "19"
    assert "19" not in here.offered("move", "SY09")


def test_fab_069_and_070_who_was_turned_back_has_not_crossed() -> None:
    here = front("SY10@25", "SY11@25", "IL08@19").dice(demolition=[1]).phase("movement")
    here.move(SY, "SY10", "19").answer(IL, "demolition", ("blow",)).answer(SY, "ford", ("stay",))

    assert here.unit("SY10").spent == 1
    here.move(SY, "SY11", "19")  # without a bridge there is nothing to try
    assert (here.unit("SY11").area, here.unit("SY11").by) == ("19", "blown")


def test_fab_070_a_fight_of_before_is_joined_over_the_bridge_without_ado() -> None:
    here = front("SY10@25", "SY12@19 up", "IL08@19").phase("movement").move(SY, "SY10", "19")

    assert here.unit("SY10").area == "19"
    assert here.state.shown.count("SY10") == 1  # 5.22: revealed at once


def test_fab_060_who_comes_when_all_others_have_left_is_revealed_too() -> None:
    here = front("SY12@18 up", "SY13@24", "IL04@18").phase("movement").move(SY, "SY12", "25")
    here.move(SY, "SY13", "18")

    assert "SY13" in here.state.shown


def test_fab_057_and_070_stranded_in_a_full_area_one_leaves_at_the_end_of_the_phase() -> None:
    here = front("SY10@25", "SY11@25", "SY12@24", "IL08@19", turn=4).dice(demolition=[1]).phase("movement")
    here.answer(SY, "movement", ("move", here.handle("SY12"), "19")).answer(IL, "demolition", ("blow",))

    assert here.unit("SY12").area == "25"
    here.answer(SY, "movement", ("pass",))
    assert here.asked(SY, "excess")
    here.answer(SY, "excess", ("unit", here.handle("SY12")))
    here.answer(SY, "retreat", here.decision(SY, "retreat").options[0])
    assert here.unit("SY12").order == "disordered"


def test_fab_059_a_reserve_may_move_in_the_phase_in_which_it_was_marked() -> None:
    here = front("SY13@31").phase("movement").answer(SY, "movement", ("reserve", 1)).move(SY, "SY13", "34")

    assert (here.unit("SY13").area, here.unit("SY13").reserve) == ("34", False)


def assault() -> Front:
    """Two brigades come to the Hula Valley, one over a bridge, the other without."""
    here = front("SY12@3 blown", "SY13@3 bridge", "IL03@3", turn=6).control(SY, "10", "14").control(IL, "3")
    here.unit("SY12").came, here.unit("SY13").came = "14", "10"
    return here.dice(fire=[1, 1, 9]).fight("3").answer(SY, "point", ("unit", here.handle("SY12")))


def test_fab_071_and_089_every_unit_of_an_assault_goes_back_over_its_own_river() -> None:
    here = assault().answer(SY, "abort", ("abort",))
    here.answer(SY, "retreat", ("go", here.handle("SY12"), "14"))

    assert [(here.unit(unit).area, here.unit(unit).order) for unit in ("SY12", "SY13")] == [
        ("14", "disordered"),
        ("10", "disordered"),
    ]
    assert here.state.control["3"] == IL


def test_fab_071_and_089_an_assault_that_takes_its_losses_stays() -> None:
    here = assault().dice(fire=[9] * 20).answer(SY, "abort", ("take",))

    assert [here.unit(unit).area for unit in ("SY12", "SY13")] == ["3", "3"]
    assert here.state.lines == ["3"]


def test_fab_064_and_097_a_reserve_wades_to_those_who_were_assaulted_and_only_one() -> None:
    here = front("SY12@14 up", "IL03@14", "IL09@4 reserve", "IL10@4 reserve", turn=6)
    here.state.blown = ["4-14"]
    here.phase("reaction", SY).move(IL, "IL09", "14", kind="reaction")

    assert (here.unit("IL09").spent, here.unit("IL09").by) == (6, "blown")
    assert "14" not in here.offered("move", "IL10")


def test_fab_097_reserves_come_over_a_bridge_that_nobody_may_blow() -> None:
    here = front("SY12@14 up", "IL03@14", "IL09@4 reserve", turn=6).phase("reaction", SY)

    assert here.move(IL, "IL09", "14", kind="reaction").unit("IL09").by == "bridge"


def test_fab_100_and_071_a_reserve_assaults_across_a_river_in_the_breakthrough_too() -> None:
    here = front("SY13@25 reserve", "IL08@19", turn=5).control(IL, "18")
    here.state.blown = ["19-25"]
    here.phase("breakthrough").move(SY, "SY13", "19", kind="breakthrough")
    here.dice(fire=[1, 1]).phase("breakthrough_combat")

    assert here.one("combat_began")["assault"] == "river"
    here.answer(SY, "abort", ("abort",))
    assert (here.unit("SY13").area, here.unit("SY13").order) == ("25", "disordered")


def test_fab_069_and_100_of_two_exploiting_units_one_crosses_the_river() -> None:
    here = front("SY12@25 exploiting", "SY13@25 exploiting", "IL08@19").phase("breakthrough")
    here.move(SY, "SY12", "19", kind="breakthrough").answer(IL, "demolition", ("spare",))

    assert "19" not in here.offered("move", "SY13")


def test_fab_095_and_100_a_breakthrough_that_wins_is_not_exploited() -> None:
    here = front("SY12@15 open", "IL07@15").dice(fire=[9, 1, 1, 1, 1]).phase("breakthrough_combat")

    assert here.one("eliminated")["unit"] == "IL07"
    assert not here.unit("SY12").exploiting
    assert here.asked(SY, "rest")


def test_fab_066_and_105_out_of_a_fight_a_special_action_leads_to_ones_own_only() -> None:
    here = front("SY12@18 up", "IL04@18").control(IL, "18").have("sy-SA-1").phase("breakthrough")
    here.answer(SY, "breakthrough", ("spur", "sy-SA-1", here.handle("SY12")))

    assert set(here.offered("move", "SY12")) == {"24", "25"}


def test_fab_099_exploiting_units_may_dig_in_instead() -> None:
    here = front("SY12@18 exploiting").phase("breakthrough")
    here.answer(SY, "breakthrough", ("dig", here.handle("SY12")))

    assert (here.state.defences, here.unit("SY12").exploiting) == ({"18": SY}, False)


def test_fab_104_and_x15_a_division_spurs_its_own_brigades_alone() -> None:
    here = front("IL03@15", "IL09@4", "SY12@30").have("E16b-1").phase("reaction", SY)

    assert here.offered("spur") == [("E16b-1", here.handle("IL09"))]


def test_fab_064_armour_marches_through_six_empty_areas_by_road() -> None:
    here = front("SY14@32").phase("movement").move(SY, "SY14", "33", "34", "35", "31", "24", "25")

    assert (here.unit("SY14").area, here.unit("SY14").spent) == ("25", 6)
    assert here.offered("move", "SY14") == []


def test_fab_065_and_x42_interdiction_at_both_ends_leaves_one_area_to_enter() -> None:
    here = front("SY05@23").phase("movement")
    here.state.hindered = {"23": SY, "24": SY}
    here.answer(SY, "movement", ("move", here.handle("SY05"), "24"))  # 1 by road and 4: 5 of 3

    assert (here.unit("SY05").area, here.unit("SY05").spent) == ("24", 5)
    assert here.offered("move", "SY05") == []


def test_fab_069_and_070_into_an_empty_area_cross_as_many_as_like_and_no_bridge_is_blown() -> None:
    here = front("SY10@25", "SY09@25").phase("movement").move(SY, "SY10", "19").move(SY, "SY09", "19")

    assert [here.unit(unit).area for unit in ("SY10", "SY09")] == ["19", "19"]


@pytest.mark.parametrize(("target", "enemy", "both"), [("9", "IL05", False), ("11", "IL01", True)])
def test_fab_069_and_x05_an_unbridged_ditch_lets_one_into_the_enemy_a_bridged_one_both(
    target: str, enemy: str, both: bool
) -> None:
    here = front("SY01@21", "SY04@21", f"{enemy}@{target}", turn=1).phase("movement").move(SY, "SY01", target)

    assert not here.asked(IL, "demolition")
    assert (target in here.offered("move", "SY04")) is both


def test_fab_070_at_each_river_of_a_new_fight_there_is_an_attempt() -> None:
    here = front("SY13@10", "SY14@14", "IL09@3", turn=6).dice(demolition=[9]).phase("movement")
    here.move(SY, "SY13", "3").answer(IL, "demolition", ("blow",)).move(SY, "SY14", "3")

    assert here.decision(IL, "demolition").subject[1] == "3-14"


def test_fab_072_and_x18_no_reserve_goes_far_over_a_ditch_bridged_or_not() -> None:
    here = front("SY12@22 reserve").control(SY, "12", "13").phase("strategic")

    assert "32" in here.offered("rail", "SY12")
    assert {"12", "13"}.isdisjoint(here.offered("rail", "SY12"))


def test_fab_072_nor_over_a_blown_bridge() -> None:
    here = front("IL03@4 reserve", turn=6)
    here.state.blown = ["1-2", "2-3", "3-10", "3-14", "4-14", "5-16", "5-17"]

    assert set(here.phase("strategic", IL).offered("rail", "IL03")) == {"1", "3", "5"}


def test_fab_072_it_passes_a_full_area_but_does_not_stay_there() -> None:
    here = front("IL03@16 reserve", "IL01@13", "IL02@13", turn=6).phase("strategic", IL)

    assert "10" in here.offered("rail", "IL03")
    assert "13" not in here.offered("rail", "IL03")


def test_fab_072_and_116_nor_does_it_go_where_supply_does_not_reach() -> None:
    here = front("SY15@34 reserve").control(IL, "22")
    here.state.dry[SY] = ["21"]

    assert "21" not in here.phase("strategic").offered("rail", "SY15")


def test_fab_x18_a_friend_beside_the_enemy_opens_the_way() -> None:
    alone = front("SY15@34 reserve", "IL01@24", turn=6).phase("strategic")
    joined = front("SY15@34 reserve", "SY05@30", "IL01@24", turn=6).phase("strategic")

    assert "30" not in alone.offered("rail", "SY15")
    assert "30" in joined.offered("rail", "SY15")


@pytest.mark.parametrize(
    ("unit", "enemy", "may"), [("SY10@25", "19", True), ("SY12@24", "15", True), ("SY12@24", "18", False)]
)
def test_fab_059_and_x17_the_enemy_over_a_river_or_an_unbridged_ditch_hinders_no_reserve(
    unit: str, enemy: str, may: bool
) -> None:
    here = front(unit, f"IL04@{enemy}").phase("movement")

    assert (here.handle(unit[:4]) in here.offered("reserve")) is may


def test_fab_055_the_second_who_comes_passes_the_roadblock_that_the_first_has_paid() -> None:
    here = front("SY13@13", "SY12@13", turn=6)
    here.state.roadblocks["14"] = IL
    here.phase("movement").move(SY, "SY13", "14").move(SY, "SY12", "14")

    assert [here.unit(unit).spent for unit in ("SY13", "SY12")] == [2, 2]
    assert here.offered("move", "SY13") == []
    assert "16" in here.offered("move", "SY12")


def test_fab_056_and_121_who_holds_a_roadblock_through_a_round_gives_way_in_the_supply_phase() -> None:
    here = front("SY13@14", turn=6).box("map", "I36-ENG-1").control(IL, "14").dice(morale=[1])
    here.state.ambushes["14"] = "I36-ENG-1"
    here.phase("supply")

    assert (here.state.boxes["I36-ENG-1"], here.state.control["14"]) == ("used", SY)


def test_fab_025_and_097_a_reserve_reacts_into_an_empty_area_of_the_enemy_and_takes_it() -> None:
    here = front("IL03@13 reserve", "SY12@24").control(SY, "12").phase("reaction")
    here.move(IL, "IL03", "12", kind="reaction")

    assert here.state.control["12"] == IL
