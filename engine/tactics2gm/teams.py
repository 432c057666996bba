"""One to four players: who sits where, and how allies share Action Points and cards (TG-124 to TG-133, TG-R32).

Of two allies the one with the lower seat is the Field Marshal (TG-R33).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.core.teams import Teams
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.state import SIDES, Player, Rank, TacticsState

RANKS: tuple[Rank, Rank] = ("marshal", "general")
"""TG-125 Two allies, in the order of their seats."""

NOVICE = 1
"""Action Points that a beginner gets in addition each turn (TG-133)."""


# ------------------------------------------------------------------ seats


def seats(options: Mapping[str, Any]) -> int:
    """Count the people who play."""
    return int(options["players"])


def sides(options: Mapping[str, Any]) -> tuple[int, ...]:
    """TG-124, TG-130 Return the side of every seat: of three the first is alone, of four the first two are allies.

    Who plays alone, against two or against the automatic opponent in the second seat, has the side agreed.
    """
    number = seats(options)
    alone = SIDES.index(options["alone"]) if number in (1, 3) else 0
    own = 2 if number == 4 else 1
    return (alone,) * own + (1 - alone,) * (max(2, number) - own)


def seat_label(side: str, place: int) -> str:
    """TG-125 Return the name of one of two allies: ``us_marshal``, ``de_general``."""
    return f"{side}_{RANKS[place]}"


def players(options: Mapping[str, Any]) -> list[Player]:
    """TG-125, TG-R33 Make the players by seat; of two allies the first is the Field Marshal."""
    teams = Teams(sides(options))
    made = [Player(side=side) for side in teams.sides]
    for seat, player in enumerate(made):
        if len(teams.allies(seat)) > 1:
            player.rank = RANKS[teams.place(seat)]
    return made


def boards(options: Mapping[str, Any]) -> int:
    """TG-132 Count the boards: two only where four play so."""
    return 2 if options["players"] == 4 and options["boards"] == 2 else 1


# ------------------------------------------------------------------ Action Points


def share(state: TacticsState, side: int, number: int) -> None:
    """TG-128 Split Action Points between the seats of a side; an odd one goes to the Field Marshal."""
    allies = state.teams.members(side)
    each, odd = divmod(number, len(allies))
    for seat in allies:
        state.players[seat].ap += each
    state.players[allies[0]].ap += odd


def most(state: TacticsState, side: int) -> int:
    """TG-028 Return the Action Points that a side can store: what its Headquarters hold, both players together."""
    return LIBRARY.hqs[SIDES[side]].ap_max * max(1, len(state.forces[side].hqs))


def stored(state: TacticsState, side: int) -> int:
    """Add up the Action Points that a side has."""
    return sum([state.players[seat].ap for seat in state.teams.members(side)])


def gain(state: TacticsState, side: int, number: int) -> int:
    """TG-067, TG-128 Give a side Action Points up to its maximum, split; return how many it could take."""
    taken = max(0, min(number, most(state, side) - stored(state, side)))
    share(state, side, taken)
    return taken


def gain_alone(state: TacticsState, seat: Seat, number: int) -> int:
    """Give one seat Action Points, up to the maximum of its side; return how many it could take."""
    player = state.players[seat]
    taken = max(0, min(number, most(state, player.side) - stored(state, player.side)))
    player.ap += taken
    return taken


def novice(state: TacticsState, side: int) -> int:
    """TG-133 Return the Action Points that a side of beginners gets in addition each turn."""
    return NOVICE if state.options["novice"] in (SIDES[side], "both") else 0


def cards_to_draw(state: TacticsState, seat: Seat) -> int:
    """TG-069, TG-129 Return how many cards a seat draws in the Cards phase: two, or one of two allies each."""
    return 2 if state.players[seat].rank == "commander" else 1


# ------------------------------------------------------------------ giving


def offer(state: TacticsState, there: Positions) -> list[Option]:
    """TG-128, TG-R32 The Field Marshal may give his General one Action Point each turn."""
    player = state.players[there.seat]
    if player.rank != "marshal" or not player.ap or player.given == state.turn:
        return []
    return [("give",)]


def give(flow: Flow[TacticsState], seat: Seat, option: Option) -> None:  # noqa: ARG001  # as every deed
    """TG-128 Hand one Action Point over."""
    state = flow.state
    player = state.players[seat]
    _, ally = state.teams.allies(seat)
    player.ap -= 1
    player.given = state.turn
    state.players[ally].ap += 1
    flow.emit("given", seat=seat)


ACTIONS: dict[str, Callable[[Flow[TacticsState], Seat, Option], None]] = {"give": give}
