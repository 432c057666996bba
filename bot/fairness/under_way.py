"""What is being done for people at this moment, so that whoever stops the bot can wait for its end."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakValueDictionary


class UnderWay:
    """The interactions that are being answered, each by a task of its own."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._none = asyncio.Event()
        self._none.set()
        self._queues: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def queue(self, match_id: int, user_id: int) -> asyncio.Lock:
        """Return the queue of one person's presses in one match: each reads what the one before it has written."""
        return self._queues.setdefault((match_id, user_id), asyncio.Lock())

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
