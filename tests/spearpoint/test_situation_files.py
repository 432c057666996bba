"""Situation files: one more can be typed in, and mistakes are told."""

from importlib import resources
from pathlib import Path

import pytest

from engine.core.errors import BadData
from engine.spearpoint import situations
from engine.spearpoint.rules import GAME

FIFTH = """
[[situation]]
id = "bridge"
name = { en = "The Bridge", es = "El puente" }
about = { en = "Take the bridge.", es = "Toma el puente." }
turns = 8
exchanged = { id = "bridge_us", name = { en = "A", es = "B" }, about = { en = "C", es = "D" } }
rules = [
    { rule = "no_line", side = "us", line = "rear", through = 1 },
    { rule = "comes_with", side = "us", types = ["infantry"], card = "dig_in" },
]
wins = [
    { test = "land_units", side = "us", number = 4, first = 3, line = "front" },
    { test = "capture", side = "us", number = 2 },
    { test = "outlast", side = "de" },
]

[situation.us]
orders = { en = "Go.", es = "Ve." }
most = 90
banned = ["us_priest"]
cards = { smoke = 1 }

[situation.de]
orders = { en = "Stay.", es = "Quédate." }
before = { number = 2, types = ["infantry"] }
"""

ONE_WAY = FIFTH.replace(
    'exchanged = { id = "bridge_us", name = { en = "A", es = "B" }, about = { en = "C", es = "D" } }\n', ""
).replace('banned = ["us_priest"]', "given = { us_105 = 1 }\nrequired = { us_sherman = 2 }")
"""It names cards of one side, so that the sides cannot be exchanged."""


def load(folder: Path, text: str) -> dict[str, situations.Situation]:
    (folder / "more.toml").write_text(text, encoding="utf-8")
    return situations.load(folder)


def test_a_fifth_situation_can_be_typed_in(tmp_path: Path) -> None:
    text = FIFTH.replace('banned = ["us_priest"]\n', "")
    one, other = load(tmp_path, text).values()

    assert (one.us.hand, one.us.commands, one.us.least, one.de.most) == (4, 3, 80, 100)
    assert [rule.side for rule in other.rules] == ["de", "de"]
    assert [win.side for win in other.wins] == ["de", "de", "us"]
    assert (other.id, other.name.en, other.about.en, other.us) == ("bridge_us", "A", "C", one.de)


def test_the_situation_that_the_guide_shows_can_be_typed_in(tmp_path: Path) -> None:
    guide = resources.files("engine").joinpath("README.md").read_text(encoding="utf-8")
    _, _, shown = guide.partition("```toml\n[[situation]]")
    (one,) = load(tmp_path, "[[situation]]" + shown.partition("```")[0]).values()

    assert (one.id, one.turns, one.us.most, len(one.wins)) == ("pass", 7, 90, 2)


def test_the_standard_game_comes_first_and_names_are_in_both_languages() -> None:
    assert next(iter(situations.SITUATIONS)) == "standard"
    assert GAME.name("scenario", "crossroads_us") == {
        "en": "Hold the Crossroads (Americans hold)",
        "es": "Resistir en el cruce (defienden los americanos)",
    }
    assert GAME.name("scenario", "waterloo") is None
    for one in situations.SITUATIONS:
        for kind, thing in (("about", one), ("orders", f"{one}/us"), ("orders", f"{one}/de")):
            said = GAME.name(kind, thing)
            assert said is not None
            assert said["en"] != said["es"]


@pytest.mark.parametrize(
    ("right", "wrong", "field", "found"),
    [
        ('test = "land_units"', 'test = "land"', "wins[0].test", '"land"'),
        ("first = 3", "first = 9", "wins[0].first", "9"),
        ("first = 3", "first = 0", "wins[0].first", "0"),
        ('line = "front"', 'line = "air"', "wins[0].line", "air"),
        ("number = 4", "number = 4, colour = 1", "wins[0].colour", "unknown"),
        ("turns = 8", "", "wins[2]", "`turns`"),
        ("turns = 8", "turns = 99", "turns", "99"),
        ('rule = "no_line"', 'rule = "no_fun"', "rules[0].rule", "no_fun"),
        ('card = "dig_in"', 'card = "seize"', "rules[1].card", "seize"),
        ('card = "dig_in"', 'card = "hull_down"', "rules[1].card", "hull_down"),
        ("{ smoke = 1 }", "{ fog = 1 }", "us.cards.fog", "no such"),
        ("{ smoke = 1 }", "{ smoke = 3 }", "us.cards", "3 times"),
        ("most = 90", "most = 70", "us.least", "80"),
        ("us_sherman = 2", "us_sherman = 6", "us.required", "us_sherman"),
        ("us_sherman = 2", "ge_tiger = 1", "us.required", "ge_tiger"),
        ("us_sherman = 2", "us_sherman = 5, us_m10 = 2", "us.required", "93"),
        ("cards = { smoke = 1 }", "cards = { smoke = 1 }\ncommands = 47", "us.commands", "51"),
        ("number = 2, types", "number = 18, types", "de.before.number", "at most 14"),
        ("us_105 = 1", "us_105 = 2", "us.given", "us_105"),
        ("us_105 = 1", "us_a36 = 1", "us.given.us_a36", "ground unit"),
        ('types = ["infantry"] }', 'types = ["aircraft"] }', "de.before.types", "ground"),
        ('orders = { en = "Go.", es = "Ve." }', "", "us.orders", "missing"),
        (
            '{ test = "capture", side = "us", number = 2 }',
            '{ test = "destroy", side = "us", number = 1, units = ["us_105"] }',
            "wins[1].units",
            "us_105",
        ),
        (
            '{ test = "capture", side = "us", number = 2 }',
            '{ test = "stand", side = "us", by = 3, unit = "us_maus" }',
            "wins[1].unit",
            "us_maus",
        ),
        (
            '{ rule = "no_line", side = "us", line = "rear", through = 1 }',
            '{ rule = "stand_fast", side = "us", units = ["us_p40"] }',
            "rules[0].units",
            "aircraft",
        ),
    ],
)
def test_a_mistake_is_told_with_file_and_field(
    tmp_path: Path, right: str, wrong: str, field: str, found: str
) -> None:
    text = ONE_WAY.replace(right, wrong)
    assert text != ONE_WAY
    assert load(tmp_path, ONE_WAY)

    with pytest.raises(BadData) as error:
        load(tmp_path, text)

    assert (error.value.file, error.value.entry, error.value.field) == ("more.toml", "bridge", field)
    assert found in error.value.problem


def test_what_names_cards_of_a_side_cannot_be_exchanged(tmp_path: Path) -> None:
    with pytest.raises(BadData) as error:
        load(tmp_path, FIFTH)

    assert error.value.field == "de.banned"


def test_an_id_is_used_once(tmp_path: Path) -> None:
    text = FIFTH.replace('banned = ["us_priest"]\n', "")
    with pytest.raises(BadData) as error:
        load(tmp_path, text.replace('"bridge_us"', '"bridge"'))

    assert error.value.field == "exchanged.id"
