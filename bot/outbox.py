"""Sending what was promised: after the commit, again after a crash, in order, and never in anybody's way.

A transaction writes rows; this loop has them delivered and marks them done. Delivery is *at least once*: a row
that was sent but not yet marked when the process died is sent again with the same nonce, which Discord, told to
enforce it, recognises for some minutes (Discord: resources/message, create message).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import TypeAlias

import structlog

from bot.store import Store
from bot.store.records import PostKind, Row

log = structlog.get_logger(__name__)

Deliver: TypeAlias = Callable[[Row], Awaitable[int | None]]
"""Sends one row and gives the id of the message; raises Undeliverable, Later, or anything else to try again."""

BREATH = 0.03
"""Seconds to wait once woken: whoever moved has his answer first, and what is promised meanwhile goes along."""
AT_ONCE = 8
"""Deliveries under way at the same time."""
LONGEST_PAUSE = 3600.0
"""Seconds between two attempts, at most."""
ATTEMPTS = 30
"""After so many failures, most of a day, a row is given up."""

AFTER: Mapping[PostKind, AbstractSet[PostKind]] = {
    "board": {"thread"},
    "digest": {"thread", "digest"},
    "result": {"thread", "digest"},
}
"""Kinds that wait until earlier rows of their match are done: a story is told in order."""
AFTER_A_TRY: Mapping[PostKind, AbstractSet[PostKind]] = {
    "digest": {"board"},
    "result": {"board"},
    "panel": {"thread"},
}
"""Kinds that let earlier rows of their match go first, but do not wait for one that failed."""


class Undeliverable(Exception):
    """It can never be sent: the row is done, and its problem noted."""


class Later(Exception):
    """It cannot be sent now; ``seconds`` says when to try again."""

    def __init__(self, problem: str, seconds: float) -> None:
        super().__init__(problem)
        self.seconds = seconds


def ready(rows: Collection[Row]) -> Iterator[Row]:
    """Give the rows that need not wait for another one of their match."""
    failed: dict[int, set[PostKind]] = {}
    fresh: dict[int, set[PostKind]] = {}
    none: AbstractSet[PostKind] = set()
    for row in rows:
        ahead, untried = failed.setdefault(row.match, set()), fresh.setdefault(row.match, set())
        after, after_a_try = AFTER.get(row.kind, none), AFTER_A_TRY.get(row.kind, none)
        if not (after & (ahead | untried)) and not (after_a_try & untried):
            yield row
        (ahead if row.attempts else untried).add(row.kind)


def pause(attempts: int) -> float:
    """Tell how many seconds to wait after so many failures: twice as long each time."""
    return min(2.0**attempts, LONGEST_PAUSE)


class Outbox:
    """The loop. ``deliver`` says how each kind of row is sent."""

    def __init__(self, store: Store, deliver: Mapping[PostKind, Deliver]) -> None:
        self._store = store
        self._deliver = deliver
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._fresh = False
        self._busy: set[int] = set()

    def wake(self) -> None:
        """Say that something was promised."""
        self._fresh = True
        self._idle.clear()
        self._woken.set()

    async def sent(self) -> None:
        """Wait until everything that is due was sent, or has failed and is put off."""
        await self._idle.wait()

    async def run(self) -> None:
        """Send until cancelled. What a crash left unsent is found in the store."""
        async with asyncio.TaskGroup() as deliveries:
            while True:
                self._woken.clear()
                now = self._store.now()
                next_try = None
                for row in ready(await self._store.open_rows()):
                    if row.id in self._busy:
                        continue
                    if row.next_try_at > now:
                        next_try = min(row.next_try_at, next_try or row.next_try_at)
                    elif len(self._busy) < AT_ONCE:
                        self._busy.add(row.id)
                        deliveries.create_task(self._send(row))
                if not self._busy and not self._woken.is_set():
                    self._idle.set()
                try:
                    async with asyncio.timeout(None if next_try is None else next_try - now):
                        await self._woken.wait()
                except TimeoutError:
                    pass
                if self._fresh:
                    await asyncio.sleep(BREATH)
                    self._fresh = False

    async def _send(self, row: Row) -> None:
        try:
            await self._try(row)
        finally:
            self._busy.discard(row.id)
            self._woken.set()

    async def _try(self, row: Row) -> None:
        about = {"match": row.match, "row": row.id, "kind": row.kind}
        try:
            message_id = await self._deliver[row.kind](row)
        except Undeliverable as error:
            log.warning("message given up", problem=str(error), **about)
            await self._store.finish(row, None, str(error))
        except Exception as error:  # one row must not stop the others
            problem = f"{type(error).__name__}: {error}"
            attempts = row.attempts + 1
            if attempts >= ATTEMPTS:
                log.exception("message given up", problem=problem, attempts=attempts, **about)
                await self._store.finish(row, None, problem)
                return
            if isinstance(error, Later):
                seconds = error.seconds
            else:
                seconds = pause(row.attempts)
                log.warning("message not sent", exc_info=error, attempts=attempts, **about)
            await self._store.postpone(row, problem, self._store.now() + seconds)
        else:
            await self._store.finish(row, message_id)
