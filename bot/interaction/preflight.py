"""What the bot may not do in the channels of a server, before anybody finds out by a match that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.interaction.opening import NEEDED
from bot.interaction.permissions import named

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Setup

MOST = 12
"""Channels that are named one by one."""


def preflight(reply: InteractionReply, guild: discord.Guild, setup: Setup) -> list[str]:
    """Say in how many channels matches can be held, and of the others what is missing there, a line each.

    Only channels that the person sees are told of.
    """
    user = reply.interaction.user
    seen = [
        channel
        for channel in guild.text_channels
        if isinstance(user, discord.Member) and channel.permissions_for(user).view_channel
    ]
    short = []
    for channel in seen:
        lacking = named(reply, channel.permissions_for(guild.me), NEEDED)
        if lacking:
            short.append(reply.say("server-lacks", channel=channel.mention, permissions=lacking))
    told = [reply.say("server-fine", count=len(seen) - len(short)), *short[:MOST]]
    if len(short) > MOST:
        told.append(reply.say("more-lines", count=len(short) - MOST))
    return [*told, *_unheard(reply, guild, setup)]


def _unheard(reply: InteractionReply, guild: discord.Guild, setup: Setup) -> list[str]:
    """Say that a role hears nothing of announcements, where it cannot be mentioned."""
    channel = guild.get_channel(setup.announcements or 0)
    role = guild.get_role(setup.mentioned or 0)
    if channel is None or role is None or role.mentionable:
        return []
    if channel.permissions_for(guild.me).mention_everyone:
        return []
    return [reply.say("server-unheard", channel=channel.mention, role=role.mention)]
