"""What stands in the Battle Area before the first Turn, where a Situation says so (SP-011)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.core.decks import numbered
from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.commitment import boarded, commit, place
from engine.spearpoint.crews import differing, uses
from engine.spearpoint.setup import muster, take_deck
from engine.spearpoint.situations import crew_card
from engine.spearpoint.state import SIDES, SpearpointState


def take_decks(flow: Flow[SpearpointState]) -> None:
    """SP-003, SP-011 Take the decks, place what the Situation gives, and ask who commits something of his own."""
    state = flow.state
    for seat in range(state.seats):
        take_deck(flow, seat)
    for seat in range(state.seats):
        side = SIDES[state.teams.side(seat)]
        for card, number in muster(state, seat).given.items():
            for _ in range(number):
                crew = state.catalog.units[card].crew
                place(
                    flow,
                    seat,
                    card,
                    None,
                    [card] if crew is None else [card, crew_card(state.catalog.units, side, crew)],
                )
    for seat in range(state.seats):
        before = muster(state, seat).before
        if before is not None:
            options = before_options(state, seat)
            flow.ask(seat, "before", options, least=before.number, most=before.number, sealed=True)
    flow.push("place_before")


def before_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """SP-011 List the Units of a deck that may be committed before the first Turn: those that have a crew."""
    before = muster(state, seat).before
    assert before is not None
    reserves = state.players[seat].reserves
    crews = {state.catalog.units[card].supplies for card in reserves}
    found: list[Option] = []
    for card_id, copy in numbered(reserves):
        card = state.catalog.units[card_id]
        if card.type in before.types and (card.crew is None or card.crew in crews):
            if card.crew is not None and differing(state):
                found += boarded(state.catalog, card_id, copy, list(card.lines), reserves)
                continue
            one: Option = ("commit", card_id, copy)
            found += [one] if len(card.lines) == 1 else [(*one, line) for line in card.lines]
    return found


def manned(
    catalog: SpearpointCatalog, options: Iterable[Option], cards: Mapping[str, int], number: int
) -> list[Option]:
    """Pick a number of Units in the order of the options, each once and each with a crew among the cards."""
    crews: Counter[str] = Counter()
    for card, copies_ in cards.items():
        supplied = catalog.units[card].supplies
        if supplied is not None:
            crews[supplied] += copies_
            crews[card] += copies_
    chosen: dict[Option, Option] = {}
    for option in options:
        if (
            len(chosen) < number
            and option[:3] not in chosen
            and all(crews[crew] for crew in uses(catalog, option))
        ):
            chosen[option[:3]] = option
            crews.subtract(uses(catalog, option))
    return list(chosen.values())


def place_before(flow: Flow[SpearpointState]) -> None:
    """SP-011 Reveal what both commit before the first Turn, and put it on its lines."""
    state = flow.state
    for seat, player in enumerate(state.players):
        for _, picks in flow.close("before", seat):
            for pick in picks:
                commit(flow, seat, pick, player.reserves)
