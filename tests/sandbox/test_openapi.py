"""What the bot can read, held against Discord's description of its API by the fixture `described`."""

import discord
import pytest

from bot.sandbox.server.rest import Call
from tests.people import Person, Sandbox
from tests.sandbox import openapi
from tests.sandbox.conftest import Bot, file

pytestmark = pytest.mark.skipif(
    not openapi.SPEC.exists(),
    reason=f"{openapi.SPEC.name} is not beside the repository",
)

READABLE = (
    "/gateway",
    "/gateway/bot",
    "/users/@me",
    "/users/{user}",
    "/applications/@me",
    "/applications/{bot}/commands",
    "/applications/{bot}/guilds/{guild}/commands",
    "/channels/{channel}",
    "/channels/{thread}",
    "/channels/{dm}",
    "/channels/{channel}/messages",
    "/channels/{channel}/messages/{message}",
    "/channels/{channel}/messages/pins",
    "/channels/{thread}/thread-members",
    "/channels/{channel}/threads/archived/public",
    "/guilds/{guild}",
    "/guilds/{guild}/channels",
    "/guilds/{guild}/roles",
    "/guilds/{guild}/members/{user}",
    "/guilds/{guild}/threads/active",
)


async def test_everything_readable_is_as_described(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    world = sandbox.world
    channel = bot.get_channel(int(next(iter(world.channels))))
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Board", description="x").set_image(url="attachment://map.png")
    message = await channel.send("board", file=file(), embed=embed)
    await message.pin()
    thread = await message.create_thread(name="from a message")
    other = await channel.create_thread(name="archived", type=discord.ChannelType.public_thread)
    await other.edit(archived=True)
    known = {
        "user": ana.id,
        "bot": world.bot.id,
        "guild": world.guild.id,
        "channel": channel.id,
        "thread": thread.id,
        "dm": ana.dm.id,
        "message": message.id,
    }
    for path in READABLE:
        await bot.http.request(discord.http.Route("GET", path.format(**known)))
    assert sandbox.violations == []


def test_a_wrong_answer_is_found(sandbox: Sandbox) -> None:
    call = Call(sandbox.context, "GET", "/users/@me", {}, {}, None, {})
    assert openapi.check(call, {"id": "1"}) != []
