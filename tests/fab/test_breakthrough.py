"""Reaction and breakthrough."""

from tests.fab.front import IL, SY, front


def test_fab_097_reserves_react_but_begin_no_fight() -> None:
    here = front("IL03@15 reserve", "SY12@18", "SY13@13 up", "IL05@13").phase("reaction", SY)

    assert "18" not in here.offered("move", "IL03")
    assert "13" in here.offered("move", "IL03")
    here.move(IL, "IL03", "13", kind="reaction")
    assert not here.unit("IL03").reserve
    assert here.state.shown.count("IL03") == 1


def test_fab_097_reserves_may_dig_in_instead() -> None:
    here = front("IL03@15 reserve", "SY13@31").phase("reaction", SY)
    here.answer(IL, "reaction", ("dig", here.handle("IL03")))

    assert here.state.defences == {"15": IL}
    assert not here.unit("IL03").reserve


def test_fab_096_nobody_else_reacts() -> None:
    assert front("IL03@15", "SY12@18").phase("reaction", SY).asked(SY, "rest")


def test_fab_x15_an_israeli_unit_reacts_for_a_special_action() -> None:
    here = front("IL03@15", "IL05@13", "SY12@30").have("il-SA-1").phase("reaction", SY)

    assert here.offered("spur") == [("il-SA-1", here.handle("IL03"))]
    here.answer(IL, "reaction", ("spur", "il-SA-1", here.handle("IL03")))
    here.move(IL, "IL03", "4", kind="reaction")
    assert here.unit("IL03").area == "4"


def test_fab_098_and_099_exploiting_units_move_one_area() -> None:
    here = front("SY12@18 exploiting", "IL03@15", turn=5).phase("breakthrough")
    here.move(SY, "SY12", "15", kind="breakthrough")

    assert (here.unit("SY12").area, here.unit("SY12").done) == ("15", True)
    assert not here.unit("SY12").exploiting


def test_fab_099_not_over_a_blown_bridge() -> None:
    here = front("SY12@24 exploiting", turn=5).phase("breakthrough")

    assert "15" not in here.offered("move", "SY12")  # the ditch has no bridge there


def test_fab_099_not_even_one_that_is_blown_before_them() -> None:
    here = front("SY12@25 exploiting", "IL08@19").dice(demolition=[1]).phase("breakthrough")
    here.move(SY, "SY12", "19", kind="breakthrough").answer(IL, "demolition", ("blow",))

    assert (here.unit("SY12").area, here.unit("SY12").exploiting) == ("25", False)
    assert here.offered("move", "SY12") == []


def test_fab_099_reserves_move_as_always() -> None:
    here = front("SY15@30 reserve").phase("breakthrough")
    here.move(SY, "SY15", "29", kind="breakthrough").move(SY, "SY15", "27", kind="breakthrough")

    assert (here.unit("SY15").area, here.unit("SY15").spent) == ("27", 3)


def test_fab_105_a_special_action_moves_another_armoured_unit() -> None:
    here = front("SY15@30", "SY10@25", "SY13@31 disordered").have("sy-SA-1").phase("breakthrough")

    assert here.offered("spur") == [("sy-SA-1", here.handle("SY15"))]
    here.answer(SY, "breakthrough", ("spur", "sy-SA-1", here.handle("SY15")))
    assert set(here.offered("move", "SY15")) == {"23", "24", "29", "31", "32", "34"}


def test_fab_100_and_102_new_fights_must_be_fought() -> None:
    here = front("SY12@15 open", "IL03@15").dice(fire=[9] * 9).phase("breakthrough_combat")

    assert here.one("combat_began")["area"] == "15"


def test_fab_101_and_103_and_106_old_ones_for_a_special_action_and_once() -> None:
    here = front("SY12@18 up", "IL04@18").have("sy-SA-1", "sy-SA-2").phase("breakthrough_combat")

    assert here.offered("fight") == [("18", "sy-SA-1")]
    here.dice(fire=[9] * 9).answer(SY, "battle", ("fight", "18", "sy-SA-1"))
    assert here.asked(SY, "rest")


def test_fab_095_breakthrough_combat_is_never_exploited() -> None:
    here = front("SY12@18 up", "IL07@18").have("sy-SA-1").phase("breakthrough_combat")
    here.dice(fire=[9, 1, 1, 1, 1]).answer(SY, "battle", ("fight", "18", "sy-SA-1"))

    assert here.asked(SY, "rest")


def test_fab_118_and_r40_no_special_action_lets_those_who_are_cut_off_fight_on() -> None:
    here = front("SY12@18 up cut", "IL04@18", "SY01@12 up", "IL06@12").have("sy-SA-1").phase("breakthrough_combat")

    assert here.offered("fight") == [("12", "sy-SA-1")]
