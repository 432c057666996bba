"""What is printed on the cards: the values that the rulebook states, and what kinds of Units there are."""

from typing import get_args

import pytest

from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Group, Prone, WeaponTrait

UNITS, TOKENS, SUPPORTS = LIBRARY.units, LIBRARY.tokens, LIBRARY.supports


def price(unit: str, *tokens: str) -> int:
    assert set(tokens) <= set(UNITS[unit].tokens)
    return UNITS[unit].cost + sum(TOKENS[token].cost for token in tokens)


def numbers(weapon: Weapon | None) -> tuple[int, int, int, int, int, int]:
    assert weapon is not None
    return weapon.least, weapon.range, weapon.hit, weapon.crit, weapon.pen, weapon.damage


def kinds(**wanted: bool) -> set[str]:
    """Classes of the Units whose properties have all these values."""
    return {c.cls for c in UNITS.values() if all(getattr(c, name) is value for name, value in wanted.items())}


def test_tg_008_known_costs() -> None:
    assert UNITS["us_heavy"].cost == UNITS["ge_heavy"].cost == 2
    assert UNITS["us_sherman"].cost == 4
    assert SUPPORTS["impact"].deck_cost == SUPPORTS["atmine"].deck_cost == 4


def test_tg_029_a_general_costs_4_points_and_1_ap() -> None:
    assert (SUPPORTS["general"].deck_cost, SUPPORTS["general"].play_cost) == (4, 1)
    assert {c.id for c in SUPPORTS.values() if c.deck_cost != c.play_cost} == {"general"}


def test_tg_038_known_terrain_values() -> None:
    assert LIBRARY.terrain["house"].cost == 3
    assert LIBRARY.terrain["barrier"].cost + LIBRARY.terrain["trench"].cost == 3


def test_tg_079_the_price_of_equipment_is_added() -> None:
    assert price("us_heavy", "hmg") == 3
    assert price("us_sherman", "howitzer") == 7


def test_tg_080_infantry_chooses_one_offensive_token() -> None:
    assert {TOKENS[name].slot for name in ("hmg", "mortar", "bazooka")} == {"off"}
    assert TOKENS["prone"].slot == "def"


def test_tg_081_heavy_infantry_with_mortars_and_prone() -> None:
    assert price("us_heavy", "mortar", "prone") == price("ge_heavy", "mortar", "prone") == 4


def test_tg_082_a_full_sherman() -> None:
    assert price("us_sherman", *UNITS["us_sherman"].tokens) == 9


def test_tg_091_light_infantry_fires_rifles_at_2_and_grenades_at_1() -> None:
    rifle, grenades = UNITS["us_light"].weapons[0], TOKENS["grenades"].weapon

    assert grenades is not None
    assert [distance for distance in range(1, 9) if rifle.reaches(distance)] == [1, 2]
    assert [distance for distance in range(1, 9) if grenades.reaches(distance)] == [1]


def test_tg_093_and_097_the_rifle_cannot_hurt_a_tiger() -> None:
    rifle = UNITS["us_light"].weapons[0]

    assert numbers(rifle) == (1, 2, 5, 10, 2, 1)
    assert UNITS["ge_tiger"].armour == 6


def test_tg_095_a_wall_is_medium_cover_and_prone_adds_to_it() -> None:
    level = LIBRARY.terrain["wall"].cover_of(UNITS["us_light"])

    assert level == "medium"
    assert (LIBRARY.covers[level].hit, LIBRARY.covers[level].crit) == (1, 1)
    assert TOKENS["prone"].ops == (Prone(1, 0),)


def test_tg_058_and_100_and_101_machine_guns_are_flipped_and_grenades_are_not() -> None:
    assert {TOKENS[name].flip for name in ("mg_free", "mg_paid", "howitzer", "bazooka", "smoke")} == {"yes"}
    assert TOKENS["grenades"].flip == "no"


def test_tg_104_light_infantry_has_three_wounds() -> None:
    assert UNITS["us_light"].wounds == UNITS["ge_light"].wounds == 3


def test_tg_107_infantry_weapons_that_are_set_up() -> None:
    assert {token.id for token in TOKENS.values() if token.flip == "setup"} == {"hmg", "mortar"}


def test_tg_120_aircraft_have_no_movement_and_reach_every_square() -> None:
    aircraft = [card for card in UNITS.values() if card.aircraft]

    assert len(aircraft) == 6
    assert {card.move for card in aircraft} == {0}
    assert all(weapon.reaches(distance) for c in aircraft for weapon in c.weapons for distance in (1, 13))


def test_indirect_weapons_have_a_shortest_distance() -> None:
    weapons = [w for c in UNITS.values() for w in c.weapons] + [t.weapon for t in TOKENS.values() if t.weapon]

    assert all((weapon.least == 2) is weapon.indirect for weapon in weapons)
    assert sum(weapon.indirect for weapon in weapons) == 8


def test_a_target_too_near_is_not_in_range() -> None:
    howitzer = UNITS["us_105"].weapons[0]

    assert [distance for distance in range(1, 9) if howitzer.reaches(distance)] == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("cls", "cards"),
    [
        ("inf_special", {"mechanic", "flame", "sniper"}),
        ("inf_command", {"command"}),
        ("transport", {"jeep", "bmw", "truck", "opel", "m3", "251"}),
    ],
)
def test_tg_010_and_013_what_the_rulebook_names_is_there(cls: str, cards: set[str]) -> None:
    assert cards <= {card.id.partition("_")[2] for card in UNITS.values() if card.cls == cls}


def test_tg_009_to_014_every_class_of_units_is_of_one_kind() -> None:
    infantry, guns, aircraft = kinds(infantry=True), kinds(gun=True), kinds(aircraft=True)

    assert infantry == {"inf_light", "inf_heavy", "inf_special", "inf_command", "inf_para"}
    assert guns == {"art_at", "art_field", "art_aa"}
    assert aircraft == {"air_fighter", "air_bomber"}
    assert kinds(vehicle=True) - kinds(tank=True) == {"transport", "landing_craft"}
    for kind in infantry, guns, aircraft:
        assert kind.isdisjoint(kinds(vehicle=True))
    assert kinds(ground=True) == {card.cls for card in UNITS.values()} - aircraft


def test_a_unit_is_of_every_kind_that_its_card_says() -> None:
    def of(card: UnitCard) -> set[str]:
        return {group for group in get_args(Group) if card.of(group)}

    assert of(UNITS["us_light"]) == {"infantry"}
    assert of(UNITS["us_sherman"]) == {"vehicle", "tank"}
    assert of(UNITS["us_truck"]) == {"vehicle"}
    assert of(UNITS["us_57"]) == {"gun", "light_gun"}
    assert of(UNITS["ge_pak40"]) == {"gun"}
    assert of(UNITS["us_lcvp"]) == {"vehicle", "landing_craft"}
    assert of(UNITS["us_p51"]) == {"aircraft"}
    assert UNITS["us_p51"].among(())
    assert not UNITS["us_p51"].among(("tank", "gun"))


def test_tg_r18_infantry_advances_behind_tanks_and_armoured_transports() -> None:
    behind = {card.id for card in UNITS.values() if card.shield and not card.tank}

    assert behind == {"us_m3", "ge_251"}
    assert all(card.shield for card in UNITS.values() if card.tank)


def test_tg_r17_infantry_assaults_with_its_first_weapon_mostly_a_rifle() -> None:
    without = {card.id for card in UNITS.values() if card.infantry and not card.weapons[0].has("rifle")}

    assert without == {"us_flame", "ge_flame"}


@pytest.mark.parametrize(
    ("weapon", "trait"),
    [
        (UNITS["us_light"].weapons[0], "rifle"),
        (UNITS["us_sherman"].weapons[0], "gun"),
        (UNITS["us_calliope"].weapons[1], "indirect"),
        (TOKENS["bazooka"].weapon, "hollow"),
    ],
)
def test_cards_speak_of_kinds_of_weapons(weapon: Weapon, trait: str) -> None:
    assert {kind for kind in get_args(WeaponTrait) if weapon.has(kind)} == {trait}


def test_tg_r28_who_carries_and_who_tows() -> None:
    assert {card.id: card.carry for card in UNITS.values() if card.carry} == {
        "us_truck": 1,
        "us_m3": 1,
        "us_lcvp": 2,
        "ge_opel": 1,
        "ge_251": 1,
        "ge_landing": 2,
    }
    assert {c.id for c in UNITS.values() if "tow" in c.abilities} == {"us_truck", "us_m3", "ge_opel", "ge_251"}


def test_b9_who_has_cover_and_who_may_enter() -> None:
    terrain, woods, sea = LIBRARY.terrain, LIBRARY.features["woods"], LIBRARY.features["sea"]
    foot, tank, light, heavy = (UNITS[name] for name in ("us_light", "us_sherman", "us_57", "ge_flak88"))

    assert [woods.cover_of(card) for card in (foot, tank, light)] == ["medium", "light", "medium"]
    assert [terrain["trench"].cover_of(card) for card in (foot, tank, light)] == ["medium", None, None]
    assert [terrain["barrier"].admits(card) for card in (foot, tank, heavy)] == [True, True, True]
    assert [terrain["house"].admits(card) for card in (foot, tank, light)] == [True, False, False]
    assert [terrain["farm"].admits(card) for card in (foot, tank, light, heavy)] == [True, False, True, False]
    assert [terrain["bunker"].cover_of(card) for card in (foot, tank, heavy)] == ["concrete", None, "concrete"]
    assert [sea.admits(card) for card in (foot, tank, UNITS["us_lcvp"])] == [False, False, True]
    assert not LIBRARY.features["river"].admits(foot)


def test_tg_r16_levels_of_cover() -> None:
    assert {name: (cover.hit, cover.crit) for name, cover in LIBRARY.covers.items()} == {
        "light": (1, 0),
        "medium": (1, 1),
        "heavy": (2, 1),
        "concrete": (2, 2),
    }
