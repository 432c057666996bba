"""What an operator reads about a match tells no secret, unless he asks for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Table
from bot.operating.match_report import report
from bot.store import Store
from tests.table import tiny_game
from tests.table.people import ANA, Sitting


@pytest.fixture
async def match(file: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> int:
    """A match in which Ana has taken something back."""
    tiny_game.register(monkeypatch)
    table = Table(store)
    sitting = await Sitting.begin(table, target=1_000_000)
    await sitting.reveal()
    await sitting.pick(ANA, "token", ("token", "red"))
    await table.take_back(sitting.id, ANA.id, 9)
    return sitting.id


async def test_it_says_who_is_awaited_what_was_done_and_what_is_not_sent(file: Path, match: int) -> None:
    told = report(file, match)

    assert told is not None
    lines = told.splitlines()
    assert lines[0].startswith(f"match {match}: tiny, ")
    assert any("Ana (" in line and "awaited since" in line for line in lines)
    assert any("answer  seat 0" in line and "taken back by act" in line for line in lines)
    assert "  replays to its stored state" in lines
    assert "not sent yet:" in lines
    assert any(line.strip().startswith("board since ") for line in lines)


async def test_seed_and_state_are_told_only_when_asked_for(file: Path, store: Store, match: int) -> None:
    record = await store.record(match)
    assert record is not None
    told, all_told = report(file, match), report(file, match, secrets=True)
    assert told is not None
    assert all_told is not None

    assert record.seed not in told
    assert "state" not in told.replace("stored state", "")
    assert f"seed: {record.seed}" in all_told
    assert '"dice"' in all_told


async def test_why_something_could_not_be_sent_is_said(file: Path, store: Store, match: int) -> None:
    promise = next(p for p in await store.open_promises() if p.match == match)
    await store.postpone(promise, "Missing Permissions", 1e10)
    told = report(file, match)

    assert told is not None
    assert any("tried 1 times" in line and line.endswith(": Missing Permissions") for line in told.splitlines())


async def test_there_is_no_match_of_that_number(file: Path, match: int) -> None:
    assert report(file, match + 1) is None
