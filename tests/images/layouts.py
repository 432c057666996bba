"""What has to be true of the words on any picture: measured from where their ink is."""

from __future__ import annotations

import itertools

from images.sheet import Box, Sheet
from images.sprite import Scene


def inside(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def check(sheet: Sheet | Scene) -> None:
    whole = (0, 0, sheet.width, sheet.height)
    for mark in sheet.marks:
        assert inside(mark.ink, mark.within), f"clipped: {mark}"
        assert inside(mark.ink, whole), f"off the picture: {mark}"
        assert not mark.text.endswith("…"), f"cut short: {mark}"
        if mark.must:
            assert mark.size * 550 / sheet.width >= 11, f"too small before a tap: {mark}"
    for one, other in itertools.combinations(sheet.marks, 2):
        assert not meet(one.ink, other.ink), f"overlap: {one} and {other}"
