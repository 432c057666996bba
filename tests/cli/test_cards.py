"""Packs in the terminal: every fault with its place, or what the pack holds; its cards as text and as pictures."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from engine.__main__ import main
from engine.cli import cards
from tests.packs import EXAMPLE, apart


@pytest.fixture(autouse=True)
def _apart() -> Iterator[None]:
    with apart():
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(EXAMPLE, tmp_path / "mine")


def test_a_sound_pack_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(folder)]) == 0

    first, second, third = capsys.readouterr().out.splitlines()
    assert first == f"{folder}: winterline 1.0 for spearpoint: 3 unit, 1 command, 1 effect, 1 damage, 1 situation"
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
    monkeypatch.setattr("engine.spearpoint.numbers.OPS", {})

    assert main(["cards", "check", str(folder)]) == 1

    assert "the pack: its cards: play: match 1 at random broke with KeyError" in capsys.readouterr().err


def test_cards_are_printed_in_both_languages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "print", str(folder)]) == 0

    said = capsys.readouterr().out
    titles = [line.split()[1] for line in said.splitlines() if line.startswith("──")]
    assert titles == ["us_fssf", "ge_mountain", "ge_stug_winter", "mule_train", "winter", "monastery_hill"]
    for words in ("Mule Train", "Recua de mulas", "spearpoint-op-attack-mod amount=2", "The Hill", "La colina"):
        assert words in said


def test_sheets_of_cards_are_drawn(folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "images", "cards", str(folder), str(tmp_path / "out")]
    ended = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)

    written = [Path(line) for line in ended.stdout.splitlines()]
    assert [path.name for path in written] == ["winterline-1.en.png", "winterline-1.es.png"]
    with Image.open(written[0]) as sheet:
        assert sheet.size == (3 * 612 + 12, 2 * 852 + 12)
    assert written[0].read_bytes() != written[1].read_bytes()


def test_a_bad_pack_is_not_drawn(folder: Path, tmp_path: Path) -> None:
    (folder / "units.toml").write_bytes(b"\xff")
    command = [sys.executable, "-m", "images", "cards", str(folder), str(tmp_path / "out")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)

    assert ended.returncode == 2
    assert ended.stderr.startswith(f"{folder}: units.toml: the file: TOML: cannot be read")
    assert ended.stderr.count("\n") == 1
