"""What is printed on Unit cards, and how it is said."""

from engine.core.words import Msg
from engine.spearpoint.cards import UnitCard
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.printing import unit_lines, weapon_line

UNITS = LIBRARY.units
FIGHTING = [card for card in UNITS.values() if card.supplies is None]


def needed(*ids: str) -> set[str | None]:
    return {UNITS[name].crew for name in ids}


def test_sp_004_a_card_says_its_type_first() -> None:
    assert {card.type for card in FIGHTING} == {"infantry", "vehicle", "tank", "artillery", "aircraft"}
    for card in FIGHTING:
        assert unit_lines(card)[0].args["trait"] == card.type


def test_sp_005_a_card_says_which_crew_it_needs() -> None:
    assert needed("us_sherman", "us_m8", "ge_tiger", "ge_222") == {"tank_crew"}
    assert needed("us_57at", "us_155", "us_priest", "ge_flak88", "ge_nebel") == {"gun_crew"}
    assert needed("us_p40", "ge_ju87") == {"pilot"}
    assert Msg("spearpoint-unit-needs", {"crew": "pilot"}) in unit_lines(UNITS["us_p40"])


def test_sp_007_what_needs_no_crew_says_so() -> None:
    without = [card for card in FIGHTING if card.crew is None]

    assert {card.type for card in without} == {"infantry", "vehicle"}
    assert all(Msg("spearpoint-unit-no-crew") in unit_lines(card) for card in without)


def test_sp_037_only_aircraft_have_turns_of_flight() -> None:
    assert {card.id: card.flight for card in FIGHTING if card.flight} == {
        "us_p40": 3,
        "us_a36": 2,
        "ge_bf109": 3,
        "ge_ju87": 2,
    }


def test_sp_051_weapons_that_fire_bullets_are_marked() -> None:
    bullets = Msg("spearpoint-weapon-bullets")
    priest = UNITS["us_priest"]

    assert weapon_line(priest, 0).args["notes"] == [Msg("spearpoint-weapon-long-range")]
    assert weapon_line(priest, 1).args["notes"] == [bullets]
    for card in FIGHTING:
        for place, weapon in enumerate(card.weapons):
            notes = weapon_line(card, place).args["notes"]
            assert isinstance(notes, list)
            assert (bullets in notes) is weapon.bullets


def test_sp_079_and_081_tanks_and_vehicles_share_an_edge() -> None:
    edges = {(card.type, card.edge) for card in FIGHTING}

    assert edges == {
        ("infantry", "infantry"),
        ("vehicle", "vehicle"),
        ("tank", "vehicle"),
        ("artillery", "artillery"),
        ("aircraft", "aircraft"),
    }


def test_sp_c4_the_card_says_where_self_propelled_guns_belong() -> None:
    assert UNITS["us_priest"].lines == UNITS["ge_wespe"].lines == ("front", "rear")
    assert UNITS["ge_stug"].lines == UNITS["ge_marder"].lines == ("front",)


def test_sp_r03_half_endurance_is_half_of_what_is_printed() -> None:
    assert {card.endurance: card.half for card in FIGHTING} == {6: 3, 8: 4, 10: 5, 12: 6}


def test_sp_r17_mobile_artillery_uses_the_edge_of_artillery() -> None:
    mobile: list[UnitCard] = [card for card in FIGHTING if card.mobile]

    assert {card.edge for card in mobile} == {"artillery"}
