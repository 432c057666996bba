"""Corners of losses, retreats, reinforcements and exploitation, worked out by hand from the rulebook alone."""

import pytest

from tests.fab.front import IL, SY, Front, front


def needs(here: Front) -> dict[str, int]:
    """Say what the dice of each unit needed."""
    return {told["unit"]: told["needs"] for told in here.said("fired") if told["unit"]}


def test_fab_091_when_all_have_lost_once_the_rest_goes_where_the_owner_likes() -> None:
    here = front("SY12@18 up", "SY13@18", "IL01@18").dice(fire=[1, 1, 1, 1, *[9] * 9]).fight("18")
    here.answer(SY, "point", ("unit", here.handle("SY12"))).answer(SY, "abort", ("take",))

    assert [here.unit(unit).lost for unit in ("SY12", "SY13")] == [1, 1]
    for _ in range(2):
        assert sorted(here.offered("unit")) == sorted(here.handle(unit) for unit in ("SY12", "SY13"))
        here.answer(SY, "loss", ("unit", here.handle("SY13")))
    assert here.state.fallen == ["SY13"]
    assert here.unit("SY12").lost == 1


def test_fab_078_and_091_who_stands_beside_a_point_unit_of_one_step_loses_next_and_leads() -> None:
    here = front("SY12@18 up -3", "SY13@18", "IL01@18").dice(fire=[1, 1, 9, 9, *[9] * 9]).fight("18")
    here.answer(SY, "point", ("unit", here.handle("SY12"))).answer(SY, "abort", ("take",))

    assert here.state.fallen == ["SY12"]
    assert here.unit("SY13").lost == 1
    assert here.said("point")[-1]["unit"] == "SY13"


def test_fab_086_and_091_two_tanks_and_a_brigade_bear_four_hits() -> None:
    here = front("SY12@18 up", "SY08@18", "IL04@18").have("I36-TNK-1", "I36-INF-1").fight("18")
    here.answer(IL, "support", ("assign", "I36-TNK-1"), ("assign", "I36-INF-1"))
    here.dice(fire=[9] * 5 + [1] * 4 + [9] * 4).answer(SY, "point", ("unit", here.handle("SY12")))
    here.answer(IL, "absorb", ("take",)).answer(IL, "loss", ("asset", "I36-TNK-1"))
    here.answer(IL, "loss", ("asset", "I36-INF-1"))  # the two hits that are left find the brigade alone

    assert [here.state.boxes[piece] for piece in ("I36-TNK-1", "I36-INF-1")] == ["eliminated", "eliminated"]
    assert here.unit("IL04").lost == 2


def test_fab_061_and_090_of_two_shells_one_hits_the_works_and_one_disorders() -> None:
    here = front("SY12@18 up", "IL04@18 defended").control(IL, "18").have("S5-ART-1", "S5-ART-2").fight("18")
    here.dice(fire=[1, 1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "S5-ART-2"))
    here.answer(IL, "absorb", ("disorder",))

    assert (here.unit("IL04").lost, here.unit("IL04").order, here.state.defences) == (0, "disordered", {})


def test_fab_061_and_090_works_a_retreat_and_a_loss_make_three_hits() -> None:
    here = front("SY12@18 up", "IL04@18 defended", "IL03@15").control(IL, "18")
    here.dice(fire=[9, 9, 9, 1, 1, 1, 9]).fight("18").answer(IL, "absorb", ("fall_back",))
    here.answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert (here.unit("IL04").lost, here.unit("IL04").order, here.unit("IL04").area) == (1, "disordered", "15")
    assert not here.asked(SY, "exploit")


def test_fab_093_one_fills_the_only_place_and_the_other_goes_on_through_it() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@18", "IL01@15").control(IL, "18").control(SY, "19")
    here.dice(fire=[*[9] * 6, 1, 9, 9, 9]).fight("18").answer(IL, "point", ("unit", here.handle("IL04")))
    here.answer(IL, "absorb", ("fall_back",)).answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert {area for _, area in here.offered("go")} == {"12", "13", "16"}


def test_fab_093_nobody_retreats_to_where_others_fight_nor_past_them() -> None:
    here = front("SY12@18 up", "IL04@18", "IL01@15 up", "SY08@15").control(IL, "18", "15").control(SY, "19")
    here.dice(fire=[9, 9, 9, 1, 9, 9, 9]).fight("18").answer(IL, "absorb", ("fall_back",))

    assert (here.unit("IL04").area, here.unit("IL04").lost) == ("18", 1)


def test_fab_095_only_armour_exploits_and_who_is_elite_at_7() -> None:
    here = front("SY20@18 up", "SY21@18", "IL07@18").dice(fire=[9, 1, 1, 9, 9, 9], morale=[7]).fight("18")
    here.answer(SY, "point", ("unit", here.handle("SY20")))

    assert here.offered("check") == [here.handle("SY20")]
    here.answer(SY, "exploit", ("check", here.handle("SY20")))
    assert here.one("morale")["needs"] == 7
    assert here.unit("SY20").exploiting


def test_fab_075_and_095_who_retreats_before_an_assault_is_not_pursued() -> None:
    here = front("SY10@19 blown", "IL08@19", "IL03@16").control(IL, "19").have("il-SA-1").fight("19")
    here.answer(IL, "stand", ("retreat", "il-SA-1")).answer(IL, "retreat", ("go", here.handle("IL08"), "16"))

    assert not here.asked(SY, "exploit")
    assert here.state.control["19"] == SY


def test_fab_095_and_108_nor_is_he_in_the_breakthrough() -> None:
    here = front("SY12@15 open", "IL03@15").control(IL, "15").have("il-SA-1").phase("breakthrough_combat")
    here.answer(IL, "stand", ("retreat", "il-SA-1")).answer(IL, "retreat", here.decision(IL, "retreat").options[0])

    assert here.asked(SY, "rest")
    assert here.unit("IL03").good


@pytest.mark.parametrize("word", ["disordered", "recovering", "cut", "up"])
def test_fab_107_only_fit_units_from_a_quiet_area_come_to_help(word: str) -> None:
    units = ["SY12@18 up", "IL04@18", f"IL03@15 {word}"] + (["SY08@15"] if word == "up" else [])
    here = front(*units).control(IL, "18", "15").have("il-SA-1").fight("18")

    assert here.offered("reinforce") == []


def test_fab_059_and_107_a_reserve_that_comes_to_help_is_none_any_more() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15 reserve").have("il-SA-1").fight("18").dice(fire=[9] * 20)
    here.answer(IL, "stand", ("reinforce", "il-SA-1", here.handle("IL03")))

    assert (here.unit("IL03").area, here.unit("IL03").reserve) == ("18", False)


def test_fab_104_a_special_action_of_one_use_and_an_event_help_in_one_battle() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").control(IL, "18").have("E16a-1", "E9-1").fight("18")
    here.answer(IL, "stand", ("reinforce", "E16a-1", here.handle("IL03"))).dice(fire=[9] * 20)

    assert here.offered("assign") == ["E9-1"]


def test_fab_076_and_x24_aircraft_fly_beside_two_batteries() -> None:
    here = front("IL03@24 up", "SY12@24", turn=7).control(SY, "24").have("I36-ART-1", "I36-ART-2", "NC-AIR-1")
    here.dice(missiles=[9], fire=[9] * 20).fight("24", IL)
    here.answer(IL, "support", ("assign", "I36-ART-1"), ("assign", "I36-ART-2"), ("assign", "NC-AIR-1"))

    assert {told["piece"] for told in here.said("fired")} >= {"I36-ART-1", "I36-ART-2", "NC-AIR-1"}


def test_fab_076_mixed_attackers_have_one_battery_of_each_formation() -> None:
    have = ("S5-ART-1", "S5-ART-2", "S9-ART-1", "S5-AT-1", "E3-1")
    here = front("SY12@18 up", "SY08@18", "IL04@18").have(*have).fight("18")

    assert set(here.offered("assign")) == {"S5-ART-1", "S5-ART-2", "S9-ART-1"}
    with pytest.raises(Exception, match="fab-refused-same-formation"):
        here.answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "S5-ART-2"))


@pytest.mark.parametrize(("turn", "offers"), [(5, ["E3-1"]), (6, [])])
def test_fab_x32_a_night_attack_takes_one_off_the_hills(turn: int, offers: list[str]) -> None:
    here = front("SY12@11 up", "IL01@11", turn=turn).control(IL, "11").have("E3-1").dice(fire=[9] * 20).fight("11")

    assert here.offered("assign") == offers
    if offers:
        here.answer(SY, "support", ("assign", "E3-1"))
        assert needs(here) == {"IL01": 6, "SY12": 4}  # no gunnery at TDN 2; 5 −1 elite +1 night −(2−1)


@pytest.mark.parametrize(("area", "fits"), [("15", True), ("16", False)])
def test_fab_x38_tank_ramps_stand_along_the_line(area: str, fits: bool) -> None:
    here = front(f"SY12@{area} up", f"IL03@{area}").control(IL, area).have("E9-1").dice(fire=[9] * 20).fight(area)

    assert here.offered("assign") == (["E9-1"] if fits else [])
    if fits:
        here.answer(IL, "support", ("assign", "E9-1"))
        assert needs(here)["SY12"] == 3  # 5 −1 elite −1 ramps


@pytest.mark.parametrize(("turn", "fits"), [(4, True), (5, False)])
def test_fab_x39_an_ad_hoc_force_is_found_until_turn_4(turn: int, fits: bool) -> None:
    here = front("SY12@16 up", "IL03@16", turn=turn).have("E10-1").dice(fire=[9] * 20).fight("16")

    assert here.offered("assign") == (["E10-1"] if fits else [])


def test_fab_x31_a_barrage_is_artillery_for_all_that_absorbs_it() -> None:
    here = (
        front("SY12@18 up", "IL04@18 defended", turn=1).control(IL, "18").have("E2-1").dice(fire=[5, 5, *[9] * 9])
    )
    here.fight("18").answer(SY, "support", ("assign", "E2-1"))

    assert here.state.defences == {}
    assert here.offered("disorder") == [()]


def test_fab_x34_the_umbrella_defends_too() -> None:
    here = front("IL03@24 up", "SY12@24", turn=7).control(SY, "24").have("NC-AIR-1", "E5-1", "E6-1", "S5-ART-1")
    here.dice(fire=[9] * 20).fight("24", IL).answer(IL, "support", ("assign", "NC-AIR-1"))
    here.answer(SY, "umbrella", ("umbrella", "E5-1"))

    assert here.state.boxes["NC-AIR-1"] == "used"
    assert here.offered("assign") == ["S5-ART-1"]


def test_fab_x35_and_r35_no_ambush_where_formations_mix() -> None:
    here = front("IL03@24 up", "SY12@24", "SY08@24", turn=7).control(SY, "24").have("E6-1", "S5-ART-1")
    here.fight("24", IL)

    assert here.offered("assign") == ["S5-ART-1"]


def test_fab_056_and_095_whoever_overruns_a_roadblock_may_exploit() -> None:
    here = front("SY12@14 open", "IL03@4", turn=6).box("map", "I36-ENG-1").control(IL, "14")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.dice(fire=[9, 1, 1, 9, 9]).fight("14")

    assert here.state.boxes["I36-ENG-1"] == "eliminated"
    assert here.asked(SY, "exploit")
    assert here.state.control["14"] == SY


def test_fab_121_an_assault_is_over_in_the_next_supply_phase() -> None:
    here = front("SY10@19 up blown", "IL08@19").control(IL, "19").dice(morale=[1]).phase("supply")
    here.dice(fire=[9] * 9).fight("19")

    assert not here.one("combat_began")["assault"]
