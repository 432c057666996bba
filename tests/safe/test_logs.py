"""The log opens no door: whoever reads it learns no hand, and no token with which he could fetch one."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.discord_limits import EPHEMERAL
from bot.logs import Output
from bot.sandbox.server.client_events import ChoicesSeen, FileSeen, MessageSeen, ModalSeen
from engine.core import matchfile
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from tests.bot.test_whole_match import ENOUGH, Match, Program, play
from tests.people import Person, Sandbox
from tests.people.reading import read

LEAST = 8
"""So long is a line that stands in a log for no other reason than that somebody logged it."""
USER = "MTk4NjIyNDgzNDcxOTI1MjQ4"
BOT = f"{USER}.Gx7-Qa.0dU4tYkDWz9Rk3vW8m2m5uZq1cX7bN6eLpA_fQ"
INTERACTION = "aW50ZXJhY3Rpb246MTE4NjIyNDgzNDcxOTI1MjQ4Onl3Z0tTcG5VZ1hhUnZ2"
WEBHOOK = "u5Hh1ZxQ-8rWmT3cVb7NnK2pLsD9fGjYxE4qRtA6wOiUzB0vCkMXyPlJhSdFgIaQeW1n"
SEED = "0123456789abcdef" * 4


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as made:
        yield made


def private(person: Person) -> set[str]:
    """Give every line that was shown to this person alone: of messages, alt texts, windows and choices."""
    found: set[str] = set()
    for sight in person.events:
        if isinstance(sight, MessageSeen):
            alone = sight.message.flags & EPHEMERAL or sight.message.channel_id == person.dm.id
            found |= set(read(sight.message).splitlines()) if alone else set()
        elif isinstance(sight, (ModalSeen, ChoicesSeen)):
            found |= set(read(sight).splitlines())
    return {line for line in found if len(line) >= LEAST}


def public(person: Person) -> set[str]:
    """Give every line that a spectator saw."""
    messages = (sight.message for sight in person.events if isinstance(sight, MessageSeen))
    return {line for message in messages for line in read(message).splitlines()}


@pytest.mark.parametrize("game", GAMES)
async def test_the_debug_log_of_a_whole_match_tells_no_secret(game: str, sandbox: Sandbox, tmp_path: Path) -> None:
    program = Program(sandbox, tmp_path, FIELDPOST_LOG="debug")
    await program.start()
    match = Match(sandbox, sandbox.person("ana", locale="es-ES"), sandbox.person("ben"), sandbox.person("sam"))
    await match.begin(game)
    await play(match, program, most=ENOUGH.get(game, 1000))
    assert await program.stop() == 0

    log = "\n".join(json.dumps(line, ensure_ascii=False) for line in program.lines)
    assert '"match opened"' in log
    tokens = {interaction.token for interaction in sandbox.world.interactions.values()}
    signatures = {sandbox.files.signature(s.attachment_id) for s in match.ana.events if isinstance(s, FileSeen)}
    [file] = {s.content for s in match.sam.events if isinstance(s, FileSeen) and s.filename.endswith(".json")}
    rules = find_game(game)
    cards = rules.ids("card")
    names = {name for card in cards for name in (rules.name("card", card) or {}).values() if len(name) >= LEAST}
    hidden = (private(match.ana) | private(match.ben)) - public(match.sam)
    secrets = {
        "tokens": tokens,
        "the bot's token": {sandbox.bot_token},
        "signatures of files": signatures,
        "the seed": {matchfile.read(file).seed},
        "cards": {f'"{card}"' for card in cards} | {f"'{card}'" for card in cards} | names,
        "what one person saw": hidden,
    }
    assert all(secrets.values())
    assert {kind: found for kind, them in secrets.items() if (found := {one for one in them if one in log})} == {}


def logged(form: str, code: str, level: str = "debug", *, ends: bool = False) -> str:
    """Run code in a process that logs as the bot does, with some tokens at hand; give what it wrote."""
    begin = (
        "import asyncio, logging, threading, warnings\n"
        "import aiohttp, discord, structlog, yarl\n"
        "from bot.config import Config\n"
        "from bot.logs import removal, write_logs\n"
        f"bot, interaction, webhook, seed = {BOT!r}, {INTERACTION!r}, {WEBHOOK!r}, {SEED!r}\n"
        "odd = 'a b/c\"d\\\\e'\n"
        "removal.learn(odd)\n"
        f"write_logs(Config(token=bot, log={level!r}, log_format={form!r}))\n"
        "url = f'https://discord.com/api/v10/webhooks/1/{webhook}/messages/@original?x=1'\n"
        "call = f'http://127.0.0.1/api/v10/interactions/11/short-token/callback?with_response=1'\n"
        "info = aiohttp.RequestInfo(yarl.URL(url), 'POST', {'Authorization': f'Bot {bot}'}, yarl.URL(url))\n"
        "refused = aiohttp.ClientResponseError(info, (), status=404, message=f'no {call}')\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", begin + code], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == ends, ended.stderr
    assert ended.stdout == ""
    return ended.stderr


FORMS = pytest.mark.parametrize("form", ["text", "json"])


WAYS = """
try:
    raise refused
except aiohttp.ClientError:
    structlog.get_logger("bot.x").exception("1 caught", address=url)
logging.getLogger("aiohttp").error("2 %s of %r", call, {"token": interaction}, exc_info=refused)
logging.getLogger("discord.http").warning("3 %s %s responded with 429", "POST", url)
logging.getLogger("discord").error("4 %s", '{"token": "short-token", "d": ["' + bot + '"]}')
logging.getLogger("x").info(f"5 Authorization: Bot {bot}, {interaction} {seed} {odd}")
logging.getLogger("x").warning(f"6 {info.headers}")
logging.getLogger("x").warning("7 %s %s", url)
warnings.warn(f"8 {url}")

async def forget():
    task = asyncio.create_task(fail(), name="9")
    await asyncio.sleep(0)

async def fail():
    raise refused

asyncio.run(forget())

def fail_too():
    raise refused

thread = threading.Thread(target=fail_too, name="10")
thread.start()
thread.join()

class Unlucky:
    def __del__(self):
        raise refused

Unlucky()
error = discord.DiscordException(f"11 {url}")
error.__cause__ = refused
error.add_note(call)
deep = {"a": [url, {"token": odd}]}
structlog.get_logger("bot").warning("12", exc_info=error, stack_info=True, deep=deep)
"""
"""Ways by which a token can get into a log."""


@FORMS
def test_tokens_are_taken_out_of_whatever_is_logged(form: str) -> None:
    log = logged(form, WAYS)

    for secret in (BOT, INTERACTION, WEBHOOK, SEED, "short-token", "a b/c"):
        assert secret not in log
    for told in ("1 caught", "2 http", "3 POST", "4 ", "5 Auth", "6 ", "8 http", "11 http", "12"):
        assert told in log
    assert "not logged, by x in " in log
    assert "Task exception was never retrieved" in log
    assert "a thread has broken" in log
    assert "nobody could catch this" in log


def test_a_log_in_json_stays_json() -> None:
    written = logged("json", WAYS.replace('"7 %s %s"', '"7 %s"'))

    assert all(json.loads(line)["event"] for line in written.splitlines())


def test_a_log_on_a_full_disk_breaks_nothing() -> None:
    logged = False
    with suppress(OSError), Path("/dev/full").open("w", buffering=1) as full:  # closing it writes what is left
        Output(full).handle(logging.makeLogRecord({"msg": "connected"}))
        logged = True

    assert logged


@FORMS
def test_tokens_are_taken_out_of_what_ends_the_program(form: str) -> None:
    log = logged(form, "raise refused", ends=True)

    assert "the bot has broken" in log
    assert "ClientResponseError" in log
    assert WEBHOOK not in log


@FORMS
def test_what_helps_the_operator_stays(form: str) -> None:
    log = logged(form, "logging.getLogger('bot').warning('%r', info.headers, exc_info=refused)")

    assert "'Authorization': 'Bot [removed]'" in log
    assert "/api/v10/interactions/11/[removed]/callback?with_response=1" in log
    assert "https://discord.com/api/v10/webhooks/1/[removed]/messages/@original?x=1" in log


@FORMS
@pytest.mark.parametrize(
    ("level", "written"),
    [("debug", {"ours", "ours info", "theirs info"}), ("info", {"ours info", "theirs info"}), ("error", set())],
)
def test_libraries_say_no_more_than_at_info(level: str, written: set[str], form: str) -> None:
    code = "".join(
        f"logging.getLogger({name!r}).debug('{whose}'); logging.getLogger({name!r}).info('{whose} info')\n"
        for name, whose in (
            ("discord.gateway", "theirs"),
            ("aiohttp.client", "theirs"),
            ("asyncio", "theirs"),
            ("bot.publishing.outbox", "ours"),
            ("__main__", "ours"),
        )
    )

    log = logged(form, code, level)

    words = ("ours info", "theirs info", "ours", "theirs")
    found = {next(word for word in words if word in line) for line in log.splitlines()}
    assert found == written
