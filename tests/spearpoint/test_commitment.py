"""The Commitment Phase."""

import pytest

from engine.core.errors import Illegal, Stale
from engine.core.protocol import Action
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import DE, US, field


def test_sp_013_and_014_a_turn_is_commitment_combat_and_draw_and_then_comes_another() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], hands=(["us_jeep"], ["ge_kubel"]))
    for player in f.state.players:
        player.reserves = ["us_rifle"] * 4
    f.start("turn").state.agenda.remove(["turn"])
    phases = []
    for _ in range(2):
        phases.append(f.state.phase)
        f.answer(US, "commit").answer(DE, "commit")
        phases.append(f.state.phase)
        phases.append(f.declare({}).state.phase)
        for seat in (US, DE):
            f.answer(seat, "draw", ("draw", "unit")).answer(seat, "draw", ("draw", "unit"))

    assert phases == ["commitment", "combat", "draw"] * 2
    assert (f.state.turn, f.state.phase) == (6, "commitment")


def test_sp_015_and_030_and_c6_the_whole_hand_may_be_committed() -> None:
    hand = ["us_rifle", "us_rifle", "us_sherman", "us_tcrew", "us_155", "us_gcrew", "us_jeep"]
    f = field(hands=(hand, []))
    f.commit(
        us=[
            ("commit", "us_rifle", 1),
            ("commit", "us_rifle", 2),
            ("commit", "us_sherman", 1),
            ("commit", "us_155", 1),
            ("commit", "us_jeep", 1),
        ]
    )

    assert [unit.card for unit in f.state.units] == ["us_rifle", "us_rifle", "us_sherman", "us_155", "us_jeep"]
    assert f.state.players[US].units == []


def test_sp_030_orders_are_sealed_until_both_have_given_them() -> None:
    f = field(hands=(["us_rifle"], ["ge_gren"])).start("commitment")
    f.answer(US, "commit", ("commit", "us_rifle", 1))

    assert f.state.units == []
    assert f.said("sealed") == [{"seat": US, "decision": "commit"}]
    f.answer(US, "commit")
    f.answer(DE, "commit", ("commit", "ge_gren", 1))
    assert [unit.card for unit in f.state.units] == ["ge_gren"]


def test_sp_016_and_031_units_go_to_the_line_printed_on_them() -> None:
    f = field(hands=(["us_rifle", "us_155", "us_gcrew", "us_p40", "us_pilot"], []))
    f.commit(us=[("commit", "us_rifle", 1), ("commit", "us_155", 1), ("commit", "us_p40", 1)])

    assert [unit.line for unit in f.state.units] == ["front", "rear", "air"]
    assert [unit.crew for unit in f.state.units] == [None, "us_gcrew", "us_pilot"]


def test_sp_032_and_033_the_rear_line_becomes_the_frontline_and_a_new_one_forms_later() -> None:
    f = field(us=["us_105"], hands=(["us_155", "us_gcrew"], []))
    f.commit()
    assert f.unit(1).line == "front"

    f.commit(us=[("commit", "us_155", 1)])
    assert (f.unit(1).line, f.unit(2).line) == ("front", "rear")


def test_sp_r18_lines_shift_at_the_end_of_combat_and_not_within_it() -> None:
    f = field(us=["us_rifle", "us_105"], de=["ge_gren", "ge_gren"])
    f.dice(attack=[10, 10], initiative=[1, 10]).start("combat")
    assert f.targets(3) == {1}

    f.declare({3: 1, 4: 1})
    assert [lost["reason"] for lost in f.said("attack_lost")] == ["target"]
    assert f.unit(2).line == "front"


def test_sp_034_and_r29_a_crew_moves_to_a_unit_of_its_kind_that_has_none() -> None:
    f = field(us=["us_stuart", "us_sherman-", "us_57at-"]).start("commitment")
    assert [o for o in f.options(US, "commit") if o[0] == "move"] == [("move", 1, 2)]

    f.answer(US, "commit", ("move", 1, 2))
    assert (f.unit(1).crew, f.unit(2).crew) == (None, "us_tcrew")


def test_sp_034_one_crew_for_each_unit_and_one_unit_for_each_crew() -> None:
    f = field(us=["us_stuart", "us_sherman-"], hands=(["us_tcrew"], [])).start("commitment")

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "commit", ("move", 1, 2), ("crew", "us_tcrew", 1, 2))
    assert refusal.value.rule == "SP-034"


def test_sp_034_a_crew_does_not_split() -> None:
    f = field(us=["us_stuart", "us_sherman-", "us_m10-"]).start("commitment")

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "commit", ("move", 1, 2), ("move", 1, 3))
    assert refusal.value.rule == "SP-034"


def test_sp_r29_crews_move_before_new_units_are_placed() -> None:
    f = field(us=["us_stuart", "us_sherman-"], hands=(["us_rifle"], []))
    f.commit(us=[("commit", "us_rifle", 1), ("move", 1, 2)])

    told = [event.kind for event in f.events if event.kind in ("crew_moved", "committed")]
    assert told == ["crew_moved", "committed"]


@pytest.mark.parametrize("hand", [["us_sherman"], ["us_sherman", "us_gcrew"]])
def test_sp_035_no_unit_without_its_crew(hand: list[str]) -> None:
    f = field(hands=(hand, [])).start("commitment")

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "commit", ("commit", "us_sherman", 1))
    assert refusal.value.rule == "SP-035"


def test_sp_035_two_tanks_need_two_crews() -> None:
    f = field(hands=(["us_sherman", "us_stuart", "us_tcrew"], [])).start("commitment")

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "commit", ("commit", "us_sherman", 1), ("commit", "us_stuart", 1))
    assert refusal.value.rule == "SP-035"


def test_sp_035_and_036_a_crew_goes_alone_only_to_a_unit_that_lacks_one() -> None:
    f = field(us=["us_sherman-", "us_stuart"], hands=(["us_tcrew", "us_gcrew"], [])).start("commitment")
    assert f.options(US, "commit") == [("crew", "us_tcrew", 1, 1), ("move", 2, 1)]

    f.answer(US, "commit", ("crew", "us_tcrew", 1, 1))
    assert f.unit(1).crew == "us_tcrew"


def test_sp_006_a_unit_without_its_crew_cannot_attack() -> None:
    f = field(us=["us_sherman-", "us_rifle"], de=["ge_gren"]).start("combat")

    assert [d.subject for d in f.state.open if d.seat == US and d.kind == "attack"] == [("unit", 2)]


def test_sp_039_and_r32_mobile_artillery_is_committed_to_either_line() -> None:
    f = field(us=["us_rifle"], hands=(["us_priest", "us_gcrew"], [])).start("commitment")
    assert f.options(US, "commit") == [("commit", "us_priest", 1, "front"), ("commit", "us_priest", 1, "rear")]

    with pytest.raises(Illegal):
        f.answer(US, "commit", *f.options(US, "commit"))
    f.answer(US, "commit", ("commit", "us_priest", 1, "rear"))
    assert f.unit(2).line == "rear"


def test_sp_040_mobile_artillery_changes_line_in_any_commitment_phase() -> None:
    f = field(us=["us_rifle", "us_priest@rear", "us_105"])
    f.commit(us=[("line", 2)])
    assert (f.unit(2).line, f.unit(3).line) == ("front", "rear")

    f.commit(us=[("line", 2)])
    assert f.unit(2).line == "rear"


def test_sp_007_what_needs_no_crew_comes_alone_and_fights() -> None:
    f = field(de=["ge_gren"], hands=(["us_m15"], []))
    f.commit(us=[("commit", "us_m15", 1)])

    assert f.unit(2).crew is None
    assert f.targets(2) == {1}


@pytest.mark.parametrize(
    ("unit", "crew"), [("us_sherman", "us_tcrew"), ("us_57at", "us_gcrew"), ("us_p40", "us_pilot")]
)
def test_sp_005_only_the_crew_that_a_card_names_fits_it(unit: str, crew: str) -> None:
    f = field(us=[f"{unit}-"], hands=(["us_tcrew", "us_gcrew", "us_pilot"], [])).start("commitment")

    assert f.options(US, "commit") == [("crew", crew, 1, 1)]


def test_sp_029_everybody_sees_who_stands_on_which_line() -> None:
    f = field(us=["us_rifle", "us_105"], de=["ge_bf109"])

    assert [unit.line for unit in GAME.view(f.state, None).units] == ["front", "rear", "air"]


def test_sp_031_an_answer_after_the_reveal_is_too_late() -> None:
    f = field(hands=(["us_rifle"], ["ge_gren"])).start("commitment")
    late = f.decision(US, "commit")
    f.answer(US, "commit").answer(DE, "commit")

    with pytest.raises(Stale):
        GAME.apply(f.state, Action(US, late.id, []))


def test_sp_006_and_040_and_r42_without_its_crew_mobile_artillery_keeps_its_line() -> None:
    f = field(us=["us_priest-@rear", "us_priest@rear"]).start("commitment")
    assert [o for o in f.options(US, "commit") if o[0] == "line"] == [("line", 2)]

    with pytest.raises(Illegal, match="SP-006"):
        f.answer(US, "commit", ("move", 2, 1), ("line", 2))


def test_sp_093_and_r42_a_captured_one_changes_line_with_the_crew_of_its_captor_only() -> None:
    f = field(de=["ge_wespe@rear"], us=["us_priest-@rear"])
    f.unit(1).seat = DE
    assert ("line", 1) not in f.start("commitment").options(DE, "commit")

    f.unit(1).crew = "ge_gcrew"
    assert ("line", 1) in f.start("commitment").options(DE, "commit")
