"""Landing: units come ashore in landing craft."""

from __future__ import annotations

from engine.tactics2gm import harm
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Unit
from tests.tactics2gm.field import DE, US, Field, field


def at_sea(*units: str) -> Field:
    """The Americans' rows 1 and 2 are sea."""
    found = field(*units)
    found.state.scenario = "landing"
    for column in "ABCDEFGH":
        found.ground(**{f"{column}1": "sea", f"{column}2": "sea"})
    for player in found.state.players:
        player.deck = ["us_light"] * 9
    return found


def test_tg_r39_units_are_deployed_aboard_landing_craft_and_nowhere_else() -> None:
    found = at_sea("us_lcvp@B1", "us_lcvp@D2").hold(US, "us_light").phase("deployment")

    assert found.options("deploy") == [("deploy", "us_light", "B1")]
    found.do("deploy", "us_light", "B1")

    assert (found.unit(3).at, found.unit(3).aboard) == (None, 1)


def test_tg_r39_a_landing_craft_takes_two_units_of_any_kind() -> None:
    found = at_sea("us_lcvp@B1").hold(US, "us_sherman", "us_light", "us_heavy").ap(US, 10).phase("deployment")

    found.do("deploy", "us_sherman", "B1").do("deploy", "us_light", "B1")

    assert found.options("deploy") == []


def aboard(found: Field, card: str, craft: int) -> int:
    state = found.state
    state.numbered += 1
    state.units.append(Unit(number=state.numbered, card=card, seat=US, aboard=craft, deployed=1))
    return state.numbered


def test_tg_r39_units_go_ashore_from_a_craft_beside_the_beach() -> None:
    found = at_sea("us_lcvp@B1")
    tank = aboard(found, "us_sherman", 1)
    found.phase("movement")
    assert found.options("disembark") == []

    found.do("move", 1, "B2")
    assert found.options("disembark") == [("disembark", tank, "B3")]
    found.do("disembark", tank, "B3")

    assert found.unit(tank).at == SQUARES["B3"]


def test_tg_r39_passengers_of_a_craft_that_sinks_are_lost() -> None:
    found = at_sea("us_lcvp@B2")
    one, two = aboard(found, "us_light", 1), aboard(found, "us_heavy", 1)

    harm.destroy(found.flow(), found.unit(1), by=DE)

    assert found.gone(one)
    assert found.gone(two)
    assert found.state.forces[DE].destroyed == 3
