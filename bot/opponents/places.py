"""Where two people of a server can play each other."""

from __future__ import annotations

import discord

from bot.match.audience import Audience
from bot.store.queue import Ticket
from bot.store.records import Place

NEEDED = discord.Permissions(view_channel=True, send_messages_in_threads=True)
"""What both must be allowed to do in a channel."""


class Places:
    """Finds a channel in which both may play: where the one who has waited longer asked, else the other."""

    def __init__(self, client: discord.Client, audience: Audience) -> None:
        self._client = client
        self._audience = audience

    async def __call__(self, one: Ticket, other: Ticket) -> Place | None:
        """Return a place where both may play; None for none, as where one has left the server."""
        guild = self._client.get_guild(one.place.guild_id or 0)
        if guild is None:
            return None
        members = [await self._audience.member(guild, ticket.person) for ticket in (one, other)]
        for place in (one.place, other.place):
            channel = guild.get_channel(place.channel_id)
            if isinstance(channel, discord.TextChannel) and all(_may(channel, member) for member in members):
                return place
        return None


def _may(channel: discord.TextChannel, member: discord.Member | None) -> bool:
    return member is not None and channel.permissions_for(member) >= NEEDED
