"""/server: how a server is set up, by those who manage it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.localise import command, told
from bot.interaction import servers
from bot.interaction.reply import InteractionReply
from bot.services import Interaction

MOST = 10_000
"""The highest limit that one can set."""

server = app_commands.Group(
    name=told("cmd-server"),
    description=told("cmd-server-about"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)
Limit = app_commands.Range[int, 0, MOST]


@command("server-setup", group=server)
async def setup(interaction: Interaction) -> None:
    """Show how the server is set up, and what the bot may not do in its channels."""
    async with InteractionReply(interaction) as reply:
        await servers.show(reply)


@command("server-limits", "invitations", "matches", "invitations_each", "matches_each", group=server)
async def limits(
    interaction: Interaction,
    invitations: Limit | None = None,
    matches: Limit | None = None,
    invitations_each: Limit | None = None,
    matches_each: Limit | None = None,
) -> None:
    """Set limits of the server; what is not named stays as it is."""
    async with InteractionReply(interaction) as reply:
        given = {
            "open_per_server": invitations,
            "running_per_server": matches,
            "open_per_person": invitations_each,
            "running_per_person": matches_each,
        }
        await servers.limit(reply, {name: most for name, most in given.items() if most is not None})


@command("server-ratings", group=server)
async def ratings(interaction: Interaction) -> None:
    """Give all rated results, with which anybody can check the ratings."""
    async with InteractionReply(interaction) as reply:
        await servers.send_ratings(reply)


COMMANDS: tuple[app_commands.Group, ...] = (server,)
