"""What is kept about one person."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

Kept: TypeAlias = dict[str, list[dict[str, Any]]]
"""Everything kept about somebody, as JSON would have it: rows by what they are about."""


class Holding(NamedTuple):
    """What somebody has to leave before he can be forgotten: matches that are not over, and tournaments."""

    matches: list[int]
    tournaments: list[int]

    @property
    def anything(self) -> bool:
        """Whether there is any of it."""
        return bool(self.matches or self.tournaments)
