"""What a server is told of its matches, in a channel of its choice: open invitations, and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec import structs

from bot.match import Table
from bot.panel.layout import layout, text
from bot.publishing import notices
from bot.publishing.idempotent_send import UNKNOWN_CHANNEL, send_once
from bot.publishing.outbox import Later, Undeliverable
from bot.store import Store
from bot.words import literal, say
from engine.core.words import msg

if TYPE_CHECKING:
    from discord import ui

    from bot.store.records import Language, Match, Promise
    from engine.core.protocol import View

NEEDED = ("view_channel", "send_messages", "read_message_history")
"""What the bot must be allowed to do in the channel."""
UNAVAILABLE = 30.0
"""Seconds after which a server is asked for again of which Discord does not tell."""


class Announcements:
    """Tells servers what they want to hear, and mentions nobody but the role that they want mentioned."""

    def __init__(self, client: discord.Client, store: Store, table: Table) -> None:
        self._client = client
        self._store = store
        self._table = table

    async def announce(self, row: Promise, match: Match) -> int | None:
        """Tell of an open invitation, or a result, where everybody who reads it may see the match.

        What is no longer so is not told, and nothing where the server wants it there no longer.
        """
        await self._client.wait_until_ready()  # before that no server is known
        guild = self._client.get_guild(match.place.guild_id or 0)
        if guild is not None and guild.unavailable:
            raise Later("Discord does not tell of the server", UNAVAILABLE)
        setup = await self._store.setup(match.place.guild_id)
        wanted: int = row.payload["channel"]
        if guild is None or setup.announcements != wanted:
            return None
        place, there = guild.get_channel(match.place.channel_id), guild.get_channel(wanted)
        if place is None or there is None or not as_many_see(place, there):
            return None
        role = None if setup.mentioned is None else guild.get_role(setup.mentioned)
        language = setup.language or match.language
        if row.key.endswith("invitation"):
            if match.status != "open" or (place == there and role is None):
                return None  # nobody waits any more, or the invitation itself stands there
            shown = invitation(match, language, role)
        else:
            view = (await self._table.look(match.id, None)).view
            assert view is not None
            shown = result(match, view, language, role)
        roles: list[discord.abc.Snowflake] = [] if role is None else [role]
        channel = self._client.get_partial_messageable(there.id)
        try:
            return await send_once(
                channel, shown, row.nonce, again=row.again, allowed_mentions=discord.AllowedMentions(roles=roles)
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise Undeliverable(str(error)) from error
            raise


def as_many_see(place: discord.abc.GuildChannel, there: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who sees one channel certainly sees the other, ``place``."""
    if place == there:
        return True
    for role in place.guild.roles:
        if there.permissions_for(role).view_channel and not place.permissions_for(role).view_channel:
            return False
    shut_out = {one.id for one, held in place.overwrites.items() if held.view_channel is False}
    let_in = {one.id for one, held in place.overwrites.items() if held.view_channel}
    kept_out = {one.id for one, held in there.overwrites.items() if held.view_channel is False}
    welcome = {
        one.id for one, held in there.overwrites.items() if held.view_channel and not isinstance(one, discord.Role)
    }
    apart = shut_out - kept_out - {place.guild.id}  # who sees it by another role is judged by both together
    return not apart and welcome - {place.guild.me.id} <= let_in


def invitation(match: Match, language: Language, role: discord.Role | None) -> ui.LayoutView:
    """Lay out that somebody looks for players."""
    host = next((literal(one.name) for one in match.seats if one.user_id == match.host_id), "")
    own = structs.replace(match, language=language)
    where = {"number": str(match.id), "link": notices.place_link(match)}
    told = notices.say(own, "announce-invitation", game=match.game, host=host, **where)
    return _laid_out([told, *notices.setup(own)], role)


def result(match: Match, view: View, language: Language, role: discord.Role | None) -> ui.LayoutView:
    """Lay out how a match has ended, and where it can be seen."""
    told, _ = notices.result(match, view, language)
    where = say(msg("announce-result", game=match.game, link=notices.place_link(match)), language)
    return _laid_out([told, where], role)


def _laid_out(lines: list[str], role: discord.Role | None) -> ui.LayoutView:
    return layout(text("\n".join([*lines, *([] if role is None else [role.mention])])))
