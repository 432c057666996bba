"""Numbers that cards and damage change: listed with their sources, summed when asked for.

Whether two equal cards may change one thing is for the rules of each game that let them be played.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Modifier(NamedTuple):
    """One change of a number: where it comes from (a card's or effect's id, or a rule's number) and how much."""

    source: str
    amount: int


def summed(modifiers: Collection[Modifier]) -> int:
    """Add modifiers up."""
    return sum([modifier.amount for modifier in modifiers]) if modifiers else 0
