"""Identifiers that carry their time: reference#snowflakes."""

from bot.sandbox.clock import Clock

EPOCH = 1_420_070_400_000  # the first second of 2015, in milliseconds


class Snowflakes:
    """A source of identifiers that only ever grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> str:
        """Return the next identifier, as the API writes it: decimal digits in a string."""
        now = int(self._clock.time() * 1000) - EPOCH
        self._last = max(self._last + 1, now << 22)
        return str(self._last)
