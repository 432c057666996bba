"""A process that plays for ever on a database, to be killed; and what must then be in the file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Self

import pytest
import structlog

from bot.match import Table
from bot.store import Store
from bot.store.records import StoreLost
from tests.table import tiny_game
from tests.table.people import ANA, BEN, Sitting

MATCHES = 4
"""Matches that one process plays at once."""


class Playing:
    """The process, seen from outside. ``acknowledged``: the last act of each match that it was told is stored."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.acknowledged: dict[int, int] = {}

    @classmethod
    @asynccontextmanager
    async def on(cls, file: Path) -> AsyncIterator[Self]:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", __name__, str(file)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            yield cls(process)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    @property
    def pid(self) -> int:
        return self._process.pid

    async def line(self) -> str:
        """Read the next thing that it says."""
        assert self._process.stdout is not None
        return (await self._process.stdout.readline()).decode().rstrip("\n")

    async def complaint(self) -> str:
        """Wait until it logs something."""
        assert self._process.stderr is not None
        return (await self._process.stderr.readline()).decode()

    async def acts(self, number: int) -> None:
        """Wait until so many more acts are acknowledged."""
        for _ in range(number):
            self._note(await self.line())

    async def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        await self.end()

    async def end(self) -> None:
        """Wait until it has ended, by itself or not."""
        assert self._process.stdout is not None
        rest = (await self._process.stdout.read()).decode()
        for line in rest[: rest.rfind("\n") + 1].splitlines():  # the last line may be cut short
            self._note(line)
        await self._process.wait()

    def _note(self, line: str) -> None:
        match, act = line.split()
        self.acknowledged[int(match)] = int(act)


def assert_whole(file: Path, acknowledged: dict[int, int]) -> None:
    """Nothing in the database is broken, and every act that was acknowledged is there."""
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        last = dict(db.execute("SELECT id, last_act FROM matches"))
    assert acknowledged
    assert {match: act for match, act in acknowledged.items() if last[match] < act} == {}


async def play_for_ever(file: Path) -> None:
    """Play some matches at once and say each act that was acknowledged: match and number."""
    store = await Store.open(file)
    table = Table(store)

    async def one() -> None:
        with contextlib.suppress(StoreLost):
            await play(await Sitting.begin(table, target=1_000_000))

    async def play(sitting: Sitting) -> None:
        while True:
            for person, kind, pick in (
                (ANA, "number", ("number", 2)),
                (BEN, "number", ("number", 3)),
                (ANA, "token", ("token", "red")),
                (ANA, "token", ("die",)),
            ):
                result = await sitting.pick(person, kind, pick)
                print(sitting.id, result.entries[-1].n, flush=True)

    try:
        async with asyncio.TaskGroup() as playing:
            for _ in range(MATCHES):
                playing.create_task(one())
            await store.watch()
    finally:
        await store.close()


def say_what_is_opened(file: Path) -> None:
    """Say if this process opens a file of the database but through SQLite: its locks would be gone."""
    names = {f"{file}{ending}" for ending in ("", "-wal", "-shm")}

    def noting(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(arguments[0], str | bytes) and os.fsdecode(arguments[0]) in names:
            print("opened", arguments[0], flush=True)

    sys.addaudithook(noting)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    tiny_game.register(pytest.MonkeyPatch())
    place = Path(sys.argv[1])
    say_what_is_opened(place)
    asyncio.run(play_for_ever(place))
