"""The program: ``fieldpost``, or ``python -m bot``, plays; its other commands are for whoever runs the bot."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NoReturn
from urllib.parse import quote

import discord
import structlog

from bot import config
from bot.client import Fieldpost, connect_to
from bot.config import BadSetting, Config
from bot.logs import removal, write_logs
from bot.match import packs
from bot.operating import backups, checking, match_report, pruning
from bot.operating.encryption import WrongKey
from bot.operating.wellbeing import missing
from bot.sandbox import BadWorld, Sandbox
from bot.store import StoreError, open_store

SANDBOX_WAITS = 1.0
"""Seconds before the computer answers in the sandbox, where nobody waits for an opponent of days."""
PRUNED_AFTER = 90
"""Days after which what nobody needs is pruned, unless another number is asked for."""
BAD_SETTING = 2
"""The exit code for anything that whoever starts the bot must put right."""

log = structlog.get_logger(__name__)


def main() -> int:
    """Run the program; return its exit code."""
    asked = parser().parse_args()
    try:
        settings = config.read()
        return int(asked.do(settings, asked))
    except asyncio.CancelledError:  # by a second signal
        return 0
    except (BadSetting, BadWorld, StoreError, WrongKey, *asked.passing) as error:
        print(error, file=sys.stderr)
        return BAD_SETTING


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line; each command says which function does it."""
    top = argparse.ArgumentParser(
        prog="fieldpost",
        description="Wargames of the 20th century by chat. Settings are environment variables (see the README).",
    )
    top.set_defaults(do=lambda settings, _: run_bot(settings), passing=())
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, do: Callable[[Config, argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        made.set_defaults(do=do)
        return made

    command(
        "run", lambda settings, _: run_bot(settings), "play, on Discord or in the sandbox, as without a command"
    )
    command("health", lambda settings, _: health(settings), "tell whether the bot that plays is well")
    checking_all = command(
        "check", check, "replay all running matches by the rules of this version, while another one plays"
    )
    backup = command("backup", back_up, "copy the database into a new file, while the bot plays")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy; it must not be there yet")
    restoring = command("restore", restore, "put a backup in the place of the database, which is kept beside it")
    restoring.add_argument("file", type=Path, metavar="FILE", help="the backup")
    pruning_all = command("prune", prune, "tell what nobody needs any more, and remove it")
    pruning_all.add_argument(
        "--days", type=_days, default=PRUNED_AFTER, metavar="N", help="untouched for so long (%(default)s)"
    )
    pruning_all.add_argument("--yes", action="store_true", help="remove it; stop the bot first")
    for working_with_files in (checking_all, backup, restoring, pruning_all):
        working_with_files.set_defaults(passing=(OSError,))
    for taking_key in (backup, restoring):
        taking_key.add_argument("--key", type=Path, metavar="KEYFILE", help="encrypted; the file holds the key")
    match = command("match", tell_of_match, "tell what happened in a match, who is awaited, what is not sent yet")
    match.add_argument("number", type=int, metavar="N", help="its number")
    match.add_argument("--secrets", action="store_true", help="seed and state too: hands, decks, orders")
    return top


def run_bot(settings: Config) -> int:
    """Play until told to stop."""
    write_logs(settings)
    if settings.others_read_token:
        log.warning("others can read the file with the token", file=str(settings.token_file))
    return asyncio.run(play(settings))


def check(settings: Config, _asked: argparse.Namespace) -> int:
    """Replay running matches; return 1 where some go another way."""

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {of}", end="" if done < of else "\n", file=sys.stderr, flush=True)

    diverging = checking.check(settings.database, progress)
    for match in diverging:
        print(f"match {match.match} goes another way after act {match.act}: {match.problem}")
    print(f"{len(diverging)} running matches go another way by the rules of this version")
    return 1 if diverging else 0


def back_up(settings: Config, asked: argparse.Namespace) -> int:
    """Copy the database."""
    backups.back_up(settings.database, asked.file, asked.key)
    print(f"{settings.database} was copied to {asked.file}")
    return 0


def restore(settings: Config, asked: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    kept = backups.restore(settings.database, asked.file, asked.key)
    print(f"{asked.file} is the database now" + ("" if kept is None else f"; the one before is {kept}"))
    return 0


def _days(written: str) -> int:
    """Read a number of days; argparse says what is wrong with it."""
    days = int(written)
    if days < 1:
        raise ValueError(written)
    return days


def prune(settings: Config, asked: argparse.Namespace) -> int:
    """Tell what nobody needs any more; remove it only where that is certain."""
    do = pruning.prune if asked.yes else pruning.unneeded
    found = do(settings.database, asked.days, time.time())
    print(f"{found.invitations} invitations that came to nothing and {found.lessons} lessons that are over, of")
    print(
        f"more than {asked.days} days ago, " + ("were removed" if asked.yes else "can be removed: --yes does it")
    )
    return 0


def tell_of_match(settings: Config, asked: argparse.Namespace) -> int:
    """Print what is known of a match; return 1 where there is none of that number."""
    told = match_report.report(settings.database, asked.number, secrets=asked.secrets)
    if told is None:
        print(f"there is no match {asked.number}", file=sys.stderr)
        return 1
    print(told)
    return 0


async def play(settings: Config) -> int:
    """Play until told to stop: on Discord with a token, else in the sandbox."""
    stop = _signalled()
    async with AsyncExitStack() as closing:
        try:
            settings.database.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadSetting(
                f"FIELDPOST_DATABASE: cannot make the folder {settings.database.parent}: {error}"
            ) from error
        stopped = asyncio.create_task(stop.wait())
        opening = asyncio.create_task(open_store(f"sqlite:///{quote(str(settings.database))}"))
        await asyncio.wait({opening, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():
            opening.cancel()
            await asyncio.wait({opening})
            return 0
        store = opening.result()
        closing.push_async_callback(store.close)
        lost = asyncio.create_task(store.watch())
        closing.callback(lost.cancel)
        packs.recall(await store.packs())
        if settings.packs is not None:
            await asyncio.to_thread(packs.offer, settings.packs)
        if settings.token is None:
            settings = await start_sandbox(settings, closing)
        if settings.api_base is not None:
            connect_to(settings.api_base)
        bot = Fieldpost(settings, store)
        closing.push_async_callback(bot.close)
        if settings.metrics is not None:
            closing.callback(serve_metrics(bot, *settings.metrics))
        assert settings.token is not None
        try:
            await bot.login(settings.token)
        except discord.LoginFailure:
            name = "DISCORD_TOKEN" if settings.token_file is None else "DISCORD_TOKEN_FILE"
            raise BadSetting(f"{name} is not accepted by Discord: copy it again from the bot's page") from None
        connected = asyncio.create_task(bot.connect())
        await asyncio.wait({connected, stopped, lost}, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            connected.result()  # raises what ended it
            return 1
        log.info("stopping")
        if lost.done():
            await bot.close()
            await connected
            lost.result()  # raises what ended it
            return 1
        await bot.finish(connected)
    return 0


def serve_metrics(bot: Fieldpost, host: str, port: int) -> Callable[[], None]:
    """Let Prometheus read what the bot counts; return what ends that."""
    try:
        return bot.services.metrics.serve(host, port)
    except OSError as error:
        raise BadSetting(f"FIELDPOST_METRICS: {host}:{port} cannot be used: {error.strerror}") from error


def _signalled() -> asyncio.Event:
    """Return what the first signal to stop sets; a second one cancels this task."""
    stop, task, loop = asyncio.Event(), asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None

    def hear() -> None:
        if stop.is_set():
            task.cancel()
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, hear)
    return stop


async def start_sandbox(settings: Config, closing: AsyncExitStack) -> Config:
    """Start the sandbox, say where it is, and turn the settings to it."""
    try:
        sandbox = Sandbox(port=settings.port, world_file=settings.world, remember=False)
    except OSError as error:
        raise BadSetting(f"FIELDPOST_PORT: {settings.port} cannot be used: {error.strerror}") from error
    await sandbox.start()
    closing.push_async_callback(sandbox.close)
    removal.learn(sandbox.bot_token)
    print(f"Fieldpost's sandbox: open {sandbox.page_url}", flush=True)
    update: dict[str, object] = {"token": sandbox.bot_token, "api_base": sandbox.api_base}
    if "computer_waits" not in settings.model_fields_set:
        update["computer_waits"] = SANDBOX_WAITS
    return settings.model_copy(update=update)


def health(settings: Config) -> int:
    """Return whether a bot with this database is well, and say what is missing."""
    problem = missing(settings.heartbeat)
    if problem is not None:
        print(problem, file=sys.stderr)
    return int(problem is not None)


def run() -> NoReturn:
    """Run the program and leave at once: whatever is still being drawn would keep the process until it is done."""
    code = main()
    with suppress(OSError):  # the disk on which they are kept is full, or nobody reads any more
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    run()
