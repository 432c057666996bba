"""From the file of results anybody reckons the ratings himself, and finds each that is not so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.ratings import model, results_file
from engine.__main__ import main
from engine.cli import plugins
from tests.ratings.simulated import play

Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    results = play(1, 12, 80).results
    written = tmp_path / "results.json"
    written.write_bytes(results_file.write(results, model.reckon(results).ratings()))
    return written


def change(file: Path, how: Change) -> None:
    data = msgspec.json.decode(file.read_bytes())
    how(data)
    file.write_bytes(msgspec.json.encode(data))


def verify(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["verify", "--ratings", str(file)])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_what_is_so_is_said_to_be_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verify(file, capsys)

    assert code == 0
    assert "80 results, 9 people" in said
    assert "all ratings are those" in said


@pytest.mark.parametrize(
    ("how", "why"),
    [
        (lambda data: data["ratings"][3].update(mu=data["ratings"][3]["mu"] + 0.01), "reckoned"),
        (lambda data: data["ratings"][3].update(sigma=1.0), "reckoned"),
        (lambda data: data["ratings"][3].update(matches=99), "counted otherwise"),
        (lambda data: data["ratings"][3].update(opponents=99), "counted otherwise"),
        (lambda data: data["ratings"].pop(), "has no rating"),
        (lambda data: data["ratings"].append(data["ratings"][0] | {"person": 77}), "played no rated match"),
        (lambda data: data["results"].pop(), "reckoned"),
        (lambda data: data["results"].reverse(), "before"),
        (lambda data: data["results"].append(data["results"][-1]), "twice"),
        (lambda data: data["results"][0]["teams"][0].update(people=[1, 1]), "other people"),
        (lambda data: data["results"][0]["teams"][0].update(score=2.0), "no result"),
    ],
)
def test_what_is_not_so_is_found(file: Path, capsys: pytest.CaptureFixture[str], how: Change, why: str) -> None:
    change(file, how)

    code, said = verify(file, capsys)

    assert code == 1
    assert why in said


@pytest.mark.parametrize(
    ("how", "why"),
    [
        (lambda data: data.update(format=2), "format 2"),
        (lambda data: data.pop("results"), "results"),
        (lambda data: data["results"][0].update(game="chess"), "chess"),
    ],
)
def test_what_is_no_such_file_is_said_in_a_sentence(
    file: Path, capsys: pytest.CaptureFixture[str], how: Change, why: str
) -> None:
    change(file, how)

    code, said = verify(file, capsys)

    assert code == 2
    assert why in said
    assert len(said.splitlines()) == 1


def test_the_engine_alone_says_what_is_missing(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugins, "entry_points", lambda group: [])

    code, said = verify(file, capsys)

    assert code == 2
    assert "install the whole of it" in said
