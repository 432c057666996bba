"""Where things lie on a map: blocks in slots, labels, and the plates of areas whose label is cut off."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from images.core.canvas import Box, Point
from images.core.kept import kept
from images.core.map.area_map import AreaMap
from images.core.map.pieces import Piece
from images.core.map.polygons import overlap, within
from images.core.map.window import Window

EDGE = 8
"""Pixels between a plate and the edge of the picture."""
PACE = 16
"""Pixels between the places that are tried for a plate."""


class Placed(NamedTuple):
    """A block in its place, in units; ``left``: in the left half of its area's slots."""

    area: str
    piece: Piece
    centre: Point
    left: bool


def places(area_map: AreaMap, pieces: Mapping[str, Mapping[str, Sequence[Piece]]]) -> Iterator[Placed]:
    """Return every block in its slot: those of a lone column side by side, those of several each in its own.

    Raises:
        ValueError: if there are more blocks in an area than slots.
    """
    for name, columns in pieces.items():
        area = area_map.areas[name]
        used = {column: blocks for column, blocks in columns.items() if blocks}
        slots = area.slots
        if len(used) == 1:
            ((column, blocks),) = used.items()
            others = (slot for other, found in area.slots.items() if other != column for slot in found)
            few = len(blocks) <= len(area.alone)
            slots = {column: area.alone[len(blocks) - 1] if few else (*area.slots[column], *others)}
        every = [x for found in area.slots.values() for x, _ in found]
        for column, blocks in used.items():
            if len(blocks) > len(slots[column]):
                raise ValueError(f"area {name} has no slots for {len(blocks)} blocks in column {column}")
            for piece, centre in zip(blocks, slots[column], strict=False):
                yield Placed(name, piece, centre, centre[0] <= sum(every) / len(every))


def label_box(area_map: AreaMap, window: Window, area: str) -> Box:
    """Return where a window shows an area's label, or would."""
    x, y = area_map.areas[area].label
    wide, high = area_map.measures.label
    return window.box((x, y, x + wide, y + high))


def named(area_map: AreaMap, window: Window) -> list[str]:
    """Return the areas whose labels a window shows whole; the others are left out."""
    return [area for area in area_map.areas if window.shows(label_box(area_map, window, area))]


@kept(maxsize=32)
def plate_boxes(
    area_map: AreaMap, window: Window, widths: tuple[tuple[str, int], ...], high: int, taken: tuple[Box, ...]
) -> dict[str, Box]:
    """Find room for plates so wide along the edge of a picture, each on its own area. At most 32 are kept."""
    found: dict[str, Box] = {}
    for area, wide in widths:
        target = label_box(area_map, window, area)
        ring = area_map.areas[area].polygon
        for left, top in sorted(_along(window, wide, high), key=lambda corner: math.dist(corner, target[:2])):
            box = (left, top, left + wide, top + high)
            if within(window.place((left + wide / 2, top + high / 2)), ring) and not any(
                overlap(box, other) for other in (*taken, *found.values())
            ):
                found[area] = box
                break
    return found


def _along(window: Window, wide: int, high: int) -> Iterator[tuple[int, int]]:
    """Return the places of a plate along the edge of a picture."""
    right, bottom = window.width - wide - EDGE, window.height - high - EDGE
    for left in range(EDGE, right, PACE):
        yield from ((left, EDGE), (left, bottom))
    for top in range(EDGE, bottom, PACE):
        yield from ((EDGE, top), (right, top))
