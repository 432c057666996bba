"""Areas of a board by their names: what /board offers, and what people type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot import discord_limits
from bot.commands import which
from bot.commands.picks import find_labels, fits
from bot.interaction import close_up
from bot.interaction.reply import InteractionReply, spoken_to
from bot.panel.layout import clip
from bot.services import Interaction
from bot.words import Language, plain
from engine.core.errors import Refusal

if TYPE_CHECKING:
    from bot.match import Sight


async def offer(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer the areas of the board, those that fit best first."""
    reply = InteractionReply(interaction)
    language = await spoken_to(interaction)
    try:
        view = close_up.seen(await which.which(reply, interaction.namespace.match))
    except Refusal:
        return []
    named = close_up.names(view, language)
    wanted = plain(current)
    ranked = [
        (area != current.strip(), rank, area)
        for area, name in named.items()
        if (rank := fits(wanted, plain(name)))
    ]
    return [
        app_commands.Choice(name=clip(named[area], discord_limits.CHOICE_NAME), value=area)
        for _, _, area in sorted(ranked, key=lambda found: found[:2])
    ][: discord_limits.CHOICES]


def meant(sight: Sight, typed: str, language: Language) -> str:
    """Find the area that was chosen or typed, by id or name; raises Refusal for what is none."""
    named = close_up.names(close_up.seen(sight), language)
    if typed.strip() in named:
        return typed.strip()
    [place] = find_labels([typed], [plain(name) for name in named.values()])
    return [*named][place]
