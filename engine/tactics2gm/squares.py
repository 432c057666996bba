"""The field as numbers: squares, their names, and how far they lie from each other (TG-032, TG-R01, TG-R02).

A square is one integer, ``(row - 1) * 16 + (column - 1)``: rows 1 to 6, columns 1 to 8, or 1 to 16 where two
boards lie side by side (TG-132). People call it by its letter and number, ``A1`` to ``H6`` (``P6``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias

Square: TypeAlias = int

STRIDE = 16
ROWS = 6
WIDTH = 8
"""Columns of one board (TG-059)."""

NAMES: tuple[str, ...] = tuple(
    f"{chr(65 + column)}{row}" for row in range(1, ROWS + 1) for column in range(STRIDE)
)
"""The name of each square."""
SQUARES: dict[str, Square] = {name: square for square, name in enumerate(NAMES)}
"""The square of each name."""


def square(column: int, row: int) -> Square:
    """Return the square in a column and a row, both counted from 1."""
    return (row - 1) * STRIDE + column - 1


def column(at: Square) -> int:
    """Return the column of a square, from 1."""
    return at % STRIDE + 1


def row(at: Square) -> int:
    """Return the row of a square, from 1."""
    return at // STRIDE + 1


def _apart(one: Square, other: Square) -> int:
    return abs(one % STRIDE - other % STRIDE) + abs(one // STRIDE - other // STRIDE)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_apart(one, other) for other in range(ROWS * STRIDE)) for one in range(ROWS * STRIDE)
)
"""TG-R02 How many squares lie between any two, counted as if moving there: ``DISTANCE[one][other]``."""


BIT = tuple(1 << at for at in range(ROWS * STRIDE))
"""Each square as one bit of a number."""


def bits(squares: Iterable[Square]) -> int:
    """Write squares, each named once, as one number with a bit for each."""
    return sum(map(BIT.__getitem__, squares))


def listed(squares: int) -> list[Square]:
    """List squares that are given as bits, row by row."""
    found: list[Square] = []
    while squares:
        first = squares & -squares
        found.append(first.bit_length() - 1)
        squares ^= first
    return found


@lru_cache(maxsize=8192)
def named(squares: int) -> tuple[str, ...]:
    """Name squares that are given as bits, row by row."""
    return tuple([NAMES[at] for at in listed(squares)])


_FIRST_COLUMN = sum(1 << STRIDE * row for row in range(ROWS))
_LEFT, _RIGHT = ~_FIRST_COLUMN, ~(_FIRST_COLUMN << STRIDE - 1)
"""The squares that have one to their left, to their right."""


def beside(squares: int) -> int:
    """Return the squares beside some squares, all as bits; also some beyond the first and the last row."""
    return (squares & _RIGHT) << 1 | (squares & _LEFT) >> 1 | squares << STRIDE | squares >> STRIDE


WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(bits(at for at, away in enumerate(row) if away <= distance) for distance in range(STRIDE + ROWS + 1))
    for row in DISTANCE
)
"""The squares up to a distance from a square, as bits: ``WITHIN[at][distance]``."""


IN_LINE: tuple[int, ...] = tuple(
    bits(at for at in range(ROWS * STRIDE) if at % STRIDE == one % STRIDE or at // STRIDE == one // STRIDE)
    for one in range(ROWS * STRIDE)
)
"""TG-R02 The squares in one row or column with a square, as bits: the strict reading of TG-090."""


@cache
def field(columns: int) -> tuple[Square, ...]:
    """List the squares of a field with this number of columns, row by row."""
    return tuple(square(c, r) for r in range(1, ROWS + 1) for c in range(1, columns + 1))


@cache
def neighbours(columns: int) -> tuple[tuple[Square, ...], ...]:
    """List, for every square, the squares beside it: no diagonals (TG-071)."""
    there = frozenset(field(columns))
    return tuple(
        tuple(n for n in (at + STRIDE, at - STRIDE, at + 1, at - 1) if n in there and DISTANCE[at][n] == 1)
        if at in there
        else ()
        for at in range(ROWS * STRIDE)
    )


BESIDE: tuple[int, ...] = tuple(bits(beside) for beside in neighbours(STRIDE))
"""The squares beside each square, as bits, on the widest field."""


def own_row(side: int, at: Square) -> int:
    """TG-R03 Count the row of a square from a side's own edge: 1 is its deployment line."""
    return at // STRIDE + 1 if side == 0 else ROWS - at // STRIDE


@cache
def in_own_row(side: int, number: int, columns: int) -> tuple[Square, ...]:
    """List the squares of a side's own row."""
    there = number if side == 0 else ROWS + 1 - number
    return tuple(square(c, there) for c in range(1, columns + 1))


@cache
def own_rows(side: int, first: int, last: int, columns: int) -> int:
    """Return the squares of some of a side's own rows that lie one behind the other, as bits."""
    return sum(bits(in_own_row(side, number, columns)) for number in range(first, last + 1))


def to_headquarters(side: int, board: int, at: Square) -> int:
    """TG-R01 Count the squares to a side's Headquarters, which stands in the middle of its edge of a board.

    ``board`` is 0, or 1 for the second of two boards.
    """
    middle = board * WIDTH + WIDTH // 2
    aside = min(abs(column(at) - middle), abs(column(at) - middle - 1))
    return aside + own_row(side, at)
