"""Preparation of the standard game for two (SP-001 to SP-009)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.decks import picks as picks_of
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.game import Objection
from engine.core.protocol import Decision, Option, Seat
from engine.core.words import msg
from engine.spearpoint.cards import Side
from engine.spearpoint.deckbuilding import DECKS, side_of
from engine.spearpoint.library import HAND, LIBRARY
from engine.spearpoint.state import SIDES, Player, SpearpointState

COMMANDS_DEALT = 3
"""Command cards dealt to each player (SP-008)."""


def copies(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Name each of some cards by its id and which copy it is, from 1."""
    seen: dict[str, int] = {}
    named = []
    for card in cards:
        seen[card] = copy = seen.get(card, 0) + 1
        named.append((card, copy))
    return named


def deck_cards(picks: list[Option]) -> list[str]:
    """Give the cards of a deck that was picked: ready-made, or card by card; in the order of the files."""
    if picks and picks[0][0] == "deck":
        deck = LIBRARY.decks[str(picks[0][1])]
        return [card for card, number in deck.cards.items() for _ in range(number)]
    chosen = Counter(str(pick[1]) for pick in picks)
    return [card for card in LIBRARY.units for _ in range(chosen[card])]


# ------------------------------------------------------------------ the deck


def deal(scenario: str, options: dict[str, Any], dice: Dice) -> SpearpointState:
    """Make the first state: nothing chosen, nothing dealt."""
    state = SpearpointState(
        scenario=scenario,
        options=options,
        dice=dice,
        seats=2,
        players=[Player(), Player()],
        command_deck=[card.id for card in LIBRARY.commands.values() for _ in range(card.copies)],
        damage_deck=list(LIBRARY.damage),
    )
    state.agenda = [["begin"], ["ask_hand"], ["ask_deck"]]
    return state


def deck_options(side: Side, scenario: str, options: Mapping[str, Any]) -> list[Option]:
    """SP-001, SP-002 List the ready-made decks of a side, and its Units as often as one may take them (SP-R01)."""
    pool = DECKS.pool(side, scenario, options)
    found: list[Option] = [deck.pick for deck in DECKS.ready(pool)]
    return found + picks_of({card.id: card.most for card in pool.cards.values()})


def ask_deck(flow: Flow[SpearpointState]) -> None:
    """SP-001 Ask both players for their Reserves decks."""
    for seat, side in enumerate(SIDES):
        options = deck_options(side, flow.state.scenario, flow.state.options)
        flow.ask(seat, "deck", options, most=len(options), sealed=True)


def object_to_deck(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-001 A deck costs 80 to 100 points, Units and Crews together (SP-R02)."""
    if any(pick[0] == "deck" for pick in picks):
        return Objection(msg("spearpoint-refused-one-deck")) if len(picks) > 1 else None
    pool = DECKS.pool(side_of(decision), state.scenario, state.options)
    return next(iter(DECKS.objections(pool, Counter(deck_cards(picks)))), None)


# ------------------------------------------------------------------ the starting hand


def ask_hand(flow: Flow[SpearpointState]) -> None:
    """SP-003 Take the decks, and ask both players for their starting hands of four Units."""
    for seat, player in enumerate(flow.state.players):
        ((_, picks),) = flow.close("deck", seat)
        player.reserves = deck_cards(picks)
    for seat in range(2):
        options = hand_options(flow.state, seat)
        flow.ask(seat, "hand", options, least=HAND, most=HAND, sealed=True)


def hand_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """List every card of a seat's deck."""
    return [("card", card, copy) for card, copy in copies(state.players[seat].reserves)]


def begin(flow: Flow[SpearpointState]) -> None:
    """SP-003, SP-008, SP-009 Shuffle the decks, deal the Command cards, and let the first Turn begin."""
    state = flow.state
    for seat, player in enumerate(state.players):
        ((_, picks),) = flow.close("hand", seat)
        player.units = [str(pick[1]) for pick in picks]
        for card in player.units:
            player.reserves.remove(card)
        flow.shuffle(f"reserves-{seat}", player.reserves)
    flow.shuffle("command-deck", state.command_deck)
    flow.shuffle("damage-deck", state.damage_deck)
    for seat, player in enumerate(state.players):
        player.commands = [state.command_deck.pop(0) for _ in range(COMMANDS_DEALT)]
        flow.emit("dealt", {seat: {"cards": list(player.commands)}}, seat=seat, number=COMMANDS_DEALT)
    state.first = state.dice.roll("first", faces=2)[0] - 1
    flow.push("turn")
    flow.push("standing")
