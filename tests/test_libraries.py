"""The library of every game: what its files say wrongly is told."""

from __future__ import annotations

import shutil
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from engine.core.errors import BadData
from engine.core.registry import GAMES

HERE = Path(__file__).parent
LIBRARIES = {game: import_module(f"engine.{game}.library") for game in GAMES}
CASES = [
    pytest.param(LIBRARIES[game], case, id=f"{game}-{case['name']}")
    for game in GAMES
    for case in tomllib.loads((HERE / game / "broken.toml").read_text(encoding="utf-8"))["case"]
]


@pytest.mark.parametrize("game", GAMES)
def test_an_untouched_copy_loads_the_same(tmp_path: Path, game: str) -> None:
    library = LIBRARIES[game]
    folder = shutil.copytree(library.DATA, tmp_path / "cards")

    assert vars(library.Library.load(folder)) == vars(library.LIBRARY)


@pytest.mark.parametrize(("library", "case"), CASES)
def test_an_error_names_file_entry_and_field(tmp_path: Path, library: ModuleType, case: dict[str, str]) -> None:
    folder = shutil.copytree(library.DATA, tmp_path / "cards")
    path = folder / case["file"]
    text = path.read_text(encoding="utf-8")
    assert case["before"] in text
    path.write_text(text.replace(case["before"], case["after"], 1), encoding="utf-8")

    with pytest.raises(BadData) as caught:
        library.Library.load(folder)

    assert case["error"] in str(caught.value)
