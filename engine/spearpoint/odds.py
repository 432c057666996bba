"""What two ten-sided dice promise."""

from __future__ import annotations

from functools import cache


def ways(needed: int) -> int:
    """Count the rolls of 2D10, of 100, whose sum is at least this; also the chance in percent."""
    if needed <= 11:
        return 100 - (max(needed, 2) - 2) * (max(needed, 2) - 1) // 2
    return (21 - needed) * (22 - needed) // 2 if needed <= 20 else 0


def hits(needed: int, bonus: int = 0, friendly_to: int = 3) -> int:
    """Return the chance in percent that an attack roll hits: special sums by the natural roll (SP-R07)."""
    return ways(max(friendly_to + 1, min(needed - bonus, 19)))


@cache
def mean_damage(index: int, defense: int) -> float:
    """Return the Net Damage to be expected of a hit: 1D10 + index - defense, never below 0."""
    return sum(max(0, die + index - defense) for die in range(1, 11)) / 10
