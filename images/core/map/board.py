"""A picture of a map: its land, the arrows of last moves, towns, blocks in their slots, and markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from images.core.arrow import draw_arrows
from images.core.canvas import Box
from images.core.kept import scenery
from images.core.map import tiles
from images.core.map.area_map import AreaMap
from images.core.map.colours import MapTheme
from images.core.map.labels import (
    Label,
    Plate,
    Written,
    label_sprite,
    plate_height,
    plate_sprite,
    plate_width,
    written_on_water,
)
from images.core.map.layout import label_box, named, places, plate_boxes
from images.core.map.moves import Move, arrows
from images.core.map.pieces import Marker, Piece, margin, marker_sprite, piece_sprite, town_sprite, works_sprite
from images.core.map.polygons import around, bounds, centre, overlap
from images.core.map.scenery import Crossing
from images.core.map.tiles import Soil
from images.core.map.window import Window
from images.core.sprite import Scene, Sprite
from images.core.theme import Colour

MARKER, TOWN = 26, 30
"""Units that a marker and a town are wide."""
WORKS, TOOTH = 6, 7
"""Units between blocks and the defences around them, and how far the teeth of those reach."""


@dataclass(frozen=True)
class Situation:
    """What a game shows on its map: by area, and by the two areas of a link. Whatever is not named is empty.

    An area without a label is not in play: it has neither name nor plate.
    """

    labels: Mapping[str, Label]
    soils: Mapping[str, Soil] = field(default_factory=dict)
    crossings: Mapping[frozenset[str], Crossing] = field(default_factory=dict)
    pieces: Mapping[str, Mapping[str, Sequence[Piece]]] = field(default_factory=dict)
    """Blocks by area and by column of its slots."""
    markers: Mapping[str, Sequence[Marker]] = field(default_factory=dict)
    works: Mapping[str, str] = field(default_factory=dict)
    """Whose defences are in an area: they are drawn around his blocks, or where those would stand alone."""
    moves: Sequence[Move] = ()

    def soil(self, area: str) -> Soil:
        """Return whose an area is."""
        return self.soils.get(area, Soil())


def draw_map(
    theme: MapTheme,
    area_map: AreaMap,
    window: Window,
    shown: Situation,
    language: str,
    *,
    plates: bool = False,
    halved: bool = False,
    private: bool = False,
) -> Scene:
    """Draw what a window shows of a map, in full or half size.

    ``plates``: areas whose label is cut off get one at the edge of the picture. ``private``: nobody but who asked
    for it shall know that this part of the map was looked at.
    """
    return _Drawing(theme, area_map, window, shown, language, halved=halved, private=private).scene(plates=plates)


class Land(NamedTuple):
    """All that land is drawn from."""

    theme: MapTheme
    area_map: AreaMap
    window: Window
    language: str
    soils: tuple[Soil, ...]
    crossings: tuple[Crossing, ...]
    labels: tuple[Label | None, ...]
    """None for areas that are not in play."""


class NamedLand(NamedTuple):
    """Land with its names, and where those are: each as wide as what is written."""

    sprite: Sprite
    names: tuple[Box, ...]


def drawn_land(found: Land, *, private: bool = True) -> NamedLand:
    """Draw the land with its names."""
    theme, area_map, window = found.theme, found.area_map, found.window
    box = (window.left, window.top, window.left + window.width, window.top + window.height)
    scene = Scene(
        Sprite(theme, tiles.land(theme, area_map, window.zoom, box, found.soils, found.crossings, private=private))
    )
    whole, names = set(named(area_map, window)), list[Box]()
    for area, soil, label in zip(area_map.areas.values(), found.soils, found.labels, strict=True):
        if area.id in whole and label is not None:
            left, top, _, bottom = label_box(area_map, window, area.id)
            size = (area.room, area_map.measures.label[1])
            written = Written(label, area.name.both[found.language], soil.control, area.height, size)
            drawn = label_sprite(theme, written, window.zoom)
            scene.put(drawn, left, top)
            names.append((left, top, left + max(mark.ink[2] for mark in drawn.marks), bottom))
    for barrier in area_map.barriers:
        name = written_on_water(theme, barrier, found.language, window.zoom)
        if name is not None:
            x, y = window.at(centre(bounds(barrier.polygon)))
            left, top = x - name.width // 2, y - name.height // 2
            place = (left, top, left + name.width, top + name.height)
            if window.shows(place):
                scene.put(name, left, top)
                names.append(place)
    return NamedLand(Sprite(theme, scene.image(), None, tuple(scene.marks)), tuple(names))


@scenery(maxsize=8)
def named_land(found: Land) -> NamedLand:
    """Draw what everybody sees of the land. At most 8 are kept, 2 MB each with their halves."""
    return drawn_land(found, private=False)


class _Drawing:
    """One picture of a map, while it is drawn."""

    def __init__(
        self,
        theme: MapTheme,
        area_map: AreaMap,
        window: Window,
        shown: Situation,
        language: str,
        *,
        halved: bool,
        private: bool,
    ) -> None:
        self._theme, self._map, self._window, self._shown = theme, area_map, window, shown
        self._language, self._halved, self._private = language, halved, private
        self._placed = list(places(area_map, shown.pieces))
        self._blocks = [around(block.centre, area_map.measures.block) for block in self._placed]

    def scene(self, *, plates: bool) -> Scene:
        """Draw all of it: the land, arrows below names, then what stands on it."""
        scene = Scene(self._ground(), halved=self._halved)
        self._towns(scene)
        self._works(scene)
        self._pieces(scene)
        self._markers(scene)
        if plates:
            self._plates(scene)
        return scene

    def _colour(self, area: str) -> Colour:
        """Return the colour of an area's land."""
        return self._theme.soil(self._shown.soil(area).control, self._map.areas[area].height)

    def _ground(self) -> Sprite:
        """Lay the arrows of last moves on the land: a kept one until control, a bridge or a label changes."""
        theme, shown = self._theme, self._shown
        land = (drawn_land if self._private else named_land)(
            Land(
                theme,
                self._map,
                self._window,
                self._language,
                tuple(map(shown.soil, self._map.areas)),
                tuple(shown.crossings.get(frozenset((link.a, link.b)), "") for link in self._map.links),
                tuple(map(shown.labels.get, self._map.areas)),
            )
        )
        empty = land.sprite.half if self._halved else land.sprite
        window = self._window
        names = [(*window.place(box[:2]), *window.place(box[2:])) for box in land.names]
        flown = list(arrows(theme, self._map, window, shown.moves, [*self._blocks, *names]))
        if not flown:
            return empty
        image, shrink = empty.image.copy(), 2 if self._halved else 1
        draw_arrows(theme, image, flown, shrink=shrink)
        near = [bounds((arrow.start, arrow.end), arrow.barb + arrow.width) for arrow in flown]
        for name in land.names:
            if any(overlap(name, rect) for rect in near):
                left, top, right, bottom = (edge // shrink for edge in name)
                image.paste(empty.image.crop((left, top, right, bottom)), (left, top))
        return Sprite(theme, image, None, empty.marks)

    def _towns(self, scene: Scene) -> None:
        """Put a town where roads meet and no block stands."""
        size = self._window.px(TOWN)
        for area in self._map.hubs:
            hub = self._map.areas[area].centre
            corner = self._window.corner(hub, size)
            town = around(hub, TOWN)
            if self._window.reaches(corner, size) and not any(overlap(town, block) for block in self._blocks):
                scene.put(town_sprite(self._theme, size, self._colour(area)), *corner)

    def _works(self, scene: Scene) -> None:
        """Draw defences around the blocks that they cover."""
        window, tooth = self._window, self._window.px(TOOTH)
        for name, nation in self._shown.works.items():
            covered = [
                box
                for placed, box in zip(self._placed, self._blocks, strict=True)
                if (placed.area, placed.piece.nation) == (name, nation)
            ]
            if not covered:
                area = self._map.areas[name]
                covered = [around(area.alone[0][0] if area.alone else area.centre, self._map.measures.block)]
            corners = [corner for box in covered for corner in (box[:2], box[2:])]
            left, top, right, bottom = window.box(bounds(corners, WORKS))
            if window.reaches((left, top), max(right - left, bottom - top)):
                drawn = works_sprite(self._theme, nation, (right - left, bottom - top), tooth, self._colour(name))
                scene.put(drawn, left - tooth, top)

    def _pieces(self, scene: Scene) -> None:
        side = self._window.px(self._map.measures.block)
        out = margin(side)
        for block in self._placed:
            left, top = self._window.corner(block.centre, side)
            if self._window.reaches((left, top), side):
                drawn = piece_sprite(self._theme, block.piece, side, self._colour(block.area), left=block.left)
                scene.put(drawn, left - out, top - out)

    def _markers(self, scene: Scene) -> None:
        size = self._window.px(MARKER)
        for area, markers in self._shown.markers.items():
            for marker, place in zip(markers, self._map.areas[area].markers, strict=False):
                scene.put(marker_sprite(self._theme, marker, size), *self._window.corner(place, size))

    def _plates(self, scene: Scene) -> None:
        """Name the areas whose label is cut off, at the edge of the picture, with the blocks in them."""
        window, whole = self._window, named(self._map, self._window)
        nations: dict[str, list[str]] = {}
        for block in self._placed:
            nations.setdefault(block.area, []).append(block.piece.nation)
        plates = {
            area.id: Plate(
                self._shown.labels[area.id].badge,
                area.name.both[self._language],
                self._shown.soil(area.id).control,
                tuple(nations.get(area.id, ())),
            )
            for area in self._map.areas.values()
            if area.id not in whole and area.id in self._shown.labels
        }
        high = plate_height(window.zoom)
        widths = tuple((area, plate_width(plate, high)) for area, plate in plates.items())
        kept = [label_box(self._map, window, area) for area in whole]
        kept += [
            window.box(box) for placed, box in zip(self._placed, self._blocks, strict=True) if placed.area in whole
        ]
        for area, box in plate_boxes(self._map, window, widths, high, tuple(kept)).items():
            scene.put(plate_sprite(self._theme, plates[area], high), box[0], box[1])
