"""The bot as it runs in production, in the event loop of a test, connected to a sandbox."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import yarl

from bot.client import Fieldpost, connect_to
from bot.config import Config
from bot.fairness.allowance import UNLIMITED
from bot.publishing import presence
from bot.store import Store
from bot.store.records import Promise
from tests.people import Sandbox


@asynccontextmanager
async def running(
    sandbox: Sandbox, database: Path, now: Callable[[], float] = time.time
) -> AsyncIterator[Fieldpost]:
    """Start the bot on a database, and stop it in the end; ``now`` tells its store the time.

    Nobody can ask for too much, and the computer answers without waiting. It writes to people at once, also to
    those who have just pressed something in the thread.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "LATELY", 0.0)
        patch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
        patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://nowhere"))
        connect_to(sandbox.api_base)
        store = await Store.open(database, now)
        config = Config(
            token=sandbox.bot_token,
            api_base=sandbox.api_base,
            database=database,
            computer_waits=0,
            **UNLIMITED._asdict(),
        )
        bot = Fieldpost(config, store)
        connection = asyncio.create_task(bot.start(sandbox.bot_token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({connection, ready}, return_when=asyncio.FIRST_COMPLETED)
        try:
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await connection
            await store.close()


async def quiet(bot: Fieldpost) -> None:
    """Wait until the computer has answered, and all was sent but what was promised for later."""
    async with asyncio.timeout(45):  # on a busy machine the first map takes a while
        await thought(bot)
        await bot.services.outbox.sent()
        while await _due(bot):  # noqa: ASYNC110  # what failed and is put off
            await asyncio.sleep(0.005)
        await bot.services.outbox.sent()  # it has looked once more, and found nothing


async def thought(bot: Fieldpost) -> None:
    """Wait until the computer has answered whatever it is asked."""
    while await bot.services.store.to_think():  # noqa: ASYNC110  # it tells nobody when it has done
        await asyncio.sleep(0.005)


async def _due(bot: Fieldpost) -> list[Promise]:
    rows, now = await bot.services.store.open_promises(), bot.services.store.now()
    return [row for row in rows if row.attempts or row.next_try_at <= now]


async def answered() -> None:
    """Wait until the bot has done with every interaction: with what comes after the first answer too."""
    names = ("discord.py: on_interaction", "CommandTree")
    while busy := [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]:
        await asyncio.wait(busy)
