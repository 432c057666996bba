"""Numbers that cards and damage change: listed with their sources, summed when asked for."""

from __future__ import annotations

from typing import NamedTuple


class Modifier(NamedTuple):
    """One change of a number: where it comes from (a card's or effect's id, or a rule's number) and how much."""

    source: str
    amount: int


def total(base: int, modifiers: list[Modifier]) -> int:
    """Add the modifiers to the base; a source counts once, because identical cards do not add up."""
    if not modifiers:
        return base
    seen: set[str] = set()
    for source, amount in modifiers:
        if source not in seen:
            seen.add(source)
            base += amount
    return base
