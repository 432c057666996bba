"""Hands and decks: drawing, discarding, and what goes under the deck again (TG-043 to TG-045, TG-069, TG-R08)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Seat
from engine.tactics2gm.state import TacticsState

MOST = 7
"""TG-045 So many cards may stay in a hand."""


def draw(flow: Flow[TacticsState], seat: Seat, number: int) -> int:
    """Draw cards from the top, nothing from an empty deck (TG-R08); return how many came."""
    player = flow.state.players[seat]
    drawn = player.deck[:number]
    if drawn:
        del player.deck[: len(drawn)]
        player.hand += drawn
        flow.emit("drew", {seat: {"cards": drawn}}, seat=seat, number=len(drawn))
    return len(drawn)


def spend(flow: Flow[TacticsState], seat: Seat, card: str, cost: int) -> None:
    """Take a card from a hand and pay for it."""
    player = flow.state.players[seat]
    player.hand.remove(card)
    player.ap -= cost
