"""Why something is not among the options."""

from __future__ import annotations

import pytest

from tests.warfighter.squad import GAME, Squad, squad


def why(match: Squad) -> list[tuple[str, str]]:
    """List the reasons with their rules."""
    found = GAME.absent(GAME.view(match.state, 0), match.again().decision())
    return [(objection.reason.key.removeprefix("warfighter-absent-"), objection.rule) for objection in found]


@pytest.mark.parametrize(
    ("words", "row", "reason"),
    [
        ("S02 @0 !1", "L07", ("suppressed", "WF-022")),
        ("S02 W09 @0", "L07", ("tripod", "WF-027")),
        ("S03 @0", "L11", ("cards", "WF-024")),
        ("S02 @2", "L07 L02", ("inactive", "WF-R03")),
    ],
)
def test_what_keeps_a_soldier_from_acting(words: str, row: str, reason: tuple[str, str]) -> None:
    assert reason in why(squad(words, row=row))


def test_what_he_did_in_this_turn_counts() -> None:
    match = squad("S02 W01 @0", row="L07 L03")
    assert why(match) == []
    match.act("move", 1, 1)
    assert why(match) == [("moved", "WF-023")]
    match.soldier().gear[0].empty = True
    assert ("empty", "WF-030") in why(match)
    match.soldier().gear[0].ammo = 1
    assert ("out", "WF-044") in why(match)
    match.soldier().actions = 0
    assert why(match) == [("actions", "WF-021")]


def test_a_chokepoint_and_close_combat() -> None:
    match = squad("S06 @0", row="L08")
    match.field.row[1].entered = 1
    assert why(match) == [("choked", "WF-025")]
    match.soldier().grip = match.foe("F03", 0).uid
    assert why(match) == [("held", "WF-040")]


def test_why_no_location_can_be_played() -> None:
    match = squad("S02 @0").hand("L02", "L03")
    assert why(match)[-1] == ("rear", "WF-047")
    match.field.explored = True
    assert why(match)[-1] == ("explored", "WF-047")
