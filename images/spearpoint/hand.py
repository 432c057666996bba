"""A player's hand, for its owner only: units, Command cards, and what the Reserves still hold."""

from __future__ import annotations

from functools import lru_cache

from engine.spearpoint.cards import UnitCard
from engine.spearpoint.view import HandView, SpearpointView
from images import fonts, theme
from images.sheet import Sheet
from images.spearpoint.faces import command_icon, unit_icon
from images.spearpoint.layout import WIDTH
from images.spearpoint.words import Words
from images.theme import NATIONS

HEIGHT = 1000
CARD = (208, 330)
GAP = 8
COMMAND = (208, 250)
LEFT = 40
RESERVES = 1090
"""Where the list of the Reserves begins."""


def draw_hand(view: SpearpointView, hand: HandView, words: Words) -> Sheet:
    """Draw a hand, 1600 by 1000."""
    side = next(player.side for player in view.players if player.seat == view.viewer)
    nation = NATIONS[side]
    sheet = Sheet(WIDTH, HEIGHT, theme.TABLE)
    sheet.rect((0, 0, WIDTH, 88), nation.panel)
    if nation.hatched:
        sheet.hatch((0, 0, WIDTH, 88), nation.shade, gap=14, width=4)
    sheet.icon(nation.icon, 34, 14, 60, theme.CREAM)
    title = f"{words.side(side)} · {words.of('hand')}"
    sheet.text(112, 45, title, theme.TITLE, theme.CREAM, face="stencil", must=True)

    y = 112
    _heading(sheet, LEFT, y, words.of("hand-units"), len(hand.units))
    _row(sheet, [_unit(card, words.short(card.id)) for card in hand.units], y + 32, WIDTH - 2 * LEFT, words)
    y = 530
    _heading(sheet, LEFT, y, words.of("hand-commands"), len(hand.commands))
    room = RESERVES - LEFT - 40
    _row(sheet, [_command(card, words.card(card)) for card in hand.commands], y + 32, room, words)
    _heading(sheet, RESERVES, y, words.of("hand-reserves"), sum(hand.reserves.values()))
    _reserves(sheet, hand, words, y + 40)
    return sheet


def _heading(sheet: Sheet, x: int, y: int, text: str, count: int) -> None:
    x += sheet.text(x, y, text, theme.READ, theme.BRASS, face="bold", must=True) + 12
    sheet.text(x, y, str(count), theme.READ, theme.CREAM, face="bold", must=True)


def _row(sheet: Sheet, cards: list[Sheet], y: int, room: int, words: Words) -> None:
    """Cards side by side; where there are too many they overlap like a hand held in the fist."""
    if not cards:
        sheet.text(LEFT, y + 40, words.of("hand-empty"), theme.READ, theme.FADED, must=True)
        return
    width = cards[0].width
    step = min(width + GAP, (room - width) / max(len(cards) - 1, 1))
    for index, card in enumerate(cards):
        sheet.put(card, LEFT + round(step * index), y)


@lru_cache(maxsize=64)
def _unit(card: UnitCard, name: str) -> Sheet:
    """Draw a unit in the hand. At most 64 are kept, 275 kB each."""
    width, height = CARD
    nation = NATIONS[card.side]
    sheet = Sheet(width, height)
    sheet.rect(sheet.box, nation.paper, radius=14, edge=theme.STRIP, width=2)
    art = (4, 52, width - 4, 156)
    sheet.rect(art, nation.panel)
    if nation.hatched:
        sheet.hatch(art, nation.shade, gap=12, width=4)
    sheet.ellipse((8, 6, 50, 48), theme.INK)
    sheet.text(29, 27, str(card.cost), theme.READ, theme.CREAM, face="bold", anchor="m", must=True)
    text, size = fonts.fit(name, "bold", theme.READ, width - 64, least=26)
    sheet.text(57, 27, text, size, theme.INK, face="bold", must=True)
    sheet.icon(unit_icon(card), width // 2 - 48 + 14, 56, 96, theme.CREAM)
    if card.crew is not None:
        sheet.icon(card.crew, 12, 112, 38, theme.CREAM)
    if card.flight:
        sheet.icon("aircraft", 10, 58, 32, theme.CREAM)
        sheet.text(46, 74, str(card.flight), theme.BODY, theme.CREAM, face="bold")
    y = 176
    for weapon in card.weapons:
        sheet.text(10, y, f"{weapon.rate}×", 22, theme.INK, face="bold")
        values = "/".join("–" if v is None else str(v) for v in (weapon.infantry, weapon.vehicle, weapon.aircraft))
        x = 40 + sheet.text(40, y, values, 26, theme.INK, face="bold")
        sheet.text(width - 10, y, f"+{weapon.index}", 26, theme.WOUND, face="bold", anchor="r")
        if weapon.bomb:
            sheet.icon("bomb", x + 6, y - 12, 24, theme.INK)
        y += 34
    if card.endurance:
        sheet.icon("shield", 8, height - 54, 48, theme.INK)
        sheet.text(32, height - 31, str(card.defense), theme.READ, theme.CREAM, face="bold", anchor="m", must=True)
        figure = f"{card.endurance}/{card.half}"
        length = sheet.text(
            width - 12, height - 30, figure, theme.READ, theme.INK, face="bold", anchor="r", must=True
        )
        sheet.icon("heart", width - 22 - length - 34, height - 46, 32, theme.WOUND)
    return sheet


@lru_cache(maxsize=64)
def _command(card: str, name: str) -> Sheet:
    """Draw a Command card in the hand. At most 64 are kept, 210 kB each."""
    width, height = COMMAND
    sheet = Sheet(width, height)
    sheet.rect(sheet.box, theme.CREAM, radius=14, edge=theme.KHAKI, width=8)
    sheet.rect((8, 14, width - 8, 128), theme.EARTH)
    sheet.icon(command_icon(card), width // 2 - 48, 23, 96, theme.CREAM)
    lines = fonts.wrap(name, "bold", theme.READ, width - 28)
    y = 190 - 18 * (len(lines) - 1)
    for line in lines[:3]:
        text, size = fonts.fit(line, "bold", theme.READ, width - 24, least=22)
        sheet.text(width // 2, y, text, size, theme.INK, face="bold", anchor="m", must=True)
        y += 36
    return sheet


def _reserves(sheet: Sheet, hand: HandView, words: Words, y: int) -> None:
    """Which cards the Reserves hold, by name; their order is nobody's to know."""
    entries = sorted((words.short(card), count) for card, count in hand.reserves.items())
    columns = 2
    rows = max(1, (HEIGHT - y - 20) // 38)
    size = theme.READ if len(entries) <= rows * columns else 24
    step = 38 if size == theme.READ else max(26, (HEIGHT - y - 20) * columns // max(len(entries), 1))
    rows = max(1, (HEIGHT - y - 10) // step)
    width = (WIDTH - RESERVES - 30) // columns
    for index, (name, count) in enumerate(entries):
        x = RESERVES + width * (index // rows)
        middle = y + step * (index % rows) + step // 2
        sheet.text(x + 34, middle, f"{count}×", size, theme.BRASS, face="bold", anchor="r")
        text, fitted = fonts.fit(name, "semibold", size, width - 52, least=18)
        sheet.text(x + 42, middle, text, fitted, theme.CREAM)
