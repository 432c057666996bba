"""Who is where, as one seat sees it: looked up once, for all that the seat may do at one moment."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.protocol import Seat
from engine.tactics2gm.squares import Square, bits
from engine.tactics2gm.state import TacticsState, Unit


class Positions(NamedTuple):
    """Who is where, each list in the order in which the units came."""

    seat: Seat
    side: int
    own: list[Unit]
    """The seat's own units, those that stand on no square included."""
    friends: dict[Square, Unit]
    """Who stands on the field of the seat's side, allies included."""
    enemies: dict[Square, Unit]
    """Who stands on the field of the other side."""
    held: int
    """The squares of ``friends``, as bits."""
    barred: int
    """The squares of ``enemies``, as bits."""


def positions(state: TacticsState, seat: Seat) -> Positions:
    """See who is where."""
    units = state.units
    side = state.players[seat].side
    seats = state.seats_of(side)
    own = [unit for unit in units if unit.seat == seat]
    both = own if len(seats) == 1 else [unit for unit in units if unit.seat in seats]
    friends = {unit.at: unit for unit in both if unit.at is not None}
    enemies = {unit.at: unit for unit in units if unit.seat not in seats and unit.at is not None}
    return Positions(seat, side, own, friends, enemies, bits(friends), bits(enemies))
