"""Silhouettes drawn for Fieldpost, in a square of 512: the pen, and the list of what was drawn with it.

Vehicles stand on y = 410 and face right; aircraft are seen from above and fly to the upper right. Every
silhouette is ink and holes, so that it is one mask. ``build.py`` writes them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

Point = tuple[float, float]
SCALE = 4
"""Pixels of the drawing per unit of the square."""
SIZE = 512
"""Pixels of a mask, in both directions."""
GROUND = 410


_DRAWN: dict[str, Callable[[Pen], None]] = {}


class Pen:
    """Ink (255) and holes (0) on a square."""

    def __init__(self) -> None:
        self.image = Image.new("L", (512 * SCALE, 512 * SCALE))
        self._draw = ImageDraw.Draw(self.image)

    def shape(self, *points: Point, hole: bool = False) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=0 if hole else 255)

    def disc(self, x: float, y: float, radius: float, *, hole: bool = False) -> None:
        """Fill a circle."""
        box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        self._draw.ellipse(box, fill=0 if hole else 255)

    def oval(self, left: float, top: float, right: float, bottom: float, *, hole: bool = False) -> None:
        """Fill an ellipse."""
        self._draw.ellipse([left * SCALE, top * SCALE, right * SCALE, bottom * SCALE], fill=0 if hole else 255)

    def box(
        self, left: float, top: float, right: float, bottom: float, radius: float = 0, *, hole: bool = False
    ) -> None:
        """Fill a rectangle, its corners round."""
        box = [left * SCALE, top * SCALE, right * SCALE, bottom * SCALE]
        self._draw.rounded_rectangle(box, radius * SCALE, fill=0 if hole else 255)

    def bar(self, start: Point, end: Point, width: float, *, hole: bool = False) -> None:
        """Draw a straight bar with square ends."""
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        x, y = width / 2 * math.sin(angle), -width / 2 * math.cos(angle)
        self.shape(
            (start[0] + x, start[1] + y), (end[0] + x, end[1] + y),
            (end[0] - x, end[1] - y), (start[0] - x, start[1] - y), hole=hole,
        )  # fmt: skip

    def wheel(self, x: float, radius: float, y: float | None = None, hub: float = 0.38) -> None:
        """Draw a wheel with a rim and a hub, standing on the ground unless told otherwise."""
        middle = GROUND - radius if y is None else y
        self.disc(x, middle, radius + 7, hole=True)
        self.disc(x, middle, radius)
        self.disc(x, middle, radius * 0.66, hole=True)
        self.disc(x, middle, radius * hub)

    def tracks(
        self, left: float, right: float, top: float, wheels: Sequence[float], radius: float, *, rollers: int = 0
    ) -> None:
        """Draw a track with its sprocket in front, its idler behind and road wheels between them."""
        high = GROUND - top
        self.box(left, top, right, GROUND, high * 0.48)
        self.box(left + 9, top + 9, right - 9, GROUND - 9, high * 0.42, hole=True)
        end = high * 0.3
        for x in (left + 14 + end, right - 14 - end):
            self.disc(x, top + 14 + end, end)
            self.disc(x, top + 14 + end, end * 0.45, hole=True)
        for x in wheels:
            self.disc(x, GROUND - 13 - radius, radius)
            self.disc(x, GROUND - 13 - radius, radius * 0.4, hole=True)
        for index in range(rollers):
            x = left + (right - left) * (index + 1) / (rollers + 1)
            self.disc(x, top + 17, 7)

    def gun(self, start: Point, length: float, width: float, *, angle: float = 0, brake: float = 0) -> None:
        """Draw a barrel from its mantlet, with a muzzle brake if it has one; angles go up."""
        turn = math.radians(-angle)
        tip = (start[0] + length * math.cos(turn), start[1] + length * math.sin(turn))
        self.bar(start, tip, width)
        if brake:
            back = (tip[0] - brake * math.cos(turn), tip[1] - brake * math.sin(turn))
            self.bar(back, tip, width * 2)


def path(points: str) -> list[Point]:
    """Read points as they are written in an SVG: ``10,20 30,40``."""
    pairs = (point.split(",") for point in points.split())
    return [(float(x), float(y)) for x, y in pairs]


def silhouette(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
    """Add a drawing to the list; its name, without the leading underscore, is that of its icon."""
    _DRAWN[draw.__name__[1:]] = draw
    return draw


def masks() -> dict[str, Image.Image]:
    """Draw every silhouette as a mask, in its middle; small things up to a third larger."""
    found = {}
    for name, draw in _DRAWN.items():
        pen = Pen()
        draw(pen)
        found[name] = _centred(pen.image)
    return found


def _centred(image: Image.Image) -> Image.Image:
    ink = image.crop(image.getbbox())
    larger = min(1.33, image.width * 0.96 / max(ink.size))
    ink = ink.resize((round(ink.width * larger), round(ink.height * larger)), Image.Resampling.BICUBIC)
    square = Image.new("L", image.size)
    square.paste(ink, ((image.width - ink.width) // 2, (image.height - ink.height) // 2))
    return square.reduce(512 * SCALE // SIZE)
