"""Where everything on the board goes. Pure arithmetic; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.spearpoint.state import TEAMS, Lost
from engine.spearpoint.view import SpearpointView, UnitView
from images.core.canvas import Box
from images.core.kept import kept
from images.spearpoint.seating import below

Size: TypeAlias = Literal["large", "full", "compact", "plate", "chip"]
Row: TypeAlias = tuple[int | None, str]
"""A side and its line; the air lane belongs to nobody."""

STRIP = 104
"""Height of a strip along the top or the bottom."""
SIDE = 44
"""Room left and right of the slots, where the lines are named."""
BANNER = 116
"""Height of the banner under the top strip once a match is over."""
EMPTY = 92
"""Height of a rear line in which nobody stands."""
SPARE = 4
"""Room between a card, with all that sticks out of it, and the next line."""


class Measure(NamedTuple):
    """A size of card.

    ``slots`` stand side by side in a row; a body is ``width`` by ``least`` to ``most``, and its damage sticks
    out by ``tail``; a line may be ``rows`` deep.
    """

    size: Size
    slots: int
    width: int
    least: int
    most: int
    tail: int
    rows: int


class Cut(NamedTuple):
    """A size of card as it lies on one board: with the height of its bodies and the rows in use."""

    measure: Measure
    height: int

    @property
    def size(self) -> Size:
        """Which face its cards show."""
        return self.measure.size

    @property
    def width(self) -> int:
        """Width of a body."""
        return self.measure.width

    @property
    def tail(self) -> int:
        """How far damage sticks out."""
        return self.measure.tail


class Format(NamedTuple):
    """A shape of board: its size, the heights of its strips, and its sizes of card, the largest first.

    ``lane`` is the height of the air lane while nothing flies, room for the arrows between the frontlines;
    ``tab`` is how far the tab of an attacker sticks out in front of its card.
    """

    width: int
    height: int
    top: int
    bottom: int
    lane: int
    tab: int
    measures: tuple[Measure, ...]


GRAND = Measure("large", slots=3, width=440, least=190, most=236, tail=40, rows=1)
LARGE = Measure("large", slots=4, width=366, least=164, most=216, tail=40, rows=1)
FULL = Measure("full", slots=5, width=290, least=108, most=132, tail=36, rows=1)
COMPACT = Measure("compact", slots=8, width=180, least=108, most=132, tail=36, rows=1)
PLATE = Measure("plate", slots=11, width=134, least=120, most=134, tail=0, rows=3)
CHIP = Measure("chip", slots=15, width=97, least=88, most=96, tail=0, rows=4)

LANDSCAPE = Format(1600, 1000, STRIP, 0, 92, 30, (GRAND, LARGE, FULL, COMPACT, PLATE, CHIP))
PORTRAIT = Format(
    950, 1520, STRIP, STRIP, 92, 30,
    (
        GRAND._replace(slots=2, width=420, most=280),
        FULL._replace(slots=3, width=284, rows=2),
        COMPACT._replace(slots=4, width=200, rows=2),
        PLATE._replace(slots=6),
        CHIP._replace(slots=8),
    ),
)  # fmt: skip
"""As narrow as type of READ is still read where a telephone shows it 327 pixels wide."""


class Place(NamedTuple):
    """Where a unit's body lies, and whether its front faces up (its side sits below)."""

    box: Box
    up: bool


class Band(NamedTuple):
    """A line of a side, or the air lane: its box, whether it belongs to the side below, its rows of cards."""

    row: Row
    box: Box
    up: bool
    rows: int


class Plan(NamedTuple):
    """The whole layout of a board."""

    format: Format
    cut: Cut
    bands: tuple[Band, ...]
    places: Mapping[int, Place]
    """By the number of the unit; those just lost included."""


def row_of(unit: UnitView | Lost, seats: int) -> Row:
    """Return the row in which a unit stands."""
    return (None, "air") if unit.line == "air" else (TEAMS[seats].side(unit.seat), unit.line)


def plan(view: SpearpointView, shape: Format = LANDSCAPE) -> Plan:
    """Lay out a board: the largest size of card in which every line has room."""
    if view.outcome is not None:
        shape = shape._replace(top=shape.top + BANNER, lane=44, tab=0)
    own, here = below(view), {unit.number for unit in view.units}
    units: list[UnitView | Lost] = [*view.units, *(lost for lost in view.lost if lost.number not in here)]
    standing = [
        (unit.number, row_of(unit, view.seats), TEAMS[view.seats].side(unit.seat) == own) for unit in units
    ]
    return _plan(shape, own, tuple(sorted(standing)))


@kept(maxsize=64)
def _plan(shape: Format, own: int, standing: tuple[tuple[int, Row, bool], ...]) -> Plan:
    """Lay out units by their number, row, and whether they face up. At most 64 are kept, 10 kB each."""
    order = _order(own)
    rows: dict[Row, dict[int, bool]] = {row: {} for row, _ in order}
    for number, row, up in standing:
        rows[row][number] = up
    cut, deep = _cut(shape, {row: len(units) for row, units in rows.items()})
    bands = _bands(shape, order, cut, deep)
    places: dict[int, Place] = {}
    for band in bands:
        ups = rows[band.row]
        for number, slot in _slots(ups, cut.measure.slots, band.rows).items():
            places[number] = Place(slot_box(shape, band, cut, slot, up=ups[number]), ups[number])
    return Plan(shape, cut, bands, places)


def _order(own: int) -> list[tuple[Row, bool]]:
    """List the lines from top to bottom, and whether they are those of the side below, which is given."""
    other = 1 - own
    return [
        ((other, "rear"), False),
        ((other, "front"), False),
        ((None, "air"), True),
        ((own, "front"), True),
        ((own, "rear"), True),
    ]


def _cut(shape: Format, counts: dict[Row, int]) -> tuple[Cut, dict[Row, int]]:
    """Choose the largest size of card for which there is room; give it with the rows that each line needs."""
    for measure in shape.measures:
        deep = {row: -(-count // measure.slots) for row, count in counts.items()}
        height = (shape.height - shape.top - shape.bottom - _around(shape, measure, deep)) // max(1, _bodies(deep))
        if max(deep.values()) <= measure.rows and height >= measure.least:
            break
    return Cut(measure, min(height, measure.most)), deep


def _bodies(deep: dict[Row, int]) -> int:
    """Count the rows of bodies above one another; an empty frontline keeps the room of one."""
    return sum(max(rows, 1) if row[1] == "front" else rows for row, rows in deep.items())


def _around(shape: Format, measure: Measure, deep: dict[Row, int]) -> int:
    """Add up the height of everything but the bodies."""
    found = 0
    for row, rows in deep.items():
        if row[1] == "air":
            found += rows * (2 * _ahead(shape, measure, air=True) + SPARE) if rows else shape.lane
        elif rows or row[1] == "front":
            found += max(rows, 1) * _beside(shape, measure)
        else:
            found += EMPTY
    return found


def _beside(shape: Format, measure: Measure) -> int:
    """Return the height that a row of a line needs beside its bodies."""
    return measure.tail + _ahead(shape, measure) + SPARE


def _ahead(shape: Format, measure: Measure, *, air: bool = False) -> int:
    """Return the room in front of a card: for its tab, and in the air for the damage of those who face it."""
    if air and measure.tail:
        return measure.tail
    return shape.tab if measure.tail else shape.tab * 4 // 5


def _bands(shape: Format, order: list[tuple[Row, bool]], cut: Cut, deep: dict[Row, int]) -> tuple[Band, ...]:
    """Divide the height among the lines; what is left over goes to the lines in which somebody may stand."""
    heights = []
    for row, _ in order:
        rows = deep[row]
        if row[1] == "air":
            ahead = _ahead(shape, cut.measure, air=True)
            heights.append(rows * (cut.height + 2 * ahead + SPARE) if rows else shape.lane)
        elif rows or row[1] == "front":
            heights.append(max(rows, 1) * (cut.height + _beside(shape, cut.measure)))
        else:
            heights.append(EMPTY)
    spare = shape.height - shape.top - shape.bottom - sum(heights)
    shares = [2 if row[1] == "front" else 2 if deep[row] else 1 for row, _ in order]
    bands, top, given, total = [], shape.top, 0, sum(shares)
    for index, (row, up) in enumerate(order):
        given += shares[index]
        end = shape.top + sum(heights[: index + 1]) + spare * given // total
        bands.append(Band(row, (0, top, shape.width, end), up, max(deep[row], 1)))
        top = end
    return tuple(bands)


def slot_box(shape: Format, band: Band, cut: Cut, slot: int, *, up: bool) -> Box:
    """Return the box of a card's body in a slot of a band; the first row is the one next to the enemy."""
    column, row = slot % cut.measure.slots, slot // cut.measure.slots
    pitch = (shape.width - 2 * SIDE) / cut.measure.slots
    left = round(SIDE + pitch * column + (pitch - cut.width) / 2)
    top, bottom = band.box[1], band.box[3]
    height = (bottom - top) // band.rows
    top = top + height * row if up else bottom - height * (row + 1)
    ahead = _ahead(shape, cut.measure, air=band.row[1] == "air")
    behind = ahead if band.row[1] == "air" else cut.tail
    lead = (height - cut.height - ahead - behind) // 2
    y = top + lead + (ahead if up else behind)
    return left, y, left + cut.width, y + cut.height


@kept(maxsize=16)
def centre_out(slots: int) -> tuple[int, ...]:
    """Order places from the middle outwards: 2, 3, 1, 4, 0 of five."""
    middle = slots // 2
    return tuple(sorted(range(slots), key=lambda slot: (abs(slot - middle), slot < middle)))


def _slots(numbers: Iterable[int], slots: int, rows: int) -> dict[int, int]:
    """Give every unit of a line a slot that depends on its number, so that it keeps it while others come and go.

    A number has a preferred slot; if an earlier unit stands there, the next free one outwards.
    """
    order = centre_out(slots)
    free = [list(order) for _ in range(rows)]
    found: dict[int, int] = {}
    for number in numbers:
        row = next(row for row in range(rows) if free[row])
        wanted = (number - 1) % slots
        slot = next(place for place in order[wanted:] + order[:wanted] if place in free[row])
        free[row].remove(slot)
        found[number] = row * slots + slot
    return found
