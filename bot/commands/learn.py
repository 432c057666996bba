"""/learn: a lesson in one of the games."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localise import Command, command, told
from bot.interaction import lessons
from bot.interaction.opening import check_place
from bot.interaction.reply import InteractionReply
from bot.services import Interaction
from engine.core.registry import GAMES


@command("learn", "game")
@app_commands.choices(game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in GAMES])
@app_commands.guild_only()
async def learn(interaction: Interaction, game: str) -> None:
    """Begin a lesson, or go on with it."""
    async with InteractionReply(interaction) as reply:
        await lessons.begin(reply, game, check_place(reply))


COMMANDS: tuple[Command, ...] = (learn,)
