"""What lies on the road: the Mission, Locations, the Objective, and slots in which nothing lies yet."""

from __future__ import annotations

from collections.abc import Sequence

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import Colour
from images.warfighter.colours import SquadTheme
from images.warfighter.faces import PlaceFace
from images.warfighter.pieces import SHADOW

LOW = 2.6
"""In a lower card, in sizes of type, there is room for nothing but number and name."""


@kept(maxsize=96)
def place_sprite(theme: SquadTheme, face: PlaceFace, width: int, height: int, size: int) -> Sprite:
    """Draw what lies in a slot in so large type. At most 96 are kept, 60 kB each."""
    sheet = Sheet(theme, width + SHADOW, height + SHADOW)
    box = (0, 0, width, height)
    if face.ground == "empty":
        _empty(sheet, face, box, size)
        return Sprite.of(sheet, theme.table)
    sheet.rect((SHADOW, SHADOW, width + SHADOW, height + SHADOW), theme.shadow, radius=9)
    sheet.rect(box, paper(theme, face), radius=9)
    if face.ground in ("objective", "shut"):
        edge = theme.cream if face.ground == "objective" else theme.brass
        sheet.rect(box, None, radius=9, edge=edge, width=4)
    _card(sheet, face, box, size, theme.cream if face.ground == "start" else theme.ink)
    return Sprite.of(sheet)


def paper(theme: SquadTheme, face: PlaceFace) -> Colour:
    """Return the colour of what lies in a slot."""
    colours = {"start": theme.nations["squad"].panel, "objective": theme.brass, "shut": theme.shut}
    return colours.get(face.ground, theme.place)


def _number(sheet: Sheet, slot: int, x: int, y: int, side: int, size: int) -> None:
    """Draw the number of a slot in a dark square."""
    theme = sheet.theme
    box = (x, y, x + side, y + side)
    sheet.rect(box, theme.ink, radius=8)
    sheet.text(x + side // 2, y + side // 2, str(slot), size, theme.cream, face="stencil", anchor="m", within=box,
               must=True)  # fmt: skip


def _card(sheet: Sheet, face: PlaceFace, box: Box, size: int, ink: Colour) -> None:
    """Draw the number, what kind of ground it is, its name and its figures."""
    _, _, right, bottom = box
    pad, side = round(size * 0.25), round(size * 1.3)
    _number(sheet, face.slot, pad, pad, side, size)
    first = pad + side // 2
    icon = round(size * 1.12)
    icons = ([face.icon] if face.icon else []) + (["smoke"] if face.smoke else [])
    x = right - pad
    for name in icons:
        x -= icon
        sheet.icon(name, x, first - icon // 2, icon, ink)
        x -= 4
    start = pad + side + round(size * 0.3)
    if bottom < LOW * size:
        text, large = fonts.fit(face.name, "bold", size, x - start, least=24)
        sheet.text(start, first, text, large, ink, face="bold", within=box, must=True)
        return
    if face.kind and start + fonts.width(face.kind, "semibold", size) <= x:
        sheet.text(start, first, face.kind, size, ink, within=box, must=True)
    second = pad + side + round(size * 0.72)
    text, large = fonts.fit(face.name, "bold", size, right - 2 * pad, least=24)
    sheet.text(pad, second, text, large, ink, face="bold", within=box, must=True)
    if face.ground != "start":
        _figures(sheet, face, (pad, second, right - pad, bottom), bottom - round(size * 0.62), size, ink)
    elif face.gear:
        _gear(sheet, face.gear, pad, bottom - round(size * 0.62), size, ink)


def _figures(sheet: Sheet, face: PlaceFace, box: Box, middle: int, size: int, ink: Colour) -> None:
    """Draw entrance cost, hand-to-hand cost, values of reinforcements, and what lies on the ground."""
    left, _, right, _ = box
    parts: list[tuple[str, str]] = [
        ("boot", str(face.entrance)),
        ("knives", str(face.hand_to_hand)),
        ("deck", face.reach),
    ]
    if face.gear:
        parts.append(("supplies", str(face.gear)))
    icon = round(size * 0.88)
    room = right - left - sum(icon + 3 + fonts.width(text, "bold", size) for _, text in parts)
    if room < 3 * len(parts):
        icon = round(size * 0.66)
        room = right - left - sum(icon + 3 + fonts.width(text, "bold", size) for _, text in parts)
    gap = min(max(room // max(1, len(parts) - 1), 0), round(size * 0.9))
    x = left
    for name, text in parts:
        sheet.icon(name, x, middle - icon // 2, icon, ink)
        x += icon + 3
        x += sheet.text(x, middle, text, size, ink, face="bold", must=True) + gap


def _gear(sheet: Sheet, count: int, x: int, middle: int, size: int, ink: Colour) -> None:
    icon = round(size * 0.88)
    sheet.icon("supplies", x, middle - icon // 2, icon, ink)
    sheet.text(x + icon + 4, middle, str(count), size, ink, face="bold", must=True)


def _empty(sheet: Sheet, face: PlaceFace, box: Box, size: int) -> None:
    """Draw a slot in which nothing lies: its number in dashes."""
    theme = sheet.theme
    left, top, right, bottom = box
    dash, thick = round(size * 0.5), 3
    sheet.rect(box, theme.table)
    for x in range(left, right - thick, 2 * dash):
        end = min(x + dash, right)
        sheet.rect((x, top, end, top + thick), theme.mark)
        sheet.rect((x, bottom - thick, end, bottom), theme.mark)
    for y in range(top, bottom - thick, 2 * dash):
        end = min(y + dash, bottom)
        sheet.rect((left, y, left + thick, end), theme.mark)
        sheet.rect((right - thick, y, right, end), theme.mark)
    pad, side = round(size * 0.25), round(size * 1.3)
    _number(sheet, face.slot, pad, pad, side, size)
    text, large = fonts.fit(face.kind, "semibold", size, right - 2 * pad, least=24)
    if bottom < LOW * size:
        sheet.text(
            pad + side + round(size * 0.3), pad + side // 2, text, large, theme.faded, within=box, must=True
        )
        return
    sheet.text(pad, pad + side + round(size * 0.72), text, large, theme.faded, within=box, must=True)


@kept(maxsize=64)
def rule_sprite(
    theme: SquadTheme, text: str, room: tuple[int, int], size: int, ground: Colour, ink: Colour
) -> Sprite | None:
    """Write the rule of a place in a room, as large as it goes; None where it has none. At most 64, 60 kB each."""
    width, height = room
    lines: Sequence[str]
    for large in range(size, 21, -2):
        lines = fonts.wrap(text, "medium", large, width)
        widest = max(fonts.width(line, "medium", large) for line in lines)
        if len(lines) * (large + 6) <= height and widest <= width:
            break
    else:
        return None
    sheet = Sheet(theme, width, len(lines) * (large + 6))
    for index, line in enumerate(lines):
        sheet.text(0, large // 2 + 3 + index * (large + 6), line, large, ink, face="medium")
    return Sprite.of(sheet, ground)
