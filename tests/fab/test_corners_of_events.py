"""Corners of air assaults, arrivals, events and Special Actions, worked out by hand from the rulebook alone."""

import pytest

from engine.fab import reinforcement
from engine.fab.rules import GAME
from tests.fab.front import IL, SY, Front, front


def flown(*units: str) -> Front:
    """Land the commandos on Mount Hermon."""
    here = front("SY21@26", *units, turn=1).have("E1-1").phase("movement")
    return here.answer(SY, "movement", ("fly", "E1-1", here.handle("SY21")))


def coming(here: Front, unit: str, *, delayed: bool) -> list[str]:
    """List where a unit that is due now may be placed."""
    block = front(f"{unit}@4").unit(unit)
    here.state.put(block, "")
    block.due, block.delayed = here.state.turn, delayed
    here.state.blocks[unit] = block
    return reinforcement.places(here.state, block)


def test_fab_x30_and_x54_an_air_assault_needs_2_against_the_outpost_in_defences() -> None:
    here = flown("IL07@8 defended").dice(fire=[9, 9, 9]).run(["phase", "combat"])

    assert here.one("combat_began")["assault"] == "air"
    assert [event["needs"] for event in here.said("fired")] == [3, 2]  # 5 +1 elite +1 green −1 −3 −1


def test_fab_x30_and_089_an_aborted_air_assault_is_back_where_it_began() -> None:
    here = flown("IL07@8", "IL01@9").have("I36-TNK-1").dice(fire=[1, 1]).run(["phase", "combat"])
    here.answer(IL, "support", ("assign", "I36-TNK-1")).answer(SY, "abort", ("abort",))

    assert (here.unit("SY21").area, here.unit("SY21").order) == ("26", "disordered")


@pytest.mark.parametrize("word", ["disordered", "recovering", "cut", "reserve"])
def test_fab_118_and_x30_only_units_that_are_fit_fly(word: str) -> None:
    here = front(f"SY21@26 {word}", "IL07@8", turn=1).have("E1-1").phase("movement")

    assert bool(here.offered("fly")) is (word == "reserve")


@pytest.mark.parametrize(("delayed", "places"), [(False, []), (True, ["3", "5"])])
def test_fab_043_and_r05_who_finds_rosh_pina_full_comes_a_turn_later_beside_it(
    delayed: bool, places: list[str]
) -> None:
    assert coming(front("IL03@4", "IL04@4", turn=2), "IL09", delayed=delayed) == places


def test_fab_043_and_r05_of_a_range_the_nearer_end_counts() -> None:
    here = front("IL03@5", "IL04@5", "IL01@7", "IL02@7", turn=5)

    assert coming(here, "IL17", delayed=True) == ["4"]


@pytest.mark.parametrize(("holder", "places"), [(IL, ["4"]), (SY, [])])
def test_fab_043_a_disputed_entry_is_open_to_whoever_controls_it(holder: int, places: list[str]) -> None:
    here = front("IL03@4 up", "SY12@4 up", turn=6).control(holder, "4")

    assert coming(here, "IL09", delayed=False) == places


def test_fab_049_in_the_enemys_turn_an_event_brings_any_two_assets_back_and_no_events() -> None:
    here = front("SY12@24", "IL01@13").have("E9-1").phase("administration", SY)
    here.box("eliminated", "I36-TNK-1", "NC-AIR-1", "I36-INF-1", "E10-1").run(["acts", "administration", IL])

    assert len(here.offered("recycle")) == 3
    assert not [option for option in here.offered("recycle") if "E10-1" in option]


def test_fab_109_and_118_troops_that_are_cut_off_do_not_reorganise() -> None:
    here = front("SY12@24 disordered", "SY09@25 recovering", "SY13@31 disordered cut").have("sy-SA-1")
    here.phase("administration").answer(SY, "administration", ("rally", "sy-SA-1", "24"))

    assert [here.unit(unit).order for unit in ("SY12", "SY09", "SY13")] == ["good", "good", "disordered"]


def test_fab_x16_and_x43_a_strike_and_the_staff_lower_the_sam_number_together() -> None:
    here = front("IL03@13", turn=8).have("NC-STF-1", "E14-1").phase("administration", IL)
    here.answer(IL, "administration", ("event", "E14-1")).answer(IL, "administration", ("missiles", "NC-STF-1"))

    assert GAME.view(here.state, None).sam == here.state.record.sam - 3


def test_fab_056_and_084_engineers_in_a_roadblock_have_artillery_of_their_own_and_nothing_else() -> None:
    here = front("SY11@25", "IL01@13").control(IL, "19").box("map", "I36-ENG-1").dice(demolition=[9], fire=[9] * 9)
    here.state.ambushes["19"] = "I36-ENG-1"
    here.have("I36-ART-1", "I210-ART-1", "NC-AIR-1", "I36-TNK-1", "E9-1", "il-SA-1")
    here.phase("movement").move(SY, "SY11", "19").answer(IL, "demolition", ("blow",)).run(["phase", "combat"])

    assert here.decision(IL, "support").options == [("assign", "I36-ART-1")]
