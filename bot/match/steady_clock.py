"""Time that only passes: what is to happen in a minute happens in a minute, whatever is done to the wall clock."""

from __future__ import annotations

from collections.abc import Callable


class Steady:
    """Tells seconds by another clock, and stands still where that one is set back.

    Of the time between the last look at it and the setting back nothing is lost but that: whoever waits by this
    clock looks at it every second.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = now()
        self._behind = 0.0

    def __call__(self) -> float:
        """Return the time, in Unix seconds."""
        now = self._now()
        self._behind += max(0.0, self._last - now)
        self._last = now
        return now + self._behind
