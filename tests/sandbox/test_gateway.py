"""The gateway under trouble: dropped, told to reconnect, invalidated; what happened meanwhile is not lost."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.server.gateway import ACK_DELAY
from tests.people import Person, Sandbox
from tests.sandbox.conftest import Bot

Reply = discord.Interaction


@pytest.fixture
async def asked(bot: Bot) -> asyncio.Queue[int]:
    """Register /ping, and return the interactions that arrive."""
    arrived: asyncio.Queue[int] = asyncio.Queue()

    @bot.tree.command(description="Ping")
    async def ping(interaction: Reply) -> None:
        arrived.put_nowait(interaction.id)
        await interaction.response.send_message("pong")

    @bot.tree.error
    async def ignore(interaction: Reply, error: discord.app_commands.AppCommandError) -> None: ...

    await bot.begin()
    return arrived


async def test_after_a_drop_the_bot_resumes_and_misses_nothing(
    sandbox: Sandbox, bot: Bot, ana: Person, asked: asyncio.Queue[int]
) -> None:
    sandbox.gateway.drop()
    await ana.command("/ping")
    await asyncio.wait_for(bot.resumed.wait(), 5)
    assert (asked.qsize(), bot.identified) == (1, 1)


async def test_the_bot_reconnects_when_it_is_asked_to(
    sandbox: Sandbox, bot: Bot, ana: Person, asked: asyncio.Queue[int]
) -> None:
    sandbox.gateway.reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 5)
    await ana.command("/ping")
    assert bot.identified == 1


async def test_an_invalid_session_is_started_anew(
    sandbox: Sandbox, bot: Bot, ana: Person, asked: asyncio.Queue[int]
) -> None:
    bot.readied.clear()
    sandbox.gateway.invalidate()
    await asyncio.wait_for(bot.readied.wait(), 5)
    await ana.command("/ping")
    assert (asked.qsize(), bot.identified) == (1, 2)


async def test_an_event_can_come_twice(sandbox: Sandbox, ana: Person, asked: asyncio.Queue[int]) -> None:
    await ana.command("/ping")
    sandbox.gateway.repeat()
    assert await asked.get() == await asked.get()
    assert len(ana.messages("general")) == 1


async def test_a_heartbeat_is_acknowledged_a_moment_later(sandbox: Sandbox) -> None:
    clock = asyncio.get_running_loop().time
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        began = clock()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json(timeout=5))["op"] == 11
        assert clock() - began >= ACK_DELAY


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "wrong", "intents": 1}, 4004),
        ({"intents": 1 << 15}, 4014),
        ({"intents": 1 << 40}, 4013),
        ({"intents": 1, "shard": [1, 1]}, 4010),
    ],
)
async def test_a_bad_identify_closes_the_connection(
    sandbox: Sandbox, identify: dict[str, object], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": sandbox.bot_token} | identify})
        assert (await socket.receive()).type == aiohttp.WSMsgType.CLOSE
        assert socket.close_code == code


async def test_a_wrong_token_is_refused(sandbox: Sandbox, bot: Bot) -> None:
    bot.token = "wrong"
    with pytest.raises(discord.LoginFailure):
        await bot.begin()
