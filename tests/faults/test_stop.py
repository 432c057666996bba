"""The bot is told to stop while people press: whoever has moved reads his answer, and nobody else has moved."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot import discord_limits
from bot.discord_limits.components import walk
from bot.match import Person as Player
from bot.match import Place, Table
from bot.panel import component_ids
from bot.sandbox.page.invoke import use_component
from bot.sandbox.server.client_events import ClientEvent, InteractionSeen
from bot.sandbox.world.objects import Interaction, Message
from bot.store import open_store
from tests.bot.conftest import shown
from tests.opening import opening
from tests.people import Person, Sandbox

ROUNDS = 2
MATCHES = 12
"""With two panels each, all pressed at the same time."""
CALLBACK = "POST /interactions/"
PATIENT = "import bot.client; bot.client.FINISHING = 3600; from bot.__main__ import run; run()"
"""The program, but that it never gives up what is under way."""
DRAWING = """
import sys, threading
from bot.workers.worker import Worker

do = Worker.do

def done(self, work, *args):
    if getattr(args[0], "what", "") == "card":
        print("drawing", file=sys.stderr, flush=True)
        threading.Event().wait()
    return do(self, work, *args)

Worker.do = done
"""
"""Cards of which the drawing never ends."""


class Program:
    """The bot as a process of its own, and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._moved = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            async with self._moved:
                self.lines.append(line.decode())
                self._moved.notify_all()

    async def says(self, words: str) -> None:
        """Wait until a line of its log has these words."""
        async with asyncio.timeout(60), self._moved:
            await self._moved.wait_for(lambda: any(words in line for line in self.lines))

    async def stopped(self) -> int:
        """Wait for its end, and give its exit code."""
        async with asyncio.timeout(60):
            await self._reading
            return await self.process.wait()


class Evenings:
    """Matches of Ana and Ben, with a panel open for each of them in each."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.ana, self.ben = sandbox.person("ana"), sandbox.person("ben")
        self.panels: list[tuple[Person, Message]] = []
        self._presses: dict[str, Interaction] = {}
        self.answered: set[str] = set()
        """The interactions of presses that were answered."""
        for person in (self.ana, self.ben):
            sandbox.client_events.watch(person.id, self._look)

    def _look(self, sight: ClientEvent) -> None:
        if isinstance(sight, InteractionSeen) and sight.nonce in self._presses:
            assert sight.state == "acknowledged", sight.reason
            self.answered.add(self._presses[sight.nonce].id)

    async def begin(self, file: Path, matches: int) -> None:
        """Let them sit down, before the bot is started."""
        store = await open_store(f"sqlite:///{file}")
        table = Table(store)
        players = [Player(int(person.id), person.user.username, "en") for person in (self.ana, self.ben)]
        for player in players:
            await store.meet(player)
        place = Place(int(self.sandbox.world.guild.id), int(next(iter(self.sandbox.world.channels))))
        for number in range(1, matches + 1):
            opened = await table.open(**opening(*players, place=place, interaction_id=number))
            await table.join(opened.id, players[1], 1000 + number)
        await store.close()

    async def open_panels(self, matches: int) -> None:
        for number in range(1, matches + 1):
            for person in (self.ana, self.ben):
                panel = shown(await person.command("/move", match=str(number), channel="general"))
                self.panels.append((person, panel))

    def press(self, number: int) -> Interaction:
        """Press Seal below a panel, without waiting for what comes of it."""
        person, panel = self.panels[number]
        button = next(
            one["custom_id"]
            for one in walk(panel.components)
            if isinstance(component_ids.read(one.get("custom_id", "")), component_ids.Seal)
        )
        nonce = f"press-{len(self._presses)}"
        pressed = use_component(
            self.sandbox.context, person.id, panel.channel_id, panel.id, button, values=None, nonce=nonce
        )
        self._presses[nonce] = pressed
        return pressed


@asynccontextmanager
async def started(folder: Path, sandbox: Sandbox, first: str = "") -> AsyncIterator[Program]:
    """Start the bot; ``first`` is done in its process before."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        first + PATIENT,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "PYTHONPATH": os.pathsep.join(sys.path),
            "FIELDPOST_DATABASE": f"sqlite:///{folder}/fieldpost.sqlite3",
            "DISCORD_TOKEN": sandbox.bot_token,
            "DISCORD_API_BASE": sandbox.api_base,
        },
        stderr=asyncio.subprocess.PIPE,
    )
    program = Program(process)
    try:
        await program.says("connected")
        yield program
    finally:
        if process.returncode is None:
            process.kill()
        await program.stopped()


def stored(file: Path) -> set[str]:
    """Give the interactions that have changed a match."""
    with closing(sqlite3.connect(file)) as db:
        return {str(one) for (one,) in db.execute("SELECT interaction FROM acts")}


def unsent(file: Path) -> int:
    """Count the messages that were due, and not tried yet."""
    with closing(sqlite3.connect(file)) as db:
        columns = "done_at IS NULL AND attempts = 0 AND next_try_at <= unixepoch()"
        (number,) = db.execute(f"SELECT count(*) FROM outbox WHERE {columns}").fetchone()
        return int(number)


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox by the clock on the wall, for the bot is a process of its own, in which everybody has patience."""
    monkeypatch.setattr(discord_limits, "INITIAL_RESPONSE", 3600.0)
    async with Sandbox() as made:
        yield made
        assert made.violations == []


@pytest.mark.parametrize("stop", range(ROUNDS))
async def test_nobody_whose_move_is_stored_reads_that_nothing_came_of_it(
    tmp_path: Path, sandbox: Sandbox, stop: int
) -> None:
    file = tmp_path / "fieldpost.sqlite3"
    evenings = Evenings(sandbox)
    await evenings.begin(file, MATCHES)
    async with started(tmp_path, sandbox) as program:
        await evenings.open_panels(MATCHES)
        pressed = [evenings.press(number).id for number in range(2 * MATCHES)]
        await evenings.ana.until(lambda: pressed[stop] in evenings.answered or None, "an answer")
        program.process.send_signal(signal.SIGTERM)
        assert await program.stopped() == 0

    moved = stored(file) & set(pressed)
    assert moved
    assert moved <= evenings.answered
    assert unsent(file) == 0


async def test_an_answer_on_its_way_arrives_and_what_comes_later_changes_nothing(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    file = tmp_path / "fieldpost.sqlite3"
    evenings = Evenings(sandbox)
    await evenings.begin(file, 1)
    async with started(tmp_path, sandbox) as program:
        await evenings.open_panels(1)
        held = sandbox.faults.hold(CALLBACK)
        first = evenings.press(0)
        await held.arrived()
        program.process.send_signal(signal.SIGTERM)
        await program.says("stopping")
        while sandbox.gateway.connected:  # noqa: ASYNC110  # the gateway tells nobody
            await asyncio.sleep(0.01)
        late = evenings.press(1)
        held.release()
        assert await program.stopped() == 0

    assert stored(file) & {first.id, late.id} == evenings.answered == {first.id}
    assert unsent(file) == 0
    assert not any("Traceback" in line for line in program.lines)


async def test_a_second_signal_stops_at_once(tmp_path: Path, sandbox: Sandbox) -> None:
    evenings = Evenings(sandbox)
    await evenings.begin(tmp_path / "fieldpost.sqlite3", 1)
    async with started(tmp_path, sandbox) as program:
        await evenings.open_panels(1)
        held = sandbox.faults.hold(CALLBACK)
        evenings.press(0)
        await held.arrived()
        program.process.send_signal(signal.SIGTERM)
        await program.says("stopping")
        program.process.send_signal(signal.SIGTERM)
        assert await program.stopped() == 0
    assert not any("Traceback" in line for line in program.lines)


async def test_a_second_signal_stops_at_once_though_something_is_being_drawn(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    async with started(tmp_path, sandbox, DRAWING) as program:
        looking = asyncio.create_task(sandbox.person("ana").command("/card", card="us_sherman"))
        await program.says("drawing")
        program.process.send_signal(signal.SIGTERM)
        await program.says("stopping")
        program.process.send_signal(signal.SIGTERM)
        assert await program.stopped() == 0
        looking.cancel()
