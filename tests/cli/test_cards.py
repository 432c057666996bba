"""Packs in the terminal: every fault with its place, or what the pack holds; its cards as text and as pictures."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import replace
from importlib.metadata import EntryPoint
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.words import fitting, say
from engine.__main__ import main
from engine.cli import cards, plugins, sheets
from engine.core.packs import read
from engine.spearpoint.packs import PACKS, SpearpointPacks
from images import artist
from tests.packs import EXAMPLE

pytestmark = pytest.mark.usefixtures("_packs_apart")

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(EXAMPLE, tmp_path / "mine")


def test_a_sound_pack_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(folder)]) == 0

    first, second, third = capsys.readouterr().out.splitlines()
    held = "4 unit, 1 command, 1 effect, 1 damage, 1 situation, 1 name"
    assert first == f"{folder}: winterline 1.0 for spearpoint: {held}"
    assert second == f"  sound, and {cards.TRIALS} matches were played with it at random"
    assert third.startswith("  edition winterline@")


def test_every_fault_is_said_with_file_entry_and_field(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, before, after in (
        ("units.toml", "endurance = 12\nkeywords", "endurance = 11\nkeywords"),
        ("units.toml", "cost = 5", "cost = -5"),
        ("cards.toml", 'infantry = "frostbite"', 'infantry = "sunburn"'),
    ):
        path = folder / name
        text = path.read_text()
        assert before in text
        path.write_text(text.replace(before, after))

    assert main(["cards", "check", str(folder)]) == 1

    said = capsys.readouterr()
    assert said.out == ""
    assert [line.removeprefix(f"{folder}: ")[:60] for line in said.err.splitlines()] == [
        "units.toml: ge_mountain: cost: found -5; right would be a wh",
        'cards.toml: winter: infantry: found "sunburn"; there is no s',
        'situation.toml: monastery_hill: de.given: found "ge_mountain',
        "units.toml: us_fssf: endurance: found 11; right would be an ",
    ]


def test_a_folder_that_is_none_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(tmp_path / "no")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_cards_that_cannot_do_what_they_say_are_found_by_playing(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sound = SpearpointPacks.read
    monkeypatch.setattr(SpearpointPacks, "read", lambda self, pack: replace(sound(self, pack), ops={}))

    assert main(["cards", "check", str(folder)]) == 1

    assert "at random broke with KeyError: 'winterline_" in capsys.readouterr().err


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What pyproject.toml plugs in, whether or not it is installed as it is now."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {
        group: [EntryPoint(name, value, group) for name, value in entries.items()]
        for group, entries in project["entry-points"].items()
    }
    monkeypatch.setattr(plugins, "entry_points", lambda group: found[group])


@pytest.mark.usefixtures("plugged")
def test_text_is_printed_in_both_languages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "print", str(folder), "--text"]) == 0

    said = capsys.readouterr().out
    titles = [line.split()[1] for line in said.splitlines() if line.startswith("──")]
    assert titles[:4] == ["ge_tcrew_snow", "us_fssf", "ge_mountain", "ge_stug_winter"]
    assert titles[4:] == ["mule_train", "winter", "monastery_hill"]
    rolls = ("+2 to its attack rolls", "+2 a sus tiradas de ataque")
    for line in ("Mule Train", "Recua de mulas", *rolls, "The Hill", "La colina"):
        assert line in said


@pytest.mark.usefixtures("plugged")
def test_sheets_of_cards_are_drawn(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "print", str(folder), "--to", str(tmp_path / "out")]) == 0

    written = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert written == [tmp_path / "out" / f"winterline-1.{language}.png" for language in ("en", "es")]
    with Image.open(written[0]) as sheet:
        assert sheet.size == (3 * 612 + 12, 2 * 852 + 12)
        assert 600 / sheet.info["dpi"][0] == pytest.approx(63 / 25.4, rel=0.01)
        first = sheet.crop((12, 12, 612, 852))
    card = artist("spearpoint", lambda m, language: say(m, fitting(language)), "light").card(
        PACKS.cards(read(folder))["ge_tcrew_snow"], "en"
    )
    with Image.open(BytesIO(card.png)) as drawn:
        assert first.tobytes() == drawn.convert("RGB").tobytes()
    assert written[0].read_bytes() != written[1].read_bytes()


@pytest.mark.usefixtures("plugged")
def test_ten_cards_lie_on_two_sheets(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = "".join(
        f'[[command]]\nid = "more{n}"\nname = {{ en = "More", es = "Más" }}\ncopies = 1\nwhen = "after_reveal"\n'
        'lasts = "turn"\non = { whose = "own" }\nops = [{ op = "attack_mod", amount = 1 }]\n'
        for n in range(4)
    )
    (folder / "more.toml").write_text(more)

    assert main(["cards", "print", str(folder), "--to", str(tmp_path)]) == 0

    names = [Path(line).name for line in capsys.readouterr().out.splitlines()]
    assert names == [f"winterline-{number}.{language}.png" for language in ("en", "es") for number in (1, 2)]
    with Image.open(tmp_path / "winterline-2.es.png") as sheet:
        assert sheet.size == (612 + 12, 852 + 12)


def test_without_pictures_one_sentence_says_so(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = EntryPoint("gone", "fieldpost_pictures_that_are_not_there", sheets.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [gone])

    assert main(["cards", "print", str(folder), "--to", str(tmp_path / "out")]) == 2

    said = capsys.readouterr()
    assert said.err == (
        f"{folder}: nothing can be drawn: no pictures are installed with the engine. "
        "With --text its words are printed.\n"
    )
    assert said.out == ""
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("way", [[], ["--text"]])
def test_a_bad_pack_is_not_printed(way: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "units.toml").write_bytes(b"\xff")

    assert main(["cards", "print", str(folder), *way]) == 2

    said = capsys.readouterr().err
    assert said.startswith("python -m engine: units.toml: the file: TOML: cannot be read")
    assert said.count("\n") == 1
