"""A finished match in numbers, as its game counts it; for reports over thousands of matches."""

from __future__ import annotations

from typing import NamedTuple


class CardStats(NamedTuple):
    """What became of one card in one match: how often it came into play, was lost, and what it scored."""

    came: int = 0
    lost: int = 0
    points: int = 0


class MatchStats(NamedTuple):
    """A match in numbers.

    ``first`` is the id of the side that had the first initiative, whatever that means in its game; empty if none.
    ``length`` is in turns.
    """

    length: int
    first: str = ""
    cards: dict[str, CardStats] = {}
