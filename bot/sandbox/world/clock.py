"""What time it is in the sandbox: the computer's clock, or one that a test moves by hand."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """Something planned that can be called off."""

    def cancel(self) -> None:
        """Call it off; harmless when it has happened."""


class Clock(Protocol):
    """Seconds since 1970, and callbacks at a later time."""

    def time(self) -> float:
        """Return the time, in Unix seconds."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call the callback once, that many seconds from now."""


class WallClock:
    """The computer's clock; callbacks run on the running event loop."""

    def time(self) -> float:
        """Return the time, in Unix seconds."""
        return time.time()

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call the callback once, that many seconds from now."""
        return asyncio.get_running_loop().call_later(seconds, callback)


def timestamp(seconds: float) -> str:
    """Return Unix seconds as Discord writes times: ISO 8601 with an offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
