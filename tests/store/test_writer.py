"""Group commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from itertools import count
from pathlib import Path

import pytest

from bot.store.records import StoreUnavailable
from bot.store.sqlite.connection import Connection, connect
from bot.store.sqlite.files import Watch, settle
from bot.store.sqlite.writer import TOGETHER, Writer


@pytest.fixture
async def connection(file: Path) -> AsyncIterator[Connection]:
    settle(file)
    opened = await connect(file, read_only=False)
    await opened.run(lambda db: db.execute("CREATE TABLE lines (line TEXT UNIQUE)"))
    yield opened
    await opened.close()


@pytest.fixture
def writer(connection: Connection, file: Path) -> Writer:
    return Writer(connection, Watch(file))


async def lines(connection: Connection) -> list[str]:
    return [line for (line,) in await connection.run(lambda db: db.execute("SELECT line FROM lines").fetchall())]


async def test_what_waits_together_is_committed_together(connection: Connection, writer: Writer) -> None:
    statements: list[str] = []
    await connection.set_trace_callback(statements.append)
    insert = "INSERT INTO lines VALUES (random())"
    await asyncio.gather(*(writer.write(lambda db: db.execute(insert)) for _ in range(TOGETHER + 1)))

    assert statements.count("COMMIT") == 2
    assert len(await lines(connection)) == TOGETHER + 1


async def test_one_that_fails_does_not_spoil_the_others(connection: Connection, writer: Writer) -> None:
    def write_twice(text: str) -> Awaitable[str]:
        def work(db: sqlite3.Connection) -> str:
            db.execute("INSERT INTO lines VALUES (?)", (f"first {next(numbers)}",))
            db.execute("INSERT INTO lines VALUES (?)", (text,))
            return text

        return writer.write(work)

    def refuse(db: sqlite3.Connection) -> None:
        raise ValueError("refused before anything was written")

    numbers = count()
    works = (write_twice("a"), writer.write(refuse), write_twice("a"), write_twice("b"))
    results = await asyncio.gather(*works, return_exceptions=True)

    assert [type(result).__name__ for result in results] == ["str", "ValueError", "IntegrityError", "str"]
    assert [text[:5] for text in await lines(connection)] == ["first", "a", "first", "b"]


async def test_a_commit_that_fails_is_told_to_everybody(
    connection: Connection, writer: Writer, file: Path
) -> None:
    await connection.run(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    other = await connect(file, read_only=False)
    await other.run(lambda db: db.execute("BEGIN IMMEDIATE"))
    work = [writer.write(lambda db: db.execute("INSERT INTO lines VALUES ('x')")) for _ in range(3)]
    results = await asyncio.gather(*work, return_exceptions=True)
    await other.close()

    assert [isinstance(r, StoreUnavailable) and r.problem for r in results] == ["database is locked"] * 3
    assert await lines(connection) == []
    await writer.write(lambda db: db.execute("INSERT INTO lines VALUES ('y')"))
    assert await lines(connection) == ["y"]
