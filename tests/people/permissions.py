"""Permissions that somebody on the server changes."""

from bot.sandbox.server.context import Context
from bot.sandbox.world.objects import TextChannel


def overwrite(
    context: Context, channel: TextChannel, user_id: str, *, allow: int = 0, deny: int = 0
) -> TextChannel:
    """Let somebody, or everybody by the guild's id, do more or less in a channel than elsewhere."""
    others = [one for one in channel.permission_overwrites if one["id"] != user_id]
    kind = 0 if user_id == context.world.guild.id else 1
    channel.permission_overwrites = [
        *others,
        {"id": user_id, "type": kind, "allow": str(int(allow)), "deny": str(int(deny))},
    ]
    context.show_channel(channel)
    context.gateway.guild_event("CHANNEL_UPDATE", channel, {"guild_id": channel.guild_id})
    return channel
