"""What the artists of games with a table draw in the same way: boards, films of them, reports and posters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core.protocol import Decision, Event, Option
from images.core import combat_log
from images.core.canvas import Sheet
from images.core.finish import film, picture, sheet
from images.core.legend import LANDSCAPE, PORTRAIT, Sign, legend
from images.core.picture import Fight, Film, Picture
from images.core.sprite import Scene
from images.core.theme import Theme
from images.core.words import Words

V = TypeVar("V", bound=Any)
W = TypeVar("W", bound=Words)
T = TypeVar("T", bound=Theme)
S = TypeVar("S")
P = TypeVar("P")


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


class Report(NamedTuple, Generic[V, W, T, S]):
    """How a game reports a fight: what it gathers of events, and how it draws that and says it in words.

    ``fought`` knows whether there is a fight to report.
    """

    tell: Callable[[Iterable[Event]], S]
    fought: Callable[[S], bool]
    draw: Callable[[S, V, W, T], Sheet]
    told: Callable[[S, V, W], str]


class Poster(NamedTuple, Generic[V, W, T, P]):
    """How a game shows the end of a match: what it gathers of all events, and how it draws that and says it."""

    gather: Callable[[Iterable[Event], V], P]
    draw: Callable[[P, V, W, T], Sheet]
    told: Callable[[P, V, W], str]


class Aim(NamedTuple, Generic[V, W, T]):
    """How a game marks what options could reach: drawn on its side or upright, and told, empty for nothing."""

    landscape: Callable[[V, Decision, Option, W, T], Scene]
    portrait: Callable[[V, Decision, Option, W, T], Scene]
    told: Callable[[V, Decision, Option, W], str]


class TableArtist(Generic[V, W, T]):
    """Draws one game in one theme. Holds only words: sprites and tables are cached by their modules.

    A game without an ``aim`` marks nothing: no turn of it is many small acts.
    """

    def __init__(
        self,
        theme: T,
        words: Callable[[str], W],
        table: Table[V, W, T],
        report: Report[V, W, T, Any],
        poster: Poster[V, W, T, Any],
        aim: Aim[V, W, T] | None = None,
    ) -> None:
        self._theme, self._table, self._report, self._poster, self._aim = theme, table, report, poster, aim
        self._words = {language: words(language) for language in ("en", "es")}

    def board(self, view: V, language: str, *, portrait: bool = False) -> Picture:
        """Draw the table, 1600 by 1000, or upright for a telephone."""
        words, draw = self._words[language], self._table.portrait if portrait else self._table.landscape
        return picture(lambda: draw(view, words, self._theme), lambda: self._table.told(view, words))

    def focus(
        self, view: V, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        """Draw the table with what the options that begin with ``path`` could reach; None for nothing."""
        words, aim = self._words[language], self._aim
        alt = "" if aim is None else aim.told(view, decision, path, words)
        if aim is None or not alt:
            return None
        draw = aim.portrait if portrait else aim.landscape
        return picture(lambda: draw(view, decision, path, words, self._theme), lambda: alt)

    def report(self, events: Iterable[Event], view: V, language: str) -> Picture | None:
        """Draw a fight roll by roll, 1100 wide and at most 1600 high; None if nobody fought."""
        words, how = self._words[language], self._report
        story = how.tell(events)
        if not how.fought(story):
            return None
        return sheet(lambda: how.draw(story, view, words, self._theme), how.told(story, view, words))

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """List the fights of which ``events[fresh:]`` tell: each is one report."""
        how = self._report
        return combat_log.fights(events, fresh, lambda part: how.fought(how.tell(part)))

    def victory(self, events: Iterable[Event], view: V, language: str) -> Picture:
        """Draw the poster of a match that is over, 1600 by 1000: the result, what it cost, who stood out."""
        words, how = self._words[language], self._poster
        match = how.gather(events, view)
        return sheet(lambda: how.draw(match, view, words, self._theme), how.told(match, view, words))

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
