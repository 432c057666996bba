"""A Soldier as he stands on the table."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import mix
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.faces import LOW, SoldierFace, Weapon
from images.warfighter.pieces import SHADOW, mark

TAB = 1.5
"""Width of the tab at the left, in sizes of type."""


@kept(maxsize=160)
def soldier_sprite(theme: SquadTheme, face: SoldierFace, width: int, height: int, size: int) -> Sprite:
    """Draw a Soldier in so large type. At most 160 are kept, 40 kB each."""
    sheet = Sheet(theme, width + SHADOW, height + SHADOW)
    draw_soldier(sheet, face, (width, height), height, size)
    return Sprite.of(sheet, theme.ground(theme.nations["squad"]))


def draw_soldier(sheet: Sheet, face: SoldierFace, card: tuple[int, int], body: int, size: int) -> None:
    """Draw a card of a size; its three lines are in the upper part, so high."""
    theme, (width, height) = sheet.theme, card
    sheet.rect((SHADOW, SHADOW, width + SHADOW, height + SHADOW), theme.shadow, radius=8)
    sheet.rect((0, 0, width, height), theme.nations["squad"].paper, radius=8)
    tab = round(TAB * size)
    _tab(sheet, face, (0, 0, tab, height), size)
    _body(sheet, face, (tab, 0, width, body), size)


def _tab(sheet: Sheet, face: SoldierFace, box: Box, size: int) -> None:
    """Draw his number and the mark of who leads him."""
    theme = themed(sheet)
    left, top, right, bottom = box
    sheet.rect(box, theme.tab(face.seat), radius=8, corners=(True, False, False, True))
    middle, icon = (left + right) // 2, round(size * 0.9)
    line = top + (bottom - top) * 30 // 100
    sheet.text(middle, line, str(face.number), round(size * 1.2), theme.ink, face="bold", anchor="m", within=box,
               must=True)  # fmt: skip
    mark(sheet, face.seat, middle - icon // 2, bottom - (bottom - top) * 24 // 100 - icon // 2, icon, theme.ink)


def _body(sheet: Sheet, face: SoldierFace, box: Box, size: int) -> None:
    """Draw name, Health with what troubles him, and his weapon; his Actions along the right edge."""
    theme = sheet.theme
    left, top, right, bottom = box
    pad, square = round(size * 0.26), round(size * 0.62)
    x, edge = left + pad, right - square - pad - 4
    lines = [top + (bottom - top) * part // 100 for part in (19, 50, 81)]
    _actions(sheet, face, right - square - pad + 4, (top + bottom) // 2, square, bottom - top)
    text, large = fonts.fit(face.name, "bold", size, edge - x, least=24)
    sheet.text(x, lines[0], text, large, theme.ink, face="bold", within=box, must=True)
    _state(sheet, face, x, edge, lines[1], size)
    if face.weapon is not None:
        draw_weapon(sheet, face.weapon, (x, top, edge, bottom), lines[2], size)


def _actions(sheet: Sheet, face: SoldierFace, x: int, middle: int, side: int, tall: int) -> None:
    """Draw a square for each Action, filled while it is left."""
    theme = themed(sheet)
    side = min(side, (tall - 12) // max(1, face.of) - 4)
    top = middle - ((side + 5) * face.of - 5) // 2
    for index in range(face.of):
        y = top + (side + 5) * index
        box = (x, y, x + side, y + side)
        if index < face.of - face.actions:
            sheet.rect(box, None, radius=3, edge=mix(theme.nations["squad"].paper, theme.spent, 0.7), width=2.5)
        else:
            sheet.rect(box, theme.cold_paper, radius=3)


def _state(sheet: Sheet, face: SoldierFace, x: int, right: int, middle: int, size: int) -> None:
    """Draw Health (that of a healthy man where there is room), Suppress, who aims at him, with whom he fights."""
    theme, icon, gap = themed(sheet), round(size * 0.92), round(size * 0.14)
    low = face.health <= LOW
    signs = [str(face.aimed)] * bool(face.aimed) + [face.locked] * bool(face.locked)
    needed = sum(icon + 1 + fonts.width(sign, "bold", size) + gap for sign in signs)
    needed += _tag_room(face.suppress, size) + gap if face.suppress else 0
    sheet.icon("heart", x, middle - icon // 2, icon, theme.wound)
    x += icon + 2
    ink = theme.wound if low else theme.ink
    x += sheet.text(x, middle, str(face.health), size, ink, face="bold", must=True) + 1
    of = f"/{face.healthy}"
    if x + fonts.width(of, "semibold", size) + needed <= right:
        x += sheet.text(x, middle, of, size, theme.faint, face="semibold", must=True)
    x += gap
    if face.suppress:
        x = _suppress(sheet, face.suppress, x, middle, size) + gap
    if face.aimed:
        sheet.icon("aimed", x, middle - icon // 2, icon, theme.wound)
        x += icon + 1
        x += sheet.text(x, middle, str(face.aimed), size, theme.wound, face="bold", must=True) + gap
    if face.locked:
        sheet.icon("knives", x, middle - icon // 2 + 1, icon - 2, theme.ink)
        x += icon
        sheet.text(x, middle, face.locked, size, theme.ink, face="bold", must=True)


def _tag_room(count: int, size: int) -> int:
    """Return the width of the tag of Suppress."""
    return 2 * round(size * 0.2) + fonts.width(str(count), "bold", size) + 14


def _suppress(sheet: Sheet, count: int, x: int, middle: int, size: int) -> int:
    """Draw a tag with a wedge and how many Suppress lie on him; give where it ends."""
    theme = sheet.theme
    half, wedge = round(size * 0.47), round(size * 0.2)
    width = _tag_room(count, size)
    box = (x, middle - half, x + width, middle + half)
    sheet.rect(box, theme.warm, radius=6)
    at = x + 6
    sheet.polygon(
        [(at, middle - wedge), (at + 2 * wedge, middle - wedge), (at + wedge, middle + wedge)], theme.ink
    )
    sheet.text(at + 2 * wedge + 3, middle, str(count), size, theme.ink, face="bold", within=box, must=True)
    return x + width


def draw_weapon(sheet: Sheet, weapon: Weapon, box: Box, middle: int, size: int) -> None:
    """Write a weapon between two edges, its counters at the right: a round, struck out where it cannot fire."""
    theme = sheet.theme
    left, _, right, bottom = box
    ink = theme.ink if weapon.ready else theme.wound
    icon = round(size * 0.9)
    if weapon.ammo < 0:
        sheet.icon("endless", right - icon - 2, middle - icon // 2, icon, ink)
        x = right - icon - 2
    else:
        x = right - sheet.text(right, middle, str(weapon.ammo), size, ink, face="bold", anchor="r", must=True)
        x -= icon - 2
        sheet.icon("loaded" if weapon.ready else "unloaded", x, middle - icon // 2, icon, ink)
    text, large = fonts.fit(weapon.name, "semibold", size, x - 3 - left, least=24)
    length = sheet.text(left, middle, text, large, ink, face="semibold", must=True)
    if weapon.deployed:
        sheet.rect((left, bottom - 7, left + length, bottom - 3), theme.ink)
