"""Building decks: what they cost, whether they are legal, and random ones to try the rules with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.tactics2gm.cards import Side
from engine.tactics2gm.library import LIBRARY

_INFANTRY = 6
"""Infantry Units that a random deck has at least."""
_AIRCRAFT = 2
"""Aircraft that a random deck has at most."""


def cost(cards: Mapping[str, int]) -> int:
    """Add up the points of a deck (TG-008); raises KeyError for a card that does not exist."""
    return LIBRARY.cost(cards)


def legal(side: Side, cards: Mapping[str, int], points: int) -> bool:
    """Tell whether a deck is within the limit of points (TG-006, TG-008) and the cards printed for its side."""
    return not any(LIBRARY.faults(side, cards)) and cost(cards) <= points


def random_deck(rng: Random, side: Side, points: int) -> dict[str, int]:
    """Make a legal deck near the limit: mostly Units, few aircraft, a quarter of the points for Support cards."""
    units = [card for card in LIBRARY.units.values() if card.side == side for _ in range(card.copies)]
    rng.shuffle(units)
    infantry = [card.id for card in units if card.infantry]
    others = [card.id for card in units if not card.infantry and not card.aircraft]
    others += [card.id for card in units if card.aircraft][:_AIRCRAFT]
    others += infantry[_INFANTRY:]
    rng.shuffle(others)
    supports = [card.id for card in LIBRARY.supports.values() for _ in range(card.copies_of(side))]
    rng.shuffle(supports)
    deck = Counter(infantry[:_INFANTRY])
    _fill(deck, supports, cost(deck) + points // 4)
    _fill(deck, others, points)
    _fill(deck, list((Counter(supports) - deck).elements()), points)
    return dict(deck)


def _fill(deck: Counter[str], cards: list[str], points: int) -> None:
    """Add every card that does not bring the deck beyond so many points."""
    spent = cost(deck)
    for card in cards:
        price = cost({card: 1})
        if spent + price <= points:
            deck[card] += 1
            spent += price
