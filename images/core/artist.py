"""What the artists of games with a table draw in the same way: boards, and films of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from images.core.finish import film, picture
from images.core.picture import Film, Picture
from images.core.sprite import Scene
from images.core.theme import Theme
from images.core.words import Words

V = TypeVar("V", bound=Any)
W = TypeVar("W", bound=Words)


class TableArtist(ABC, Generic[V, W]):
    """Draws one game in one theme. Holds only words: sprites and tables are cached by their modules."""

    def __init__(self, theme: Theme, words: Callable[[str], W]) -> None:
        self._theme = theme
        self._words = {language: words(language) for language in ("en", "es")}

    @abstractmethod
    def draw_table(self, view: V, words: W, *, portrait: bool = False, halved: bool = False) -> Scene:
        """Draw what a viewer may see of the table, in full or half size. Nobody's hand is on it."""

    @abstractmethod
    def tell_table(self, view: V, words: W) -> str:
        """Say in words what is on the table."""

    def board(self, view: V, language: str, *, portrait: bool = False) -> Picture:
        """Draw the table, 1600 by 1000, or 1080 by 1350 for a telephone."""
        words = self._words[language]
        return picture(
            lambda: self.draw_table(view, words, portrait=portrait), lambda: self.tell_table(view, words)
        )

    def replay(self, frames: Sequence[V], language: str) -> Film:
        """Draw a match as a film of at most 60 pictures of 800 by 500: longer matches leave frames out evenly."""
        words = self._words[language]
        told = self.tell_table(frames[-1], words)
        return film(self._theme, frames, lambda view: self.draw_table(view, words, halved=True), told)
