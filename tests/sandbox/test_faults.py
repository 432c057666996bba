"""Failures on request, and requests that the sandbox does not know."""

import asyncio

import aiohttp
import discord
import pytest

from tests.people import Person, Sandbox
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
    sandbox.faults.rate_limit("POST .*/messages", seconds=0.01)
    await channel.send("hello")
    await ana.sees("hello")
    assert sandbox.violations == []


async def test_a_ban_says_nothing_that_discord_py_could_wait_for(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    sandbox.faults.ban("POST .*/messages")
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send("hello")
    assert (caught.value.status, caught.value.text) == (429, "error code: 1015")


async def test_answers_tell_the_rate_limit_and_it_is_kept(sandbox: Sandbox) -> None:
    channel, other = sandbox.world.channels
    sandbox.rate_limits.limit("POST .*/messages", 2, 60)
    headers = {"Authorization": f"Bot {sandbox.bot_token}"}
    async with aiohttp.ClientSession(sandbox.api_base, headers=headers) as session:

        async def post(channel: str) -> aiohttp.ClientResponse:
            path = f"/api/v10/channels/{channel}/messages"
            async with session.post(path, json={"content": "hello"}) as answer:
                await answer.read()
                return answer

        answers = [await post(channel) for _ in range(3)]
        assert [answer.status for answer in answers] == [200, 200, 429]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in answers] == ["1", "0", "0"]
        assert answers[0].headers["X-RateLimit-Limit"] == "2"
        refused = await answers[2].json()
        assert refused["message"] == "You are being rate limited."
        assert 59 < refused["retry_after"] == float(answers[2].headers["X-RateLimit-Reset-After"]) <= 60
        assert answers[2].headers["X-RateLimit-Scope"] == "user"
        elsewhere = await post(other)
        assert elsewhere.status == 200
        assert elsewhere.headers["X-RateLimit-Bucket"] == answers[0].headers["X-RateLimit-Bucket"]


async def test_discord_py_keeps_within_the_limit_that_it_is_told(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    sandbox.rate_limits.limit("POST .*/messages", 2, 0.05)
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    for number in range(5):
        await channel.send(f"message {number}")
    assert [message.content for message in ana.messages("general")] == [f"message {n}" for n in range(5)]


async def test_a_request_can_have_its_effect_and_no_answer(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    sandbox.faults.add("POST .*/messages", status=403, happens=True)
    with pytest.raises(discord.Forbidden):
        await channel.send("hello")
    await ana.sees("hello")


async def test_a_request_can_be_kept_waiting(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    general, other = (bot.get_partial_messageable(int(channel)) for channel in sandbox.world.channels)
    held = sandbox.faults.hold(f"POST /channels/{general.id}/messages")
    sending = asyncio.create_task(general.send("late"))
    await held.arrived()
    await other.send("early")
    assert ana.messages("general") == []
    held.release()
    await sending
    await ana.sees("late")


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
