"""Hits, losses, retreats, disorder."""

from engine.fab import retreats
from tests.fab.front import IL, SY, Front, front


def test_fab_090_defences_take_the_first_hit_of_the_round() -> None:
    here = front("SY12@18 up", "IL04@18 defended").dice(fire=[9, 9, 9, 1, 9, 9, 9]).fight("18")

    assert here.one("defences_absorbed")["area"] == "18"
    assert here.unit("IL04").lost == 0
    assert not here.asked(IL, "absorb")


def artillery(*units: str, dice: list[int]) -> Front:
    here = front("SY12@18 up", *units).have("S5-ART-1", "S5-ART-2").control(IL, "18").fight("18")
    here.dice(fire=dice)
    return here.answer(SY, "support", ("assign", "S5-ART-1"), ("assign", "S5-ART-2"))


def test_fab_015_and_090_artillery_may_disorder_all_instead_of_one_loss() -> None:
    here = artillery("IL04@18", dice=[1, 1, *[9] * 9])
    here.answer(IL, "absorb", ("disorder",))

    assert (here.unit("IL04").order, here.unit("IL04").lost) == ("disordered", 1)


def test_fab_090_disordered_units_cannot_do_so_again() -> None:
    here = artillery("IL04@18 disordered", dice=[1, 9, *[9] * 9])

    assert not here.asked(IL, "absorb")
    assert here.unit("IL04").lost == 1


def test_fab_092_recovering_units_can() -> None:
    here = artillery("IL04@18 recovering", dice=[1, 9, *[9] * 9]).answer(IL, "absorb", ("disorder",))

    assert here.unit("IL04").order == "disordered"


def test_fab_090_and_r23_close_fire_may_be_answered_by_retreat() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15").control(IL, "18").dice(fire=[9, 9, 9, 1, 1, 9, 9]).fight("18")
    here.answer(IL, "absorb", ("fall_back",))

    assert here.unit("IL04").lost == 1  # the other hit
    here.answer(IL, "retreat", ("go", here.handle("IL04"), "15"))
    assert (here.unit("IL04").area, here.unit("IL04").order) == ("15", "disordered")
    assert here.state.control["18"] == SY
    assert [event.kind for event in here.events][-4:-1] == ["retreated", "taken", "disordered"]


def test_fab_x22_the_outpost_does_not_retreat() -> None:
    here = front("SY01@8 up", "IL07@8").control(IL, "8").dice(fire=[9, 1, 9, 9]).fight("8")

    assert here.said("eliminated")


def test_fab_093_and_r22_whoever_cannot_retreat_loses_a_step_and_stays() -> None:
    here = front("SY12@18 up", "IL04@18").control(IL, "18").control(SY, "15", "19", "24", "25")
    here.dice(fire=[9, 9, 9, 1, 9, 9, 9]).fight("18").answer(IL, "absorb", ("fall_back",))

    assert (here.unit("IL04").area, here.unit("IL04").lost) == ("18", 1)


def test_fab_093_retreats_go_to_the_nearest_place_with_room() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15", "IL05@15", "IL08@19", "IL06@19")

    assert set(retreats.targets(here.state, here.unit("IL04"))) == {"12", "13", "16", "17", "20"}


def test_fab_093_even_over_a_blown_bridge() -> None:
    here = front("SY12@18 up", "IL04@18").control(IL, "25").control(SY, "15", "19", "24")
    here.state.blown = ["18-25"]
    here.state.turn = 6

    assert retreats.targets(here.state, here.unit("IL04")) == ["25"]


def test_fab_088_and_089_the_attacker_takes_one_hit_and_may_abort() -> None:
    here = front("SY12@18 up", "IL04@18").dice(fire=[1, 1, 1]).fight("18")

    assert here.unit("SY12").lost == 1
    here.answer(SY, "abort", ("abort",))
    assert (here.unit("SY12").area, here.unit("SY12").order) == ("18", "disordered")
    assert len(here.said("fired")) == 1


def test_fab_020_and_089_or_take_them_all() -> None:
    here = front("SY12@18 up", "IL04@18").dice(fire=[1, 1, 1, *[9] * 4]).fight("18")
    here.answer(SY, "abort", ("take",))

    assert here.unit("SY12").lost == 3
    assert len(here.said("fired")) == 2


def test_fab_089_and_r19_one_hit_leaves_no_choice() -> None:
    here = front("SY12@18 up", "IL04@18").dice(fire=[1, 9, 9, *[9] * 4]).fight("18")

    assert not here.said("aborted")
    assert here.unit("SY12").lost == 1


def test_fab_089_an_aborted_assault_goes_back() -> None:
    here = front("SY12@15 blown", "IL03@15").dice(fire=[1, 1, 9])
    here.unit("SY12").came = "24"
    here.fight("15").answer(SY, "abort", ("abort",))

    assert (here.unit("SY12").area, here.unit("SY12").order) == ("24", "disordered")


def test_fab_089_and_r20_with_nowhere_to_go_it_is_lost() -> None:
    here = front("SY12@15 blown", "IL03@15").control(IL, "24", "23").dice(fire=[1, 1, 9])
    here.unit("SY12").came = "24"
    here.fight("15").answer(SY, "abort", ("abort",))

    assert here.state.fallen == ["SY12"]


def test_fab_018_and_091_the_point_unit_loses_first_and_all_once_before_any_twice() -> None:
    here = front("SY12@18 up", "SY13@18", "IL04@18").dice(fire=[1, 1, 1]).fight("18")
    here.answer(SY, "point", ("unit", here.handle("SY13")))

    assert (here.unit("SY13").lost, here.unit("SY12").lost) == (1, 0)
    here.answer(SY, "abort", ("take",))
    assert (here.unit("SY13").lost, here.unit("SY12").lost) == (1, 1)
    assert sorted(here.offered("unit")) == sorted([here.handle("SY12"), here.handle("SY13")])


def test_fab_009_and_086_and_091_a_battle_asset_may_die_in_front_of_it() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-AT-1").fight("18")
    here.dice(fire=[1, 9, 9, *[9] * 4]).answer(SY, "support", ("assign", "S5-AT-1"))

    assert here.offered("asset") == ["S5-AT-1"]
    assert here.offered("unit") == [here.handle("SY12")]
    here.answer(SY, "loss", ("asset", "S5-AT-1"))
    assert (here.unit("SY12").lost, here.state.boxes["S5-AT-1"]) == (0, "eliminated")


def test_fab_078_a_new_point_unit_is_named_when_the_first_is_gone() -> None:
    here = front("SY12@18 -3 up", "SY13@18", "SY11@18", "IL04@18").dice(fire=[1, 9, 9]).fight("18")
    here.answer(SY, "point", ("unit", here.handle("SY12")))

    assert here.asked(SY, "point")
    here.dice(fire=[9] * 6).answer(SY, "point", ("unit", here.handle("SY11")))
    assert here.state.fallen == ["SY12"]


def test_fab_057_units_in_excess_leave_at_the_end_of_a_phase() -> None:
    here = front("SY12@24", "SY13@24", "SY11@24").run(["end_of_phase"])
    here.answer(SY, "excess", ("unit", here.handle("SY11")))

    assert here.asked(SY, "retreat")
    here.answer(SY, "retreat", here.decision(SY, "retreat").options[0])
    assert len(here.state.of(SY, "24")) == 2
