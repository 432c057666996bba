"""What a person must be allowed to do himself: nobody posts through the bot where he may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from engine.core.errors import Refusal
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply


def require(reply: InteractionReply, allowed: discord.Permissions, *needed: str) -> None:
    """Refuse to do for somebody what he may not do himself."""
    lacking = named(reply, allowed, needed)
    if lacking:
        raise Refusal(msg("lacking-permissions", permissions=lacking))


def named(reply: InteractionReply, allowed: discord.Permissions, needed: tuple[str, ...]) -> list[Arg]:
    """Name the permissions that are missing."""
    return [reply.say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(allowed, name)]
