"""How much one person, and one server, may ask of the bot, so that it stays quick for everybody.

What matches count is counted by the store, in the transaction that opens or begins one; commands are counted
here, in memory.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import NamedTuple

from engine.core.errors import Refusal
from engine.core.words import msg

MINUTE, HOUR = 60.0, 3600.0


class Allowance(NamedTuple):
    """The most of everything; 0 for as many as one likes. A match that one has joined is running for him."""

    open_per_person: int = 5
    open_per_server: int = 50
    running_per_person: int = 25
    running_per_server: int = 500
    invitations: int = 10
    """To one person within an hour, whoever invites."""
    lessons: int = 6
    """That one person begins within an hour: each has a thread of its own."""
    watched: int = 20
    """Matches of others that one person may watch."""
    watchers: int = 100
    """People who may watch one match: each has a message after every turn."""
    commands: int = 40
    """Of one person within a minute; a press in somebody else's match is one too."""


UNLIMITED = Allowance(0, 0, 0, 0, 0, 0, 0, 0, 0)


class Pace:
    """Counts what each person has asked for within the last minute."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self._now = most, now
        self._asked: OrderedDict[int, deque[float]] = OrderedDict()

    def count(self, user_id: int) -> None:
        """Count one more; raises Refusal, which is not counted, once there are too many."""
        if not self.most:
            return
        now = self._now()
        asked = self._asked.setdefault(user_id, deque())
        while asked and now - asked[0] >= MINUTE:
            asked.popleft()
        if len(asked) >= self.most:
            wait = math.ceil(asked[0] + MINUTE - now)
            raise Refusal(msg("allowance-commands", most=self.most, wait=wait))
        asked.append(now)
        self._asked.move_to_end(user_id)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Forget those who have asked for nothing in the last minute; who asked last comes last."""
        while now - next(iter(self._asked.values()))[-1] >= MINUTE:
            self._asked.popitem(last=False)
