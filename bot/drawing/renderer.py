"""Pictures for people: each view is drawn once, in turn, in a process of its own."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, TypeVar

import msgspec

from bot.drawing.artists import artist_of
from bot.drawing.draw import Job, draw, draw_side_by_side, prepare
from bot.fairness.fair_pool import FairPool
from bot.words import Language
from bot.workers.worker import Worker, worker
from engine.core.protocol import Decision, Event, Option, View
from engine.core.registry import game as find_game
from images import Picture, ThemeName
from images.core.picture import Fight, Film

T = TypeVar("T")

KEPT = 64
"""Pictures kept, of about 100 kB each."""


class Renderer:
    """Draws whatever there is to be seen in a thread.

    Films take seconds, so each has a process to itself: nobody's board has to wait for one.
    Whoever asks for a view that was drawn lately, or is being drawn, gets that picture. What nobody waits for any
    more when its turn comes is not drawn.
    """

    def __init__(self, films: FairPool) -> None:
        self._pool = FairPool("drawing")
        self._films = films
        self._worker = worker(prepare)
        self._drawn: OrderedDict[tuple[str, ...], asyncio.Future[Any]] = OrderedDict()
        self._waiting: Counter[asyncio.Future[Any]] = Counter()
        """How many wait for what is not drawn yet."""

    @property
    def waiting(self) -> int:
        """How many pictures and films have not been begun."""
        return self._pool.waiting + self._films.waiting

    def begin(self) -> None:
        """Begin the process that draws, so that the first picture need not wait for it."""
        self._worker.begin()

    def close(self) -> None:
        """Stop drawing; what is waiting is dropped."""
        self._pool.close()

    async def board(
        self, view: View, language: Language, theme: ThemeName = "dark", *, portrait: bool = False
    ) -> Picture:
        """Draw the board as the view's viewer may see it, upright for a telephone."""
        return await self._shared(
            ("board", _name(view), language, theme, "portrait" if portrait else "landscape"),
            Job[Picture](view.game, theme, "board", (view, language), {"portrait": portrait}),
        )

    async def report(
        self, events: list[Event], view: View, language: Language, theme: ThemeName = "dark"
    ) -> Picture | None:
        """Draw what events tell of a fight; None if there was none. ``view`` is how things stand after it."""
        return await self._shared(
            ("report", _name(events), _name(view), language, theme),
            Job[Picture | None](view.game, theme, "report", (events, view, language), {}),
        )

    def fights(self, game: str, events: list[Event], fresh: int) -> list[Fight]:
        """List the fights that ``events[fresh:]`` tell of; nothing is drawn."""
        return artist_of(game, "dark").fights(events, fresh)

    async def victory(
        self, events: list[Event], view: View, language: Language, theme: ThemeName = "dark"
    ) -> Picture:
        """Draw how a match ended and what it came to; ``events`` are the public ones of the whole match."""
        return await self._shared(
            ("victory", _name(events), _name(view), language, theme),
            Job[Picture](view.game, theme, "victory", (events, view, language), {}),
        )

    async def replay(self, frames: list[View], language: Language, theme: ThemeName = "dark") -> Film:
        """Draw a match as a film."""
        game = frames[-1].game
        job = Job[Film](game, theme, "replay", (frames, language), {})
        return await self._once(
            ("replay", _name(frames[-1]), language, theme), self._films, partial(_drawn_alone, job)
        )

    async def hand(
        self, view: View, language: Language, theme: ThemeName = "dark", *, owner: int
    ) -> Picture | None:
        """Draw the viewer's hand, for one person; None if he holds nothing.

        It is drawn apart from what others see, and kept for him alone: nobody learns what others hold.
        """
        return await self._shared(
            ("hand", _name(view), language, theme, str(owner)),
            Job[Picture | None](view.game, theme, "hand", (view, language), {}, owner),
        )

    async def own_board(
        self, view: View, language: Language, theme: ThemeName = "dark", *, owner: int, portrait: bool = False
    ) -> Picture:
        """Draw the board as only the viewer sees it, for one person, as a hand is drawn."""
        return await self._shared(
            ("own board", _name(view), language, theme, "portrait" if portrait else "landscape", str(owner)),
            Job[Picture](view.game, theme, "board", (view, language), {"portrait": portrait}, owner),
        )

    async def area(
        self,
        view: View,
        area: str,
        language: Language,
        theme: ThemeName = "dark",
        *,
        owner: int,
        portrait: bool = False,
    ) -> Picture:
        """Draw an area of the board with its neighbours, for one person, as a hand is drawn.

        Nobody learns where others look.
        """
        return await self._shared(
            ("area", area, _name(view), language, theme, "portrait" if portrait else "landscape", str(owner)),
            Job[Picture](view.game, theme, "area", (view, area, language), {"portrait": portrait}, owner),
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
        portrait: bool = False,
    ) -> Picture | None:
        """Draw what the options that begin with ``path`` could reach, for one person; None for nothing to show.

        Where that is on a board of his own, it is drawn as that is.
        """
        alone = owner if "board" in find_game(view.game).own_pictures else None
        branch = str(decision.id), msgspec.json.encode(path).decode()
        return await self._shared(
            ("focus", _name(view), *branch, language, theme, "portrait" if portrait else "landscape", str(owner)),
            Job[Picture | None](
                view.game, theme, "focus", (view, decision, path, language), {"portrait": portrait}, alone
            ),
        )

    async def card(
        self, game: str, card: str, language: Language, theme: ThemeName = "dark", *, owner: int
    ) -> Picture:
        """Draw one card, apart for everybody who asks: nobody learns what others have looked at."""
        job = Job[Picture](game, theme, "card", (card, language), {}, owner)
        return await self._pool.do(partial(self._worker.do, draw, job), alone=True)

    async def cards(
        self, game: str, cards: Sequence[str], language: Language, theme: ThemeName = "dark", *, owner: int
    ) -> Picture:
        """Draw cards side by side, for one person, as a hand is drawn."""
        return await self._once(
            ("cards", game, *cards, language, theme, str(owner)),
            self._pool,
            partial(self._worker.do, draw_side_by_side, game, theme, cards, language, owner),
            alone=True,
        )

    async def legend(
        self, game: str, language: Language, theme: ThemeName = "dark", *, portrait: bool = False
    ) -> Picture | None:
        """Draw what the signs on a game's pictures mean; None for a game whose pictures need no words."""
        return await self._shared(
            ("legend", game, language, theme, "portrait" if portrait else "landscape"),
            Job[Picture | None](game, theme, "legend", (language,), {"portrait": portrait}),
        )

    async def _shared(self, key: tuple[str, ...], job: Job[T]) -> T:
        """Draw one of the pictures for which everybody has the same process."""
        return await self._once(key, self._pool, partial(self._worker.do, draw, job), alone=job.owner is not None)

    async def _once(
        self, key: tuple[str, ...], pool: FairPool, work: Callable[[], T], *, alone: bool = False
    ) -> T:
        found = self._drawn.get(key)
        if found is None:
            found = pool.begin(work, alone=alone)
            found.add_done_callback(partial(self._forget_failure, key))
            self._drawn[key] = found
            if len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        else:
            pool.want(found)
            self._drawn.move_to_end(key)
        self._waiting[found] += 1
        try:
            drawn: T = await asyncio.shield(found)
        finally:
            self._waiting[found] -= 1
            if not self._waiting[found]:
                del self._waiting[found]
                if pool.drop(found):
                    self._forget_failure(key, found)
        return drawn

    def _forget_failure(self, key: tuple[str, ...], done: asyncio.Future[Any]) -> None:
        """Keep no failure, which nobody may have waited for: whoever asks next has the picture drawn anew."""
        if (done.cancelled() or done.exception() is not None) and self._drawn.get(key) is done:
            del self._drawn[key]


def _drawn_alone(job: Job[T]) -> T:
    """Draw in a process that ends with it: what it keeps would be of use to nobody else."""
    with closing(Worker(prepare)) as alone:
        return alone.do(draw, job)


def _name(shown: View | list[Event]) -> str:
    """Name what is drawn by its content."""
    return hashlib.blake2b(msgspec.json.encode(shown), digest_size=16).hexdigest()
