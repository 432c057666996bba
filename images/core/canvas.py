"""A picture in the making: smooth shapes, icons and words, in the order in which they are drawn.

Pillow draws shapes with hard edges. Every shape is therefore drawn four times too large into a mask of its own
and reduced; words are drawn at their own size, where FreeType is at its sharpest.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from images.core import fonts
from images.core.fonts import Face
from images.core.icons import icon
from images.core.theme import Colour, Nation, Theme, rgb

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; right and bottom are outside."""
Point: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal["l", "m", "r"]

SMOOTH = 4


class Mark(NamedTuple):
    """A word on a picture: where its ink is, how large it is set, and what it has to stay inside of.

    ``fill`` is its colour; ``must``: it has to be readable without a tap.
    """

    text: str
    ink: Box
    size: int
    within: Box
    fill: Colour
    must: bool

    def moved(self, x: int, y: int) -> Mark:
        """Return the same word for when its sheet is put somewhere."""
        return self._replace(ink=_moved(self.ink, x, y), within=_moved(self.within, x, y))


class Sheet:
    """A picture of RGB (with a ground) or RGBA (without) in the colours of a theme, and the words on it."""

    def __init__(self, theme: Theme, width: int, height: int, ground: Colour | None = None) -> None:
        self.theme, self.width, self.height = theme, width, height
        if ground is None:
            self.image = Image.new("RGBA", (width, height), (*rgb(theme.table), 0))
        else:
            self.image = Image.new("RGB", (width, height), rgb(ground))
        self.draw = ImageDraw.Draw(self.image)
        self.marks: list[Mark] = []

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return 0, 0, self.width, self.height

    # ------------------------------------------------------------- shapes

    def rect(
        self,
        box: Box,
        fill: Colour | None,
        *,
        radius: float = 0,
        edge: Colour | None = None,
        width: float = 0,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """Draw a rectangle, its corners (top left, top right, bottom right, bottom left) round."""
        left, top, right, bottom = box
        if right <= left or bottom <= top:
            return
        if fill is not None:
            if radius:
                self._paint(fill, left, top, _rounded(right - left, bottom - top, radius, corners, 0))
            else:
                self.draw.rectangle((left, top, right - 1, bottom - 1), fill=fill)
        if edge is not None and width > 0:
            self._paint(edge, left, top, _rounded(right - left, bottom - top, radius, corners, width))

    def ellipse(self, box: Box, fill: Colour, *, edge: Colour | None = None, width: float = 0) -> None:
        """Draw an ellipse that fills a box."""
        left, top, right, bottom = box
        for colour, inset in ((edge or fill, 0.0), (fill, width if edge else 0.0)):
            mask = _mask(right - left, bottom - top)
            gap = inset * SMOOTH
            size = (gap, gap, mask.width - 1 - gap, mask.height - 1 - gap)
            ImageDraw.Draw(mask).ellipse(size, fill=255)
            self._paint(colour, left, top, mask.reduce(SMOOTH))

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Draw a filled polygon."""
        left, top, right, bottom = _around(points, 1)
        mask = _mask(right - left, bottom - top)
        ImageDraw.Draw(mask).polygon([((x - left) * SMOOTH, (y - top) * SMOOTH) for x, y in points], fill=255)
        self._paint(fill, left, top, mask.reduce(SMOOTH))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line through points, its joints round."""
        left, top, right, bottom = _around(points, math.ceil(width) + 1)
        mask = _mask(right - left, bottom - top)
        large = [((x - left) * SMOOTH, (y - top) * SMOOTH) for x, y in points]
        ImageDraw.Draw(mask).line(large, fill=255, width=max(1, round(width * SMOOTH)), joint="curve")
        self._paint(fill, left, top, mask.reduce(SMOOTH))

    def hatch(self, box: Box, fill: Colour, gap: int = 9, width: float = 2.5) -> None:
        """Hatch a box with slanting lines."""
        left, top, right, bottom = box
        self._paint(fill, left, top, _hatching(right - left, bottom - top, gap, width))

    def panel(
        self,
        box: Box,
        nation: Nation,
        *,
        gap: int,
        width: float,
        inset: int = 0,
        radius: float = 0,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """Fill a box with a nation's colour, and hatch it where that has a pattern, so far from its edges."""
        left, top, right, bottom = box
        self.rect(box, nation.panel, radius=radius, corners=corners)
        if nation.hatch is not None:
            self.hatch((left + inset, top + inset, right - inset, bottom - inset), nation.hatch, gap, width)

    def icon(self, name: str, x: int, y: int, size: int, fill: Colour) -> None:
        """Draw an icon in a square whose top left corner is given."""
        self._paint(fill, x, y, icon(name, size))

    def put(self, other: Sheet, x: int, y: int) -> None:
        """Lay another sheet on this one."""
        if other.image.mode == "RGBA":
            if self.image.mode == "RGBA":
                self.image.alpha_composite(other.image, (x, y))
            else:
                self.image.paste(other.image, (x, y), other.image)
        else:
            self.image.paste(other.image, (x, y))
        self.marks += [mark.moved(x, y) for mark in other.marks]

    # ------------------------------------------------------------- words

    def text(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        fill: Colour,
        *,
        face: Face = "semibold",
        anchor: Anchor = "l",
        within: Box | None = None,
        must: bool = False,
    ) -> int:
        """Write a line: ``x`` is its left end, middle or right end, ``y`` the middle of its capitals.

        Gives the width of the line.
        """
        glyphs = fonts.glyphs(face, size)
        length = glyphs.width(text)
        left = x if anchor == "l" else x - length if anchor == "r" else x - length // 2
        base = y + (glyphs.capital + 1) // 2
        ink, covered = self._ink(fill), list[Box]()
        for begin, (mask, over, above) in glyphs.line(text):
            box = _moved((0, 0, *mask.size), left + begin + over, base + above)
            self.image.paste(ink, box, mask)
            covered.append(box)
        self.marks.append(
            Mark(text, _hull(covered) or (left, base, left, base), size, within or self.box, fill, must)
        )
        return length

    def lines(
        self, x: int, y: int, text: str, size: int, fill: Colour, *, room: int, step: int, face: Face = "medium"
    ) -> int:
        """Write wrapped text, ``y`` being the middle of the first line; gives where the next would be."""
        for line in fonts.wrap(text, face, size, room):
            if line:
                self.text(x, y, line, size, fill, face=face)
            y += step
        return y

    def _paint(self, fill: Colour, x: int, y: int, mask: Image.Image) -> None:
        self.image.paste(self._ink(fill), (x, y), mask)

    def _ink(self, fill: Colour) -> tuple[int, ...]:
        return rgb(fill) if self.image.mode == "RGB" else (*rgb(fill), 255)


def _mask(width: int, height: int) -> Image.Image:
    return Image.new("L", (width * SMOOTH, height * SMOOTH))


def rounded(width: int, height: int, radius: float) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    return _rounded(width, height, radius, (True, True, True, True), 0)


def _rounded(
    width: int, height: int, radius: float, corners: tuple[bool, bool, bool, bool], edge: float
) -> Image.Image:
    """Return the mask of a rectangle with round corners, or (``edge`` is not 0) that of its outline.

    A large one is a small one stretched: between two corners each row, and each column, is like the next.
    """
    part = math.ceil(max(radius, edge)) + 1
    side = 2 * part + 1
    if width <= side or height <= side:
        return _outline(width, height, radius, corners, edge)
    small = _outline(side, side, radius, corners, edge)
    mask = Image.new("L", (width, height), small.getpixel((part, part)))
    right, bottom = width - part, height - part
    for y, top in ((0, 0), (bottom, part + 1)):
        for x, left in ((0, 0), (right, part + 1)):
            mask.paste(small.crop((left, top, left + part, top + part)), (x, y))
        row = small.crop((part, top, part + 1, top + part))
        mask.paste(row.resize((right - part, part)), (part, y))
    for x, left in ((0, 0), (right, part + 1)):
        column = small.crop((left, part, left + part, part + 1))
        mask.paste(column.resize((part, bottom - part)), (x, part))
    return mask


def _outline(
    width: int, height: int, radius: float, corners: tuple[bool, bool, bool, bool], edge: float
) -> Image.Image:
    mask = _mask(width, height)
    pen = ImageDraw.Draw(mask)
    right, bottom = mask.width - 1, mask.height - 1
    pen.rounded_rectangle((0, 0, right, bottom), radius * SMOOTH, fill=255, corners=corners)
    inset = round(edge * SMOOTH)
    if edge and right > 2 * inset and bottom > 2 * inset:
        hole = (inset, inset, right - inset, bottom - inset)
        pen.rounded_rectangle(hole, max(radius - edge, 0) * SMOOTH, fill=0, corners=corners)
    return mask.reduce(SMOOTH)


def _hatching(width: int, height: int, gap: int, thick: float) -> Image.Image:
    """Return the mask of slanting lines: one square of them, laid beside itself."""
    tile = _slanting(gap, thick)
    mask = Image.new("L", (width, height))
    for y in range(0, height, tile.height):
        for x in range(0, width, tile.width):
            mask.paste(tile, (x, y))
    return mask


def _slanting(gap: int, thick: float) -> Image.Image:
    side = max(64 // gap, 1) * gap
    mask = _mask(side, side)
    pen = ImageDraw.Draw(mask)
    for start in range(-2 * mask.width, 2 * mask.width, gap * SMOOTH):
        ends = (start, 2 * mask.width, start + 3 * mask.width, -mask.width)  # beyond the square, where they end
        pen.line(ends, fill=255, width=max(1, round(thick * SMOOTH)))
    return mask.reduce(SMOOTH)


def _around(points: Iterable[Point], margin: int) -> Box:
    xs, ys = zip(*points, strict=True)
    return (
        math.floor(min(xs)) - margin,
        math.floor(min(ys)) - margin,
        math.ceil(max(xs)) + margin + 1,
        math.ceil(max(ys)) + margin + 1,
    )


def _hull(boxes: Sequence[Box]) -> Box | None:
    """Return the smallest box around boxes; None around none."""
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _moved(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y
