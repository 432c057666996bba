"""The Combat Table, and the worked checks of our design."""

import pytest

from engine.fab import fire
from engine.fab.catalog import GAME
from engine.fab.fire import Firer, Target
from engine.fab.pieces import pieces_of
from tests.fab.front import front

PIECES = pieces_of(GAME, "campaign", False)


def of(unit: str) -> Firer:
    return fire.of_unit(front(f"{unit}@12").unit(unit))


def at(unit: str, tdn: int, **more: bool) -> Target:
    block = front(f"{unit}@12").unit(unit)
    return Target(block.quality, block.card.armour, tdn, **more)


def close(firer: Firer, target: Target, *, attacking: bool) -> int:
    return fire.number(fire.close(firer, target, attacking=attacking))


def artillery(piece: str, target: Target, *, attacking: bool) -> int:
    return fire.number(fire.artillery(fire.of_asset(PIECES[piece]), target, attacking=attacking))


def test_fab_x54_vector_1_tanks_at_elite_tanks_in_defences() -> None:
    assert close(of("SY12"), at("IL04", 0, defended=True), attacking=True) == 3


def test_fab_x20_vector_2_israeli_gunnery_answers() -> None:
    assert close(of("IL04"), at("SY12", 0), attacking=False) == 7


def test_fab_x54_vector_3_infantry_over_an_unbridged_ditch_into_the_hills() -> None:
    assert close(of("SY09"), at("IL01", 2, assault=True), attacking=True) == 2


def test_fab_x54_vector_4_aircraft_at_defences_in_the_hills() -> None:
    assert artillery("NC-AIR-1", at("SY12", 2, defended=True), attacking=True) == 4


@pytest.mark.parametrize(("die", "needs", "hit"), [(1, -3, True), (10, 12, False), (5, 5, True), (6, 5, False)])
def test_fab_002_and_r01_a_one_always_succeeds_and_a_ten_never(die: int, needs: int, hit: bool) -> None:
    assert fire.succeeds(die, needs) is hit


@pytest.mark.parametrize(
    ("firer", "target", "attacking", "needs"),
    [
        ("SY12", Target("V", False, 0), True, 6),  # armour at infantry in the open
        ("SY12", Target("V", False, 1), True, 4),  # elsewhere only the terrain counts
        ("SY09", Target("V", True, 0), False, 4),  # infantry at armour in the open
        ("SY09", Target("V", True, 1), False, 5),
        ("SY09", Target("V", True, 3), False, 6),  # and in the hills
        ("SY12", Target("G", True, 0), True, 6),
        ("IL04", Target("V", True, 2), False, 6),  # no gunnery in the hills
        ("IL05", Target("V", True, 1), False, 6),  # nor of infantry
        ("SY12", Target("V", True, 0, night=True), True, 6),
        ("SY12", Target("V", True, 2, night=True), True, 5),
        ("SY12", Target("V", True, 0, ramps=True), True, 4),
    ],
)
def test_fab_x54_what_units_need(firer: str, target: Target, attacking: bool, needs: int) -> None:
    assert close(of(firer), target, attacking=attacking) == needs


def test_fab_117_disorder_and_want_of_supply_add_up() -> None:
    unit = front("SY12@24 disordered cut").unit("SY12")

    assert close(fire.of_unit(unit), Target("V", True, 1), attacking=False) == 3


def test_fab_x26_anti_tank_assets_hit_tanks_when_defending() -> None:
    gun = fire.of_asset(PIECES["S7-AT-1"])

    assert close(gun, Target("V", True, 1), attacking=False) == 6
    assert close(gun, Target("V", True, 1), attacking=True) == 4
    assert close(gun, Target("V", False, 1), attacking=False) == 5


def test_fab_x28_rockets_ignore_defences_and_are_worse() -> None:
    assert artillery("GHQ-ART-1", Target("V", True, 0, defended=True), attacking=True) == 4
    assert artillery("S7-ART-1", Target("V", True, 0, defended=True), attacking=True) == 4
    assert artillery("GHQ-ART-1", Target("V", True, 0), attacking=True) == 4


def test_fab_026_terrain_hinders_only_the_attacker() -> None:
    assert artillery("S7-ART-1", Target("V", True, 2), attacking=True) == 4
    assert artillery("S7-ART-1", Target("V", True, 2), attacking=False) == 5
    assert close(of("SY12"), Target("V", True, 2), attacking=True) == 3
    assert close(of("SY12"), Target("V", True, 2), attacking=False) == 5
