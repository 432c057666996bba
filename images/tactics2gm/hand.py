"""A player's hand, for its owner only: his cards in an arc, and what his deck still holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.tactics2gm.cards import UnitCard
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import TacticsView
from images import fonts
from images.ground import table
from images.sheet import Sheet
from images.tactics2gm.card import card_lines
from images.tactics2gm.symbols import card_icon, token_icon, unit_icon
from images.tactics2gm.words import Words
from images.theme import READ, TITLE, Theme

WIDTH, HEIGHT = 1600, 1000
HEAD = 88
LEFT = 36
GAP = 10
ROW = 7
"""Cards side by side: as many as a hand may hold at the end of a turn (TG-108)."""
LARGEST = 300
"""Width of a card of a small hand."""
RISE = 3
"""How the arc bends: pixels for the square of a card's distance from the middle."""


def draw_hand(view: TacticsView, hand: Sequence[str], words: Words, theme: Theme) -> Sheet:
    """Draw a hand, 1600 by 1000."""
    player = next(player for player in view.players if player.seat == view.viewer)
    side = SIDES[player.side]
    nation = theme.nations[side]
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sheet.image.paste(theme.coloured(table(theme, WIDTH, HEIGHT)).convert("RGB"))
    sheet.rect((0, 0, WIDTH, HEAD), nation.panel)
    if nation.hatched:
        sheet.hatch((0, 0, WIDTH, HEAD), nation.shade, gap=14, width=4)
    sheet.icon(nation.icon, 34, 14, 60, theme.cream)
    title = f"{words.side(side)} · {words.of('hand', cards=len(hand))}"
    sheet.text(112, 45, title, TITLE, theme.cream, face="stencil", must=True)
    ap = words.of("ap", ap=player.ap)
    length = fonts.width(ap, "bold", TITLE) + 36
    box = (WIDTH - 30 - length, 14, WIDTH - 30, 74)
    sheet.rect(box, theme.brass, radius=10)
    sheet.text((box[0] + box[2]) // 2, 44, ap, TITLE, theme.ink, face="bold", anchor="m", within=box, must=True)
    end = _cards(sheet, hand, words)
    _deck(sheet, view.deck or {}, words, end)
    return sheet


def _cards(sheet: Sheet, hand: Sequence[str], words: Words) -> int:
    """Lay the cards in an arc, in more rows if there are many; give where they end."""
    if not hand:
        sheet.text(LEFT, HEAD + 60, words.of("hand-empty"), READ, sheet.theme.faded, must=True)
        return HEAD + 100
    rows = -(-len(hand) // ROW)
    each = -(-len(hand) // rows)
    width = min(LARGEST, (WIDTH - 2 * LEFT - GAP * (each - 1)) // each)
    height = min(round(width * 2.1), 470) if rows == 1 else 650 // rows - GAP
    top = HEAD + 20
    for row in range(rows):
        cards = hand[row * each : (row + 1) * each]
        left = (WIDTH - width * len(cards) - GAP * (len(cards) - 1)) // 2
        for index, card in enumerate(cards):
            aside = index - (len(cards) - 1) / 2
            face = _face(sheet.theme, card, words, width, height)
            sheet.put(face, left + (width + GAP) * index, top + round(RISE * aside * aside) if rows == 1 else top)
        top += height + GAP
    bend = RISE * ((each - 1) / 2) ** 2 if rows == 1 else 0
    return round(top + bend)


def _deck(sheet: Sheet, deck: dict[str, int], words: Words, top: int) -> None:
    """List which cards the deck holds; their order is nobody's to know."""
    theme = sheet.theme
    y = top + 22
    x = LEFT + sheet.text(LEFT, y, words.of("hand-deck"), READ, theme.brass_words, face="bold", must=True) + 12
    sheet.text(x, y, str(sum(deck.values())), READ, theme.words, face="bold", must=True)
    y += 26
    entries = sorted((words.short(card), count) for card, count in deck.items())
    if not entries:
        return
    columns = next((c for c in (4, 5, 6) if -(-len(entries) // c) * 40 <= HEIGHT - 12 - y), 7)
    rows = -(-len(entries) // columns)
    step = min((HEIGHT - 12 - y) // rows, 44)
    size = min(READ, step - 4)
    width = (WIDTH - 2 * LEFT) // columns
    for index, (name, count) in enumerate(entries):
        x, middle = LEFT + width * (index // rows), y + step * (index % rows) + step // 2
        sheet.text(x + 44, middle, f"{count}×", size, theme.brass_words, face="bold", anchor="r")
        text, fitted = fonts.fit(name, "semibold", size, width - 60, least=12)
        sheet.text(x + 54, middle, text, fitted, theme.words)


def _face(theme: Theme, card: str, words: Words, width: int, height: int) -> Sheet:
    name, lines = card_lines(card, words)
    if card in LIBRARY.units:
        return _unit(theme, LIBRARY.units[card], words.short(card), words.language, width, height)
    return _support(theme, card, name, tuple(lines[1:]), width, height)


@lru_cache(maxsize=24)
def _unit(theme: Theme, card: UnitCard, name: str, language: str, width: int, height: int) -> Sheet:
    """Draw a unit in the hand. At most 24 are kept, 500 kB each."""
    del language  # the name of equal units differs by it
    nation = theme.nations[card.side]
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, nation.paper, radius=14, edge=theme.ink, width=2)
    weapons = 40 * len(card.weapons)
    tokens = 42 if card.tokens else 0
    frame = (4, 54, width - 4, height - 62 - weapons - tokens)
    sheet.rect(frame, nation.panel)
    if nation.hatched:
        sheet.hatch(frame, nation.shade, gap=12, width=4)
    _cost(sheet, card.cost)
    text, size = fonts.fit(name, "bold", READ + 4, width - 62, least=READ)
    sheet.text(56, 28, text, size, theme.ink, face="bold", must=True)
    size = min(frame[3] - frame[1] - 8, width - 24)
    sheet.icon(unit_icon(card), (width - size) // 2, (frame[1] + frame[3] - size) // 2, size, theme.cream)
    y = frame[3] + 22
    for weapon in card.weapons:
        reach = f"{weapon.least}–{weapon.range}" if weapon.least > 1 else str(weapon.range or "–")
        x = 10
        for icon, figure in (
            ("recon", reach),
            ("pinned", f"{weapon.hit}/{weapon.crit}"),
            ("shell", str(weapon.pen)),
            ("damage", str(weapon.damage)),
        ):
            sheet.icon(icon, x, y - 9, 18, theme.spent)
            x += 21 + sheet.text(x + 21, y, figure, 26, theme.ink, face="bold") + (width - 190) // 5
        y += 40
    y = frame[3] + weapons + 6
    for index, token in enumerate(card.tokens):
        x = 10 + index * 40
        sheet.rect((x, y, x + 36, y + 36), theme.cream, radius=6, edge=theme.ink, width=1.5)
        sheet.icon(token_icon(token), x + 5, y + 5, 26, theme.ink)
    y = height - 54
    for index, (icon, amount, ink) in enumerate(
        (("moved", card.move, theme.ink), ("shield", card.armour, theme.ink), ("life", card.wounds, nation.panel))
    ):
        x = 8 + index * (width - 16) // 3
        if icon == "moved":
            sheet.icon(icon, x, y + 8, 30, ink)
            sheet.text(x + 34, y + 24, str(amount), READ, theme.ink, face="bold", must=True)
        else:
            sheet.icon(icon, x + 8, y, 46, ink)
            sheet.text(x + 31, y + 22, str(amount), READ, theme.cream, face="bold", anchor="m", must=True)
    return sheet


def _cost(sheet: Sheet, cost: int) -> None:
    sheet.ellipse((7, 6, 51, 50), sheet.theme.ink)
    sheet.text(29, 28, str(cost), READ, sheet.theme.cream, face="bold", anchor="m", must=True)


@lru_cache(maxsize=24)
def _support(theme: Theme, card: str, name: str, rules: tuple[str, ...], width: int, height: int) -> Sheet:
    """Draw a Support card in the hand, with as much of its text as there is room for. At most 24 are kept."""
    sheet = Sheet(theme, width, height)
    sheet.rect(sheet.box, theme.cream, radius=14, edge=theme.khaki, width=7)
    sheet.rect((7, 12, width - 7, 92), theme.earth)
    sheet.icon(card_icon(card), width // 2 - 36, 16, 72, theme.cream)
    _cost(sheet, LIBRARY.supports[card].play_cost)
    room, y = width - 26, 116
    size, lines = _title(name, room)
    for line in lines:
        sheet.text(width // 2, y, line, size, theme.ink, face="bold", anchor="m", must=size >= READ)
        y += size + 2
    y += 4
    size = next((s for s in (26, 24, 22, 20, 18, 17) if y + _lines(rules, s, room) * (s + 3) <= height - 12), 16)
    for paragraph in rules:
        for line in fonts.wrap(paragraph, "medium", size, room):
            if y <= height - 18:
                sheet.text(14, y, line, size, theme.ink, face="medium")
            y += size + 3
    return sheet


def _title(name: str, room: int) -> tuple[int, list[str]]:
    """Break a name into at most two lines, in the largest type in which they fit."""
    for size in range(READ + 2, 15, -1):
        lines = fonts.wrap(name, "bold", size, room)
        if len(lines) <= 2 and all(fonts.width(line, "bold", size) <= room for line in lines):
            return size, lines
    return 16, [fonts.fit(name, "bold", 16, room)[0]]


def _lines(rules: Sequence[str], size: int, room: int) -> int:
    return sum(len(fonts.wrap(paragraph, "medium", size, room)) for paragraph in rules)
