"""Cards at full size, 600 by 840: everything that is printed on them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import msg
from engine.spearpoint.cards import DamageCard, DamageEffect, UnitCard, Weapon
from engine.spearpoint.printing import op_text
from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import EDGE, HEIGHT, WIDTH, art, blank, draw_text_card, head, named_column
from images.core.theme import Colour, Theme, mix
from images.spearpoint.symbols import command_icon, unit_icon
from images.spearpoint.words import Words

COLUMNS = (("infantry", 350), ("tank", 410), ("aircraft", 470), ("damage", 530))
"""What a weapon has, by their icons: values against infantry, vehicles, aircraft, Damage Index; their middles."""


def draw_unit_card(card: UnitCard, words: Words, theme: Theme) -> Sheet:
    """Draw a Unit card or a crew."""
    nation = theme.nations[card.side]
    sheet = blank(theme, nation.panel, nation.paper, nation.hatch)
    head(sheet, words.unit(card), _kind(card, words), nation.panel)
    sheet.ellipse((30, 30, 114, 114), sheet.theme.ink)
    sheet.text(72, 72, str(card.cost), 52, sheet.theme.cream, face="bold", anchor="m")
    rows = 46 + 48 * len(card.weapons) if card.weapons else 0
    traits = words.message(msg("spearpoint-picture-traits", traits=list(card.keywords))) if card.keywords else ""
    text = [traits] if traits else [words.message(op_text(op)) for op in card.ops]
    below = 11 + 29 * sum(len(fonts.wrap(line, "medium", 24, WIDTH - 80)) for line in text) if text else 0
    y = HEIGHT - EDGE - (128 if card.endurance else 12) - rows - below
    frame = (EDGE, 134, WIDTH - EDGE, y - 26)
    art(sheet, frame, unit_icon(card), nation.panel, nation.hatch)
    sheet.icon(nation.icon, WIDTH - 84, 146, 56, mix(nation.panel, sheet.theme.cream, 0.55))
    if card.supplies is None:
        _named_icon(sheet, card.type, words.of("trait", trait=card.type), 146)
    if card.crew is not None:
        _named_icon(sheet, card.crew, words.of("crew", crew=card.crew), 210)
    if card.weapons:
        for icon, x in COLUMNS:
            named_column(sheet, icon, words.of(f"column-{icon}"), x, y - 20, nation.panel)
        y += 46
        for weapon in card.weapons:
            _weapon(sheet, weapon, words, y, nation.paper)
            y += 48
    for line in text:
        y = sheet.lines(40, y + 4, line, 24, sheet.theme.ink, room=WIDTH - 80, step=29)
    if card.endurance:
        _foot(sheet, card, words)
    return sheet


def draw_damage_card(
    card: DamageCard, effects: Sequence[tuple[DamageEffect, str, Sequence[str]]], words: Words, theme: Theme
) -> Sheet:
    """Draw a Damage card: its four edges, each with the effect for a kind of unit, named and explained."""
    sheet = blank(theme, theme.wound, theme.cream, None)
    head(sheet, words.of("damage"), words.card(card.id), sheet.theme.wound, left=44)
    height = (HEIGHT - 134 - EDGE) // len(effects)
    for index, (effect, name, text) in enumerate(effects):
        top = 134 + height * index
        sheet.rect((EDGE, top, WIDTH - EDGE, top + 50), sheet.theme.wound)
        sheet.icon("tank" if effect.edge == "vehicle" else effect.edge, 30, top + 5, 40, sheet.theme.cream)
        label, size = fonts.fit(name, "bold", 32, 410, least=22)
        sheet.text(84, top + 25, label, size, sheet.theme.cream, face="bold")
        if effect.turns:
            sheet.ellipse((WIDTH - 72, top + 4, WIDTH - 30, top + 46), sheet.theme.cream)
            sheet.text(WIDTH - 51, top + 25, str(effect.turns), 32, sheet.theme.ink, face="bold", anchor="m")
        y = top + 74
        for paragraph in text:
            y = sheet.lines(36, y, paragraph, 26, sheet.theme.ink, room=WIDTH - 72, step=31)
    return sheet


def draw_command_card(card: str, words: Words, text: Sequence[str], theme: Theme) -> Sheet:
    """Draw a Command card."""
    return draw_text_card(words.card(card), words.of("command"), command_icon(card), text, theme)


def _named_icon(sheet: Sheet, icon: str, name: str, y: int) -> None:
    """Draw an icon on the art, with its word."""
    sheet.icon(icon, 34, y, 56, sheet.theme.cream)
    label, size = fonts.fit(name, "semibold", 24, 150, least=16)
    sheet.text(98, y + 28, label, size, sheet.theme.cream)


def _kind(card: UnitCard, words: Words) -> str:
    parts = [words.of("trait", trait=card.type)]
    if card.lines and card.lines != ("air",):
        parts.append(" / ".join(words.of("line", line=line) for line in card.lines))
    if card.type != "crew":
        parts.append(words.of("crew", crew=card.crew) if card.crew else words.of("no-crew"))
    elif card.supplies:
        parts = [words.of("crew", crew=card.supplies)]
    return " · ".join(parts)


def _weapon(sheet: Sheet, weapon: Weapon, words: Words, y: int, paper: Colour) -> None:
    sheet.rect((28, y - 22, WIDTH - 28, y + 22), mix(paper, sheet.theme.ink, 0.08), radius=8)
    rate = f"{weapon.rate}×"
    sheet.text(38, y, rate, 30, sheet.theme.ink, face="bold")
    name = weapon.name.both[words.language]
    label, size = fonts.fit(name, "semibold", 28, 230, least=19)
    sheet.text(82, y, label, size, sheet.theme.ink)
    for value, (icon, x) in zip((weapon.infantry, weapon.vehicle, weapon.aircraft), COLUMNS, strict=False):
        length = sheet.text(
            x, y, "–" if value is None else str(value), 32, sheet.theme.ink, face="bold", anchor="m"
        )
        if weapon.bullets and icon == "tank" and value is not None:
            sheet.rect((x - length // 2 - 1, y + 14, x + length // 2 + 2, y + 17), sheet.theme.ink)
    last = COLUMNS[-1][1]
    sheet.rect((last - 24, y - 18, last + 24, y + 18), sheet.theme.ink, radius=8)
    sheet.text(last, y, f"+{weapon.index}", 28, sheet.theme.cream, face="bold", anchor="m")


def _foot(sheet: Sheet, card: UnitCard, words: Words) -> None:
    y = HEIGHT - EDGE - 58
    sheet.icon("shield", 30, y - 44, 88, sheet.theme.ink)
    sheet.text(74, y - 4, str(card.defense), 46, sheet.theme.cream, face="bold", anchor="m")
    right = WIDTH - 40
    if card.flight:
        sheet.icon("aircraft", right - 74, y - 24, 46, sheet.theme.ink)
        sheet.text(right, y, str(card.flight), 40, sheet.theme.ink, face="bold", anchor="r")
        right -= 92
    figure = f"{card.endurance}/{card.half}"
    length = sheet.text(right, y, figure, 40, sheet.theme.ink, face="bold", anchor="r")
    left, end = 132, right - length - 18
    step = (end - left) / card.endurance
    for point in range(card.endurance):
        fill = sheet.theme.nations[card.side].panel if point >= card.half else sheet.theme.wound
        sheet.rect((round(left + point * step), y - 16, round(left + (point + 1) * step) - 3, y + 16), fill)
    notch = left + card.half * step - 1.5
    sheet.polygon([(notch - 8, y + 30), (notch + 8, y + 30), (notch, y + 19)], sheet.theme.ink)
    sheet.polygon([(notch - 8, y - 30), (notch + 8, y - 30), (notch, y - 19)], sheet.theme.ink)
    faint = mix(sheet.theme.spent, sheet.theme.ink, 0.5)
    sheet.text(132, HEIGHT - EDGE - 16, words.of("endurance"), 18, faint)
    sheet.text(74, HEIGHT - EDGE - 12, words.of("defense"), 16, faint, anchor="m")
