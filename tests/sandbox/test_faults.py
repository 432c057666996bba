"""Failures on request, and requests that the sandbox does not know."""

import discord
import pytest

from bot.sandbox import Person, Sandbox
from tests.sandbox.conftest import Bot

Reply = discord.Interaction


async def test_a_fault_replaces_the_answer_a_number_of_times(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    body = {"message": "Missing Access", "code": 50001}
    sandbox.faults.add(r"POST /channels/\d+/messages", status=403, body=body, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as caught:
            await channel.send("hello")
        assert caught.value.code == 50001
    await channel.send("hello")
    assert [message.content for message in ana.messages("general")] == ["hello"]


async def test_discord_py_waits_out_a_rate_limit(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    limited = {"message": "You are being rate limited.", "retry_after": 0.01, "global": False}
    sandbox.faults.add("POST .*/messages", status=429, body=limited, headers={"Via": "1.1 sandbox"})
    await channel.send("hello")
    await ana.sees("hello")
    assert sandbox.violations == []


async def test_an_unknown_route_and_an_unknown_key_are_noted(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    with pytest.raises(discord.NotFound):
        await bot.http.request(discord.http.Route("GET", "/no/such/route"))
    channel_id = next(iter(sandbox.world.channels))
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    await bot.http.request(route, json={"content": "typing error", "contents": "?"})
    await ana.sees("typing error")
    assert [(violation.code, violation.message.split(":")[0]) for violation in sandbox.violations] == [
        (0, "404"),
        ("UNKNOWN_KEY", "contents"),
    ]
