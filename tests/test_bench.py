"""The benches are found, and their goals are judged the right way round."""

from importlib import import_module

import pytest

from engine.core.registry import GAMES
from tests.bench import random_play
from tests.bench.__main__ import main, names, table
from tests.bench.result import Result


@pytest.mark.parametrize("name", names())
def test_every_bench_can_measure(name: str) -> None:
    assert callable(import_module(f"tests.bench.{name}").measure)


@pytest.mark.parametrize(
    ("ratio", "goal", "met"),
    [(1.0, ">= 1.0", True), (0.99, ">= 1.0", False), (4, "<= 4", True), (4.1, "<= 4", False), (9, "", True)],
)
def test_a_goal_is_met_or_missed(ratio: float, goal: str, met: bool) -> None:
    assert Result("x", 1, "ms", 1, ratio, goal).met is met


def test_the_table_says_what_is_missed() -> None:
    shown = table(
        [Result("fast", 1234.5, "moves/s", 600, 2.06, ">= 1.0"), Result("slow", 9, "ms", 2, 4.5, "<= 4")]
    )

    assert [line.split()[-1] for line in shown.splitlines()[1:]] == ["met", "MISSED"]
    assert "1,234" in shown


def test_an_unknown_bench_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "there is no bench nonsense" in capsys.readouterr().err


def test_random_play_of_every_game_is_reported_without_a_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_play, "rate", lambda play: float(next(play)))
    monkeypatch.setattr(random_play, "TURNS", 1)

    found = random_play.measure()

    assert [result.name for result in found] == [f"{name}, random play" for name in GAMES]
    assert {result.goal for result in found} == {""}
