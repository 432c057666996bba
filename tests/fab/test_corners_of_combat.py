"""Corners of combat, events, Special Actions and victory, worked out by hand from the rulebook alone."""

import pytest

from engine.fab import reinforcement, retreats
from engine.fab.rules import GAME
from engine.fab.setup import deal
from tests.fab.front import IL, SEED, SY, front
from tests.position import Scripted

GOLAN = [str(area) for area in range(8, 21)]


def test_fab_090_and_117_who_is_disordered_by_artillery_fires_worse_at_once() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ART-1").control(IL, "18").fight("18")
    here.dice(fire=[1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ART-1"))
    here.answer(IL, "absorb", ("disorder",))

    assert [event["needs"] for event in here.said("fired")] == [5, 6, 4]  # 7 but for the disorder


def test_fab_090_one_who_is_not_disordered_is_enough_to_absorb() -> None:
    here = front("SY12@18 up", "IL04@18 disordered", "IL03@18").have("S5-ART-1").control(IL, "18").fight("18")
    here.dice(fire=[1, *[9] * 20]).answer(SY, "support", ("assign", "S5-ART-1"))
    here.answer(IL, "point", ("unit", here.handle("IL04"))).answer(IL, "absorb", ("disorder",))

    assert [here.unit(unit).order for unit in ("IL03", "IL04")] == ["disordered", "disordered"]
    assert [here.unit(unit).lost for unit in ("IL03", "IL04")] == [0, 0]


def test_fab_074_the_disordered_of_the_attacker_take_no_losses() -> None:
    here = front("SY12@18 up disordered", "SY13@18", "IL04@18").dice(fire=[1, 1, 1, *[9] * 9]).fight("18")
    here.answer(SY, "abort", ("take",))

    assert "SY13" in here.state.fallen
    assert here.unit("SY12").lost == 0


def test_fab_091_asset_point_and_the_other_lose_once_before_any_twice() -> None:
    here = front("SY12@18 up", "SY11@18", "IL01@18").have("S5-AT-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-AT-1")).dice(fire=[1, 1, 1, 1])
    here.answer(SY, "point", ("unit", here.handle("SY12"))).answer(SY, "loss", ("unit", here.handle("SY12")))
    here.answer(SY, "abort", ("take",))

    assert here.offered("asset") == ["S5-AT-1"]
    assert here.offered("unit") == [here.handle("SY11")]
    here.answer(SY, "loss", ("unit", here.handle("SY11")))
    assert here.state.boxes["S5-AT-1"] == "eliminated"  # none else was left
    assert sorted(here.offered("unit")) == sorted(here.handle(unit) for unit in ("SY11", "SY12"))


def test_fab_090_defences_absorb_one_hit_of_a_round_and_no_more() -> None:
    here = front("SY12@18 up", "IL04@18 defended").have("S5-ART-1").control(IL, "18").fight("18")
    here.dice(fire=[1, 9, 9, 9, 1, 9, 9, 9]).answer(SY, "support", ("assign", "S5-ART-1"))

    assert len(here.said("defences_absorbed")) == 1
    assert here.asked(IL, "absorb")
    assert here.said("fired")[-1]["needs"] == 4  # no defences are left to hinder them


def test_fab_095_who_retreats_from_close_fire_gives_no_opportunity() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").control(IL, "18").dice(fire=[9, 9, 9, 1, 9, 9, 9]).fight("18")
    here.answer(IL, "absorb", ("fall_back",)).answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert not here.asked(SY, "exploit")


def test_fab_095_and_094_who_aborts_after_his_guns_have_won_may_exploit_at_one_less() -> None:
    here = front("SY12@18 up", "IL07@18").have("S5-ART-1", "I36-ART-1", "NC-AIR-1").control(IL, "18").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1")).dice(fire=[1, 1, 1], missiles=[9], morale=[5])
    here.answer(IL, "support", ("assign", "I36-ART-1"), ("assign", "NC-AIR-1")).answer(IL, "absorb", ("take",))
    here.answer(SY, "abort", ("abort",)).answer(SY, "exploit", ("check", here.handle("SY12")))

    assert (here.one("morale")["needs"], here.unit("SY12").exploiting) == (4, False)


def test_fab_108_who_retreats_in_recovery_stays_in_recovery() -> None:
    here = front("SY12@18 up", "IL04@18 recovering", "IL03@15").have("il-SA-1").fight("18")
    here.answer(IL, "stand", ("retreat", "il-SA-1")).answer(IL, "retreat", ("go", here.handle("IL04"), "15"))

    assert here.unit("IL04").order == "recovering"


def test_fab_107_a_reinforcement_is_the_point_once_the_first_has_fallen() -> None:
    here = front("SY12@18 up", "IL06@18 -1", "IL03@15").control(IL, "18").have("il-SA-1", "S5-ART-1").fight("18")
    here.answer(IL, "stand", ("reinforce", "il-SA-1", here.handle("IL03")))
    here.dice(fire=[1, *[9] * 9]).answer(SY, "support", ("assign", "S5-ART-1")).answer(IL, "absorb", ("take",))

    assert [point["unit"] for point in here.said("point")] == ["IL06", "SY12", "IL03"]


def test_fab_077_of_mixed_defenders_one_has_artillery_and_none_has_tanks() -> None:
    have = ("I36-ART-1", "I210-ART-1", "I146-ART-1", "I36-TNK-1", "E10-1")
    here = front("SY12@18 up", "IL03@18", "IL09@18", turn=4).have(*have).fight("18")

    assert set(here.offered("assign")) == {"I36-ART-1", "I210-ART-1"}
    with pytest.raises(Exception, match="fab-refused-artillery"):
        here.answer(IL, "support", ("assign", "I36-ART-1"), ("assign", "I210-ART-1"))


def test_fab_049_and_104_a_special_action_of_one_use_brings_assets_back_as_well() -> None:
    here = front("SY12@24").have("E8c-1").box("eliminated", "S7-ART-1", "E2-1").phase("administration")

    assert here.offered("recycle") == [("E8c-1", "S7-ART-1")]


def test_fab_049_and_x30_an_event_whose_turns_are_over_still_brings_assets_back() -> None:
    here = front("SY21@26", turn=3).have("E1-1").box("eliminated", "S7-ART-1").phase("administration")

    assert here.offered("recycle") == [("E1-1", "S7-ART-1")]
    assert here.phase("movement").offered("fly") == []


def test_fab_047_and_x42_in_the_enemys_turn_interdiction_hinders_him_until_it_ends() -> None:
    here = front("SY13@31", "IL04@18").have("E13-1").phase("administration")
    here.answer(IL, "administration", ("event", "E13-1", "34"))

    assert here.phase("movement").move(SY, "SY13", "34").unit("SY13").spent == 3
    assert here.phase("supply").state.hindered == {}


def test_fab_x43_from_the_next_turn_a_strike_counts_once() -> None:
    here = front("IL04@18", turn=6).have("E14-1").phase("administration", IL)
    printed = here.state.record.sam
    here.answer(IL, "administration", ("event", "E14-1"))

    assert GAME.view(here.state, None).sam == printed - 2
    here.state.sam_now = 0
    assert GAME.view(here.state, None).sam == printed - 1


def test_fab_053_a_bridge_is_repaired_towards_what_is_held_though_disputed() -> None:
    here = front("SY10@25", "SY12@18 up", "IL04@18").have("S5-ENG-1")
    here.state.blown = ["18-25"]

    assert here.phase("administration").offered("repair") == [("S5-ENG-1", "25", "18-25")]


def test_fab_111_who_is_delayed_is_redirected_no_more() -> None:
    here = front("SY13@4", "SY12@24", turn=6).have("il-SA-1")
    block = front("IL19@4").unit("IL19")
    here.state.put(block, "")
    block.due, block.delayed = 6, True
    here.state.blocks["IL19"] = block

    assert reinforcement.redirections(here.state, block) == []
    assert reinforcement.places(here.state, block) == ["3", "5"]


@pytest.mark.parametrize(("turn", "won"), [(7, False), (8, True)])
def test_fab_x52_israel_wins_by_sudden_death_from_turn_8(turn: int, won: bool) -> None:
    here = front("IL03@28", turn=turn).control(IL, *GOLAN, "22", "27", "28").run(["victory_check"])

    assert here.state.net == [-7]
    assert (here.state.outcome is not None) is won


def test_fab_x52_and_x53_the_last_turn_knows_no_sudden_death() -> None:
    here = front("SY12@24", turn=14).control(SY, *GOLAN).run(["victory_check"])

    assert here.state.outcome is not None
    assert here.state.outcome.termination == "points"


def test_fab_x46_what_lay_face_down_is_seen_in_a_battle_and_after_it() -> None:
    here = front("SY12@18 up", "IL04@18", hidden_boxes=True).have("S5-ART-1", "S5-AT-1").fight("18")
    before = GAME.view(here.state, IL).forces[SY].boxes["available"]
    here.dice(fire=[9] * 9).answer(SY, "support", ("assign", "S5-ART-1"))

    assert before == []
    assert GAME.view(here.state, IL).forces[SY].boxes["used"] == ["S5-ART-1"]


def test_fab_x47_from_the_second_turn_bridges_may_be_blown() -> None:
    here = front("SY10@25", "IL08@19", turn=2, late_demolition=True).phase("movement").move(SY, "SY10", "19")

    assert here.asked(IL, "demolition")


@pytest.mark.parametrize(("handicap", "ready"), [(False, 1), (True, 2)])
def test_fab_x48_israel_begins_with_one_special_action_more(handicap: bool, ready: int) -> None:
    dice = Scripted(seed=SEED, commitment="00" * 32, version=2)
    state = deal("campaign", {"handicap": handicap}, dice)

    assert sum(piece.kind == "sa" for piece in state.box(IL, "available")) == ready


def test_fab_095_a_retreat_and_the_last_step_leave_the_third_hit_to_spare() -> None:
    here = front("SY12@18 up", "IL08@18 -1", "IL03@15").control(IL, "18").dice(fire=[9, 1, 1, 1, 9]).fight("18")
    here.answer(IL, "absorb", ("fall_back",))

    assert "IL08" in here.state.fallen
    assert here.asked(SY, "exploit")


def test_fab_091_and_093_hits_left_over_are_taken_before_the_units_retreat() -> None:
    here = (
        front("SY12@18 up", "IL04@18", "IL03@18").control(IL, "18").dice(fire=[*[9] * 6, 1, 1, 1, 9]).fight("18")
    )
    here.answer(IL, "point", ("unit", here.handle("IL04"))).answer(IL, "absorb", ("fall_back",))

    assert [here.unit(unit).lost for unit in ("IL04", "IL03")] == [1, 1]
    assert here.asked(IL, "retreat")


def test_fab_079_and_080_the_guns_of_a_defender_who_is_gone_fire_once_more() -> None:
    here = front("SY12@18 up", "IL07@18").control(IL, "18").have("S5-ART-1", "I36-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1")).dice(fire=[1, 1])
    here.answer(IL, "support", ("assign", "I36-ART-1")).answer(IL, "absorb", ("take",))

    assert [event["piece"] for event in here.said("fired")] == ["S5-ART-1", "I36-ART-1"]
    assert here.unit("SY12").lost == 1
    assert here.asked(SY, "exploit")


def test_fab_078_who_fires_compares_himself_with_the_point_unit_of_that_moment() -> None:
    here = front("SY12@18 up", "IL04@18 -2", "IL05@18").control(IL, "18").have("S5-ART-1").fight("18")
    here.answer(SY, "support", ("assign", "S5-ART-1")).dice(fire=[1, *[9] * 9])
    here.answer(IL, "point", ("unit", here.handle("IL04"))).answer(IL, "absorb", ("take",))

    assert "IL04" in here.state.fallen
    needs = {event["unit"]: event["needs"] for event in here.said("fired") if event["unit"]}
    assert needs == {"IL05": 5, "SY12": 5}  # elite +1, infantry −1; at infantry +1, at the elite −1


def test_fab_x21_beside_the_allies_the_reserve_is_a_formation_of_its_own() -> None:
    here = front("SY14@18 up", "SY23@18", "IL04@18", turn=12)
    here.have("SR-ART-1", "SR-TNK-1", "SX-ART-1", "SX-AT-1").fight("18")

    assert set(here.offered("assign")) == {"SR-ART-1", "SX-ART-1"}


@pytest.mark.parametrize(("die", "fate"), [(1, "eliminated"), (2, "battle")])
def test_fab_x25_a_one_brings_aircraft_down_where_the_sam_number_is_0(die: int, fate: str) -> None:
    here = front("SY12@18 up", "IL04@18", turn=12).control(IL, "18").have("NC-AIR-1").fight("18")
    here.state.sam_now = -2
    here.dice(missiles=[die], fire=[9] * 9).answer(IL, "support", ("assign", "NC-AIR-1"))

    assert here.one("missiles")["fate"] == fate


def test_fab_093_and_x09_no_syrian_retreats_into_the_valley_before_turn_5() -> None:
    here = front("SY12@14 up", "IL04@14", "IL03@16", turn=4).control(SY, "3", "4", "14").control(IL, "10", "13")

    assert retreats.targets(here.state, here.unit("SY12")) == []


@pytest.mark.parametrize(("beside", "winner"), [("10", "il"), ("12", "sy")])
def test_fab_x57_nafakh_counts_for_syria_only_with_a_way_to_it(beside: str, winner: str) -> None:
    here = front("SY01@13", f"SY02@{beside}", turn=4, scenario="valley_of_tears")
    here.control(IL, *{"8", "9", "10", "11", "12"} - {beside}).control(SY, "13", beside).run(["victory_check"])

    assert here.state.outcome is not None
    assert here.state.outcome.sides == [winner]
