"""Cards at full size, 600 by 840: everything that is printed on them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import Msg
from engine.tactics2gm import printing
from engine.tactics2gm.cards import Terrain, UnitCard, Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.packs import PACKS
from images.core import fonts
from images.core.canvas import Sheet
from images.core.card_paper import EDGE, HEIGHT, WIDTH, art, blank, draw_text_card, head, named_column
from images.core.theme import Colour, Theme, mix
from images.tactics2gm.symbols import card_icon, place_icon, token_icon, unit_icon, weapon_icon
from images.tactics2gm.words import Words

COLUMNS = (("recon", 340), ("pinned", 420), ("shell", 496), ("damage", 550))
"""What a weapon has: range, Impact numbers, penetration, damage; and the middles of their columns."""
LEFT, RIGHT = 34, WIDTH - 34
LEAST = 60
"""Height that is left to the icon of a unit, however much is printed on its card."""


def card_lines(card: str, words: Words) -> tuple[str, list[str]]:
    """Return name and text of a card, token, terrain or general; raises KeyError for an unknown id."""
    if card in PACKS.naming(card).units:
        return words.card(card), _said(printing.unit_lines(PACKS.unit(card)), words)
    if card in PACKS.naming(card).supports:
        return words.card(card), _said(printing.support_lines(PACKS.naming(card).supports[card]), words)
    if card in LIBRARY.tokens:
        return words.named("token", card), _said(printing.token_lines(LIBRARY.tokens[card]), words)
    if card in LIBRARY.terrain:
        return words.named("terrain", card), _said(printing.terrain_lines(LIBRARY.terrain[card]), words)
    return words.named("general", card), _said(printing.general_lines(LIBRARY.generals[card]), words)


def draw_card(card: str, words: Words, theme: Theme) -> Sheet:
    """Draw a card, a token, terrain or a general; raises KeyError for an id that is none."""
    if card in PACKS.naming(card).units:
        return _unit(PACKS.unit(card), words, theme)
    name, lines = card_lines(card, words)
    if card in PACKS.naming(card).supports:
        return draw_text_card(name, lines[0], card_icon(card), lines[1:], theme)
    if card in LIBRARY.tokens:
        return draw_text_card(name, lines[0], token_icon(card), lines[1:], theme)
    if card in LIBRARY.terrain:
        return _terrain(LIBRARY.terrain[card], name, lines, theme)
    return _general(LIBRARY.generals[card].side, name, words.of("general"), lines, theme)


def _said(lines: Sequence[Msg], words: Words) -> list[str]:
    return [words.message(line) for line in lines]


# ------------------------------------------------------------------ kinds of cards


def _unit(card: UnitCard, words: Words, theme: Theme) -> Sheet:
    """Draw a Unit card: what it costs, its figures, its weapons, what it can do and take."""
    nation = theme.nations[card.side]
    sheet = blank(theme, nation.panel, nation.paper, nation.hatch)
    head(sheet, words.card(card.id), words.of("class", unit_class=card.cls), nation.panel)
    sheet.ellipse((30, 30, 114, 114), theme.ink)
    sheet.text(72, 72, str(card.cost), 52, theme.cream, face="bold", anchor="m")
    text = [words.message(printing.ability_line(LIBRARY.abilities[name])) for name in card.abilities]
    traits = [*_traits(card, words), *text]
    tokens = (len(card.tokens) + 1) // 2 * 52
    weapons = 40 + sum(_weapon_height(weapon, words) for weapon in card.weapons) if card.weapons else 0
    room = min(240, HEIGHT - EDGE - 12 - tokens - weapons - 84 - 134 - LEAST)
    size = next((s for s in (26, 24, 22, 20) if _height(traits, s) <= room), 18)
    below = _height(traits, size)
    y = HEIGHT - EDGE - 12 - below - tokens - weapons - 84
    art(sheet, (EDGE, 134, WIDTH - EDGE, y - 8), unit_icon(card), nation.panel, nation.hatch)
    sheet.icon(nation.icon, WIDTH - 84, 146, 56, mix(nation.panel, theme.cream, 0.55))
    _figures(sheet, card, words, y)
    y += 84
    if card.weapons:
        for icon, x in COLUMNS:
            named_column(sheet, icon, words.of(f"column-{icon}"), x, y - 6, nation.panel)
        y += 40
        for index, weapon in enumerate(card.weapons):
            _weapon(sheet, weapon, f"{card.id}/{index}", words, y, nation.paper)
            y += _weapon_height(weapon, words)
    for index, token in enumerate(card.tokens):
        _token(sheet, token, words, LEFT + 268 * (index % 2), y + 52 * (index // 2))
    y += tokens
    for paragraph in traits:
        y = sheet.lines(
            LEFT + 4, y + size // 2 + 4, paragraph, size, theme.ink, room=RIGHT - LEFT - 8, step=size + 4
        )
        y -= size // 2 - 2
    return sheet


def _traits(card: UnitCard, words: Words) -> list[str]:
    found = [words.of(trait) for trait in ("tracked", "light") if getattr(card, trait)]
    if card.carry:
        found.append(words.of("carries", units=card.carry))
    return [" · ".join(found)] if found else []


def _height(paragraphs: Sequence[str], size: int) -> int:
    lines = sum(len(fonts.wrap(text, "medium", size, RIGHT - LEFT - 8)) for text in paragraphs)
    return lines * (size + 4) + len(paragraphs) * 6 + 6 if paragraphs else 0


def _figures(sheet: Sheet, card: UnitCard, words: Words, y: int) -> None:
    """Draw Movement, armour and wounds, each with its name."""
    theme = sheet.theme
    nation = theme.nations[card.side]
    third = (RIGHT - LEFT) // 3
    for index, (icon, figure, key, ink) in enumerate(
        (
            ("moved", card.move, "move", theme.ink),
            ("shield", card.armour, "armour", theme.ink),
            ("life", card.wounds, "wounds", nation.panel),
        )
    ):
        x = LEFT + third * index + 4
        sheet.icon(icon, x, y + 6, 56, ink)
        if icon == "moved":
            sheet.text(x + 64, y + 36, str(figure), 46, theme.ink, face="bold")
            aside = x + 96
        else:
            sheet.text(x + 28, y + 33, str(figure), 38, theme.cream, face="bold", anchor="m")
            aside = x + 62
        name, size = fonts.fit(words.of(key), "semibold", 24, LEFT + third * (index + 1) - aside - 2, least=16)
        sheet.text(aside, y + 36, name, size, mix(theme.spent, theme.ink, 0.5))


def _notes(weapon: Weapon, words: Words) -> str:
    return ", ".join(words.message(note) for note in printing.weapon_notes(weapon))


def _weapon_height(weapon: Weapon, words: Words) -> int:
    return 76 if _notes(weapon, words) else 50


def _weapon(sheet: Sheet, weapon: Weapon, name: str, words: Words, y: int, paper: Colour) -> None:
    """Draw a weapon: range, Impact numbers, penetration and damage, and what is special about it."""
    theme = sheet.theme
    notes = _notes(weapon, words)
    sheet.rect((26, y, WIDTH - 26, y + (70 if notes else 44)), mix(paper, theme.ink, 0.07), radius=8)
    middle = y + 22
    sheet.icon(weapon_icon(weapon), LEFT, middle - 14, 28, theme.ink)
    label, size = fonts.fit(words.of("weapon", weapon=name), "semibold", 28, COLUMNS[0][1] - LEFT - 66, least=18)
    sheet.text(LEFT + 36, middle, label, size, theme.ink)
    reach = (
        f"{weapon.least}–{weapon.range}"
        if weapon.least > 1
        else str(weapon.range)
        if weapon.range
        else words.of("any")
    )
    texts = (reach, f"{weapon.hit}+/{weapon.crit}", str(weapon.pen), str(weapon.damage))
    for (_, x), text in zip(COLUMNS, texts, strict=True):
        text, size = fonts.fit(text, "bold", 32, 70, least=18)  # noqa: PLW2901
        sheet.text(x, middle, text, size, theme.ink, face="bold", anchor="m")
    if notes:
        label, size = fonts.fit(notes, "medium", 22, RIGHT - LEFT - 44, least=15)
        sheet.text(LEFT + 36, y + 56, label, size, mix(theme.spent, theme.ink, 0.5))


def _token(sheet: Sheet, token: str, words: Words, x: int, y: int) -> None:
    """Draw a token that the unit may take, with its price."""
    theme = sheet.theme
    sheet.rect((x, y + 3, x + 44, y + 47), theme.cream, radius=7, edge=theme.ink, width=2)
    sheet.icon(token_icon(token), x + 6, y + 9, 32, theme.ink)
    price = f"+{LIBRARY.tokens[token].cost}"
    length = sheet.text(x + 258, y + 26, price, 28, theme.ink, face="bold", anchor="r")
    name, size = fonts.fit(words.named("token", token), "semibold", 26, 258 - 56 - length, least=16)
    sheet.text(x + 52, y + 26, name, size, theme.ink)


def _terrain(card: Terrain, name: str, lines: Sequence[str], theme: Theme) -> Sheet:
    """Draw a Terrain card: its value, its Impact Points, its text."""
    sheet = blank(theme, theme.khaki, theme.cream, None)
    kind, rest = (lines[0], lines[1:]) if card.cost else ("", lines)
    head(sheet, name, kind, theme.khaki, left=44)
    art(sheet, (EDGE, 134, WIDTH - EDGE, 400), place_icon(card.id), theme.earth, None)
    y = 448
    size = next((s for s in (30, 28, 26, 24) if y + _height(rest, s) + 60 < HEIGHT), 22)
    for paragraph in rest:
        y = sheet.lines(44, y, paragraph, size, theme.ink, room=WIDTH - 88, step=size + 7) + 10
    return sheet


def _general(side: str, name: str, kind: str, lines: Sequence[str], theme: Theme) -> Sheet:
    """Draw a general: whose he is, and what he does."""
    nation = theme.nations[side]
    sheet = blank(theme, nation.panel, nation.paper, nation.hatch)
    head(sheet, name, kind, nation.panel, left=44)
    art(sheet, (EDGE, 134, WIDTH - EDGE, 400), "seize", nation.panel, nation.hatch)
    sheet.icon(nation.icon, WIDTH - 84, 146, 56, mix(nation.panel, theme.cream, 0.55))
    y = 448
    for paragraph in lines:
        y = sheet.lines(44, y, paragraph, 30, theme.ink, room=WIDTH - 88, step=37) + 12
    return sheet
