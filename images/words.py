"""The few words on pictures, said in one language."""

from __future__ import annotations

from functools import lru_cache

from engine.core.words import Msg, msg
from images.picture import Say


class Words:
    """What the pictures of a game say in one language: keys ``<game>-picture-...``, and any other message."""

    def __init__(self, game: str, say: Say, language: str) -> None:
        self._game, self._say, self.language = game, say, language
        self._said = lru_cache(maxsize=1024)(self._of)

    def of(self, key: str, **args: str | int) -> str:
        """Say one of the words of pictures."""
        return self._said(key, **args)

    def _of(self, key: str, **args: str | int) -> str:
        return self._say(msg(f"{self._game}-picture-{key}", **args), self.language)

    def message(self, message: Msg) -> str:
        """Say anything."""
        return self._say(message, self.language)

    def side(self, side: str) -> str:
        """Name a side."""
        return self.of("side", side=side)

    def short(self, card: str) -> str:
        """Name a unit in the room that a small card has."""
        return self.of("short", id=card, card=card)

    def card(self, card: str) -> str:
        """Name any card."""
        return self.of("card", card=card)
