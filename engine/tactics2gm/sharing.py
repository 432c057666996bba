"""One deck for two allies (TG-126): the Field Marshal builds it, his General takes his cards from it (TG-R49)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from engine.core.decks import copies
from engine.core.flow import Flow
from engine.core.game import Objection
from engine.core.protocol import Option, Seat
from engine.core.words import msg
from engine.tactics2gm import setup
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.state import TacticsState

Part: TypeAlias = Literal["armour", "infantry", "half"]
"""A share that can be taken at once: the two of the rulebook's example, and every second card."""

PARTS: tuple[Part, ...] = ("armour", "infantry", "half")


def ask_share(flow: Flow[TacticsState]) -> None:
    """TG-126, TG-R49 Ask the Generals, all at once, which cards of the deck that they share they lead."""
    state = flow.state
    for seat in generals(state):
        offered = options(state.players[field_marshal(state, seat)].deck)
        cards = len(deck_of(offered))
        least, most = (1, cards - 1) if cards > 1 else (0, cards)
        flow.ask(seat, "share", offered, least=least, most=most, sealed=True)


def generals(state: TacticsState) -> list[Seat]:
    """List the seats that take their cards from a deck they share; none where allies have a deck each."""
    if not state.options["shared_deck"]:
        return []
    return [seat for seat, player in enumerate(state.players) if player.rank == "general"]


def field_marshal(state: TacticsState, seat: Seat) -> Seat:
    """Give the Field Marshal of a seat's side."""
    return state.seats_of(state.players[seat].side)[0]


def options(cards: Iterable[str]) -> list[Option]:
    """List the parts of a deck that leave something to both, then every card."""
    deck = setup.in_order(cards)
    return [*(("part", part) for part in PARTS if 0 < len(share(deck, part)) < len(deck)), *copies("card", deck)]


def share(deck: Iterable[str], part: Part) -> list[str]:
    """Give the cards of a part: tanks, aircraft and Support cards; all the other Units; or every second card."""
    if part == "half":
        return [*deck][1::2]
    return [card for card in deck if _armour(card) == (part == "armour")]


def _armour(card: str) -> bool:
    unit = LIBRARY.units.get(card)
    return unit is None or unit.tank or unit.aircraft


def taken(deck: list[str], picks: Iterable[Option]) -> list[str]:
    """Give the cards that some picks take from a deck."""
    found: list[str] = []
    for pick in picks:
        found += [str(pick[1])] if pick[0] == "card" else share(deck, _part(pick))
    return found


def _part(pick: Option) -> Part:
    return PARTS[PARTS.index(pick[1])]


def deck_of(offered: Iterable[Option]) -> list[str]:
    """Give back the deck about which a General is asked."""
    return [str(option[1]) for option in offered if option[0] == "card"]


def object_to_share(picks: list[Option]) -> Objection | None:
    """TG-126 Object to a part with more beside it: it is taken as it is, or cards one by one."""
    if len(picks) > 1 and any(pick[0] == "part" for pick in picks):
        return Objection(msg("tactics2gm-refused-one-part"), "TG-126")
    return None


def take_shares(flow: Flow[TacticsState]) -> None:
    """TG-126 Give the Generals what they have taken; the rest is their Field Marshals'."""
    state = flow.state
    for seat in generals(state):
        ((decision, picks),) = flow.close("share", seat)
        deck, own = state.players[field_marshal(state, seat)].deck, state.players[seat].deck
        own += taken(deck_of(decision.options), picks)
        for card in own:
            deck.remove(card)


STEPS: dict[str, Callable[[Flow[TacticsState]], None]] = {"ask_share": ask_share, "take_shares": take_shares}
