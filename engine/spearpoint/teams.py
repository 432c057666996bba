"""Two to four players: who sits on which side, and what is a side's and what is a seat's.

Side 0 are the Americans, side 1 the Germans. Of three players the first is alone (SP-T01). Points, the lines and
Overrun belong to a side; hands, Reserves, orders and attacks to a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.protocol import Seat
from engine.spearpoint.library import DECK_POINTS, HALF_DECK_POINTS, HAND, SHARED_DECK_POINTS
from engine.spearpoint.state import SIDES, TEAMS, SpearpointState

_PLACES = ("first", "second")

GOALS = {2: 51, 3: 51, 4: 60}
"""Victory Points that win, by the number of seats (SP-101, SP-T06)."""
TEAM_POINTS = 110
"""What the decks of two against two may cost together on either side (SP-T02)."""


class Terms(NamedTuple):
    """What one seat begins with and draws each Turn."""

    deck: tuple[int, int]
    """The least and the most that its deck may cost."""
    hand: int
    """Units chosen for the starting hand."""
    commands: int
    """Command cards that it draws first in each Draw Phase."""
    draws: int
    """Cards of either kind that it draws then."""


_USUAL = Terms(DECK_POINTS, HAND, 1, 2)
_TERMS: dict[int, tuple[Terms, ...]] = {
    2: (_USUAL,) * 2,
    3: (Terms(DECK_POINTS, 2 * HAND, 2, 3), *(Terms(HALF_DECK_POINTS, HAND, 1, 2),) * 2),
    4: (Terms(SHARED_DECK_POINTS, HAND, 1, 2),) * 4,
}


def terms(seat: Seat, seats: int) -> Terms:
    """SP-T02, SP-T03 Return what a seat begins with and draws; alone against two it has both hands."""
    return _TERMS[seats][seat]


def seats(scenario: str, options: Mapping[str, Any]) -> int:
    """SP-T01 Return how many play: two where nothing is said of it, and in every Situation."""
    return int(options.get("players", 2)) if scenario == "standard" else 2


def share_points(seats: int) -> bool:
    """SP-T02 Return whether allies have to divide the points of their decks among themselves."""
    return seats == 4


# ------------------------------------------------------------------ who sits where


def armies(seats: int) -> tuple[str, ...]:
    """SP-T01 Return the id of the side of every seat."""
    return tuple(SIDES[side] for side in TEAMS[seats].sides)


def seat_label(side: str, place: int) -> str:
    """Name one of two seats that share a side: ``us_first``, ``de_second``."""
    return f"{side}_{_PLACES[place]}"


# ------------------------------------------------------------------ who comes when


def order(state: SpearpointState) -> tuple[Seat, ...]:
    """SP-R28, SP-T05 Put the seats in order: who won the last Initiative roll, then by turns the two sides."""
    return _ORDERS[state.seats][state.first]


def rotation(state: SpearpointState, first: Seat) -> tuple[Seat, ...]:
    """SP-060, SP-T07 Return the order in which seats resolve attacks, over and over: sides and allies alternate.

    Opposite ``first`` sits who has the same place on the other side. A seat alone comes up each time.
    """
    return _ROTATIONS[state.seats][first]


def _rotation(seats: int, first: Seat) -> tuple[Seat, ...]:
    teams = TEAMS[seats]
    own = teams.side(first)
    one, two = teams.members(own), teams.members(1 - own)
    at = teams.place(first)
    rounds = max(len(one), len(two))
    return tuple(side[(at + n) % len(side)] for n in range(rounds) for side in (one, two))


_ROTATIONS = {seats: tuple(_rotation(seats, first) for first in range(seats)) for seats in TEAMS}
_ORDERS = {
    seats: tuple(tuple(dict.fromkeys(rotation)) for rotation in rotations)
    for seats, rotations in _ROTATIONS.items()
}
