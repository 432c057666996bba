"""Who may see a match: who plays it, who is invited, and whoever may enter the channel where it is played.

To anybody else a match is a number that does not exist.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, TypeAlias

import discord
import structlog

from bot.fairness.allowance import Pace
from bot.match.refusals import refusal
from bot.store.records import Match

KNOWN = 60.0
"""Seconds for which a member, with the roles he has, is not asked for again."""
_KEPT = 4096

Interaction: TypeAlias = discord.Interaction[Any]

log = structlog.get_logger(__name__)


class Audience:
    """Knows members of servers, who have roles, for a minute."""

    def __init__(self, client: discord.Client, pace: Pace) -> None:
        self._client = client
        self._pace = pace
        self._members: OrderedDict[tuple[int, int], tuple[float, discord.Member | None]] = OrderedDict()

    async def admit(self, interaction: Interaction, match: Match | None, number: int) -> None:
        """Let somebody press what belongs to the match of a number.

        Whoever neither plays it nor is invited uses a command by that; raises Refusal where that is too many, or
        where the match is not for him.
        """
        user_id = interaction.user.id
        if match is not None and (match.seat_of(user_id) is not None or user_id in match.invited):
            return
        self._pace.count(interaction.user.id)
        if not await self.sees(interaction, match, number):
            raise refusal("table-no-match")

    async def sees(self, interaction: Interaction, match: Match | None, number: int) -> bool:
        """Return whether somebody may see the match of a number; for one without a match that takes as long."""
        if match is not None and _is_near(interaction, match):
            return True
        member = await self._presser(interaction, self._guild_of(match, number))
        return match is not None and _allowed(match, member).view_channel

    async def allowed(self, interaction: Interaction, match: Match) -> discord.Permissions:
        """Return what somebody may do in the channel where a match is played."""
        if interaction.channel_id in (match.place.channel_id, match.thread_id):
            return interaction.permissions
        return _allowed(match, await self._presser(interaction, self._guild_of(match, match.id)))

    def _guild_of(self, match: Match | None, match_id: int) -> discord.Guild | None:
        """Find the server of a match; any, always the same, for a number without one."""
        guilds = self._client.guilds
        if match is None:
            return guilds[match_id % len(guilds)] if guilds else None
        return self._client.get_guild(match.place.guild_id or 0)

    async def _presser(self, interaction: Interaction, guild: discord.Guild | None) -> discord.Member | None:
        """Find who the person of an interaction is in a server, if anybody."""
        user = interaction.user
        if isinstance(user, discord.Member) and user.guild == guild:
            return user
        return await self.member(guild, user.id)

    async def member(self, guild: discord.Guild | None, user_id: int) -> discord.Member | None:
        """Find who somebody is in a server, if anybody."""
        if guild is None:
            return None
        try:
            return await self._found(guild, user_id)
        except discord.HTTPException as error:
            log.warning("member not found out", guild=guild.id, problem=str(error))
            return None

    async def still_sees(self, guild: discord.Guild | None, match: Match, user_id: int) -> bool:
        """Return whether somebody who presses nothing may see a match of a server.

        Raises HTTPException where Discord does not tell.
        """
        member = None if guild is None else await self._found(guild, user_id)
        return _allowed(match, member).view_channel

    async def _found(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        now = time.monotonic()
        at, member = self._members.get((guild.id, user_id), (-KNOWN, None))
        if now - at < KNOWN:
            return member
        try:
            member = await guild.fetch_member(user_id)
        except discord.NotFound:
            member = None
        self._members[guild.id, user_id] = now, member
        self._members.move_to_end((guild.id, user_id))
        if len(self._members) > _KEPT:
            self._members.popitem(last=False)
        return member


def _is_near(interaction: Interaction, match: Match) -> bool:
    """Return whether somebody sits at a match, is invited, or is where it is played."""
    user_id = interaction.user.id
    places = (match.place.channel_id, match.thread_id)
    return match.seat_of(user_id) is not None or user_id in match.invited or interaction.channel_id in places


def _allowed(match: Match, member: discord.Member | None) -> discord.Permissions:
    """Reckon what a member may do in the channel where a match is played."""
    channel = None if member is None else member.guild.get_channel(match.place.channel_id)
    return discord.Permissions.none() if channel is None or member is None else channel.permissions_for(member)
