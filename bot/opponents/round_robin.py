"""Everybody plays everybody, and each pair plays both sides, in the same round."""

from __future__ import annotations

from collections.abc import Sequence

LEAST, MOST = 4, 8


def rounds(people: int) -> int:
    """Return how many rounds it takes."""
    return people - 1 + people % 2


def pairs(people: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Pair people for a round, from 1: one stays where he is, and the others go round him.

    Of an odd number one has nobody to play.
    """
    circle: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    fixed, others = circle[0], circle[1:]
    turned = number % len(others)
    order = [fixed, *others[turned:], *others[:turned]]
    half = len(order) // 2
    found = zip(order[:half], reversed(order[half:]), strict=True)
    return [(one, other) for one, other in found if one is not None and other is not None]
