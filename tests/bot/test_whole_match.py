"""Whole matches of Spearpoint: the bot as it is started in production, and two people who play it to the end.

Ana plays in Spanish, on the panels that come by direct message. Ben plays in English, with commands and with the
panel behind **My decision**. Sam watches, and never sees a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.limits.components import BUTTON, STRING_SELECT, TEXT_DISPLAY, walk
from bot.sandbox import Person, Sandbox
from bot.sandbox.sights import FileSeen
from bot.sandbox.world import Message, Thread
from engine.core import matchfile
from tests.bot.conftest import shown

SEALS = ("Seal", "Sellar", "Confirm", "Confirmar")


class Program:
    """``python -m bot`` in a process of its own, which can be killed and started again."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.lines: list[dict[str, Any]] = []

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            env={
                **os.environ,
                "DISCORD_TOKEN": self.sandbox.bot_token,
                "DISCORD_API_BASE": self.sandbox.api_base,
                "FIELDPOST_DATABASE": f"sqlite:///{self.folder}/fieldpost.sqlite3",
                "FIELDPOST_LOG_FORMAT": "json",
            },
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        connected = asyncio.Event()
        self.reading = asyncio.create_task(self._read(connected))
        async with asyncio.timeout(30):
            await connected.wait()

    async def _read(self, connected: asyncio.Event) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            try:
                found = json.loads(line)
            except ValueError:
                found = {"level": "error", "event": line.decode(), "logger": ""}
            self.lines.append(found)
            if found["event"] == "connected":
                connected.set()

    async def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        await self.process.wait()
        await self.reading

    async def stop(self) -> int:
        """Ask it to stop; give its exit code."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        code = await self.process.wait()
        await self.reading
        return code

    @property
    def errors(self) -> list[dict[str, Any]]:
        """What it logged as an error, and what it could not say."""
        return [
            line
            for line in self.lines
            if line["level"] in ("error", "critical") or line["logger"] == "py.warnings"
        ]


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    made = Sandbox()
    await made.start()
    yield made
    assert made.violations == []
    await made.close()


@pytest.fixture
async def program(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Program]:
    made = Program(sandbox, tmp_path)
    await made.start()
    yield made
    assert await made.stop() == 0
    assert made.errors == [], "\n".join(error.get("exception", error["event"]) for error in made.errors)


class Match:
    """A match between two people in the sandbox, and what can be read of it in its thread."""

    def __init__(self, sandbox: Sandbox, ana: Person, ben: Person, sam: Person) -> None:
        self.sandbox, self.ana, self.ben, self.sam = sandbox, ana, ben, sam

    async def begin(self) -> None:
        """Let Ana invite Ben, and Ben join."""
        await self.ana.command("/nueva", rival=self.ben.user.id)
        await self.ben.press("Unirse")
        await self.sam.sees("Mi decisión")

    @property
    def thread(self) -> Thread:
        [thread] = self.sam.threads()
        return thread

    def said(self) -> str:
        """Give everything that stands in the thread."""
        return "\n".join(_text(message) for message in self.sam.messages(self.thread))

    @property
    def over(self) -> bool:
        return "🏆" in self.said()


def _text(message: Message) -> str:
    return "\n".join(one["content"] for one in walk(message.components) if one["type"] == TEXT_DISPLAY)


def _buttons(message: Message) -> Iterator[dict[str, Any]]:
    return (one for one in walk(message.components) if one["type"] == BUTTON and not one.get("disabled"))


async def answer(person: Person, message: Message) -> bool:
    """Press what a hurried player presses on a panel: Seal, else the answer advised. False: nothing to press."""
    labels = [button["label"] for button in _buttons(message)]
    seal = next((label for label in labels if label in SEALS), None)
    if seal is not None:
        await person.press(seal, in_=message)
        return True
    advised = [button for button in _buttons(message) if button["style"] == 1]
    if advised:
        await person.press(advised[0]["label"], in_=message)
        return True
    selects = [one for one in walk(message.components) if one["type"] == STRING_SELECT]
    if selects and "✅" not in _text(message):
        await person.choose(selects[0]["custom_id"], selects[0]["options"][0]["label"], in_=message)
        return True
    return False


def newest(person: Person) -> Message:
    """Give the newest panel in somebody's direct messages."""
    return next(one for one in reversed(person.messages(person.dm)) if not one.attachments)


async def ana_plays(match: Match) -> bool:
    """Ana answers on the newest panel of her direct messages as long as it has something to press."""
    acted = False
    if not any(not one.attachments for one in match.ana.messages(match.ana.dm)):
        return False
    while not match.over and await answer(match.ana, newest(match.ana)):
        acted = True
    return acted


async def ben_plays(match: Match) -> bool:
    """Ben opens a panel in the thread, and answers on it."""
    acted = False
    if match.over:
        return False
    panel = shown(await match.ben.press("Mi decisión", in_=match.thread))
    while not match.over:
        now = match.sandbox.world.message(panel.channel_id, panel.id)
        assert now is not None
        if not await answer(match.ben, now):
            break
        acted = True
    return acted


async def play(match: Match, program: Program, *, kill_at: int | None = None) -> None:
    """Let both play until the match is over. ``kill_at``: after so many rounds of both, the power fails."""
    async with asyncio.timeout(120):
        rounds = 0
        while not match.over:
            acted = [await ana_plays(match), await ben_plays(match)]
            rounds += 1
            if rounds == kill_at:
                await program.kill()
                await program.start()
            if not any(acted):
                await asyncio.sleep(0.05)  # the outbox is still at work


async def test_a_match_to_the_end_with_a_power_cut(sandbox: Sandbox, program: Program) -> None:
    match = Match(sandbox, sandbox.person("ana", locale="es-ES"), sandbox.person("ben"), sandbox.person("sam"))
    await match.begin()

    await play(match, program, kill_at=5)

    await match.sam.sees("Semilla:", in_=match.thread)
    [file] = [sight for sight in match.sam.sights if isinstance(sight, FileSeen) and b'"game"' in sight.content]
    state = matchfile.verify(matchfile.read(file.content))
    assert state.outcome is not None
    assert state.outcome.termination in ("points", "overrun")
    stories = [_text(one) for one in match.sam.messages(match.thread)]
    print("\n----\n".join(stories))
    assert all(first != second for first, second in pairwise(stories)), "something was posted twice"
    assert re.search("spearpoint-|panel-", "".join(map(_text, _everything(match)))) is None


def _everything(match: Match) -> list[Message]:
    return [
        message
        for person in (match.ana, match.ben, match.sam)
        for channel in (match.thread, person.dm)
        for message in person.messages(channel)
    ]
