"""What each may do in a channel: everyone's permissions, and what the channel's overwrites make of them."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox.world.objects import TextChannel
from bot.sandbox.world.permissions import EVERYTHING, Permission
from tests.people import Sandbox
from tests.people.permissions import overwrite


@pytest.fixture
def den(sandbox: Sandbox) -> TextChannel:
    """A channel that only Benito and the bot may enter."""
    world = sandbox.world
    found = list(world.channels.values())[1]
    overwrite(sandbox.context, found, world.guild.id, deny=Permission.VIEW_CHANNEL)
    for user_id in (world.bot.id, sandbox.person("Benito").id):
        overwrite(sandbox.context, found, user_id, allow=Permission.VIEW_CHANNEL)
    return found


async def test_a_private_channel_is_there_for_those_who_may_enter_it(sandbox: Sandbox, den: TextChannel) -> None:
    benito, sam = sandbox.person("Benito"), sandbox.person("Sam")
    await benito.says("Only here", channel=den)

    await benito.sees("Only here", in_=den)
    assert [message.content for message in sam.messages(den)] == []
    with pytest.raises(AssertionError, match="no such channel"):
        await sam.says("May I?", channel=den.id)


def test_the_owner_may_do_everything(sandbox: Sandbox, den: TextChannel) -> None:
    world = sandbox.world
    assert world.permissions(world.guild.owner_id, den) == EVERYTHING
    assert world.permissions(sandbox.person("Sam").id) == world.member_permissions


@pytest.mark.parametrize("allow", [0, Permission.MANAGE_MESSAGES])
@pytest.mark.parametrize("deny", [0, Permission.SEND_MESSAGES])
def test_permissions_are_reckoned_as_discord_py_reckons_them(
    sandbox: Sandbox, den: TextChannel, allow: int, deny: int
) -> None:
    sam = sandbox.person("Sam")
    overwrite(sandbox.context, den, sam.id, allow=allow, deny=deny)
    expected = discord.Permissions(sandbox.world.member_permissions)
    for who in (sandbox.world.guild.id, sam.id):
        found = next(one for one in den.permission_overwrites if one["id"] == who)
        expected.handle_overwrite(int(found["allow"]), int(found["deny"]))

    assert sandbox.world.permissions(sam.id, den) == expected.value
