"""A store in a file of its own, and packs that no other test shall meet."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot import discord_limits
from bot.store import Store
from bot.workers import worker
from tests.packs import apart

# A busy machine is slow, which says nothing about what is tested.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
ANSWERED_WITHIN = 20.0
"""Seconds instead of Discord's 3, for the same reason; the benches hold to those."""


@pytest.fixture(autouse=True)
def _working(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PROGRAM", "tests.working")
    monkeypatch.setattr(discord_limits, "INITIAL_RESPONSE", ANSWERED_WITHIN)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "fieldpost.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(file)
    yield opened
    await opened.close()


@pytest.fixture
def _packs_apart() -> Iterator[None]:
    with apart():
        yield
