"""The artists there are: each game's, found by the name of its folder."""

from __future__ import annotations

from importlib import import_module

from images.core.picture import Artist, Say
from images.core.theme import THEMES, ThemeName


def artist(game_id: str, say: Say, theme: ThemeName = "dark") -> Artist:
    """Return the artist of a game in a theme. ``say`` turns messages into English or Spanish."""
    made: Artist = import_module(f"images.{game_id}").artist(say, THEMES[theme])
    return made
