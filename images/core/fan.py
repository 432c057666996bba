"""Cards held as a fan: where each lies on its arc, how it is turned, and how much of it the next one leaves free.

All tiers of a fan lie on arcs of one radius, so that a card's angle depends on nothing but how far from the middle
it lies, and the tiers run parallel. A card covers the right part of the one before it: what has to be read stands
on the left, in a card's window. Where some have a text to read, all lie straight.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from PIL import Image

from images.core.canvas import Point, Sheet, rounded
from images.core.kept import kept
from images.core.sprite import Sprite, solid
from images.core.theme import Colour

T = TypeVar("T")

RADIUS = 9000
"""Pixels from a card's middle to where the hand holds it."""
TOUCHING = 0.94
"""Part of a card's width that the next one is to its right at most."""
STEP = 0.25
"""Degrees between the angles in which cards are turned, so that a turned card may serve again."""
CORNER = 16
"""Radius of a card's corners."""
MARGIN = 2
"""Pixels around a card while it is turned, so that its edges are smooth."""


class Place(NamedTuple):
    """Where the middle of a card lies, and its angle in degrees clockwise."""

    x: float
    y: float
    angle: float

    def point(self, x: float, y: float) -> Point:
        """Return where a point of the card comes to lie, given from the card's middle."""
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        return self.x + x * cos - y * sin, self.y + x * sin + y * cos

    def corners(self, width: int, height: int) -> list[Point]:
        """Return the corners of a card of a size, clockwise from its top left."""
        x, y = width / 2, height / 2
        return [self.point(-x, -y), self.point(x, -y), self.point(x, y), self.point(-x, y)]


class Fan(NamedTuple):
    """One tier of cards of a size, from left to right, each laid on the one before it.

    ``window`` is the width that stays free of every card, from its left edge.
    """

    width: int
    height: int
    window: int
    places: tuple[Place, ...]


def fan(count: int, width: int, height: int, left: int, right: int, top: int, *, straight: bool = False) -> Fan:
    """Lay cards side by side between two edges, as far apart as there is room, but always touching.

    ``top`` is that of a card in the middle; those at the sides lie lower, unless all lie ``straight``.
    """
    middle = (left + right) / 2
    pitch = min(width * TOUCHING, (right - left - width) / max(count - 1, 1))
    places = []
    for index in range(count):
        x = (index - (count - 1) / 2) * pitch
        if straight:
            places.append(Place(middle + x, top + height / 2, 0.0))
            continue
        angle = round(math.degrees(math.asin(x / RADIUS)) / STEP) * STEP
        drop = RADIUS * (1 - math.cos(math.asin(x / RADIUS)))
        places.append(Place(middle + x, top + height / 2 + drop, angle))
    # The cards come together towards the hand, and an angle may be off by half a step on either side.
    lean = 0.0 if straight else pitch / RADIUS + math.radians(STEP)
    window = math.floor(pitch - lean * height / 2) - 2
    return Fan(width, height, window if count > 1 else width, tuple(places))


def tiers(cards: Sequence[T], most: int) -> list[Sequence[T]]:
    """Divide cards into as few tiers as hold them, ``most`` in each, and about as many in each."""
    count = -(-len(cards) // most)
    bounds = [len(cards) * tier // max(count, 1) for tier in range(count + 1)]
    return [cards[one:other] for one, other in itertools.pairwise(bounds)]


def turned(card: Sheet, angle: float) -> Sprite:
    """Turn a card clockwise by an angle in degrees; its middle stays the middle. Its words are left out.

    It is drawn on the colour of the table, and the corners of its sheet are round: they are none of the card.
    """
    image = _rotated(card.image, angle, card.theme.table) if angle else card.image
    return Sprite(card.theme, card.theme.indexed(image), _outline(card.width, card.height, angle))


def _rotated(image: Image.Image, angle: float, ground: Colour | int) -> Image.Image:
    # Pillow turns what is inside smoothly, but cuts a picture off hard at its edge: that is outside the card then.
    framed = Image.new(image.mode, (image.width + 2 * MARGIN, image.height + 2 * MARGIN), ground)
    framed.paste(image, (MARGIN, MARGIN))
    return framed.rotate(-angle, Image.Resampling.BILINEAR, expand=True, fillcolor=ground)


@kept(maxsize=16)
def _outline(width: int, height: int, angle: float) -> Image.Image:
    """Return the mask of a turned card. At most 16 are kept, 200 kB each."""
    if angle < 0:
        return _outline(width, height, -angle).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    card = rounded(width, height, CORNER)
    return solid(_rotated(card, angle, 0) if angle else card)
