"""A Soldier's sheet: Health, XP, Actions and weapon in its first line; below, all that he carries and can do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.warfighter import perks
from engine.warfighter.field import Field, Gear, Soldier
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.held_card import broken
from images.core.kept import kept
from images.core.sprite import Sprite
from images.core.theme import READ
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.faces import LOW, Weapon, in_hand, weapon_face
from images.warfighter.pieces import mark
from images.warfighter.soldier import draw_weapon
from images.warfighter.words import Words

HEAD, LINE, FOOT = 50, 37, 14
"""Heights of the first line, of each below it, and of what is free under them."""
MOST, SMALLEST = 3, 17
"""Lines that list what he carries, at most; for more, type smaller than READ, but larger than this."""
TAB = 84
WEAPON = 190
"""Room of the weapon in hand."""


class SheetFace(NamedTuple):
    """All that is drawn of a sheet."""

    number: int
    seat: int
    name: str
    health: int
    healthy: int
    xp: int
    suppress: int
    actions: int
    of: int
    weapon: Weapon | None
    carried: str
    """Everything else that he carries, and his Skills, in one line."""


def sheet_face(field: Field, soldier: Soldier, words: Words) -> SheetFace:
    """Say what is drawn of a Soldier's sheet."""
    gear = in_hand(soldier)
    parts = [] if gear is None else [figures(gear, words)]
    parts += [item_text(item, words) for item in soldier.gear if item is not gear]
    parts += [words.card(skill) for skill in soldier.skills]
    parts += [words.card(laid.card) for laid in soldier.laid]
    parts += [words.card(support.card) for support in field.supports if support.on == soldier.no]
    return SheetFace(
        number=soldier.no,
        seat=soldier.seat,
        name=words.short(soldier.card),
        health=perks.health(soldier),
        healthy=perks.healthy(soldier),
        xp=soldier.xp,
        suppress=soldier.suppress,
        actions=soldier.actions,
        of=max(soldier.printed.actions, soldier.actions),
        weapon=None if gear is None else weapon_face(gear, words),
        carried=" · ".join(part for part in parts if part),
    )


def figures(gear: Gear, words: Words) -> str:
    """Write the range of a weapon and the dice of its modes."""
    weapon = gear.weapon
    if weapon is None:
        return ""
    apart = str(weapon.rmin) if weapon.rmin == weapon.rmax else f"{weapon.rmin}–{weapon.rmax}"
    modes = ", ".join(f"{mode.dice}× {mode.hit}+" for mode in weapon.modes)
    return words.of("sheet-weapon", range=apart, modes=modes)


def item_text(gear: Gear, words: Words) -> str:
    """Write what he carries with its counters."""
    name = words.short(gear.card)
    weapon = gear.weapon
    if weapon is not None and weapon.ammo:
        return f"{name} {gear.ammo}" if gear.loaded else f"{name} {gear.ammo} ({words.of('alt-empty')})"
    return f"{name} {gear.uses}" if gear.uses else name


def height(faces: Iterable[SheetFace], width: int) -> int:
    """Return the height in which each of these sheets has room, if they are so wide."""
    room = width - TAB - 26
    return HEAD + LINE * max((len(listed(face.carried, room)[1]) for face in faces), default=0) + FOOT


def listed(text: str, room: int) -> tuple[int, list[str]]:
    """Break what a Soldier carries, or a card says, into a few lines, in type of READ if they have room."""
    return broken((text,), range(READ, SMALLEST, -1), room, MOST * LINE, LINE - READ) if text else (READ, [])


def write(sheet: Sheet, text: str, left: int, top: int, room: int) -> None:
    """Write such lines one below the other."""
    size, lines = listed(text, room)
    for index, line in enumerate(lines):
        y = top + LINE // 2 + LINE * index
        sheet.text(left, y, line, size, sheet.theme.ink, face="medium", within=sheet.box, must=size == READ)


@kept(maxsize=48)
def sheet_sprite(theme: SquadTheme, face: SheetFace, width: int, height: int) -> Sprite:
    """Draw a sheet. At most 48 are kept, 150 kB each."""
    sheet = Sheet(theme, width, height, theme.table)
    sheet.rect((0, 0, width, height - 8), theme.nations["squad"].paper, radius=9)
    sheet.rect((0, 0, TAB, height - 8), theme.tab(face.seat), radius=9, corners=(True, False, False, True))
    middle = (height - 8) // 2
    sheet.text(12, middle, str(face.number), 42, theme.ink, face="bold", within=(0, 0, TAB, height), must=True)
    mark(sheet, face.seat, TAB - 42, middle - 17, 34, theme.ink)
    _upper(sheet, face, (TAB + 12, 0, width - 12, height - 8))
    write(sheet, face.carried, TAB + 12, HEAD, width - TAB - 26)
    return Sprite.of(sheet)


def _upper(sheet: Sheet, face: SheetFace, box: Box) -> None:
    """Draw the name, Health, XP, Suppress, Actions and the weapon in hand."""
    theme, line = themed(sheet), 26
    left, _, right, _ = box
    x = right
    if face.weapon is not None:
        draw_weapon(sheet, face.weapon, (right - WEAPON, 0, right, 44), line, READ)
        x = right - WEAPON - 22
    for index in range(face.of):
        square = (x - 24, line - 12, x, line + 12)
        if index < face.of - face.actions:
            sheet.rect(square, None, radius=3, edge=theme.spent, width=2.5)
        else:
            sheet.rect(square, theme.cold_paper, radius=3)
        x -= 30
    x -= 8
    if face.suppress:
        length = fonts.width(str(face.suppress), "bold", READ) + 34
        tag = (x - length, line - 17, x, line + 17)
        sheet.rect(tag, theme.warm, radius=6)
        sheet.icon("wedge", tag[0] + 6, line - 9, 18, theme.ink)
        sheet.text(
            x - 6, line, str(face.suppress), READ, theme.ink, face="bold", anchor="r", within=tag, must=True
        )
        x -= length + 12
    x -= sheet.text(x, line, f"{face.xp} XP", READ, theme.ink, face="semibold", anchor="r", must=True) + 14
    ink = theme.wound if face.health <= LOW else theme.ink
    x -= sheet.text(x, line, f"{face.health}/{face.healthy}", READ, ink, face="bold", anchor="r", must=True) + 32
    sheet.icon("heart", x, line - 14, 29, theme.wound)
    text, size = fonts.fit(face.name, "bold", READ, x - 10 - left, least=22)
    sheet.text(left, line, text, size, theme.ink, face="bold", within=sheet.box, must=size == READ)
