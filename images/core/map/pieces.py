"""Blocks on a map: upright with the back to the viewer, or lying with the face up; chips and markers."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from images.core import fonts
from images.core.canvas import Box, Point, Sheet
from images.core.kept import kept
from images.core.map.colours import MapTheme
from images.core.sprite import Sprite
from images.core.theme import Colour, mix

FRONT = 0.87
"""How much of a block's width and height its front takes, seen from a little above."""
BAND = 0.29
CHIP = 0.2
"""Radius of a chip, in parts of a block."""
INSET = 0.145
"""How far inside its corner the middle of a chip lies."""
OPEN = 0.25
"""How far down a place its defences begin, in parts of its height: a label may lie above."""
LEAST = 6.5
"""Pixels that a chip's radius has at least."""


class Face(Protocol):
    """The front of a block, equal to every one that looks alike: caches know it by what it is."""

    def __hash__(self) -> int:
        """Return the same for equal ones."""

    @property
    def title(self) -> str:
        """What is written on its band."""

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw what is below the band."""


class Chip(NamedTuple):
    """A state of a block: a letter or two, or an icon instead, on a disc or a triangle."""

    text: str
    fill: Colour
    ink: Colour
    shape: Literal["disc", "triangle"] = "disc"
    icon: str = ""


class Piece(NamedTuple):
    """A block of a nation; without a face it stands with its back to the viewer. ``moved``: just now."""

    nation: str
    face: Face | None = None
    moved: bool = False
    chips: tuple[Chip, ...] = ()


class Marker(NamedTuple):
    """A small sign in an area: an icon on paper."""

    icon: str
    fill: Colour
    ink: Colour


def margin(side: int) -> int:
    """Return how far a block's drawing goes beyond it."""
    return round(side * 0.1) + 2


@kept(maxsize=256)
def piece_sprite(theme: MapTheme, piece: Piece, side: int, ground: Colour, *, left: bool) -> Sprite:
    """Draw a block, its first chip in the left or the right upper corner. At most 256 are kept, 40 kB each."""
    out = margin(side)
    sheet = Sheet(theme, side + 2 * out, side + 2 * out)
    box = (out, out, out + side, out + side)
    if piece.face is None:
        _upright(sheet, piece, box)
    else:
        _flat(sheet, piece, piece.face, box, left=left)
    radius = max(side * CHIP, LEAST)
    for index, chip in enumerate(piece.chips[:2]):
        x = out + (side * INSET if left and index == 0 else side * (1 - INSET))
        y = out + (side * INSET if index == 0 else side * (1 - INSET))
        _chip(sheet, chip, (x, y), radius)
    return Sprite.of(sheet, ground)


def _upright(sheet: Sheet, piece: Piece, box: Box) -> None:
    """Draw a block from a little above and from the left: its front, its top, its right side."""
    theme, nation = sheet.theme, sheet.theme.nations[piece.nation]
    left, top, right, bottom = box
    side = right - left
    across, down = left + round(side * FRONT), bottom - round(side * FRONT)
    depth = right - across
    line = max(1.2, side * 0.022)
    outline: list[Point] = [
        (left, down), (left + depth, top), (right, top), (right, bottom - depth), (across, bottom), (left, bottom),
    ]  # fmt: skip
    sheet.polygon([(x, y + side * 0.045) for x, y in outline], theme.shadow)
    sheet.polygon(outline, theme.ink)
    sheet.polygon(
        [(left, down), (left + depth, top), (right, top), (across, down)], mix(nation.panel, theme.cream, 0.32)
    )
    sheet.polygon(
        [(across, down), (right, top), (right, bottom - depth), (across, bottom)],
        mix(nation.panel, theme.ink, 0.45),
    )
    front = (left, down, across, bottom)
    sheet.panel(front, nation, gap=max(4, round(side * 0.105)), width=side * 0.03)
    emblem = round(side * 0.52)
    middle = (left + across) // 2, (down + bottom) // 2
    sheet.icon(nation.icon, middle[0] - emblem // 2, middle[1] - emblem // 2, emblem, nation.tab)
    if piece.moved:
        sheet.line([*outline, outline[0], outline[1]], theme.warm, side * 0.06)
    else:
        sheet.line([*outline, outline[0]], mix(nation.panel, theme.ink, 0.8), line)


def _flat(sheet: Sheet, piece: Piece, face: Face, box: Box, *, left: bool) -> None:
    """Draw a block that lies on its back: a band with its title, and below it what the game draws."""
    theme, nation = sheet.theme, sheet.theme.nations[piece.nation]
    x0, y0, x1, y1 = box
    side = x1 - x0
    round_ = side * 0.06
    band = round(side * BAND)
    sheet.rect((x0, y0 + round(side * 0.04), x1, y1 + round(side * 0.04)), theme.shadow, radius=round_)
    sheet.rect(box, nation.paper, radius=round_)
    sheet.panel(
        (x0, y0, x1, y0 + band), nation, gap=max(4, round(side * 0.105)), width=side * 0.03, radius=round_,
        corners=(True, True, False, False),
    )  # fmt: skip
    edge, width = (theme.warm, side * 0.06) if piece.moved else (theme.ink, max(1.2, side * 0.022))
    taken = round(side * (INSET + CHIP)) if piece.chips else 0
    start, end = (x0 + taken, x1) if left else (x0, x1 - taken)
    title = (start, y0 + round(width), end, y0 + band)
    text, size = fonts.fit(face.title, "bold", round(side * 0.25), end - start - 4, least=round(side * 0.15))
    middle = (title[1] + title[3]) // 2
    sheet.text((start + end) // 2, middle, text, size, theme.cream, face="bold", anchor="m", within=title)
    face.draw(sheet, (x0, y0 + band, x1, y1))
    sheet.rect(box, None, radius=round_, edge=edge, width=width)


def _chip(sheet: Sheet, chip: Chip, centre: Point, radius: float) -> None:
    theme, (x, y) = sheet.theme, centre
    box = (round(x - radius), round(y - radius), round(x + radius), round(y + radius))
    size = round(radius * 1.5)
    if chip.shape == "disc":
        sheet.ellipse(box, chip.fill, edge=theme.ink, width=max(1.0, radius * 0.13))
    else:
        for grown, colour in ((1.18, theme.ink), (0.95, chip.fill)):
            reach = radius * grown
            corners = [(x, y - reach), (x + reach, y + reach * 0.85), (x - reach, y + reach * 0.85)]
            sheet.polygon(corners, colour)
        y += radius * 0.2
    if chip.icon:
        reach = round(radius * 0.72)
        sheet.icon(chip.icon, round(x) - reach, round(y) - reach, 2 * reach, chip.ink)
        return
    sheet.text(round(x), round(y), chip.text, size, chip.ink, face="bold", anchor="m", within=box)


@kept(maxsize=64)
def marker_sprite(theme: MapTheme, marker: Marker, side: int) -> Sprite:
    """Draw a marker. At most 64 are kept, 10 kB each or less."""
    sheet = Sheet(theme, side, side)
    sheet.rect(sheet.box, marker.fill, radius=side * 0.2, edge=theme.ink, width=max(1.0, side * 0.06))
    inset = max(2, round(side * 0.14))
    sheet.icon(marker.icon, inset, inset, side - 2 * inset, marker.ink)
    return Sprite.of(sheet, theme.flat)


@kept(maxsize=16)
def town_sprite(theme: MapTheme, side: int, ground: Colour) -> Sprite:
    """Draw houses where roads meet. At most 16 are kept, 5 kB each or less."""
    sheet = Sheet(theme, side, side)
    for left, top in ((0.06, 0.2), (0.5, 0.08), (0.14, 0.6), (0.54, 0.5)):
        box = (round(side * left), round(side * top), round(side * (left + 0.38)), round(side * (top + 0.32)))
        sheet.rect(box, theme.road, edge=theme.casing, width=max(1.0, side * 0.045))
    return Sprite.of(sheet, ground)


@kept(maxsize=64)
def works_sprite(theme: MapTheme, nation: str, size: tuple[int, int], tooth: int, ground: Colour) -> Sprite:
    """Draw defences left, right and below of a place so large, with teeth outwards. At most 64 are kept, 60 kB.

    The drawing is larger than the place by a tooth to the left, to the right and below.
    """
    wide, high = size
    sheet = Sheet(theme, wide + 2 * tooth, high + tooth)
    colour, line = theme.nations[nation].tab, max(2.0, tooth * 0.45)
    left, right, bottom = tooth, tooth + wide, high
    top = round(high * OPEN)
    wall: list[Point] = [(left, top), (left, bottom), (right, bottom), (right, top)]
    teeth: list[list[Point]] = []
    for number, begin, end, (dx, dy) in (
        (high - top, (left, top), (left, bottom), (-1, 0)),
        (wide, (left, bottom), (right, bottom), (0, 1)),
        (high - top, (right, top), (right, bottom), (1, 0)),
    ):
        steps = max(2, round(number / (tooth * 2)))
        for step in range(steps):
            part = (step + 0.5) / steps
            x, y = begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part
            teeth.append([(x, y), (x + dx * tooth * 0.8, y + dy * tooth * 0.8)])
    for grown, ink in ((2.4, theme.rim), (0.0, colour)):
        for tip in teeth:
            sheet.line(tip, ink, line * 0.8 + grown)
        sheet.line(wall, ink, line + grown)
    return Sprite.of(sheet, ground)
