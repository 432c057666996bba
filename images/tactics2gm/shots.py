"""This turn's shots: arrows from who fired to what was fired at, and what came of each."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from PIL import Image

from engine.tactics2gm.view import TacticsView
from images.core.arrow import Arrow, draw_arrow
from images.core.canvas import Box, Mark, Point, Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme
from images.tactics2gm.layout import Plan
from images.tactics2gm.symbols import RESULTS

WIDTH = 8
MOST = 3
"""Results that are shown of those on one target."""
REACH = 0.36
"""How far from the middle of its square an arrow begins and ends, in parts of the square."""


class Flown(Scene):
    """A scene over which arrows fly; they pass below the boxes that are ``kept`` free, where words are."""

    def __init__(self, ground: Sprite, *, halved: bool = False) -> None:
        super().__init__(ground, halved=halved)
        self._arrows: list[Arrow] = []
        self._after: list[tuple[Sprite, int, int]] = []

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
        image = Image.new("L", self._ground.image.size)
        super().lay(image, 0, 0)
        if self._arrows:
            below = image.copy()
            for arrow in self._arrows:
                draw_arrow(self.theme, image, arrow, shrink=2 if self._halved else 1)
            if not self._halved:
                for box in map(_kept, super().marks):
                    image.paste(below.crop(box), box)
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


def arrows(theme: Theme, view: TacticsView, plan: Plan, side: str) -> list[Arrow]:
    """Lay out an arrow for each shot of the turn, those between the same two squares side by side."""
    found = []
    again: Counter[tuple[int, int]] = Counter()
    for start, end, _ in view.shots:
        first, last = int(start), int(end)
        step = again[first, last]
        again[first, last] += 1
        target = aimed(plan, last, 1 - view.side)
        origin = _middle(plan.square(first)) if first >= 0 else _sky(plan, target)
        found.append(_arrow(theme, origin, target, step, plan, side))
    return found


def aimed(plan: Plan, end: int, enemy: int) -> Point:
    """Return where a shot ends: in the middle of a square, or at a Headquarters."""
    if end >= 0:
        return _middle(plan.square(end))
    base = plan.base(enemy)
    return float(plan.headquarters(enemy, -2 - end)), (base[1] + base[3]) / 2


def _sky(plan: Plan, target: Point) -> Point:
    """Return where an aircraft comes from: above its target, from the side on which there is more room."""
    width, height = plan.cut.square
    aside = width if target[0] < plan.format.width / 2 else -width
    return target[0] + aside, target[1] - height * 1.1


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _arrow(theme: Theme, start: Point, end: Point, step: int, plan: Plan, side: str) -> Arrow:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1
    unit = plan.cut.square
    reach = REACH * min(unit[0] * abs(length / dx) if dx else 1e9, unit[1] * abs(length / dy) if dy else 1e9)
    aside = 10 * step
    off = (-dy / length * aside, dx / length * aside)
    begin = (start[0] + dx / length * reach * 0.6 + off[0], start[1] + dy / length * reach * 0.6 + off[1])
    tip = (end[0] - dx / length * reach * 0.7 + off[0], end[1] - dy / length * reach * 0.7 + off[1])
    width, colour = WIDTH * plan.format.read / 32, theme.nations[side].arrow
    return Arrow(begin, tip, dy < 0, dy < 0, width, colour, direct=True)


def draw_results(scene: Flown, view: TacticsView, plan: Plan) -> None:
    """Mark on every square that was fired at what came of it, the last shots of it side by side."""
    results: dict[int, list[str]] = {}
    for _, end, result in view.shots:
        results.setdefault(int(end), []).append(str(result))
    size = round(plan.cut.read * 0.9)
    for end, said in results.items():
        for index, result in enumerate(said[-MOST:]):
            drawn = _result(scene.theme, result, size)
            if end < 0:
                x, y = aimed(plan, end, 1 - view.side)
                scene.crown(drawn, round(x - 6.5 * size - size * index), round(y - size / 2))
                continue
            left, top, right, bottom = plan.gutter(end)
            if bottom - top > right - left:
                scene.crown(drawn, left, bottom - size * (index + 1))
            else:
                scene.crown(drawn, right - size * (index + 1), top - 2)


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
