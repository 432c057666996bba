"""/tournament: opening one, and seeing those of a server."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.commands.localise import options, told
from bot.commands.start import offer_clock, offer_scenario
from bot.interaction import tournaments
from bot.interaction.reply import InteractionReply
from bot.services import Interaction
from engine.core.registry import GAMES

tournament = app_commands.Group(
    name=told("cmd-tournament"), description=told("cmd-tournament-about"), guild_only=True
)


@tournament.command(name=told("cmd-tournament-new"), description=told("cmd-tournament-new-about"))
@options("game", "kind", "scenario", "clock")
@app_commands.choices(
    game=[app_commands.Choice(name=told(f"{game}-title"), value=game) for game in GAMES],
    kind=[app_commands.Choice(name=told(f"choice-{one}"), value=one) for one in ("robin", "swiss")],
)
@app_commands.autocomplete(scenario=offer_scenario, clock=offer_clock)
async def new(
    interaction: Interaction,
    game: str,
    kind: Literal["robin", "swiss"],
    scenario: str | None = None,
    clock: str | None = None,
) -> None:
    """Open a tournament in the channel."""
    async with InteractionReply(interaction) as reply:
        await tournaments.open_tournament(reply, game, scenario, clock, kind)


@tournament.command(name=told("cmd-tournament-list"), description=told("cmd-tournament-list-about"))
async def list_(interaction: Interaction) -> None:
    """Show the tournaments of the server."""
    async with InteractionReply(interaction) as reply:
        await tournaments.show(reply)


COMMANDS: tuple[app_commands.Group, ...] = (tournament,)
