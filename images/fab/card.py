"""Cards at full size, 600 by 840: a unit, an asset or an event with all that is printed on it."""

from __future__ import annotations

from engine.fab.cards import AssetCard, UnitCard
from engine.fab.library import LIBRARY
from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import EDGE, HEIGHT, WIDTH, art, blank, draw_text_card, head
from images.core.theme import Theme
from images.fab.face import class_frame, quality_plate
from images.fab.symbols import EVENT, piece_icon
from images.fab.words import Words

LEFT = 40
STEP = 108
"""Height of a step of a unit's ladder."""


def card_lines(card: str, words: Words) -> tuple[str, list[str]]:
    """Return the name of a unit, asset or event and what its card says; raises KeyError for an id that is none."""
    unit = LIBRARY.units.get(card)
    if unit is not None:
        return words.unit(card), [*_unit_lines(unit, words), words.of("card-steps", steps=" ".join(unit.steps))]
    asset = LIBRARY.assets.get(card)
    if asset is not None:
        return words.of("kind", kind=asset.kind), _asset_lines(asset, words)
    event = LIBRARY.events[card]
    lines = [words.of("card-event", side=event.side)]
    lines += [words.of("card-arrives", turn=turn, count=count) for turn, count in event.arrivals]
    return words.of("piece", piece=f"{card}-1"), lines


def draw_card(card: str, words: Words, theme: Theme) -> Sheet:
    """Draw a card; raises KeyError for an id that is none."""
    name, lines = card_lines(card, words)
    unit = LIBRARY.units.get(card)
    if unit is not None:
        return _unit(unit, name, words, theme)
    icon = piece_icon(f"{card}-1") if card in LIBRARY.assets else EVENT
    return draw_text_card(name, lines[0], icon, lines[1:], theme)


def _unit_lines(unit: UnitCard, words: Words) -> list[str]:
    found = [words.of("card-unit", side=unit.side, formation=unit.formation, armour=str(unit.armour).lower())]
    if unit.area is not None:
        found.append(words.of("card-begins", area=unit.area))
    elif unit.entry is not None:
        found.append(words.of("card-enters", turn=unit.turn, entry=unit.entry))
    return found


def _asset_lines(asset: AssetCard, words: Words) -> list[str]:
    return [
        words.of("card-asset", side=asset.side, formation=asset.formation),
        words.of("card-quality", quality=asset.quality),
        words.of("card-arrives", turn=max(1, asset.turn), count=asset.count),
        words.of("card-ready", count=asset.ready),
    ]


def _unit(unit: UnitCard, name: str, words: Words, theme: Theme) -> Sheet:
    """Draw a unit: its class, its formation, where it comes from, and its ladder of steps."""
    nation = theme.nations[unit.side]
    sheet = blank(theme, nation.panel, nation.paper, nation.hatch)
    first, *rest = _unit_lines(unit, words)
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
