"""Threads: public and private, archived, locked; the messages in them (topics/threads)."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from msgspec.structs import replace

from bot.sandbox.server.client_events import ChannelGone
from bot.sandbox.world.clock import timestamp
from bot.sandbox.world.objects import Thread, ThreadMetadata
from bot.sandbox.world.permissions import Permission
from tests.people import ManualClock, Person, Sandbox
from tests.sandbox.conftest import Bot

Reply = discord.Interaction
DAY = 24 * 3600.0


async def start(
    bot: Bot, sandbox: Sandbox, kind: discord.ChannelType = discord.ChannelType.public_thread
) -> discord.Thread:
    channel = bot.get_channel(int(next(iter(sandbox.world.channels))))
    assert isinstance(channel, discord.TextChannel)
    return await channel.create_thread(name="Kursk", type=kind, auto_archive_duration=10080)


async def test_a_thread_is_announced_and_used(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    @bot.tree.command(description="Where am I?")
    async def where(interaction: Reply) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message(f"in {interaction.channel.name} of {interaction.channel.parent}")

    await bot.begin()
    thread = await start(bot, sandbox)
    await bea.sees("Kursk", in_="general")
    assert [(one.name, one.type) for one in bea.threads()] == [("Kursk", 11)]
    board = await thread.send("board")
    await board.edit(content="board 2")
    await ana.command("/where", channel="Kursk")
    await bea.sees("in Kursk of general", in_="Kursk")
    await bea.sees("board 2")
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert fetched.message_count == 2
    assert [message.content async for message in thread.history()] == ["in Kursk of general", "board 2"]
    assert sandbox.violations == []


async def test_only_members_see_a_private_thread(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    await bot.begin()
    thread = await start(bot, sandbox, discord.ChannelType.private_thread)
    await thread.send("secret")
    assert ana.threads() == []
    await thread.add_user(discord.Object(int(ana.id)))
    await ana.sees("secret")
    await thread.send("secret too")
    await ana.sees("secret too")
    await bea.never_saw("secret")
    await bea.never_saw("Kursk")


async def test_an_archived_thread_wakes_up_when_the_bot_posts(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    thread = await start(bot, sandbox)
    message = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="cannot be edited")
    assert caught.value.code == 50083
    await thread.send("woken")
    assert not ana.threads()[0].thread_metadata.archived
    await message.edit(content="edited")
    await ana.sees("edited")


class Bell(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Ring", custom_id="ring")
    async def ring(self, interaction: Reply, _: discord.ui.Button["Bell"]) -> None:
        await interaction.response.send_message("rung", ephemeral=True)


async def test_what_people_can_do_in_an_archived_thread(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    @bot.tree.command(description="Look")
    async def look(interaction: Reply) -> None:
        await interaction.response.send_message("looked")

    await bot.begin()
    thread = await start(bot, sandbox)
    await thread.send("board", view=Bell())
    await thread.edit(archived=True)
    with pytest.raises(AssertionError, match="archived; a message wakes it"):
        await ana.command("/look", channel="Kursk")
    await ana.says("hello?", "Kursk")
    await ana.command("/look", channel="Kursk")
    await thread.edit(archived=True)
    await ana.press("Ring", in_="Kursk")
    assert not ana.threads()[0].thread_metadata.archived
    await thread.edit(archived=True)
    sandbox.world.member_permissions &= ~Permission.SEND_MESSAGES_IN_THREADS
    with pytest.raises(AssertionError, match="An error occurred, please try again"):
        await ana.press("Ring", in_="Kursk")
    with pytest.raises(AssertionError, match="do not have permission"):
        await ana.says("hello?", "Kursk")


async def test_nobody_can_do_anything_in_a_locked_thread(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    thread = await start(bot, sandbox)
    await thread.send("board", view=Bell())
    await thread.edit(locked=True)
    with pytest.raises(AssertionError, match="locked"):
        await ana.says("hello?", "Kursk")
    with pytest.raises(AssertionError, match="locked"):
        await ana.press("Ring", in_="Kursk")


async def test_a_deleted_thread_is_gone_but_not_forgotten(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    thread = await start(bot, sandbox)
    await thread.send("board")
    await thread.delete()
    assert ana.threads() == []
    assert ana.events[-1] == ChannelGone(str(thread.id))
    with pytest.raises(AssertionError, match="never to have seen"):
        await ana.never_saw("board")


class TestTime:
    """Threads fall asleep by a clock that the test moves."""

    @pytest.fixture
    def clock(self) -> ManualClock:
        return ManualClock(1_900_000_000.0)

    @pytest.fixture
    async def sandbox(self, clock: ManualClock) -> AsyncIterator[Sandbox]:
        async with Sandbox(clock=clock) as sandbox:
            yield sandbox

    async def test_an_idle_thread_is_archived(
        self, sandbox: Sandbox, bot: Bot, ana: Person, clock: ManualClock
    ) -> None:
        await bot.begin()
        thread = await start(bot, sandbox)

        def archived() -> bool:
            return ana.threads()[0].thread_metadata.archived

        clock.advance(6 * DAY)
        await thread.send("still here")
        clock.advance(6 * DAY)
        assert not archived()
        clock.advance(1 * DAY)
        assert archived()
        await ana.says("wake up", "Kursk")
        await thread.edit(auto_archive_duration=60)
        clock.advance(3599)
        assert not archived()
        clock.advance(1)
        assert archived()
        fetched = await bot.fetch_channel(thread.id)
        assert isinstance(fetched, discord.Thread)
        assert fetched.archived

    async def test_a_thread_sleeps_over_a_restart(self, tmp_path: Path, clock: ManualClock) -> None:
        path = tmp_path / "world.json"
        async with Sandbox(world_file=path, clock=clock) as sandbox:
            metadata = ThreadMetadata(
                auto_archive_duration=60,
                archive_timestamp=timestamp(clock.time()),
                create_timestamp=timestamp(clock.time()),
            )
            channel = next(iter(sandbox.world.channels))
            sandbox.world.threads["7"] = Thread(
                id="7", type=11, guild_id="1", parent_id=channel, owner_id="1", name="t", thread_metadata=metadata
            )
        clock.advance(3600)
        async with Sandbox(world_file=path, clock=clock) as sandbox:
            clock.advance(0)
            assert sandbox.world.threads["7"].thread_metadata.archived


async def test_a_locked_thread_needs_manage_threads(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    thread = await start(bot, sandbox)
    await thread.edit(locked=True, archived=True)
    sandbox.world.bot_permissions &= ~Permission.MANAGE_THREADS
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("no")
    assert caught.value.code == 50083
    with pytest.raises(discord.Forbidden) as refused:
        await thread.edit(archived=False)
    assert refused.value.code == 50013


async def test_permissions_can_be_taken_away(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    sandbox.world.bot_permissions &= ~Permission.CREATE_PUBLIC_THREADS
    with pytest.raises(discord.Forbidden) as caught:
        await start(bot, sandbox)
    assert caught.value.code == 50013
    sandbox.world.bot_permissions &= ~Permission.VIEW_CHANNEL
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello")
    assert caught.value.code == 50001


async def test_messages_are_pinned_deleted_and_owned(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    channel_id = next(iter(sandbox.world.channels))
    channel = bot.get_partial_messageable(int(channel_id))
    board = await channel.send("board")
    await board.pin()
    assert [message.content async for message in channel.pins()] == ["board"]
    await board.delete()
    await ana.does_not_see("board")
    with pytest.raises(discord.NotFound) as gone:
        await board.edit(content="again")
    assert gone.value.code == 10008
    await ana.says("hello", "general")
    [said] = [message for message in ana.messages("general") if message.author == ana.user]
    assert replace(said, id="0").content == "hello"
    with pytest.raises(discord.Forbidden) as caught:
        await channel.get_partial_message(int(said.id)).edit(content="not mine")
    assert caught.value.code == 50005
    with pytest.raises(discord.HTTPException) as empty:
        await channel.send("")
    assert empty.value.code == 50006


async def test_the_same_nonce_makes_one_message(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    route = discord.http.Route(
        "POST", "/channels/{channel_id}/messages", channel_id=next(iter(sandbox.world.channels))
    )
    body = {"content": "once", "nonce": "match-1-event-7", "enforce_nonce": True}
    first = await bot.http.request(route, json=body)
    second = await bot.http.request(route, json=body | {"content": "twice"})
    assert (first["id"], first["nonce"]) == (second["id"], "match-1-event-7")
    assert [message.content for message in ana.messages("general")] == ["once"]
    other = await bot.http.request(route, json=body | {"nonce": "match-1-event-8"})
    assert other["id"] != first["id"]
