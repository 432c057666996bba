"""A playthrough tells a match as everybody sees it, the same every time."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli import playthrough
from tests.core.tiny_game import TinyGame


def test_it_tells_questions_picks_events_and_what_each_viewer_sees() -> None:
    told = playthrough.told(TinyGame(), "short").splitlines()

    assert told[0] == "tiny 1, short"
    assert "1 odd: tiny-ask-play" in told
    assert any(line.startswith("  1-1 of 3, sealed: tiny-play value=") for line in told)
    assert any(line.startswith("  > tiny-play value=") for line in told)
    assert any(line.startswith("    tiny-event-won seat=") for line in told)
    assert any(line.startswith("  2 even | tiny-private-drew seat=1 drawn=") for line in told)
    assert any(line.startswith("    tiny-event-ended") for line in told)
    assert told[-1].startswith("state ")


def test_only_its_owner_is_shown_a_hand() -> None:
    told = playthrough.told(TinyGame(), "long").splitlines()
    hands = [line.split(" | tiny-hand cards=") for line in told if "tiny-hand cards=" in line]
    held = {(who, int(card) % 2) for who, cards in hands for card in cards.split(",") if card}

    assert held == {("  1 odd", 1), ("  2 even", 0)}


def test_it_is_the_same_every_time() -> None:
    assert playthrough.told(TinyGame(), "short") == playthrough.told(TinyGame(), "short")


def test_it_is_shown_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)

    assert main(["playthrough", "tiny"]) == 0
    shown = capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    assert main(["playthrough", "tiny", "--write"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tiny-long.txt", "tiny-short.txt"]
    assert (tmp_path / "tiny-short.txt").read_text(encoding="utf-8") in shown


def test_who_reads_no_further_is_told_nothing() -> None:
    command = [sys.executable, "-m", "engine", "playthrough", "spearpoint"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as tool:
        assert tool.stdout is not None
        assert tool.stderr is not None
        assert tool.stdout.readline().startswith(b"spearpoint")
        tool.stdout.close()
        assert tool.stderr.read() == b""
    assert tool.returncode == 141
