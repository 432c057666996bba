"""Whether a match can be held in a channel, asked before anybody is invited to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.interaction.permissions import named, require
from bot.store.records import Place
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed to do in a channel."""
OWN = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")
"""What the host must be allowed to do there himself, since the bot will do it for him."""


def check_place(reply: InteractionReply) -> Place:
    """Make sure, before anybody is invited, that a match can be held in this channel."""
    interaction = reply.interaction
    channel = interaction.channel
    if interaction.guild_id is None or not isinstance(channel, discord.TextChannel):
        raise Refusal(msg("not-a-channel"))
    require(reply, interaction.permissions, *OWN)
    missing = named(reply, interaction.app_permissions, NEEDED)
    if missing:
        raise Refusal(msg("missing-permissions", permissions=missing))
    return Place(interaction.guild_id, channel.id)
