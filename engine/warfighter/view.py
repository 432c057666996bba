"""What one viewer knows of a match."""

from __future__ import annotations

import msgspec

from engine.core.protocol import View
from engine.warfighter.field import Field
from engine.warfighter.printed import Printed


class HandView(msgspec.Struct, kw_only=True):
    """A hand: how many cards and Locations it holds is public (WF-R42)."""

    number: int
    locations: int
    cards: list[str]
    """The cards, for those who see them."""
    seen: bool
    looks: list[str]
    """Locations at which the Soldier looks, for those who see his hand."""


class WarfighterView(View, Printed, kw_only=True, dict=True):
    """What a viewer knows."""

    field: Field
    turns: int
    rp: int
    """RP of the squad as it is now."""
    hands: dict[int, HandView]
    """By the number of the Soldier."""
    decks: dict[str, int]
    """Cards left, by deck."""
    discards: dict[str, list[str]]
    """In the order of the alphabet."""
    sides: list[str]

    @property
    def number(self) -> int:
        """The number of the turn, counted from 1."""
        return self.turns - self.field.turn + 1

    @property
    def stage(self) -> str:
        """How far the squad has come in its first turn: to explore, to advance, to attack, or to end it."""
        field = self.field
        if not field.rightmost:
            return "explore"
        if not any(soldier.moves for soldier in field.soldiers):
            return "advance"
        return "end" if any(soldier.attacked for soldier in field.soldiers) else "attack"
