"""What an object keeps in memory, for tests of what is forgotten."""

from __future__ import annotations

import gc
from collections.abc import Collection
from types import FunctionType, ModuleType

_BEYOND = (type, ModuleType, FunctionType)
"""Whatever is reached through these belongs to somebody else."""


def numbers_held(keeper: object, among: Collection[int]) -> set[int]:
    """Return those of these numbers that an object keeps, however deep."""
    found: set[int] = set()
    seen: set[int] = set()
    ahead = [keeper]
    while ahead:
        one = ahead.pop()
        if isinstance(one, int):
            found.add(one)
        elif id(one) not in seen and not isinstance(one, _BEYOND):
            seen.add(id(one))
            ahead += gc.get_referents(one)
    return found.intersection(among)
