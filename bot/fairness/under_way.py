"""What is being done for people at this moment, so that whoever stops the bot can wait for its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

GRACE = 0.5
"""Seconds that are left to what gives way: a request on its way arrives in less, one that is put off does not."""


class Queue:
    """One person's presses in one match, one after the other: use it as a context for each."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._limit: asyncio.Timeout | None = None
        """Of what is giving way."""

    async def __aenter__(self) -> None:
        self._waiting += 1
        self._hurry()
        try:
            await self._lock.acquire()
        finally:
            self._waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    @asynccontextmanager
    async def giving_way(self) -> AsyncIterator[None]:
        """Take a turn that ends, with TimeoutError, GRACE seconds after the next one waits for it.

        Discord may put a picture off for long; a press has its answer all the same. Not for requests with the
        token of the bot: broken off while everything is put off, discord.py lets no other through any more.
        """
        async with self, asyncio.timeout(None) as limit:
            self._limit = limit
            if self._waiting:
                self._hurry()
            try:
                yield
            finally:
                self._limit = None

    def _hurry(self) -> None:
        if self._limit is not None and self._limit.when() is None:
            self._limit.reschedule(asyncio.get_running_loop().time() + GRACE)


class UnderWay:
    """The interactions that are being answered, each by a task of its own."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._none = asyncio.Event()
        self._none.set()
        self._queues: WeakValueDictionary[tuple[int, int], Queue] = WeakValueDictionary()

    def queue(self, match_id: int, user_id: int) -> Queue:
        """Return the queue of one person's presses in one match: each reads what the one before it has written."""
        return self._queues.setdefault((match_id, user_id), Queue())

    def begin(self) -> None:
        """Count what this task does for somebody."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._none.clear()

    def end(self) -> None:
        """Count it no longer: he has his answer."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.discard(task)
        if not self._tasks:
            self._none.set()

    async def ended(self) -> None:
        """Wait until nobody waits for an answer."""
        await self._none.wait()

    def give_up(self) -> None:
        """Leave everything as it stands."""
        for task in self._tasks:
            task.cancel()
