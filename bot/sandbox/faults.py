"""Failures on request: the next requests that match are answered with what a test wants."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Fault(Struct):
    """An answer that replaces the real one, a number of times."""

    match: re.Pattern[str]
    status: int
    body: Any
    headers: Mapping[str, str]
    times: int


class Faults:
    """The failures that are still to come."""

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
    ) -> None:
        """Answer the next `times` requests whose "METHOD /path" (below /api/v10) matches the regex."""
        self._faults.append(Fault(re.compile(match), status, body, headers or {}, times))

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
