"""Cover: terrain, holes, vehicles to walk behind; the best counts (TG-075, TG-109, TG-114, TG-116, TG-R16)."""

import pytest

from engine.tactics2gm.cover import Cover, cover, walls
from engine.tactics2gm.harm import destroy
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Lasting
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import act


def covered(f: Field, unit: int = 1, shooter: str | None = None) -> tuple[str, int, int]:
    return cover(f.state, f.unit(unit), None if shooter is None else SQUARES[shooter])[:3]


NONE = ("", 0, 0)
CARDS = {"infantry": "us_light", "gun": "us_105", "vehicle": "us_sherman"}


@pytest.mark.parametrize(
    ("ground", "changes", "who"),
    [
        ("barrier", (1, 0), {"infantry", "gun"}),
        ("trench", (1, 1), {"infantry"}),
        ("wall", (1, 1), {"infantry", "gun", "vehicle"}),
        ("wire", (0, 0), set()),
        ("sandbags", (2, 1), {"infantry", "gun"}),
        ("house", (1, 1), {"infantry"}),
        ("farm", (1, 1), {"infantry"}),
        ("townhall", (2, 1), {"infantry"}),
        ("bunker", (2, 2), {"infantry", "gun"}),
        ("hedge", (1, 0), {"infantry", "gun", "vehicle"}),
    ],
)
def test_tg_109_tg_114_tg_116_who_finds_cover_where(ground: str, changes: tuple[int, int], who: set[str]) -> None:
    for group, card in CARDS.items():
        f = field(f"{card}@D4").ground(D4=ground)
        assert covered(f) == ((ground, *changes) if group in who else NONE), group


def test_tg_114_woods_cover_vehicles_less() -> None:
    found = {group: covered(field(f"{card}@D4").ground(D4="woods"))[1:] for group, card in CARDS.items()}

    assert found == {"infantry": (1, 1), "gun": (1, 1), "vehicle": (1, 0)}


def test_a_farm_covers_light_guns() -> None:
    assert covered(field("ge_flak38@D4").ground(D4="farm")) == ("farm", 1, 1)


def test_tg_118_a_ruin_is_medium_cover_without_armour() -> None:
    f = field("us_light@D4").ground(D4="townhall")

    assert walls(f.state, f.unit(1)) == 2
    f.state.terrain[SQUARES["D4"]].ruin = True
    assert covered(f) == ("ruin", 1, 1)
    assert walls(f.state, f.unit(1)) == 0


@pytest.mark.parametrize(("place", "armour"), [("house", 1), ("farm", 1), ("townhall", 2), ("bunker", 3)])
def test_tg_116_buildings_add_armour(place: str, armour: int) -> None:
    f = field("us_light@D4", "us_light@E4").ground(D4=place, E4="wall")

    assert walls(f.state, f.unit(1)) == armour
    assert walls(f.state, f.unit(2)) == 0


def test_tg_r16_only_the_best_cover_counts() -> None:
    f = field("us_light+foxhole@D4", "us_light@E4", "us_light@F4").ground(D4="woods", E4="hedge", F4="woods")
    f.ground(E4="bunker", F4="barrier")
    f.unit(1).still = 3

    assert covered(f, 1) == ("woods", 1, 1)
    assert covered(f, 2) == ("bunker", 2, 2)
    assert covered(f, 3) == ("woods", 1, 1)


def test_tg_r16_prone_and_smoke_are_no_cover() -> None:
    f = field("us_light+prone@D4")
    f.unit(1).prone = True
    f.unit(1).smoked = 9
    f.unit(1).cards = [Lasting(card="net", seat=US, until="moves")]

    assert cover(f.state, f.unit(1)) == Cover("", 0, 0, None)


def test_a_foxhole_covers_after_a_whole_own_turn() -> None:
    f = field("us_light+foxhole@D4")

    assert covered(f) == NONE
    f.unit(1).still = 1
    assert covered(f) == ("foxhole", 1, 0)
    act(f, "move", 1, "D5")
    assert covered(f) == NONE


def test_tg_084_a_shovel_covers_who_does_not_move_in_its_turn() -> None:
    f = field("us_sherman@D4")
    f.unit(1).cards = [Lasting(card="pala", seat=US, until="game")]

    assert covered(f) == ("pala", 1, 0)
    act(f, "move", 1, "D5")
    assert covered(f) == NONE
    f.state.turn, f.state.side = 4, DE
    assert covered(f) == NONE
    f.state.turn, f.state.side = 6, DE
    assert covered(f) == ("pala", 1, 0)


def test_tg_030_model_covers_his_own_first_three_rows() -> None:
    f = field("ge_light@D4", "ge_light@D3", "ge_pz4@E6", "us_light@A1")
    f.state.forces[DE].hqs[0].general = "ge_model"

    assert [covered(f, n) for n in (1, 2, 3, 4)] == [("ge_model", 1, 0), NONE, ("ge_model", 1, 0), NONE]
    f.ground(D4="house")
    assert covered(f) == ("house", 1, 1)


# ------------------------------------------------------------------ covered advance


def advancing(card: str = "us_light", vehicle: str = "us_sherman") -> Field:
    f = field(f"{card}@D1", f"{vehicle}@D3")
    act(f, "move", 1, "D2")
    return f


@pytest.mark.parametrize("shooter", ["D4", "A4", "H6", "D6"])
def test_tg_075_tg_r18_infantry_behind_a_tank_is_covered_from_ahead(shooter: str) -> None:
    assert covered(advancing(), shooter=shooter) == ("covered_advance", 1, 0)


@pytest.mark.parametrize("shooter", ["E3", "A3", "E2", "D1", "H2"])
def test_tg_r18_shooters_beside_or_behind_the_vehicle_see_infantry(shooter: str) -> None:
    assert covered(advancing(), shooter=shooter) == NONE


@pytest.mark.parametrize(("vehicle", "covers"), [("us_m3", True), ("us_truck", False), ("us_jeep", False)])
def test_tg_r18_a_transport_must_be_armoured(vehicle: str, covers: bool) -> None:
    assert (covered(advancing(vehicle=vehicle)) != NONE) == covers


def test_tg_r18_guns_and_vehicles_find_none() -> None:
    assert covered(advancing("us_57")) == covered(advancing("us_stuart")) == NONE


def test_tg_r18_the_other_side_counts_from_its_own_edge() -> None:
    f = field("ge_light@D6", "ge_pz4@D4")
    act(f, "move", 1, "D5", seat=DE)

    assert covered(f, shooter="C3") == ("covered_advance", 1, 0)
    assert covered(f, shooter="C4") == NONE


def test_tg_r18_an_enemys_vehicle_is_no_cover() -> None:
    assert covered(advancing(vehicle="ge_pz4")) == NONE


def test_tg_r18_infantry_must_end_its_move_there() -> None:
    f = field("us_light@D2", "us_sherman@D3")

    assert covered(f) == NONE


@pytest.mark.parametrize("mover", [1, 2])
def test_tg_r18_until_either_moves(mover: int) -> None:
    f = advancing()
    f.state.turn += 2
    for unit in f.state.units:
        unit.spent = 0

    assert covered(f) != NONE
    act(f, "move", mover, "E2" if mover == 1 else "D4")
    assert covered(f) == NONE
    f.unit(mover).spent = 0
    if mover == 2:
        act(f, "move", 2, "D3")
        assert covered(f) == NONE


def test_tg_r18_an_assault_ends_it_though_the_square_is_kept() -> None:
    f = field("us_light@D2", "us_sherman@D3", "ge_light@E2").dice(assault=[1], answer=[1])
    f.unit(1).behind = 2

    assert covered(f) != NONE
    act(f, "assault", 1, "E2")
    assert covered(f) == NONE


def test_tg_r18_until_the_vehicle_is_gone() -> None:
    f = advancing()

    destroy(f.flow(), f.unit(2), DE)

    assert covered(f) == NONE


def test_tg_r18_better_cover_counts_instead() -> None:
    f = advancing()
    f.ground(D2="trench")

    assert covered(f, shooter="D5") == ("trench", 1, 1)


def test_tg_030_model_covers_where_the_vehicle_does_not() -> None:
    f = field("ge_light@D6", "ge_pz4@D4")
    f.state.forces[DE].hqs[0].general = "ge_model"
    act(f, "move", 1, "D5", seat=DE)

    assert covered(f, shooter="C4") == ("ge_model", 1, 0)
