"""Which part of a map a picture shows, and how large."""

from __future__ import annotations

from typing import NamedTuple

from images.core.canvas import Box, Point
from images.core.map.area_map import AreaMap
from images.core.map.polygons import Rect, bounds, centre

CLOSEST = (1.8, 1.6, 1.4, 1.2, 1.0)
"""How much larger than a unit a pixel of a close-up is: the first that shows all of the area."""
MARGIN = 24
"""Units around an area that a close-up shows at least."""


class Window(NamedTuple):
    """A part of a map: pixels to a unit, its top left corner in pixels of the whole map so large, and its size."""

    zoom: float
    left: int
    top: int
    width: int
    height: int

    def at(self, point: Point) -> tuple[int, int]:
        """Return the pixel of a place."""
        return round(point[0] * self.zoom) - self.left, round(point[1] * self.zoom) - self.top

    def place(self, pixel: Point) -> Point:
        """Return the place of a pixel."""
        return (pixel[0] + self.left) / self.zoom, (pixel[1] + self.top) / self.zoom

    def box(self, rect: Rect) -> Box:
        """Return the pixels of a rectangle."""
        return (*self.at(rect[:2]), *self.at(rect[2:]))

    def corner(self, middle: Point, side: int) -> tuple[int, int]:
        """Return the top left pixel of a square around a place."""
        x, y = self.at(middle)
        return x - side // 2, y - side // 2

    def reaches(self, corner: tuple[int, int], side: int) -> bool:
        """Return whether a square of pixels could be seen, however little of it."""
        return -2 * side < corner[0] < self.width + side and -2 * side < corner[1] < self.height + side

    def px(self, units: float) -> int:
        """Return how many pixels a distance is."""
        return round(units * self.zoom)

    def shows(self, box: Box) -> bool:
        """Return whether all of a box of pixels is within."""
        return box[0] >= 0 and box[1] >= 0 and box[2] <= self.width and box[3] <= self.height


def around(area_map: AreaMap, place: Point, zoom: float, size: tuple[int, int]) -> Window:
    """Show what lies around a place; no more than needed of what lies beyond the map."""
    starts = []
    for middle, whole, room in zip(place, area_map.measures.size, size, strict=True):
        spare = round(whole * zoom) - room
        starts.append(spare // 2 if spare < 0 else min(max(round(middle * zoom) - room // 2, 0), spare))
    return Window(zoom, starts[0], starts[1], *size)


def fitted(area_map: AreaMap, rect: Rect, size: tuple[int, int]) -> Window:
    """Show all of a part of the map as large as it goes."""
    left, top, right, bottom = rect
    return around(area_map, centre(rect), min(size[0] / (right - left), size[1] / (bottom - top)), size)


def whole(area_map: AreaMap, size: tuple[int, int]) -> Window:
    """Show all of the map."""
    return fitted(area_map, (0, 0, *area_map.measures.size), size)


def sector(area_map: AreaMap, view: str, size: tuple[int, int]) -> Window:
    """Show a part of the map that has a name."""
    return fitted(area_map, area_map.measures.views[view], size)


def close_up(area_map: AreaMap, area: str, size: tuple[int, int]) -> Window:
    """Show an area with its neighbours around it."""
    shown = bounds(area_map.areas[area].polygon, MARGIN)
    best = fitted(area_map, shown, size)
    steps = [zoom for zoom in CLOSEST if zoom <= best.zoom]
    return around(area_map, centre(shown), steps[0], size) if steps else best
