"""Identifiers that carry their time: reference#snowflakes."""

from bot.sandbox.world.clock import Clock

EPOCH = 1_420_070_400_000  # the first second of 2015, in milliseconds


class Snowflakes:
    """A source of identifiers that only ever grow."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self, place: str = "") -> str:  # noqa: ARG002
        """Return the next identifier, as the API writes it: decimal digits in a string.

        `place` names where it will be seen: a channel, or the one user who will see it. All places are numbered
        together, as Discord does it; a test that compares what two people see numbers each by itself.
        """
        now = int(self._clock.time() * 1000) - EPOCH
        self._last = max(self._last + 1, now << 22)
        return str(self._last)


def moment(snowflake: str) -> float:
    """Return when an identifier was given, in Unix seconds."""
    return ((int(snowflake) >> 22) + EPOCH) / 1000
