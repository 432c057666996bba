"""Frames around what may be chosen on a table or a map, or has been."""

from __future__ import annotations

from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Colour, Theme

OUT = 9
"""Pixels by which a frame goes beyond what it is around."""


def frame(scene: Scene, box: Box, colour: Colour) -> None:
    """Lay a frame around a box."""
    left, top, right, bottom = box
    scene.put(_mark(scene.theme, right - left + 2 * OUT, bottom - top + 2 * OUT, colour), left - OUT, top - OUT)


@kept(maxsize=16)
def _mark(theme: Theme, width: int, height: int, colour: Colour) -> Sprite:
    """Draw a frame. At most 16 are kept, 40 kB each."""
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, None, radius=12, edge=theme.ink, width=8)
    sheet.rect((1, 1, width - 1, height - 1), None, radius=11, edge=colour, width=5.5)
    return Sprite.of(sheet)
