"""The library: what comes with the game."""

import pytest

from engine.spearpoint.library import LIBRARY


@pytest.mark.parametrize("side", ["us", "de"])
def test_each_nation_has_fifty_cards_worth_284_points(side: str) -> None:
    cards = [card for card in LIBRARY.units.values() if card.side == side and card.grade is None]

    assert sum(card.copies for card in cards) == 50
    assert sum(card.copies * card.cost for card in cards) == 284


def test_sp_008_the_command_deck_has_fifty_cards() -> None:
    assert len(LIBRARY.commands) == 29
    assert sum(card.copies for card in LIBRARY.commands.values()) == 50


def test_sp_009_the_damage_deck_has_twenty_five_cards() -> None:
    assert len(LIBRARY.damage) == 25


def test_every_damage_effect_is_on_some_card() -> None:
    used = {edge for c in LIBRARY.damage.values() for edge in (c.infantry, c.vehicle, c.artillery, c.aircraft)}

    assert used == set(LIBRARY.effects)
    assert len(used) == 57


def test_sp_025_to_028_every_unit_has_its_line() -> None:
    lines = {(card.type, line) for card in LIBRARY.units.values() for line in card.lines}

    assert lines == {
        ("infantry", "front"),
        ("vehicle", "front"),
        ("tank", "front"),
        ("artillery", "front"),
        ("artillery", "rear"),
        ("aircraft", "air"),
    }
    behind = {card.id for card in LIBRARY.units.values() if card.lines == ("rear",)}
    assert behind == {
        *("us_75pack", "us_105", "us_155", "us_bofors"),
        *("ge_lefh", "ge_nebel", "ge_flak38"),
    }


def test_sp_039_only_mobile_artillery_has_two_lines() -> None:
    both = {card.id for card in LIBRARY.units.values() if len(card.lines) > 1}

    assert both == {"us_priest", "ge_wespe"} == {card.id for card in LIBRARY.units.values() if card.mobile}


def test_sp_046_a_sherman_reaches_aircraft_only_with_its_machine_gun_on_top() -> None:
    assert [weapon.aircraft for weapon in LIBRARY.units["us_sherman"].weapons] == [None, 15, None]


def test_names_are_known_in_both_languages() -> None:
    assert LIBRARY.name("card", "us_stuart") == {"en": "M5A1 Stuart", "es": "M5A1 Stuart"}
    assert LIBRARY.name("card", "smoke") == {"en": "Smoke Screen", "es": "Cortina de humo"}
    assert LIBRARY.name("weapon", "us_stuart/1") == {"en": "coaxial .30cal", "es": ".30 coaxial"}
    assert LIBRARY.name("effect", "V01") == {"en": "Thrown track", "es": "Oruga rota"}
    assert LIBRARY.name("side", "de") == {"en": "Germans", "es": "Alemanes"}
    assert LIBRARY.name("card", "us_tiger") is None
