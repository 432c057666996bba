"""Failures on request: the next requests that match are answered with what a test wants, or kept waiting."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from bot.sandbox.server import ratelimits


class Fault(Struct):
    """What befalls a request, a number of times.

    With a `held`, the request waits for it and is then answered as ever. Otherwise `status`, `body` (bytes go as
    they are, anything else as JSON) and `headers` replace the answer; if it `happens`, what was asked for is done
    all the same, and only the answer is lost.
    """

    match: re.Pattern[str]
    times: int
    status: int = 200
    body: Any = None
    headers: Mapping[str, str] = {}
    happens: bool = False
    held: "Held | None" = None


class Held:
    """A request that waits at the door."""

    def __init__(self) -> None:
        self._arrived, self._released = asyncio.Event(), asyncio.Event()

    async def arrived(self) -> None:
        """Wait until the request has come."""
        await self._arrived.wait()

    def release(self) -> None:
        """Let it in, and answer it."""
        self._released.set()

    async def wait(self) -> None:
        """Be the request: arrive, and wait."""
        self._arrived.set()
        await self._released.wait()


class Faults:
    """The failures that are still to come. `match` is always a regex for "METHOD /path", below /api/v10."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(
        self,
        match: str,
        *,
        status: int,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        times: int = 1,
        happens: bool = False,
    ) -> None:
        """Replace the answers to the next `times` requests; `happens`: they have their effect all the same."""
        self._faults.append(Fault(re.compile(match), times, status, body, headers or {}, happens))

    def refuse(self, match: str, error: tuple[int, int, str], *, times: int = 1) -> None:
        """Answer with one of Discord's errors: status, code, sentence (see `errors`)."""
        status, code, message = error
        self.add(match, status=status, body={"message": message, "code": code}, times=times)

    def rate_limit(
        self, match: str, *, seconds: float, scope: Literal["user", "shared", "global"] = "user", times: int = 1
    ) -> None:
        """Answer 429 as Discord does: with the seconds to wait in body and headers, and a Via header."""
        body, headers = ratelimits.too_many(seconds, scope)
        self.add(match, status=429, body=body, headers=headers, times=times)

    def ban(self, match: str, *, times: int = 1) -> None:
        """Answer 429 as Cloudflare does for Discord: no JSON, no Via, not a word on when to come back."""
        self.add(match, status=429, body=b"error code: 1015", times=times)

    def hold(self, match: str) -> Held:
        """Keep the next such request waiting until it is released."""
        held = Held()
        self._faults.append(Fault(re.compile(match), 1, held=held))
        return held

    def clear(self) -> None:
        """Fail no more."""
        self._faults.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first fault for this request and count it."""
        for fault in self._faults:
            if fault.match.search(f"{method} {path}"):
                fault.times -= 1
                if not fault.times:
                    self._faults.remove(fault)
                return fault
        return None
