"""The fuzzer finds, keeps and names what is broken, and the verifier says what it checked."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Self

import pytest

from engine.__main__ import main
from engine.cli import fuzz
from engine.core.matchfile import read
from engine.core.selfplay import Playing, chance
from tests.core.broken_games import LosesACard
from tests.core.tiny_game import TinyGame, registered


class Pool:
    """A pool of processes that is none: a made-up game is known to this process only."""

    def __init__(self, *_args: object, **_named: object) -> None:
        pass

    def map(self, function: Callable[..., object], *rows: Iterable[object], chunksize: int) -> Iterable[object]:
        return map(function, *rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        pass


@pytest.fixture(autouse=True)
def _one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ProcessPoolExecutor", Pool)


def run(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


def test_a_sound_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dump = tmp_path / "failures"

    assert run("fuzz", "tiny", "--matches", "5", "--seed", "7", "--dump", str(dump)) == 0
    assert "5 matches of tiny" in (said := capsys.readouterr().out)
    assert "every law held" in said
    assert not dump.exists()


def test_one_scenario_is_played_where_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fuzz", "tiny", "--scenario", TinyGame().scenarios[0], "--matches", "2") == 0
    assert run("fuzz", "tiny", "--scenario", "waterloo", "--matches", "2") != 0
    assert "waterloo" in capsys.readouterr().err


def test_matches_end_after_so_many_actions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fuzz", "tiny", "--matches", "3", "--actions", "4") == 0
    assert "3 matches of tiny, 12 actions" in capsys.readouterr().out


def test_a_broken_game_is_dumped_and_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with registered(LosesACard()):
        assert run("fuzz", "tiny", "--matches", "3", "--seed", "7", "--dump", str(tmp_path)) == 1
        said = capsys.readouterr().out
        assert said.count("Broken: conservation") == 3
        assert "fuzz tiny --seed 7 --first 2 --matches 1" in said

        assert run("fuzz", "tiny", "--first", "2", "--matches", "1", "--seed", "7", "--dump", str(tmp_path)) == 1
        again = capsys.readouterr().out.splitlines()[0]
        assert again in said
        assert run("verify", str(tmp_path / "tiny-7-2.json")) == 0
    assert read((tmp_path / "tiny-7-2.json").read_bytes()).acts


def test_a_crash_is_kept_with_the_act_that_caused_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_args: object) -> None:
        raise ZeroDivisionError

    class Crashes(TinyGame):
        def __init__(self) -> None:
            super().__init__()
            self.answered = {**self.answered, "draw": crash}

    with registered(Crashes()):
        assert run("fuzz", "tiny", "--matches", "1", "--dump", str(tmp_path)) == 1
    (file,) = tmp_path.iterdir()
    last = read(file.read_bytes()).acts[-1]

    assert last.action.picks[0][0] == "draw"  # type: ignore[union-attr]


def test_a_match_file_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    playing = Playing(TinyGame(), chance("verified"))
    playing.finish()
    file = tmp_path / "match.json"
    file.write_bytes(playing.file())

    assert run("verify", str(file)) == 0
    said = capsys.readouterr().out
    for part in ("commitment", f"all {len(playing.acts)} are legal", "outcome", "digest"):
        assert part in said


def test_a_tampered_file_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    playing = Playing(TinyGame(), chance("tampered"))
    playing.finish()
    file = tmp_path / "match.json"
    file.write_bytes(playing.file().replace(b'"termination": "', b'"termination": "not '))

    assert run("verify", str(file)) == 1
    assert "the file claims" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "tiny", "--language", "fr"],
        ["fuzz", "tiny", "--matches", "none"],
        ["fuzz", "tiny", "--matches", "0"],
        ["verify"],
        ["verify", "no-such-file"],
        ["verify", "."],
        ["verify", __file__],
    ],
    ids=" ".join,
)
def test_bad_usage_and_bad_files_get_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("python -m engine")
    assert said.err.count("\n") == 1
    assert "_" not in said.err.replace(__file__, "")
