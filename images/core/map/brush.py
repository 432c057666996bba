"""Drawing in units of a map onto one of its tiles, larger than it will be, for smooth edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from images.core.canvas import Point
from images.core.map.colours import MapTheme
from images.core.theme import Colour, rgb

FINE = 2
"""How many times larger a tile is drawn."""
CORNER = 5
"""Width in fine pixels from which the joints of a line are made round."""


class Brush:
    """What draws a tile: places and widths are the map's."""

    def __init__(self, theme: MapTheme, zoom: float, place: tuple[int, int], tile: int) -> None:
        self.theme, self.scale, self.side = theme, zoom * FINE, tile * FINE
        self._left, self._top = (step * self.side for step in place)
        self._image = Image.new("RGB", (self.side, self.side), rgb(theme.rim))
        self._pen = ImageDraw.Draw(self._image)

    @property
    def slant(self) -> int:
        """How far lines that slant down to the left have come when they enter this tile."""
        return self._left + self._top

    def finished(self) -> Image.Image:
        """Return the tile in its own size, in indices."""
        return self.theme.indexed(self._image.reduce(FINE))

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Draw a filled polygon."""
        self._pen.polygon(self._places(points), fill=rgb(fill))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line through points."""
        self._trace(self._pen, points, rgb(fill), width)

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """Draw a disc."""
        ((x, y),), reach = self._places([centre]), round(radius * self.scale)
        self._pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=rgb(fill))

    def filled(self, rings: Iterable[Sequence[Point]]) -> Image.Image:
        """Return where polygons are."""
        mask = Image.new("L", (self.side, self.side))
        pen = ImageDraw.Draw(mask)
        for ring in rings:
            pen.polygon(self._places(ring), fill=255)
        return mask

    def traced(self, lines: Iterable[Sequence[Point]], width: float) -> Image.Image:
        """Return where lines are."""
        mask = Image.new("L", (self.side, self.side))
        pen = ImageDraw.Draw(mask)
        for points in lines:
            self._trace(pen, points, 255, width)
        return mask

    def lay(self, fill: Colour, mask: Image.Image) -> None:
        """Lay a colour on where a mask is."""
        self._image.paste(rgb(fill), (0, 0), mask)

    def _trace(
        self, pen: ImageDraw.ImageDraw, points: Sequence[Point], ink: int | tuple[int, int, int], width: float
    ) -> None:
        places, broad = self._places(points), max(1, round(width * self.scale))
        pen.line(places, fill=ink, width=broad)
        if broad >= CORNER:
            reach = broad / 2 - 0.5
            for x, y in places:
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=ink)

    def _places(self, points: Iterable[Point]) -> list[tuple[int, int]]:
        scale, left, top = self.scale, self._left, self._top
        return [(round(x * scale) - left, round(y * scale) - top) for x, y in points]
