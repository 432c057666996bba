"""Supply, disorder, the checks of those cut off, and the markers that come off."""

import pytest

from engine.fab import supply
from tests.fab.front import IL, SY, Front, front


def test_fab_115_supply_runs_through_what_is_held() -> None:
    here = front("SY12@18")

    assert supply.traces(here.state, SY, "18")
    here.control(IL, "24", "25")
    assert not supply.traces(here.state, SY, "18")


def test_fab_115_a_blown_bridge_is_only_the_first_link() -> None:
    here = front("SY12@18", "SY13@19").control(IL, "24")
    here.state.blown = ["18-25", "19-25"]

    assert supply.traces(here.state, SY, "18")  # straight over it
    here.control(IL, "25").control(SY, "15", "23")
    here.state.bridged = ["11-21", "12-22", "18-24", "12-23"]
    assert not supply.traces(here.state, SY, "18")  # 15-23 would be the second


def test_fab_115_enemy_units_do_not_stop_it() -> None:
    here = front("SY12@18", "IL04@24", "SY11@24")
    here.state.control["24"] = SY

    assert supply.traces(here.state, SY, "18")


def test_fab_115_it_leaves_what_the_enemy_holds() -> None:
    assert supply.traces(front("SY12@18", "IL04@18").control(IL, "18").state, SY, "18")


def test_fab_x19_a_source_counts_while_it_is_held() -> None:
    here = front("SY12@24").control(IL, "33", "34", "35")

    assert not supply.traces(here.state, SY, "24")


def cut_off(*units: str) -> Front:
    return front(*units).control(IL, "22", "23", "25", "29", "30", "31")


def test_fab_116_markers_come_and_go() -> None:
    here = cut_off("SY12@24", "IL03@15 cut").dice(morale=[1]).phase("supply")

    assert here.unit("SY12").cut
    assert not here.unit("IL03").cut


def test_fab_119_recovery_takes_two_steps_of_both_players() -> None:
    here = front("SY12@24 disordered", "IL03@15 recovering").phase("supply")

    assert (here.unit("SY12").order, here.unit("IL03").order) == ("recovering", "good")


def test_fab_118_not_out_of_supply() -> None:
    here = cut_off("SY12@24 disordered").dice(morale=[1]).phase("supply")

    assert here.unit("SY12").order == "disordered"


@pytest.mark.parametrize(
    ("unit", "die", "order", "lost"),
    [
        ("SY12@24", 4, "good", 0),
        ("SY12@24", 5, "disordered", 0),
        ("SY12@24 recovering", 4, "disordered", 0),
        ("SY12@24 disordered", 4, "disordered", 1),
        ("SY12@24 disordered", 10, "good", 4),  # it surrenders
        ("SY12@24 -3 disordered", 8, "good", 4),
        ("SY20@24 disordered", 10, "disordered", 1),  # elite troops do not
    ],
)
def test_fab_120_and_r31_those_cut_off_check_their_morale(unit: str, die: int, order: str, lost: int) -> None:
    here = cut_off(unit).dice(morale=[die]).phase("supply")
    block = here.unit(unit[:4])

    assert (block.order, block.lost) == (order, lost)


def test_fab_120_only_of_the_phasing_player() -> None:
    here = cut_off("SY12@24").phase("supply", IL)

    assert not here.said("morale")


def test_fab_017_and_094_what_morale_needs() -> None:
    here = cut_off("SY20@24 disordered").dice(morale=[1]).phase("supply")

    assert here.one("morale")["needs"] == 5


def test_fab_012_and_121_and_r32_what_comes_off_the_map() -> None:
    here = front(
        "SY12@18 up reserve", "IL04@18 defended", "SY15@30 reserve", "IL03@4 reserve", "SY13@31 exploiting"
    )
    here.box("map", "I36-ENG-1")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.state.roadblocks["13"] = IL
    here.phase("supply")

    assert (here.state.defences, here.state.roadblocks, here.state.ambushes) == ({}, {}, {})
    assert here.state.boxes["I36-ENG-1"] == "used"
    assert [here.unit(unit).reserve for unit in ("SY15", "IL03")] == [True, False]
    assert not here.unit("SY13").exploiting


def test_fab_059_a_reserve_in_a_contested_area_is_none() -> None:
    here = front("SY12@24", "IL04@18 reserve").phase("movement").move(SY, "SY12", "18")

    assert not here.unit("IL04").reserve


def test_fab_061_defences_without_a_unit_are_gone_at_the_end_of_a_phase() -> None:
    here = front("IL04@18 defended").phase("movement", IL).move(IL, "IL04", "15")
    here.answer(IL, "movement", ("pass",))

    assert here.state.defences == {}
