"""A card in the hand: all that matters of it stands in a window at its left, which no other card covers."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.spearpoint.cards import UnitCard
from engine.spearpoint.packs import PACKS
from images.core import fonts
from images.core.canvas import Sheet
from images.core.fan import CORNER
from images.core.held_card import COPY, broken, draw_badge, draw_copy
from images.core.kept import kept
from images.core.theme import READ, Theme
from images.spearpoint.symbols import command_icon, crew_grade, unit_icon

PAD = 8
NAME, WEAPON, FOOT = 42, 34, 46
"""Heights of a name, a weapon, and the line with Defense and Endurance."""
BADGE = 40
"""Height of what lies on the art."""
FLIGHT = 60
"""Room beside a name for Turns of Flight."""
TYPE = fonts.HELD["medium"][1:]
"""Sizes of the text of a card."""


class Held(NamedTuple):
    """A card as it is held: its name, which of several equal ones it is (empty: the only one), its text if any."""

    card: str
    name: str
    copy: str
    rules: tuple[str, ...]


def draw_held(theme: Theme, held: Held, size: tuple[int, int], window: tuple[int, int]) -> Sheet:
    """Draw a card; its words stand in a window of a width and height at its top left."""
    sheet = Sheet(theme, *size, theme.table)
    draw = _unit if held.card in PACKS.naming(held.card).units else _command
    draw(sheet, held, *window)
    return sheet


def _unit(sheet: Sheet, held: Held, width: int, height: int) -> None:
    """Draw a unit: name, Flight, cost and icon, a row for every weapon, Defense and Endurance."""
    theme, card = sheet.theme, PACKS.unit(held.card)
    nation = theme.nations[card.side]
    sheet.rect(sheet.box, nation.paper, radius=CORNER, edge=theme.ink, width=3)
    room = width - 2 * PAD - 4 - (FLIGHT if card.flight else 0)
    name, size = fonts.fit(held.name, "bold", READ, room, least=18)
    sheet.text(PAD + 4, NAME // 2 + 4, name, size, theme.ink, face="bold", within=sheet.box, must=size == READ)
    if card.flight:
        y, flight = NAME // 2 + 4, str(card.flight)
        x = width - PAD
        x -= sheet.text(x, y, flight, READ, theme.ink, face="bold", anchor="r", within=sheet.box, must=True) + 34
        sheet.icon("aircraft", x, y - 15, 30, theme.ink)
    foot = FOOT if card.endurance else 0
    step = min(WEAPON, (height - NAME - foot - BADGE - 6) // max(len(card.weapons), 1))
    end = height - foot - step * len(card.weapons) - (4 if card.weapons else 0)
    art = (3, NAME, sheet.width - 3, end if card.endurance or card.weapons else sheet.height - 16)
    sheet.panel(art, nation, gap=12, width=4)
    tall = end - NAME
    aside = PAD + BADGE + (COPY + 4 if held.copy and tall < 2 * BADGE + 20 else 0)
    icon = min(tall - 6, width - PAD - aside if tall < width // 2 else width - 2 * PAD - 20, 260)
    left = max((width - icon) // 2, min(width - PAD - icon, aside))
    sheet.icon(unit_icon(card), left, NAME + (tall - icon) // 2, icon, theme.cream)
    edge = NAME + min(6, (tall - BADGE) // 2)
    draw_badge(sheet, PAD, edge, BADGE, card.cost, theme.ink, theme.cream)
    if held.copy:
        beside = tall < 2 * BADGE + 20
        x, y = (PAD + BADGE + 4, edge) if beside else (PAD, edge + BADGE + 6)
        draw_copy(sheet, x, y, BADGE, held.copy)
    if card.supplies is not None and (mark := crew_grade(card.id)):
        draw_copy(sheet, PAD, height - 24 - BADGE, BADGE, mark)
    y = end + 2 + step // 2
    for weapon in card.weapons:
        x = PAD + sheet.text(PAD, y, f"{weapon.rate}×", READ, theme.ink, face="bold", within=sheet.box, must=True)
        values = "/".join("–" if v is None else str(v) for v in (weapon.infantry, weapon.vehicle, weapon.aircraft))
        sheet.text(x + 5, y, values, READ, theme.ink, face="bold", within=sheet.box, must=True)
        index = f"+{weapon.index}"
        sheet.text(width - PAD, y, index, READ, theme.wound, face="bold", anchor="r", within=sheet.box, must=True)
        y += step
    if card.endurance:
        _foot(sheet, card, width, height)


def _foot(sheet: Sheet, card: UnitCard, width: int, height: int) -> None:
    """Draw Defense, the crew, Endurance in full and at half."""
    theme, y = sheet.theme, height - FOOT // 2
    sheet.icon("shield", PAD - 4, y - 23, 46, theme.ink)
    box = (PAD - 4, y - 23, PAD + 42, y + 23)
    sheet.text(
        PAD + 19, y - 1, str(card.defense), READ, theme.cream, face="bold", anchor="m", within=box, must=True
    )
    figure = f"{card.endurance}/{card.half}"
    taken = sheet.text(
        width - PAD, y, figure, READ, theme.ink, face="bold", anchor="r", within=sheet.box, must=True
    )
    right = width - PAD - taken - 4
    sheet.icon("heart", right - 26, y - 13, 26, theme.wound)
    right -= 30
    if card.crew is not None and right - PAD - 44 >= 28:
        sheet.icon(card.crew, PAD + 46, y - 14, 28, theme.ink)


def _command(sheet: Sheet, held: Held, width: int, height: int) -> None:
    """Draw a Command card: its icon, its name, and its text where there is room for all of it."""
    theme = sheet.theme
    sheet.image.paste(_blank(theme, sheet.width, sheet.height))
    room = width - 2 * PAD - 2
    name = next((size for size in range(READ, TYPE[-1], -1) if _fits(held.name, size, room)), TYPE[-1])
    lines = fonts.wrap(held.name, "bold", name, room)
    title = len(lines) * (READ + 3) + 14
    band = 74 if height > 300 else 56
    size, text = broken(held.rules, TYPE, width - 2 * PAD - 10, height - 14 - band - title - 18, 3)
    if not text:
        band = height - 14 - title - 12
    icon = min(band - 8, width - 2 * PAD)
    sheet.rect((9, 14, sheet.width - 9, 14 + band), theme.earth)
    sheet.icon(command_icon(held.card), (width - icon) // 2, 14 + (band - icon) // 2, icon, theme.cream)
    if held.copy:
        draw_copy(sheet, 14, 14 + (min(band, 74) - BADGE) // 2, BADGE, held.copy)
    y = 14 + band + 26
    for line in lines:
        sheet.text(
            (width + 4) // 2,
            y,
            line,
            name,
            theme.ink,
            face="bold",
            anchor="m",
            within=sheet.box,
            must=name == READ,
        )
        y += READ + 3
    y += 4
    for line in text:
        sheet.text(PAD + 8, y, line, size, theme.ink, face="medium", within=sheet.box)
        y += size + 3


@kept(maxsize=8)
def _blank(theme: Theme, width: int, height: int) -> Image.Image:
    """Draw a Command card with nothing on it. At most 8 are kept, 600 kB each."""
    sheet = Sheet(theme, width, height, theme.table)
    sheet.rect(sheet.box, theme.cream, radius=CORNER, edge=theme.ink, width=3)
    sheet.rect((3, 3, width - 3, height - 3), theme.cream, radius=14, edge=theme.khaki, width=6)
    return sheet.image


def _fits(name: str, size: int, room: int) -> bool:
    """Return whether every word of a name has room in a line."""
    return all(fonts.width(word, "bold", size) <= room for word in name.split())
