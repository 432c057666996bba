"""Counting all cards, and dealing anew what a viewer cannot know; for the laws and for leak tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, get_args

from engine.core.game import Game
from engine.core.protocol import Decision, Seat
from engine.warfighter import cards_in_hand, decks, events, soldier_turn
from engine.warfighter.build_view import sees
from engine.warfighter.decks import Deck
from engine.warfighter.state import PASS, WarfighterState


def census(state: WarfighterState) -> Mapping[str, int]:
    """Count the cards of the four decks wherever they are."""
    field = state.field
    found = Counter[str]()
    for deck in get_args(Deck):
        pile = decks.pile(state, deck)
        found.update(pile.cards)
        found.update(pile.discards)
    for cards in (*state.hands.values(), *state.looks.values()):
        found.update(cards)
    found.update(hostile.card for hostile in field.hostiles)
    found.update(support.card for support in field.supports)
    found.update(laid.card for soldier in field.soldiers for laid in soldier.laid)
    found.update(place.card for place in field.row[1 : field.end] if place.card)
    return found


def resample_hidden(
    game: Game[WarfighterState, Any], state: WarfighterState, viewer: Seat | None, rng: Random
) -> WarfighterState:
    """Shuffle the decks, deal other hands to those whose hands the viewer does not see, change the seed."""
    other = game.decode(game.encode(state))
    if other.outcome is not None:
        return other
    other.dice.seed = rng.randbytes(32).hex()
    for deck in ("hostiles", "events"):
        rng.shuffle(decks.pile(other, deck).cards)
    _other_hands(other, viewer, rng)
    _other_answers(game, other, viewer, rng)
    return other


def hidden_holders(state: WarfighterState, viewer: Seat | None) -> list[list[str]]:
    """List the hands that a viewer does not see, and what scouts look at."""
    hidden = [s.no for s in state.field.soldiers if s.no in state.hands and not sees(state, viewer, s)]
    return [cards[no] for no in hidden for cards in (state.hands, state.looks) if no in cards]


def _other_hands(state: WarfighterState, viewer: Seat | None, rng: Random) -> None:
    """Mix hidden hands and what scouts look at with the decks, card for card of the same kind."""
    holders = hidden_holders(state, viewer)
    locations = state.catalog.locations
    for deck, are_locations in ((state.actions_deck, False), (state.locations_deck, True)):
        held = (*holders, deck.cards)
        places = [(h, at) for h in held for at, card in enumerate(h) if (card in locations) == are_locations]
        cards = [holder[at] for holder, at in places]
        rng.shuffle(cards)
        for (holder, at), card in zip(places, cards, strict=True):
            holder[at] = card


def _other_answers(
    game: Game[WarfighterState, Any], state: WarfighterState, viewer: Seat | None, rng: Random
) -> None:
    """List anew what others may do, and let them have given other standing orders."""
    for decision in state.open:
        if decision.seat == viewer:
            continue
        ask_anew(state, decision)
        if decision.id in state.answers:
            state.answers[decision.id] = game.sample(state, decision, rng)


def offers_by_hand(decision: Decision) -> bool:
    """Return whether what a question offers depends on the cards that its seat holds."""
    return decision.kind in {"soldiers", "hands", "event"} and not decision.optional


def ask_anew(state: WarfighterState, decision: Decision) -> None:
    """Put a question again, to the hands that its seat holds now."""
    if not offers_by_hand(decision):
        return
    if decision.kind == "soldiers":
        decision.options = soldier_turn.offers(state, decision.seat)
    elif decision.kind == "hands":
        decision.options = cards_in_hand.offer_errand(state, decision.seat)
    else:
        decision.options = [*events.offers(state, decision.seat), PASS]
