"""Preparation (SP-001 to SP-009): for two and for more (SP-T02, SP-T03), as the Situation changes it (SP-011)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.decks import Pool, copies, cost
from engine.core.decks import picks as picks_of
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint import teams
from engine.spearpoint.catalog import GRADES
from engine.spearpoint.deckbuilding import DECKS, pool_of
from engine.spearpoint.packs import PACKS
from engine.spearpoint.situations import STANDARD, Muster
from engine.spearpoint.state import SIDES, Force, Player, SpearpointState


def deck_cards(picks: list[Option], options: Mapping[str, Any]) -> list[str]:
    """Return the cards of a deck that was picked: ready-made, or card by card; in the order of the catalogue."""
    catalog = PACKS.catalog(options)
    if picks and picks[0][0] == "deck":
        deck = catalog.decks[str(picks[0][1])]
        return [card for card, number in deck.cards.items() for _ in range(number)]
    chosen = Counter(str(pick[1]) for pick in picks)
    return [
        card
        for card in catalog.recruits(graded=bool(options.get(GRADES)))
        if card in chosen
        for _ in range(chosen[card])
    ]


# ------------------------------------------------------------------ the deck


def deal(scenario: str, options: dict[str, Any], dice: Dice) -> SpearpointState:
    """Make the first state: nothing chosen, nothing dealt."""
    catalog = PACKS.catalog(options)
    state = SpearpointState(
        scenario=scenario,
        options=options,
        dice=dice,
        seats=teams.seats(scenario, options),
        players=[Player() for _ in range(teams.seats(scenario, options))],
        forces=[Force(), Force()],
        command_deck=[card.id for card in catalog.commands.values() for _ in range(card.copies)],
        damage_deck=list(catalog.damage),
    )
    state.agenda = [["begin"], ["ask_hand"], ["take_decks"], ["ask_deck"]]
    return state


def muster(state: SpearpointState, seat: Seat) -> Muster:
    """Return what the Situation says of a seat's forces."""
    return state.situation.muster(SIDES[state.teams.side(seat)])


def deck_options(pool: Pool) -> list[Option]:
    """SP-001, SP-002 List the ready-made decks that suit, and the Units as often as one may take them (SP-R01)."""
    found: list[Option] = [deck.pick for deck in DECKS.ready(pool)]
    return found + picks_of({card.id: card.most for card in pool.cards.values()})


def ask_deck(flow: Flow[SpearpointState]) -> None:
    """SP-001 Ask the players for their Reserves decks; where allies share their points, one before the other.

    The General's Orders are read before that (SP-011).
    """
    state = flow.state
    if state.scenario != STANDARD:
        flow.emit("situation", scenario=state.scenario)
        for side in SIDES:
            flow.emit("general", side=side, orders=f"{state.scenario}/{side}")
    shared = teams.share_points(state.seats)
    for seat in range(state.seats):
        if not shared or state.teams.place(seat) == 0:
            options = deck_options(_pool(state, seat))
            flow.ask(seat, "deck", options, most=len(options), sealed=True)
    if shared:
        flow.push("ask_second_deck")


def ask_second_deck(flow: Flow[SpearpointState]) -> None:
    """SP-T02 Ask the second ally of either side, who has what the first has left of their points."""
    state = flow.state
    for side in range(2):
        take_deck(flow, state.teams.members(side)[0])
    for side in range(2):
        first, second = state.teams.members(side)
        pool = _pool(state, second)
        left = teams.TEAM_POINTS - cost(pool, Counter(state.players[first].reserves))
        pool = pool._replace(most=min(pool.most, left))
        options = deck_options(pool)
        subject = ("points", pool.least, pool.most)
        flow.ask(second, "deck", options, most=len(options), sealed=True, subject=subject)


def _pool(state: SpearpointState, seat: Seat) -> Pool:
    return DECKS.pool(SIDES[state.teams.side(seat)], state.scenario, state.options)


def take_deck(flow: Flow[SpearpointState], seat: Seat) -> None:
    """SP-003 Take the deck that a seat has chosen, if it has not been taken yet."""
    for _, picks in flow.close("deck", seat):
        flow.state.players[seat].reserves = deck_cards(picks, flow.state.options)


def object_to_deck(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-001, SP-T02 A deck costs 80 to 100 points, of several players less, Units and Crews together (SP-R02).

    In a Situation it costs what that says, and holds what it asks for (SP-R34).
    """
    if any(pick[0] == "deck" for pick in picks):
        return Objection(msg("spearpoint-refused-one-deck")) if len(picks) > 1 else None
    pool = pool_of(decision, state.scenario, state.options)
    return next(iter(DECKS.objections(pool, Counter(deck_cards(picks, state.options)))), None)


# ------------------------------------------------------------------ the starting hand


def ask_hand(flow: Flow[SpearpointState]) -> None:
    """SP-003 Ask the players for their starting hands: four Units, unless the Situation says otherwise."""
    state = flow.state
    for seat in range(state.seats):
        options = hand_options(state, seat)
        wanted = teams.terms(seat, state.seats).hand if state.scenario == STANDARD else muster(state, seat).hand
        number = min(wanted, len(options))
        flow.ask(seat, "hand", options, least=number, most=number, sealed=True)


def hand_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """List every card of a seat's deck."""
    return copies("card", state.players[seat].reserves)


def begin(flow: Flow[SpearpointState]) -> None:
    """SP-003, SP-008, SP-009 Shuffle the decks, deal the Command cards, and let the first Turn begin."""
    state = flow.state
    for seat, player in enumerate(state.players):
        ((_, picks),) = flow.close("hand", seat)
        player.units = [str(pick[1]) for pick in picks]
        for card in player.units:
            player.reserves.remove(card)
        flow.shuffle(f"reserves-{seat}", player.reserves)
        for card, number in muster(state, seat).cards.items():
            for _ in range(number):
                state.command_deck.remove(card)
                player.commands.append(card)
                flow.emit("given", seat=seat, card=card)
    flow.shuffle("command-deck", state.command_deck)
    flow.shuffle("damage-deck", state.damage_deck)
    for seat, player in enumerate(state.players):
        dealt = [state.command_deck.pop(0) for _ in range(muster(state, seat).commands)]
        player.commands += dealt
        flow.emit("dealt", {seat: {"cards": dealt}}, seat=seat, number=len(dealt))
    state.first = state.dice.roll("first", faces=state.seats)[0] - 1
    flow.push("turn")
    flow.push("standing")
