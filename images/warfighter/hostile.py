"""A Hostile card as it lies on the table."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.faces import HostileFace
from images.warfighter.pieces import SHADOW, chevrons, disc, reticles, shield

STRIP = 1.98
"""Width of the strip at the left, in sizes of type."""


@kept(maxsize=160)
def hostile_sprite(
    theme: SquadTheme, face: HostileFace, width: int, height: int, size: int, *, upright: bool = False
) -> Sprite:
    """Draw a card in so large type. ``upright``: the row goes up. At most 160 are kept, 40 kB each."""
    sheet = Sheet(theme, width + SHADOW, height + SHADOW)
    draw_hostile(sheet, face, (width, height), height, size, upright=upright)
    return Sprite.of(sheet, theme.ground(theme.nations["hostiles"]))


def draw_hostile(
    sheet: Sheet, face: HostileFace, card: tuple[int, int], body: int, size: int, *, upright: bool = False
) -> None:
    """Draw a card of a size; its three lines are in the upper part, so high."""
    theme, (width, height) = sheet.theme, card
    sheet.rect((SHADOW, SHADOW, width + SHADOW, height + SHADOW), theme.shadow, radius=8)
    sheet.rect((0, 0, width, height), theme.nations["hostiles"].paper, radius=8)
    strip = round(STRIP * size)
    _strip(sheet, face, (0, 0, strip, height), size, upright=upright)
    _body(sheet, face, (strip, 0, width, body), size)
    if face.new:
        sheet.rect((0, 0, width, height), None, radius=8, edge=theme.warm, width=4)


def _strip(sheet: Sheet, face: HostileFace, box: Box, size: int, *, upright: bool) -> None:
    """Draw the letter, which way and how far its aim is, and at whom."""
    theme = themed(sheet)
    nation = theme.nations["hostiles"]
    left, top, right, bottom = box
    sheet.panel(box, nation, gap=9, width=2.5, radius=8, corners=(True, False, False, True))
    line = top + round(size * 0.62)
    letter = round(size * 0.2)
    plate = (left + 2, line - round(size * 0.46), left + letter + fonts.width(face.letter, "bold", size) + 3,
             line + round(size * 0.48))  # fmt: skip
    sheet.rect(plate, nation.panel)
    sheet.text(left + letter, line, face.letter, size, theme.cream, face="bold", within=box, must=True)
    if not face.aim:
        return
    colour = theme.tab(face.seat)
    if face.locked:
        knives = round(size * 0.8)
        sheet.icon("knives", right - knives - 5, line - knives // 2, knives, colour)
    else:
        chevrons(sheet, right - round(size * 0.2), line, face.away, size, colour, upright=upright)
    radius = min(round(size * 0.72), (bottom - line - size // 2) // 2 - 4)
    x, y = (left + right) // 2, bottom - round(radius * 1.28) - 4
    disc(sheet, x, y, radius, colour, nation.panel, solid=face.fires)
    ink = theme.ink if face.fires else theme.cream
    within = (x - radius, y - radius, x + radius, y + radius)
    sheet.text(x, y, str(face.aim), size, ink, face="bold", anchor="m", within=within, must=True)


def _body(sheet: Sheet, face: HostileFace, box: Box, size: int) -> None:
    """Draw name, reticles, Cover, reach and traits, in three lines."""
    theme = themed(sheet)
    left, top, right, bottom = box
    pad = round(size * 0.26)
    x, room = left + pad, right - left - 2 * pad
    lines = [top + (bottom - top) * part // 100 for part in (19, 50, 80)]
    text, large = fonts.fit(face.name, "bold", size, room, least=24)
    ink = theme.ink if face.active else theme.faint
    sheet.text(x, lines[0], text, large, ink, face="bold", within=box, must=True)
    sign = round(size * 0.92)
    reticles(sheet, x, lines[1] - sign // 2, sign, (face.active, face.ducked, face.dead), room)
    high = round(size * 1.22)
    shield(sheet, x - 3, lines[2], high, face.cover, box, size)
    x += high + round(size * 0.12)
    x += sheet.text(x, lines[2], face.reach, size, theme.ink, face="bold", within=box, must=True)
    _traits(sheet, face, x + round(size * 0.4), right - pad, lines, size)


def _traits(sheet: Sheet, face: HostileFace, left: int, right: int, lines: list[int], size: int) -> None:
    """Draw the icons of traits at the right; a single one with its word where there is room."""
    theme, icon = sheet.theme, round(size * 0.98)
    if len(face.traits) == 1:
        name, word = face.traits[0]
        length = fonts.width(word, "bold", size)
        if left + icon + 6 + length <= right:
            x = right - length
            sheet.text(x, lines[2], word, size, theme.wound, face="bold", must=True)
            right = x - 6
        sheet.icon(name, right - icon, lines[2] - icon // 2, icon, theme.wound)
        return
    for index, (name, _) in enumerate(face.traits):
        x, middle = right - icon, lines[2] - (icon + 3) * index
        if index > 1:
            x, middle = right - 2 * icon - 4, lines[2] - (icon + 3) * (index - 2)
        sheet.icon(name, x, middle - icon // 2, icon, theme.wound)
