"""What is chosen at /new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.protocol import Seat
from engine.core.registry import game as find_game


class Setup(NamedTuple):
    """What is to be played: it says how many seats there are, and of which sides."""

    game: str
    scenario: str
    options: dict[str, Any]

    @property
    def rules(self) -> Game[Any, Any]:
        """The rules of the game."""
        return find_game(self.game)

    @property
    def seats(self) -> range:
        """The seats."""
        return range(self.rules.seats(self.scenario, self.options))

    def side(self, seat: Seat) -> str:
        """Return the side of a seat."""
        return self._sides[seat]

    def names(self, seat: Seat) -> Mapping[str, str]:
        """Name a seat, by language: by its side, and by its place there where several play it."""
        return self.rules.name(*self.rules.seated(seat, self._sides)) or {}

    def id(self, seat: Seat) -> str:
        """Return the id by which a seat is chosen."""
        return self.rules.seated(seat, self._sides)[1]

    @property
    def _sides(self) -> tuple[str, ...]:
        return self.rules.sides(self.scenario, self.options)
