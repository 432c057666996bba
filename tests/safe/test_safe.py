"""The sandbox is for the one who started it: on this machine, behind secrets, and only without a real token."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.page.browser import HOST, PAGE
from bot.sandbox.sandbox import ROUTES
from bot.sandbox.server.rest import API, OPEN, OWN_TOKEN
from tests.bot.test_whole_match import Program
from tests.people import Sandbox


async def reachable(host: str, port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(host, port)
    except OSError:
        return False
    writer.close()
    return True


def own_addresses() -> set[str]:
    """Give addresses of this machine other than the one that the sandbox has, one of loopback among them."""
    found = {"127.0.0.2"}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only asks which address would be used
            found.add(probe.getsockname()[0])
        except OSError:
            pass
    return found - {HOST}


async def test_it_listens_on_loopback_and_nowhere_else() -> None:
    async with Sandbox() as sandbox:
        assert await reachable(HOST, sandbox.port)
        for address in own_addresses():
            assert not await reachable(address, sandbox.port)


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1", 200), ("localhost:8043", 200), ("example.org", 421), ("127.0.0.1.example.org:80", 421)],
)
async def test_it_answers_to_no_other_name(host: str, status: int) -> None:
    """A page on the web can let its own name lead here, and would then be read as ours."""
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        for path in ("/", f"{API}/gateway"):
            async with session.get(f"{sandbox.api_base}{path}", headers={"Host": host}) as answer:
                assert answer.status == status


async def test_secrets_are_long_and_new_every_time() -> None:
    async with Sandbox() as one, Sandbox() as two:
        secrets = [{each.page_key, each.bot_token.split(".")[1], each.world.file_key} for each in (one, two)]
    assert len(secrets[0] | secrets[1]) == 6
    assert all(len(secret) >= 32 for secret in secrets[0])


@pytest.mark.parametrize("authorization", [None, "Bot wrong", "Bearer {token}", "{token}"])
async def test_no_route_is_open_without_the_token(authorization: str | None) -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        headers = {} if authorization is None else {"Authorization": authorization.format(token=sandbox.bot_token)}
        for method, template, _ in ROUTES:
            path = re.sub(r"\{[^}]+\}", "1", template)
            async with session.request(method, f"{sandbox.api_base}{API}{path}", headers=headers) as answer:
                if template == OPEN:
                    assert answer.status == 200
                elif path.startswith(OWN_TOKEN):
                    assert answer.status == 404  # their own token is part of the path, and wrong
                else:
                    assert answer.status == 401, (method, template)


async def test_nothing_listens_when_there_is_a_token(tmp_path: Path) -> None:
    """With a token the bot opens no door at all; this process, which runs a sandbox, has one."""
    async with Sandbox() as sandbox:
        program = Program(sandbox, tmp_path)
        await program.start()
        try:
            assert listening(os.getpid()) != set()
            assert listening(program.process.pid) == set()
        finally:
            await program.stop()


def listening(pid: int) -> set[str]:
    """Give the sockets of a process that listen, by their inodes (Linux: proc(5))."""
    inodes = set()
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found = re.fullmatch(r"socket:\[(\d+)\]", str(entry.readlink()))
        except OSError:  # closed meanwhile
            continue
        if found:
            inodes.add(found[1])
    listed = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            columns = line.split()
            if columns[3] == "0A":
                listed.add(columns[9])
    return inodes & listed


def test_the_page_names_no_other_machine() -> None:
    for path in PAGE.rglob("*"):
        if path.suffix in (".html", ".js", ".css"):
            code = re.sub(r"^\s*//.*$", "", path.read_text(), flags=re.MULTILINE)
            named = re.findall(r"(?:https?|wss?)://([^/\s\"'`)]+)", code)
            assert set(named) <= {"www.w3.org"}, path.name


async def test_a_world_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "fieldpost-sandbox.json").write_text("{}")
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "FIELDPOST"))},
            "FIELDPOST_DATABASE": f"sqlite:///{tmp_path}/fieldpost.sqlite3",
            "FIELDPOST_PORT": "0",
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await program.communicate()
    [line] = said.decode().splitlines()
    assert "fieldpost-sandbox.json holds no world of this version" in line
    assert program.returncode == 2
