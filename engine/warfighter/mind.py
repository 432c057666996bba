"""What the computer needs to think about Warfighter: what a seat may know, and other worlds.

The Hostiles are rules and the table lies open: hidden are the order of the decks, and closed hands (WF-R42).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, get_args

from engine.core.dice import VERSION, Dice
from engine.core.game import Game
from engine.core.mind import NO_SEED, UNKNOWN, Mind
from engine.core.protocol import Seat
from engine.warfighter import decks
from engine.warfighter.decks import Deck
from engine.warfighter.resample_hidden import ask_anew, hidden_holders, offers_by_hand
from engine.warfighter.state import Pile, WarfighterState

UNKNOWN_LOCATION = "?location"
"""What stands for a Location that the seat does not know: of which kind a card is can be seen from behind."""


class WarfighterMind(Mind[WarfighterState]):
    """Cards that a seat does not see lie with the deck they came from: what they are together is known."""

    whims: ClassVar[float] = 0.3

    def veil(self, game: Game[WarfighterState, Any], state: WarfighterState, seat: Seat) -> WarfighterState:
        """Leave out the order of all decks, hands that are closed, and what others have ordered."""
        veiled = game.decode(game.encode(state))
        veiled.dice = Dice(version=VERSION, seed=NO_SEED)
        for cards in hidden_holders(veiled, seat):
            for at, card in enumerate(cards):
                is_location = card in veiled.catalog.locations
                _home(veiled, is_location=is_location).cards.append(card)
                cards[at] = UNKNOWN_LOCATION if is_location else UNKNOWN
        for deck in get_args(Deck):
            decks.pile(veiled, deck).cards.sort()
        for decision in veiled.open:
            if decision.seat != seat:
                veiled.answers.pop(decision.id, None)
                if offers_by_hand(decision):
                    decision.options = []
        return veiled

    def imagine(
        self, game: Game[WarfighterState, Any], veiled: WarfighterState, seat: Seat, rng: Random
    ) -> WarfighterState:
        """Shuffle the decks, and deal closed hands from them."""
        world = game.decode(game.encode(veiled))
        world.dice = Dice(version=VERSION, seed=rng.randbytes(32).hex())
        for deck in get_args(Deck):
            rng.shuffle(decks.pile(world, deck).cards)
        for cards in hidden_holders(world, seat):
            for at, card in enumerate(cards):
                cards[at] = _home(world, is_location=card == UNKNOWN_LOCATION).cards.pop()
        for decision in world.open:
            if decision.seat != seat:
                ask_anew(world, decision)
        return world


def _home(state: WarfighterState, *, is_location: bool) -> Pile:
    return state.locations_deck if is_location else state.actions_deck
