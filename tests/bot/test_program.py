"""``python -m bot`` as somebody starts it who has no token."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import aiohttp

from bot.store import open_store
from tests.bot.test_config import run


def environ(folder: Path, port: int = 0) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "FIELDPOST_DATABASE": f"sqlite:///{folder}/data/fieldpost.sqlite3",
        "FIELDPOST_PORT": str(port),
    }


async def started(folder: Path, **settings: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        env=environ(folder) | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def connected(program: asyncio.subprocess.Process) -> None:
    """Wait until the log says that Discord hears the bot."""
    assert program.stderr is not None
    async for line in program.stderr:
        if b"connected" in line and b"bot.client" in line:
            return


async def test_one_line_says_where_to_play_and_a_signal_ends_it(tmp_path: Path) -> None:
    program = await started(tmp_path)
    assert program.stdout is not None
    line = (await program.stdout.readline()).decode()
    page = line.split()[-1]
    async with aiohttp.ClientSession() as session, session.get(page) as answer:
        assert answer.status == 200
    await connected(program)
    heartbeat = tmp_path / "data" / "fieldpost.sqlite3.heartbeat"
    async with asyncio.timeout(10):
        while not await asyncio.to_thread(heartbeat.exists):  # noqa: ASYNC110  # a file tells nobody
            await asyncio.sleep(0.02)
    assert (await asyncio.to_thread(run, "health", **environ(tmp_path))).returncode == 0

    program.send_signal(signal.SIGTERM)
    rest, _ = await program.communicate()

    assert (program.returncode, rest) == (0, b"")
    assert line.startswith("Fieldpost's sandbox: open http://127.0.0.1:")
    assert (await asyncio.to_thread(run, "health", **environ(tmp_path))).returncode == 1


async def test_prometheus_reads_what_a_bot_counts(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    program = await started(tmp_path, FIELDPOST_METRICS=address)
    await connected(program)
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/metrics") as answer:
        told = await answer.text()
    program.send_signal(signal.SIGTERM)
    await program.communicate()

    assert program.returncode == 0
    assert "fieldpost_connected 1.0" in told
    assert 'fieldpost_discord_requests_total{status="200"}' in told


async def test_a_second_one_waits_and_a_signal_ends_that_too(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    store = await open_store(f"sqlite:///{tmp_path}/data/fieldpost.sqlite3")
    program = await started(tmp_path)
    assert program.stderr is not None
    waiting = (await program.stderr.readline()).decode()
    program.send_signal(signal.SIGTERM)
    said, logged = await program.communicate()
    await store.close()

    assert "another Fieldpost has this database open; waiting until it stops" in waiting
    assert (program.returncode, said, logged) == (0, b"", b"")


async def test_it_stops_when_its_database_is_deleted_and_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "data" / "fieldpost.sqlite3"
    program = await started(tmp_path)
    await connected(program)
    await asyncio.to_thread(file.unlink)
    _, logged = await program.communicate()
    again = await asyncio.to_thread(run, **environ(tmp_path))

    assert program.returncode == 1
    assert b"[critical" in logged
    assert b"put what was saved in the place of the database" in logged
    assert again.returncode == 2
    assert "is missing, but fieldpost.sqlite3.rescued-" in again.stderr


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ended = run(**environ(tmp_path, taken.getsockname()[1]))

    assert ended.returncode == 2
    assert ended.stderr.startswith("FIELDPOST_PORT: ")
    assert ended.stderr.count("\n") == 1


def test_a_token_that_is_refused_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
    ended = run(
        **environ(tmp_path),
        DISCORD_TOKEN="abc",
        DISCORD_API_BASE=f"http://127.0.0.1:{port}",
        FIELDPOST_LOG="error",
    )

    assert ended.returncode == 1
    assert "Cannot connect" in ended.stderr
