"""The library: what comes with the game."""

import pytest
from msgspec.structs import replace

from engine.tactics2gm.cards import Side
from engine.tactics2gm.library import LIBRARY

UNITS = LIBRARY.units


@pytest.mark.parametrize(("side", "types", "cards", "points"), [("us", 24, 56, 161), ("de", 28, 57, 184)])
def test_each_side_has_its_unit_cards(side: Side, types: int, cards: int, points: int) -> None:
    printed = [card for card in UNITS.values() if card.side == side and card.copies]

    assert len(printed) == types
    assert sum(card.copies for card in printed) == cards
    assert sum(card.copies * card.cost for card in printed) == points


def test_landing_craft_come_only_with_scenarios() -> None:
    craft = [card for card in UNITS.values() if card.copies == 0]

    assert {card.side for card in craft} == {"us", "de"}
    assert {(c.cls, c.move, c.armour, c.wounds, c.carry) for c in craft} == {("landing_craft", 2, 2, 3, 2)}


@pytest.mark.parametrize(("side", "cards"), [("us", 40), ("de", 39)])
def test_the_box_has_79_support_cards(side: Side, cards: int) -> None:
    assert len(LIBRARY.supports) == 27
    assert sum(card.copies_of(side) for card in LIBRARY.supports.values()) == cards


def test_tg_r04_there_are_17_tokens_6_generals_and_2_headquarters() -> None:
    assert len(LIBRARY.tokens) == 17
    assert [general.side for general in LIBRARY.generals.values()] == ["us"] * 3 + ["de"] * 3
    assert {(hq.ap, hq.ap_max, hq.pi, hq.armour) for hq in LIBRARY.hqs.values()} == {(3, 10, 10, 2)}
    assert set(LIBRARY.hqs) == {"us", "de"}


def test_tg_109_there_are_16_terrain_cards_of_9_kinds_and_the_ruin() -> None:
    cards = [card for card in LIBRARY.terrain.values() if card.copies]

    assert len(cards) == 9
    assert sum(card.copies for card in cards) == 16
    assert set(LIBRARY.terrain) - {card.id for card in cards} == {"ruin"}


def test_tg_034_four_of_sixteen_tiles_hold_water() -> None:
    assert len(LIBRARY.tiles) == 16
    assert sum(tile.water for tile in LIBRARY.tiles.values()) == 4
    dry, wet = LIBRARY.tiles["t01"], LIBRARY.tiles["t13"]
    assert replace(dry, back=wet.back).water
    assert replace(dry, front=wet.front).water


def test_tiles_without_water_are_half_open_with_two_features_at_most() -> None:
    faces = [face for tile in LIBRARY.tiles.values() if not tile.water for face in (tile.front, tile.back)]
    squares = [feature for face in faces for feature in face]

    assert len(faces) == 24
    assert min(face.count("open") for face in faces) == 2
    assert {face.count("open") for face in faces} == {2, 3, 4}
    assert [round(squares.count(name) / len(squares), 1) for name in ("open", "woods", "hedge")] == [0.6, 0.3, 0.2]


def test_names_are_known_in_both_languages() -> None:
    assert LIBRARY.name("card", "us_sherman") == {"en": "M4 Sherman", "es": "M4 Sherman"}
    assert LIBRARY.name("card", "recon") == {"en": "Air reconnaissance", "es": "Reconocimiento aéreo"}
    assert LIBRARY.name("ability", "recon") == {"en": "Reconnaissance", "es": "Reconocimiento"}
    assert LIBRARY.name("weapon", "us_calliope/1") == {"en": "4.5in rockets", "es": "cohetes de 4,5 pulgadas"}
    assert LIBRARY.name("weapon", "token/mortar") == {"en": "mortar", "es": "mortero"}
    assert LIBRARY.name("terrain", "ruin") == {"en": "Ruin", "es": "Ruina"}
    assert LIBRARY.name("side", "de") == {"en": "Germans", "es": "Alemanes"}
    assert LIBRARY.name("card", "us_tiger") is None
