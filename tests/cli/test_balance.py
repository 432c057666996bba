"""The balance report: the same on any number of cores, on a terminal with a bar."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core.registry import game


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["balance", "spearpoint", *arguments]) == 0
    return capsys.readouterr().out.rpartition("\n\n")[0]


def test_a_seed_counts_the_same_on_any_number_of_cores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"

    said = run(capsys, "--matches", "7", "--seed", "x", "--jobs", "1", "--json", str(one))
    assert said == run(capsys, "--matches", "7", "--seed", "x", "--jobs", "3", "--json", str(two))
    assert said != run(capsys, "--matches", "7", "--seed", "y", "--jobs", "1")

    assert one.read_bytes() == two.read_bytes()
    found = json.loads(one.read_text(encoding="utf-8"))
    assert found["matches"] == 7
    assert set(found["wins"]) == {"us", "de"}
    assert sum(share[0] for share in found["terminations"].values()) == pytest.approx(1)
    assert "7 matches of spearpoint, standard, seed x" in said
    assert any(card["points"][0] > 0 for card in found["cards"])


def test_a_terminal_sees_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert main(["balance", "spearpoint", "--matches", "2", "--jobs", "1"]) == 0

    assert capsys.readouterr().err.endswith(f"\r[{'#' * 30}] 2/2\n")


def test_an_unknown_scenario_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "spearpoint", "--matches", "1", "--scenario", "nowhere"]) == 2
    assert "refused-no-scenario" in capsys.readouterr().err


def test_all_scenarios_are_compared_in_one_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counted = tmp_path / "all.json"

    said = run(capsys, "--matches", "3", "--scenario", "all", "--jobs", "1", "--json", str(counted))
    alone = run(capsys, "--matches", "3", "--scenario", "tiger", "--jobs", "1")

    rows = {line.split(" | ")[0].removeprefix("| "): line for line in said.splitlines()[4:]}
    assert list(rows) == list(game("spearpoint").scenarios)
    wins = re.search(r"us wins (.*)", alone)
    assert wins is not None
    assert wins[1] in rows["tiger"]
    assert [one["scenario"] for one in json.loads(counted.read_text(encoding="utf-8"))] == list(rows)


def test_each_value_of_a_setting_has_a_column(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    counted = tmp_path / "each.json"
    arguments = ["--scenario", "M01", "--each", "objective", "--with", "players=1", "--whims", "0", "--jobs", "1"]

    assert main(["balance", "warfighter", *arguments, "--matches", "2", "--json", str(counted)]) == 0

    (heading, rule, row) = capsys.readouterr().out.splitlines()[2:5]
    assert heading.split(" | ")[1:8] == [f"O0{number}" for number in range(1, 8)]
    assert heading.count("|") == rule.count("|") == row.count("|")
    ((together, *cells),) = json.loads(counted.read_text(encoding="utf-8"))
    assert [one["matches"] for one in (together, *cells)] == [14, *[2] * 7]


def test_settings_count_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    def said(*settings: str) -> str:
        assert main(["balance", "warfighter", "--matches", "2", "--jobs", "1", *settings]) == 0
        return capsys.readouterr().out.rpartition("\n\n")[0]

    assert said("--with", "objective=O01") != said("--with", "objective=O02")


@pytest.mark.parametrize(
    ("setting", "refusal"),
    [
        (["--each", "weather"], "refused-no-setting"),
        (["--with", "weather=fine"], "refused-no-setting"),
        (["--with", "objective=O99"], "refused-bad-setting"),
    ],
)
def test_an_unknown_setting_is_refused(
    setting: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", "warfighter", "--matches", "1", *setting]) == 2
    assert refusal in capsys.readouterr().err
