"""Drawing and discarding (WF-003, WF-R07)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.warfighter.field import Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.packs import having
from engine.warfighter.state import Pile, Playing, WarfighterState

Deck: TypeAlias = Literal["actions", "locations", "hostiles", "events"]


def pile(state: WarfighterState, deck: Deck) -> Pile:
    """Return a deck with its discards."""
    found: Pile = getattr(state, f"{deck}_deck")
    return found


def draw(flow: Playing, deck: Deck) -> str | None:
    """Draw the next card; the discards are shuffled once the deck is empty. None where both are."""
    cards = pile(flow.state, deck)
    flow.barrier = True
    if not cards.cards and cards.discards:
        cards.cards, cards.discards = sorted(cards.discards), []
        flow.shuffle(deck, cards.cards)
        flow.emit("reshuffled", deck=deck)
    return cards.cards.pop() if cards.cards else None


def discard(state: WarfighterState, card: str) -> None:
    """Put a card on the discards of its deck."""
    if card in LIBRARY.actions:
        state.actions_deck.discards.append(card)
    elif card in having(card).locations:
        state.locations_deck.discards.append(card)
    elif card in having(card).hostiles:
        state.hostiles_deck.discards.append(card)
    else:
        state.events_deck.discards.append(card)


def spend(state: WarfighterState, soldier: Soldier, *cards: str | int) -> None:
    """Discard cards from a hand."""
    for card in cards:
        state.hands[soldier.no].remove(str(card))
        discard(state, str(card))


def draw_to_hand(flow: Playing, soldier: Soldier, deck: Deck, number: int) -> None:
    """Draw cards into a hand; others see how many, and from which deck."""
    drawn = [card for card in (draw(flow, deck) for _ in range(number)) if card is not None]
    if drawn:
        flow.state.hands.setdefault(soldier.no, []).extend(drawn)
        told = {seat: {"cards": [*drawn]} for seat in readers(flow.state, soldier)}
        flow.emit("drew", told, soldier=soldier.card, deck=deck, number=len(drawn))


def readers(state: WarfighterState, soldier: Soldier) -> list[int]:
    """List the seats that see a hand (WF-R42): all of them unless hands are closed."""
    if state.options.get("closed_hands"):
        return sorted({soldier.owner, soldier.seat})
    return [*range(state.seats)]
