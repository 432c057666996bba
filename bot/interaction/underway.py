"""What is being done for people at this moment, so that whoever stops the bot can wait for its end."""

from __future__ import annotations

import asyncio
from typing import Any


class UnderWay:
    """The interactions that are being answered, each by a task of its own."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._none = asyncio.Event()
        self._none.set()

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
