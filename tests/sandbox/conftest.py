"""A sandbox, and a discord.py client that is connected to it, for every test here."""

import asyncio
import io
from collections.abc import AsyncIterator, Iterator

import discord
import pytest
import yarl
from discord import app_commands
from PIL import Image

from bot.sandbox import sandbox as sandbox_module
from tests.people import Person, Sandbox
from tests.sandbox import openapi


def picture(colour: str = "red", size: tuple[int, int] = (40, 30)) -> bytes:
    """Return a small PNG."""
    content = io.BytesIO()
    Image.new("RGB", size, colour).save(content, "PNG")
    return content.getvalue()


def file(name: str = "map.png", description: str = "Map", colour: str = "red") -> discord.File:
    return discord.File(io.BytesIO(picture(colour)), name, description=description)


class Bot(discord.Client):
    """discord.py as it comes; a test adds commands to `tree`, then calls `begin`."""

    def __init__(self, token: str) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.01,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.token = token
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.identified = 0
        self.readied = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self.identified += 1

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.readied.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def begin(self) -> None:
        self._running = asyncio.create_task(self.start(self.token))
        ready = asyncio.create_task(self.readied.wait())
        await asyncio.wait({self._running, ready}, timeout=10, return_when=asyncio.FIRST_COMPLETED)
        if self._running.done():
            self._running.result()
        assert self.readied.is_set()

    async def end(self) -> None:
        await self.close()
        if hasattr(self, "_running"):
            await asyncio.wait([self._running])


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hold every granted request and its answer against Discord's description of its API, if it is there."""
    if not openapi.SPEC.exists():
        yield
        return
    found: list[str] = []
    routes = tuple(
        (method, path, openapi.checked(endpoint, found)) for method, path, endpoint in sandbox_module.ROUTES
    )
    monkeypatch.setattr(sandbox_module, "ROUTES", routes)
    yield
    assert "\n".join(sorted(set(found))) == ""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    monkeypatch.setattr(discord.http.Route, "BASE", f"{sandbox.api_base}/api/v10")
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url), raising=True
    )
    bot = Bot(sandbox.bot_token)
    yield bot
    await bot.end()


@pytest.fixture
def ana(sandbox: Sandbox) -> Person:
    return sandbox.person("ana", locale="es-ES")


@pytest.fixture
def bea(sandbox: Sandbox) -> Person:
    return sandbox.person("bea")
