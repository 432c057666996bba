"""The look of every picture: two themes with their colours and nations, and the sizes of type.

A staff table, by night and by day. Colour never says anything alone: nations also differ by pattern and emblem,
states by shape or letter. The two accents are orange and sky blue, which stay apart for all common kinds of colour
blindness: warm is what just happened, cold is whose choice it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageColor

from images.core.kept import kept

Colour: TypeAlias = str
Channels: TypeAlias = tuple[int, int, int]
ThemeName: TypeAlias = Literal["dark", "light"]
Blend: TypeAlias = tuple[Colour, Colour, int]
"""A colour, another one, and in how many steps the palette goes from the one to the other."""

# Sizes of type in pixels at full size. A board is shown 2.9 times smaller in a chat before a tap, so what must be
# read there is READ or larger.
TITLE = 46
FIGURE = 64
HEAD = 38
READ = 32
BODY = 26

CLEAR = 255
"""The index of no colour, which no picture has: in a film it shows what was there before."""
NEAR = 3
"""Colours whose channels differ by no more than this are one in the palette, unless they fill a surface."""


class Nation(NamedTuple):
    """How a side looks.

    ``panel`` lies behind icons, with ``shade`` as its pattern where it is ``hatched``; ``paper`` is that of its
    cards; ``arrow`` is drawn and written on the table and on strips; ``tab`` is written on with ink; ``rail`` is
    the edge of its half of the table, with ``rail_words`` on it; ``icon`` is its emblem.
    """

    panel: Colour
    shade: Colour
    paper: Colour
    arrow: Colour
    tab: Colour
    rail: Colour
    rail_words: Colour
    icon: str
    hatched: bool

    @property
    def hatch(self) -> Colour | None:
        """The colour of its pattern; None where it has none."""
        return self.shade if self.hatched else None


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of a picture. There are two, DARK and LIGHT, so that caches know a theme by its identity."""

    name: ThemeName
    table: Colour
    line: Colour
    """Contours of the land."""
    mark: Colour
    """Places, tracks, what is not yet."""
    strip: Colour
    """Ground of titles and of who is winning."""
    tray: Colour
    """Ground of what is told below each other."""
    shadow: Colour
    words: Colour
    """Written on the table, strips and trays."""
    faded: Colour
    """The same, of less weight."""
    cream: Colour
    """Paper of no nation, and what is written on panels, ink and wounds."""
    ink: Colour
    """Written on all paper and on the accents."""
    warm: Colour
    cold: Colour
    brass: Colour
    warm_words: Colour
    """The accents as lines and words on the table, strips and trays."""
    cold_words: Colour
    brass_words: Colour
    wound: Colour
    spent: Colour
    khaki: Colour
    earth: Colour
    leaf: Colour
    """Woods and hedges on a map of squares, and ``crown`` their trees."""
    crown: Colour
    water: Colour
    """Rivers and the sea, and ``wave`` what is drawn on them."""
    wave: Colour
    nations: Mapping[str, Nation]

    def ground(self, nation: Nation) -> Colour:
        """Return the colour of the table on a nation's half."""
        return mix(self.table, nation.panel, 0.16)

    def land(self, colour: Colour) -> tuple[Colour, Colour, Colour, Colour]:
        """Return the colours of a table whose flat land has a colour: flat, grid, line, strong line."""
        return colour, mix(colour, self.line, 0.5), mix(colour, self.mark, 0.4), mix(colour, self.mark, 0.7)

    def blends(self) -> Iterable[Blend]:
        """List the blends that smooth edges produce: what lies on what. Surfaces are among their ends."""
        found = [
            (self.strip, self.words, 16),
            (self.table, self.words, 14),
            (self.table, self.mark, 8),
            (self.table, self.warm_words, 8),
            (self.table, self.cold_words, 8),
            (self.strip, self.cold_words, 8),
            (self.strip, self.brass_words, 8),
            (self.strip, self.warm_words, 6),
            (self.wound, self.cream, 10),
            (self.wound, self.table, 5),
            (self.spent, self.cream, 8),
            (self.ink, self.warm, 8),
            (self.ink, self.cold, 6),
            (self.ink, self.khaki, 7),
            (self.ink, self.brass, 7),
            (self.earth, self.cream, 6),
            (self.shadow, self.table, 3),
            (self.tray, self.words, 10),
            (self.tray, self.faded, 6),
            (self.leaf, self.crown, 4),
            (self.water, self.wave, 3),
        ]
        for nation in self.nations.values():
            found += [
                (self.ink, nation.paper, 14),
                (nation.panel, nation.paper, 8),
                (nation.panel, self.cream, 9),
                (nation.panel, self.table, 6),
                (nation.panel, self.ink, 6),
                (nation.paper, self.table, 8),
                (nation.paper, self.warm_words, 5),
                (nation.paper, self.wound, 5),
                (nation.arrow, self.table, 8),
                (nation.arrow, self.strip, 8),
                (nation.tab, self.ink, 6),
                (self.ground(nation), mix(self.mark, nation.panel, 0.2), 6),
            ]
        for flat in (self.table, *map(self.ground, self.nations.values())):
            found += [(colour, colour, 1) for colour in self.land(flat)]
        return found

    @cached_property
    def channels(self) -> bytes:
        """The colours of every picture, three bytes each; the last, :data:`CLEAR`, is none. Designed by us."""
        ramps = list(self.blends())
        solid = [end for one, other, _ in ramps for end in (one, other)]
        every = list(dict.fromkeys(map(rgb, solid)))
        for one, other, steps in ramps:
            blends = [rgb(mix(one, other, step / (steps - 1))) for step in range(1, steps - 1)]
            every += [blend for blend in blends if all(_apart(blend, known) for known in every)]
        assert len(every) <= CLEAR, f"too many ramps: {len(every)} colours"
        every += [rgb(self.ink)] * (256 - len(every))
        return bytes(channel for colour in every for channel in colour)

    @cached_property
    def palette(self) -> Image.Image:
        """The palette as the image that Pillow quantizes to."""
        image = Image.new("P", (1, 1))
        image.putpalette(self.channels)
        return image

    def indexed(self, image: Image.Image) -> Image.Image:
        """Return a picture as indices into the palette, each pixel the nearest of its colours: no dithering.

        Its mode is L, so that indices can be reckoned with like grey levels.
        """
        found = image.quantize(palette=self.palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    def coloured(self, indices: Image.Image) -> Image.Image:
        """Give a picture of indices its colours: the mode is P."""
        image = indices.copy()
        image.putpalette(self.channels)
        return image

    def index(self, colour: Colour) -> int:
        """Return the index of the palette's colour that is nearest to a colour."""
        return _index(self, colour)

    def ramp(self, one: Colour, other: Colour) -> list[int]:
        """Return the palette's indices of 256 steps from one colour to another, for masks on known ground."""
        return _ramp(self, one, other)


DARK: Final = Theme(
    name="dark",
    table="#1c2420",
    line="#2a342e",
    mark="#3d4a42",
    strip="#121815",
    tray="#28312c",
    shadow="#0e1210",
    words="#f3ead2",
    faded="#a9a48f",
    cream="#f3ead2",
    ink="#1a1c18",
    warm="#f79a2a",
    cold="#63c9ec",
    brass="#d9b65a",
    warm_words="#f79a2a",
    cold_words="#63c9ec",
    brass_words="#d9b65a",
    wound="#9b2f1b",
    spent="#6d6a60",
    khaki="#b9a066",
    earth="#5a4c2c",
    leaf="#2a3d28",
    crown="#466039",
    water="#1d3f52",
    wave="#3f6f86",
    nations=MappingProxyType(
        {
            "us": Nation(
                panel="#5d6627", shade="#4c541f", paper="#ece4c4", arrow="#cfd873", tab="#cfd873", rail="#4a5225",
                rail_words="#cfd873", icon="us", hatched=False,
            ),
            "de": Nation(
                panel="#4d6070", shade="#42535f", paper="#dde2e2", arrow="#a5cbe6", tab="#a5cbe6", rail="#3e4e58",
                rail_words="#a5cbe6", icon="de", hatched=True,
            ),
        }
    ),
)  # fmt: skip

LIGHT: Final = Theme(
    name="light",
    table="#ddd4b8",
    line="#cfc5a6",
    mark="#b0a580",
    strip="#f7f2e2",
    tray="#efe8d3",
    shadow="#a99f80",
    words="#1a1c18",
    faded="#4b483c",
    cream="#faf4e1",
    ink="#1a1c18",
    warm="#f79a2a",
    cold="#63c9ec",
    brass="#d9b65a",
    warm_words="#ad4a00",
    cold_words="#0b5878",
    brass_words="#5f4700",
    wound="#9b2f1b",
    spent="#6d6a60",
    khaki="#b9a066",
    earth="#5a4c2c",
    leaf="#c0c791",
    crown="#8fa163",
    water="#a9c9cf",
    wave="#7fa9b6",
    nations=MappingProxyType(
        {
            "us": Nation(
                panel="#5d6627", shade="#4c541f", paper="#fbf5df", arrow="#465010", tab="#cfd873", rail="#5d6627",
                rail_words="#faf4e1", icon="us", hatched=False,
            ),
            "de": Nation(
                panel="#4d6070", shade="#42535f", paper="#eff3f4", arrow="#1a4f7e", tab="#a5cbe6", rail="#4d6070",
                rail_words="#faf4e1", icon="de", hatched=True,
            ),
        }
    ),
)  # fmt: skip

THEMES: Final[Mapping[ThemeName, Theme]] = MappingProxyType({"dark": DARK, "light": LIGHT})


def rgb(colour: Colour) -> Channels:
    """Return the three channels of a colour."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """Blend two colours: 0 is the one, 1 the other."""
    a, b = rgb(one), rgb(other)
    return "#{:02x}{:02x}{:02x}".format(*(round(x + (y - x) * part) for x, y in zip(a, b, strict=True)))


def _apart(one: Channels, other: Channels) -> bool:
    """Return whether anybody could see the difference of two colours."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > NEAR


@kept(maxsize=512)
def _index(theme: Theme, colour: Colour) -> int:
    every = theme.channels

    def away(entry: int) -> int:
        return sum((every[3 * entry + i] - channel) ** 2 for i, channel in enumerate(rgb(colour)))

    return min(range(256), key=away)


@kept(maxsize=128)
def _ramp(theme: Theme, one: Colour, other: Colour) -> list[int]:
    image = Image.new("RGB", (256, 1))
    image.putdata([rgb(mix(one, other, step / 255)) for step in range(256)])
    return list(theme.indexed(image).tobytes())
