"""Rolls and shuffles of a match in order, as its match file lists them."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import astuple

from engine.core.dice import Dice

T = TypeVar("T")


class Roll(msgspec.Struct, frozen=True, tag_field="draw", tag="roll"):
    """A roll: its act (0 is the deal), its purpose, its number for that purpose (from 0), and the results."""

    act: int
    purpose: str
    count: int
    faces: int
    rolled: list[int]

    def __str__(self) -> str:
        """Describe it in one line."""
        numbers = " ".join(map(str, self.rolled))
        return f"{self.purpose} {self.count}: {numbers} ({len(self.rolled)}d{self.faces})"


class Shuffle(msgspec.Struct, frozen=True, tag_field="draw", tag="shuffle"):
    """A shuffle: for each card in the new order, its place in the old one (from 0)."""

    act: int
    purpose: str
    count: int
    order: list[int]

    def __str__(self) -> str:
        """Describe it in one line."""
        return f"{self.purpose} {self.count}: shuffled {' '.join(map(str, self.order))}"


Draw = Roll | Shuffle


class RecordedDice(Dice, dict=True):
    """Dice that record every draw in ``draws``; ``act`` is the number of the current act.

    Neither is a field, so that a state with them is stored as it is with other dice, and equal to it.
    """

    def __post_init__(self) -> None:
        self.act = 0
        self.draws: list[Draw] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and astuple(self) == astuple(other)

    __hash__ = None  # type: ignore[assignment]

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        """Roll, and record the results."""
        count = self.counts.get(purpose, 0)
        rolled = super().roll(purpose, number, faces)
        self.draws.append(Roll(self.act, purpose, count, faces, [*rolled]))
        return rolled

    def shuffle(self, purpose: str, cards: list[T]) -> None:
        """Shuffle, and record where each card came from."""
        count = self.counts.get(purpose, 0)
        order = [*range(len(cards))]
        super().shuffle(purpose, order)
        cards[:] = [cards[place] for place in order]
        self.draws.append(Shuffle(self.act, purpose, count, order))
