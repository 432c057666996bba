"""Paying with Action cards: entrance costs, Bolt weapons, Covert cards (WF-024, WF-046, WF-R43, WF-R44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.protocol import Option, Seat
from engine.warfighter import decks
from engine.warfighter.field import Soldier
from engine.warfighter.state import Playing, WarfighterState

MOST_WAYS = 126
"""The most ways to pay that are listed of a hand: as many as nine different cards have (WF-R93)."""


def discards(state: WarfighterState, payer: Soldier, number: int, *, without: str = "") -> list[Option]:
    """List the ways to discard so many Action cards from a hand; Locations never pay, nor does ``without``.

    WF-R93 Of a very large hand the cards pay of which it holds most, as many as leave a choice that can be read.
    """
    cards = state.action_cards(payer)
    if without:
        cards.remove(without)
    held = Counter(cards)
    cards.sort(key=lambda card: (-held[card], card))
    while _number(cards, number) > MOST_WAYS:
        cards.pop()
    return _choices(cards, number)


def _number(cards: Sequence[str], number: int) -> int:
    """Count the ways to choose so many cards, equal ones being one choice."""
    ways = [1] + [0] * number
    for held in Counter(cards).values():
        ways = [sum(ways[max(0, total - held) : total + 1]) for total in range(number + 1)]
    return ways[number]


def _choices(cards: Sequence[str], number: int) -> list[Option]:
    """List the ways to choose so many cards, equal ones being one choice."""
    left = len(cards)
    found: list[Option] = [()]
    for card, held in sorted(Counter(cards).items()):
        left -= held
        found = [
            (*way, *[card] * taken)
            for way in found
            for taken in range(max(0, number - len(way) - left), min(held, number - len(way)) + 1)
        ]
    return sorted(way for way in found if len(way) == number)


def ways(state: WarfighterState, seat: Seat, soldier: Soldier, number: int) -> list[Option]:
    """List the ways in which a seat may pay for a Soldier, as the rest of an option.

    A Player Soldier pays from his own hand; for others one of the seat's Player Soldiers does, who is named first.
    """
    if not number:
        return [()]
    if soldier.is_player:
        return discards(state, soldier, number)
    return [(payer.no, *cards) for payer in state.payers(seat) for cards in discards(state, payer, number)]


def pay(flow: Playing, soldier: Soldier, way: Option) -> None:
    """Discard the cards that a way to pay names."""
    if not way:
        return
    payer = soldier
    if not soldier.is_player:
        payer, way = flow.state.field.soldier(int(way[0])), way[1:]
    decks.spend(flow.state, payer, *way)
    flow.emit("discarded", soldier=payer.card, cards=[*way])
