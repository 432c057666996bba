"""Where people find opponents: the open seats of a server, each with the way to take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot import discord_limits
from bot.interaction.show import sentence
from bot.panel.component_ids import TakeOver
from bot.panel.layout import GREEN, Button, Item, button, clip, layout, rows, text
from bot.publishing import notices
from bot.store.records import ANYBODY
from bot.words import literal
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.records import Match

_COMPONENTS = discord_limits.COMPONENTS_TOTAL - 4
"""Those that matches may take: the box, what stands above and below, and one to spare."""
_EACH = 300
"""Characters that are said of a match."""


async def show(reply: InteractionReply) -> None:
    """List what the person could join in this server, as far as he may see it, the oldest first."""
    guild_id = reply.interaction.guild_id
    if guild_id is None:
        raise Refusal(msg("lobby-nowhere"))
    open_ = [one for one in await reply.table.in_want(guild_id, reply.user_id) if await _may_join(reply, one)]
    if not open_:
        await reply.show(sentence(reply.say("lobby-none")))
        return
    items: list[Item] = [text(reply.say("lobby-title"))]
    room, more = _COMPONENTS, 0
    for match in open_:
        own = msgspec.structs.replace(match, language=reply.language)  # he reads it in his language, not in its
        ways = rows(_ways(own, reply.user_id))
        needed = 1 + sum(1 + len(row.children) for row in ways)
        if more or needed > room:
            more += 1
        else:
            room -= needed
            items += [text(clip("\n".join(_told(own)), _EACH)), *ways]
    if more:
        items.append(text(reply.say("lobby-more", count=more)))
    await reply.show(layout(*items))


async def _may_join(reply: InteractionReply, match: Match) -> bool:
    """Return whether the person sees a match, and has not left it."""
    kept = any(one.offered == reply.user_id for one in match.seats)
    if match.left_by(reply.user_id) is not None and not kept:
        return False
    return await reply.services.audience.sees(reply.interaction, match, match.id)


def _ways(match: Match, user_id: int) -> list[Button]:
    """Return the buttons that take a seat of a match, before it begins or after."""
    if match.status == "open":
        return notices.joins(match)
    return [
        button(notices.about_seat(match, "lobby-take", one), TakeOver(match.id, one.seat), GREEN)
        for one in match.seats
        if one.offered in (user_id, ANYBODY)
    ]


def _told(match: Match) -> list[str]:
    """Say who looks for somebody to play what, since when and where."""
    host = next((literal(one.name) for one in match.seats if one.user_id == match.host_id), "")
    told = notices.say(
        match,
        "lobby-match",
        number=str(match.id),
        game=match.game,
        host=host,
        state=match.status,
        since=f"<t:{int(match.created_at)}:R>",
        link=notices.place_link(match),
    )
    return [told, *notices.setup(match)]
