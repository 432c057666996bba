"""Sending what was promised: after the commit, again after a crash, in order, and never in anybody's way.

Every thread, channel and person has a lane of its own, in which one message goes after the other. A lane in which
Discord makes us wait holds up nobody else; the people whose matches have something to send are served in turn.

A transaction writes rows; this loop has them delivered and marks them done. Delivery is *at least once*: a row
that was sent but not yet marked when the process died is sent again with the same nonce, which Discord, told to
enforce it, recognises for some minutes (Discord: resources/message, create message).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import count
from typing import TypeAlias

import structlog
from msgspec import structs

from bot.fairness.fair_pool import For, working_for
from bot.match.steady_clock import Steady
from bot.store import Store
from bot.store.records import Post, PostKind, Promise, StoreUnavailable

log = structlog.get_logger(__name__)

Deliver: TypeAlias = Callable[[Promise], Awaitable[int | None]]
"""Sends one row and gives the id of the message; raises Undeliverable, Later, or anything else to try again."""

BREATH = 0.03
"""Seconds to wait once woken: whoever moved has his answer first, and what is promised meanwhile goes along."""
GATHERING = 0.01
"""Seconds to wait once something was sent, or is due: what is sent meanwhile goes along."""
SHARE = 4.0
"""How many times as long as it takes to see what is to be sent is waited before that is looked for again."""
LONGEST_GATHERING = 0.25
"""Seconds so waited, at most."""
AT_ONCE = 256
"""Lanes in which a delivery is under way at the same time: far more than anybody can block."""
LONGEST_DELIVERY = 120.0
"""Seconds after which a delivery is broken off, to be tried again."""
LONGEST_PAUSE = 3600.0
"""Seconds between two attempts, at most."""
LONGEST_LATER = 180.0
"""Seconds by which anything may be put off that has not failed before, at most."""
ATTEMPTS = 30
DAY = 12 * 3600.0
"""A promise is given up after this many failures, but not before this many seconds."""
TICK = 1.0
"""Seconds after which whoever waits looks at the clock: it may have been set back."""
HURRY = 5.0
"""Seconds between two times that a lane's failures are tried again before their time."""

AFTER: Mapping[PostKind, AbstractSet[PostKind]] = {
    "board": {"thread"},
    "digest": {"thread", "digest"},
    "result": {"thread", "digest"},
}
"""Kinds that wait until earlier rows of their match are done: a story is told in order."""
AFTER_A_TRY: Mapping[PostKind, AbstractSet[PostKind]] = {
    "digest": {"board"},
    "result": {"board"},
    "watch": {"digest", "result"},
    "announcement": {"invitation", "result"},
}
"""Kinds that let earlier rows of their match go first, but do not wait for one that failed.

So does a thread for the invitation that it shall hang on, until that stands, and an inbox for the threads of the
matches that it lists.
"""


class Undeliverable(Exception):
    """It can never be sent: the row is done, and its problem noted."""


class Later(Exception):
    """It cannot be sent now; ``seconds`` says when to try again."""

    def __init__(self, problem: str, seconds: float) -> None:
        super().__init__(problem)
        self.seconds = min(seconds, LONGEST_LATER)


def ready(rows: Collection[Promise]) -> Iterator[Promise]:
    """Return the rows that need not wait for another one of their match."""
    failed: dict[int, set[PostKind]] = {}
    fresh: dict[int, set[PostKind]] = {}
    none: AbstractSet[PostKind] = set()
    for row in rows:
        ahead, untried = failed.setdefault(row.match, set()), fresh.setdefault(row.match, set())
        after, after_a_try = AFTER.get(row.kind, none), AFTER_A_TRY.get(row.kind, none)
        if row.behind:
            continue
        if row.kind == "thread" and not row.invited:
            after_a_try = {"invitation"}
        if not (after & (ahead | untried)) and not (after_a_try & untried):
            yield row
        (ahead if row.attempts else untried).add(row.kind)


def pause(attempts: int) -> float:
    """Return how many seconds to wait after a number of failures: twice as long each time."""
    return min(2.0**attempts, LONGEST_PAUSE)


class Turns:
    """Whose turn it is: hosts of matches are served in turn, and who plays before invitations and who watches."""

    def __init__(self) -> None:
        self._served: dict[int, int] = {}
        self._numbers = count(1)

    def order(self, rows: Iterable[Promise]) -> list[Promise]:
        """Put rows in the order in which they should be sent; those of one host stay in theirs."""
        before: Counter[int] = Counter()
        found = []
        for row in rows:
            found.append(
                (row.kind in ("invitation", "watch"), before[row.host], self._served.get(row.host, 0), row)
            )
            before[row.host] += 1
        self._served = {host: at for host, at in self._served.items() if host in before}
        return [row for *_, row in sorted(found, key=lambda one: one[:3])]

    def took(self, row: Promise) -> None:
        """Note whose turn it was."""
        self._served[row.host] = next(self._numbers)


class Waits:
    """How long rows still have to wait, by a clock that cannot be set back.

    The store says until when by the wall clock. What lies further ahead than the row can have been put off, for
    the clock has been set back since, is due.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.time = Steady(lambda: store.now())  # noqa: PLW0108  # which a test may replace
        self._until: dict[int, tuple[float, float]] = {}

    def look(self, rows: Iterable[Promise]) -> None:
        """See which rows there are, and until when each has to wait."""
        now, time = self._store.now(), self.time()
        until = {}
        for row in rows:
            known = self._until.get(row.id)
            if known is None or known[0] != row.next_try_at:
                ahead = row.next_try_at - now
                longest = max(LONGEST_LATER, pause(row.attempts - 1))
                known = row.next_try_at, time + (ahead if ahead <= longest else 0.0)
            until[row.id] = known
        self._until = until

    def left(self, row: Promise) -> float:
        """Return how many seconds a row still has to wait; none or fewer where it is due."""
        return min(self._until[row.id][1] - self.time(), row.next_try_at - self._store.now())

    def end(self, row: Promise) -> None:
        """Let a row wait no longer."""
        self._until[row.id] = row.next_try_at, self.time()


class Outbox:
    """The loop. ``deliver`` says how each kind of row is sent."""

    def __init__(self, store: Store, deliver: Mapping[PostKind, Deliver]) -> None:
        self._store = store
        self._deliver = deliver
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._fresh = False
        self._rows: list[Promise] = []
        self._lanes: dict[int, int] = {}
        """The lanes in which something is under way, and what: the id of a row."""
        self._left: frozenset[int] | None = None
        """What an earlier process has left, and may have sent."""
        self._waits = Waits(store)
        self._turns = Turns()
        self._given_up: set[int] = set()
        self._hurried: dict[int, float] = {}

    def wake(self) -> None:
        """Say that something was promised."""
        self._fresh = True
        self._idle.clear()
        self._woken.set()

    async def sent(self) -> None:
        """Wait until everything that is due was sent, or has failed and is put off."""
        await self._idle.wait()

    def works(self, lane: int) -> None:
        """Say that messages come through in a lane: what has failed there is tried again at once."""
        failed = [row for row in self._rows if row.lane == lane and row.attempts]
        now = self._waits.time()
        if not failed or now - self._hurried.get(lane, -HURRY) < HURRY:
            return
        self._hurried = {one: at for one, at in self._hurried.items() if now - at < HURRY} | {lane: now}
        for row in failed:
            self._waits.end(row)
        self._idle.clear()
        self._woken.set()

    async def pressed(self, channel_id: int) -> None:
        """Hear that somebody is in a channel: what was given up there is promised anew, what failed tried."""
        self.works(channel_id)
        if self._given_up:
            with contextlib.suppress(StoreUnavailable):  # the next press asks
                match = await self._store.in_thread(channel_id)
                if match is not None and match.id in self._given_up:
                    await self.ask_again(match.id)

    async def promise_once(self, match_id: int | None, post: Post) -> None:
        """Promise a message that changes nothing in its match, unless one with its key waits already."""
        await self._store.promise_once(match_id, post)
        self.wake()

    async def ask_again(self, match_id: int) -> bool:
        """Promise anew what was given up of a match, and try again what failed; tell whether there is any."""
        failed = any(row.match == match_id and row.attempts for row in self._rows)
        if not failed and match_id not in self._given_up:
            return False
        asked = await self._store.ask_again(match_id)
        self._given_up.discard(match_id)
        if asked:
            self.wake()
        return asked > 0

    async def run(self) -> None:
        """Send until cancelled. What a crash left unsent is found in the store."""
        self._given_up |= await self._store.given_up()
        time = asyncio.get_running_loop().time
        async with asyncio.TaskGroup() as deliveries:
            while True:
                self._woken.clear()
                began = time()
                self._rows = await self._store.open_promises()
                if self._left is None:
                    self._left = frozenset(row.id for row in self._rows)
                self._waits.look(self._rows)
                soonest = None
                for row in self._turns.order(ready(self._rows)):
                    if row.lane in self._lanes or row.id in self._lanes.values():
                        continue
                    left = self._waits.left(row)
                    if left > 0:
                        soonest = min(left, soonest or left)
                    elif len(self._lanes) < AT_ONCE:
                        self._lanes[row.lane] = row.id
                        self._turns.took(row)
                        deliveries.create_task(self._send(row))
                if not self._lanes and not self._woken.is_set():
                    self._idle.set()
                gathering = max(GATHERING, min(SHARE * (time() - began), LONGEST_GATHERING))
                await self._rest(soonest)
                await asyncio.sleep(max(BREATH, gathering) if self._fresh else gathering)
                self._fresh = False

    async def _rest(self, seconds: float | None) -> None:
        """Wait until woken, at most ``seconds`` seconds."""
        time = self._waits.time
        until = None if seconds is None else time() + seconds
        while not self._woken.is_set() and (until is None or time() < until):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if until is None else min(until - time(), TICK)):
                    await self._woken.wait()

    async def _send(self, row: Promise) -> None:
        working_for.set(For(row.host, row.match))
        assert self._left is not None
        try:
            await self._try(structs.replace(row, again=row.attempts > 0 or row.id in self._left))
        finally:
            del self._lanes[row.lane]
            self._woken.set()

    async def _try(self, row: Promise) -> None:
        about = {"match": row.match, "row": row.id, "kind": row.kind}
        try:
            async with asyncio.timeout(LONGEST_DELIVERY):
                message_id = await self._deliver[row.kind](row)
        except Undeliverable as error:
            log.warning("message given up", problem=str(error), **about)
            await self._store.finish(row, None, str(error))
        except Exception as error:  # one row must not stop the others
            problem = f"{type(error).__name__}: {error}"
            attempts = row.attempts + 1
            if attempts >= ATTEMPTS and self._store.now() - row.created_at >= DAY:
                log.exception("message given up", problem=problem, attempts=attempts, **about)
                await self._store.finish(row, None, problem)
                self._given_up.add(row.match)
                return
            if isinstance(error, Later):
                seconds = error.seconds
            else:
                seconds = pause(row.attempts)
                log.warning("message not sent", exc_info=error, attempts=attempts, **about)
            await self._store.postpone(row, problem, self._store.now() + seconds)
        else:
            await self._store.finish(row, message_id)
            if message_id is not None:
                self.works(row.lane)
