"""A player's hand, for its owner only: units, Command cards, and what the Reserves still hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.spearpoint.cards import UnitCard
from engine.spearpoint.view import HandView, SpearpointView
from images import fonts
from images.ground import corners, table
from images.sheet import Sheet
from images.spearpoint.symbols import command_icon, unit_icon
from images.spearpoint.words import Words
from images.theme import BODY, READ, TITLE, Theme

WIDTH, HEIGHT = 1600, 1000
CARD = 208
"""Width of a card; cards of a larger hand are narrower."""
UNIT_HEIGHT, COMMAND_HEIGHT = 420, 330
GAP = 8
LEFT = 40
UNITS, COMMANDS = 116, 620
"""Where the two rows begin."""
RESERVES = 430
"""Width of the list of the Reserves; half as much where many Command cards need the room."""
KEPT = (7, 5)
"""Units and Command cards that a hand may hold at the end of a Turn (SP-096)."""


def draw_hand(
    view: SpearpointView, hand: HandView, words: Words, rules: Callable[[str], Sequence[str]], theme: Theme
) -> Sheet:
    """Draw a hand, 1600 by 1000; ``rules`` gives the text of a Command card."""
    side = next(player.side for player in view.players if player.seat == view.viewer)
    nation = theme.nations[side]
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sheet.image.paste(theme.coloured(table(theme, WIDTH, HEIGHT)).convert("RGB"))
    sheet.rect((0, 0, WIDTH, 88), nation.panel)
    if nation.hatched:
        sheet.hatch((0, 0, WIDTH, 88), nation.shade, gap=14, width=4)
    sheet.icon(nation.icon, 34, 14, 60, sheet.theme.cream)
    title = f"{words.side(side)} · {words.of('hand')}"
    sheet.text(112, 45, title, TITLE, sheet.theme.cream, face="stencil", must=True)

    _heading(sheet, LEFT, UNITS, words.of("hand-units"), len(hand.units))
    room = WIDTH - 2 * LEFT
    width = _width(len(hand.units), room)
    language = words.language
    cards = [_unit(theme, card, words.short(card.id), language, width) for card in hand.units]
    _row(sheet, cards, (UNITS + 30, UNIT_HEIGHT), KEPT[0], words)

    listed = RESERVES if len(hand.commands) <= KEPT[1] else RESERVES // 2
    _heading(sheet, LEFT, COMMANDS, words.of("hand-commands"), len(hand.commands))
    width = _width(len(hand.commands), room - listed - LEFT)
    cards = [_command(theme, card, words.card(card), tuple(rules(card)), width) for card in hand.commands]
    _row(sheet, cards, (COMMANDS + 30, COMMAND_HEIGHT), KEPT[1], words)

    left = WIDTH - LEFT - listed
    _heading(sheet, left, COMMANDS, words.of("hand-reserves"), sum(hand.reserves.values()))
    _reserves(sheet, hand, words, left, COMMANDS + 34)
    return sheet


def _width(count: int, room: int) -> int:
    """Give the width at which so many cards stand side by side."""
    return min(CARD, (room - GAP * (count - 1)) // max(count, 1))


def _heading(sheet: Sheet, x: int, y: int, text: str, count: int) -> None:
    x += sheet.text(x, y, text, READ, sheet.theme.brass_words, face="bold", must=True) + 12
    sheet.text(x, y, str(count), READ, sheet.theme.words, face="bold", must=True)


def _row(sheet: Sheet, cards: list[Sheet], where: tuple[int, int], kept: int, words: Words) -> None:
    """Lay cards side by side, and mark the places of those that may still come."""
    y, height = where
    if not cards:
        sheet.text(LEFT + 24, y + 40, words.of("hand-empty"), READ, sheet.theme.faded, must=True)
    for place in range(len(cards), kept):
        left = LEFT + (CARD + GAP) * place
        corners(sheet.image, (left, y, left + CARD, y + height), sheet.theme.mark)
    for index, card in enumerate(cards):
        sheet.put(card, LEFT + (card.width + GAP) * index, y)


@lru_cache(maxsize=24)
def _unit(theme: Theme, card: UnitCard, name: str, language: str, width: int) -> Sheet:
    """Draw a unit in the hand. At most 24 are kept, 350 kB each."""
    nation = theme.nations[card.side]
    height = UNIT_HEIGHT
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, nation.paper, radius=14, edge=theme.ink, width=2)
    art = (4, 54, width - 4, height - (52 + 50 * len(card.weapons) + 8 if card.weapons else 8))
    sheet.rect(art, nation.panel)
    if nation.hatched:
        sheet.hatch(art, nation.shade, gap=12, width=4)
    sheet.ellipse((8, 6, 50, 48), sheet.theme.ink)
    sheet.text(29, 27, str(card.cost), READ, sheet.theme.cream, face="bold", anchor="m", must=True)
    taken = 0
    if card.flight:
        taken = sheet.text(width - 10, 27, str(card.flight), BODY, sheet.theme.ink, face="bold", anchor="r") + 40
        sheet.icon("aircraft", width - 8 - taken, 12, 30, sheet.theme.ink)
    text, size = fonts.fit(name, "bold", READ, width - 62 - taken, least=16)
    sheet.text(56, 27, text, size, sheet.theme.ink, face="bold", must=width == CARD)
    size = min(art[3] - art[1] - 8, width - 24)
    sheet.icon(unit_icon(card), (width - size) // 2, (art[1] + art[3] - size) // 2, size, sheet.theme.cream)
    y = art[3] + 14
    for weapon in card.weapons:
        label, size = fonts.fit(weapon.name.es if language == "es" else weapon.name.en, "medium", 17, width - 20)
        sheet.text(10, y, label, size, sheet.theme.ink)
        rate = sheet.text(10, y + 25, f"{weapon.rate}×", 24, sheet.theme.ink, face="bold")
        values = "/".join("–" if v is None else str(v) for v in (weapon.infantry, weapon.vehicle, weapon.aircraft))
        values, size = fonts.fit(values, "bold", 26, width - 62 - rate)
        sheet.text(18 + rate, y + 25, values, size, sheet.theme.ink, face="bold")
        sheet.text(width - 10, y + 25, f"+{weapon.index}", 26, sheet.theme.wound, face="bold", anchor="r")
        y += 50
    if card.endurance:
        sheet.icon("shield", 6, height - 52, 48, sheet.theme.ink)
        sheet.text(30, height - 29, str(card.defense), READ, sheet.theme.cream, face="bold", anchor="m", must=True)
        figure = f"{card.endurance}/{card.half}"
        length = sheet.text(
            width - 12, height - 28, figure, READ, sheet.theme.ink, face="bold", anchor="r", must=True
        )
        if card.crew is not None and width >= CARD * 3 // 4:
            sheet.icon(card.crew, 58, height - 45, 33, sheet.theme.ink)
        if width == CARD:
            sheet.icon("heart", width - 20 - length - 34, height - 44, 32, sheet.theme.wound)
    return sheet


@lru_cache(maxsize=24)
def _command(theme: Theme, card: str, name: str, rules: tuple[str, ...], width: int) -> Sheet:
    """Draw a Command card in the hand, with as much of its text as there is room for. At most 24 are kept."""
    height = COMMAND_HEIGHT
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, sheet.theme.cream, radius=14, edge=sheet.theme.khaki, width=7)
    sheet.rect((7, 12, width - 7, 84), sheet.theme.earth)
    sheet.icon(command_icon(card), width // 2 - 33, 15, 66, sheet.theme.cream)
    room = width - 22
    y = 106
    size, lines = _title(name, room)
    for line in lines:
        sheet.text(width // 2, y, line, size, sheet.theme.ink, face="bold", anchor="m", must=width == CARD)
        y += size + 2
    y += 4
    size = next(
        (size for size in (20, 19, 18, 17, 16) if y + _lines(rules, size, room) * (size + 2) <= height - 8), 15
    )
    for paragraph in rules:
        for line in fonts.wrap(paragraph, "medium", size, room):
            if y <= height - 18:
                sheet.text(12, y, line, size, sheet.theme.ink, face="medium")
            y += size + 2
    return sheet


def _title(name: str, room: int) -> tuple[int, list[str]]:
    """Break a name into at most two lines, in the largest type in which they fit."""
    for size in range(READ, 15, -1):
        lines = fonts.wrap(name, "bold", size, room)
        if len(lines) <= 2 and all(fonts.width(line, "bold", size) <= room for line in lines):
            return size, lines
    return 16, [fonts.fit(name, "bold", 16, room)[0]]


def _lines(rules: Sequence[str], size: int, room: int) -> int:
    return sum(len(fonts.wrap(paragraph, "medium", size, room)) for paragraph in rules)


def _reserves(sheet: Sheet, hand: HandView, words: Words, left: int, y: int) -> None:
    """List which cards the Reserves hold; their order is nobody's to know."""
    entries = sorted((words.short(card), count) for card, count in hand.reserves.items())
    room = WIDTH - LEFT - left
    columns = 2 if room == RESERVES else 1
    rows = max(9, -(-len(entries) // columns))
    step = (HEIGHT - 14 - y) // rows
    size = min(READ, step - 3)
    width = room // columns
    for index, (name, count) in enumerate(entries):
        x, middle = left + width * (index // rows), y + step * (index % rows) + step // 2
        sheet.text(x + 34, middle, f"{count}×", size, sheet.theme.brass_words, face="bold", anchor="r")
        text, fitted = fonts.fit(name, "semibold", size, width - 50, least=14)
        sheet.text(x + 42, middle, text, fitted, sheet.theme.words)
