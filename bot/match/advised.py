"""What was advised lately: a panel shows it, and the press that seals it asks for the same again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from engine.core.protocol import Option, Seat

KEPT = 256
"""Questions of which the answer is remembered, of 100 bytes each."""


class Advised:
    """Has what is advised worked out once for each state of a match; secret, as that is."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[bytes, Seat, int], tuple[Option, ...]] = OrderedDict()

    def of(self, state: bytes, seat: Seat, decision: int, work_out: Callable[[], list[Option]]) -> list[Option]:
        """Return what a seat is advised for a decision; ``state`` is the digest of that in which it is asked."""
        key = state, seat, decision
        found = self._known.pop(key, None)
        if found is None:
            found = tuple(work_out())
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return list(found)
