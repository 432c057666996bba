"""What the artists of games with a table draw in the same way: boards, and films of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from images.core.finish import film, picture
from images.core.legend import LANDSCAPE, PORTRAIT, Sign, legend
from images.core.picture import Film, Picture
from images.core.sprite import Scene
from images.core.theme import Theme
from images.core.words import Words

V = TypeVar("V", bound=Any)
W = TypeVar("W", bound=Words)
T = TypeVar("T", bound=Theme)


class Table(NamedTuple, Generic[V, W, T]):
    """How a game shows its table: drawn on its side or upright, drawn in half size, and told in words.

    ``caption`` says when a table is, and what has happened since an earlier one, the gravest first. ``signs`` are
    those on all of its pictures that the legend explains.
    """

    landscape: Callable[[V, W, T], Scene]
    portrait: Callable[[V, W, T], Scene]
    halved: Callable[[V, W, T], Scene]
    told: Callable[[V, W], str]
    caption: Callable[[V | None, V, W], tuple[str, Sequence[str]]]
    signs: Sequence[Sign]


class TableArtist(Generic[V, W, T]):
    """Draws one game in one theme. Holds only words: sprites and tables are cached by their modules."""

    def __init__(self, theme: T, words: Callable[[str], W], table: Table[V, W, T]) -> None:
        self._theme, self._table = theme, table
        self._words = {language: words(language) for language in ("en", "es")}

    def board(self, view: V, language: str, *, portrait: bool = False) -> Picture:
        """Draw the table, 1600 by 1000, or upright for a telephone."""
        words, draw = self._words[language], self._table.portrait if portrait else self._table.landscape
        return picture(lambda: draw(view, words, self._theme), lambda: self._table.told(view, words))

    def legend(self, language: str, *, portrait: bool = False) -> Picture:
        """Draw what the signs on all these pictures mean, in two columns, or in one for a telephone."""
        return legend(self._table.signs, self._words[language], self._theme, PORTRAIT if portrait else LANDSCAPE)

    def replay(self, frames: Sequence[V], language: str) -> Film:
        """Draw a match as a film of at most 60 captioned pictures of 800 by 548; more are left out evenly."""
        words, draw, caption = self._words[language], self._table.halved, self._table.caption
        told = self._table.told(frames[-1], words)
        return film(
            self._theme,
            frames,
            lambda view: draw(view, words, self._theme),
            lambda before, view: caption(before, view, words),
            told,
        )
