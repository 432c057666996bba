"""What the Makefile says of itself, and what it passes on."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def make(*arguments: str) -> str:
    """Run make as from a shell, not as a part of the `make test` that may run this."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    ).stdout


def test_help_tells_of_every_target() -> None:
    (targets,) = re.findall(r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    told = [line.split(maxsplit=1) for line in make("help").splitlines()]

    assert sorted(name for name, about in told if about) == sorted(targets.split())


def test_the_arguments_of_a_test_run_go_to_pytest() -> None:
    assert make("-n", "test", "ARGS=tests/core -k 'dice and fair'").endswith(
        "-m pytest -n auto tests/core -k 'dice and fair'\n"
    )
