"""The artists of the games, who speak with the words of our catalogues."""

from __future__ import annotations

from functools import cache

from bot.words import fitting, say
from engine.core.words import Msg
from images import Artist, ThemeName, artist


@cache
def artist_of(game: str, theme: ThemeName) -> Artist:
    """Return the artist of a game in a theme; it takes a tenth of a second, once, and he remembers his words."""
    return artist(game, _say, theme)


def _say(message: Msg, language: str) -> str:
    return say(message, fitting(language))
