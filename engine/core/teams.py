"""Who stands with whom, worked out once for a table: the seats of each side, allies and enemies."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

from engine.core.protocol import Seat

Side = TypeVar("Side", bound=Hashable)
"""A number or an id, as the game tells its sides apart."""


class Teams(Generic[Side]):
    """The side of every seat, also of those that nobody plays.

    There may be any number of sides: all who play may be on one, and those whom the rules play on another.
    """

    def __init__(self, sides: Iterable[Side]) -> None:
        self.sides = tuple(sides)
        """By seat."""
        self._members = {
            side: tuple(seat for seat, other in enumerate(self.sides) if other == side) for side in self.sides
        }
        self._allies = tuple(
            (seat, *(other for other in self._members[side] if other != seat))
            for seat, side in enumerate(self.sides)
        )
        self._enemies = tuple(
            tuple(other for other, its in enumerate(self.sides) if its != side) for side in self.sides
        )

    def side(self, seat: Seat) -> Side:
        """Return the side of a seat."""
        return self.sides[seat]

    def members(self, side: Side) -> tuple[Seat, ...]:
        """List the seats of a side, the lowest first; none of a side without seats."""
        return self._members.get(side, ())

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """List a seat, and behind it those with whom it shares its side."""
        return self._allies[seat]

    def enemies(self, seat: Seat) -> tuple[Seat, ...]:
        """List the seats of all other sides, the lowest first."""
        return self._enemies[seat]

    def together(self, one: Seat, other: Seat) -> bool:
        """Return whether two seats are on one side."""
        return self.sides[one] == self.sides[other]

    def place(self, seat: Seat) -> int:
        """Return the place of a seat among those of its side, from 0."""
        return self._members[self.sides[seat]].index(seat)
