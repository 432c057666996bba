"""The rules of Discord that its own description does not state: each broken once, over the wire.

Every violation is answered with Discord's status, code and shape of error, changes nothing, and is noted, so that
the test in which a bot of ours did it fails. What is allowed by the edge of the same rule is in test_limits.
"""

import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot import discord_limits
from bot.discord_limits.problems import UNKNOWN_KEY
from bot.sandbox.page.invoke import run_command
from bot.sandbox.server.rest import API
from bot.sandbox.world.objects import Interaction
from bot.sandbox.world.permissions import Permission
from tests.people import ManualClock, Person, Sandbox
from tests.sandbox.test_limits import COMMANDS, MESSAGES

Json = dict[str, Any]
V2 = discord_limits.IS_COMPONENTS_V2


class Wire:
    """Raw requests with the bot's token, without any client library."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self._session = sandbox, session
        self.channel = next(iter(sandbox.world.channels))
        self.commands = f"/applications/{sandbox.world.bot.id}/commands"
        self.messages = f"/channels/{self.channel}/messages"

    async def ask(self, method: str, path: str, body: Any = None, **sizes: int) -> tuple[int, Any]:
        """Send a request (multipart if there are files: their sizes); return status and body."""
        sent: Any = {"json": body} if body is not None else {}
        if sizes:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, size in enumerate(sizes.values()):
                form.add_field(f"files[{number}]", io.BytesIO(bytes(size)), filename="map.png")
            sent = {"data": form}
        async with self._session.request(method, API + path, **sent) as answer:
            return answer.status, await answer.json() if answer.content_type == "application/json" else None

    async def refused(self, method: str, path: str, body: Any = None, **sizes: int) -> tuple[int, int, set[str]]:
        """Send a request that must be refused; return status, code and the places of the errors."""
        status, answer = await self.ask(method, path, body, **sizes)
        assert status >= 400, answer
        assert isinstance(answer["message"], str)
        assert set(answer) <= {"message", "code", "errors"}
        return status, answer["code"], set(places(answer.get("errors", {})))

    async def accepted(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.ask(method, path, body)
        assert status < 300, answer
        return answer

    def nothing_happened(self) -> None:
        """One violation was noted, and nobody sees anything."""
        assert len(self.sandbox.violations) == 1
        assert not any(self.sandbox.world.messages.values())


def places(errors: Json, path: tuple[str, ...] = ()) -> list[str]:
    """Return the dotted places of all errors; each has a code and a sentence."""
    found = []
    for key, inner in errors.items():
        if key == "_errors":
            assert inner
            for error in inner:
                assert set(error) == {"code", "message"}
                assert error["code"].isupper()
            found.append(".".join(path))
        else:
            found += places(inner, (*path, key))
    return found


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(1_900_000_000.0)


@pytest.fixture
async def sandbox(clock: ManualClock) -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=clock) as sandbox:
        yield sandbox


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    headers = {"Authorization": f"Bot {sandbox.bot_token}"}
    async with aiohttp.ClientSession(sandbox.api_base, headers=headers) as session:
        yield Wire(sandbox, session)


@pytest.fixture
def ana(sandbox: Sandbox) -> Person:
    return sandbox.person("ana")


@pytest.fixture
async def interaction(wire: Wire, ana: Person) -> Interaction:
    """Ana has run /look, and waits for an answer."""
    await wire.accepted("PUT", wire.commands, [{"name": "look", "description": "Look around"}])
    return run_command(wire.sandbox.context, ana.id, wire.channel, "look", [], nonce="n")


def callback(interaction: Interaction) -> str:
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def text(content: str) -> Json:
    return {"type": 10, "content": content}


# ------------------------------------------------------------------ messages


@pytest.mark.parametrize(
    ("body", "place"),
    [
        *(broken for broken in MESSAGES if broken[1] != "contents"),
        ({"components": [text("without the flag")]}, "components.0.type"),
        ({"flags": V2, "content": "x", "components": [text("x")]}, "content"),
        ({"flags": V2, "embeds": [{"title": "x"}], "components": [text("x")]}, "embeds"),
        ({"flags": V2, "components": [{"type": 17, "components": [text("x")] * 40}]}, "components"),
        ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "components"),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments.0.id"),
    ],
)
async def test_a_message(wire: Wire, body: Json, place: str) -> None:
    status, code, found = await wire.refused("POST", wire.messages, body)
    assert (status, code) == (400, 50035)
    assert place in found
    wire.nothing_happened()


async def test_a_message_with_nothing_in_it(wire: Wire) -> None:
    assert await wire.refused("POST", wire.messages, {"content": " "}) == (400, 50006, set())
    wire.nothing_happened()


async def test_a_key_that_discord_does_not_know_is_passed_over_and_noted(wire: Wire) -> None:
    await wire.accepted("POST", wire.messages, {"content": "hello", "contents": "?"})
    assert [violation.code for violation in wire.sandbox.violations] == [UNKNOWN_KEY]


async def test_files_that_are_too_large(wire: Wire) -> None:
    assert await wire.refused("POST", wire.messages, {}, map=discord_limits.FILE_SIZE + 1) == (413, 40005, set())
    wire.nothing_happened()
    wire.sandbox.violations.clear()
    fits = discord_limits.FILE_SIZE
    assert await wire.refused("POST", wire.messages, {}, one=fits, two=fits, three=fits) == (413, 40005, set())
    wire.nothing_happened()


async def test_the_message_of_somebody_else(wire: Wire, ana: Person) -> None:
    await ana.says("mine")
    [said] = ana.messages("general")
    path = f"{wire.messages}/{said.id}"
    assert await wire.refused("PATCH", path, {"content": "yours"}) == (403, 50005, set())
    assert ana.messages("general") == [said]


# ------------------------------------------------------------------ commands


@pytest.mark.parametrize(
    ("commands", "place"),
    [
        *COMMANDS,
        ([{"name": f"c{number}", "description": "d"} for number in range(101)], ""),
        (
            [
                {
                    "name": "long",
                    "description": "d",
                    "options": [
                        {"type": 3, "name": f"o{number}", "description": "d", "choices": [
                            {"name": f"{choice:099}", "value": f"{choice:0100}"} for choice in range(25)
                        ]} for number in range(2)
                    ],
                }
            ],
            "0",
        ),
    ],
)  # fmt: skip
async def test_commands(wire: Wire, commands: list[Json], place: str) -> None:
    status, code, found = await wire.refused("PUT", wire.commands, commands)
    assert (status, code) == (400, 50035)
    assert place in found
    assert wire.sandbox.world.commands == []
    wire.nothing_happened()


# ------------------------------------------------------------------ interactions


@pytest.mark.parametrize(
    ("answer", "place"),
    [
        ({"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
        ({"type": 7, "data": {"content": "there is no message to update"}}, "type"),
        ({"type": 5, "data": {"flags": V2}}, "data.flags"),
        (
            {"type": 9, "data": {"title": "t", "custom_id": "m", "components": [text("x")] * 6}},
            "data.components",
        ),
    ],
)
async def test_an_answer(wire: Wire, interaction: Interaction, answer: Json, place: str) -> None:
    status, code, found = await wire.refused("POST", callback(interaction), answer)
    assert (status, code) == (400, 50035)
    assert place in found
    wire.nothing_happened()


async def test_a_second_answer(wire: Wire, interaction: Interaction, ana: Person) -> None:
    await wire.accepted("POST", callback(interaction), {"type": 4, "data": {"content": "one"}})
    again = {"type": 4, "data": {"content": "two"}}
    assert await wire.refused("POST", callback(interaction), again) == (400, 40060, set())
    assert [message.content for message in ana.messages("general")] == ["one"]


async def test_an_answer_after_three_seconds(wire: Wire, interaction: Interaction, clock: ManualClock) -> None:
    clock.advance(discord_limits.INITIAL_RESPONSE + 0.001)
    late = {"type": 4, "data": {"content": "late"}}
    assert await wire.refused("POST", callback(interaction), late) == (404, 10062, set())


async def test_a_token_after_fifteen_minutes(wire: Wire, interaction: Interaction, clock: ManualClock) -> None:
    await wire.accepted("POST", callback(interaction), {"type": 5})
    webhook = f"/webhooks/{wire.sandbox.world.bot.id}/{interaction.token}"
    clock.advance(discord_limits.TOKEN_LIFE)
    await wire.accepted("PATCH", f"{webhook}/messages/@original", {"content": "just in time"})
    clock.advance(0.001)
    for method, path in (("PATCH", f"{webhook}/messages/@original"), ("POST", webhook)):
        assert await wire.refused(method, path, {"content": "late"}) == (401, 50027, set())


async def test_what_was_deferred_for_all_to_see_stays_so(
    wire: Wire, interaction: Interaction, ana: Person
) -> None:
    """The flag is passed over in silence, and a secret would be out; so it is noted."""
    await wire.accepted("POST", callback(interaction), {"type": 5})
    webhook = f"/webhooks/{wire.sandbox.world.bot.id}/{interaction.token}"
    await wire.accepted("POST", webhook, {"content": "for Ana alone", "flags": discord_limits.EPHEMERAL})
    assert [message.flags for message in ana.messages("general")] == [0]
    assert [violation.message for violation in wire.sandbox.violations] == [
        "flags: EPHEMERAL comes too late: the response was deferred without it (EPHEMERAL_IGNORED)"
    ]


# ------------------------------------------------------------------ threads


async def test_archived_and_locked_threads(wire: Wire) -> None:
    thread = await wire.accepted("POST", f"/channels/{wire.channel}/threads", {"name": "Kursk", "type": 11})
    path = f"/channels/{thread['id']}"
    board = await wire.accepted("POST", f"{path}/messages", {"content": "board"})
    await wire.accepted("PATCH", path, {"archived": True, "locked": True})
    edit = f"{path}/messages/{board['id']}"
    assert await wire.refused("PATCH", edit, {"content": "board 2"}) == (400, 50083, set())
    wire.sandbox.world.bot_permissions &= ~Permission.MANAGE_THREADS
    assert await wire.refused("POST", f"{path}/messages", {"content": "hello"}) == (400, 50083, set())
    wire.sandbox.world.threads[thread["id"]].thread_metadata.archived = False
    assert await wire.refused("POST", f"{path}/messages", {"content": "hello"}) == (400, 160005, set())
