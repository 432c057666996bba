"""What a working process does in a test while nothing is asked."""

from __future__ import annotations

from collections.abc import Callable

PIECES = 5
_left = [PIECES]


def prepare() -> Callable[[], bool]:
    """Get ready to work through the pieces."""
    return _one


def left() -> int:
    """Count the pieces that are left."""
    return _left[0]


def _one() -> bool:
    _left[0] -= _left[0] > 0
    return _left[0] > 0
