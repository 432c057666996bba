"""A match of Warfighter as data: what lies open, and beside it hands and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from engine.core.flow import Flow
from engine.core.protocol import MatchState, Option, Seat
from engine.warfighter.field import Field, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.packs import having
from engine.warfighter.printed import Printed

Steps: TypeAlias = dict[str, Callable[..., None]]
"""Steps of the agenda, by name."""
Actions: TypeAlias = dict[str, Callable[..., None]]
"""What is done with a verb: ``action(flow, soldier, *rest)``."""
PASS: Option = ("pass",)
"""The act with which a seat is done."""
RESUME: Option = ("resume",)
"""The act with which it takes that back, as long as others are not done (WF-R46)."""
SQUAD, HOSTILES = "squad", "hostiles"
"""The sides."""


class Pile(msgspec.Struct, kw_only=True):
    """A deck, its next card last, and its discards."""

    cards: list[str] = []
    discards: list[str] = []


class WarfighterState(MatchState, Printed, kw_only=True, dict=True):
    """The whole match."""

    field: Field
    hands: dict[int, list[str]] = {}
    """Action and Location cards by the number of their Player Soldier."""
    looks: dict[int, list[str]] = {}
    """Locations at which a scout looks, by his number."""
    actions_deck: Pile = msgspec.field(default_factory=Pile)
    locations_deck: Pile = msgspec.field(default_factory=Pile)
    hostiles_deck: Pile = msgspec.field(default_factory=Pile)
    events_deck: Pile = msgspec.field(default_factory=Pile)

    def hand(self, soldier: Soldier) -> list[str]:
        """Return the hand of a Soldier; empty for one who has none (WF-R42)."""
        return self.hands.get(soldier.no, [])

    def action_cards(self, soldier: Soldier) -> list[str]:
        """List the Action cards of a hand."""
        return [card for card in self.hand(soldier) if card in LIBRARY.actions]

    def location_cards(self, soldier: Soldier) -> list[str]:
        """List the Location cards of a hand."""
        return [card for card in self.hand(soldier) if card in having(card).locations]

    def payers(self, seat: Seat) -> list[Soldier]:
        """List the Player Soldiers of a seat, from whose hands it pays."""
        return [soldier for soldier in self.field.of(seat) if soldier.is_player]


Playing: TypeAlias = Flow[WarfighterState]
