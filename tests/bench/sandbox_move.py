"""A move through the sandbox: from the press to the stored answer, by the real client over HTTP and WebSocket.

The floor is a command that does nothing but answer. Everything runs in one process on one core's event loop, the
sandbox too; pictures are drawn in threads, as they are when people play.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, time

import discord
from discord import app_commands

from bot.client import Fieldpost, connect_to
from bot.config import Config
from bot.discord_limits.components import walk
from bot.fairness.allowance import UNLIMITED
from bot.panel import component_ids
from bot.sandbox import Message, Person, Sandbox, invoke
from bot.sandbox.sights import InteractionSeen, MessageSeen, Sight
from bot.sandbox.world import Interaction
from bot.store import open_store
from bot.store.records import Match, Place
from bot.store.records import Person as Player
from tests.bench.log import stretch
from tests.bench.result import Result

MATCHES = 50
PAIRS = 150
"""Moves, each with a no-op before it, that are measured one at a time."""
RATE = 20.0
SECONDS = 15.0
SLOW = 50.0
"""Milliseconds within which 99 of 100 moves must be answered at that rate."""


@app_commands.command(name="noop", description="Answers, and does nothing else")
async def noop(interaction: discord.Interaction[Fieldpost]) -> None:
    await interaction.response.send_message("done", ephemeral=True)


class Fingers:
    """A person's presses, timed until their answer has come."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self.sandbox, self.person = sandbox, person
        self._nonces = count(1)
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._panels: dict[int, tuple[float, Message]] = {}
        """The newest panel of each match that can be pressed, and when it came."""
        sandbox.sights.watch(person.id, self._look)

    def _look(self, sight: Sight) -> None:
        if isinstance(sight, MessageSeen):
            found = answers(sight.message)
            if found:
                self._panels[found[0]] = time(), sight.message
        if isinstance(sight, InteractionSeen) and sight.nonce in self._waiting:
            assert sight.state == "acknowledged", sight.reason
            self._waiting.pop(sight.nonce).set_result(None)

    async def do(self, start: Callable[[str], Interaction]) -> tuple[float, Interaction]:
        """Start an interaction and give the seconds until it was answered."""
        nonce = f"bench-{self.person.id}-{next(self._nonces)}"
        answered = self._waiting[nonce] = asyncio.get_running_loop().create_future()
        began = perf_counter()
        interaction = start(nonce)
        await answered
        return perf_counter() - began, interaction

    async def command(self, name: str, **options: str) -> tuple[float, Interaction]:
        """Run a command whose options are texts."""
        given = [{"name": option, "type": 3, "value": value} for option, value in options.items()]
        place = next(iter(self.sandbox.world.channels))
        return await self.do(
            lambda nonce: invoke.run_command(self.sandbox, self.person.id, place, name, given, nonce=nonce)
        )

    async def panel(self, match: Match) -> Message:
        """Find the panel of a match: the one that came after its last change, else open a new one."""
        came, message = self._panels.get(match.id, (0.0, None))
        if message is not None and came > match.updated_at:
            return message
        _, interaction = await self.command("move", match=str(match.id))
        found = self.sandbox.world.message(interaction.channel_id, interaction.original_id or "")
        assert found is not None
        return found

    async def press(self, message: Message) -> float:
        """Answer what a panel asks, as it suggests, and give the seconds that took."""
        found = answers(message)
        assert found is not None
        _, custom_id, values = found
        spent, _ = await self.do(
            lambda nonce: invoke.use_component(
                self.sandbox,
                self.person.id,
                message.channel_id,
                message.id,
                custom_id,
                values=values,
                nonce=nonce,
            )
        )
        return spent


def answers(message: Message) -> tuple[int, str, list[str] | None] | None:
    """Find the match that a panel is about and what to press: Seal, else the suggested answer, else any."""
    found: dict[str, tuple[int, str, list[str] | None]] = {}
    for component in walk(message.components):
        if "custom_id" not in component or component.get("disabled"):
            continue
        code = component_ids.read(component["custom_id"])
        values = [component["options"][0]["value"]] if "options" in component else None
        press = code.match, component["custom_id"], values
        if code.verb == "answer" and component.get("style") == discord.ButtonStyle.primary.value:
            found.setdefault("advised", press)
        found.setdefault(code.verb, press)
    return next((found[verb] for verb in ("seal", "advised", "answer", "choose") if verb in found), None)


class Hall:
    """A sandbox, the bot in it, and matches between two people."""

    def __init__(self, sandbox: Sandbox, bot: Fieldpost) -> None:
        self.sandbox, self.bot = sandbox, bot
        people = [sandbox.person("alice"), sandbox.person("benito")]
        self.fingers = {int(person.id): Fingers(sandbox, person) for person in people}
        self.ids: list[int] = []

    async def open(self, matches: int) -> None:
        """Begin matches, and wait until all that was promised is delivered."""
        alice, benito = (Player(user_id, f.person.user.username, "en") for user_id, f in self.fingers.items())
        place = Place(int(self.sandbox.world.guild.id), int(next(iter(self.sandbox.world.channels))))
        for player in (alice, benito):
            await self.bot.store.meet(player)
        for _ in range(matches):
            opened = await self.bot.table.open(
                game="spearpoint",
                scenario="standard",
                options={},
                host=alice,
                seat=0,
                guests={1: benito.id},
                place=place,
                language="en",
                interaction_id=int(self.sandbox.snowflake()),
            )
            await self.bot.table.join(opened.id, benito, int(self.sandbox.snowflake()))
            self.ids.append(opened.id)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until no message is promised any more."""
        while await self.bot.store.open_rows():  # noqa: ASYNC110  the outbox tells nobody that it is empty
            await asyncio.sleep(0.005)

    async def ready(self, match_id: int) -> tuple[Fingers, Message] | None:
        """Open the panel of whoever is awaited; None where a match is over."""
        match = await self.bot.table.match(match_id)
        if match.status != "running":
            return None
        user_id = match.seats[match.awaited[0]].user_id
        assert user_id is not None
        fingers = self.fingers[user_id]
        return fingers, await fingers.panel(match)


@asynccontextmanager
async def hall() -> AsyncIterator[Hall]:
    """Start a sandbox and the bot in it."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        store = await open_store(f"sqlite:///{database}")
        await asyncio.to_thread(stretch, database)
        async with Sandbox(remember=False) as sandbox:
            connect_to(sandbox.api_base)
            config = Config(
                sandbox.bot_token, sandbox.api_base, database, sandbox.port, "error", "text", allowance=UNLIMITED
            )
            bot = Fieldpost(config, store)
            bot.tree.add_command(noop)
            await bot.login(sandbox.bot_token)
            connected = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            try:
                yield Hall(sandbox, bot)
            finally:
                await bot.close()
                await connected
                await store.close()


async def one_at_a_time(table: Hall) -> tuple[list[float], list[float]]:
    """Measure no-ops and moves in turns while nothing else goes on; seconds."""
    nothing, moves = [], []
    fingers = next(iter(table.fingers.values()))
    for number in range(PAIRS):
        prepared = await table.ready(table.ids[number % len(table.ids)])
        if prepared is None:
            continue
        player, message = prepared
        await table.quiet()
        nothing.append((await fingers.command("noop"))[0])
        moves.append(await player.press(message))
        await table.quiet()
    return nothing, moves


async def at_a_rate(table: Hall) -> list[float]:
    """Measure moves that come at a steady rate, whatever is being drawn and delivered; seconds from when due."""
    rng = Random("which match")
    free = set(table.ids)
    spent: list[float] = []
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def move(match_id: int, due: float) -> None:
        prepared = await table.ready(match_id)
        if prepared is not None:
            player, message = prepared
            await asyncio.sleep(due - loop.time())
            late = max(0.0, loop.time() - due)
            spent.append(late + await player.press(message))
            free.add(match_id)

    async with asyncio.TaskGroup() as moves:
        for number in range(int(RATE * SECONDS)):
            due = began + 0.2 + number / RATE
            await asyncio.sleep(due - 0.15 - loop.time())
            match_id = rng.choice(sorted(free))
            free.remove(match_id)
            moves.create_task(move(match_id, due))
    await table.quiet()
    return spent


async def run() -> list[Result]:
    """Measure both in one run."""
    async with hall() as table:
        await table.open(MATCHES)
        nothing, moves = await one_at_a_time(table)
        busy = await at_a_rate(table)
    floor, move = median(nothing) * 1000, median(moves) * 1000
    slowest = quantiles(busy, n=100)[98] * 1000
    return [
        Result("move through the sandbox, median", move, "ms", floor, move / floor, "<= 4"),
        Result(f"the same at {RATE:g}/s over {MATCHES} matches, p99", slowest, "ms", SLOW, slowest / SLOW, "<= 1"),
    ]


def measure() -> list[Result]:
    """Measure how long a move takes."""
    return asyncio.run(run())
