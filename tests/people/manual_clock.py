"""A clock of the sandbox that a test moves by hand."""

import heapq
import itertools
import time
from collections.abc import Callable

from bot.sandbox.world.clock import Timer


class _Planned:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class ManualClock:
    """A clock that stands still until `advance` is called."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._order = itertools.count()
        self._planned: list[tuple[float, int, _Planned]] = []

    def time(self) -> float:
        """Return the time, in Unix seconds."""
        return self._now

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call the callback when the clock has been advanced by that many seconds."""
        planned = _Planned(callback)
        heapq.heappush(self._planned, (self._now + seconds, next(self._order), planned))
        return planned

    def advance(self, seconds: float) -> None:
        """Move on, and call back what was planned for the time passed, in order."""
        end = self._now + seconds
        while self._planned and self._planned[0][0] <= end:
            self._now, _, planned = heapq.heappop(self._planned)
            if planned.callback:
                planned.callback()
        self._now = end
