"""What a person must be allowed to do himself: nobody posts through the bot where he may not.

Of the permissions that are missing, those are named without which others do not count.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

import discord

from engine.core.errors import Refusal
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Setup

WITHOUT: Mapping[str, Collection[str]] = {
    "view_channel": discord.Permissions.VALID_FLAGS.keys() - {"view_channel"},
    "send_messages": {"attach_files", "mention_everyone"},
}
"""What Discord allows nobody who lacks a permission, whatever else he has."""


def manages(reply: InteractionReply, guild_id: int | None, role_id: int | None = None) -> bool:
    """Return whether the person is in a server, and manages it or has a role of it."""
    user = reply.interaction.user
    if not isinstance(user, discord.Member) or user.guild.id != guild_id:
        return False
    if reply.interaction.permissions.manage_guild:
        return True
    return role_id is not None and user.get_role(role_id) is not None


async def require_opener(reply: InteractionReply, guild_id: int | None) -> Setup:
    """Refuse to who may not open matches in a server; return how that is set up.

    A role that is there no longer is not wanted.
    """
    setup = await reply.services.store.setup(guild_id)
    guild = reply.interaction.client.get_guild(guild_id or 0)
    role = None if guild is None or setup.openers is None else guild.get_role(setup.openers)
    if role is not None and not manages(reply, guild_id, role.id):
        raise Refusal(msg("server-openers-only", role=role.mention))
    return setup


def require(reply: InteractionReply, allowed: discord.Permissions, *needed: str) -> None:
    """Refuse to do for somebody what he may not do himself."""
    lacking = named(reply, allowed, needed)
    if lacking:
        raise Refusal(msg("lacking-permissions", permissions=lacking))


def named(reply: InteractionReply, allowed: discord.Permissions, needed: tuple[str, ...]) -> list[Arg]:
    """Name the permissions that are missing."""
    lacking = [name for name in needed if not getattr(allowed, name)]
    for first, others in WITHOUT.items():
        if first in lacking:
            lacking = [name for name in lacking if name not in others]
    return [reply.say(f"permission-{name.replace('_', '-')}") for name in lacking]
