"""The WebSocket of the page: what a user's client is told, and what it can ask for."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from tests.people import Person, Sandbox
from tests.sandbox.conftest import Bot

Reply = discord.Interaction


class Page:
    """One connection of a page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def ask(self, op: str, **fields: Any) -> None:
        await self.socket.send_json({"op": op, "nonce": "n1", **fields})

    async def next(self, *kinds: str) -> dict[str, Any]:
        """Return the data of the next frame of one of these kinds."""
        while True:
            frame = await self.socket.receive_json(timeout=5)
            if frame["t"] in kinds:
                data: dict[str, Any] = frame["d"]
                return data


@pytest.fixture
async def page(sandbox: Sandbox, ana: Person) -> AsyncIterator[Page]:
    address = f"{sandbox.api_base}/client"
    query = {"key": sandbox.page_key, "user": ana.id}
    async with aiohttp.ClientSession() as session, session.ws_connect(address, params=query) as socket:
        yield Page(socket)


@pytest.fixture
async def panel(bot: Bot) -> None:
    """Register /panel: a button that opens a modal, and an option with autocomplete."""

    class Order(discord.ui.Modal, title="Order"):
        text = discord.ui.TextInput["Order"](label="Text", custom_id="text")

        async def on_submit(self, interaction: Reply) -> None:
            await interaction.response.send_message(self.text.value, ephemeral=True)

    class Panel(discord.ui.View):
        @discord.ui.button(label="Open", custom_id="open")
        async def open(self, interaction: Reply, _: discord.ui.Button["Panel"]) -> None:
            await interaction.response.send_modal(Order())

    @bot.tree.command(name="panel", description="Panel")
    async def command(interaction: Reply, card: str) -> None:
        await interaction.response.send_message(card, view=Panel(timeout=None))

    @command.autocomplete("card")
    async def cards(interaction: Reply, typed: str) -> list[discord.app_commands.Choice[str]]:
        return [discord.app_commands.Choice(name=typed.upper(), value=typed)]

    await bot.begin()


async def test_ready_tells_all_that_the_user_sees(
    sandbox: Sandbox, bot: Bot, panel: None, page: Page, ana: Person
) -> None:
    ready = await page.next("ready")
    assert (ready["me"]["id"], ready["me"]["locale"], ready["me"]["dms_open"]) == (ana.id, "es-ES", True)
    assert [channel["name"] for channel in ready["guilds"][0]["channels"]] == ["general", "table-two"]
    assert {"Alice", "Benito", "Sam", "ana", "Fieldpost"} == {user["global_name"] for user in ready["users"]}
    assert [command["name"] for command in ready["commands"]] == ["panel"]


async def test_a_match_can_be_played_through_the_page(
    sandbox: Sandbox, panel: None, page: Page, ana: Person, bea: Person
) -> None:
    channel_id = (await page.next("ready"))["guilds"][0]["channels"][0]["id"]
    focused = {"name": "card", "type": 3, "value": "she", "focused": True}
    await page.ask("autocomplete", channel_id=channel_id, name="panel", options=[focused])
    assert (await page.next("autocomplete")) == {"nonce": "n1", "choices": [{"name": "SHE", "value": "she"}]}
    option = {"name": "card", "type": 3, "value": "Sherman"}
    await page.ask("command", channel_id=channel_id, name="panel", options=[option])
    message = (await page.next("message"))["message"]
    assert message["content"] == "Sherman"
    assert (await page.next("interaction")) == {"nonce": "n1", "state": "acknowledged"}
    await page.ask("component", channel_id=channel_id, message_id=message["id"], custom_id="open")
    modal = await page.next("modal")
    assert (modal["title"], modal["nonce"]) == ("Order", "n1")
    await page.ask("modal", interaction_id=modal["interaction_id"], custom_id="x", fields={"text": "fire at will"})
    answer = (await page.next("message"))["message"]
    assert (answer["content"], answer["flags"]) == ("fire at will", 64)
    await bea.sees("Sherman")
    await bea.never_saw("fire at will")
    assert sandbox.violations == []


async def test_what_cannot_be_done_is_an_error(page: Page, ana: Person) -> None:
    await page.ask("command", channel_id="1", name="panel", options=[])
    assert (await page.next("error")) == {"nonce": "n1", "message": "There is no such channel"}
    await page.ask("dance")
    assert "dance" in (await page.next("error"))["message"]


async def test_a_deleted_thread_is_taken_off_the_list(sandbox: Sandbox, bot: Bot, page: Page) -> None:
    await bot.begin()
    channel = bot.get_channel(int(next(iter(sandbox.world.channels))))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Kursk", type=discord.ChannelType.public_thread)
    assert (await page.next("channel"))["channel"]["id"] == str(thread.id)
    await thread.delete()
    assert await page.next("channel_gone") == {"id": str(thread.id)}


async def test_people_speak_join_and_change(sandbox: Sandbox, bea: Person, page: Page) -> None:
    channel_id = (await page.next("ready"))["guilds"][0]["channels"][0]["id"]
    await page.ask("say", channel_id=channel_id, content="hello")
    await bea.sees("hello")
    await page.ask("new_user", name="Carla", locale="es-ES")
    assert (await page.next("user"))["user"]["global_name"] == "Carla"
    assert sandbox.person("carla").locale == "es-ES"
    await page.ask("locale", locale="en-GB")
    assert (await page.next("user"))["locale"] == "en-GB"
    await page.ask("dms", open=False)
    assert (await page.next("user"))["dms_open"] is False


@pytest.mark.parametrize(("query", "code"), [({"key": "wrong"}, 4401), ({"user": "nobody"}, 4404)])
async def test_the_socket_is_guarded(sandbox: Sandbox, query: dict[str, str], code: int) -> None:
    address = f"{sandbox.api_base}/client"
    params = {"key": sandbox.page_key} | query
    async with aiohttp.ClientSession() as session, session.ws_connect(address, params=params) as socket:
        await socket.receive()
        assert socket.close_code == code


async def test_the_page_is_served_and_nothing_beside_it(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(sandbox.page_url) as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            for name, value in (
                ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"),
                ("Cross-Origin-Opener-Policy", "same-origin"),
                ("Cross-Origin-Embedder-Policy", "require-corp"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ):
                assert answer.headers[name] == value
        async with session.get(f"{sandbox.api_base}/page/%2e%2e/sandbox.py") as answer:
            assert answer.status == 404


@pytest.mark.parametrize("path", ["/client", "/gateway"])
@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("http://127.0.0.1:{port}", True),
        ("http://localhost:{port}", True),
        ("http://127.0.0.1:1", False),
        ("https://127.0.0.1:{port}", False),
        ("http://example.org", False),
        ("null", False),
        ("", False),
    ],
)
async def test_no_page_from_elsewhere_opens_a_socket(
    path: str, origin: str, welcome: bool, sandbox: Sandbox
) -> None:
    address, origin = f"{sandbox.api_base}{path}", origin.format(port=sandbox.port)
    async with aiohttp.ClientSession(headers={"Origin": origin}) as session:
        if welcome:
            async with session.ws_connect(address, params={"key": sandbox.page_key}) as socket:
                assert not socket.closed
            return
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(address, params={"key": sandbox.page_key})
        assert refused.value.status == 403


async def test_an_uploaded_page_does_nothing(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    channel = bot.get_channel(int(next(iter(sandbox.world.channels))))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(file=discord.File(io.BytesIO(b"<script>x</script>"), "x.html"))
    async with aiohttp.ClientSession() as session, session.get(message.attachments[0].url) as answer:
        assert (answer.status, answer.content_type) == (200, "text/html")
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'; sandbox"
