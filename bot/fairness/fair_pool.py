"""Work for threads, shared out fairly: whoever asks for much waits for himself, and nobody waits for him.

For whom something is done is said once, where it begins: an interaction works for its person, the outbox for the
host of a match, so that nobody has more turns for playing many matches at once. What is for one person alone comes
after what all are shown: that is little, as Discord lets through only so many messages, and many wait for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core.errors import Refusal
from engine.core.words import msg

T = TypeVar("T")

Queues: TypeAlias = "OrderedDict[int, deque[asyncio.Future[Any]]]"
"""What waits, of each person in order; whose turn is next stands first."""

MOST = 25
"""Pieces of work that may wait for what one person does, or for the messages of one match."""


class For(NamedTuple):
    """Whose turn something takes, a person's, and for which match it is done: 0 for what he does himself."""

    person: int
    match: int = 0


working_for: ContextVar[For] = ContextVar("working_for", default=For(0))  # noqa: B039  # it never changes
"""For whom this task works."""


class _Piece(NamedTuple):
    work: Callable[[], Any]
    asker: For
    queues: Queues


class FairPool:
    """Threads that take from everybody's queue in turn."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._for_all: Queues = OrderedDict()
        self._for_one: Queues = OrderedDict()
        self._work: dict[asyncio.Future[Any], _Piece] = {}
        """What has not been begun yet."""

    @property
    def waiting(self) -> int:
        """How many pieces of work have not been begun."""
        return len(self._work)

    def close(self) -> None:
        """Stop working; what is waiting is dropped."""
        for waiting in self._work:
            waiting.cancel()
        self._work.clear()
        self._for_all.clear()
        self._for_one.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def do(self, work: Callable[[], T], *, alone: bool = False) -> T:
        """Do a piece of work in a thread, in turn; raises Refusal where too much waits already."""
        return await self.begin(work, alone=alone)

    def begin(self, work: Callable[[], T], *, alone: bool = False) -> asyncio.Future[T]:
        """Have a piece of work done in turn; dropped if it is cancelled before; raises Refusal as above.

        ``alone``: what comes of it is for one person.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        asker = working_for.get()
        queues = self._for_one if alone else self._for_all
        queue = queues.setdefault(asker.person, deque())
        if sum(self._work[one].asker == asker for one in queue if one in self._work and not one.done()) >= MOST:
            raise Refusal(msg("too-much-at-once"))
        queue.append(future)
        self._work[future] = _Piece(work, asker, queues)
        self._start()
        return future

    def want(self, future: asyncio.Future[Any]) -> None:
        """Say that something begun for others is wanted here too: whose turn comes first has it done."""
        if future in self._work:
            queue = self._work[future].queues.setdefault(working_for.get().person, deque())
            if future not in queue:
                queue.append(future)

    def drop(self, future: asyncio.Future[Any]) -> bool:
        """Leave undone what nobody waits for any more; tell whether it had not been begun."""
        return future in self._work and future.cancel()

    def _start(self) -> None:
        while self._free and (queues := self._for_all or self._for_one):
            person, queue = queues.popitem(last=False)
            future = queue.popleft()
            if queue:
                queues[person] = queue
            piece = self._work.pop(future, None)
            if piece is not None and not future.cancelled():
                self._free -= 1
                working = asyncio.get_running_loop().run_in_executor(self._pool, piece.work)
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
