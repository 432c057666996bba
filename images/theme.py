"""The look of every picture: colours, nations, sizes of type. A staff table at night.

Colour never says anything alone: nations also differ by pattern and emblem, states by shape or letter. The two
accents are orange and sky blue, which stay apart for all common kinds of colour blindness: warm is what just
happened, cold is whose choice it is.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageColor

Colour: TypeAlias = str

TABLE = "#1c2420"
TABLE_LINE = "#2a342e"
TABLE_MARK = "#3d4a42"
STRIP = "#121815"
CREAM = "#f3ead2"
INK = "#1a1c18"
FADED = "#a9a48f"
WARM = "#f79a2a"
COLD = "#63c9ec"
WOUND = "#9b2f1b"
SPENT = "#6d6a60"
BRASS = "#d9b65a"
KHAKI = "#b9a066"
EARTH = "#5a4c2c"
SHADOW = "#0e1210"


class Nation(NamedTuple):
    """How a side looks: panel behind icons, paper of its cards, its arrows on the dark table, its pattern."""

    panel: Colour
    shade: Colour
    paper: Colour
    arrow: Colour
    icon: str
    hatched: bool


NATIONS: dict[str, Nation] = {
    "us": Nation("#5d6627", "#4c541f", "#ece4c4", "#cfd873", "us", hatched=False),
    "de": Nation("#4d6070", "#42535f", "#dde2e2", "#a5cbe6", "de", hatched=True),
}

# Sizes of type in pixels at full size. A board is shown 2.9 times smaller in a chat before a tap, so what must be
# read there is READ or larger; NOTE is for those who tap.
TITLE = 46
FIGURE = 64
HEAD = 38
READ = 32
BODY = 26
NOTE = 20


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Give the three channels of a colour."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Blend two colours: 0 is the one, 1 the other."""
    a, b = rgb(one), rgb(other)
    return "#{:02x}{:02x}{:02x}".format(*(round(x + (y - x) * part) for x, y in zip(a, b, strict=True)))


def ground(nation: Nation) -> Colour:
    """Give the colour of the table on a nation's half."""
    return mix(TABLE, nation.panel, 0.16)


def land(colour: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """Give the colours of a table whose flat land has a colour: flat, grid, line, strong line."""
    return colour, mix(colour, TABLE_LINE, 0.5), mix(colour, TABLE_MARK, 0.4), mix(colour, TABLE_MARK, 0.7)


def luminance(colour: Colour) -> float:
    """Relative luminance of a colour as WCAG 2.1 defines it."""
    parts = [c / 255 for c in rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours, 1 to 21; text needs 4.5."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _ramps() -> list[tuple[Colour, Colour, int]]:
    """List the blends that smooth edges produce: what lies on what, and in how many steps."""
    found = [
        (STRIP, CREAM, 16),
        (TABLE, CREAM, 14),
        (TABLE, TABLE_MARK, 8),
        (TABLE, WARM, 8),
        (TABLE, COLD, 8),
        (STRIP, COLD, 8),
        (STRIP, BRASS, 8),
        (STRIP, WARM, 6),
        (WOUND, CREAM, 10),
        (WOUND, TABLE, 5),
        (SPENT, CREAM, 8),
        (INK, WARM, 8),
        (INK, COLD, 6),
        (INK, KHAKI, 7),
        (INK, BRASS, 7),
        (EARTH, CREAM, 6),
        (SHADOW, TABLE, 3),
    ]
    for nation in NATIONS.values():
        found += [
            (INK, nation.paper, 14),
            (nation.panel, nation.paper, 8),
            (nation.panel, CREAM, 9),
            (nation.panel, TABLE, 6),
            (nation.panel, INK, 6),
            (nation.paper, TABLE, 8),
            (nation.paper, WARM, 5),
            (nation.paper, WOUND, 5),
            (nation.arrow, TABLE, 8),
            (nation.arrow, INK, 6),
            (ground(nation), mix(TABLE_MARK, nation.panel, 0.2), 6),
        ]
    return found


@cache
def channels() -> bytes:
    """Give the 256 colours of every picture, three bytes each. Designed, not learnt."""
    colours: dict[Colour, None] = {}
    for flat in (TABLE, *map(ground, NATIONS.values())):
        colours |= dict.fromkeys(land(flat))
    for one, other, steps in _ramps():
        colours |= dict.fromkeys(mix(one, other, step / (steps - 1)) for step in range(steps))
    assert len(colours) <= 256, "too many ramps"
    every = [*colours, *[INK] * (256 - len(colours))]
    return bytes(channel for colour in every for channel in rgb(colour))


@cache
def palette() -> Image.Image:
    """Give the palette as the image that Pillow quantizes to."""
    image = Image.new("P", (1, 1))
    image.putpalette(channels())
    return image


def indexed(image: Image.Image) -> Image.Image:
    """Give a picture as indices into the palette, each pixel the nearest of its colours: no dithering.

    Its mode is L, so that indices can be reckoned with like grey levels.
    """
    found = image.quantize(palette=palette(), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


def coloured(indices: Image.Image) -> Image.Image:
    """Give a picture of indices its colours: the mode is P."""
    image = indices.copy()
    image.putpalette(channels())
    return image


@lru_cache(maxsize=256)
def index(colour: Colour) -> int:
    """Give the index of the palette's colour that is nearest to a colour."""
    every = channels()

    def away(entry: int) -> int:
        return sum((every[3 * entry + i] - channel) ** 2 for i, channel in enumerate(rgb(colour)))

    return min(range(256), key=away)


@lru_cache(maxsize=64)
def ramp(one: Colour, other: Colour) -> list[int]:
    """Give the palette's index of each of 256 steps from one colour to another, for masks on a known ground."""
    image = Image.new("RGB", (256, 1))
    image.putdata([rgb(mix(one, other, step / 255)) for step in range(256)])
    return list(indexed(image).tobytes())
