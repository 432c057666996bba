"""Building what one viewer may know of a match, from nothing."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from engine.core.protocol import Seat
from engine.warfighter import budget, decks
from engine.warfighter.decks import Deck
from engine.warfighter.field import Field, Soldier
from engine.warfighter.state import HOSTILES, SQUAD, WarfighterState
from engine.warfighter.view import HandView, WarfighterView


def build(state: WarfighterState, viewer: Seat | None, base: dict[str, Any]) -> WarfighterView:
    """Build a viewer's view; ``base`` are the fields that every game's view has."""
    piles = {deck: decks.pile(state, deck) for deck in get_args(Deck)}
    return WarfighterView(
        **base,
        field=copied(state.field),
        turns=state.catalog.missions[state.scenario].turns,
        rp=budget.squad(state.field),
        hands={s.no: _hand(state, viewer, s) for s in state.field.soldiers if s.no in state.hands},
        decks={deck: len(pile.cards) for deck, pile in piles.items()},
        discards={deck: sorted(pile.discards) for deck, pile in piles.items()},
        sides=[*sides(state.seats)],
    )


def copied(field: Field) -> Field:
    """Return an equal table that shares nothing with this one: all of it lies open."""
    return msgspec.json.decode(msgspec.json.encode(field), type=Field)


def sides(seats: int) -> tuple[str, ...]:
    """Return the side of each seat; behind those of people, that of the rules."""
    return (*[SQUAD] * seats, HOSTILES)


def _hand(state: WarfighterState, viewer: Seat | None, soldier: Soldier) -> HandView:
    seen = sees(state, viewer, soldier)
    return HandView(
        number=len(state.hand(soldier)),
        locations=len(state.location_cards(soldier)),
        cards=sorted(state.hand(soldier)) if seen else [],
        seen=seen,
        looks=[*state.looks.get(soldier.no, [])] if seen else [],
    )


def sees(state: WarfighterState, viewer: Seat | None, soldier: Soldier) -> bool:
    """Return whether a viewer sees a hand (WF-R42): spectators see it when all is over."""
    if state.outcome is not None:
        return True
    return viewer is not None and viewer in decks.readers(state, soldier)
