"""The round of combat, step by step: who may do what, and in which order."""

import pytest

from tests.fab.front import IL, SY, Front, front


def fight(*units: str) -> Front:
    """SY12 attacks IL04 at Juhader, in the open, where they have fought before."""
    return front("SY12@18 up", "IL04@18", *units).control(IL, "18").fight("18")


def test_fab_027_and_073_new_fights_must_be_old_ones_may() -> None:
    here = front("SY12@24 up", "IL04@24", "SY01@12 open", "IL06@12", "SY03@22").phase("combat")

    assert here.offered("fight") == ["12", "24"]
    assert here.offered("pass") == []


def test_fab_073_the_only_fight_that_must_be_needs_no_question() -> None:
    here = front("SY01@12 open", "IL06@12").dice(fire=[9] * 9).phase("combat")

    assert here.one("combat_began")["area"] == "12"


def test_fab_103_and_x46_with_hidden_boxes_nobody_can_tell_whether_another_fight_could_be_paid_for() -> None:
    units = ("SY12@18 up", "IL04@18", "SY01@12 open", "IL06@12")
    asked = [
        front(*units, hidden_boxes=True).have(piece).phase("breakthrough_combat").asked(SY, "battle")
        for piece in ("E8c-1", "S5-ART-1")
    ]

    assert asked == [True, True]


def test_fab_074_and_r15_disordered_units_do_not_attack() -> None:
    here = front("SY12@18 up disordered", "SY13@18", "IL04@18").dice(fire=[9] * 9).fight("18")

    assert [event["unit"] for event in here.said("fired")] == ["IL04", "SY13"]


def test_fab_014_and_074_without_a_unit_in_good_order_there_is_no_fight() -> None:
    here = front("SY12@18 up disordered", "IL04@18").phase("combat")

    assert not here.said("combat_began")


def test_fab_075_and_108_the_defender_may_retreat_for_a_special_action() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").have("il-SA-1").fight("18")
    here.answer(IL, "stand", ("retreat", "il-SA-1")).answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert here.unit("IL04").good
    assert here.state.boxes["il-SA-1"] == "used"
    assert not here.said("fired")
    assert here.asked(SY, "exploit")


def test_fab_107_he_may_bring_up_a_unit_instead() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15", "IL08@19 disordered").have("il-SA-1").fight("18")

    assert here.offered("reinforce") == [("il-SA-1", here.handle("IL03"))]
    here.dice(fire=[9] * 20).answer(IL, "stand", here.decision(IL, "stand").options[-1])
    assert here.unit("IL03").area == "18"
    assert [point["unit"] for point in here.said("point")] == ["IL04", "SY12"]  # never the reinforcement


def test_fab_107_and_r26_over_no_blown_bridge() -> None:
    here = front("SY10@19 up", "IL08@19", "IL03@25").have("il-SA-1")
    here.state.blown = ["19-25"]

    assert here.fight("19").offered("reinforce") == []


@pytest.mark.parametrize(("bridged", "helpers"), [([], 0), (["15-23"], 1)])
def test_fab_107_and_x05_over_a_bridged_ditch_but_no_other(bridged: list[str], helpers: int) -> None:
    here = front("SY12@15 up", "IL04@15", "IL03@23", turn=7).control(IL, "23").have("il-SA-1")
    here.state.bridged = bridged

    assert len(here.fight("15").offered("reinforce")) == helpers


def test_fab_104_and_x45_one_use_special_actions_serve_their_formation() -> None:
    here = front("SY12@18 up", "IL04@18", "IL09@15", "IL03@19").have("E16b-1").fight("18")

    assert here.offered("reinforce") == [("E16b-1", here.handle("IL09"))]
    assert here.offered("retreat") == []


def test_fab_076_one_formation_gets_two_artillery_its_assets_and_an_event() -> None:
    have = (
        "S5-ART-1",
        "S5-ART-2",
        "S5-AT-1",
        "S5-ENG-1",
        "S9-ART-1",
        "SR-TNK-1",
        "GHQ-ART-1",
        "GHQ-AIR-1",
        "E3-1",
    )
    here = front("SY12@18 up", "IL04@18", turn=5).have(*have).fight("18")

    assert set(here.offered("assign")) == {*have} - {"S9-ART-1", "SR-TNK-1"}


def test_fab_076_and_x23_and_r35_mixed_formations_get_artillery_only() -> None:
    have = ("S5-ART-1", "S9-ART-1", "S9-ART-2", "S5-AT-1", "GHQ-ART-1", "GHQ-AIR-1", "E3-1", "SR-ART-1")
    here = front("SY12@18 up", "SY08@18", "IL04@18").have(*have).fight("18")

    assert set(here.offered("assign")) == {"S5-ART-1", "S9-ART-1", "S9-ART-2", "GHQ-ART-1", "GHQ-AIR-1"}


def test_fab_x21_the_reserve_counts_as_the_division_beside_which_it_fights() -> None:
    have = ("S5-ART-1", "S5-AT-1", "SR-ART-1")
    here = front("SY12@18 up", "SY17@18", "IL04@18").have(*have).fight("18")

    assert set(here.offered("assign")) == {"S5-ART-1", "S5-AT-1"}


def test_fab_076_and_r17_units_that_are_cut_off_get_nothing() -> None:
    here = front("SY12@18 up cut", "IL04@18").have("S5-ART-1").dice(fire=[9] * 9).fight("18")

    assert not here.asked(SY, "support")


def test_fab_077_the_defender_gets_one_artillery() -> None:
    here = front("SY12@18 up", "IL04@18").have("I36-ART-1", "I36-ART-2", "NC-AIR-1").fight("18")
    picks = [("assign", piece) for piece in ("I36-ART-1", "I36-ART-2")]

    with pytest.raises(Exception, match="fab-refused-artillery"):
        here.answer(IL, "support", *picks)


@pytest.mark.parametrize(("die", "box"), [(1, "eliminated"), (5, "used"), (6, "battle")])
def test_fab_x25_israeli_aircraft_fly_into_missiles(die: int, box: str) -> None:
    here = front("SY12@18 up", "IL04@18", turn=5).have("NC-AIR-1", "S5-ENG-1").dice(missiles=[die])
    here.state.defences["18"] = IL  # the engineers are asked later: the match rests there
    here.fight("18").answer(SY, "support").dice(fire=[9] * 9).answer(IL, "support", ("assign", "NC-AIR-1"))

    assert here.one("missiles")["fate"] == box


def test_fab_x34_the_sam_umbrella_needs_no_roll() -> None:
    here = front("SY12@18 up", "IL04@18").have("NC-AIR-1", "E5-1").fight("18")
    here.answer(IL, "support", ("assign", "NC-AIR-1")).dice(fire=[9] * 9)
    here.answer(SY, "umbrella", ("umbrella", "E5-1"))

    assert (here.state.boxes["NC-AIR-1"], here.state.boxes["E5-1"]) == ("used", "eliminated")
    assert not here.said("missiles")


def test_fab_078_point_units_of_hidden_units_are_named_in_secret() -> None:
    here = front("SY12@18 open", "SY13@18 open", "IL04@18", "IL03@18").fight("18")

    assert {d.seat for d in here.state.open} == {SY, IL}
    assert all(d.sealed for d in here.state.open)
    here.answer(SY, "point", ("unit", here.handle("SY13"))).dice(fire=[9] * 20)
    assert not here.said("revealed")
    here.answer(IL, "point", ("unit", here.handle("IL03")))
    assert [point["unit"] for point in here.said("point")] == ["SY13", "IL03"]
    assert len(here.said("revealed")) == 4


def test_fab_078_where_all_are_known_the_defender_names_his_first() -> None:
    here = fight("SY13@18", "IL03@18")

    assert [(d.seat, d.sealed) for d in here.state.open] == [(IL, False)]
    here.answer(IL, "point", ("unit", here.handle("IL03")))
    assert [(d.seat, d.kind) for d in here.state.open] == [(SY, "point")]


def test_fab_084_and_079_to_082_the_order_of_fire() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ART-1", "I36-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1")).dice(fire=[9] * 9)
    here.answer(IL, "support", ("assign", "I36-ART-1"))
    fired = [event["piece"] or event["unit"] for event in here.said("fired")]

    assert fired == ["S5-ART-1", "I36-ART-1", "IL04", "SY12"]
    assert [len(event["dice"]) for event in here.said("fired")] == [1, 1, 3, 4]


def test_fab_006_and_083_assets_go_to_used_and_lines_stay() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ART-1", "E3-1").fight("18")
    here.dice(fire=[9] * 9).answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "E3-1"))

    assert (here.state.boxes["S5-ART-1"], here.state.boxes["E3-1"]) == ("used", "eliminated")
    assert here.state.lines == ["18"]
    assert set(here.state.shown) == {"SY12", "IL04"}


def test_fab_083_whoever_is_no_longer_opposed_stands_up() -> None:
    here = front("SY12@18 up", "IL07@18").dice(fire=[9, 1, 9, 9, 9]).fight("18")

    assert here.one("eliminated")["unit"] == "IL07"
    assert here.state.lines == []
    assert here.state.shown == []
    assert here.state.control["18"] == SY


def test_fab_087_engineers_may_clear_the_defences() -> None:
    here = front("SY12@18 up", "IL04@18 defended").control(IL, "18").have("S5-ENG-1").fight("18")
    here.dice(fire=[9] * 9).answer(SY, "support", ("assign", "S5-ENG-1"))
    here.answer(SY, "sappers", ("clear", "S5-ENG-1"))

    assert here.state.defences == {}
    assert here.said("fired")[-1]["needs"] == 4
    assert len(here.said("fired")) == 2


def test_fab_x31_the_opening_barrage_adds_two_dice_at_five() -> None:
    here = front("SY12@18 up", "IL04@18", turn=1).have("E2-1").fight("18")
    here.dice(fire=[9] * 9).answer(SY, "support", ("assign", "E2-1"))

    assert [(e["needs"], len(e["dice"])) for e in here.said("fired")] == [(5, 2), (7, 3), (4, 4)]


def test_fab_x35_a_missile_ambush_meets_armour_only() -> None:
    def dice(attacker: str) -> list[int]:
        here = front(f"{attacker}@24 up", "SY12@24", turn=6).control(SY, "24").have("E6-1").fight("24", IL)
        here.dice(fire=[9] * 9).answer(SY, "support", ("assign", "E6-1"))
        return [len(event["dice"]) for event in here.said("fired")]

    assert dice("IL04") == [4, 2, 3]
    assert dice("IL08") == [4, 2]


def test_fab_x39_an_ad_hoc_tank_force_adds_two_dice_at_six() -> None:
    here = front("SY12@18 up", "IL04@18", turn=4).have("E10-1").fight("18")
    here.dice(fire=[9] * 9).answer(IL, "support", ("assign", "E10-1"))

    assert [(e["needs"], len(e["dice"])) for e in here.said("fired")] == [(7, 3), (6, 2), (4, 4)]


def test_fab_095_and_r24_armour_exploits_when_it_passes() -> None:
    here = front("SY12@18 up", "SY10@18", "IL07@18").dice(fire=[9, 1, 1, 9, 9, 9, 9, 9], morale=[5])
    here.fight("18").answer(SY, "point", ("unit", here.handle("SY12")))

    assert here.decision(SY, "exploit").options == [("check", here.handle("SY12"))]
    here.answer(SY, "exploit", ("check", here.handle("SY12")))
    assert here.unit("SY12").exploiting


def test_fab_095_nothing_is_exploited_without_a_hit_to_spare() -> None:
    here = front("SY12@18 up", "IL07@18").dice(fire=[9, 1, 9, 9, 9])
    here.fight("18")
    assert here.said("eliminated") == [] or not here.asked(SY, "exploit")


def test_fab_095_no_assault_is_exploited() -> None:
    here = front("SY12@15 blown", "IL07@15").dice(fire=[9, 1, 1, 1, 1]).fight("15")

    assert here.one("combat_began")["assault"] == "river"
    assert not here.asked(SY, "exploit")


def test_fab_056_and_r09_engineers_fight_alone_with_artillery_of_theirs() -> None:
    here = front("SY13@13 open").have("I36-ART-1", "I210-ART-1", "NC-AIR-1", "E10-1", "il-SA-1")
    here.box("map", "I36-ENG-1").control(IL, "13")
    here.state.ambushes["13"] = "I36-ENG-1"
    here.fight("13")

    assert not here.asked(IL, "stand")
    assert here.offered("assign") == ["I36-ART-1"]
    here.dice(fire=[9, 9, 1, 9, 9]).answer(IL, "support", ("assign", "I36-ART-1"))
    assert here.state.boxes["I36-ENG-1"] == "eliminated"
    assert here.state.control["13"] == SY


def test_fab_013_and_078_an_asset_at_the_point_is_fired_at_by_its_class() -> None:
    here = front("SY12@18 up", "IL04@18 -2").control(IL, "18").have("S5-ART-1", "I36-TNK-1").fight("18")
    here.dice(fire=[1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ART-1"))
    here.answer(IL, "support", ("assign", "I36-TNK-1")).answer(IL, "absorb", ("take",))
    here.answer(IL, "loss", ("unit", here.handle("IL04")))

    assert here.said("fired")[-1]["unit"] == "SY12"
    assert here.said("fired")[-1]["changes"] == ["point:-1"]  # elite tanks: tanks have no better of them


def test_fab_080_and_r39_attacking_assets_fight_on_when_their_units_are_gone() -> None:
    here = front("SY12@18 up -3", "IL04@18").control(IL, "18").have("S5-ENG-1", "I36-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ENG-1")).dice(fire=[1, *[9] * 9])
    here.answer(IL, "support", ("assign", "I36-ART-1")).answer(SY, "loss", ("unit", here.handle("SY12")))

    assert [event["unit"] or event["piece"] for event in here.said("fired")] == ["I36-ART-1", "IL04", "S5-ENG-1"]
    assert here.state.boxes["S5-ENG-1"] == "used"


def test_fab_x29_and_x34_the_umbrella_is_the_event_of_the_battle() -> None:
    here = front("IL09@24 up", "SY12@24", turn=7).control(SY, "24")
    here.have("NC-AIR-1", "E5-1", "E6-1").fight("24", IL)
    here.dice(fire=[9] * 9).answer(IL, "support", ("assign", "NC-AIR-1"))
    here.answer(SY, "umbrella", ("umbrella", "E5-1"))

    assert here.state.boxes["E6-1"] == "available"
    assert here.said("combat_ended")


def test_fab_108_and_118_who_is_cut_off_does_not_retreat_for_a_special_action() -> None:
    here = front("SY12@18 up", "IL04@18 cut", "IL03@15").have("il-SA-1").fight("18")

    assert here.offered("retreat") == []


def test_fab_108_and_r27_two_do_not_retreat_to_a_single_place() -> None:
    here = front("SY12@12 up", "IL04@12", "IL06@12", "IL02@13").have("il-SA-1")
    here.control(SY, "10", "11", "14", "15", "16").control(IL, "12").fight("12")

    assert here.offered("hold")
    assert here.offered("retreat") == []
