"""The strip below the close-up of a battle: who attacks, and what both sides have assigned."""

from __future__ import annotations

from typing import NamedTuple

from engine.fab.cards import SIDES
from engine.fab.view import FabView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.kept import scenery
from images.core.sprite import Sprite
from images.core.theme import READ, Theme
from images.fab.panel import emblem
from images.fab.symbols import piece_icon
from images.fab.words import Words

WIDTH, FOOT = 1600, 88
CHIP = 64


class Battle(NamedTuple):
    """What the strip tells."""

    attacker: int
    assault: str
    assigned: tuple[tuple[str, ...], ...]


def battle(view: FabView) -> Battle:
    """Gather what everybody knows of the combat that is being resolved."""
    combat = view.combat
    assert combat is not None
    return Battle(combat.attacker, combat.assault, tuple(map(tuple, combat.assigned)))


@scenery(maxsize=16)
def battle_sprite(theme: Theme, told: Battle, words: Words) -> Sprite:
    """Draw the strip. At most 16 are kept, 140 kB each."""
    sheet = Sheet(theme, WIDTH, FOOT, theme.strip)
    middle = FOOT // 2
    attack = words.of("attacks", side=SIDES[told.attacker], assault=told.assault)
    text, size = fonts.fit(attack, "bold", 40, 460, least=READ)
    sheet.text(WIDTH // 2, middle, text, size, theme.warm_words, face="bold", anchor="m", must=True)
    emblem(sheet, 1, 0, 0, FOOT)
    emblem(sheet, 0, WIDTH - FOOT, 0, FOOT)
    for seat, first, step in ((1, FOOT + 14, CHIP + 8), (0, WIDTH - FOOT - 14 - CHIP, -CHIP - 8)):
        for place, piece in enumerate(told.assigned[seat]):
            _chip(sheet, piece, seat, first + place * step, middle)
    return Sprite.of(sheet)


def _chip(sheet: Sheet, piece: str, seat: int, x: int, middle: int) -> None:
    theme, top = sheet.theme, middle - CHIP // 2
    box = (x, top, x + CHIP, top + CHIP)
    sheet.rect(box, theme.nations[SIDES[seat]].paper, radius=8)
    sheet.icon(piece_icon(piece), x + 8, top + 8, CHIP - 16, theme.ink)
