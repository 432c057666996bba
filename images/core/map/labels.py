"""Labels of areas: number, name, how mountainous the land is, and what else a game notes there."""

from __future__ import annotations

from typing import NamedTuple

from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import kept
from images.core.map.area_map import Barrier
from images.core.map.colours import NOBODY, MapTheme
from images.core.map.polygons import bounds
from images.core.sprite import Sprite
from images.core.theme import Colour

BADGE = 48
FIGURE = 47
"""Size of a number, in units; it must be readable without a tap."""
NAME, LEAST = 27, 15
NOTE = 23
HILL = 15
GAP = 6


class Note(NamedTuple):
    """Something about an area: an icon in a colour and a few letters; without an icon these have the colour."""

    icon: str
    text: str
    colour: Colour


class Label(NamedTuple):
    """What a game writes on an area beside its name: its number, and notes."""

    badge: str
    notes: tuple[Note, ...] = ()


class Written(NamedTuple):
    """All of a label: whose land it is on, how high that is, its size in units."""

    label: Label
    name: str
    control: str
    height: int
    size: tuple[float, float]


class Plate(NamedTuple):
    """What stands for an area whose label is cut off: number, name, who controls it, whose blocks are there."""

    badge: str
    name: str
    control: str
    blocks: tuple[str, ...]


@kept(maxsize=160)
def label_sprite(theme: MapTheme, written: Written, zoom: float) -> Sprite:
    """Draw a label on a plate of its land's colour. At most 160 are kept, 40 kB each."""
    wide, high = (round(size * zoom) for size in written.size)
    soil = theme.soil(written.control, written.height)
    sheet = Sheet(theme, wide, high)
    badge = round(BADGE * zoom)
    left = badge + round(GAP * zoom)
    name, size = fonts.fit(written.name, "semibold", round(NAME * zoom), wide - left - 2, round(LEAST * zoom))
    first, second = round(high * 0.27), round(high * 0.72)
    length = fonts.width(name, "semibold", size)
    sheet.rect((badge // 2, 0, min(wide, left + max(length, round(66 * zoom)) + 4), high), soil, radius=5 * zoom)
    draw_badge(sheet, written.label.badge, written.control, (0, (high - badge) // 2), badge)
    sheet.text(left, first, name, size, theme.words)
    _notes(sheet, written, left, second, zoom)
    return Sprite.of(sheet, soil)


def draw_badge(sheet: Sheet, number: str, control: str, corner: tuple[int, int], side: int) -> None:
    """Draw a number on the colour of who controls its area."""
    theme, (left, top) = sheet.theme, corner
    box = (left, top, left + side, top + side)
    fill, edge, ink = theme.mark, theme.faded, theme.words
    if control != NOBODY:
        nation = theme.nations[control]
        fill, edge, ink = nation.panel, nation.tab, theme.cream
    sheet.rect(box, fill, radius=side * 0.16, edge=edge, width=max(1.5, side * 0.05))
    size = side * FIGURE // BADGE
    text, size = fonts.fit(number, "bold", size, side - 4, least=size // 2)
    sheet.text(left + side // 2, top + side // 2, text, size, ink, face="bold", anchor="m", within=box, must=True)


def _notes(sheet: Sheet, written: Written, x: int, y: int, zoom: float) -> None:
    """Draw hills for how mountainous it is, then what the game notes."""
    theme = sheet.theme
    hill, size = HILL * zoom, round(NOTE * zoom)
    for _ in range(written.height):
        peak = x + hill / 2, y - hill / 2
        sheet.polygon([peak, (x + hill, y + hill / 2), (float(x), y + hill / 2)], theme.words)
        x += round(hill) + 1
    if written.height:
        x += round(3 * zoom)
    for note in written.label.notes:
        if note.icon:
            side = round(21 * zoom)
            sheet.icon(note.icon, x, y - side // 2, side, note.colour)
            x += side + round(2 * zoom)
        ink = theme.words if note.icon else note.colour
        x += sheet.text(x, y, note.text, size, ink, face="bold") + round(GAP * zoom)


@kept(maxsize=32)
def written_on_water(theme: MapTheme, barrier: Barrier, language: str, zoom: float) -> Sprite | None:
    """Draw the name of a lake, word by word, if there is room. At most 32 are kept, 10 kB each."""
    left, top, right, bottom = bounds(barrier.polygon)
    words, size = barrier.name.both[language].split(), round(NAME * zoom)
    step = round(size * 1.1)
    wide = max(fonts.width(word, "semibold", size) for word in words) + 12
    high = step * len(words)
    if barrier.kind != "lake" or wide > (right - left) * zoom * 0.7 or high > (bottom - top) * zoom * 0.6:
        return None
    sheet = Sheet(theme, wide, high)
    sheet.rect(sheet.box, theme.lake, radius=6)
    for index, word in enumerate(words):
        sheet.text(wide // 2, step * index + step // 2, word, size, theme.words, anchor="m")
    return Sprite.of(sheet, theme.lake)


def plate_height(zoom: float) -> int:
    """Return how high plates are."""
    return max(44, round(34 * zoom))


def plate_width(plate: Plate, high: int) -> int:
    """Return how wide a plate is."""
    return fonts.width(plate.name, "semibold", high // 2) + high + len(plate.blocks) * (high // 2) + high // 2


@kept(maxsize=64)
def plate_sprite(theme: MapTheme, plate: Plate, high: int) -> Sprite:
    """Draw a plate: a small square for each block in its area. At most 64 are kept, 20 kB each."""
    sheet = Sheet(theme, plate_width(plate, high), high)
    sheet.rect(sheet.box, theme.strip, radius=8)
    draw_badge(sheet, plate.badge, plate.control, (3, 3), high - 6)
    x = high + 5
    x += sheet.text(x, high // 2, plate.name, high // 2, theme.words) + high // 5
    side = round(high * 0.42)
    for nation in plate.blocks:
        box = (x, (high - side) // 2, x + side, (high - side) // 2 + side)
        sheet.panel(box, theme.nations[nation], gap=7, width=2, radius=3)
        sheet.rect(box, None, radius=3, edge=theme.nations[nation].tab, width=2)
        x += high // 2
    return Sprite.of(sheet, theme.strip)
