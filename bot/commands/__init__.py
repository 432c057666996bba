"""Slash commands, thin: find the match, give the table what a panel would give it, show what came of it."""

from __future__ import annotations

from discord import app_commands

from bot.commands import (
    answer,
    decks,
    learn,
    lookup,
    master,
    matches,
    my_data,
    odds,
    opponents,
    server,
    start,
    stats,
    tournaments,
)
from bot.services import ServingClient


def register(tree: app_commands.CommandTree[ServingClient]) -> None:
    """Put every command into a tree."""
    for group in (
        start,
        learn,
        answer,
        odds,
        decks,
        matches,
        opponents,
        tournaments,
        master,
        server,
        stats,
        lookup,
        my_data,
    ):
        for command in group.COMMANDS:
            tree.add_command(command)
