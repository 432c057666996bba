"""The few words on pictures of Fast Action Battles, said in one language."""

from __future__ import annotations

from images.core import words
from images.core.picture import Say


class Words(words.Words):
    """What a picture says in one language."""

    def __init__(self, say: Say, language: str) -> None:
        super().__init__("fab", say, language)

    def unit(self, unit: str) -> str:
        """Name a unit in full."""
        return self.of("unit", unit=unit)

    def area(self, area: str) -> str:
        """Name an area with its number."""
        return self.of("area", area=area)

    def short(self, unit: str) -> str:
        """Name a unit in the room that its block has (``7 A``); an area by its number."""
        return self.of("short", short=unit)
