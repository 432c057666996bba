"""The land of a map, drawn tile by tile: a tile is drawn anew only if something in it changed.

Tiles lie on the map, not on the picture: two windows of the same zoom share them. Those of a part of the map that
somebody looks at in private are kept for him alone, or how long they take would tell where he looked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from images.core.canvas import Point
from images.core.kept import kept
from images.core.kept import scenery as scenery_of
from images.core.map import scenery
from images.core.map.area_map import Area, AreaMap
from images.core.map.brush import Brush
from images.core.map.colours import NOBODY, MapTheme
from images.core.map.polygons import Rect, overlap
from images.core.map.scenery import Crossing
from images.core.theme import Colour

TILE = 256
"""Pixels of a tile's side."""
REACH = 26
"""Units by which what is drawn on a border goes beyond it."""
HATCH = 11
"""Units from one line of a pattern to the next, along the edge of the map."""
BAND, GLOW = 9.5, 18
"""Units inside the border of a contested area: a strong band, and a paler one for what is new."""
DASH = 34
"""Units of a band that is dashed in the colours of those who contest an area."""


class Soil(NamedTuple):
    """Who controls an area, who contests it (nobody: empty), and whether that is news."""

    control: str = NOBODY
    contested: tuple[str, ...] = ()
    fresh: bool = False


class Near(NamedTuple):
    """What has a part in a tile, by its place in the map's lists."""

    areas: tuple[int, ...]
    links: tuple[int, ...]
    barriers: tuple[int, ...]
    crossings: tuple[int, ...]
    """The links that are crossed there."""


def land(
    theme: MapTheme,
    area_map: AreaMap,
    zoom: float,
    box: tuple[int, int, int, int],
    soils: Sequence[Soil],
    crossings: Sequence[Crossing],
    *,
    private: bool = False,
) -> Image.Image:
    """Draw the land in a box of pixels of the whole map, in indices, with how each area and link looks."""
    draw = private_tile if private else tile
    left, top, right, bottom = box
    image = Image.new("L", (right - left, bottom - top), theme.index(theme.rim))
    for row in range(top // TILE, (bottom - 1) // TILE + 1):
        for column in range(left // TILE, (right - 1) // TILE + 1):
            found = near(area_map, zoom, column, row)
            drawn = draw(
                theme,
                area_map,
                zoom,
                (column, row),
                tuple(soils[index] for index in found.areas),
                tuple(crossings[index] for index in found.crossings),
            )
            image.paste(drawn, (column * TILE - left, row * TILE - top))
    return image


@kept(maxsize=1024)
def near(area_map: AreaMap, zoom: float, column: int, row: int) -> Near:
    """Find what reaches into a tile. At most 1024 are kept, 500 bytes each."""
    square: Rect = (
        column * TILE / zoom - REACH,
        row * TILE / zoom - REACH,
        (column + 1) * TILE / zoom + REACH,
        (row + 1) * TILE / zoom + REACH,
    )

    def reaching(boxes: Sequence[Rect]) -> tuple[int, ...]:
        return tuple(index for index, box in enumerate(boxes) if overlap(box, square))

    return Near(*map(reaching, area_map.boxes))


def _drawn(
    theme: MapTheme,
    area_map: AreaMap,
    zoom: float,
    place: tuple[int, int],
    soils: tuple[Soil, ...],
    crossings: tuple[Crossing, ...],
) -> Image.Image:
    """Draw a tile, in indices."""
    brush = Brush(theme, zoom, place, TILE)
    found = near(area_map, zoom, *place)
    every = tuple(area_map.areas.values())
    areas = [every[index] for index in found.areas]
    links = [area_map.links[index] for index in found.links]
    _ground(brush, areas, soils)
    for index in found.barriers:
        scenery.barrier(brush, area_map.barriers[index])
    for area in areas:
        scenery.relief(brush, area.relief)
    for area, soil in zip(areas, soils, strict=True):
        if soil.contested:
            _contest(brush, area.polygon, soil)
    for link in links:
        scenery.border(brush, link.border, area_map.border(link))
    scenery.roads(brush, [link.road for link in links if link.road])
    for link in links:
        scenery.water(brush, link.border, area_map.border(link))
    for index, crossing in zip(found.crossings, crossings, strict=True):
        if crossing:
            link = area_map.links[index]
            scenery.crossing(brush, crossing, area_map.crossing(link), area_map.border(link))
    return brush.finished()


tile = scenery_of(maxsize=192)(_drawn)
"""Draws a tile of what everybody sees. At most 192 are kept, 65 kB each."""
private_tile = kept(maxsize=64)(_drawn)
"""Draws a tile of what one person looks at. At most 64 are kept, 65 kB each."""


def _ground(brush: Brush, areas: Sequence[Area], soils: Sequence[Soil]) -> None:
    """Colour areas, and lay the patterns of hatched nations on them."""
    theme = brush.theme
    patterns: dict[Colour, list[Sequence[Point]]] = {}
    for area, soil in zip(areas, soils, strict=True):
        brush.polygon(area.polygon, theme.soil(soil.control, area.height))
        pattern = theme.pattern(soil.control, area.height)
        if pattern is not None:
            patterns.setdefault(pattern, []).append(area.polygon)
    for pattern, rings in patterns.items():
        lines = _hatching(brush.side, brush.scale, brush.slant)
        brush.lay(pattern, ImageChops.multiply(brush.filled(rings), lines))


def _contest(brush: Brush, ring: tuple[Point, ...], soil: Soil) -> None:
    """Mark an area as contested, inside its border."""
    theme, inside, outline = brush.theme, brush.filled([ring]), (*ring, ring[0])
    if soil.fresh:
        for colour, width in ((theme.glow(soil.control), GLOW), (theme.warm, BAND)):
            brush.lay(colour, ImageChops.multiply(inside, brush.traced([outline], 2 * width)))
        return
    dashes = scenery.dashes(outline, DASH, len(soil.contested))
    for nation, lines in zip(soil.contested, dashes, strict=True):
        brush.lay(theme.nations[nation].arrow, ImageChops.multiply(inside, brush.traced(lines, 2 * BAND)))


@kept(maxsize=24)
def _hatching(side: int, scale: float, slant: int) -> Image.Image:
    """Return the mask of slanting lines that go on in the next tile. At most 24 are kept, 260 kB each."""
    mask = Image.new("L", (side, side))
    pen = ImageDraw.Draw(mask)
    gap = round(HATCH * scale)
    for end in range(-(slant % gap), 2 * side + gap, gap):
        pen.line((end, 0, end - side, side), fill=255, width=max(1, round(2.6 * scale)))
    return mask
