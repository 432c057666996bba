"""Does what the Dockerfile does, without Docker: ``python -m tests.image`` installs and starts the bot.

The build stage runs in an empty folder, with a prefix of its own there: it has only the files that are copied for
it, and writes nowhere else.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PATIENCE = 120
"""Seconds until the bot must be connected."""


class Step(NamedTuple):
    """One instruction of a Dockerfile: its word, and the rest."""

    word: str
    rest: str


def stages() -> list[list[Step]]:
    """Read the Dockerfile: the instructions of each stage."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[Step]] = [[]]
    for line in filter(None, map(str.strip, text.splitlines())):
        step = Step(*line.split(maxsplit=1))
        if step.word == "FROM":
            found.append([])
        found[-1].append(step)
    return found[1:]


def allowed() -> set[str]:
    """Give what .dockerignore lets into a build."""
    lines = (ROOT / ".dockerignore").read_text().split()
    assert lines[0] == "*"
    return {line[1:] for line in lines if line.startswith("!")}


def copy(arguments: list[str], source: Path) -> None:
    """Copy into the build what a COPY says."""
    *names, target = arguments
    for name in names:
        assert name in allowed(), f"{name} is not in .dockerignore"
        place = source / target / name if target == "./" else source / target
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, place)


def build(folder: Path) -> Path:
    """Run the build stage in the folder; give the prefix into which it has installed."""
    source, prefix = folder / "source", folder / "prefix"
    source.mkdir()
    (folder / "bin").mkdir()
    (folder / "bin" / "python").symlink_to(Path(sys.executable).resolve())
    environ = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    environ |= {"PATH": f"{folder / 'bin'}:{environ['PATH']}", "PREFIX": str(prefix), "HOME": str(folder)}
    for word, rest in stages()[0]:
        if word == "COPY":
            copy(shlex.split(rest), source)
        elif word == "RUN":
            print(f"RUN {rest}", flush=True)
            subprocess.run(["/bin/sh", "-c", rest], cwd=source, env=environ, check=True)
    return prefix


def lines(program: subprocess.Popen[str]) -> Iterator[str]:
    """Give what a program writes, and show it."""
    assert program.stdout is not None
    for line in program.stdout:
        print(line, end="", flush=True)
        yield line


def start(prefix: Path, folder: Path) -> None:
    """Start what was installed, as the image does but with the sandbox; ask for its health, and stop it."""
    [command] = [shlex.split(rest.strip("[]").replace(",", " ")) for word, rest in stages()[1] if word == "CMD"]
    [check] = [rest.split("CMD", 1)[1] for word, rest in stages()[1] if word == "HEALTHCHECK"]
    environ = {
        "PATH": f"{prefix / 'bin'}:{os.environ['PATH']}",
        "HOME": str(folder),
        "FIELDPOST_DATABASE": f"sqlite:///{folder}/data/fieldpost.sqlite3",
        "FIELDPOST_PORT": "0",
    }
    program = subprocess.Popen(
        command, cwd=folder, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        assert any("connected" in line and "[bot.client]" in line for line in lines(program))
        until = time.monotonic() + PATIENCE
        health = shlex.split(check.strip(" []").replace(",", " "))
        while subprocess.run(health, cwd=folder, env=environ, check=False).returncode:
            assert time.monotonic() < until, "never healthy"
            time.sleep(0.5)
    finally:
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=PATIENCE)
    assert program.returncode == 0


def main() -> None:
    """Build and start in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="fieldpost-image-") as folder:
        prefix = build(Path(folder))
        start(prefix, Path(folder))
    print("The image would build and run.")


if __name__ == "__main__":
    main()
