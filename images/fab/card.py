"""Cards at full size, 600 by 840: a unit, an asset or an event with all that is printed on it."""

from __future__ import annotations

from engine.fab import printing
from engine.fab.cards import UnitCard
from engine.fab.packs import PACKS
from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import EDGE, HEIGHT, WIDTH, art, blank, draw_text_card, head
from images.core.theme import Theme
from images.fab.face import class_frame, quality_plate
from images.fab.symbols import piece_icon
from images.fab.words import Words

LEFT = 40
STEP = 108
"""Height of a step of a unit's ladder."""


def card_lines(card: str, words: Words) -> tuple[str, list[str]]:
    """Return the name of a unit, asset or event and what its card says; raises KeyError for an id that is none."""
    catalog = PACKS.naming(card)
    lines = [words.message(line) for line in printing.lines(catalog, card)]
    asset = catalog.assets.get(card)
    if asset is not None and asset.name is None:
        return words.of("kind", kind=asset.kind), lines
    return words.of("card", card=card), lines


def draw_card(card: str, words: Words, theme: Theme) -> Sheet:
    """Draw a card; raises KeyError for an id that is none."""
    name, lines = card_lines(card, words)
    unit = PACKS.naming(card).units.get(card)
    if unit is not None:
        return _unit(unit, name, words, theme)
    return draw_text_card(name, lines[0], piece_icon(f"{card}-1"), lines[1:], theme)


def _unit(unit: UnitCard, name: str, words: Words, theme: Theme) -> Sheet:
    """Draw a unit: its class, its formation, where it comes from, and its ladder of steps."""
    nation = theme.nations[unit.side]
    sheet = blank(theme, nation.panel, nation.paper, nation.hatch)
    first, *rest = map(words.message, printing.unit_lines(unit))
    head(sheet, name, first, nation.panel, left=LEFT)
    bottom = HEIGHT - EDGE - 24 - STEP * len(unit.steps) - 44 * len(rest)
    box = (EDGE, 134, WIDTH - EDGE, bottom)
    art(sheet, box, nation.icon, nation.panel, nation.hatch)
    class_frame(sheet, (WIDTH - 170, 150, WIDTH - 50, 232), armour=unit.armour)
    y = bottom + 34
    for line in rest:
        text, size = fonts.fit(line, "semibold", 32, WIDTH - 2 * LEFT, least=22)
        sheet.text(LEFT, y, text, size, theme.ink)
        y += 44
    y -= 12
    for lost, quality in enumerate(unit.steps):
        middle = y + STEP // 2
        plate = (LEFT, middle - 42, LEFT + 84, middle + 42)
        ink = quality_plate(sheet, quality, plate)
        count = str(len(unit.steps) - lost)
        sheet.text(LEFT + 42, middle, count, 64, ink, face="bold", anchor="m", within=plate, must=True)
        text = words.of("quality", quality=quality)
        sheet.text(LEFT + 116, middle, text, 40, theme.ink, face="bold")
        y += STEP
    return sheet
