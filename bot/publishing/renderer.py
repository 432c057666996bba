"""Pictures, drawn off the event loop, each view once."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

import msgspec

from bot.fairness.fair_pool import FairPool
from bot.words import Language, fitting, say
from engine.core.protocol import Decision, Event, Option, View
from engine.core.registry import game as find_game
from engine.core.words import Msg
from images import THEMES, Artist, Picture, ThemeName, artist
from images.core.kept import apart
from images.core.picture import Fight, Film

T = TypeVar("T")

KEPT = 64
"""Pictures kept, of about 100 kB each."""


class Renderer:
    """Draws whatever there is to be seen in a thread; a second one would only keep the event loop waiting longer.

    Films, which take seconds, are drawn elsewhere (``films``), and so are single cards, each of them drawn from
    nothing: no board has to wait for one.
    Whoever asks for a view that was drawn lately, or is being drawn, gets that picture.
    """

    def __init__(self, films: FairPool) -> None:
        self._quick = FairPool("drawing")
        self._cards = FairPool("cards")
        self._films = films
        self._artist = cache(_artist)  # they remember what they have said
        self._drawn: OrderedDict[tuple[str, ...], asyncio.Future[Any]] = OrderedDict()

    def close(self) -> None:
        """Stop drawing; what is waiting is dropped."""
        self._quick.close()
        self._cards.close()

    async def board(
        self, view: View, language: Language, theme: ThemeName = "dark", *, portrait: bool = False
    ) -> Picture:
        """Draw the board as the view's viewer may see it, upright for a telephone."""
        return await self._draw(
            ("board", _name(view), language, theme, "portrait" if portrait else "landscape"),
            partial(self._artist(view.game, theme).board, view, language, portrait=portrait),
        )

    async def report(
        self, events: list[Event], view: View, language: Language, theme: ThemeName = "dark"
    ) -> Picture | None:
        """Draw what events tell of a fight; None if there was none. ``view`` is how things stand after it."""
        return await self._draw(
            ("report", _name(events), _name(view), language, theme),
            partial(self._artist(view.game, theme).report, events, view, language),
        )

    def fights(self, game: str, events: list[Event], fresh: int) -> list[Fight]:
        """List the fights that ``events[fresh:]`` tell of; nothing is drawn."""
        return self._artist(game, "dark").fights(events, fresh)

    async def victory(
        self, events: list[Event], view: View, language: Language, theme: ThemeName = "dark"
    ) -> Picture:
        """Draw how a match ended and what it came to; ``events`` are the public ones of the whole match."""
        return await self._draw(
            ("victory", _name(events), _name(view), language, theme),
            partial(self._artist(view.game, theme).victory, events, view, language),
        )

    async def replay(self, frames: list[View], language: Language, theme: ThemeName = "dark") -> Film:
        """Draw a match as a film."""
        return await self._draw(
            ("replay", _name(frames[-1]), language, theme),
            partial(self._artist(frames[-1].game, theme).replay, frames, language),
            self._films,
        )

    async def hand(
        self, view: View, language: Language, theme: ThemeName = "dark", *, owner: int
    ) -> Picture | None:
        """Draw the viewer's hand, for one person; None if he holds nothing.

        It is drawn from nothing and kept for him alone: nobody learns what others hold.
        """
        draw = partial(self._artist(view.game, theme).hand, view, language)
        return await self._draw(("hand", _name(view), language, theme, str(owner)), partial(_drawn_apart, draw))

    async def own_board(
        self, view: View, language: Language, theme: ThemeName = "dark", *, owner: int, portrait: bool = False
    ) -> Picture:
        """Draw the board as only the viewer sees it, for one person, as a hand is drawn."""
        draw = partial(self._artist(view.game, theme).board, view, language, portrait=portrait)
        shape = "portrait" if portrait else "landscape"
        return await self._draw(
            ("own board", _name(view), language, theme, shape, str(owner)), partial(_drawn_apart, draw)
        )

    async def focus(
        self,
        view: View,
        decision: Decision,
        path: Option,
        language: Language,
        theme: ThemeName = "dark",
        *,
        owner: int,
    ) -> Picture | None:
        """Draw what the options that begin with ``path`` could reach, for one person; None for nothing to show.

        Where that is on a board of his own, it is drawn as that is.
        """
        branch = str(decision.id), msgspec.json.encode(path).decode()
        draw = partial(self._artist(view.game, theme).focus, view, decision, path, language)
        if "board" in find_game(view.game).own_pictures:
            draw = partial(_drawn_apart, draw)
        return await self._draw(("focus", _name(view), *branch, language, theme, str(owner)), draw)

    async def card(self, game: str, card: str, language: Language, theme: ThemeName = "dark") -> Picture:
        """Draw one card, anew for everybody who asks: nobody learns what others have looked at."""
        return await self._cards.do(partial(_drawn_apart, partial(self._artist(game, theme).card, card, language)))

    async def _draw(self, key: tuple[str, ...], draw: Callable[[], T], pool: FairPool | None = None) -> T:
        pool, found = pool or self._quick, self._drawn.get(key)
        if found is None:
            found = pool.begin(draw)
            self._drawn[key] = found
            if len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        else:
            pool.want(found)
            self._drawn.move_to_end(key)
        try:
            drawn: T = await asyncio.shield(found)
        except Exception:
            self._drawn.pop(key, None)
            raise
        return drawn


def _drawn_apart(draw: Callable[[], T]) -> T:
    with apart():
        return draw()


def prepare(game: str) -> None:
    """Have everything ready to draw a game: to load it takes a tenth of a second."""
    for theme in THEMES:
        _artist(game, theme)


def _artist(game: str, theme: ThemeName) -> Artist:
    return artist(game, _say, theme)


def _say(message: Msg, language: str) -> str:
    return say(message, fitting(language))


def _name(shown: View | list[Event]) -> str:
    """Name what is drawn by its content."""
    return hashlib.blake2b(msgspec.json.encode(shown), digest_size=16).hexdigest()
