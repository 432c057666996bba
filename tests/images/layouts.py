"""What has to be true of the words on any picture: measured from where their ink is."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable

import pytest
from PIL import Image, ImageChops, ImageStat

from images.core.canvas import Box, Mark, Point, Sheet
from images.core.sprite import Scene, Sprite
from images.core.theme import DARK, LIGHT, Channels, Colour, rgb
from tests.images.contrast import contrast

IN_BOTH = pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)

DESKTOP, PHONE = 550, 327
"""Pixels of width in which chats show a picture before a tap."""
SAME = 40
"""Colours whose channels differ by less in sum are one: the pattern of a panel, a palette's nearest colour."""


def inside(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def around(points: Iterable[Point]) -> Box:
    """Give the box around points."""
    xs, ys = zip(*points, strict=True)
    return math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs)), math.ceil(max(ys))


def stands_out(sprite: Sprite, ground: Colour) -> float:
    """Say how much a sprite differs from what it lies on: the mean of its channels' differences."""
    below = Image.new("RGB", sprite.image.size, rgb(ground))
    drawn = below.copy()
    drawn.paste(sprite.theme.coloured(sprite.image).convert("RGB"), (0, 0), sprite.mask)
    return sum(ImageStat.Stat(ImageChops.difference(below, drawn)).mean)


def check(sheet: Sheet | Scene, reader: int = 0, shown: int = DESKTOP) -> None:
    """Check the words of a picture.

    ``reader``: the width of the whole picture of which this is a part; ``shown``: that of where it is shown.
    """
    whole = (0, 0, sheet.width, sheet.height)
    for mark in sheet.marks:
        assert inside(mark.ink, mark.within), f"clipped: {mark}"
        assert inside(mark.ink, whole), f"off the picture: {mark}"
        assert not mark.text.endswith("…"), f"cut short: {mark}"
        if mark.must:
            assert mark.size * shown / (reader or sheet.width) >= 11, f"too small before a tap: {mark}"
    for one, other in itertools.combinations(sheet.marks, 2):
        assert not meet(one.ink, other.ink), f"overlap: {one} and {other}"
    image = pixels(sheet)
    for mark in sheet.marks:
        ground = "#{:02x}{:02x}{:02x}".format(*beneath(image, mark))
        assert contrast(mark.fill, ground) >= 4.5, f"faint: {mark} on {ground}"


def pixels(sheet: Sheet | Scene) -> Image.Image:
    """Give a picture in full colour."""
    if isinstance(sheet, Scene):
        return sheet.theme.coloured(sheet.image()).convert("RGB")
    return sheet.image.convert("RGB")


def beneath(image: Image.Image, mark: Mark) -> Channels:
    """Find the colour on which a word is written: the most frequent around its letters but their own."""
    left, top, right, bottom = mark.ink
    around = image.crop((left - 2, top - 2, right + 2, bottom + 2))
    ink = rgb(mark.fill)
    colours: Counter[Channels] = Counter()
    for count, colour in around.getcolors(around.width * around.height) or []:
        assert isinstance(colour, tuple)
        found = colour[0], colour[1], colour[2]
        if sum(abs(a - b) for a, b in zip(found, ink, strict=True)) >= SAME:
            colours[found] += count
    assert colours, f"not to be seen: {mark}"
    return colours.most_common(1)[0][0]
