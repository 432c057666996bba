"""Ten-sided dice as they lie on a table, one number up."""

from __future__ import annotations

from images.core.canvas import Point, Sheet
from images.core.theme import Colour, mix

_TOP, _BOTTOM = (0.5, 0.0), (0.5, 1.0)
_LEFT, _RIGHT = ((0.02, 0.40), (0.02, 0.60)), ((0.98, 0.40), (0.98, 0.60))
_KITE = (_TOP, (0.84, 0.60), (0.5, 0.80), (0.16, 0.60))
"""The face that is up."""
_FACETS: tuple[tuple[tuple[Point, ...], float], ...] = (
    ((_TOP, _LEFT[0], _LEFT[1], _KITE[3]), 0.16),
    ((_TOP, _RIGHT[0], _RIGHT[1], _KITE[1]), 0.34),
    ((_LEFT[1], _KITE[3], _KITE[2], _BOTTOM), 0.34),
    ((_RIGHT[1], _KITE[1], _KITE[2], _BOTTOM), 0.5),
)
"""The faces beside it, and how much darker each is."""


def draw_die(sheet: Sheet, x: int, y: int, size: int, value: int, *, colour: Colour) -> None:
    """Draw a die of a light colour in a square whose top left corner is given."""
    ink = sheet.theme.ink

    def at(points: tuple[Point, ...]) -> list[Point]:
        return [(x + px * size, y + py * size) for px, py in points]

    rim = (_TOP, *_RIGHT, _BOTTOM, *reversed(_LEFT))
    sheet.polygon(at(rim), mix(colour, ink, 0.6))
    for facet, shade in _FACETS:
        sheet.polygon(at(facet), mix(colour, ink, shade))
    sheet.polygon(at(_KITE), colour)
    for one, other in ((_KITE[0], _KITE[1]), (_KITE[0], _KITE[3]), (_KITE[2], _BOTTOM)):
        sheet.line(at((one, other)), mix(colour, ink, 0.6), size / 40)
    middle = x + size // 2
    figures = round(size * (0.52 if value < 10 else 0.44))
    sheet.text(middle, y + round(size * 0.49), str(value), figures, ink, face="bold", anchor="m",
               within=(x, y, x + size, y + size))  # fmt: skip
