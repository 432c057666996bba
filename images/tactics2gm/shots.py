"""This turn's shots: arrows from who fired to what was fired at, and what came of each."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.tactics2gm.squares import WIDTH
from engine.tactics2gm.view import TacticsView
from images.core.arrow import BARBED, Arrow, arriving, draw_arrows
from images.core.canvas import Box, Mark, Point, Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme
from images.tactics2gm.layout import Plan
from images.tactics2gm.symbols import RESULTS

BREADTH, BARB = 8, 12
"""Of an arrow, where type is set at 32."""
NARROW = 0.7
"""How much smaller it is where squares are narrow."""
MOST = 3
"""Results that are shown of those on one target."""
REACH = 0.82
"""Half of the square in which a head has room however it is turned, in parts of its size."""
GRAIN = 5
"""Pixels between the places that are tried for a head."""


class Flown(Scene):
    """A scene over which arrows fly; they pass below what is ``kept`` free of them, where words are."""

    def __init__(self, ground: Sprite, *, halved: bool = False) -> None:
        super().__init__(ground, halved=halved)
        self._arrows: list[Arrow] = []
        self._after: list[tuple[Sprite, int, int]] = []
        self._kept: list[Box] = []

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its top left corner at a place, which may be outside."""
        super().put(sprite, x, y)
        self._kept += [_kept(mark.moved(x, y)) for mark in sprite.marks]

    @property
    def kept(self) -> Sequence[Box]:
        """What no arrow may cover, in pixels of the whole picture."""
        return self._kept

    def fly(self, arrows: Iterable[Arrow]) -> None:
        """Let arrows fly over everything that was put so far and will be."""
        self._arrows += arrows

    def crown(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite over the arrows too."""
        self._after.append((sprite, x, y))

    @property
    def marks(self) -> list[Mark]:
        """The words on the picture."""
        return [*super().marks, *(mark.moved(x, y) for sprite, x, y in self._after for mark in sprite.marks)]

    def lay(self, onto: Image.Image, x: int, y: int) -> None:
        """Compose the picture: what was put, the arrows with the words on top of them, what crowns it all."""
        if not self._arrows and not self._after:
            super().lay(onto, x, y)
            return
        shrink = 2 if self._halved else 1
        image = Image.new("L", self._ground.image.size)
        super().lay(image, 0, 0)
        if self._arrows:
            below = image.copy()
            draw_arrows(self.theme, image, self._arrows, shrink=shrink)
            for kept in self._kept:
                left, top = kept[0] // shrink, kept[1] // shrink
                image.paste(below.crop((left, top, -(-kept[2] // shrink), -(-kept[3] // shrink))), (left, top))
        for sprite, left, top in self._after:
            if self._halved:
                image.paste(sprite.half.image, (left // 2, top // 2), sprite.half.mask)
            else:
                image.paste(sprite.image, (left, top), sprite.mask)
        onto.paste(image, (x, y))


def _kept(mark: Mark) -> Box:
    """Return what no arrow may cover of a word: all of its plate, if that is small."""
    left, top, right, bottom = mark.within
    if max(right - left, bottom - top) <= 2 * mark.size:
        return mark.within
    return mark.ink[0] - 3, mark.ink[1] - 3, mark.ink[2] + 3, mark.ink[3] + 3


def arrows(
    theme: Theme, view: TacticsView, plan: Plan, side: str, bases: Sequence[Box], kept: Sequence[Box]
) -> list[Arrow]:
    """Lay out an arrow for each shot of the turn: from the edge of who fired to a free place on what he fired at.

    ``bases`` are the Headquarters fired at, by their board; ``kept`` is what no arrow may cover.
    """
    found: list[Arrow] = []
    taken: list[Box] = []
    scale = plan.cut.read / 32 * (1 if plan.cut.named else NARROW)
    width, barb = BREADTH * scale, BARB * scale
    reach = math.ceil(REACH * (width + barb))
    for start, end, _ in view.shots:
        first, last = int(start), int(end)
        target = plan.body(last) if last >= 0 else bases[-2 - last]
        origin = _middle(plan.body(first)) if first >= 0 else _sky(plan, _middle(target))
        words = [box for box in kept if _meet(box, target)]
        place = _place(target, origin, reach, [*words, *taken]) or _place(target, origin, reach, words)
        place = place or _middle(target)
        taken.append(_around(place, reach))
        begin = _leaving(plan.body(first), place) if first >= 0 else origin
        deep = (width + barb) * BARBED / 2
        way = arriving(begin, place)
        tip = place[0] + way[0] * deep, place[1] + way[1] * deep
        upward = tip[1] < begin[1]
        colour = theme.nations[side].arrow
        found.append(Arrow(begin, tip, upward, upward, width, colour, direct=True, barb=barb))
    return found


def _place(box: Box, origin: Point, reach: int, kept: Sequence[Box]) -> Point | None:
    """Find where in a box a head lies whole and covers nothing, with the least way round; None for nowhere."""
    middle = _middle(box)

    def way(place: Point) -> float:
        return 1.1 * math.dist(origin, place) + math.dist(place, middle)

    columns = range(box[0] + reach, box[2] - reach + 1, GRAIN)
    rows = range(box[1] + reach, box[3] - reach + 1, GRAIN)
    for place in sorted(((x, y) for x in columns for y in rows), key=way):
        if not any(_meet(_around(place, reach), other) for other in kept):
            return place
    return None


def _around(place: Point, reach: int) -> Box:
    x, y = round(place[0]), round(place[1])
    return x - reach, y - reach, x + reach, y + reach


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _leaving(box: Box, towards: Point) -> Point:
    """Return where the straight way from the middle of a box leaves it."""
    x, y = _middle(box)
    dx, dy = towards[0] - x, towards[1] - y
    parts = [(box[2] - x) / abs(dx) if dx else math.inf, (box[3] - y) / abs(dy) if dy else math.inf, 1.0]
    return x + dx * min(parts), y + dy * min(parts)


def _sky(plan: Plan, target: Point) -> Point:
    """Return where an aircraft comes from: above its target, from the side on which there is more room."""
    width, height = plan.cut.square
    aside = width if target[0] < plan.format.width / 2 else -width
    return target[0] + aside, target[1] - height * 1.1


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def draw_results(scene: Flown, view: TacticsView, plan: Plan, bases: Sequence[Box]) -> None:
    """Mark on all that was fired at what came of it, the last shots of it side by side."""
    results: dict[int, list[str]] = {}
    for _, end, result in view.shots:
        results.setdefault(int(end), []).append(str(result))
    size = round(plan.cut.read * 0.9)
    for end, said in results.items():
        for index, result in enumerate(said[-MOST:]):
            drawn = _result(scene.theme, result, size)
            if end < 0:
                left, top, right, bottom = bases[-2 - end]
                outward = plan.across > WIDTH and end == -2  # where the first of two has no aircraft
                x = right + 4 + size * index if outward else left - 4 - size * (index + 1)
                scene.crown(drawn, x, (top + bottom - size) // 2)
                continue
            left, top, right, bottom = plan.gutter(end)
            x, y = (left, bottom - size * (index + 1))
            if bottom - top <= right - left:
                x, y = right - size * (index + 1), top - 2
            if any(_meet((x, y, x + size, y + size), word) for word in scene.kept):
                break
            scene.crown(drawn, x, y)


@kept(maxsize=24)
def _result(theme: Theme, result: str, size: int) -> Sprite:
    """Draw what came of a shot on a disc. At most 24 are kept, 4 kB each."""
    sheet = Sheet(theme, size, size)
    fill, ink = {
        "miss": (theme.spent, theme.cream),
        "nothing": (theme.cream, theme.ink),
        "hit": (theme.warm, theme.ink),
        "crit": (theme.wound, theme.cream),
    }[result]
    sheet.ellipse((0, 0, size, size), fill, edge=theme.ink, width=2)
    inset = size // 5
    sheet.icon(RESULTS[result], inset, inset, size - 2 * inset, ink)
    return Sprite.of(sheet, theme.table)
