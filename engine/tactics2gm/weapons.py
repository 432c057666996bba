"""The weapons of a unit: its own, those on its tokens, and what they reach (TG-085, TG-086, TG-090)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from engine.core.catalog import worked_out
from engine.tactics2gm.cards import Weapon
from engine.tactics2gm.catalog import TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import Breach, RangeMod
from engine.tactics2gm.squares import ROWS, STRIDE, WITHIN, Square, to_headquarters
from engine.tactics2gm.state import TacticsState, Unit
from engine.tactics2gm.tables import of_supports, of_units
from engine.tactics2gm.tokens import rested, works

ANYWHERE = STRIDE + ROWS
"""More than any two squares lie apart."""


HEADQUARTERS = tuple(tuple(1 << ROWS * STRIDE + 2 * side + board for board in (0, 1)) for side in (0, 1))
"""Each Headquarters, by side and board, as a bit beyond those of the squares, so that it is reached like them."""


def _around(at: Square, distance: int) -> int:
    return WITHIN[at][distance] | sum(
        HEADQUARTERS[side][board]
        for side in (0, 1)
        for board in (0, 1)
        if to_headquarters(side, board, at) <= distance
    )


_AROUND: tuple[tuple[int, ...], ...] = tuple(
    tuple(_around(at, distance) for distance in range(ANYWHERE + 1)) for at in range(ROWS * STRIDE)
)
"""The squares and Headquarters up to a distance from each square, as bits."""


@cache
def rings(least: int, most: int) -> tuple[int, ...]:
    """Give, for each square, what lies between two distances from it, as bits; a ``most`` of 0 is any.

    That is squares and Headquarters.
    """
    farthest = min(most, ANYWHERE) or ANYWHERE
    return tuple(around[farthest] & ~(around[least - 1] if least else 0) for around in _AROUND)


class Arm(NamedTuple):
    """A weapon as a unit bears it."""

    id: str
    """As options name it: its index on the card, or the token's id."""
    name: str
    """As words name it: ``us_sherman/0``, ``token/hmg``."""
    weapon: Weapon
    ring: tuple[int, ...]
    """What it reaches from each square, as printed; see :func:`rings`."""
    breach: int = 0
    """Impact Points that it costs a building beside it without a roll (a satchel charge)."""


OWN = of_units(
    lambda card: tuple(
        Arm(str(i), f"{card.id}/{i}", weapon, rings(weapon.least, weapon.range))
        for i, weapon in enumerate(card.weapons)
    )
)
"""The weapons printed on each Unit card."""
CARRIED: dict[str, Arm] = {
    token.id: Arm(
        token.id,
        f"token/{token.id}",
        token.weapon,
        rings(token.weapon.least, token.weapon.range),
        sum(op.pi for op in token.ops if isinstance(op, Breach)),
    )
    for token in LIBRARY.tokens.values()
    if token.weapon is not None
}
"""The weapons on tokens."""


@worked_out
def reaching(catalog: TacticsCatalog) -> Mapping[str, tuple[int, ...]]:
    """Return what all the weapons of each card together, and that of each token, reach from each square."""
    found = {
        card: tuple(reduce(or_, (each.ring[at] for each in arms), 0) for at in range(ROWS * STRIDE))
        for card, arms in OWN(catalog).items()
    }
    return found | {token: each.ring for token, each in CARRIED.items()}


_FARTHER = of_supports(lambda card: any(isinstance(op, RangeMod) for op in card.ops) or None)
"""The Support cards that add to a range."""


def reached(state: TacticsState, unit: Unit, at: Square) -> int:
    """Return what a unit's weapons reach from a square at most, whatever lies on it, as :func:`rings` does."""
    every = reaching(state.catalog)
    reach = every[unit.card][at]
    for token in unit.tokens:
        if token.id in every:
            reach |= every[token.id][at]
    for lasting in unit.cards:
        if lasting.card in _FARTHER(state.catalog):
            return _AROUND[at][ANYWHERE]
    return reach


def arm(state: TacticsState, unit: Unit, id_: str) -> Arm:
    """Find a weapon of a unit as options name it."""
    return OWN(state.catalog)[unit.card][int(id_)] if id_.isdigit() else CARRIED[id_]


def working(state: TacticsState, unit: Unit, turn: int) -> Sequence[Arm]:
    """List the weapons of a unit that work in a turn: none that is grey."""
    found = OWN(state.catalog)[unit.card]
    if unit.grey or unit.cooling:
        found = tuple([each for each in found if rested(unit, each.id, turn)])
    for token in unit.tokens:
        if token.id in CARRIED and works(token, turn):
            found = (*found, CARRIED[token.id])
    return found
