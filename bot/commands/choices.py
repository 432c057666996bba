"""What is offered while somebody types."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from bot import discord_limits
from bot.panel.layout import clip
from bot.words import plain

Choices = list[app_commands.Choice[str]]


def offered(named: Mapping[str, str], current: str) -> Choices:
    """Offer what fits what is typed, by name; ``named`` has a name for every value."""
    fitting = [(value, name) for value, name in named.items() if plain(current) in plain(name)]
    return [
        app_commands.Choice(name=clip(name, discord_limits.CHOICE_NAME), value=value)
        for value, name in fitting[: discord_limits.CHOICES]
    ]
