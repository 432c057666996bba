"""No acknowledged move is lost when the process is killed in the middle of commits."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from bot.store import Store
from bot.table import Table
from tests.table import tiny_game
from tests.table.people import ANA, BEN, Sitting

ROUNDS = 6


async def play_for_ever(file: Path) -> None:
    """Play some matches at once and say each act that was acknowledged: match and number."""
    store = await Store.open(file)
    table = Table(store)

    async def one() -> None:
        sitting = await Sitting.begin(table, target=1_000_000)
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
        await asyncio.gather(*(one() for _ in range(4)))
    finally:
        await store.close()


async def test_a_killed_process_loses_nothing_it_acknowledged(file: Path) -> None:
    chance = random.Random(1943)
    acknowledged: dict[int, int] = {}
    for _ in range(ROUNDS):
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, str(file), stdout=asyncio.subprocess.PIPE
        )
        assert child.stdout is not None
        for _ in range(chance.randrange(20, 200)):
            match, act = (await child.stdout.readline()).split()
            acknowledged[int(match)] = int(act)
        child.send_signal(signal.SIGKILL)
        rest = await child.stdout.read()
        for line in rest[: rest.rfind(b"\n") + 1].splitlines():  # the last line may be cut short
            match, act = line.split()
            acknowledged[int(match)] = int(act)
        await child.wait()

        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []
            last = dict(db.execute("SELECT id, last_act FROM matches"))
        assert {m: act for m, act in acknowledged.items() if last[m] < act} == {}

    with pytest.MonkeyPatch.context() as patch:
        tiny_game.register(patch)
        store = await Store.open(file)
        assert len(await store.running()) == 4 * ROUNDS
        assert await Table(store).audit() == []
        await store.close()


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    tiny_game.register(pytest.MonkeyPatch())
    asyncio.run(play_for_ever(Path(sys.argv[1])))
