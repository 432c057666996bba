"""``python -m bot`` plays; ``python -m bot health`` tells whether the bot that plays is well."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from contextlib import AsyncExitStack
from urllib.parse import quote

import discord
import structlog

from bot import config, packs
from bot.app import HEARTBEAT, Fieldpost, connect_to
from bot.config import BadSetting, Config
from bot.sandbox import BadWorld, Sandbox
from bot.store import StoreError, open_store

USAGE = "usage: python -m bot [health]"
BAD_SETTING = 2
"""The exit code for anything that whoever starts the bot must put right."""

log = structlog.get_logger(__name__)


def main() -> int:
    """Run the program; give its exit code."""
    try:
        match sys.argv[1:]:
            case []:
                settings = config.read(os.environ)
                write_logs(settings)
                return asyncio.run(play(settings))
            case ["health"]:
                return health(config.read(os.environ))
            case _:
                print(USAGE, file=sys.stderr)
                return BAD_SETTING
    except (BadSetting, BadWorld, StoreError) as error:
        print(error, file=sys.stderr)
        return BAD_SETTING


async def play(settings: Config) -> int:
    """Play until told to stop: on Discord with a token, else in the sandbox."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with AsyncExitStack() as closing:
        try:
            settings.database.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetting(
                f"FIELDPOST_DATABASE: cannot make the folder {settings.database.parent}: {error}"
            ) from error
        store = await open_store(f"sqlite:///{quote(str(settings.database))}")
        closing.push_async_callback(store.close)
        await packs.recall(store)
        if settings.packs is not None:
            await asyncio.to_thread(packs.offer, settings.packs)
        if settings.token is None:
            settings = await start_sandbox(settings, closing)
        if settings.api_base is not None:
            connect_to(settings.api_base)
        bot = Fieldpost(settings, store)
        closing.push_async_callback(bot.close)
        await bot.table.audit()
        assert settings.token is not None
        try:
            await bot.login(settings.token)
        except discord.LoginFailure:
            raise BadSetting(
                "DISCORD_TOKEN is not accepted by Discord: copy it again from the bot's page"
            ) from None
        connected = asyncio.create_task(bot.connect())
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if connected.done():
            connected.result()  # raises what ended it
            return 1
        log.info("stopping")
        await bot.close()
        await connected
    return 0


async def start_sandbox(settings: Config, closing: AsyncExitStack) -> Config:
    """Start the sandbox, say where it is, and turn the settings to it."""
    try:
        sandbox = Sandbox(port=settings.port, world_file=settings.world, remember=False)
    except OSError as error:
        raise BadSetting(f"FIELDPOST_PORT: {settings.port} cannot be used: {error.strerror}") from error
    await sandbox.start()
    closing.push_async_callback(sandbox.close)
    print(f"Fieldpost's sandbox: open {sandbox.page_url}", flush=True)
    return settings._replace(token=sandbox.bot_token, api_base=sandbox.api_base)


def health(settings: Config) -> int:
    """Tell whether a bot with this database has been connected within the last signs of life."""
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
    except FileNotFoundError:
        print("not connected", file=sys.stderr)
        return 1
    if age > 3 * HEARTBEAT:
        print(f"no sign of life for {age:.0f} s", file=sys.stderr)
        return 1
    return 0


def write_logs(settings: Config) -> None:
    """Send the logs of the bot and of its libraries to standard error, in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_format == "json"
        else [
            # The plain form of a traceback: others print local variables, and those hold secrets.
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.captureWarnings(capture=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(settings.log.upper())


if __name__ == "__main__":
    sys.exit(main())
