"""Who is where, as one seat sees it: looked up once, for all that the seat may do at one moment."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.core.protocol import Seat
from engine.tactics2gm.squares import BIT, Square
from engine.tactics2gm.state import TacticsState, Unit

Standing: TypeAlias = list[tuple[Square, Unit]]
"""Units on the field, each with its square, in the order in which they came."""


_BIT_OF: dict[Square | None, int] = {None: 0, **dict(enumerate(BIT))}
"""Each square as a bit; who stands on none holds none."""


class Positions(NamedTuple):
    """Who is where. What only some offers want to know is found out when it is asked for."""

    seat: Seat
    side: int
    units: list[Unit]
    """All units there are."""
    own: list[Unit]
    """The seat's own units in the order in which they came, those that stand on no square included."""
    both: list[Unit]
    """The same and those of an ally."""
    cards: list[str]
    """The cards of ``both``."""
    held: int
    """The squares where the seat's side stands, allies included, as bits."""
    barred: int
    """The squares where the other side stands, as bits."""

    @property
    def friends(self) -> Standing:
        """The units of the seat's side, allies included."""
        return [(unit.at, unit) for unit in self.both if unit.at is not None]

    @property
    def enemies(self) -> Standing:
        """The units of the other side."""
        barred = self.barred
        return [(unit.at, unit) for unit in self.units if unit.at is not None and barred >> unit.at & 1]


def positions(state: TacticsState, seat: Seat) -> Positions:
    """See who is where."""
    units, players = state.units, state.players
    player = players[seat]
    side = player.side
    own = both = [unit for unit in units if unit.seat == seat]
    if player.rank != "commander":
        both = [unit for unit in units if players[unit.seat].side == side]
    held = sum([_BIT_OF[unit.at] for unit in both])
    barred = sum([_BIT_OF[unit.at] for unit in units]) - held
    return Positions(seat, side, units, own, both, [unit.card for unit in both], held, barred)
