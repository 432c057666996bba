"""Standing orders: what a seat wants to be asked, and what its cards shall do by themselves, the whole match long.

They are given in advance and say nothing about the hand, so that neither silence nor delay tells anything.
"""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.spearpoint.cards import Timing
from engine.spearpoint.state import SpearpointState

STOPS: tuple[str, ...] = ("after_reveal", "attacks", "reactions", "end_of_combat")
"""The moments at which a seat may want the match to stop for it."""
REACTIONS: tuple[Timing, ...] = ("on_own_unit_destroyed", "reaction")
"""Windows whose cards may be played by themselves."""


def options(state: SpearpointState) -> list[Option]:
    """List what may be ordered for the whole match."""
    cards = state.catalog.commands.values()
    found: list[Option] = [("stop", moment) for moment in STOPS]
    return found + [("auto", card.id) for when in REACTIONS for card in cards if card.when == when]


def ask(flow: Flow[SpearpointState]) -> None:
    """Let each seat leave standing orders; nobody waits for them, and they may be changed at any time."""
    found = options(flow.state)
    for seat in range(flow.state.seats):
        flow.ask(seat, "standing", list(found), least=0, most=len(found), sealed=True, optional=True)


def orders(state: SpearpointState, seat: Seat) -> list[Option]:
    """Return the standing orders of a seat."""
    for decision in state.open:
        if decision.kind == "standing" and decision.seat == seat:
            return state.answers.get(decision.id, [])
    return []


def stops_for(state: SpearpointState, seat: Seat, moment: str) -> bool:
    """Return whether the match stops for a seat: it wants that and holds Command cards (how many is public)."""
    return bool(state.players[seat].commands) and ("stop", moment) in orders(state, seat)


def plays_by_itself(state: SpearpointState, seat: Seat, when: Timing, unit: int) -> str | None:
    """Find a card in hand that shall be played now for a unit: by this Turn's orders, or by standing ones."""
    player = state.players[seat]
    for card in player.commands:
        if state.catalog.commands[card].when == when and (
            ("play", card, unit) in player.plans or ("auto", card) in orders(state, seat)
        ):
            return card
    return None
