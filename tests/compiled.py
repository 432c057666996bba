"""The compiled engine plays as its source does: ``make test-compiled`` runs this and the tests of 2GM Tactics."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec

import engine
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.tactics2gm import acts, deployment, movement, shooting

ROOT = Path(__file__).parents[1]
MATCHES = 150


def played() -> str:
    """Play matches of all scenarios and settings, and sum up what was told and offered, and where they ended."""
    rules, whole = game("tactics2gm"), hashlib.sha256()
    for number in range(MATCHES):
        playing = Playing(rules, chance(f"compiled {number}"))
        while playing.state.outcome is None:
            playing.do(playing.choose())
            whole.update(msgspec.json.encode([playing.events, playing.state.open]))
        whole.update(rules.encode(playing.state))
    return whole.hexdigest()


def test_these_tests_run_on_the_compiled_engine() -> None:
    for chapter in (acts, deployment, movement, shooting):
        assert str(chapter.__file__).endswith(".so")


def test_the_same_seeds_play_the_same_matches_as_the_source() -> None:
    source = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    found = subprocess.run(
        [sys.executable, "-m", "tests.compiled"], env=source, capture_output=True, text=True, check=True
    )
    folder, digest = found.stdout.split()

    assert folder == str(ROOT / "engine")
    assert played() == digest


if __name__ == "__main__":
    print(Path(engine.__file__).parent, played())
