"""What the design rests on, and rulings that no other test holds."""

import pytest

from engine.core.selfplay import Playing, chance
from engine.fab import boxes, fire, movement, reinforcement, retreats, supply
from engine.fab.catalog import GAME as PRINTED
from engine.fab.library import LIBRARY
from engine.fab.pieces import pieces_of
from engine.fab.rules import GAME
from engine.fab.turn import PHASES
from tests.fab.front import IL, SY, front


def test_fab_004_and_028_to_040_and_x02_the_phases_of_a_turn() -> None:
    playing = Playing(GAME, chance("phases"), "valley_of_tears", {})
    told = [*playing.events]
    while playing.state.turn < 2:
        told += playing.do(playing.choose())
    first = [(event.public["seat"], event.public["phase"]) for event in told if event.kind == "phase"]

    assert first[:16] == [*((SY, phase) for phase in PHASES), *((IL, phase) for phase in PHASES)]
    kinds = [event.kind for event in told]
    assert kinds.index("victory_check") < len(kinds) - 1 - kinds[::-1].index("turn")


def test_fab_001_and_016_and_x03_and_x55_what_there_is() -> None:
    units = LIBRARY.units.values()
    pieces = pieces_of(PRINTED, "campaign", extra_action=False).values()

    assert [sum(unit.side == side for unit in units) for side in ("sy", "il")] == [26, 22]
    assert [sum(len(unit.steps) for unit in units if unit.side == side) for side in ("sy", "il")] == [85, 62]
    assert [sum(unit.armour for unit in units if unit.side == side) for side in ("sy", "il")] == [18, 16]
    assert [sum(piece.is_asset and piece.seat == seat for piece in pieces) for seat in (SY, IL)] == [22, 17]
    assert (len(LIBRARY.areas), len(LIBRARY.links)) == (35, 82)


def test_fab_003_and_x57_the_valley_is_a_part_of_it() -> None:
    state, _ = GAME.new("valley_of_tears", {}, "11" * 32)

    assert (len(state.ground.areas), len(state.blocks), state.bridged) == (9, 12, ["11-21", "12-22"])
    assert state.ground.sources == {"il": ("13",), "sy": ("22", "26")}


def test_fab_007_a_number_begins_at_five() -> None:
    assert fire.number([]) == 5


def test_fab_013_and_021_and_r18_a_unit_fires_with_the_quality_it_has_left() -> None:
    whole, worn = front("SY12@24").unit("SY12"), front("SY12@24 -3").unit("SY12")

    assert [fire.of_unit(unit).quality for unit in (whole, worn)] == ["V", "G"]
    assert fire.of_unit(whole).armour


def test_fab_022_to_024_where_both_sides_stand_an_area_is_contested() -> None:
    here = front("SY12@18", "IL04@18", "SY13@24")

    assert here.state.contested("18")
    assert not here.state.contested("24")
    here.box("map", "I36-ENG-1").state.ambushes["24"] = "I36-ENG-1"
    assert here.state.contested("24")


@pytest.mark.parametrize(("turn", "sy", "il", "sam"), [("1", (5, 2), (2, 2), 6), ("9", (4, 1), (3, 4), 3)])
def test_fab_048_the_turn_record(turn: str, sy: tuple[int, int], il: tuple[int, int], sam: int) -> None:
    record = LIBRARY.turns[turn]

    assert (record.sy, record.il, record.sam) == (sy, il, sam)


def test_fab_051_an_engineer_that_was_used_works_no_more() -> None:
    here = front("SY12@24").have("S5-ENG-1").phase("administration")
    here.answer(SY, "administration", ("fortify", "S5-ENG-1", "24"))

    assert not here.asked(SY, "administration")


def test_fab_058_and_062_a_unit_may_hold() -> None:
    here = front("SY12@24").phase("movement")
    before = here.unit("SY12").area
    here.answer(SY, "movement", ("pass",))

    assert here.unit("SY12").area == before


def test_fab_063_between_neighbours_lies_a_boundary_and_a_way() -> None:
    ground = front("SY12@24").state.ground
    border = ground.border("5", "16")

    assert (border.boundary, border.road) == ("river", True)
    assert "35" not in ground.neighbours("1")


def test_fab_067_who_has_begun_ends_when_another_begins() -> None:
    here = front("SY15@30", "SY13@31").phase("movement").move(SY, "SY15", "29").move(SY, "SY13", "34")

    assert here.offered("move", "SY15") == []


def test_fab_071_an_assault_needs_one_who_wades_and_nobody_who_does_not() -> None:
    def assault(*ways: str) -> str:
        units = [f"{unit}@15 {way}" for unit, way in zip(("SY12", "SY13"), ways, strict=False)]
        here = front(*units, "IL03@15").dice(fire=[9] * 30).fight("15")
        return str(here.one("combat_began")["assault"])

    assert [assault("blown"), assault("blown", "bridge"), assault("bridge"), assault("blown", "open")] == [
        "river",
        "river",
        "",
        "",
    ]


def test_fab_085_artillery_takes_no_losses() -> None:
    here = front("SY12@18 up", "IL04@18").have("S5-ART-1").fight("18")
    here.dice(fire=[9, 1, 1, 9]).answer(SY, "support", ("assign", "S5-ART-1"))

    assert here.asked(SY, "abort")
    assert here.unit("SY12").lost == 1


def test_fab_113_and_114_control_is_looked_at_before_supply() -> None:
    here = front("SY12@18").control(IL, "18", "24").phase("supply")

    assert here.state.control["18"] == SY


def test_fab_x08_entry_areas_are_printed() -> None:
    here = front("SY12@24")
    here.state.blocks["IL18"] = here.state.blocks["SY12"]

    assert here.state.ground.entries == {
        "il": {"A": "1", "B": "3", "C": "4", "D": "5", "E": "7"},
        "sy": {"X": "33", "Y": "34", "Z": "35"},
    }
    assert reinforcement.entries(here.state, front("IL18@1").unit("IL18")) == ["1", "3", "4"]


def test_fab_x24_a_side_has_one_aircraft_in_a_battle() -> None:
    here = front("SY12@18 up", "IL04@18").have("NC-AIR-1", "NC-AIR-2").fight("18")

    with pytest.raises(Exception, match="fab-refused-aircraft"):
        here.answer(IL, "support", ("assign", "NC-AIR-1"), ("assign", "NC-AIR-2"))


def test_fab_x29_and_x38_a_side_has_one_event_in_a_battle() -> None:
    here = front("SY12@18 up", "IL04@18", turn=4).have("E9-1", "E10-1").fight("18")

    with pytest.raises(Exception, match="fab-refused-events"):
        here.answer(IL, "support", ("assign", "E9-1"), ("assign", "E10-1"))
    here.dice(fire=[9] * 9).answer(IL, "support", ("assign", "E9-1"))
    assert here.said("fired")[-1]["needs"] == 3


@pytest.mark.parametrize(("turn", "offered"), [(4, False), (5, True)])
def test_fab_x01_and_x32_night_attacks_are_for_odd_turns(turn: int, offered: bool) -> None:
    here = front("SY12@18 up", "IL04@18", turn=turn).have("E3-1").dice(fire=[9] * 9).fight("18")

    assert here.asked(SY, "support") is offered


def test_fab_x37_a_syrian_division_has_special_actions_of_its_own() -> None:
    here = front("SY12@24").have("E8c-1")

    assert [len(boxes.special_actions(here.state, SY, formation)) for formation in ("S5", "S7")] == [1, 0]


def test_fab_x48_and_r38_the_handicap_is_one_more_special_action() -> None:
    assert set(pieces_of(PRINTED, "campaign", extra_action=True)) - set(
        pieces_of(PRINTED, "campaign", extra_action=False)
    ) == {"il-SA-3"}


@pytest.mark.parametrize(
    ("held", "side", "grade"),
    [(("12", "13"), ["sy"], "decisive"), (("12",), ["sy"], "marginal"), ((), ["sy"], "marginal")],
)
def test_fab_x51_and_x53_and_x55_the_campaign_ends_by_net_points(
    held: tuple[str, ...], side: list[str], grade: str
) -> None:
    outcome = front("SY12@24", turn=14).control(SY, *held).run(["victory_check"]).state.outcome

    assert outcome is not None
    assert (outcome.sides, outcome.grade) == (side, grade)


def test_fab_r03_special_actions_come_and_go_after_the_others_are_back() -> None:
    here = front("SY12@24", turn=7).box("used", "sy-SA-2").run(["special_actions_return"])

    assert here.state.boxes["sy-SA-2"] == "out"


def test_fab_r07_an_area_has_one_marker_of_defences() -> None:
    assert front("SY12@24 defended").have("S5-ENG-1").phase("administration").offered("fortify") == []


def test_fab_r12_each_phase_counts_its_crossings_anew() -> None:
    here = front("SY09@25", "SY10@25 reserve", "IL03@19").phase("movement").move(SY, "SY09", "19")
    here.answer(IL, "demolition", ("spare",)).phase("breakthrough")

    assert "19" in here.offered("move", "SY10")


def test_fab_r16_who_was_reinforced_does_not_retreat() -> None:
    here = front("SY12@18 up", "IL04@18", "IL03@15", turn=5).have("il-SA-1", "il-SA-2").fight("18")

    assert here.offered("retreat")
    here.answer(IL, "stand", ("reinforce", "il-SA-1", here.handle("IL03")))
    assert here.offered("retreat") == []


def test_fab_r21_losses_are_spread_anew_in_each_step_of_fire() -> None:
    here = front("SY12@18 up", "SY13@18", "IL04@18", turn=5).have("I36-ART-1").fight("18")
    here.dice(fire=[1, 1, 9, 9, *[9] * 7]).answer(IL, "support", ("assign", "I36-ART-1"))
    here.answer(SY, "point", ("unit", here.handle("SY12")))

    assert (here.unit("SY12").lost, here.unit("SY13").lost) == (2, 0)


def test_fab_r25_exploiting_units_pay_no_points() -> None:
    here = front("SY12@24 exploiting", "SY09@23")
    here.state.hindered = {"24": SY, "23": SY}

    assert "23" in here.phase("breakthrough").offered("move", "SY12")


def test_fab_r27_one_who_cannot_retreat_holds_all() -> None:
    here = front("SY01@8 up", "IL07@8").control(IL, "8").have("il-SA-1").fight("8")

    assert here.offered("retreat") == []


def test_fab_r29_and_r30_what_changed_hands_is_traced_when_asked() -> None:
    here = front("SY12@24").phase("movement").move(SY, "SY12", "18")

    assert "18" in here.state.flipped
    assert "18" in supply.supplied(here.state, SY)
    here.state.control["24"] = here.state.control["25"] = IL
    assert "18" not in supply.supplied(here.state, SY)


def test_fab_r33_only_one_retreats_to_mount_hermon() -> None:
    here = front("IL05@9 up", "IL08@8", "SY01@9").control(SY, "2", "10", "11")

    assert retreats.targets(here.state, here.unit("IL05")) != ["8"]


def test_fab_r37_the_way_to_a_neighbour_is_the_direct_one() -> None:
    here = front("SY12@24").phase("movement")
    ways = movement.Terrain(here.state, SY).reach(here.unit("SY12")).ways

    assert ways["15"].areas == ("15",)  # over the unbridged ditch, though 18 or 23 would be cheaper
    assert ways["12"].cost == min(6, ways["12"].cost)
