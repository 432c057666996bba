"""The Golan as pictures show it: the map of areas, both sides' colours, and which part of it is in play.

The geometry in ``golan.json`` is topological: everything is in the right order along the borders, but the crowded
west is widened, so that every area holds four blocks. North is up; a unit is a pixel of a sector's picture.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from images.core.kept import kept
from images.core.map.colours import MapTheme, map_theme
from images.core.map.layout import label_box
from images.core.map.polygons import around as square
from images.core.map.polygons import bounds, centre
from images.core.map.reading import read
from images.core.map.window import Window, around, fitted, sector
from images.core.theme import DARK, LIGHT, Nation, ThemeName

FILE: Final = Path(__file__).with_name("golan.json")
GOLAN: Final = read(FILE.name, json.loads(FILE.read_text(encoding="utf-8")))
SECTORS: Final = ("north", "south")
LARGEST: Final = 1.4
"""How much larger than a unit a pixel is at most where a picture shows few areas."""

_ISRAEL = Nation(
    panel="#3f6189", shade="#36557a", paper="#dde6ee", arrow="#a5cbf0", tab="#a5cbf0", rail="#36557a",
    rail_words="#a5cbf0", icon="il", hatched=False,
)  # fmt: skip
_SYRIA = Nation(
    panel="#6f6a22", shade="#5a561b", paper="#efe6bd", arrow="#ddd062", tab="#ddd062", rail="#5a561b",
    rail_words="#ddd062", icon="sy", hatched=True,
)  # fmt: skip
_BY_DAY = {
    "sy": _SYRIA._replace(paper="#fbf6dc", arrow="#5c5610", rail="#6f6a22", rail_words="#faf4e1"),
    "il": _ISRAEL._replace(paper="#f2f6fa", arrow="#24507f", rail="#3f6189", rail_words="#faf4e1"),
}
THEMES: Final[Mapping[ThemeName, MapTheme]] = MappingProxyType(
    {"dark": map_theme(DARK, {"sy": _SYRIA, "il": _ISRAEL}), "light": map_theme(LIGHT, _BY_DAY)}
)
"""The themes of this game by name: Israel is blue and plain, Syria olive and hatched."""


@kept(maxsize=16)
def in_play(areas: tuple[str, ...], size: tuple[int, int]) -> Window:
    """Show all areas that a scenario uses, as large as they go. At most 16 are kept, 100 bytes each."""
    rect = bounds(point for area in areas for point in GOLAN.areas[area].polygon)
    found = fitted(GOLAN, rect, size)
    return found if found.zoom <= LARGEST else around(GOLAN, centre(rect), LARGEST, size)


def nearer(area: str, size: tuple[int, int], zoom: float) -> Window:
    """Show what lies around an area."""
    return around(GOLAN, centre(bounds(GOLAN.areas[area].polygon)), zoom, size)


def sector_of(area: str, size: tuple[int, int]) -> Window:
    """Show the half of the map in which an area lies whole: the north if both do."""
    found = sector_with([area], size)
    assert found is not None, area
    return found


def sector_with(areas: Sequence[str], size: tuple[int, int]) -> Window | None:
    """Show the half of the map in which some areas are with all their blocks, the north before the south."""
    for name in SECTORS:
        window = sector(GOLAN, name, size)
        if all(_shows(window, area) for area in areas):
            return window
    return None


def _shows(window: Window, area: str) -> bool:
    slots = [square(slot, GOLAN.measures.block) for column in GOLAN.areas[area].slots.values() for slot in column]
    return all(window.shows(box) for box in (label_box(GOLAN, window, area), *map(window.box, slots)))
