"""Positions worked out by hand from the rules alone: what lies beside the usual case of each chapter."""

from __future__ import annotations

import pytest

from engine.fab import movement
from engine.fab.rules import GAME
from tests.fab.front import IL, SY, Front, front

# ----------------------------------------------------------------- cups and boxes


def test_fab_005_and_045_in_the_second_half_of_turn_9_syria_draws_one_and_israel_four() -> None:
    here = front("SY12@24", turn=9).box("cup", "S5-ART-1", "S7-ART-1", "S9-ART-1")
    here.box("cup", "I36-ART-1", "I36-ART-2", "I36-TNK-1", "I36-INF-1", "NC-AIR-1").phase("administration", IL)

    assert sorted((told["seat"], told["number"]) for told in here.said("drew")) == [(SY, 1), (IL, 4)]


def test_fab_041_and_r02_the_special_action_that_was_spent_brings_nothing_back() -> None:
    here = front("SY12@24").have("sy-SA-1").box("used", "sy-SA-2", "S5-ART-1", "S7-ART-1").run(["refit"])

    with pytest.raises(Exception, match="fab-refused-rewards"):
        here.answer(SY, "refit", ("ready", "S5-ART-1"), ("ready", "S7-ART-1"))


def test_fab_x36_resupply_brings_back_the_two_that_there_are() -> None:
    here = front("SY12@24", turn=9).have("E7-1").box("eliminated", "S5-ART-1", "S7-AT-1", "E2-1")
    here.phase("administration").answer(SY, "administration", ("event", "E7-1", "S5-ART-1", "S7-AT-1"))

    assert {here.state.boxes[piece] for piece in ("S5-ART-1", "S7-AT-1")} == {"cup"}
    assert here.state.boxes["E2-1"] == "eliminated"


def test_fab_x42_interdiction_strikes_what_the_enemy_controls_or_disputes() -> None:
    here = front("IL04@18", "SY13@31", "SY12@15 up", "IL03@15").have("E13-1").phase("administration", IL)
    targets = {area for _, area in here.offered("event")}

    assert {"15", "31", "33"} <= targets
    assert {"13", "18"}.isdisjoint(targets)


# ----------------------------------------------------------------- movement


def test_fab_058_and_061_who_has_moved_neither_digs_in_nor_waits_in_reserve() -> None:
    here = front("SY13@31", "SY12@24").phase("movement").move(SY, "SY13", "34")

    assert here.handle("SY13") not in [*here.offered("dig"), *here.offered("reserve")]
    assert here.handle("SY12") in here.offered("dig")


def test_fab_061_defences_stay_for_whoever_relieves_their_builder() -> None:
    here = front("IL04@18 defended", "IL03@15").phase("movement", IL)
    here.move(IL, "IL04", "19").move(IL, "IL03", "18").answer(IL, "movement", ("pass",)).run(["end_of_phase"])

    assert here.state.defences == {"18": IL}


def test_fab_059_a_reserve_is_none_from_the_moment_in_which_the_enemy_comes() -> None:
    here = front("SY12@24", "IL04@18 reserve").phase("movement").move(SY, "SY12", "18")

    assert not here.unit("IL04").reserve


def test_fab_065_who_has_moved_exceeds_his_allowance_no_more() -> None:
    here = front("SY10@25", "SY12@30").phase("movement").move(SY, "SY10", "24")

    assert "30" not in here.offered("move", "SY10")  # across fields, and occupied: 3 of the 2 that are left
    assert "23" in here.offered("move", "SY10")


def test_fab_064_a_blown_bridge_takes_an_allowance_that_is_whole() -> None:
    here = front("SY13@31")
    here.state.blown = ["18-25", "19-25"]
    here.phase("movement").move(SY, "SY13", "25")

    assert movement.Terrain(here.state, SY).reach(here.unit("SY13")).ways["19"].areas == ("24", "18", "19")


def test_fab_117_who_is_disordered_still_wades_to_where_nobody_is() -> None:
    here = front("SY10@25 disordered")
    here.state.blown = ["19-25"]
    here.phase("movement").move(SY, "SY10", "19")

    assert (here.unit("SY10").area, here.unit("SY10").by) == ("19", "blown")
    assert here.offered("move", "SY10") == []


@pytest.mark.parametrize(("unit", "seat", "halts"), [("SY13", SY, True), ("IL03", IL, False)])
def test_fab_056_and_064_engineers_in_the_road_cost_one_point_friend_and_foe(
    unit: str, seat: int, halts: bool
) -> None:
    here = front(f"{unit}@13", turn=6).box("map", "I36-ENG-1").control(IL, "14")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.phase("movement", seat).move(seat, unit, "14")

    assert (here.unit(unit).spent, here.unit(unit).done) == (2, halts)


def test_fab_x09_and_099_no_exploiting_unit_enters_the_valley_before_turn_5() -> None:
    here = front("SY12@14 exploiting", turn=4).phase("breakthrough")

    assert set(here.offered("move", "SY12")) == {"10", "13", "16"}


@pytest.mark.parametrize(("turn", "sent"), [(1, ["SY12"]), (2, ["SY12", "SY15"])])
def test_fab_x12_and_105_no_special_action_sends_the_first_division_in_turn_1(turn: int, sent: list[str]) -> None:
    here = front("SY12@24", "SY15@30", turn=turn).have("sy-SA-1").phase("breakthrough")

    assert sorted(unit for _, unit in here.offered("spur")) == sorted(map(here.handle, sent))


@pytest.mark.parametrize(("turn", "helpers"), [(1, 0), (2, 1)])
def test_fab_x12_and_107_nor_lets_it_help_a_defender(turn: int, helpers: int) -> None:
    here = front("IL03@15 up", "SY08@15", "SY14@23", turn=turn).have("sy-SA-1").fight("15", IL)

    assert len(here.offered("reinforce")) == helpers


def test_fab_x18_from_turn_3_israel_moves_two_reserves_and_no_third() -> None:
    here = front("IL09@4 reserve", "IL10@5 reserve", "IL11@5 reserve", turn=3).phase("strategic", IL)
    here.answer(IL, "strategic", ("rail", here.handle("IL09"), "3"))
    here.answer(IL, "strategic", ("rail", here.handle("IL10"), "7"))

    assert not here.asked(IL, "strategic")


# ----------------------------------------------------------------- from the Reaction Phase to the breakthrough


def test_fab_056_and_097_no_reserve_reacts_into_engineers_in_the_road() -> None:
    here = front("IL03@13 reserve", "SY12@24", turn=6).box("map", "S5-ENG-1").control(SY, "14")
    here.state.ambushes["14"] = "S5-ENG-1"
    here.phase("reaction", SY)

    assert "14" not in here.offered("move", "IL03")
    assert "10" in here.offered("move", "IL03")


def test_fab_055_and_097_a_reserve_that_reacts_pays_at_a_roadblock_and_halts() -> None:
    here = front("IL03@13 reserve", "SY12@24", turn=6).control(SY, "14")
    here.state.roadblocks["14"] = SY
    here.phase("reaction", SY).move(IL, "IL03", "14", kind="reaction")

    assert (here.unit("IL03").spent, here.unit("IL03").area, here.state.roadblocks) == (2, "14", {})
    assert here.offered("move", "IL03") == []


def test_fab_097_and_x15_an_israeli_brigade_that_a_special_action_sends_begins_no_fight() -> None:
    here = front("IL03@15", "SY12@18", "SY08@12 up", "IL01@12", turn=6).have("il-SA-1").phase("reaction", SY)
    here.answer(IL, "reaction", ("spur", "il-SA-1", here.handle("IL03")))

    assert "18" not in here.offered("move", "IL03")
    assert "12" in here.offered("move", "IL03")


@pytest.mark.parametrize(("word", "fights"), [("", []), ("disordered", [("18", "E8c-1")])])
def test_fab_104_and_106_a_division_fights_on_where_all_who_attack_are_its_own(
    word: str, fights: list[tuple[str, str]]
) -> None:
    here = front("SY12@18 up", f"SY08@18 {word}", "IL04@18").have("E8c-1").phase("breakthrough_combat")

    assert here.offered("fight") == fights


def test_fab_104_and_109_a_division_reorganises_its_own_troops_only() -> None:
    here = front("SY01@24 disordered", "SY08@24 disordered").have("E8a-1").phase("administration")
    here.answer(SY, "administration", ("rally", "E8a-1", "24"))

    assert [here.unit(unit).order for unit in ("SY01", "SY08")] == ["good", "disordered"]


# ----------------------------------------------------------------- who may support a battle


def test_fab_074_and_076_whoever_does_not_attack_is_no_hindrance_to_the_pieces() -> None:
    here = front("SY12@18 up", "SY08@18 disordered cut", "IL04@18").have("S5-ART-1", "S5-AT-1", "S9-ART-1")

    assert set(here.fight("18").offered("assign")) == {"S5-ART-1", "S5-AT-1"}


def test_fab_076_and_118_one_attacker_who_is_cut_off_keeps_them_from_both() -> None:
    here = front("SY12@18 up", "SY13@18 cut", "IL04@18").have("S5-ART-1").fight("18")

    assert not here.asked(SY, "support")


def test_fab_074_and_077_of_defenders_the_disordered_count_too() -> None:
    here = front("SY12@18 up", "IL03@18", "IL09@18 disordered", turn=4).have("I36-ART-1", "I36-TNK-1", "E10-1")

    assert here.fight("18").offered("assign") == ["I36-ART-1"]


def test_fab_077_and_118_one_defender_who_is_cut_off_keeps_the_pieces_from_both() -> None:
    here = front("SY12@18 up", "IL03@18", "IL04@18 cut").have("I36-ART-1").fight("18")

    assert not here.asked(IL, "support")


@pytest.mark.parametrize(
    ("other", "pieces", "fits"),
    [
        ("SY13", ("S5-ART-1", "S5-ART-2", "GHQ-ART-1"), False),
        ("SY13", ("S5-ART-1", "GHQ-ART-1", "GHQ-AIR-1"), True),
        ("SY08", ("S5-ART-1", "S9-ART-1", "GHQ-ART-1"), False),
        ("SY08", ("S5-ART-1", "GHQ-ART-1", "GHQ-AIR-1"), True),
    ],
)
def test_fab_x23_rockets_take_the_place_of_a_battery(other: str, pieces: tuple[str, ...], fits: bool) -> None:
    here = front("SY12@18 up", f"{other}@18", "IL04@18").have("S5-ART-1", "S5-ART-2", "S9-ART-1")
    here.have("GHQ-ART-1", "GHQ-AIR-1").dice(missiles=[9]).fight("18")
    picks = [("assign", piece) for piece in pieces]

    if fits:
        here.answer(SY, "support", *picks)
        assert here.asked(SY, "point")
    else:
        with pytest.raises(Exception, match="fab-refused-"):
            here.answer(SY, "support", *picks)


def test_fab_076_and_x24_two_israeli_divisions_have_a_battery_each_and_an_aircraft() -> None:
    have = ("I36-ART-1", "I210-ART-1", "NC-AIR-1", "I36-TNK-1")
    here = front("IL03@24 up", "IL09@24", "SY12@24", turn=7).have(*have).dice(missiles=[9]).fight("24", IL)

    assert set(here.offered("assign")) == {*have} - {"I36-TNK-1"}
    here.answer(IL, "support", *[("assign", piece) for piece in have[:3]])
    assert [here.state.boxes[piece] for piece in have[:3]] == ["battle"] * 3


def test_fab_x21_two_brigades_of_the_reserve_have_what_is_theirs() -> None:
    here = front("SY17@18 up", "SY14@18", "IL04@18").have("SR-ART-1", "SR-TNK-1", "S5-ART-1").fight("18")

    assert set(here.offered("assign")) == {"SR-ART-1", "SR-TNK-1"}


def test_fab_056_and_x24_and_x28_rockets_help_engineers_in_the_road_and_aircraft_do_not() -> None:
    here = front("IL03@30 open", turn=7).box("map", "S5-ENG-1").control(SY, "30")
    here.have("S5-ART-1", "S9-ART-1", "GHQ-ART-1", "GHQ-AIR-1", "S5-AT-1", "E6-1", "sy-SA-1")
    here.state.ambushes["30"] = "S5-ENG-1"
    here.fight("30", IL)

    assert set(here.offered("assign")) == {"S5-ART-1", "GHQ-ART-1"}
    with pytest.raises(Exception, match="fab-refused-artillery"):
        here.answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "GHQ-ART-1"))


# ----------------------------------------------------------------- aircraft and events in battle


@pytest.mark.parametrize(("die", "fate"), [(1, "eliminated"), (4, "used"), (5, "battle")])
def test_fab_x25_syrian_aircraft_meet_a_four(die: int, fate: str) -> None:
    here = front("SY12@18 up", "SY13@18", "IL04@18").have("GHQ-AIR-1").dice(missiles=[die]).fight("18")
    here.answer(SY, "support", ("assign", "GHQ-AIR-1"))

    assert here.one("missiles")["fate"] == fate


def test_fab_x34_and_r35_no_umbrella_over_two_divisions() -> None:
    here = front("IL03@24 up", "SY12@24", "SY08@24", turn=7).have("NC-AIR-1", "E5-1")
    here.fight("24", IL).answer(IL, "support", ("assign", "NC-AIR-1"))

    assert here.decision(SY, "umbrella").options == [("roll",)]  # asked all the same, for their backs tell nothing


def test_fab_x29_and_x34_who_attacks_by_night_has_no_umbrella_as_well() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@18").have("E3-1", "E5-1", "NC-AIR-1").dice(missiles=[9])
    here.fight("18").answer(SY, "support", ("assign", "E3-1")).answer(IL, "support", ("assign", "NC-AIR-1"))

    assert here.asked(IL, "point")
    assert (here.state.boxes["E5-1"], here.state.boxes["NC-AIR-1"]) == ("available", "battle")


def test_fab_x31_a_barrage_needs_five_against_works_in_the_hills_where_a_battery_needs_three() -> None:
    here = front("SY01@11 up", "IL01@11 defended", turn=1).have("E2-1", "S7-ART-1").dice(fire=[9] * 20).fight("11")
    here.answer(SY, "support", ("assign", "E2-1"), ("assign", "S7-ART-1"))

    assert sorted(told["needs"] for told in here.said("fired")[:2]) == [3, 5]


def test_fab_x31_and_r35_two_divisions_have_no_barrage() -> None:
    here = front("SY12@18 up", "SY08@18", "IL04@18", turn=1).have("E2-1", "S5-ART-1").fight("18")

    assert here.offered("assign") == ["S5-ART-1"]


def test_fab_x30_commandos_take_an_empty_mount_hermon_without_a_fight() -> None:
    here = front("SY21@26", turn=2).have("E1-1").phase("movement")
    here.answer(SY, "movement", ("fly", "E1-1", here.handle("SY21"))).phase("combat")

    assert here.state.control["8"] == SY
    assert not here.said("combat_began")


def test_fab_x30_commandos_that_have_marched_do_not_fly() -> None:
    here = front("SY21@26", "IL07@8", turn=2).have("E1-1").phase("movement")
    assert here.offered("fly")

    assert here.move(SY, "SY21", "21").offered("fly") == []


def test_fab_x13_and_x30_nor_do_they_fly_to_join_others_on_mount_hermon() -> None:
    here = front("SY21@26", "SY22@8 up", "IL07@8", turn=2).have("E1-1").phase("movement")

    assert here.offered("fly") == []


# ----------------------------------------------------------------- the round of combat


def test_fab_117_who_is_cut_off_attacks_at_one_less() -> None:
    here = front("SY12@15 open cut", "IL03@15").dice(fire=[9] * 20).phase("combat")

    assert here.said("fired")[-1]["needs"] == 3  # 5 −1 for an elite point unit −1


def test_fab_056_and_079_a_shell_that_kills_the_engineers_opens_the_road() -> None:
    here = front("SY04@12 open", turn=6).box("map", "I36-ENG-1").control(IL, "12").have("S7-ART-1")
    here.state.ambushes["12"] = "I36-ENG-1"
    here.dice(fire=[1]).fight("12").answer(SY, "support", ("assign", "S7-ART-1"))

    assert here.state.boxes["I36-ENG-1"] == "eliminated"
    assert [told["piece"] for told in here.said("fired")] == ["S7-ART-1"]
    assert here.asked(SY, "exploit")


def test_fab_083_and_089_who_aborts_sends_all_pieces_home() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ART-1", "S5-ENG-1", "I36-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "S5-ENG-1")).dice(fire=[9, 1, 1, 1, 9])
    here.answer(IL, "support", ("assign", "I36-ART-1"))
    for _ in range(2):  # the first hit of the battery, and the first of close fire
        here.answer(SY, "loss", ("unit", here.handle("SY12")))
    here.answer(SY, "abort", ("abort",))

    assert [here.state.boxes[piece] for piece in ("S5-ART-1", "S5-ENG-1", "I36-ART-1")] == ["used"] * 3
    assert (here.unit("SY12").lost, here.unit("SY12").order, here.state.lines) == (2, "disordered", ["18"])


def test_fab_087_and_090_works_that_engineers_have_cleared_absorb_no_hit() -> None:
    here = front("SY12@18 up", "IL04@18 defended", "IL03@15").have("S5-ENG-1").fight("18")
    here.dice(fire=[9, 9, 9, 1, 9, 9, 9]).answer(SY, "support", ("assign", "S5-ENG-1"))
    here.answer(SY, "sappers", ("clear", "S5-ENG-1"))

    assert not here.said("defences_absorbed")
    assert here.asked(IL, "absorb")


def test_fab_087_engineers_that_fell_on_the_way_clear_nothing() -> None:
    here = front("SY12@18 up", "IL04@18 defended").have("S5-ENG-1").fight("18")
    here.dice(fire=[1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ENG-1"))
    here.answer(SY, "loss", ("asset", "S5-ENG-1"))

    assert here.said("fired")[-1]["needs"] == 3  # 5 −1 for an elite point unit −1 for the defences
    assert here.state.defences == {"18": IL}


def test_fab_087_where_a_shell_has_hit_the_works_the_engineers_fire() -> None:
    here = front("SY12@18 up", "IL04@18 defended").have("S5-ENG-1", "S5-ART-1").fight("18")
    here.dice(fire=[1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ENG-1"), ("assign", "S5-ART-1"))

    assert {told["piece"] for told in here.said("fired")} >= {"S5-ART-1", "S5-ENG-1"}


def falling_back(*dice: int) -> Front:
    """A brigade and a company of tanks defend; the brigade gives way."""
    here = front("SY12@18 up", "IL04@18", "IL03@15").control(IL, "18").have("I36-TNK-1").fight("18")
    here.dice(fire=[9, 9, 9, 9, *dice]).answer(IL, "support", ("assign", "I36-TNK-1"))
    return here.answer(IL, "absorb", ("fall_back",))


def test_fab_083_and_090_who_retreats_leaves_his_tanks_to_be_used_again() -> None:
    here = falling_back(1, 9, 9, 9)
    here.answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert (here.state.boxes["I36-TNK-1"], here.unit("IL04").lost) == ("used", 0)
    assert (here.state.control["18"], here.state.lines, here.state.shown) == (SY, [], [])


def test_fab_090_and_091_the_tanks_may_take_the_hit_that_the_retreat_leaves() -> None:
    here = falling_back(1, 1, 9, 9).answer(IL, "loss", ("asset", "I36-TNK-1"))
    here.answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert (here.state.boxes["I36-TNK-1"], here.unit("IL04").lost) == ("eliminated", 0)


def test_fab_090_and_092_who_retreats_in_recovery_is_disordered_anew() -> None:
    here = front("SY12@18 up", "IL04@18 recovering", "IL03@15").dice(fire=[9, 9, 9, 1, 9, 9, 9]).fight("18")
    here.answer(IL, "absorb", ("fall_back",)).answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert here.unit("IL04").order == "disordered"


def test_fab_091_and_093_two_lose_once_each_and_retreat_to_different_areas() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@18").control(IL, "18").dice(fire=[*[9] * 6, 1, 1, 1, 9])
    here.fight("18").answer(IL, "point", ("unit", here.handle("IL04"))).answer(IL, "absorb", ("fall_back",))
    here.answer(IL, "retreat", ("go", here.handle("IL04"), "15"))
    here.answer(IL, "retreat", ("go", here.handle("IL03"), "19"))

    assert [(here.unit(unit).area, here.unit(unit).lost) for unit in ("IL04", "IL03")] == [("15", 1), ("19", 1)]


def test_fab_095_who_did_not_attack_does_not_exploit() -> None:
    here = front("SY12@18 up", "SY13@18 disordered", "IL07@18").dice(fire=[9, 1, 1, 9, 9]).fight("18")

    assert here.decision(SY, "exploit").options == [("check", here.handle("SY12"))]


def test_fab_094_and_095_who_is_cut_off_exploits_at_one_less() -> None:
    here = front("SY12@18 up cut", "IL07@18").dice(fire=[9, 1, 1, 9, 9], morale=[5]).fight("18")
    here.answer(SY, "exploit", ("check", here.handle("SY12")))

    assert (here.one("morale")["needs"], here.unit("SY12").exploiting) == (4, False)


def test_fab_107_help_comes_over_a_bridge() -> None:
    here = front("SY12@14 up", "IL09@14", "IL10@4", turn=6).have("il-SA-1").dice(fire=[9] * 20).fight("14")
    here.answer(IL, "stand", ("reinforce", "il-SA-1", here.handle("IL10")))

    assert here.unit("IL10").area == "14"


def test_fab_057_and_107_but_not_to_where_two_stand() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@18", "IL08@19").have("il-SA-1").fight("18")

    assert here.offered("reinforce") == []
    assert here.offered("retreat")


def test_fab_093_and_108_who_retreats_for_a_special_action_wades_in_good_order() -> None:
    here = front("SY12@14 up", "IL09@14", turn=6).control(SY, "3", "10", "13", "16").have("il-SA-1")
    here.state.blown = ["4-14"]
    here.fight("14").answer(IL, "stand", ("retreat", "il-SA-1"))

    assert (here.unit("IL09").area, here.unit("IL09").order) == ("4", "good")


def test_fab_090_tanks_that_are_left_alone_do_not_retreat() -> None:
    here = front("SY12@18 up", "IL06@18 -1", "IL03@15").control(IL, "18").have("S5-ART-1", "I36-TNK-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1")).dice(fire=[1, 9, 1, 9, 9, 9])
    here.answer(IL, "support", ("assign", "I36-TNK-1")).answer(IL, "absorb", ("take",))
    here.answer(IL, "loss", ("unit", here.handle("IL06")))

    assert here.state.boxes["I36-TNK-1"] == "eliminated"
    assert here.state.control["18"] == SY


def test_fab_x39_dice_of_an_event_and_of_the_units_hit_together() -> None:
    here = front("SY12@18 up", "IL04@18", turn=4).have("E10-1").dice(fire=[1, 9, 9, 1, 9]).fight("18")
    here.answer(IL, "support", ("assign", "E10-1"))

    assert here.unit("SY12").lost == 1
    assert here.asked(SY, "abort")  # the second hit of the same step


def test_fab_x04_and_x54_what_pieces_need_beside_units() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ENG-1", "I36-TNK-1").dice(fire=[9] * 20).fight("18")
    here.answer(SY, "support", ("assign", "S5-ENG-1")).answer(IL, "support", ("assign", "I36-TNK-1"))

    assert {told["unit"] or told["piece"]: told["needs"] for told in here.said("fired")} == {
        "IL04": 7,  # elite, gunnery
        "I36-TNK-1": 6,  # elite; gunnery is for units
        "SY12": 4,
        "S5-ENG-1": 3,  # infantry at armour in the open
    }


def test_fab_x54_the_hills_hinder_the_battery_that_fires_into_them_only() -> None:
    here = front("SY01@11 up", "IL01@11").have("S7-ART-1", "I36-ART-1").dice(fire=[9] * 20).fight("11")
    here.answer(SY, "support", ("assign", "S7-ART-1")).answer(IL, "support", ("assign", "I36-ART-1"))

    assert [told["needs"] for told in here.said("fired")[:2]] == [4, 5]


def assaulted() -> Front:
    """SY10 has waded to 19 and fought; it may fight there again in the breakthrough."""
    here = front("SY10@25", "IL08@19").control(IL, "18", "17", "20").have("sy-SA-1")
    here.state.blown = ["19-25"]
    here.phase("movement").move(SY, "SY10", "19").dice(fire=[9] * 5).phase("combat")
    return here.phase("reaction").phase("breakthrough").phase("breakthrough_combat")


def test_fab_071_and_106_an_assault_stays_one_in_the_breakthrough() -> None:
    here = assaulted().dice(fire=[1, 1]).answer(SY, "battle", ("fight", "19", "sy-SA-1"))
    here.answer(SY, "abort", ("abort",))

    assert here.said("combat_began")[-1]["assault"] == "river"
    assert (here.unit("SY10").area, here.unit("SY10").order) == ("25", "disordered")


def test_fab_056_and_097_a_reserve_joins_engineers_in_the_road_and_leads() -> None:
    here = front("SY13@14 up", "IL03@13 reserve", turn=6).box("map", "I36-ENG-1").control(IL, "14")
    here.state.ambushes["14"] = "I36-ENG-1"
    here.have("sy-SA-1").control(SY, "16", "15").phase("reaction").move(IL, "IL03", "14", kind="reaction")
    here.phase("breakthrough_combat").dice(fire=[9] * 20).answer(SY, "battle", ("fight", "14", "sy-SA-1"))

    assert [point["unit"] for point in here.said("point")] == ["IL03", "SY13"]


def test_fab_019_and_059_a_reserve_that_moves_frees_its_marker() -> None:
    here = front("SY13@31 reserve", "SY15@30 reserve", "SY16@34 reserve", "SY17@33").phase("movement")
    assert here.offered("reserve") == []

    assert here.handle("SY17") in here.move(SY, "SY16", "35").offered("reserve")


def test_fab_095_and_r39_pieces_without_units_win_no_ground() -> None:
    here = front("SY12@18 up -3", "IL07@18").control(IL, "18").have("S5-ENG-1", "I36-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ENG-1")).dice(fire=[1, 9, 1])
    here.answer(IL, "support", ("assign", "I36-ART-1")).answer(SY, "loss", ("unit", here.handle("SY12")))

    assert here.state.fallen == ["SY12", "IL07"]
    assert here.state.control["18"] == IL
    assert not here.asked(SY, "exploit")


# ----------------------------------------------------------------- supply and victory


def test_fab_094_and_120_who_checked_his_morale_is_hidden_again() -> None:
    here = front("SY12@24", "IL03@15").control(IL, "22", "23", "25", "29", "30", "31").dice(morale=[1])
    here.phase("supply")

    assert here.one("morale")["unit"] == "SY12"
    assert here.state.shown == []


@pytest.mark.parametrize(
    ("held", "sides", "grade"),
    [
        (("22",), ["sy"], "marginal"),  # −2
        (("22", "23"), [], ""),  # −3
        (("22", "23", "24", "21"), [], ""),  # −5
        (("22", "23", "24", "21", "26"), ["il"], "marginal"),  # −6
        (("22", "23", "24", "21", "26", "29", "27"), ["il"], "marginal"),  # −9
        (("22", "23", "24", "21", "26", "29", "27", "25"), ["il"], "decisive"),  # −10
    ],
)
def test_fab_x53_how_israel_fares_in_the_end(held: tuple[str, ...], sides: list[str], grade: str) -> None:
    outcome = front("SY12@34", "IL01@12", turn=14).control(IL, *held).run(["victory_check"]).state.outcome

    assert outcome is not None
    assert (outcome.sides, outcome.grade) == (sides, grade)


@pytest.mark.parametrize(
    ("held", "winner"),
    [
        (("10", "9", "8"), "sy"),  # 2 + 1 + 1
        (("13", "8"), "il"),  # no way leads to Nafakh
        (("13", "12"), "sy"),
        (("12", "9"), "il"),
    ],
)
def test_fab_x57_only_what_is_fed_counts_in_the_valley(held: tuple[str, ...], winner: str) -> None:
    here = front("SY01@21", turn=4, scenario="valley_of_tears").control(SY, *held).run(["victory_check"])

    assert here.state.outcome is not None
    assert here.state.outcome.sides == [winner]


def test_fab_x50_a_brigade_that_arrived_with_two_steps_scores_nothing() -> None:
    here = front("SY12@24", "IL19@4", "IL18@4")
    here.state.fallen = ["IL19", "IL18"]

    assert GAME.view(here.state, None).forces[SY].points == 1
