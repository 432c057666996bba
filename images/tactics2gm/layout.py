"""Where everything on the board goes. Pure arithmetic; nothing is drawn here."""

from __future__ import annotations

from typing import NamedTuple

from engine.tactics2gm.squares import ROWS, WIDTH, Square, column, row
from images.core.canvas import Box


class Format(NamedTuple):
    """A shape of board: its size, and the heights of what lies above and below the field.

    ``head`` is a strip along the very edge, ``base`` the one between it and the field, where Headquarters stand;
    ``rail`` is where the columns are named, ``margin`` where the rows are; ``read`` is the least size of type.
    """

    width: int
    height: int
    head: int
    base: int
    rail: int
    margin: int
    read: int
    stacked: bool = False
    """What stands side by side along an edge elsewhere stands in two rows."""
    banner: int = 0
    """Height of what is written below the field once a match is over."""

    @property
    def over(self) -> Format:
        """The same with room for a banner."""
        return self._replace(banner=self.read * 9 // 4)


LANDSCAPE = Format(1600, 1000, head=60, base=66, rail=36, margin=40, read=32)
PORTRAIT = Format(950, 1520, head=112, base=72, rail=34, margin=30, read=32, stacked=True)
"""As narrow as type of 32 is still read where a telephone shows it 327 pixels wide."""
PAIR = Format(1080, 1350, head=76, base=84, rail=32, margin=32, read=24)
"""Upright, for two boards side by side: their squares are too narrow for type of that size."""


class Cut(NamedTuple):
    """How units are cut on a board: a square, the unit's body in it, the gutter for what else is on it.

    The gutter is left of the body, or above it where squares are narrow.
    """

    square: tuple[int, int]
    body: Box
    gutter: Box
    read: int
    named: bool
    """There is room for names."""


class Plan(NamedTuple):
    """The layout of a board with a number of columns."""

    format: Format
    columns: int
    left: int
    top: int
    cut: Cut

    @property
    def field(self) -> Box:
        """The box of all squares."""
        width, height = self.cut.square
        return self.left, self.top, self.left + width * self.columns, self.top + height * ROWS

    def square(self, at: Square) -> Box:
        """Return the box of a square; row 6 is at the top."""
        width, height = self.cut.square
        x, y = self.left + width * (column(at) - 1), self.top + height * (ROWS - row(at))
        return x, y, x + width, y + height

    def body(self, at: Square) -> Box:
        """Return the box of a unit's body on a square."""
        return moved(self.cut.body, self.square(at))

    def gutter(self, at: Square) -> Box:
        """Return the box beside a unit's body on a square."""
        return moved(self.cut.gutter, self.square(at))

    def base(self, side: int) -> Box:
        """Return the strip in which a side's Headquarters stand."""
        shape = self.format
        if side:
            return 0, shape.head, shape.width, shape.head + shape.base
        return 0, shape.height - shape.head - shape.base, shape.width, shape.height - shape.head

    def head(self, side: int) -> Box:
        """Return the strip along the edge of a side."""
        shape = self.format
        return (
            (0, 0, shape.width, shape.head) if side else (0, shape.height - shape.head, shape.width, shape.height)
        )

    def headquarters(self, side: int, board: int) -> int:
        """Return where the middle of a Headquarters is: between the two squares before it (TG-R01)."""
        del side
        return self.left + self.cut.square[0] * (board * WIDTH + WIDTH // 2)


def moved(box: Box, by: Box) -> Box:
    """Return a box that is counted from the corner of another one."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def plan(columns: int, shape: Format = LANDSCAPE) -> Plan:
    """Lay out a board: the squares as large as they can be."""
    if columns > WIDTH and shape.stacked:
        shape = PAIR.over if shape.banner else PAIR
    width = (shape.width - 2 * shape.margin) // columns
    height = (shape.height - 2 * (shape.head + shape.base) - shape.rail - shape.banner) // ROWS
    left = (shape.width - width * columns) // 2
    top = shape.head + shape.base
    return Plan(shape, columns, left, top, _cut(width, height, shape.read))


def _cut(width: int, height: int, read: int) -> Cut:
    if width >= 5 * read:
        side = read + 2
        return Cut(
            (width, height), (side, 4, width - 3, height - 5), (1, 3, side - 1, height - 4), read, named=True
        )
    above = round(read * (0.7 if width < 3.2 * read else 0.9))
    body, gutter = (3, above + 1, width - 3, height - 4), (2, 2, width - 2, above)
    return Cut((width, height), body, gutter, read, named=width >= 3.2 * read and height >= 5.5 * read)
