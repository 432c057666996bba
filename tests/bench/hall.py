"""A sandbox, the bot in it, and people who play many matches there: what the benches of whole moves share.

The bot is a process of its own, as it is where people play; the sandbox and the people share another one. What the
sandbox does is measured with every answer, of a bot that does nothing else as well; but it takes no time from what
the bot does meanwhile, such as pictures for others.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from time import perf_counter, time

import discord

from bot import discord_limits
from bot.config import Config
from bot.discord_limits.components import walk
from bot.fairness.allowance import UNLIMITED
from bot.panel import component_ids
from bot.sandbox.page import invoke
from bot.sandbox.server.client_events import ClientEvent, InteractionSeen, MessageSeen
from bot.sandbox.world.objects import Interaction, Message
from bot.store.records import Match, Place
from bot.store.records import Person as Player
from tests.bench.bot_process import BotProcess, bot_process
from tests.opening import opening
from tests.people import Person, Sandbox


class Fingers:
    """A person's presses, timed until their answer has come."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self.sandbox, self.person = sandbox, person
        self._nonces = count(1)
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._seen: dict[str, tuple[float, Message]] = {}
        """The messages seen since a panel was last looked for, and when they came."""
        self._panels: dict[int, tuple[float, Message]] = {}
        """The newest panel of each match that can be pressed, and when it came."""
        sandbox.client_events.watch(person.id, self._look)

    def _look(self, sight: ClientEvent) -> None:
        if isinstance(sight, MessageSeen):
            self._seen[sight.message.id] = time(), sight.message
        if isinstance(sight, InteractionSeen) and sight.nonce in self._waiting:
            answered = self._waiting.pop(sight.nonce)
            if sight.state == "acknowledged":
                answered.set_result(None)
            else:
                answered.set_exception(AssertionError(sight.reason))

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
            lambda nonce: invoke.run_command(self.sandbox.context, self.person.id, place, name, given, nonce=nonce)
        )

    async def panel(self, match: Match) -> Message:
        """Find the panel of a match: the one that came after its last change, else open a new one."""
        newest = self._newest(match.id)
        if newest is not None and newest[0] > match.updated_at:
            return newest[1]
        return await self._open(match.id)

    async def _open(self, match_id: int) -> Message:
        _, interaction = await self.command("move", match=str(match_id))
        while True:
            found = self.sandbox.world.message(interaction.channel_id, interaction.original_id or "")
            assert found is not None
            if not found.flags & discord_limits.LOADING:
                return found
            await asyncio.sleep(0.01)  # the bot has asked for patience

    def _newest(self, match_id: int) -> tuple[float, Message] | None:
        for came, message in sorted(self._seen.values(), key=lambda one: one[0]):
            asked = answers(message)
            if asked is not None:
                self._panels[asked[0]] = came, message
        self._seen.clear()
        return self._panels.get(match_id)

    async def press(self, message: Message) -> float:
        """Answer what a panel asks by now, as it suggests, and give the seconds that took."""
        before = answers(message)
        assert before is not None
        now = self.sandbox.world.message(message.channel_id, message.id)
        if now is None:  # another one stands in its place, or nothing was asked any more
            newest = self._newest(before[0])
            gone = newest is None or self.sandbox.world.message(newest[1].channel_id, newest[1].id) is None
            message = await self._open(before[0]) if newest is None or gone else newest[1]
        _, custom_id, values = answers(now or message) or before
        spent, _ = await self.do(
            lambda nonce: invoke.use_component(
                self.sandbox.context,
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


class Watcher:
    """A spectator, who sees a board when it has changed."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._boards: dict[str, list[asyncio.Future[None]]] = {}
        sandbox.client_events.watch(sandbox.person("sam").id, self._look)

    def _look(self, sight: ClientEvent) -> None:
        if isinstance(sight, MessageSeen):
            seen = sight.message
            if any(file.filename == "board.png" for file in seen.attachments):
                for waiting in self._boards.pop(seen.channel_id, ()):
                    waiting.set_result(None)

    def board(self, thread_id: int) -> asyncio.Future[None]:
        """Give what comes to pass when the board of a thread changes next."""
        changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._boards.setdefault(str(thread_id), []).append(changed)
        return changed


COUPLES = 20
"""Pairs of people between whom all matches are shared out."""


class Hall:
    """A sandbox, the bot in it, and matches, each between two people."""

    def __init__(self, sandbox: Sandbox, bot: BotProcess) -> None:
        self.sandbox, self.bot = sandbox, bot
        people = [sandbox.person(f"player-{number}") for number in range(2 * COUPLES)]
        self.fingers = {int(person.id): Fingers(sandbox, person) for person in people}
        self.watcher = Watcher(sandbox)
        self.ids: list[int] = []

    async def open(self, matches: int) -> None:
        """Begin matches, and wait until all that was promised is delivered."""
        people = [Player(user_id, fingers.person.user.username, "en") for user_id, fingers in self.fingers.items()]
        place = Place(int(self.sandbox.world.guild.id), int(next(iter(self.sandbox.world.channels))))
        for player in people:
            await self.bot.do("store.meet", player)
        for _, host, guest in zip(range(matches), cycle(people[::2]), cycle(people[1::2]), strict=False):
            opened = await self.bot.ask(
                "table.open",
                **opening(host, guest, place=place, interaction_id=int(self.sandbox.snowflake())),
            )
            await self.bot.do("table.join", opened.id, guest, int(self.sandbox.snowflake()))
            self.ids.append(opened.id)
        await self.quiet()
        # What stands here stays. To go through all of it takes a tenth of a second, in which no answer is noticed:
        # at twenty presses a second these would be the slowest in a hundred, and say nothing about the bot.
        gc.collect()
        gc.freeze()

    async def quiet(self) -> None:
        """Wait until no message is promised any more."""
        while await self.bot.ask("store.open_promises"):  # noqa: ASYNC110  the outbox tells nobody that it is empty
            await asyncio.sleep(0.005)

    async def match(self, match_id: int) -> Match:
        """Find a match."""
        match: Match = await self.bot.ask("table.match", match_id)
        return match

    async def ready(self, match_id: int) -> tuple[Fingers, Message, int] | None:
        """Open the panel of whoever is awaited, and name the thread; None where a match is over."""
        match = await self.match(match_id)
        if match.status != "running":
            return None
        user_id = match.seats[match.awaited[0]].user_id
        assert user_id is not None
        assert match.thread_id is not None
        fingers = self.fingers[user_id]
        return fingers, await fingers.panel(match), match.thread_id


@asynccontextmanager
async def hall() -> AsyncIterator[Hall]:
    """Start a sandbox and the bot in it."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with Sandbox(remember=False) as sandbox:
            config = Config(
                token=sandbox.bot_token,
                api_base=sandbox.api_base,
                database=database,
                log="error",
                **UNLIMITED._asdict(),
            )
            async with bot_process(config) as bot:
                yield Hall(sandbox, bot)
