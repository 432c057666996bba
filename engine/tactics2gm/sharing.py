"""One deck for two allies (TG-126): the Field Marshal builds it, his General takes his cards from it (TG-R49)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from engine.core.decks import copies
from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.tactics2gm import setup
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import TacticsState

Part: TypeAlias = Literal["armour", "infantry", "half"]
"""A share that can be taken at once: the two of the rulebook's example, and every second card."""

PARTS: tuple[Part, ...] = ("armour", "infantry", "half")


def ask_share(flow: Flow[TacticsState]) -> None:
    """TG-126, TG-R49 Ask the Generals, all at once, which cards of the deck that they share they lead."""
    state = flow.state
    for seat in generals(state):
        offered = options(state.players[field_marshal(state, seat)].deck)
        least = int(len(deck_of(offered)) > 1)
        flow.ask(seat, "share", offered, least=least, most=len(offered), sealed=True)


def generals(state: TacticsState) -> list[Seat]:
    """List the seats that take their cards from a deck they share; none where allies have a deck each."""
    if not state.options["shared_deck"]:
        return []
    return [seat for seat, player in enumerate(state.players) if player.rank == "general"]


def field_marshal(state: TacticsState, seat: Seat) -> Seat:
    """Return the Field Marshal of a seat's side."""
    return state.teams.members(state.players[seat].side)[0]


def options(cards: Iterable[str]) -> list[Option]:
    """List the parts of a deck that leave something to both, then every card."""
    deck = setup.in_order(cards)
    return [*(("part", part) for part in PARTS if len(set(share(deck, part))) > 1), *copies("card", deck)]


def share(deck: Iterable[str], part: Part) -> list[bool]:
    """Return for each card whether it is in a part.

    The parts: tanks, aircraft and Support cards; all the other Units; every second card.
    """
    if part == "half":
        return [place % 2 == 1 for place, _ in enumerate(deck)]
    return [_armour(card) == (part == "armour") for card in deck]


def _armour(card: str) -> bool:
    unit = PACKS.naming(card).units.get(card)
    return unit is None or unit.tank or unit.aircraft


def taken(deck: list[str], picks: Iterable[Option]) -> list[str]:
    """Return the cards that some picks take from a deck: what is in any of the parts, and single cards."""
    chosen = set(picks)
    parts = [share(deck, part) for part in PARTS if ("part", part) in chosen]
    return [
        str(option[1])
        for place, option in enumerate(copies("card", deck))
        if option in chosen or any(part[place] for part in parts)
    ]


def deck_of(offered: Iterable[Option]) -> list[str]:
    """Read back the deck about which a General is asked."""
    return [str(option[1]) for option in offered if option[0] == "card"]


def object_to_share(decision: Decision, picks: list[Option]) -> Objection | None:
    """TG-126 Object to leaving the Field Marshal nothing, where there is something for both."""
    deck = deck_of(decision.options)
    if len(deck) > 1 and len(taken(deck, picks)) == len(deck):
        return Objection(msg("tactics2gm-refused-nothing-left"), "TG-126")
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
