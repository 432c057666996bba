"""The housekeeping of a turn: Start, HQ, Cards, Flip, Discard and End (TG-065 to TG-069, TG-105 to TG-108)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.decks import copies
from engine.core.flow import Flow
from engine.core.protocol import Decision, Option
from engine.tactics2gm import generals, hand, posture, supply, teams, tokens, victory
from engine.tactics2gm.active_effects import printed
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Income, Sift
from engine.tactics2gm.state import SIDES, TacticsState, Unit
from engine.tactics2gm.tables import of_units


def _own(state: TacticsState, side: int) -> list[Unit]:
    players = state.players
    return [unit for unit in state.units if players[unit.seat].side == side]


# ------------------------------------------------------------------ Start


def start(flow: Flow[TacticsState]) -> None:
    """TG-066 End what lasted one turn: cards, smoke, flak; forget what was done in the last turn."""
    state = flow.state
    side, state.phase = state.side, "start"
    state.lost, state.shots = [], []
    if state.clouds:
        state.clouds = [cloud for cloud in state.clouds if state.players[cloud.seat].side != side]
    state.forces[side].flak = False
    generals.start(state, side)
    for player in state.players:
        if player.side == side:
            player.impact = False
            player.drops = 0
    for unit in state.units:
        if state.players[unit.seat].side == side:
            unit.spent = unit.extra = unit.again = unit.smoked = 0
            unit.free = False
            if unit.fired:
                unit.fired = []
            if unit.used:
                unit.used = []
        if unit.cards:
            _end_cards(flow, unit, side)


def _end_cards(flow: Flow[TacticsState], unit: Unit, side: int) -> None:
    """TG-066 Discard the cards on a unit that a side played for a turn."""
    for lasting in [lasting for lasting in unit.cards if lasting.until == "turn"]:
        owner = flow.state.players[lasting.seat]
        if owner.side == side:
            unit.cards.remove(lasting)
            owner.discard.append(lasting.card)
            flow.emit("card_over", card=lasting.card, unit=unit.number, unit_card=unit.card)


# ------------------------------------------------------------------ HQ


class Earned(NamedTuple):
    """The Action Points of a side in its HQ phase, by where they come from."""

    hq: int
    supply: int
    command: int
    general: int
    novice: int


_COMMAND = of_units(lambda card: next((op.ap for _, op in printed(card, Income)), None))
"""The unit cards that give Action Points, and how many."""


def income(state: TacticsState, side: int) -> Earned:
    """TG-067, TG-068, TG-133 Work out what a side earns, Headquarters and all that adds to it."""
    army = LIBRARY.hqs[SIDES[side]]
    players, held = state.players, supply.rows(state, side)
    command = 0
    if not state.forces[side].jammed:
        giving = _COMMAND(state.catalog)
        for unit in state.units:
            if unit.card in giving and players[unit.seat].side == side:
                command += giving[unit.card]
    return Earned(
        hq=army.ap * max(1, len(state.forces[side].hqs)),
        supply=held,
        command=command,
        general=sum([op.ap for _, op in generals.in_force(state, side, Income) if held >= op.supply]),
        novice=teams.novice(state, side),
    )


def hq(flow: Flow[TacticsState]) -> None:
    """TG-067 Give the side its Action Points, up to what its Headquarters can store."""
    state = flow.state
    side, state.phase = state.side, "hq"
    earned = income(state, side)
    whole = sum(earned)
    taken = teams.gain(state, side, whole)
    flow.emit(
        "income",
        side=SIDES[side],
        taken=taken,
        lost=whole - taken,
        hq=earned.hq,
        supply=earned.supply,
        command=earned.command,
        general=earned.general,
        novice=earned.novice,
    )
    if state.forces[side].jammed:
        state.forces[side].jammed = False
        flow.emit("jam_over", side=SIDES[side])


# ------------------------------------------------------------------ Cards


def cards(flow: Flow[TacticsState]) -> None:
    """TG-069, TG-129 Draw: two cards, or one each of two allies. A general may let a seat choose among more."""
    state = flow.state
    state.phase = "cards"
    sifted = sum([op.back for _, op in generals.in_force(state, state.side, Sift)])
    for seat, player in enumerate(state.players):
        if player.side != state.side:
            continue
        usual = teams.cards_to_draw(state, seat)
        drawn = hand.draw(flow, seat, usual + sifted)
        if drawn > usual:
            options = copies("back", player.hand)
            flow.ask(seat, "sift", options, least=drawn - usual, most=drawn - usual)
    flow.emit("combat_began")


def put_back(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Put cards under the deck again, in the order in which they were picked."""
    player = flow.state.players[decision.seat]
    for _, card, _ in picks:
        player.hand.remove(str(card))
        player.deck.append(str(card))
    flow.emit("sifted", seat=decision.seat, number=len(picks))


# ------------------------------------------------------------------ Flip


def flip(flow: Flow[TacticsState]) -> None:
    """TG-105, TG-106 Turn the side's tokens upright, those of this turn excepted."""
    state = flow.state
    state.phase = "flip"
    number = 0
    for unit in state.units:
        if (unit.tokens or unit.grey) and state.players[unit.seat].side == state.side:
            number += len(tokens.turn_upright(unit, state.turn))
    if number:
        flow.emit("turned_upright", side=SIDES[state.side], number=number)
    flow.emit("combat_ended")


# ------------------------------------------------------------------ Discard


def discard(flow: Flow[TacticsState]) -> None:
    """TG-045, TG-108 Discard down to seven cards."""
    state = flow.state
    state.phase = "discard"
    for seat, player in enumerate(state.players):
        excess = len(player.hand) - hand.MOST
        if excess > 0 and player.side == state.side:
            options = copies("discard", player.hand)
            flow.ask(seat, "discard", options, least=excess, most=excess)


def throw_away(flow: Flow[TacticsState], decision: Decision, picks: list[Option]) -> None:
    """Put cards on the discard pile."""
    player = flow.state.players[decision.seat]
    thrown = [str(card) for _, card, _ in picks]
    for card in thrown:
        player.hand.remove(card)
        player.discard.append(card)
    flow.emit("discarded", seat=decision.seat, cards=thrown)


# ------------------------------------------------------------------ End


def end(flow: Flow[TacticsState]) -> None:
    """End the side's turn; the other side's begins, unless the match is over."""
    state = flow.state
    own = _own(state, state.side)
    posture.end_of_turn(state, own)
    for unit in own:
        unit.suppressed = False
    for unit in state.units:
        if unit.shot_by:
            unit.shot_by = []
    victory.end_of_turn(flow)
    if state.outcome is None:
        flow.push("turn", 1 - state.side)


STEPS: Mapping[str, Callable[..., None]] = {
    "start": start,
    "hq": hq,
    "cards": cards,
    "flip": flip,
    "discard": discard,
    "end": end,
}
ANSWERED: Mapping[str, Callable[[Flow[TacticsState], Decision, list[Option]], None]] = {
    "sift": put_back,
    "discard": throw_away,
}
