"""Whatever is sent to the sandbox, it refuses: no error of its own, no traceback, no endless body."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.discord_limits.shapes import ITEMS, KINDS
from bot.sandbox.page import invoke
from bot.sandbox.page.browser import HOST
from bot.sandbox.sandbox import ROUTES
from bot.sandbox.server.rest import API, MOST_FILES
from tests.people import Person, Sandbox

KEYS = [*KINDS, *ITEMS]
FORMS: tuple[Any, ...] = (
    {"content": "y", "embeds": [{"title": "x", "fields": [{"name": "a", "value": "b"}], "image": {"url": "x"}}]},
    {
        "flags": 32768,
        "components": [
            {"type": 17, "components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x"}]}]},
            {"type": 12, "items": [{"media": {"url": "https://x"}}]},
            {"type": 9, "components": [{"type": 10, "content": "y"}], "accessory": {"type": 11, "media": {}}},
        ],
    },
    {"components": [{"type": 1, "components": [{"type": 3, "options": [{"label": "a", "value": "b"}]}]}]},
    {"attachments": [{"id": 0, "filename": "x", "description": "y"}], "content": "z", "nonce": "1"},
    {"allowed_mentions": {"parse": ["users"], "users": ["1"]}, "content": "x"},
    {"type": 4, "data": {"content": "x", "flags": 64}},
    {"type": 9, "data": {"title": "t", "custom_id": "c", "components": [{"type": 18, "component": {"type": 4}}]}},
    {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}]}},
    {"name": "t", "type": 11, "auto_archive_duration": 60},
    {"archived": True, "recipient_id": "1"},
    [{"name": "a", "description": "d", "options": [{"type": 3, "name": "o", "choices": [{"name": "a"}]}]}],
    {"name": "cmd", "description": "d", "name_localizations": {"es-ES": "x"}, "contexts": [0]},
)
RAW = (
    b"[" * 100_000,
    b'{"data":' * 100_000,
    b"[" * 5000 + b"]" * 5000,
    b'{"content":"\\ud800"}',
    b'{"min_value":1e999}',
    b"\xff\xfe",
    b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--\r\n',
    b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="\xff"\r\n\r\nGIF89a\r\n--x--\r\n',
    b'--x\r\nContent-Disposition: form-data; name="files[9999999999999]"\r\n\xff: 1\r\n\r\nx\r\n--x--',
    b"--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n--y--\r\n--x--\r\n",
    b'--x\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="files[0]"\r\n\r\n',
    b"--x\r\n" * 1000,
)
TYPES = ("application/json", "text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "\xff")
ODD = ("%00", "%FF", "%F0%9F%98%80", "9" * 50, "-1", "%2e%2e", "+1", "x%2fy")
QUERIES = ("", "-1", "x", "9" * 5000, "\xf1", "1", "\0", "1_0", "\xb2")


class Chance(random.Random):
    """What somebody sends who means ill; the same for the same seed."""

    def junk(self, depth: int = 0) -> Any:
        match self.randrange(4 if depth > 4 else 8):
            case 0 | 4:
                return self.choice((None, True, False, 0, -1, 4, 17, 64, 2**63, 10**30, 1.5))
            case 1 | 2 | 3:
                return self.choice(("", "x", "\0", "\ud7ff", "a" * 5000, "attachment://x", "1", "en-US"))
            case 5:
                return [self.junk(depth + 1) for _ in range(self.randrange(4))]
            case _:
                return {self.choice(KEYS): self.junk(depth + 1) for _ in range(self.randrange(7))}

    def changed(self, form: Any) -> Any:
        """Give a form in which here and there something else stands."""
        if self.random() < 0.1:
            return self.junk()
        if isinstance(form, dict):
            more = {self.choice(KEYS): self.junk()} if self.random() < 0.2 else {}
            return {key: self.changed(value) for key, value in form.items()} | more
        return [self.changed(one) for one in form] if isinstance(form, list) else form


@pytest.fixture
async def sandbox(caplog: pytest.LogCaptureFixture) -> AsyncIterator[Sandbox]:
    async with Sandbox() as made:
        yield made
        assert [one for one in made.violations if one.code == 500] == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.fixture
def ana(sandbox: Sandbox) -> Person:
    return sandbox.person("ana")


async def prepared(sandbox: Sandbox, session: aiohttp.ClientSession, ana: Person) -> dict[str, list[str]]:
    """Make what requests can be about; give what may stand for each part of a path."""

    async def post(path: str, body: Any) -> str:
        async with session.post(f"{sandbox.api_base}{API}{path}", json=body) as answer:
            return str((await answer.json())["id"])

    channel, bot = next(iter(sandbox.world.channels)), sandbox.world.bot.id
    command = await post(f"/applications/{bot}/commands", {"name": "go", "description": "d"})
    interaction = invoke.run_command(sandbox.context, ana.id, channel, "go", [], nonce="n")
    message = await post(f"/channels/{channel}/messages", {"content": "x"})
    thread = await post(f"/channels/{channel}/threads", {"name": "x", "type": 11})
    return {
        "channel_id": [channel, thread, ana.dm.id],
        "message_id": [message],
        "application_id": [bot],
        "webhook_id": [bot],
        "guild_id": [sandbox.world.guild.id],
        "user_id": [ana.id, "@me"],
        "interaction_id": [interaction.id],
        "token": [interaction.token],
        "command_id": [command],
    }


@pytest.mark.parametrize("seed", range(4))
async def test_no_request_makes_an_error(seed: int, sandbox: Sandbox, ana: Person) -> None:
    chance = Chance(seed)
    sandbox.rate_limits.limit("", 10**6, 1.0)
    headers = {"Authorization": f"Bot {sandbox.bot_token}", "Connection": "close"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for number in range(400):
            if number % 50 == 0:
                sandbox.world.commands = []
                parts = await prepared(sandbox, session, ana)
            method, template, _ = chance.choice(ROUTES)
            path = template.format(
                **{name: chance.choice(ODD if chance.random() < 0.05 else known) for name, known in parts.items()}
            )
            query = {key: chance.choice(QUERIES) for key in ("limit", "before", "around", "with_response")}
            raw = chance.random() < 0.2
            form = json.dumps(chance.changed(chance.choice(FORMS)), ensure_ascii=False)
            more = {"Content-Type": chance.choice(TYPES) if raw else "application/json"}
            if chance.random() < 0.05:
                more["Content-Encoding"] = chance.choice(("gzip", "deflate", "x"))
            async with session.request(
                method,
                URL(f"{sandbox.api_base}{API}{path}", encoded=True).update_query(query if number % 3 else {}),
                data=chance.choice((*RAW, chance.randbytes(300))) if raw else form.encode(),
                headers=more,
            ) as answer:
                assert answer.status < 500, (method, path, query, raw or form)


async def asked(sandbox: Sandbox, lines: bytes) -> int:
    """Send a request byte by byte as it stands; give the status of the answer."""
    reader, writer = await asyncio.open_connection(HOST, sandbox.port)
    writer.write(lines)
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


@pytest.mark.parametrize(
    "path",
    [
        b"/page/%00",
        b"/page/" + b"a" * 5000,
        b"/page/%ff",
        b"/page/..%2fsandbox.py",
        b"/page/\xc3\xb1",
        b"/attachments/1/1/x.png?hm=%C3%B1",
        b"/attachments/1/1/x.png?hm=\xf1",
        b"/attachments/1/%00/x.png?hm=%00",
        b"/attachments/1/" + b"9" * 5000 + b"/x.png",
        b"/?key=%ff&key=\xff",
        b"/client?key=%C3%B1",
        b"/gateway?compress=%00",
        b"//[",
        b"http://[/",
        b"*",
    ],
)
@pytest.mark.parametrize("host", [b"127.0.0.1", b"[::1", b"a b", b"\xff", b"127.0.0.1:99999999", b""])
async def test_no_path_makes_an_error(path: bytes, host: bytes, sandbox: Sandbox) -> None:
    request = b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
    status = await asked(sandbox, request)

    assert 200 <= status < 500
    if host != b"127.0.0.1" and not path.startswith(b"http"):
        assert status in (400, 421)


@pytest.mark.parametrize("path", [b"/gateway", b"/client"])
@pytest.mark.parametrize(
    "header", [b"Sec-WebSocket-Version: 99", b"Sec-WebSocket-Key: \xff", b"Upgrade: x", b"X: y"]
)
async def test_no_handshake_makes_an_error(path: bytes, header: bytes, sandbox: Sandbox) -> None:
    begin = b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"

    assert 400 <= await asked(sandbox, begin + b"Upgrade: websocket\r\n" + header + b"\r\n\r\n") < 500


IDENTIFY: dict[str, Any] = {"op": 2, "d": {"token": "{token}", "intents": 1, "shard": [0, 1], "properties": {}}}
NO_DATA: tuple[Any, ...] = (None, [], {}, "x", 1)
FRAMES: tuple[Any, ...] = (
    *({"op": op, "d": data} for op in (1, 2, 3, 6, 8) for data in NO_DATA),
    {"op": 6, "d": {"token": "{token}", "session_id": 1, "seq": "x"}},
    {"op": 6, "d": {"token": "{token}", "session_id": "x", "seq": 10**30}},
    {"op": 8, "d": {"user_ids": {"a": 1}}},
    {"op": 2, "d": {"token": "{token}", "intents": 1, "shard": [0, "x"]}},
    {"op": 2, "d": {"token": "{token}", "intents": 10**30, "shard": [0, 0, 0]}},
)


@pytest.mark.parametrize("identified", [False, True])
async def test_no_frame_of_a_bot_makes_an_error(identified: bool, sandbox: Sandbox) -> None:
    texts = [json.dumps(frame).replace("{token}", sandbox.bot_token).encode() for frame in FRAMES]
    async with aiohttp.ClientSession() as session:
        for sent in (*texts, b"[" * 4000, b'{"op":' * 600, b"\xff\xfe", b"x" * 70_000):
            async with session.ws_connect(sandbox.gateway_url) as socket:
                if identified:
                    await socket.send_str(json.dumps(IDENTIFY).replace("{token}", sandbox.bot_token))
                await socket.send_bytes(sent)
                await socket.close()
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_no_frame_of_a_page_makes_an_error(sandbox: Sandbox, ana: Person) -> None:
    chance = Chance(1)
    channel = next(iter(sandbox.world.channels))
    headers = {"Authorization": f"Bot {sandbox.bot_token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        await prepared(sandbox, session, ana)
        query = {"key": sandbox.page_key, "user": ana.id}
        async with session.ws_connect(f"{sandbox.api_base}/client", params=query) as socket:
            for _ in range(400):
                frame: dict[str, Any] = {
                    "op": chance.choice(("command", "autocomplete", "modal", "say", "new_user", "dms"))
                }
                frame |= {"channel_id": channel, "name": "go", "options": chance.changed([{"name": "a"}])}
                frame |= {"interaction_id": "1", "fields": {}, "content": "x", "locale": "en-US", "open": True}
                await socket.send_str(json.dumps(chance.changed(frame)))
            await socket.send_bytes(b"x")
            await socket.send_str("[" * 60_000)
            await socket.send_json({"op": "say", "channel_id": channel, "content": "still there"})
            await ana.sees("still there")


async def test_a_body_without_end_is_not_read_to_its_end(sandbox: Sandbox) -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        yield b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="x"\r\n\r\n'
        while True:
            read += 1 << 20
            yield bytes(1 << 20)

    channel = next(iter(sandbox.world.channels))
    for kind in ("multipart/form-data; boundary=x", "application/json"):
        read = 0
        async with (
            aiohttp.ClientSession() as session,
            session.post(
                f"{sandbox.api_base}{API}/channels/{channel}/messages",
                data=endless(),
                headers={"Authorization": f"Bot {sandbox.bot_token}", "Content-Type": kind},
            ) as answer,
        ):
            assert answer.status == 413
        assert read < 2 * MOST_FILES
