"""The Draw Phase (SP-094 to SP-098): all players draw at the same time, and it does not matter who is faster.

The Command deck is shared, so each seat's cards are laid aside at the start: the one that everybody draws, and
the ones each could draw beyond it. What was not drawn goes back on top. Where the deck does not reach that far, it
is made anew when the first of the missing cards is drawn (SP-R25), whoever draws it.
"""

from __future__ import annotations

from typing import Literal

from engine.core.decks import copies
from engine.core.flow import Flow
from engine.core.protocol import Decision, Option, Seat
from engine.spearpoint import teams
from engine.spearpoint.commands import holding
from engine.spearpoint.ops import DrawUnits
from engine.spearpoint.standing import plays_by_itself
from engine.spearpoint.state import SpearpointState
from engine.spearpoint.victory import check_exhaustion

MOST_UNITS = 7
MOST_COMMANDS = 5
"""Cards that may be kept in hand at the end of the phase (SP-096)."""
NO_UNIT = 0
"""The number of no unit."""


def draw(flow: Flow[SpearpointState]) -> None:
    """SP-095 Deal each player a Command card, lay aside what each could draw, and ask all.

    A player alone against two draws a card more of each (SP-T03).
    """
    state = flow.state
    state.phase = "draw"
    flow.push("end_draw")
    order = teams.order(state)
    terms = [teams.terms(seat, state.seats) for seat in range(state.seats)]
    for number in range(max(of.commands for of in terms)):
        for seat in order:
            card = _top(flow) if number < terms[seat].commands else None
            if card is not None:
                state.players[seat].commands.append(card)
                _tell(flow, seat, "command", card)
    for seat, player in enumerate(state.players):
        player.lacking = terms[seat].draws
    _lay_aside(flow)
    for seat, player in enumerate(state.players):
        player.draws = terms[seat].draws
        _ask(flow, seat)


def _in_turn(state: SpearpointState) -> list[Seat]:
    """List the seats for which Command cards are still to be laid aside, in turn, once for each card."""
    lacking = [player.lacking for player in state.players]
    return [s for left in range(max(lacking), 0, -1) for s in teams.order(state) if lacking[s] >= left]


def _lay_aside(flow: Flow[SpearpointState]) -> None:
    """Lay cards of the Command deck aside, as far as there are any."""
    state = flow.state
    for seat in _in_turn(state)[: len(state.command_deck)]:
        state.players[seat].lacking -= 1
        state.players[seat].reserved.append(state.command_deck.pop(0))


def _top(flow: Flow[SpearpointState]) -> str | None:
    """SP-R25 Take the top card of the Command deck; an empty one is made of the discard pile."""
    state = flow.state
    if not state.command_deck:
        _reshuffle(flow)
    return state.command_deck.pop(0) if state.command_deck else None


def _reshuffle(flow: Flow[SpearpointState]) -> None:
    """SP-R25 Make the Command deck, which is empty, of the discard pile."""
    state = flow.state
    if state.command_discard:
        state.command_deck, state.command_discard = state.command_discard, []
        flow.shuffle("command-deck", state.command_deck)


def draw_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """SP-094 List what a seat may draw now, and the cards it may play instead of drawing yet."""
    player = state.players[seat]
    found: list[Option] = []
    if player.reserves:
        found.append(("draw", "unit"))
    if player.reserved or (player.lacking and seat in _in_turn(state)[: len(state.command_discard)]):
        found.append(("draw", "command"))
    if found:
        found += [("play", card) for card in holding(state, seat, "draw")]
    return found


def _ask(flow: Flow[SpearpointState], seat: Seat) -> None:
    """SP-R26 Ask for the next card, one by one; then for what is too much in hand.

    Whoever has drawn all is not asked whether he plays the card he drew last: that would show it (SP-R48).
    """
    state = flow.state
    player = state.players[seat]
    options = draw_options(state, seat) if player.draws else []
    if options:
        flow.ask(seat, "draw", options, subject=("left", player.draws))
        return
    while player.reserves and (card := plays_by_itself(flow, seat, "draw", NO_UNIT)):
        _play(flow, seat, card)
    flow.emit("drawn", seat=seat, units=player.drawn.get("unit", 0), commands=player.drawn.get("command", 0))
    player.drawn = {}
    for pile, most in (("unit", MOST_UNITS), ("command", MOST_COMMANDS)):
        over = len(player.units if pile == "unit" else player.commands) - most
        if over > 0:
            choice = discard_options(state, seat, pile)
            flow.ask(seat, "discard", choice, least=over, most=over, subject=(pile,))


def answer_draw(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """SP-095 Draw a card, or play one that draws more."""
    seat = decision.seat
    player = flow.state.players[seat]
    pick = picks[0]
    if pick[0] == "play":
        _play(flow, seat, str(pick[1]))
    elif pick[1] == "unit":
        player.draws -= 1
        _draw_unit(flow, seat)
    else:
        player.draws -= 1
        if not player.reserved:
            _reshuffle(flow)
            _lay_aside(flow)
        card = player.reserved.pop(0)
        player.commands.append(card)
        _tell(flow, seat, "command", card)
    _ask(flow, seat)


def _play(flow: Flow[SpearpointState], seat: Seat, card: str) -> None:
    """Play a card of this phase; it goes on the pile when the phase ends."""
    player = flow.state.players[seat]
    player.commands.remove(card)
    player.spent.append(card)
    flow.emit("played", seat=seat, card=card)
    for op in flow.state.catalog.commands[card].ops:
        if isinstance(op, DrawUnits):
            for _ in range(min(op.cards, len(player.reserves))):
                _draw_unit(flow, seat)


def _draw_unit(flow: Flow[SpearpointState], seat: Seat) -> None:
    """Draw the top Unit of a seat's Reserves deck."""
    player = flow.state.players[seat]
    card = player.reserves.pop(0)
    player.units.append(card)
    _tell(flow, seat, "unit", card)


def _tell(flow: Flow[SpearpointState], seat: Seat, kind: Literal["unit", "command"], card: str) -> None:
    drawn = flow.state.players[seat].drawn
    drawn[kind] = drawn.get(kind, 0) + 1
    flow.emit("drew", {seat: {"card": card}}, seat=seat, kind=kind)


def discard_options(state: SpearpointState, seat: Seat, pile: str) -> list[Option]:
    """List the cards in hand of one kind, copy by copy."""
    player = state.players[seat]
    return copies("discard", player.units if pile == "unit" else player.commands)


def answer_discard(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """SP-096, SP-097 Put excess Units under the Reserves deck, and excess Command cards on their pile (SP-R26)."""
    seat = decision.seat
    player = flow.state.players[seat]
    for pick in picks:
        card = str(pick[1])
        if decision.subject[0] == "unit":
            player.units.remove(card)
            player.reserves.append(card)
        else:
            player.commands.remove(card)
            player.spent.append(card)
            flow.barrier = True  # everybody has seen it
            flow.emit("discarded", seat=seat, card=card)
    if decision.subject[0] == "unit":
        flow.emit("returned", seat=seat, number=len(picks))


def end_draw(flow: Flow[SpearpointState]) -> None:
    """SP-098 Put back what was laid aside, and let a new Turn begin."""
    state = flow.state
    players = [state.players[seat] for seat in teams.order(state)]
    aside = [card for player in players for card in player.reserved]
    state.command_deck = aside + state.command_deck  # unseen: their order tells nothing
    for player in players:
        state.command_discard += player.spent
        player.spent, player.reserved, player.lacking = [], [], 0
    check_exhaustion(flow)
