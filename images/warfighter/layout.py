"""Where everything stands on the table. Pure arithmetic; nothing is drawn here."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from images.core.canvas import Box
from images.core.kept import kept
from images.core.theme import READ

WIDTH, HEIGHT = 1600, 1000
HEAD = 160
EDGE, GAP = 10, 8
LARGEST, LEAST = 42, 4
"""The largest type on cards, and the least where a picture cannot grow; else the least is READ."""
ROWS = 7
"""The most rows of cards on either side of the road, before the picture grows."""
TALL, WIDE = 3.3, 7.2
"""Height and width that a card needs at least, in sizes of its type; and ``BROAD`` that it has at most."""
BROAD = 9.4
PLACE = 4.2
"""Height of what lies on the road, in sizes of type."""
NOBODY, QUIET, EMPTY = 3.5, 6.5, 4.2
"""Widths of columns in sizes of type: the Mission alone, a place without cards, a slot in which nothing lies."""
STEP = 60
"""By how much a picture grows in which cards have no room."""


class Load(NamedTuple):
    """What stands in a slot: what lies there (as :data:`images.warfighter.faces.Ground`), and how many cards."""

    ground: str
    hostiles: int
    soldiers: int


class Column(NamedTuple):
    """A slot as it is laid out: its place on the road, and the boxes of its cards in order."""

    place: Box
    hostiles: tuple[Box, ...]
    soldiers: tuple[Box, ...]


class Plan(NamedTuple):
    """The whole layout: the size of the picture, that of the type on cards, and the columns."""

    width: int
    height: int
    type: int
    road: tuple[int, int]
    columns: tuple[Column, ...]


class _Cut(NamedTuple):
    type: int
    width: int
    height: int
    above: int
    below: int
    """Rows of Hostile cards and of Soldiers."""


@kept(maxsize=64)
def plan(loads: tuple[Load, ...], *, grows: bool = True) -> Plan:
    """Lay out a row in the largest type in which everything has room. At most 64 are kept, 4 kB each.

    Where it has none in type of READ the picture grows, or else the type shrinks.
    """
    width, height, least = max(WIDTH, _needed(loads)) if grows else WIDTH, HEIGHT, READ if grows else LEAST
    while True:
        cut = max(_cuts(loads, width, height, least), key=_worth, default=None)
        if cut is not None:
            return _laid(loads, width, height, cut)
        height += STEP


def _needed(loads: Sequence[Load]) -> int:
    """Return the width in which every slot has room for one card: more than usual for a very long row."""
    card = math.ceil(WIDE * READ)
    columns = [card if load.hostiles + load.soldiers else _least(load, READ) for load in loads]
    return sum(columns) + GAP * (len(loads) - 1) + 2 * EDGE


def _worth(cut: _Cut) -> tuple[int, int, int]:
    """Say how good a layout is: large type first, then few rows, then broad cards."""
    return cut.type, -cut.above - cut.below, cut.width


def _cuts(loads: Sequence[Load], width: int, height: int, least: int) -> Iterator[_Cut]:
    """List the layouts that fit, for every number of rows."""
    most = max(ROWS, *(max(load.hostiles, load.soldiers) for load in loads))
    for above in range(1, min(most, max([1, *(load.hostiles for load in loads)])) + 1):
        for below in range(1, min(most, max([1, *(load.soldiers for load in loads)])) + 1):
            for size in range(LARGEST, least - 1, -1):
                free = height - HEAD - 2 * EDGE - round(PLACE * size) - GAP * (above + below)
                tall = min(free // (above + below), round(size * 3.9))
                wide = _card_width(loads, width, size, above, below)
                if tall >= TALL * size and wide >= WIDE * size:
                    yield _Cut(size, wide, tall, above, below)
                    break


def _card_width(loads: Sequence[Load], width: int, size: int, above: int, below: int) -> int:
    """Return how wide cards can be."""
    free, cards = width - 2 * EDGE - GAP * (len(loads) - 1), 0
    for load in loads:
        across = _across(load, above, below)
        cards += across
        free -= GAP * (across - 1) if across else _least(load, size)
    return min(free // max(1, cards), round(size * BROAD)) if free > 0 else 0


def _across(load: Load, above: int, below: int) -> int:
    """Return how many cards of a slot stand side by side."""
    return max(-(-load.hostiles // above), -(-load.soldiers // below))


def _least(load: Load, size: int) -> int:
    """Return the width of a slot without cards."""
    if load.ground == "empty":
        return round(EMPTY * size)
    return round((NOBODY if load.ground == "start" else QUIET) * size)


def _laid(loads: Sequence[Load], width: int, height: int, cut: _Cut) -> Plan:
    road = HEAD + EDGE + cut.above * (cut.height + GAP)
    tall = round(PLACE * cut.type)
    spare = height - EDGE - (road + tall + cut.below * (cut.height + GAP))
    road += max(0, spare) // 2
    widths = [_width(load, cut) for load in loads]
    left_over = width - 2 * EDGE - GAP * (len(loads) - 1) - sum(widths)
    wide = [index for index, load in enumerate(loads) if load.ground != "start"]
    columns, x, shared = [], EDGE, 0
    for index, load in enumerate(loads):
        broad = widths[index]
        if index in wide:
            shared += 1
            broad += left_over * shared // len(wide) - left_over * (shared - 1) // len(wide)
        columns.append(_column(load, cut, (x, road, x + broad, road + tall)))
        x += broad + GAP
    return Plan(width, height, cut.type, (road, road + tall), tuple(columns))


def _width(load: Load, cut: _Cut) -> int:
    across = _across(load, cut.above, cut.below)
    return across * (cut.width + GAP) - GAP if across else _least(load, cut.type)


def _column(load: Load, cut: _Cut, place: Box) -> Column:
    across = max(1, _across(load, cut.above, cut.below))

    def boxes(count: int, *, up: bool) -> tuple[Box, ...]:
        found = []
        for index in range(count):
            row, column = divmod(index, across)
            x = place[0] + column * (cut.width + GAP)
            y = place[1] - (row + 1) * (cut.height + GAP) if up else place[3] + GAP + row * (cut.height + GAP)
            found.append((x, y, x + cut.width, y + cut.height))
        return tuple(found)

    return Column(place, boxes(load.hostiles, up=True), boxes(load.soldiers, up=False))
