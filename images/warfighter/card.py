"""Cards at full size, 600 by 840, with all that is printed on them."""

from __future__ import annotations

from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import EDGE, HEIGHT, WIDTH, art, blank, head
from images.core.theme import Colour, mix
from images.warfighter.colours import SquadTheme
from images.warfighter.printed import Figure, Printed

TOP, PAD = 134, 32
TILE, LINE = 96, 46
"""Heights of a row of figures and of a row of a table."""
ACROSS = 3
SIZES = (30, 28, 26, 24, 22, 20)
"""Of the text."""
ART = 110
"""The least height of the picture."""


def draw_card(card: Printed, theme: SquadTheme) -> Sheet:
    """Draw a card: its picture as large as the figures, the table and the text leave room for."""
    nation = theme.nations.get(card.side)
    edge = theme.khaki if nation is None else nation.panel
    paper = theme.cream if nation is None else nation.paper
    sheet = blank(theme, edge, paper, None if nation is None else nation.hatch)
    head(sheet, card.name, card.kind, edge, left=44)
    below = _figures_height(card) + LINE * len(card.table) + (12 if card.table else 0)
    room = HEIGHT - EDGE - TOP - ART - below - 20
    size = next((size for size in SIZES if _text_height(card, size) <= room), SIZES[-1])
    bottom = HEIGHT - EDGE - below - _text_height(card, size) - 14
    colour, hatch = (theme.earth, None) if nation is None else (nation.panel, nation.hatch)
    art(sheet, (EDGE, TOP, WIDTH - EDGE, bottom), card.icon, colour, hatch)
    if card.badge:
        _badge(sheet, card.badge, bottom)
    y = _figures(sheet, card.figures, bottom + 10)
    y = _table(sheet, card, y, paper)
    for paragraph in card.text:
        y = sheet.lines(
            PAD + 8, y + size // 2 + 6, paragraph, size, theme.ink, room=WIDTH - 2 * PAD - 16, step=size + 6
        )
        y -= size // 2 - 4
    return sheet


def _text_height(card: Printed, size: int) -> int:
    lines = sum(len(fonts.wrap(paragraph, "medium", size, WIDTH - 2 * PAD - 16)) for paragraph in card.text)
    return lines * (size + 6) + 10 * len(card.text) + (10 if card.text else 0)


def _figures_height(card: Printed) -> int:
    return TILE * -(-len(card.figures) // ACROSS) + (14 if card.figures else 0)


def _badge(sheet: Sheet, badge: str, bottom: int) -> None:
    """Write what the card costs, or is worth, on its picture."""
    theme = sheet.theme
    length = fonts.width(badge, "bold", 42) + 32
    box = (WIDTH - EDGE - 14 - length, bottom - 70, WIDTH - EDGE - 14, bottom - 14)
    sheet.rect(box, theme.ink, radius=10)
    sheet.text((box[0] + box[2]) // 2, bottom - 42, badge, 42, theme.cream, face="bold", anchor="m", within=box)


def _figures(sheet: Sheet, figures: tuple[Figure, ...], y: int) -> int:
    """Draw figures three in a row, each with its icon above its word; give where they end."""
    theme = sheet.theme
    if not figures:
        return y
    across = min(ACROSS, len(figures))
    width = (WIDTH - 2 * PAD) // across
    for index, figure in enumerate(figures):
        row, column = divmod(index, ACROSS)
        x, top = PAD + column * width, y + row * TILE
        sheet.icon(figure.icon, x + 8, top + 8, 46, theme.ink)
        sheet.text(x + 64, top + 33, figure.value, 50, theme.ink, face="bold")
        label, size = fonts.fit(figure.label, "semibold", 24, width - 12, least=17)
        sheet.text(x + 8, top + 74, label, size, mix(theme.ink, theme.spent, 0.5))
    return y + TILE * -(-len(figures) // ACROSS) + 4


def _table(sheet: Sheet, card: Printed, y: int, paper: Colour) -> int:
    """Draw a table, its head on ink; give where it ends."""
    theme = sheet.theme
    if not card.table:
        return y
    columns = len(card.table[0])
    first = 190 if columns <= 4 else 130
    others = (WIDTH - 2 * PAD - first) // (columns - 1)
    for number, row in enumerate(card.table):
        box = (PAD - 6, y, WIDTH - PAD + 6, y + LINE - 4)
        shaded = mix(paper, theme.ink, 0.08) if number % 2 else paper
        sheet.rect(box, theme.ink if number == 0 else shaded, radius=8)
        ink: Colour = theme.cream if number == 0 else theme.ink
        middle = y + LINE // 2 - 2
        for index, cell in enumerate(row):
            width = first if index == 0 else others
            large = 24 if number == 0 else 32 if index else 28
            text, size = fonts.fit(cell, "bold", large, width - 10, least=15)
            x = PAD + 6 if index == 0 else PAD + first + others * (index - 1) + others // 2
            sheet.text(x, middle, text, size, ink, face="bold", anchor="l" if index == 0 else "m")
        y += LINE
    return y + 6
