"""How often a press goes to the database: once to read, once to write."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.store.sqlite.connection import Connection
from bot.store.sqlite.writer import Writer
from tests.bot.conftest import Night

INTERACTIONS = ("discord.py: on_interaction", "CommandTree")
"""The tasks that answer people; others deliver what was promised."""


class Hops:
    """Counts how often those who answer people go to the database."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._count: Counter[str] = Counter()
        for owner, method in ((Connection, "look"), (Writer, "write")):
            self._hook(patch, owner, method)

    def _hook(self, patch: pytest.MonkeyPatch, owner: type, method: str) -> None:
        original = getattr(owner, method)

        async def counted(*args: Any) -> Any:
            task = asyncio.current_task()
            if task is not None and task.get_name().startswith(INTERACTIONS):
                self._count[method] += 1
            return await original(*args)

        patch.setattr(owner, method, counted)

    async def of(self, doing: Awaitable[object]) -> tuple[int, int]:
        """Do something, and give how often that read and wrote."""
        self._count.clear()
        await doing
        return self._count["look"], self._count["write"]


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> Hops:
    return Hops(monkeypatch)


async def opened(night: Night) -> None:
    """Let both open their panels, where anything waits for them."""
    for person in (night.ana, night.ben):
        if person.awaited:
            await person.opens()


async def test_a_button_that_answers(night: Night, hops: Hops) -> None:
    await night.match("buttons")
    await night.quiet()
    await opened(night)
    assert await hops.of(night.ana.press("pick red", in_=night.ana.dm)) == (1, 1)
    assert await hops.of(night.ben.press("pick red", in_=night.ben.dm)) == (1, 1)


async def test_a_draft_and_its_seal(night: Night, hops: Hops) -> None:
    await night.match("multi")
    await night.quiet()
    await opened(night)
    assert await hops.of(night.ana.choose("Elige", "pick 1", in_=night.ana.dm)) == (1, 1)
    assert await hops.of(night.ana.press("Vaciar", in_=night.ana.dm)) == (1, 1)
    assert await hops.of(night.ana.choose("Elige", "pick 1", in_=night.ana.dm)) == (1, 1)
    assert await hops.of(night.ana.press("Sellar", in_=night.ana.dm)) == (1, 1)


async def test_drafts_of_several_questions(night: Night, hops: Hops) -> None:
    await night.match("several")
    await night.quiet()
    await opened(night)
    assert await hops.of(night.ana.press("Vaciar", in_=night.ana.dm)) == (1, 1)


async def test_acts_and_taking_one_back(night: Night, hops: Hops) -> None:
    await night.match("duel", "skirmish")
    await night.quiet()
    await opened(night)
    for label in ("Mover", "Escuadra A1"):
        assert await hops.of(night.ana.press(label, in_=night.ana.dm)) == (1, 0)
    assert await hops.of(night.ana.press("A2", in_=night.ana.dm)) == (1, 1)
    assert await hops.of(night.ana.press("Deshacer", in_=night.ana.dm)) == (1, 1)


@pytest.mark.parametrize("named", [{}, {"match": "1"}])
async def test_a_command_that_answers(night: Night, hops: Hops, named: dict[str, str]) -> None:
    await night.match("multi")
    await night.quiet()
    await opened(night)
    dm = night.ana.dm
    assert await hops.of(night.ana.command("/mover", channel=dm, respuesta="pick 1", **named)) == (1, 1)
    assert await hops.of(night.ana.command("/deshacer", channel=dm, **named)) == (1, 1)
    assert await hops.of(night.ana.command("/mover", channel=dm, **named)) == (1, 0)


async def test_the_deck_of_a_match(night: Night, hops: Hops) -> None:
    await night.match("standard", "spearpoint")
    await night.quiet()
    await opened(night)
    assert await hops.of(night.ben.press("Change cards", in_=night.ben.dm)) == (1, 0)
    assert await hops.of(night.ben.press("Back", in_=night.ben.dm)) == (1, 0)
    assert await hops.of(night.ben.press("Seal", in_=night.ben.dm)) == (1, 1)


async def test_what_the_thread_offers(night: Night, hops: Hops) -> None:
    await night.match("buttons")
    await night.sam.sees("My decision")
    await night.quiet()
    await opened(night)
    thread = night.ana.threads()[0]
    for label in ("My decision", "My hand", "Board as text"):
        assert await hops.of(night.ana.press(label, in_=thread)) == (1, 0)
