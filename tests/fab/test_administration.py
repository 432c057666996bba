"""The Administration Phase: draws, engineers, events, staff, Special Actions."""

import pytest

from engine.fab import fog, supply
from tests.fab.front import GAME, IL, SY, Front, front


def window(*units: str, seat: int = SY, have: tuple[str, ...], turn: int = 5) -> Front:
    """Open the phasing player's window with these pieces."""
    return front(*units, turn=turn).have(*have).phase("administration", seat)


def test_fab_005_and_045_both_draw_what_the_record_says() -> None:
    here = front("SY12@24", turn=3).box("cup", "S5-ART-1", "S5-ART-2", "S7-ART-1", "S7-ART-2", "S9-ART-1")
    here.box("cup", "I36-ART-1").phase("administration")

    assert [(told["seat"], told["number"]) for told in here.said("drew")] == [(SY, 4), (IL, 1)]


def test_fab_046_and_047_the_phasing_player_acts_first() -> None:
    here = front("SY12@24", "IL03@15").have("S5-ENG-1", "I36-ENG-1").phase("administration")

    assert here.asked(SY, "administration")
    assert not here.asked(IL, "administration")
    here.answer(SY, "administration", ("pass",))
    assert here.asked(IL, "administration")


def test_fab_052_engineers_blow_two_bridges_of_one_area() -> None:
    here = window("IL01@3", seat=IL, have=("I36-ENG-1",))

    assert ("I36-ENG-1", "3", "3-10+3-14") in here.offered("blow")
    here.answer(IL, "administration", ("blow", "I36-ENG-1", "3", "3-10+3-14"))
    assert here.state.blown == ["3-10", "3-14"]
    assert here.state.boxes["I36-ENG-1"] == "used"


def test_fab_052_and_x47_engineers_blow_nothing_in_the_first_turn_either() -> None:
    offered = [
        front("IL01@11", turn=turn, late_demolition=True)
        .have("I36-ENG-1")
        .phase("administration", IL)
        .offered("blow")
        for turn in (1, 2)
    ]

    assert [bool(found) for found in offered] == [False, True]


def test_fab_052_but_no_ditch() -> None:
    here = window("SY12@24", have=("S5-ENG-1",))

    assert {links for _, _, links in here.offered("blow")} <= {"18-25", "19-25", "18-25+19-25"}


def test_fab_053_bridges_are_repaired_between_what_is_held_or_disputed() -> None:
    def repairs(*units: str) -> list[object]:
        here = front(*units).have("S5-ENG-1")
        here.state.blown = ["18-25"]
        here.state.control["18"] = IL
        return here.phase("administration").offered("repair")

    assert repairs("SY10@25", "IL04@18") == []
    assert repairs("SY10@25", "IL04@18 up", "SY12@18") == [("S5-ENG-1", "25", "18-25")]


def test_fab_054_defences_need_a_unit_of_the_formation() -> None:
    here = window("SY12@24", "SY08@23", have=("S5-ENG-1",))

    assert here.offered("fortify") == [("S5-ENG-1", "24")]
    here.answer(SY, "administration", ("fortify", "S5-ENG-1", "24"))
    assert here.state.defences == {"24": SY}


def test_fab_055_and_056_and_r08_roadblocks_need_an_empty_area_that_is_not_flat() -> None:
    here = window("IL01@13", seat=IL, have=("I36-ENG-1",))
    areas = [area for _, area in here.offered("roadblock")]

    assert "14" in areas
    assert "13" not in areas  # occupied
    assert "15" not in areas  # flat
    assert areas == [area for _, area in here.offered("ambush")]
    here.answer(IL, "administration", ("ambush", "I36-ENG-1", "14"))
    assert (here.state.ambushes, here.state.boxes["I36-ENG-1"]) == ({"14": "I36-ENG-1"}, "map")


def test_fab_x14_ditches_are_bridged_for_good() -> None:
    here = window("SY12@24", have=("S5-ENG-1", "S7-ENG-1"))

    assert here.offered("bridge") == [("S5-ENG-1", "15-24")]
    here.answer(SY, "administration", ("bridge", "S5-ENG-1", "15-24"))
    assert "15-24" in here.state.bridged


def test_fab_x14_the_engineers_of_the_reserve_do_it_for_all() -> None:
    assert window("SY12@24", have=("SR-ENG-1",)).offered("bridge") == [("SR-ENG-1", "15-24")]


def test_fab_118_engineers_do_nothing_where_supply_does_not_reach() -> None:
    here = front("SY12@24").have("S5-ENG-1").control(IL, "22", "23", "25", "29", "30", "31")
    here.phase("administration")

    assert here.offered("bridge") == []
    assert "24" not in supply.supplied(here.state, SY)


def test_fab_049_and_050_and_r06_any_event_brings_two_assets_back() -> None:
    here = front("SY12@24").have("E6-1").box("eliminated", "S5-ART-1", "S7-AT-1", "E2-1").phase("administration")

    assert here.offered("recycle") == [("E6-1", "S5-ART-1", "S7-AT-1")]
    here.answer(SY, "administration", ("recycle", "E6-1", "S5-ART-1", "S7-AT-1"))
    assert {here.state.boxes[piece] for piece in ("S5-ART-1", "S7-AT-1")} == {"cup"}
    assert here.state.boxes["E6-1"] == "eliminated"


def test_fab_049_with_one_asset_there_that_one() -> None:
    here = front("SY12@24").have("E6-1").box("eliminated", "S5-ART-1").phase("administration")

    assert here.offered("recycle") == [("E6-1", "S5-ART-1")]


def test_fab_x33_and_r34_replacements_bring_no_elite_step() -> None:
    here = window("SY12@24 -1", "SY20@23 -1", "SY13@31 -1 cut", have=("E4-1",))

    assert here.offered("event") == [("E4-1", here.handle("SY12"))]
    here.answer(SY, "administration", ("event", "E4-1", here.handle("SY12")))
    assert here.unit("SY12").lost == 0


def test_fab_x40_ordnance_repairs_armour_away_from_the_enemy() -> None:
    here = window("IL09@4 -2", "IL04@18 -2", "IL08@19 -1", "SY12@24", seat=IL, have=("E11-1",))

    assert here.offered("event") == [("E11-1", here.handle("IL09"))]


def test_fab_x41_infantry_gets_replacements() -> None:
    here = window("IL08@19 -1", "IL06@12 -1", "IL04@18 -1", seat=IL, have=("E12-1",))

    assert here.offered("event") == [("E12-1", here.handle("IL06"))]


def test_fab_x42_interdiction_hinders_for_a_player_turn() -> None:
    here = window("IL04@18", "SY13@31", seat=IL, have=("E13-1",))
    here.answer(IL, "administration", ("event", "E13-1", "24"))

    assert here.state.hindered == {"24": SY}
    here.phase("movement", SY)
    here.move(SY, "SY13", "24")
    assert here.unit("SY13").spent == 3


def test_fab_x43_a_strike_lowers_the_sam_number_by_two_then_one() -> None:
    here = window("IL04@18", seat=IL, have=("E14-1",)).answer(IL, "administration", ("event", "E14-1"))

    assert (here.state.sam, here.state.sam_now) == (-1, -1)


def test_fab_x36_resupply_brings_three_assets_back() -> None:
    gone = ("S5-ART-1", "S5-ART-2", "S7-AT-1")
    here = front("SY12@24").have("E7-1").box("eliminated", *gone).phase("administration")

    assert here.offered("event") == [("E7-1", *gone)]


def test_fab_109_and_r28_troops_reorganise_around_an_area() -> None:
    here = window("SY12@24 disordered", "SY11@25 recovering", "SY13@31 cut disordered", have=("sy-SA-1",))
    here.answer(SY, "administration", ("rally", "sy-SA-1", "24"))

    assert [here.unit(unit).order for unit in ("SY12", "SY11", "SY13")] == ["good", "good", "disordered"]
    assert here.state.boxes["sy-SA-1"] == "used"


@pytest.mark.parametrize(
    ("action", "hidden", "barred"), [("E8a-1", True, True), ("sy-SA-1", True, False), ("E8a-1", False, False)]
)
def test_fab_109_who_rallies_one_formation_of_hidden_units_takes_it_back_no_more(
    action: str, hidden: bool, barred: bool
) -> None:
    here = window("SY01@24 disordered", "SY08@24 disordered", "SY12@25 -1", have=(action, "sy-SA-2"))
    here.state.spotted = [] if hidden else ["SY01", "SY08"]
    here.call(fog.look)
    here.answer(SY, "administration", ("rally", action, "24"))

    assert here.unit("SY01").good
    assert GAME.may_take_back(here.state, SY) is not barred


def test_fab_110_and_104_quality_replacements_may_be_elite() -> None:
    here = window("IL03@15 -1", "IL09@4 -1", seat=IL, have=("E16a-1",))

    assert here.offered("rebuild") == [("E16a-1", here.handle("IL03"))]
    here.answer(IL, "administration", ("rebuild", "E16a-1", here.handle("IL03")))
    assert here.unit("IL03").quality == "E"
    assert here.state.boxes["E16a-1"] == "eliminated"


def test_fab_x15_a_brigade_is_released_for_good() -> None:
    here = window("SY17@33", turn=3, have=("sy-SA-1",))
    here.answer(SY, "administration", ("release", "sy-SA-1", here.handle("SY17")))

    assert here.phase("movement").offered("move", "SY17")


def test_fab_112_the_staff_finds_infantry_and_holds_reserves() -> None:
    here = window("SY10@25 -1", "SY12@24", "SY15@30", "IL04@18", have=("GHQ-STF-1",))

    assert here.offered("find") == [("GHQ-STF-1", here.handle("SY10"))]
    assert ("GHQ-STF-1", here.handle("SY15")) in here.offered("post")
    assert ("GHQ-STF-1", here.handle("SY12")) not in here.offered("post")


def test_fab_112_the_staff_reveals_a_unit_until_the_phase_ends() -> None:
    here = window("SY12@24", "IL04@18", have=("GHQ-STF-1",))
    here.answer(SY, "administration", ("spot", "GHQ-STF-1", here.handle("IL04")))

    assert here.state.shown == ["IL04"]
    here.answer(SY, "administration", ("pass",))
    assert here.state.shown == []


def test_fab_x27_reconnaissance_sees_next_to_its_formation() -> None:
    here = window("IL09@15", "IL04@18", "SY12@24", "SY08@23", "SY14@32", seat=IL, have=("I210-REC-1",))

    assert {handle for _, handle in here.offered("spot")} == {here.handle("SY12"), here.handle("SY08")}


def test_fab_x16_the_staff_changes_the_sam_number_for_a_turn() -> None:
    here = window("SY12@24", have=("GHQ-STF-1",)).answer(SY, "administration", ("missiles", "GHQ-STF-1"))

    assert here.state.sam_now == 1


def test_fab_122_and_x46_with_hidden_boxes_the_enemy_sees_backs() -> None:
    here = (
        front("SY12@24", "IL04@18", hidden_boxes=True).box("cup", "S5-ART-1", "S7-ART-1").phase("administration")
    )
    told = here.said("drew")[0]

    assert told["pieces"] == []
    assert told["number"] == 2
