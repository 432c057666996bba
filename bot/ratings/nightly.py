"""Results are noted as matches end, and every night all ratings are reckoned from all of them.

Everything lies in the store: what a night did not come to an end with is done again. A night is known by its
number, so that a clock which is set lets none be left out for long.
"""

from __future__ import annotations

import asyncio
from contextlib import closing

import structlog

from bot.ratings import model
from bot.ratings.counted import counted, luck
from bot.ratings.model import Book
from bot.store import Store
from bot.store.records import StoreUnavailable
from bot.store.records.results import Luck, RatedMatch, Reckoned
from bot.workers.worker import Worker

EVERY = 60.0
"""Seconds between two looks at what has ended."""
NOTED = 100
"""Results that are noted at one look; there are more only where the bot has just learned to note them."""
SLICE = 4000
"""Results that are rated in one piece of work."""
DAY, NIGHT = 86_400.0, 4 * 3600.0
"""Ratings are reckoned at four o'clock (UTC)."""

log = structlog.get_logger(__name__)


class NightlyRatings:
    """Keeps results and ratings in the store up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tick(self) -> None:
        """Note what has ended, and reckon all ratings, if they were not in this night yet."""
        for match_id in await self._store.to_note(NOTED):
            await self._note(match_id)
        done, last = await self._store.reckoned()
        night = int((self._store.now() - NIGHT) // DAY)
        if done is not None and done.night == night:
            return
        book = await self._reckon(last)
        await self._store.keep_ratings(Reckoned(night, last), book.ratings())
        log.info("ratings reckoned", results=last)

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            try:
                await self.tick()
            except StoreUnavailable:
                log.warning("no results are noted, for nothing can be stored")
            await asyncio.sleep(EVERY)

    async def _note(self, match_id: int) -> None:
        found = await self._store.log(match_id, 0)
        assert found is not None
        match, acts = found
        rated: RatedMatch | None = None
        fell: list[Luck] = []
        try:
            rated, fell = counted(match, acts), luck(match, acts)
        except Exception:
            log.exception("a result cannot be counted", match=match_id)
        await self._store.note_result(match_id, acts[-1].at, rated, fell)

    async def _reckon(self, last: int) -> Book:
        """Rate all results up to a number, as :func:`model.reckon` does, in a process of its own."""
        with closing(Worker(_nothing)) as worker:
            first = await self._rate(worker, Book(), last)
            return await self._rate(worker, first.again(), last)

    async def _rate(self, worker: Worker, book: Book, last: int) -> Book:
        after = (float("-inf"), 0)
        while some := await self._store.rated(last, after, SLICE):
            book = await asyncio.to_thread(worker.do, model.go_on, book, some)
            after = some[-1].at, some[-1].match
        return book


def _nothing() -> None:
    """Prepare a process that needs nothing."""
