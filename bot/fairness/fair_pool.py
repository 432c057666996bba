"""Work for threads, shared out fairly: whoever asks for much waits for himself, and nobody waits for him.

For whom something is done is said once, where it begins: an interaction works for its person, the outbox for its
match.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

from engine.core.errors import Refusal
from engine.core.words import msg

T = TypeVar("T")

MOST = 25
"""Pieces of work that may wait for one person, or one match."""

working_for: ContextVar[int] = ContextVar("working_for", default=0)
"""The id of the person or the match for which this task works."""


class FairPool:
    """Threads that take from everybody's queue in turn."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._queues: OrderedDict[int, deque[asyncio.Future[Any]]] = OrderedDict()
        self._work: dict[asyncio.Future[Any], Callable[[], Any]] = {}
        """What has not been begun yet."""

    def close(self) -> None:
        """Stop working; what is waiting is dropped."""
        for waiting in self._work:
            waiting.cancel()
        self._work.clear()
        self._queues.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T]) -> T:
        """Do a piece of work in a thread, in turn; raises Refusal where too much waits already."""
        return await self.begin(work)

    def begin(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have a piece of work done in turn; dropped if it is cancelled before; raises Refusal as above."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue = self._queues.setdefault(working_for.get(), deque())
        if len(queue) >= MOST:
            raise Refusal(msg("too-much-at-once"))
        queue.append(future)
        self._work[future] = work
        self._start()
        return future

    def want(self, future: asyncio.Future[Any]) -> None:
        """Say that something begun for others is wanted here too: whose turn comes first has it done."""
        if future in self._work:
            queue = self._queues.setdefault(working_for.get(), deque())
            if future not in queue:
                queue.append(future)

    def _start(self) -> None:
        while self._free and self._queues:
            key, queue = self._queues.popitem(last=False)
            future = queue.popleft()
            if queue:
                self._queues[key] = queue
            work = self._work.pop(future, None)
            if work is not None and not future.cancelled():
                self._free -= 1
                working = asyncio.get_running_loop().run_in_executor(self._pool, work)
                working.add_done_callback(partial(self._done, future))

    def _done(self, future: asyncio.Future[Any], worked: asyncio.Future[Any]) -> None:
        self._free += 1
        if worked.cancelled():
            future.cancel()
        elif not future.cancelled():
            error = worked.exception()
            if error is None:
                future.set_result(worked.result())
            else:
                future.set_exception(error)
        self._start()
