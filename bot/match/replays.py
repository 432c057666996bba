"""Matches watched again: while they are played, as everybody has seen them; then with all that was hidden."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from bot.fairness.fair_pool import FairPool
from bot.match import frames
from bot.match.frames import Course, Step
from bot.match.refusals import refusal
from bot.store import Store
from bot.store.records import Match
from engine.core.protocol import View

_WATCHED = 4
"""Matches of which the steps are kept for those who watch them: a few MB each."""


class Replays:
    """Where matches are watched again; raises Refusal as the table does.

    ``calculations`` is for what takes a moment, as one step; ``watching`` for what takes seconds, as a match
    played once more.
    """

    def __init__(self, store: Store, calculations: FairPool, watching: FairPool) -> None:
        self._store = store
        self._calculations = calculations
        self._watching = watching
        self._courses: OrderedDict[tuple[int, int], asyncio.Future[Course]] = OrderedDict()
        """By match and its last act: what comes of another one is another course."""

    async def frames(self, match_id: int) -> list[View]:
        """Return the table after every step of a match that is over, as everybody saw it; else raises Refusal."""
        match, course = await self._course(match_id)
        if match.status != "over":
            raise refusal("table-no-replay")
        return await self._watching.do(partial(frames.views, match.game, course))

    async def step(self, match_id: int, number: int) -> Step:
        """Return one step of a match that has begun; what was hidden only once it is over.

        Raises Refusal for a match that has not begun.
        """
        match, course = await self._course(match_id)
        over = match.status == "over"
        return await self._calculations.do(partial(frames.step, match.game, course, number, over=over))

    async def _course(self, match_id: int) -> tuple[Match, Course]:
        """Play a match again; those watched lately are kept as long as nobody acts there."""
        match = await self._store.match(match_id)
        if match is None:
            raise refusal("table-no-match")
        if not match.last_act:
            raise refusal("table-not-begun" if match.status == "open" else "table-cancelled")
        course = self._courses.get((match_id, match.last_act))
        if course is None:
            record = await self._store.record(match_id)
            assert record is not None
            match = record.match  # somebody may have acted meanwhile
            course = self._courses.get((match_id, match.last_act))
            course = course or self._watching.begin(partial(frames.course, record))
            self._keep(match, course)
        self._watching.want(course)
        place = match_id, match.last_act
        self._courses.move_to_end(place)
        try:
            return match, await asyncio.shield(course)
        except Exception:
            self._courses.pop(place, None)
            raise

    def _keep(self, match: Match, course: asyncio.Future[Course]) -> None:
        """Keep a course, in the place of what was kept of its match before."""
        for place in [place for place in self._courses if place[0] == match.id]:
            del self._courses[place]
        self._courses[match.id, match.last_act] = course
        while len(self._courses) > _WATCHED:
            self._courses.popitem(last=False)
