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
    piled: bool = False
    """Two boards lie below each other, each with its own Headquarters."""
    banner: int = 0
    """Height of what is written below the field once a match is over."""

    @property
    def over(self) -> Format:
        """The same with room for a banner."""
        return self._replace(banner=self.read * 9 // 4)


LANDSCAPE = Format(1600, 1000, head=60, base=66, rail=36, margin=40, read=32)
PORTRAIT = Format(950, 1520, head=112, base=72, rail=34, margin=30, read=32, stacked=True)
"""As narrow as type of 32 is still read where a telephone shows it 327 pixels wide."""
PAIR = PORTRAIT._replace(height=2810, piled=True)
"""As wide as that, the first of two boards above the second: side by side their squares would be too narrow."""
SEAM = 20
"""Height between two boards that lie below each other."""


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
    """The layout of a number of columns: of one field, or of several that are piled, each with its own edges."""

    format: Format
    columns: int
    left: int
    cut: Cut

    @property
    def across(self) -> int:
        """How many columns each field has."""
        return WIDTH if self.format.piled else self.columns

    @property
    def fields(self) -> list[Box]:
        """The boxes of all squares that hang together, from above."""
        return [self._field(index) for index in range(self.columns // self.across)]

    def _field(self, index: int) -> Box:
        width, height = self.cut.square
        shape = self.format
        each = 2 * shape.base + shape.rail + height * ROWS + SEAM
        top = shape.head + shape.base + each * index
        return self.left, top, self.left + width * self.across, top + height * ROWS

    def square(self, at: Square) -> Box:
        """Return the box of a square; row 6 is at the top of its field."""
        index, place = divmod(column(at) - 1, self.across)
        width, height = self.cut.square
        x, y = self.left + width * place, self._field(index)[1] + height * (ROWS - row(at))
        return x, y, x + width, y + height

    def body(self, at: Square) -> Box:
        """Return the box of a unit's body on a square."""
        return moved(self.cut.body, self.square(at))

    def gutter(self, at: Square) -> Box:
        """Return the box beside a unit's body on a square."""
        return moved(self.cut.gutter, self.square(at))

    def base(self, side: int, board: int) -> Box:
        """Return the strip in which a side's Headquarters of a board stands: all of that side, unless piled."""
        shape, index = self.format, board * WIDTH // self.across
        _, top, _, bottom = self._field(index)
        if side:
            top -= shape.base
        elif (index + 1) * self.across == self.columns:
            top = self.head(side)[1] - shape.base
        else:
            top = bottom + shape.rail
        return 0, top, shape.width, top + shape.base

    def head(self, side: int) -> Box:
        """Return the strip along the edge of a side."""
        shape = self.format
        return (
            (0, 0, shape.width, shape.head) if side else (0, shape.height - shape.head, shape.width, shape.height)
        )

    def headquarters(self, board: int) -> int:
        """Return where the middle of a Headquarters is: between the two squares before it (TG-R01)."""
        return self.left + self.cut.square[0] * (board * WIDTH % self.across + WIDTH // 2)


def moved(box: Box, by: Box) -> Box:
    """Return a box that is counted from the corner of another one."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def plan(columns: int, shape: Format = LANDSCAPE) -> Plan:
    """Lay out a board: the squares as large as they can be."""
    if columns > WIDTH and shape.stacked:
        shape = PAIR.over if shape.banner else PAIR
    fields = columns // WIDTH if shape.piled else 1
    across = columns // fields
    width = (shape.width - 2 * shape.margin) // across
    edges = 2 * shape.head + fields * (2 * shape.base + shape.rail) + (fields - 1) * SEAM + shape.banner
    height = (shape.height - edges) // fields // ROWS
    left = (shape.width - width * across) // 2
    return Plan(shape, columns, left, _cut(width, height, shape.read))


def _cut(width: int, height: int, read: int) -> Cut:
    if width >= 5 * read:
        side = read + 2
        return Cut(
            (width, height), (side, 4, width - 3, height - 5), (1, 3, side - 1, height - 4), read, named=True
        )
    above = round(read * (0.7 if width < 3.2 * read else 0.9))
    body, gutter = (3, above + 1, width - 3, height - 4), (2, 2, width - 2, above)
    return Cut((width, height), body, gutter, read, named=width >= 3.2 * read and height >= 5.5 * read)
