"""One move at the table, on the disk: load, check, apply, commit; beside raw sqlite3 committing the same rows.

Both sync with every commit. They take turns, move by move, so that both find the machine as busy and the
disk as idle. Both write over a log that has reached its full length (:mod:`.log`).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec
import structlog

from bot.match import Table
from bot.store import Store
from bot.store.records import Change, Entry, Match, Person, Sitting, Stored
from bot.store.sqlite.migrations import migrate
from engine.core.protocol import Option
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.settings import usual
from tests.bench.log import stretch
from tests.bench.result import Result
from tests.opening import opening

SLICES = 30
MOVES = 40
"""Moves in a slice, of which each has its mean; the median slice counts."""
AT_ONCE = 32
PEOPLE = (Person(1, "one"), Person(2, "two"))


class Recording(Store):
    """A store that remembers what it was told to write."""

    changes: list[tuple[Match, Change]]

    async def change(
        self,
        match_id: int,
        interaction_id: int,
        decide: Callable[[Stored], Change | None],
        **how: Any,
    ) -> tuple[Sitting, list[Entry]] | None:
        def remember(stored: Stored) -> Change | None:
            change = decide(stored)
            if change is not None:
                self.changes.append((stored.match, change))
            return change

        return await super().change(match_id, interaction_id, remember, **how)


class Playing:
    """Matches of a game that chance plays at a table, one after the other."""

    def __init__(self, store: Recording, name: str, seed: int) -> None:
        self._store, self._table = store, Table(store)
        self._game, self._rng = find_game(name), Random(seed)
        self._interaction = seed << 32
        self._match = 0

    async def begin(self) -> None:
        """Open a match and take every seat."""
        opened = await self._table.open(
            **opening(
                PEOPLE[0],
                game=self._game.id,
                scenario=self._game.scenarios[0],
                options=usual(self._game.settings),
                interaction_id=self._press(),
            )
        )
        self._match = opened.id
        await self._table.join(opened.id, PEOPLE[1], self._press())

    def _press(self) -> int:
        self._interaction += 1
        return self._interaction

    async def choose(self) -> tuple[int, int, list[Option]]:
        """Choose a random answer: the person, the decision, the picks."""
        found = await self._store.sitting(self._match, None)
        assert found is not None
        assert found.state is not None
        state = self._game.decode(found.state)
        decision = self._rng.choice(self._game.pending(state))
        return PEOPLE[decision.seat].id, decision.id, self._game.sample(state, decision, self._rng)

    async def move(self) -> float:
        """Make a random move; tell how many seconds the table took."""
        user_id, decision, picks = await self.choose()
        began = perf_counter()
        result = await self._table.act(self._match, user_id, [(decision, picks)], self._press())
        spent = perf_counter() - began
        if result.match.status == "over":
            await self.begin()
        return spent


class Raw:
    """The floor: the same rows with Python's own sqlite3, prepared before the watch is started."""

    def __init__(self, file: Path) -> None:
        self.db = sqlite3.connect(file, isolation_level=None)
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")
        migrate(self.db)

    def copy(self, store_file: Path) -> None:
        """Begin with the same matches and seats."""
        self.db.execute("ATTACH ? AS other", (str(store_file),))
        for table in ("matches", "seats"):
            self.db.execute(f"DELETE FROM {table}")
            self.db.execute(f"INSERT INTO {table} SELECT * FROM other.{table}")
        self.db.execute("DETACH other")

    @staticmethod
    def rows(match: Match, change: Change) -> list[tuple[str, tuple[Any, ...]]]:
        """Give the statements of one move."""
        text = msgspec.json.encode
        found: list[tuple[str, tuple[Any, ...]]] = [
            (
                "UPDATE matches SET status = ?, version = ?, last_act = ?, updated_at = ?, state = ? WHERE id = ?",
                (
                    change.status or match.status,
                    match.version + 1,
                    match.last_act + 1,
                    1.0,
                    change.state,
                    match.id,
                ),
            )
        ]
        for n, act in enumerate(change.acts, match.last_act + 1):
            acts = """INSERT INTO acts (match, n, quiet, kind, seat, act, events, interaction, at)
                VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)"""
            columns = (text(act.act).decode(), text(act.events).decode(), match.id << 20 | n, 1.0)
            found.append((acts, (match.id, n, act.kind, act.seat, *columns)))
        found += [
            ("INSERT INTO snapshots (match, n, state) VALUES (?, ?, ?)", (match.id, *snapshot))
            for snapshot in change.snapshots
        ]
        if change.keep is not None:
            late = "SELECT n FROM snapshots WHERE match = ?1 ORDER BY n DESC LIMIT 1 OFFSET ?2"
            drop = f"DELETE FROM snapshots WHERE match = ?1 AND n <= ({late})"
            found.append((drop, (match.id, change.keep)))
        found += [
            ("UPDATE seats SET awaited_since = ? WHERE match = ? AND seat = ?", (since, match.id, seat))
            for seat, since in change.awaited.items()
        ]
        promise = """INSERT INTO outbox (match, kind, key, payload, nonce, created_at)
            VALUES (?, ?, ?, ?, '0123456789abcdef', 1.0) ON CONFLICT DO UPDATE SET payload = excluded.payload"""
        found += [(promise, (match.id, post.kind, post.key, text(post.payload).decode())) for post in change.posts]
        return found

    def write(self, statements: list[tuple[str, tuple[Any, ...]]]) -> float:
        """Commit a move; tell how many seconds it took."""
        execute = self.db.execute
        began = perf_counter()
        execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            execute(statement, values)
        execute("COMMIT")
        return perf_counter() - began


async def _measure(name: str, folder: Path) -> list[Result]:
    store = await Recording.open(folder / "table.db")
    store.changes = []
    try:
        playing = [Playing(store, name, seed) for seed in range(1, AT_ONCE + 1)]
        for one in playing:
            await one.begin()
        ours, floor, many = [], [], []
        raw = Raw(folder / "raw.db")
        with closing(raw.db):
            for file in (folder / "table.db", folder / "raw.db"):
                stretch(file)
            for _ in range(SLICES):
                raw.copy(folder / "table.db")
                spent = committed = 0.0
                for _ in range(MOVES):
                    store.changes.clear()
                    spent += await playing[0].move()
                    rows = raw.rows(*store.changes[0])
                    await playing[0].choose()  # what comes before a move at the table, comes before the floor's
                    committed += raw.write(rows)
                ours.append(MOVES / spent)
                floor.append(MOVES / committed)
                began = perf_counter()
                await asyncio.gather(*(one.move() for one in playing))
                many.append(AT_ONCE / (perf_counter() - began))
    finally:
        await store.close()
    rate, base, together = median(ours), median(floor), median(many)
    return [
        Result(f"{name}, durable move", rate, "moves/s", base, rate / base, ">= 0.5"),
        Result(f"{name}, {AT_ONCE} durable moves at once", together, "moves/s", base, together / base, ""),
    ]


def measure() -> list[Result]:
    """Measure every game."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    results = []
    for name in GAMES:
        with TemporaryDirectory() as folder:
            results += asyncio.run(_measure(name, Path(folder)))
    return results
