"""Scenario files: what comes with the game, one more, and mistakes that are told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.words import LANGUAGES, Language, say
from engine.core.errors import BadData
from engine.tactics2gm import scenarios
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.squares import SQUARES
from tests.tactics2gm.start import start

SIXTH = """
[[scenario]]
id = "crossroads"
name = { en = "Crossroads", es = "Encrucijada" }
about = { en = "Stand on row 4.", es = "Ponte en la línea 4." }
terrain = [{ terrain = "house", at = "D3" }]
units = [{ unit = "ge_tiger", at = "D6" }]
generals = { de = "ge_rommel" }
rounds = 8
wins = [{ test = "reach_row", side = "us", row = 4, number = 1 }, { test = "outlast", side = "de" }]
"""


def load(folder: Path, text: str) -> dict[str, scenarios.Scenario]:
    (folder / "more.toml").write_text(text, encoding="utf-8")
    return scenarios.load(folder)


def test_there_are_the_pitched_battle_and_four_scenarios() -> None:
    assert list(scenarios.SCENARIOS) == [
        "pitched",
        "bridge",
        "farm",
        "farm_us",
        "landing",
        "landing_de",
        "raid",
        "raid_de",
    ]
    assert scenarios.SCENARIOS["pitched"].begins == "bid"
    there = scenarios.SCENARIOS
    assert scenarios.name(there, "scenario", "raid") == {
        "en": "Supply Raid",
        "es": "Golpe a los suministros",
    }
    assert scenarios.name(there, "about", "pitched") == {
        "en": "Two armies fight for the field: whoever destroys an enemy Headquarters wins.",
        "es": "Dos ejércitos se disputan el campo: gana quien destruya un Estado Mayor enemigo.",
    }
    assert scenarios.name(there, "scenario", "waterloo") is None


NUMBERS = {"en": {2: "two"}, "es": {2: "dos"}}
"""Numbers that are written out."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", list(scenarios.SCENARIOS))
def test_a_scenario_says_its_rounds_and_how_many_win_it(scenario: str, language: Language) -> None:
    found = scenarios.SCENARIOS[scenario]
    numbers = [found.rounds, *(getattr(win, "number", 0) for win in found.wins)]
    about = GAME.about(scenario, {})
    assert about is not None

    said = say(about, language)

    for number in filter(None, numbers):
        assert re.search(rf"\b({number}|{NUMBERS[language].get(number, number)})\b", said)


def about_of(scenario: str, language: Language, **options: Any) -> str:
    said = GAME.about(scenario, options)
    assert said is not None
    return say(said, language)


def test_tg_022_what_a_match_is_about_tells_of_cards_that_run_out() -> None:
    assert about_of("pitched", "en") == (
        "Two armies fight for the field: whoever destroys an enemy Headquarters wins. "
        "A side that ends its turn without a card in hand or deck loses."
    )
    assert about_of("pitched", "es").endswith("sin cartas en la mano ni en el mazo.")


def test_tg_132_on_two_boards_it_says_what_is_doubled() -> None:
    assert "On two boards these numbers double" in about_of("raid", "en", players=4, boards=2)
    assert "se doblan estos números" in about_of("raid", "es", players=4, boards=2)
    assert "double" not in about_of("raid", "en", players=2, boards=2)
    assert "double" not in about_of("farm", "en", players=4, boards=2)


def test_tg_r31_it_says_how_a_limit_of_rounds_is_decided() -> None:
    assert "After 15 rounds and a last turn each" in about_of("pitched", "en", rounds=15)
    assert "Tras 15 rondas" in about_of("pitched", "es", rounds=15)
    assert "15" not in about_of("raid", "en", rounds=15)


def test_a_sixth_scenario_can_be_typed_in(tmp_path: Path) -> None:
    (found,) = load(tmp_path, SIXTH).values()

    assert found.id == "crossroads"
    assert [win.side for win in found.wins] == ["us", "de"]
    assert found.start_ap(0) == 5


@pytest.mark.parametrize(
    ("right", "wrong", "field", "found"),
    [
        ('test = "reach_row"', 'test = "reach_moon"', "wins[0].test", "reach_moon"),
        ("row = 4", "row = 7", "wins[0].row", "7"),
        ('at = "D3"', 'at = "K3"', "terrain[0].at", "K3"),
        ('terrain = "house"', 'terrain = "castle"', "terrain[0].terrain", "castle"),
        ('unit = "ge_tiger"', 'unit = "ge_maus"', "units[0].unit", "ge_maus"),
        ('unit = "ge_tiger"', 'unit = "ge_ju87"', "units[0].unit", "ge_ju87"),
        ('de = "ge_rommel"', 'de = "us_patton"', "generals.de", "us_patton"),
        ("rounds = 8", "", "wins[1]", "rounds"),
        ("rounds = 8", "rounds = 8\nheadquarters = false", "generals.de", "no Headquarters"),
        ("rounds = 8", "rounds = 8\ncolour = 1", "colour", "unknown"),
        ("rounds = 8", "rounds = 8\nbridges_needed = true", "bridges_needed", "no bridge"),
        ("rounds = 8", "rounds = 8\ngifts = { us = { bunker = 2 } }", "terrain", "2 times"),
        ('test = "outlast"', 'test = "headquarters"', "", ""),
        (
            '{ test = "outlast", side = "de" }',
            '{ test = "most_at_bridges", side = "de", distance = 1 }',
            "wins[1]",
            "bridge",
        ),
        (
            '{ test = "outlast", side = "de" }',
            '{ test = "bring_home", side = "de", number = 1 }',
            "wins[1].number",
            "0",
        ),
        (
            '{ test = "outlast", side = "de" }',
            '{ test = "take_places", side = "de", terrain = "farm" }',
            "wins[1].terrain",
            "farm",
        ),
    ],
)
def test_a_mistake_is_told_with_file_and_field(
    tmp_path: Path, right: str, wrong: str, field: str, found: str
) -> None:
    text = SIXTH.replace(right, wrong)
    assert text != SIXTH
    if not field:
        assert load(tmp_path, text)
        return

    with pytest.raises(BadData) as error:
        load(tmp_path, text)

    assert (error.value.file, error.value.entry, error.value.field) == ("more.toml", "crossroads", field)
    assert found in error.value.problem


def test_tg_042_and_110_a_scenario_that_would_have_terrain_placed_in_play_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, SIXTH.replace("rounds = 8", "rounds = 8\nterrain_in_play = true"))

    assert error.value.field == "terrain_in_play"


CROSSED = (
    SIXTH.replace('units = [{ unit = "ge_tiger", at = "D6" }]\ngenerals = { de = "ge_rommel" }\n', "")
    + """
ground = [{ feature = "hedge", rows = [2], squares = ["B5"] }]
things = [{ kind = "supplies", at = "E6" }]
points = { us = 90, de = 60 }
gifts = { de = { trench = 1 } }
ap = { us = 7 }
supply = { us = 2 }
begins = "us"
exchanged = { id = "crossroads_us", name = { en = "A", es = "B" }, about = { en = "C", es = "D" } }
"""
)


def test_a_scenario_may_be_played_with_the_sides_exchanged(tmp_path: Path) -> None:
    _, found = load(tmp_path, CROSSED).values()

    assert (found.id, found.name.en, found.about.es, found.exchanged) == ("crossroads_us", "A", "D", None)
    assert [(placed.terrain, placed.at) for placed in found.terrain] == [("house", "D4")]
    assert [(ground.rows, ground.squares) for ground in found.ground] == [((5,), ("B2",))]
    assert [thing.at for thing in found.things] == ["E1"]
    assert (found.points, found.gifts) == ({"de": 90, "us": 60}, {"us": {"trench": 1}})
    assert (found.ap, found.supply, found.begins) == ({"de": 7}, {"de": 2}, "de")
    assert [(win.side, getattr(win, "row", None)) for win in found.wins] == [("de", 4), ("us", None)]


def test_units_of_one_side_cannot_be_exchanged(tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, CROSSED + 'units = [{ unit = "ge_tiger", at = "D6" }]')

    assert (error.value.entry, error.value.field) == ("crossroads", "exchanged.units")


def test_tg_031_a_general_leads_his_own_army_whichever_side_it_plays(tmp_path: Path) -> None:
    _, found = load(tmp_path, CROSSED + 'generals = { de = "ge_rommel" }').values()

    assert found.generals == {"de": "ge_rommel"}


@pytest.mark.parametrize("scenario", ["landing", "landing_de"])
def test_tg_031_bradley_and_rommel_are_in_command_when_the_landing_begins(scenario: str) -> None:
    assert [force.hqs[0].general for force in start(scenario).state.forces] == ["us_bradley", "ge_rommel"]


def test_units_that_stand_there_are_named_for_either_side(tmp_path: Path) -> None:
    there = CROSSED.replace("exchanged = {", 'exchanged = { units = [{ unit = "us_sherman", at = "D1" }],')

    one, other = load(tmp_path, there + 'units = [{ unit = "ge_tiger", at = "D6" }]').values()

    assert [(standing.unit, standing.at) for standing in (*one.units, *other.units)] == [
        ("ge_tiger", "D6"),
        ("us_sherman", "D1"),
    ]


def test_the_exchanged_scenario_has_an_id_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, CROSSED.replace('"crossroads_us"', '"crossroads"'))

    assert error.value.field == "exchanged.id"


def test_tg_042_either_side_may_hold_the_farm_land_or_raid_the_supplies() -> None:
    for one, other in (("farm", "farm_us"), ("landing", "landing_de"), ("raid", "raid_de")):
        attacked, turned = scenarios.SCENARIOS[one], scenarios.SCENARIOS[other]
        assert [win.side for win in attacked.wins][:2] == ["us", "de"]
        assert [win.side for win in turned.wins][:2] == ["de", "us"]
        assert (attacked.begins, turned.begins) == ("us", "de")
        assert attacked.points.get("us") == turned.points.get("de")

    found = start("farm_us").decks()
    assert {str(option[2])[1] for option in found.decision(0, "fortify").options} == {"2", "3"}
    assert [thing.at for thing in scenarios.SCENARIOS["raid_de"].things] == ["B2", "E1", "G2"]
    landing = start("landing_de").state
    assert {(unit.card, unit.seat, unit.at) for unit in landing.units} == {
        ("ge_landing", 1, SQUARES[at]) for at in ("B6", "D6", "E6", "G6")
    }
    assert landing.features[SQUARES["A5"]] == landing.features[SQUARES["H6"]] == "sea"
    assert landing.battle.supply["de"] == 2


def test_an_id_is_used_once(tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, SIXTH + SIXTH)

    assert error.value.field == "id"
