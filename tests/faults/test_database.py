"""Another program holds the database: people are told, nothing is sent twice, and the match goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.sandbox.server.faults import Fault
from tests.faults.conftest import Evening
from tests.people import Sandbox
from tests.running import running
from tests.store.test_unavailable import BEGUN, OVER, has, locked

UNSEEN = "no sign of life can be given, so health calls us dead"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database of the bot."""
    return tmp_path / "fieldpost.sqlite3"


async def test_whoever_presses_is_told_in_his_language_and_presses_again(evening: Evening, file: Path) -> None:
    before = await evening.acts()
    with capture_logs() as logs:
        with locked(file):
            await evening.ana.press("pick red", in_=evening.ana.dm)
            await evening.ana.sees("No se ha guardado", in_=evening.ana.dm)
            await evening.ben.press("pick red", in_=evening.ben.dm)
            await evening.ben.sees("Not stored", in_=evening.ben.dm)
            assert await evening.acts() == before
        await evening.answer_both()
        await evening.settled()

    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == [BEGUN, OVER]
    counted = evening.bot.services.metrics.registry.get_sample_value
    assert counted("fieldpost_store_errors_total") == 2
    about = {"kind": "component", "result": "not stored"}
    assert counted("fieldpost_interaction_seconds_count", about) == 2
    await evening.plays_on()


async def test_what_was_sent_meanwhile_is_noted_later_and_not_sent_again(
    sandbox: Sandbox, evening: Evening, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is locked from the moment at which the story is on its way."""
    take = sandbox.faults.take
    reached = asyncio.Event()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:

        def locking(method: str, path: str) -> Fault | None:
            if method == "POST" and path.endswith("/messages") and not reached.is_set():
                other.execute("BEGIN IMMEDIATE")
                reached.set()
            return take(method, path)

        with capture_logs() as logs:
            await evening.ana.press("pick red", in_=evening.ana.dm)
            await evening.settled()
            monkeypatch.setattr(sandbox.faults, "take", locking)
            await evening.ben.press("pick red", in_=evening.ben.dm)
            await reached.wait()
            await has(logs, BEGUN)
            other.execute("ROLLBACK")
            await has(logs, OVER)
            await evening.settled()

    assert [entry["event"] for entry in logs if entry["log_level"] != "info"] == [BEGUN, OVER]
    evening.nothing_twice()
    await evening.plays_on()


async def test_the_bot_goes_on_where_it_can_give_no_sign_of_life(sandbox: Sandbox, file: Path) -> None:
    """Its file cannot be made: the disk may be full, or the folder no longer be written to."""
    heartbeat = file.with_name(f"{file.name}.heartbeat")
    heartbeat.symlink_to(file.with_name("missing") / "heartbeat")
    with capture_logs() as logs:
        async with running(sandbox, file) as bot:
            await has(logs, UNSEEN)
            assert not bot.is_closed()

    [told] = [entry for entry in logs if entry["event"] == UNSEEN]
    assert told["log_level"] == "warning"
    assert [entry for entry in logs if entry["log_level"] == "critical"] == []
