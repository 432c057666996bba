"""The bot as a process of its own, as it is where people play: the other side of it, Discord, is elsewhere.

Whoever measures it can ask its parts for what they know. Both sides write pickles, each with its length before it.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import socket
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from operator import attrgetter
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.client import Fieldpost, connect_to
from bot.config import Config
from bot.store import open_store
from tests.bench.log import stretch

_LENGTH = struct.Struct("!I")


@app_commands.command(name="noop", description="Answers, and does nothing else")
async def noop(interaction: discord.Interaction[Fieldpost]) -> None:
    await interaction.response.send_message("done", ephemeral=True)


class Line:
    """What goes to and fro between two processes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def hear(self) -> Any:
        """Wait for what the other one says; raises IncompleteReadError once he is gone."""
        (length,) = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))
        return pickle.loads(await self._reader.readexactly(length))

    def say(self, said: Any) -> None:
        """Say something to the other one."""
        raw = pickle.dumps(said)
        self._writer.write(_LENGTH.pack(len(raw)) + raw)

    def hang_up(self) -> None:
        """Say no more."""
        self._writer.close()


class BotProcess:
    """The bot, seen from the process that measures it."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}

    async def listen(self) -> None:
        """Hear what the bot answers, until it is gone."""
        while True:
            number, answer = await self._line.hear()
            self._asked.pop(number).set_result(answer)

    async def ask(self, what: str, *args: Any, **more: Any) -> Any:
        """Give what a part of the bot knows: ``table.match`` and the like, by its services."""
        return await self._done(what, args, more, tell=True)

    async def do(self, what: str, *args: Any, **more: Any) -> None:
        """Have a part of the bot do something."""
        await self._done(what, args, more, tell=False)

    async def _done(self, what: str, args: tuple[Any, ...], more: dict[str, Any], *, tell: bool) -> Any:
        number = next(self._numbers)
        answered = self._asked[number] = asyncio.get_running_loop().create_future()
        self._line.say((number, what, args, more, tell))
        return await answered


@asynccontextmanager
async def bot_process(config: Config) -> AsyncIterator[BotProcess]:
    """Start the bot, and stop it in the end."""
    ours, its = socket.socketpair()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.bot_process", str(its.fileno()), pass_fds=[its.fileno()]
    )
    its.close()
    line = Line(*await asyncio.open_connection(sock=ours))
    line.say(config)
    await line.hear()
    bot = BotProcess(line)
    listening = asyncio.create_task(bot.listen())
    try:
        yield bot
    finally:
        listening.cancel()
        line.hang_up()
        await process.wait()


async def play(line: Line) -> None:
    """Be the bot until the other side hangs up."""
    config = await line.hear()
    connect_to(config.api_base)
    store = await open_store(f"sqlite:///{config.database}")
    await asyncio.to_thread(stretch, config.database)
    bot = Fieldpost(config, store)
    bot.tree.add_command(noop)
    await bot.login(config.token)
    connected = asyncio.create_task(bot.connect())
    await bot.wait_until_ready()
    line.say("ready")

    async def answer(number: int, what: str, args: tuple[Any, ...], more: dict[str, Any], tell: bool) -> None:
        found = await attrgetter(what)(bot.services)(*args, **more)
        line.say((number, found if tell else None))

    try:
        async with asyncio.TaskGroup() as answers:
            while True:
                try:
                    asked = await line.hear()
                except asyncio.IncompleteReadError:
                    break
                answers.create_task(answer(*asked))
    finally:
        await bot.close()
        await connected
        await store.close()


async def main(descriptor: int) -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    await play(Line(*await asyncio.open_connection(sock=socket.socket(fileno=descriptor))))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
