"""The front of a block: how many steps the unit has, of what quality, its class, and its ladder of steps."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.fab.cards import Quality
from images.core.canvas import Box, Point, Sheet
from images.core.theme import Colour

PLATE = 0.5
"""Side of the plate with the number of steps, in parts of the block."""
FIGURE = 0.6
"""Size of that number."""
FRAME = (0.36, 0.25)
"""Width and height of the frame of a unit's class."""
RUNG = 0.1


@dataclass(frozen=True)
class UnitFace:
    """The face of a unit."""

    title: str
    armour: bool
    steps: str
    """The quality at each step, from full strength to the last."""
    lost: int

    @property
    def quality(self) -> str:
        """Its quality now."""
        return self.steps[min(self.lost, len(self.steps) - 1)]

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw the plate with the steps, the class, and the ladder."""
        left, top, right, bottom = box
        side = right - left
        middle = (top + bottom) // 2
        half = round(side * PLATE / 2)
        x = left + round(side * 0.04) + half
        plate = (x - half, middle - half, x + half, middle + half)
        ink = quality_plate(sheet, self.quality, plate)
        count = len(self.steps) - self.lost
        sheet.text(
            x, middle, str(count), round(side * FIGURE), ink, face="bold", anchor="m", within=plate, must=True
        )
        wide, high = round(side * FRAME[0]), round(side * FRAME[1])
        start = right - round(side * 0.06) - wide
        y = top + round(side * 0.1)
        class_frame(sheet, (start, y, start + wide, y + high), armour=self.armour)
        self._ladder(sheet, start + wide / 2, (y + high + bottom) / 2, side)

    def _ladder(self, sheet: Sheet, x: float, y: float, side: int) -> None:
        """Draw a sign for each step, from full strength to the last; lost ones are dashes."""
        rung = side * RUNG
        x -= rung * (len(self.steps) - 1) / 2
        for index, quality in enumerate(self.steps):
            if index < self.lost:
                sheet.line([(x - rung * 0.32, y), (x + rung * 0.32, y)], sheet.theme.spent, max(1.0, side * 0.025))
            else:
                _rung(sheet, quality, (x, y), rung * 0.5)
            x += rung


def quality_plate(sheet: Sheet, quality: Quality | str, box: Box) -> Colour:
    """Draw what stands for a quality: a red burst, a black square, a white disc. Gives the ink of its number."""
    theme = sheet.theme
    left, top, right, _ = box
    half = (right - left) / 2
    x, y = left + half, top + half
    if quality == "E":
        spikes: list[Point] = []
        for step in range(16):
            reach = half * (1.15 if step % 2 == 0 else 0.95)
            angle = math.pi * step / 8
            spikes.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        sheet.polygon(spikes, theme.wound)
        return theme.cream
    if quality == "V":
        sheet.rect(box, theme.ink, radius=half * 0.12)
        return theme.cream
    sheet.ellipse(box, theme.cream, edge=theme.ink, width=max(1.5, half * 0.12))
    return theme.ink


def class_frame(sheet: Sheet, box: Box, *, armour: bool) -> None:
    """Draw the frame of a unit's class: an oval for armour, a cross for infantry."""
    theme = sheet.theme
    left, top, right, bottom = box
    line = max(1.2, (bottom - top) * 0.11)
    sheet.rect(box, theme.cream, edge=theme.ink, width=line)
    if armour:
        wide, high = (right - left) * 0.15, (bottom - top) * 0.22
        oval = (round(left + wide), round(top + high), round(right - wide), round(bottom - high))
        sheet.ellipse(oval, theme.cream, edge=theme.ink, width=line)
    else:
        sheet.line([(left, top), (right, bottom)], theme.ink, line)
        sheet.line([(left, bottom), (right, top)], theme.ink, line)


def _rung(sheet: Sheet, quality: str, at: Point, reach: float) -> None:
    """Draw the sign of one step: a red diamond, a black bar, a white disc."""
    theme, (x, y) = sheet.theme, at
    if quality == "E":
        high = reach * 1.4
        sheet.polygon([(x, y - high), (x + reach, y), (x, y + high), (x - reach, y)], theme.wound)
    elif quality == "V":
        sheet.polygon(
            [(x - reach * 0.7, y - reach), (x + reach * 0.7, y - reach), (x + reach * 0.7, y + reach),
             (x - reach * 0.7, y + reach)],
            theme.ink,
        )  # fmt: skip
    else:
        box = (round(x - reach * 0.8), round(y - reach * 0.8), round(x + reach * 0.8), round(y + reach * 0.8))
        sheet.ellipse(box, theme.cream, edge=theme.ink, width=reach * 0.35)
