"""Where everything on the board goes. Pure arithmetic; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from engine.core.protocol import Seat
from engine.spearpoint.state import Lost
from engine.spearpoint.view import SpearpointView, UnitView
from images.sheet import Box

Size: TypeAlias = Literal["full", "compact", "chip"]
Row: TypeAlias = tuple[Seat | None, str]
"""A seat and its line; the air lane belongs to nobody."""

WIDTH, HEIGHT = 1600, 1000
STRIP = 104
AIR, NO_AIR = 190, 92
SIDE = 44
"""Room left and right of the slots, where the lines are named."""


class Measure(NamedTuple):
    """A size of card: how many stand side by side, the size of its body, how far its damage sticks out."""

    size: Size
    slots: int
    width: int
    height: int
    tail: int
    rows: int


FULL = Measure("full", slots=5, width=290, height=110, tail=36, rows=1)
COMPACT = Measure("compact", slots=8, width=180, height=110, tail=36, rows=1)
CHIP = Measure("chip", slots=15, width=97, height=84, tail=0, rows=2)
TAB = 30
"""How far the tab of an attacker sticks out in front of its card."""
TALL = 132
"""Height of full and compact bodies while no aircraft need room."""


class Place(NamedTuple):
    """Where a unit's body lies, and whether its front faces up (its owner sits below)."""

    box: Box
    up: bool


class Band(NamedTuple):
    """A line of a seat, or the air lane: its box, and whether it belongs to the seat below."""

    row: Row
    box: Box
    up: bool


class Plan(NamedTuple):
    """The whole layout of a board."""

    measure: Measure
    bands: tuple[Band, ...]
    places: dict[int, Place]
    """By the number of the unit; those just lost included."""


def below(view: SpearpointView) -> Seat:
    """Give the seat that sits at the bottom: the viewer's own, else the first."""
    return view.viewer if view.viewer is not None else 0


def row_of(unit: UnitView | Lost) -> Row:
    """Give the row in which a unit stands."""
    return (None, "air") if unit.line == "air" else (unit.seat, unit.line)


def plan(view: SpearpointView) -> Plan:
    """Lay out a board: the largest size of card in which every line has room."""
    rows: dict[Row, list[UnitView | Lost]] = {}
    here = {unit.number for unit in view.units}
    gone = [lost for lost in view.lost if lost.number not in here]
    standing: list[UnitView | Lost] = [*view.units, *gone]
    for unit in sorted(standing, key=lambda unit: unit.number):
        rows.setdefault(row_of(unit), []).append(unit)
    most = max((len(row) for row in rows.values()), default=0)
    flown = (None, "air") in rows
    bands = _bands(view, with_air=flown)
    measure = _measure(most)
    if measure.tail and not flown:
        measure = measure._replace(height=TALL)
    own = below(view)
    places: dict[int, Place] = {}
    for band in bands:
        numbers = [unit.number for unit in rows.get(band.row, [])]
        up = {unit.number: unit.seat == own for unit in rows.get(band.row, [])}
        for number, slot in _slots(numbers, measure).items():
            places[number] = Place(slot_box(band, measure, slot, up=up[number]), up[number])
    return Plan(measure, bands, places)


def _measure(most: int) -> Measure:
    """Choose the largest size in which a line of so many units has room."""
    for measure in (FULL, COMPACT, CHIP):
        if most <= measure.slots * measure.rows:
            return measure
    return CHIP._replace(rows=-(-most // CHIP.slots))


def slot_box(band: Band, measure: Measure, slot: int, *, up: bool) -> Box:
    """Give the box of a card's body in a slot of a band."""
    column, row = slot % measure.slots, slot // measure.slots
    pitch = (WIDTH - 2 * SIDE) / measure.slots
    left = round(SIDE + pitch * column + (pitch - measure.width) / 2)
    top, bottom = band.box[1], band.box[3]
    if measure.rows > 1:
        height = (bottom - top) // measure.rows
        top = top + height * row if up else bottom - height * (row + 1)
        y = top + (height - measure.height) // 2
    else:
        lead = min(max(0, (bottom - top - measure.height - measure.tail - TAB) // 2), 8) + measure.tail
        y = bottom - measure.height - lead if up else top + lead
    return left, y, left + measure.width, y + measure.height


def _bands(view: SpearpointView, *, with_air: bool) -> tuple[Band, ...]:
    own = below(view)
    other = next((player.seat for player in view.players if player.seat != own), 1 - own)
    air = AIR if with_air else NO_AIR
    high = (HEIGHT - STRIP - air) // 4
    tops = [STRIP, STRIP + high, STRIP + 2 * high, STRIP + 2 * high + air, STRIP + 3 * high + air]
    rows: list[tuple[Row, bool]] = [
        ((other, "rear"), False),
        ((other, "front"), False),
        ((None, "air"), True),
        ((own, "front"), True),
        ((own, "rear"), True),
    ]
    ends = [*tops[1:], HEIGHT]
    return tuple(Band(row, (0, top, WIDTH, end), up) for (row, up), top, end in zip(rows, tops, ends, strict=True))


def centre_out(slots: int) -> list[int]:
    """Order places from the middle outwards: 2, 3, 1, 4, 0 of five."""
    middle = slots // 2
    return sorted(range(slots), key=lambda slot: (abs(slot - middle), slot < middle))


def _slots(numbers: Iterable[int], measure: Measure) -> dict[int, int]:
    """Give every unit of a row a slot that depends on its number, so that it keeps it while others come and go.

    A number has a preferred slot; if an earlier unit stands there, the next free one outwards.
    """
    order = centre_out(measure.slots)
    free = [order[:] for _ in range(measure.rows)]
    found: dict[int, int] = {}
    for number in numbers:
        row = next(row for row in range(measure.rows) if free[row])
        wanted = (number - 1) % measure.slots
        slot = next(place for place in order[wanted:] + order[:wanted] if place in free[row])
        free[row].remove(slot)
        found[number] = row * measure.slots + slot
    return found
