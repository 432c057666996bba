"""How well the computer plays, as an option of commands."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localise import told
from engine.ai.levels import LEVELS, USUAL, LevelName, named

LEVEL_CHOICES = [app_commands.Choice(name=told(f"choice-{level}"), value=level) for level in LEVELS]


def read_level(written: str | None) -> LevelName:
    """Read what was chosen; the usual level where none was."""
    return named(written) or USUAL
