"""Who is at the table just now: people who pressed something, or gave a command, in a thread."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.steady_clock import Steady

LATELY = 180.0
"""Seconds for which somebody is taken to look at the thread in which he pressed something."""
_KEPT = 1000


class Presence:
    """Remembers nothing that matters: after a restart, whoever is asked something is written to at once."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = Steady(now)
        self._last: dict[tuple[int, int], float] = {}

    def note(self, channel_id: int | None, user_id: int) -> None:
        """Note that somebody has pressed something in a channel."""
        if channel_id is None:
            return
        if len(self._last) >= _KEPT:
            since = self._now() - LATELY
            self._last = {key: at for key, at in self._last.items() if at > since}
        self._last[channel_id, user_id] = self._now()

    def lasts(self, channel_id: int | None, user_id: int) -> float:
        """Return for how many seconds more somebody is taken to be there; 0 if he is not."""
        last = self._last.get((channel_id or 0, user_id))
        return 0.0 if last is None else max(0.0, last + LATELY - self._now())
