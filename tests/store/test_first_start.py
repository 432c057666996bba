"""The very first start may be killed anywhere: it leaves nothing or a whole database, and is made again."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from types import FrameType
from typing import Any

from bot.store import Store
from bot.store.records import Person

NO_STEP = {"fspath", "stat", "lstat", "fstat", "getpid", "readlink", "getcwd", "kill"}
"""Calls that only look."""
MAKING = 50
"""Steps by which the file is there, and the first tables in it."""


async def start(file: Path) -> None:
    store = await Store.open(file)
    await store.meet(Person(1, "Ana"))
    await store.close()


def is_step(function: Any) -> bool:
    """Tell whether a function in C does something to a file, itself or by a statement."""
    if isinstance(getattr(function, "__self__", None), sqlite3.Connection):
        return True
    module = getattr(function, "__module__", None)
    return module in {"posix", "fcntl", "_sqlite3"} and function.__name__ not in NO_STEP


def die_before(step: int) -> None:
    """Kill this process before it takes so many steps."""
    left = count(step - 1, -1)

    def hook(_frame: FrameType, event: str, argument: Any) -> None:
        if event == "c_call" and is_step(argument) and not next(left):
            os.kill(os.getpid(), signal.SIGKILL)

    threading.setprofile(hook)
    sys.setprofile(hook)


def run(file: Path, step: int | None) -> int:
    """Start in a process of its own, to be killed before a step; tell how it ended."""
    child = os.fork()
    if child == 0:
        if step is not None:
            die_before(step)
        asyncio.run(start(file))
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def kill_everywhere(folder: Path) -> int:
    """Kill a first start before its steps, and start again; return the first step that it does not take.

    Before each of those that make the file, then before some: the same few make table after table.
    """
    for step in chain(range(1, MAKING), count(MAKING, 11)):
        file = folder / str(step) / "fieldpost.db"
        file.parent.mkdir()
        if run(file, step) == 0:
            return step
        if file.exists():
            with closing(sqlite3.connect(file)) as db:
                assert db.execute("SELECT count(*) FROM matches").fetchone() == (0,), step
        assert run(file, None) == 0, step
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",), step
            assert db.execute("SELECT name FROM people").fetchone() == ("Ana",), step
        assert {one.name for one in file.parent.iterdir()} == {file.name, f"{file.name}.lock"}, step
    raise AssertionError


def test_a_first_start_that_is_killed_anywhere_can_be_made_again(tmp_path: Path) -> None:
    """In another process: one that forks must have no threads of its own."""
    ended = subprocess.run([sys.executable, "-m", __name__, tmp_path], capture_output=True, text=True, check=False)

    assert ended.stderr == ""
    assert int(ended.stdout) > 3 * MAKING


if __name__ == "__main__":
    print(kill_everywhere(Path(sys.argv[1])))
