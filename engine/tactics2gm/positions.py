"""Who is where, as one seat sees it: looked up once, for all that the seat may do at one moment."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.protocol import Seat
from engine.tactics2gm.squares import BIT, Square
from engine.tactics2gm.state import TacticsState, Unit

Placed: TypeAlias = list[tuple[Square, Unit]]
"""Units on the field, each with its square, in the order in which they came."""


class Positions:
    """Who is where."""

    __slots__ = ("barred", "cards", "enemies", "friends", "held", "own", "seat", "side")

    seat: Seat
    side: int
    own: list[Unit]
    """The seat's own units in the order in which they came, those that stand on no square included."""
    friends: Placed
    """The units of the seat's side, allies included."""
    cards: list[str]
    """The cards of ``friends``."""
    enemies: Placed
    """The units of the other side."""
    held: int
    """The squares of ``friends``, as bits."""
    barred: int
    """The squares of ``enemies``, as bits."""


def positions(state: TacticsState, seat: Seat) -> Positions:
    """See who is where."""
    players = state.players
    side = players[seat].side
    own: list[Unit] = []
    friends: Placed = []
    cards: list[str] = []
    enemies: Placed = []
    held = barred = 0
    for unit in state.units:
        at, whose = unit.at, unit.seat
        if whose == seat:
            own.append(unit)
        if at is None:
            continue
        if whose == seat or players[whose].side == side:
            friends.append((at, unit))
            cards.append(unit.card)
            held |= BIT[at]
        else:
            enemies.append((at, unit))
            barred |= BIT[at]
    there = Positions()
    there.seat, there.side, there.own, there.friends = seat, side, own, friends
    there.cards, there.enemies, there.held, there.barred = cards, enemies, held, barred
    return there
