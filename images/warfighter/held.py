"""A card in the hand: whose it is, its icon, its name and its text in a window that no other card covers."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.protocol import Seat
from engine.warfighter.packs import having
from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import LEAST_ICON
from images.core.fan import CORNER
from images.core.held_card import broken
from images.core.theme import READ, Theme
from images.warfighter.colours import themed
from images.warfighter.faces import reach
from images.warfighter.symbols import card_icon
from images.warfighter.words import Words

PAD = 10
TYPE = fonts.HELD["medium"]
"""Sizes of the text of a card."""
TAB, FOOT = 40, 38
BAND, LEAST = 70, 46
"""The height that a picture has at least beside a text, and beside a name alone."""


class Held(NamedTuple):
    """A card as it is held: in which Soldier's hand, its name, the figures of a Location, its text."""

    card: str
    number: int
    seat: Seat
    name: str
    figures: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]


def hold(card: str, number: int, seat: Seat, words: Words) -> Held:
    """Return what is drawn of a card in a Soldier's hand."""
    figures: tuple[tuple[str, str], ...] = ()
    place = having(card).locations.get(card)
    if place is not None:
        figures = (
            ("boot", str(place.entrance)),
            ("knives", str(place.hand_to_hand)),
            ("deck", reach(place.table.least, place.table.most)),
        )
    text = words.text(card)
    return Held(card, number, seat, words.card(card), figures, (text,) if text else ())


def draw_held(theme: Theme, held: Held, size: tuple[int, int], window: tuple[int, int]) -> Sheet:
    """Draw a card; its words stand in a window of a width and height at its top left."""
    sheet = Sheet(theme, *size, theme.table)
    squad = themed(sheet)
    width, height = window
    place = bool(held.figures)
    sheet.rect(sheet.box, squad.place if place else theme.cream, radius=CORNER, edge=theme.ink, width=3)
    room = width - 2 * PAD - 4
    foot = FOOT if place else 0
    name, lines = _title(held.name, room, height - foot - LEAST - 20)
    free = height - foot - 20 - len(lines) * (name + 3)
    text_size, text = broken(held.rules, TYPE, room - 4, free - BAND, 4)
    band = max(LEAST, free - len(text) * (text_size + 4) - 8)
    sheet.rect((3, 10, sheet.width - 3, 10 + band), theme.earth if place else theme.nations["squad"].panel)
    icon = min(band - 8, width - TAB - 3 * PAD)
    left = max(PAD + TAB + 6, (width - icon) // 2)
    if icon >= LEAST_ICON:  # else the hand is huge, and its cards are hardly wider than their tabs
        sheet.icon(card_icon(held.card), min(left, width - icon - PAD), 10 + (band - icon) // 2, icon, theme.cream)
    tab = (PAD, 14, PAD + TAB, 14 + min(band - 8, TAB))
    sheet.rect(tab, squad.tab(held.seat), radius=7)
    sheet.text(
        PAD + TAB // 2, (tab[1] + tab[3]) // 2, str(held.number), READ, theme.ink, face="bold", anchor="m",
        within=tab, must=True,
    )  # fmt: skip
    y = 10 + band + name // 2 + 8
    for line in lines:
        sheet.text(PAD + 4, y, line, name, theme.ink, face="bold", within=sheet.box, must=name == READ)
        y += name + 3
    y += 2
    for line in text:
        sheet.text(PAD + 4, y, line, text_size, theme.ink, face="medium", within=sheet.box)
        y += text_size + 4
    if place:
        _figures(sheet, held.figures, PAD + 2, height - 20, width - PAD)
    return sheet


def _figures(sheet: Sheet, figures: tuple[tuple[str, str], ...], x: int, middle: int, right: int) -> None:
    """Draw what a Location asks and brings."""
    theme = sheet.theme
    step = (right - x) // len(figures)
    for name, value in figures:
        sheet.icon(name, x, middle - 14, 28, theme.ink)
        sheet.text(x + 31, middle, value, READ, theme.ink, face="bold", within=sheet.box, must=True)
        x += step


def _title(name: str, room: int, height: int) -> tuple[int, list[str]]:
    """Break a name into lines in the largest type in which they have room."""
    for size in range(READ, TYPE[-1], -1):
        lines = fonts.wrap(name, "bold", size, room)
        if len(lines) * (size + 3) <= height and max(fonts.width(line, "bold", size) for line in lines) <= room:
            return size, lines
    return TYPE[-1], fonts.wrap(name, "bold", TYPE[-1], room)
