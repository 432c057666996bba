"""/stats: what somebody has played, and a server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.guests import human
from bot.commands.localise import command, told
from bot.interaction import stats as played
from bot.interaction.reply import InteractionReply
from bot.services import Interaction
from engine.core.registry import GAMES

stats = app_commands.Group(name=told("cmd-stats"), description=told("cmd-stats-about"))


@command("stats-player", "player", "game", group=stats)
@app_commands.choices(game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in GAMES])
async def player(interaction: Interaction, player: discord.User | None = None, game: str | None = None) -> None:
    """Tell what somebody has played, or oneself."""
    async with InteractionReply(interaction) as reply:
        if player is not None:
            human(player)
        await played.of_player(reply, player, game)


@command("stats-server", group=stats)
async def server(interaction: Interaction) -> None:
    """Tell what has been played in the server."""
    async with InteractionReply(interaction) as reply:
        await played.of_server(reply)


@command("stats-leaderboard", "game", group=stats)
@app_commands.choices(game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in GAMES])
async def leaderboard(interaction: Interaction, game: str) -> None:
    """Tell who is strongest in the server."""
    async with InteractionReply(interaction) as reply:
        await played.leaderboard(reply, game)


COMMANDS: tuple[app_commands.Group, ...] = (stats,)
