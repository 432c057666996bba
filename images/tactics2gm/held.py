"""A card in the hand: all that matters of it stands in a window at its left, which no other card covers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.tactics2gm.cards import UnitCard, Weapon
from engine.tactics2gm.packs import PACKS
from images.core import fonts
from images.core.canvas import Sheet
from images.core.fan import CORNER
from images.core.held_card import COPY, broken, draw_badge, draw_copy
from images.core.theme import READ, Theme
from images.tactics2gm.symbols import card_icon, token_icon, unit_icon

PAD = 8
NAME, WEAPON, FOOT = 44, 36, 50
"""Heights of a name, a weapon, and the line with Movement, armour and wounds."""
BADGE, TOKEN = 42, 38
TYPE = fonts.HELD["medium"]
"""Sizes of the text of a card."""


class Held(NamedTuple):
    """A card as it is held: its name, which of several equal ones it is (empty: the only one), its text if any.

    ``any`` is how any range is said; ``cheap``: it costs less than printed.
    """

    card: str
    name: str
    copy: str
    rules: tuple[str, ...]
    any: str
    cost: int
    cheap: bool


def draw_held(theme: Theme, held: Held, size: tuple[int, int], window: tuple[int, int]) -> Sheet:
    """Draw a card; its words stand in a window of a width and height at its top left."""
    sheet = Sheet(theme, *size, theme.table)
    if held.card in PACKS.naming(held.card).units:
        _unit(sheet, held, PACKS.unit(held.card), *window)
    else:
        _support(sheet, held, *window)
    return sheet


def _unit(sheet: Sheet, held: Held, card: UnitCard, width: int, height: int) -> None:
    """Draw a unit: name, cost and icon, a row for every weapon, its tokens, Movement, armour and wounds."""
    theme = sheet.theme
    nation = theme.nations[card.side]
    sheet.rect(sheet.box, nation.paper, radius=CORNER, edge=theme.ink, width=3)
    text, size = fonts.fit(held.name, "bold", READ + 4, width - 2 * PAD - 4, least=READ)
    sheet.text(PAD + 4, NAME // 2 + 4, text, size, theme.ink, face="bold", within=sheet.box, must=True)
    tokens = TOKEN + 4 if card.tokens and height > 300 else 0
    end = height - FOOT - WEAPON * len(card.weapons) - tokens - (4 if card.weapons else 0)
    frame = (3, NAME, sheet.width - 3, end)
    sheet.panel(frame, nation, gap=12, width=4)
    tall = end - NAME
    icon = min(tall - 6, width - 2 * PAD - 20, 250)
    left = max((width - icon) // 2, min(width - PAD - icon, PAD + BADGE // 2))
    sheet.icon(unit_icon(card), left, NAME + (tall - icon) // 2, icon, theme.cream)
    _cost(sheet, PAD, NAME + 6, held)
    if held.copy:
        beside = tall < 2 * BADGE + 20
        x, y = (PAD + BADGE + 4, NAME + 6) if beside else (PAD, NAME + BADGE + 12)
        draw_copy(sheet, x, y, BADGE, held.copy)
    y = end + 2 + WEAPON // 2
    for weapon in card.weapons:
        _weapon(sheet, weapon, held.any, width, y)
        y += WEAPON
    if tokens:
        _tokens(sheet, card.tokens, width, y - WEAPON // 2 + 2)
    _foot(sheet, card, width, height)


def _weapon(sheet: Sheet, weapon: Weapon, any_: str, width: int, y: int) -> None:
    """Write range, Impact numbers and penetration with damage of a weapon."""
    theme = sheet.theme
    reach = f"{weapon.least}–{weapon.range}" if weapon.least > 1 else str(weapon.range) if weapon.range else any_
    numbers = f"{weapon.hit}+/{weapon.crit}"
    pierce = f"{weapon.pen}·{weapon.damage}"
    size = READ
    while size > 20 and sum(fonts.width(t, "bold", size) for t in (reach, numbers, pierce)) > width - 2 * PAD - 16:
        size -= 1
    sheet.text(PAD, y, reach, size, theme.ink, face="bold", within=sheet.box, must=size == READ)
    middle = PAD + fonts.width(reach, "bold", size)
    right = width - PAD - fonts.width(pierce, "bold", size)
    sheet.text((middle + right) // 2, y, numbers, size, theme.ink, face="bold", anchor="m", within=sheet.box,
               must=size == READ)  # fmt: skip
    sheet.text(width - PAD, y, pierce, size, theme.wound, face="bold", anchor="r", within=sheet.box,
               must=size == READ)  # fmt: skip


def _tokens(sheet: Sheet, tokens: Sequence[str], width: int, y: int) -> None:
    """Draw the tokens that the unit may take."""
    theme = sheet.theme
    size = min(TOKEN, (width - 2 * PAD) // len(tokens) - 4)
    for index, token in enumerate(tokens):
        x = PAD + (size + 4) * index
        sheet.rect((x, y, x + size, y + size), theme.cream, radius=6, edge=theme.ink, width=1.5)
        sheet.icon(token_icon(token), x + 4, y + 4, size - 8, theme.ink)


def _foot(sheet: Sheet, card: UnitCard, width: int, height: int) -> None:
    """Draw Movement, armour and wounds."""
    theme, y, size = sheet.theme, height - FOOT // 2, 44
    sheet.icon("moved", PAD - 2, y - 15, 28, theme.ink)
    sheet.text(PAD + 30, y, str(card.move), READ, theme.ink, face="bold", within=sheet.box, must=True)
    right = width - PAD + 2
    for icon, figure, ink in (
        ("life", card.wounds, theme.nations[card.side].panel),
        ("shield", card.armour, theme.ink),
    ):
        box = (right - size, y - size // 2, right, y + size // 2)
        sheet.icon(icon, box[0], box[1], size, ink)
        sheet.text(right - size // 2, y - 2, str(figure), READ, theme.cream, face="bold", anchor="m", within=box,
                   must=True)  # fmt: skip
        right -= size + 2


def _cost(sheet: Sheet, x: int, y: int, held: Held) -> None:
    """Draw what a card costs now, cold where that is less than printed."""
    theme = sheet.theme
    fill, ink = (theme.cold, theme.ink) if held.cheap else (theme.ink, theme.cream)
    draw_badge(sheet, x, y, BADGE, held.cost, fill, ink)


def _support(sheet: Sheet, held: Held, width: int, height: int) -> None:
    """Draw a Support card: its icon and cost, its name, and its text where there is room for all of it."""
    theme = sheet.theme
    sheet.rect(sheet.box, theme.cream, radius=CORNER, edge=theme.ink, width=3)
    sheet.rect((3, 3, sheet.width - 3, sheet.height - 3), theme.cream, radius=14, edge=theme.khaki, width=6)
    room = width - 2 * PAD - 8
    name = next((size for size in range(READ + 6, TYPE[-1], -1) if _fits(held.name, size, room)), TYPE[-1])
    lines = fonts.wrap(held.name, "bold", name, room)
    title = len(lines) * (name + 4) + 20
    band = 92 if height > 300 else 58
    size, text = broken(held.rules, TYPE, room, height - 14 - band - title - 18, 4)
    if not text:
        band = height - 14 - title - 14
    icon = min(band - 8, width - 2 * PAD - (0 if band > 160 else BADGE + 10))
    sheet.rect((9, 12, sheet.width - 9, 12 + band), theme.earth)
    sheet.icon(
        card_icon(held.card), max((width - icon) // 2, BADGE + 14), 12 + (band - icon) // 2, icon, theme.cream
    )
    _cost(sheet, 13, 16, held)
    if held.copy:
        draw_copy(sheet, width - COPY - 6, 16, BADGE, held.copy)
    y = 12 + band + name // 2 + 10
    for line in lines:
        sheet.text((width + 4) // 2, y, line, name, theme.ink, face="bold", anchor="m", within=sheet.box,
                   must=name >= READ)  # fmt: skip
        y += name + 4
    y += 8
    for line in text:
        sheet.text(PAD + 6, y, line, size, theme.ink, face="medium", within=sheet.box)
        y += size + 4


def _fits(name: str, size: int, room: int) -> bool:
    lines = fonts.wrap(name, "bold", size, room)
    return len(lines) <= 2 and all(fonts.width(line, "bold", size) <= room for line in lines)
