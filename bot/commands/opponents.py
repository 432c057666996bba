"""Commands with which people find opponents."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localise import Command, command, told
from bot.commands.start import offer_clock
from bot.interaction import queueing
from bot.interaction.reply import InteractionReply
from bot.services import Interaction
from engine.core.registry import GAMES


@command("queue", "game", "strength", clock=offer_clock)
@app_commands.choices(
    game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in GAMES],
    strength=[app_commands.Choice(name=told(f"choice-{one}"), value=one) for one in ("near", "any")],
)
@app_commands.guild_only()
async def queue(
    interaction: Interaction, game: str | None = None, clock: str | None = None, strength: str = "near"
) -> None:
    """Look for an opponent; without a game, show for what one waits."""
    async with InteractionReply(interaction) as reply:
        if game is None:
            await queueing.show(reply)
        else:
            await queueing.enter(reply, game, clock, near=strength == "near")


COMMANDS: tuple[Command, ...] = (queue,)
