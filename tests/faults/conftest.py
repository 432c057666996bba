"""A match of shapes with the real bot, by a clock that the test moves; and what must be true after any trouble."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import Fieldpost
from bot.discord_limits import EPHEMERAL
from bot.discord_limits.components import TEXT_DISPLAY, walk
from bot.match import Match
from bot.panel.component_ids import read
from bot.panel.questions import stamp
from bot.publishing.battle_report import REPORT
from bot.sandbox.server.faults import Fault
from bot.sandbox.world.objects import Message, Thread
from tests.bot import shapes
from tests.bot.conftest import Night
from tests.people import ManualClock, Person, Sandbox
from tests.people.inbox import ways_in
from tests.running import answered, quiet, running

NOW = 1_900_000_000.0
CALLBACK = "POST /interactions/"
POSTS = "POST /channels/[0-9]+/messages"


@pytest.fixture(autouse=True)
def _shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes.register(monkeypatch, shapes.Shapes(), (shapes.ARTIST, shapes.LIGHT_ARTIST), shapes.WORDS)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py sleep no more than a moment before it tries again, or identifies again."""

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.06))

    impatient = SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
    for module in (discord.http, discord.webhook.async_, discord.client):
        monkeypatch.setattr(module, "asyncio", impatient)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(NOW)


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=clock) as sandbox:
        yield sandbox
        assert sandbox.violations == []


@pytest.fixture
async def bot(sandbox: Sandbox, tmp_path: Path, clock: ManualClock) -> AsyncIterator[Fieldpost]:
    async with running(sandbox, tmp_path / "fieldpost.sqlite3", clock.time) as bot:
        yield bot


@pytest.fixture
def night(sandbox: Sandbox, bot: Fieldpost) -> Night:
    return Night(sandbox, bot)


@pytest.fixture
def asked(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note every request of the bot, as "METHOD /path"."""
    requests: list[str] = []
    take = sandbox.faults.take

    def noting(method: str, path: str) -> Fault | None:
        requests.append(f"{method} {path}")
        return take(method, path)

    monkeypatch.setattr(sandbox.faults, "take", noting)
    return requests


class Evening(Night):
    """A match of shapes in which Ana and Ben have been asked a question, and everything has been sent."""

    def __init__(self, sandbox: Sandbox, bot: Fieldpost, clock: ManualClock) -> None:
        super().__init__(sandbox, bot)
        self.clock = clock
        self.id = 0

    async def begin(self, scenario: str = "buttons") -> None:
        self.id = (await self.match(scenario)).id
        await self.settled()

    async def settled(self) -> None:
        """Wait until every press is answered and everything promised is sent."""
        await answered()
        await quiet(self.bot)
        await answered()

    async def later(self, seconds: float) -> None:
        """Let time pass, and have the bot see what is due."""
        self.clock.advance(seconds)
        self.bot.services.outbox.wake()
        await self.tried()

    async def tried(self) -> None:
        """Wait until the outbox has tried everything that is due."""
        async with asyncio.timeout(30):
            await self.bot.services.outbox.sent()
            while await self._due():  # noqa: ASYNC110  # the clock has been moved on meanwhile
                await asyncio.sleep(0.005)

    async def _due(self) -> bool:
        return any(row.next_try_at <= self.clock.time() for row in await self.bot.services.store.open_promises())

    @property
    def thread(self) -> Thread:
        return self.sam.threads()[-1]

    def archived(self) -> bool:
        return self.thread.thread_metadata.archived

    async def now(self) -> Match:
        return await self.bot.services.table.match(self.id)

    async def acts(self) -> int:
        """Count what has been done in the match."""
        return (await self.now()).last_act

    async def answer_both(self, colour: str = "red") -> None:
        """Ana and Ben answer by direct message, and everything is shown."""
        await self.ana.press(f"pick {colour}", in_=self.ana.dm)
        await self.ben.press(f"pick {colour}", in_=self.ben.dm)

    async def plays_on(self) -> None:
        """Whatever has happened, the match can be played to its end, and its story is told once."""
        match = await self.now()
        for person in (self.ana, self.ben):
            sight = await self.bot.services.table.look(self.id, int(person.id))
            assert sight.view is not None
            for decision in sight.view.decisions:
                if not decision.optional and decision.id not in sight.view.answers:
                    await person.command(
                        "/move", decision=f"#{decision.id}", match=str(match.id), channel="general",
                        picks=f"#{decision.id}.{stamp(decision)}:0",
                    )  # fmt: skip
                    await self.settled()
        if (await self.now()).status != "over":
            await self.plays_on()
            return
        assert any("Shown: " in line for line in self.story())
        await self.settled()
        self.nothing_twice()
        await self.lists_are_true()
        await self.board_is_fresh()

    async def board_is_fresh(self) -> None:
        """The one board shows how things stand."""
        sight = await self.bot.services.table.look(self.id, None)
        assert sight.view is not None
        drawn = await self.bot.services.renderer.board(sight.view, "en")
        [board] = [one for one in self.sam.messages(self.thread) if _has_button(one, ".board")]
        assert [file.description for file in board.attachments] == [drawn.alt]

    def story(self) -> list[str]:
        """Give the lines of the story in the thread, oldest first."""
        return [line for line in self._texts() if re.match("Shown|Drew|Unit", line)]

    def _texts(self) -> list[str]:
        messages = self.sam.messages(self.thread)
        return [one["content"] for message in messages for one in walk(message.components) if _is_text(one)]

    def nothing_twice(self) -> None:
        """Nothing that is sent once stands anywhere twice, and there is one board."""
        story = Counter(self.story())
        assert [line for line, number in story.items() if number > 1 + line.startswith("Drew")] == []
        messages = self.sam.messages(self.thread)
        assert sum(_has_button(one, ".board") for one in messages) == 1
        assert sum(_has_file(one, REPORT) for one in messages) <= 1
        for person in (self.ana, self.ben):
            assert len(lists(person)) <= 1

    async def lists_are_true(self) -> None:
        """Everybody has one list at most, and it says what waits for him."""
        for person in (self.ana, self.ben):
            shown = lists(person)
            waiting = await self.bot.services.table.waiting_for(int(person.id))
            listed = [read(button["custom_id"]).match for message in shown for button in ways_in(message)]
            assert (len(shown) <= 1, listed) == (True, [match.id for match in waiting])


def _is_text(component: dict[str, Any]) -> bool:
    return bool(component["type"] == TEXT_DISPLAY)


def _has_button(message: Message, verb: str) -> bool:
    return any(str(one.get("custom_id", "")).endswith(verb) for one in walk(message.components))


def _has_file(message: Message, name: str) -> bool:
    return any(file.filename == name for file in message.attachments)


def lists(person: Person) -> list[Message]:
    """Return the messages that the bot has sent to somebody of itself: those that list what waits for him."""
    return [one for one in person.messages(person.dm) if not one.flags & EPHEMERAL]


def ids_of(message: Message) -> str:
    """Name the question of a panel by the ids of its components."""
    return " ".join(sorted(str(one["custom_id"]) for one in walk(message.components) if "custom_id" in one))


@pytest.fixture
async def evening(sandbox: Sandbox, bot: Fieldpost, clock: ManualClock) -> Evening:
    """A match in which Ana and Ben have opened the panels with what they are asked."""
    evening = Evening(sandbox, bot, clock)
    await evening.begin()
    for person in (evening.ana, evening.ben):
        await person.opens()
    return evening


async def fails_with(what: Awaitable[Any], words: str) -> None:
    """Do something that the person is told has failed."""
    with pytest.raises(AssertionError, match=words):
        await what
