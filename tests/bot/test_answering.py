"""Discord's clock: an answer in time, patience asked for in time, and the same event twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.client import Fieldpost
from bot.interaction import reply
from bot.match import Table
from bot.match.reminders import Reminders
from tests.bot.conftest import Night
from tests.people import Sandbox
from tests.running import running


async def test_a_slow_answer_asks_for_patience_and_still_comes(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await night.match("multi")
    await night.ana.sees("Pregunta", in_=night.ana.dm)
    monkeypatch.setattr(reply, "PATIENCE", 0.05)
    look, slow = Table.look, asyncio.Event()

    async def look_slowly(table: Table, match_id: int, user_id: int | None) -> object:
        await slow.wait()
        return await look(table, match_id, user_id)

    monkeypatch.setattr(Table, "look", look_slowly)
    asyncio.get_running_loop().call_later(0.2, slow.set)

    await night.ana.choose("Elige", "pick 1", in_=night.ana.dm)  # changes the panel
    slow.clear()
    asyncio.get_running_loop().call_later(0.2, slow.set)
    await night.ana.command("/mover", channel=night.ana.dm)  # a new message

    await night.ana.sees("Elegido: pick 1", in_=night.ana.dm)
    assert (await night.bot.services.table.look(match.id, int(night.ana.id))).drafts.get(2) == [("pick", 1)]


async def test_an_event_that_arrives_twice_is_one_move_and_no_fault(
    night: Night, caplog: pytest.LogCaptureFixture
) -> None:
    match = await night.match("buttons")
    await night.ana.sees("Pregunta", in_=night.ana.dm)
    await night.ben.sees("Question", in_=night.ben.dm)
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ben.press("pick red", in_=night.ben.dm)

    night.sandbox.gateway.repeat()
    await night.ana.press("draw unit", in_=night.ana.dm)

    log = await night.bot.services.table.log(match.id)
    assert [entry.kind for entry in log] == ["start", "answer", "answer", "answer"]


async def test_a_lasting_task_that_breaks_stops_the_bot(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks, closed = asyncio.Event(), asyncio.Event()
    close = Fieldpost.close

    async def break_down(_reminders: Reminders) -> float:
        await breaks.wait()
        raise ZeroDivisionError

    async def noting(bot: Fieldpost) -> None:
        await close(bot)
        closed.set()

    monkeypatch.setattr(Reminders, "tick", break_down)
    monkeypatch.setattr(Fieldpost, "close", noting)
    async with running(sandbox, tmp_path / "fieldpost.sqlite3") as bot:
        breaks.set()
        await asyncio.wait_for(closed.wait(), 20)

        assert bot.is_closed()
