"""What the computer needs to think about 2GM Tactics: what a seat may know, and other worlds."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

from engine.core.dice import VERSION, Dice
from engine.core.game import Game
from engine.core.mind import NO_SEED, UNKNOWN, Mind
from engine.core.protocol import Seat
from engine.core.selfplay import as_advised
from engine.tactics2gm import setup
from engine.tactics2gm.build_view import knows
from engine.tactics2gm.deckbuilding import DECKS
from engine.tactics2gm.mines import CHARGES
from engine.tactics2gm.resample_hidden import ask_anew, chosen_from, free_for_mines, hidden_options
from engine.tactics2gm.state import SIDES, TacticsState

NOWHERE = -1
"""Where a mine lies of which the seat knows only that it is there."""


class TacticsMind(Mind[TacticsState]):
    """Hands, decks, mines, sealed answers and standing orders are hidden; the field is open."""

    whims: ClassVar[float] = 0.35

    def veil(self, game: Game[TacticsState, Any], state: TacticsState, seat: Seat) -> TacticsState:
        """Leave out what others hold and have sealed, where their mines lie, and the order of all decks."""
        veiled = game.decode(game.encode(state))
        veiled.dice = Dice(version=VERSION, seed=NO_SEED)
        for other, player in enumerate(veiled.players):
            if other == seat or chosen_from(state, seat, other):
                player.deck.sort()
            else:
                player.hand, player.deck = [UNKNOWN] * len(player.hand), [UNKNOWN] * len(player.deck)
        for mine in veiled.mines:
            if not knows(seat, mine):
                mine.card, mine.at = UNKNOWN, NOWHERE
            mine.seen_by = [one for one in mine.seen_by if one == seat]
        for decision in veiled.open:
            if decision.seat == seat:
                continue
            if veiled.answers.pop(decision.id, None) is not None and not decision.optional:
                veiled.answers[decision.id] = []
            if hidden_options(state, decision, seat):
                decision.options, decision.max = [], decision.min
        veiled.answers = dict(sorted(veiled.answers.items()))
        return veiled

    def imagine(
        self, game: Game[TacticsState, Any], veiled: TacticsState, seat: Seat, rng: Random
    ) -> TacticsState:
        """Deal the others hands, decks and mines that they might have; they have answered as is advised."""
        world = game.decode(game.encode(veiled))
        world.dice = Dice(version=VERSION, seed=rng.randbytes(32).hex())
        for other, player in enumerate(world.players):
            if UNKNOWN in player.hand or UNKNOWN in player.deck:
                _deal(world, other, rng)
            rng.shuffle(player.deck)
        _lay_mines(world, rng)
        others = [decision for decision in world.open if decision.seat != seat]
        for decision in others:
            if hidden_options(world, decision, seat):
                ask_anew(world, decision)
        sealed = [d for d in others if world.answers.pop(d.id, None) is not None]
        for decision in sealed:
            world.answers[decision.id] = as_advised(game, world, decision, rng)
        return world


def _deal(state: TacticsState, seat: Seat, rng: Random) -> None:
    """Deal a hand and a deck from a ready-made one that holds all that was seen of it, else from the box."""
    player = state.players[seat]
    number, army = len(player.hand) + len(player.deck), SIDES[player.side]
    seen = Counter(player.discard)
    seen.update(unit.card for unit in state.units if unit.seat == seat)
    seen.update(lasting.card for unit in state.units for lasting in unit.cards if lasting.seat == seat)
    recruits = setup.recruits(state.catalog, army)
    gone = Counter(card for card in state.removed if card in recruits)
    decks = DECKS.ready(DECKS.pool(army, state.scenario, state.options))
    left = [list((Counter(deck.cards) - seen - gone).elements()) for deck in decks]
    mines = sum(mine.seat == seat for mine in state.mines)
    fitting = [cards for cards in left if len(cards) == number + mines]
    cards = rng.choice(fitting) if fitting else list((Counter(recruits) - seen).elements())
    while len(cards) < number:  # two decks of one side may hold more copies than the box
        cards += recruits
    dealt = rng.sample(cards, number)
    player.hand, player.deck = dealt[: len(player.hand)], dealt[len(player.hand) :]


def _lay_mines(state: TacticsState, rng: Random) -> None:
    """Lay the mines that the seat does not know on squares where they may lie."""
    kinds = CHARGES(state.catalog)
    for mine in state.mines:
        if mine.at == NOWHERE:
            army = setup.recruits(state.catalog, SIDES[state.players[mine.seat].side])
            mine.card = rng.choice([card for card in kinds if card in army] or [*kinds])
            mine.at = rng.choice(free_for_mines(state))
