"""The field: squares with what grows and flows on them, the letters and numbers on its edges, the supply lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.tactics2gm.squares import NAMES, ROWS, WIDTH, Square
from engine.tactics2gm.squares import field as squares
from engine.tactics2gm.state import SIDES
from images.core.canvas import SMOOTH, Sheet
from images.core.ground import corners, table
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme, mix
from images.tactics2gm.layout import Plan

VARIANTS = 3
"""Ways in which each kind of ground is drawn, so that no wood looks like its neighbour."""


class Bare(NamedTuple):
    """All that is drawn of a field on which nobody stands."""

    theme: Theme
    plan: Plan
    features: tuple[tuple[Square, str], ...]


@kept(maxsize=6)
def ground(bare: Bare) -> Sprite:
    """Draw the table and the field on it. At most 6 are kept, 2 MB each with their halves."""
    theme, plan, features = bare
    shape = plan.format
    image = table(theme, shape.width, shape.height)
    scene = Scene(Sprite(theme, image))
    width, height = plan.cut.square
    pen = ImageDraw.Draw(image)
    for left, top, right, _ in plan.fields:
        for side, row in ((0, ROWS), (1, 1)):
            colour = theme.index(theme.ground(theme.nations[SIDES[side]]))
            pen.rectangle((left, top + height * (row - 1), right - 1, top + height * row - 1), fill=colour)
    for at, feature in features:
        box = plan.square(at)
        drawn = _feature(theme, feature, width, height, at % VARIANTS)
        scene.put(drawn, box[0], box[1])
    image = scene.image()
    pen = ImageDraw.Draw(image)
    line, mark = theme.index(theme.line), theme.index(theme.mark)
    for left, top, right, bottom in plan.fields:
        for step in range(plan.across + 1):
            pen.line([(left + width * step, top), (left + width * step, bottom)], fill=line)
        for step in range(ROWS + 1):
            pen.line([(left, top + height * step), (right, top + height * step)], fill=line)
    for at in squares(plan.columns):
        corners(image, plan.square(at), mark, arm=max(10, width // 8))
    for left, top, right, bottom in plan.fields:
        pen.rectangle((left - 2, top - 2, right + 1, bottom + 1), outline=mark, width=2)
        if plan.across > WIDTH:
            middle = (left + right) // 2
            pen.line([(middle, top), (middle, bottom)], fill=mark, width=3)
    scene = Scene(Sprite(theme, image))
    for index, box in enumerate(plan.fields):
        scene.put(_columns(theme, plan, plan.across * index), 0, box[3] + 2)
    return Sprite(theme, scene.image(), None, tuple(scene.marks))


def _columns(theme: Theme, plan: Plan, first: int) -> Sprite:
    """Draw the letters of a field's columns, of which ``first`` stand before it."""
    shape = plan.format
    sheet = Sheet(theme, shape.width, shape.rail - 2, theme.strip)
    width = plan.cut.square[0]
    for index in range(plan.across):
        x, letter = plan.left + width * index + width // 2, NAMES[first + index][0]
        sheet.text(x, shape.rail // 2 - 1, letter, shape.read, theme.words, face="bold", anchor="m", must=True)
    return Sprite.of(sheet)


def draw_rows(scene: Scene, plan: Plan, supply: Sequence[int]) -> None:
    """Draw the numbers of the rows at both ends of each field, with each side's supply line at one of them."""
    for _, top, right, _ in plan.fields:
        for side, x in ((0, 0), (1, right + 2)):
            scene.put(_rows(scene.theme, plan, side, supply[side] if side < len(supply) else 0), x, top)


@kept(maxsize=32)
def _rows(theme: Theme, plan: Plan, side: int, supply: int) -> Sprite:
    """Draw the numbers of the rows: a side's supply line on its colour. At most 32 are kept, 40 kB each."""
    _, top, right, bottom = plan.fields[0]
    width = plan.left - 2 if side == 0 else plan.format.width - right - 2
    height = plan.cut.square[1]
    nation = theme.nations[SIDES[side]]
    sheet = Sheet(theme, width, bottom - top, theme.strip)
    middle = width // 2
    first = bottom - top if side == 0 else 0
    if supply:
        end = first - height * supply if side == 0 else height * supply
        box = (3, min(first, end) + 3, width - 3, max(first, end) - 3)
        sheet.rect(box, nation.panel, radius=8)
        if nation.hatched:
            sheet.hatch((6, box[1] + 4, width - 6, box[3] - 4), nation.shade, gap=10, width=3)
        for index in range(supply):
            start = box[3] - height * index - 12 if side == 0 else box[1] + height * index + 12
            tip = start - 14 if side == 0 else start + 14
            sheet.polygon([(middle - 10, start), (middle + 10, start), (middle, tip)], theme.brass)
    for row in range(1, ROWS + 1):
        y = height * (ROWS - row) + height // 2
        within = row <= supply if side == 0 else ROWS + 1 - row <= supply
        ink = theme.cream if within else theme.words
        sheet.text(middle, y, str(row), plan.format.read, ink, face="bold", anchor="m", must=True)
    return Sprite.of(sheet)


@kept(maxsize=64)
def _feature(theme: Theme, feature: str, width: int, height: int, variant: int) -> Sprite:
    """Draw a square of woods, hedge, river or sea. At most 64 are kept, 25 kB each or less."""
    sheet = Sheet(theme, width, height, _fill(theme, feature))
    rng = Random(f"{feature}{variant}{width}{height}")  # noqa: S311
    if feature == "woods":
        _trees(sheet, rng)
    elif feature == "hedge":
        _hedge(sheet, rng)
    else:
        _waves(sheet, rng, deep=feature == "sea")
    return Sprite.of(sheet)


def _fill(theme: Theme, feature: str) -> str:
    match feature:
        case "woods":
            return theme.leaf
        case "river" | "sea":
            return theme.water
        case _:
            return theme.table


def _layer(sheet: Sheet) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (sheet.width * SMOOTH, sheet.height * SMOOTH))
    return mask, ImageDraw.Draw(mask)


def _lay(sheet: Sheet, mask: Image.Image, colour: str) -> None:
    sheet.image.paste(colour, (0, 0), mask.reduce(SMOOTH))


def _trees(sheet: Sheet, rng: Random) -> None:
    """Draw crowns of trees from above, each with its shadow."""
    theme = sheet.theme
    shadow, under = _layer(sheet)
    crown, over = _layer(sheet)
    step = 32
    for row, y in enumerate(range(step // 2, sheet.height, step)):
        for x in range(step // 2 + (row % 2) * step // 2, sheet.width, step):
            middle = ((x + rng.uniform(-6, 6)) * SMOOTH, (y + rng.uniform(-6, 6)) * SMOOTH)
            radius = rng.uniform(10, 14.5) * SMOOTH
            _disc(under, middle[0] + 3 * SMOOTH, middle[1] + 4 * SMOOTH, radius)
            over.polygon(
                [
                    (
                        middle[0] + radius * (1 - 0.22 * (k % 2)) * math.cos(k * math.pi / 7),
                        middle[1] + radius * (1 - 0.22 * (k % 2)) * math.sin(k * math.pi / 7),
                    )
                    for k in range(14)
                ],
                fill=255,
            )
    _lay(sheet, shadow, mix(theme.leaf, theme.shadow, 0.45))
    _lay(sheet, crown, theme.crown)


def _hedge(sheet: Sheet, rng: Random) -> None:
    """Draw a hedgerow along two sides of a field."""
    theme = sheet.theme
    mask, pen = _layer(sheet)
    shadow, under = _layer(sheet)
    points = [(x, sheet.height - 12) for x in range(0, sheet.width + 12, 12)]
    points += [(13, y) for y in range(0, sheet.height, 12)]
    points += [(x, 12) for x in range(0, sheet.width + 12, 12)]
    for x, y in points:
        at = ((x + rng.uniform(-2, 2)) * SMOOTH, (y + rng.uniform(-2, 2)) * SMOOTH)
        radius = rng.uniform(8, 10) * SMOOTH
        _disc(under, at[0] + 2 * SMOOTH, at[1] + 3 * SMOOTH, radius)
        _disc(pen, at[0], at[1], radius)
    _lay(sheet, shadow, mix(theme.table, theme.shadow, 0.6))
    _lay(sheet, mask, theme.crown)


def _waves(sheet: Sheet, rng: Random, *, deep: bool) -> None:
    """Draw water: short waves on a river, long ones on the sea."""
    mask, pen = _layer(sheet)
    gap, long = (20, 46) if deep else (26, 26)
    for row, y in enumerate(range(gap // 2, sheet.height, gap)):
        x = rng.randrange(long) - long + (row % 2) * 14
        while x < sheet.width:
            line = [
                ((x + t) * SMOOTH, (y + 3.2 * math.sin(t / long * 2 * math.pi)) * SMOOTH)
                for t in range(0, long + 1, 2)
            ]
            pen.line(line, fill=255, width=2 * SMOOTH, joint="curve")
            x += long + rng.randrange(14, 40)
    _lay(sheet, mask, sheet.theme.wave)


def _disc(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
