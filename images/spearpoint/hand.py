"""A player's hand, for its owner only: units and Command cards as a fan, and what the Reserves still hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.spearpoint.view import HandView, SpearpointView
from images.core.canvas import Sheet
from images.core.hand import (
    EDGE,
    HEIGHT,
    MOST,
    WIDTH,
    Cut,
    Tier,
    copies,
    ground,
    head,
    lay,
    nothing,
    shared_out,
    tiers,
)
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, Theme
from images.spearpoint.held import Held, draw_held
from images.spearpoint.words import Words

Rules: TypeAlias = Callable[[str], Sequence[str]]
"""Gives the text of a Command card."""

CUT = Cut(narrow=290, broad=380, tallest=520)
COLUMNS, ROW = 7, 36
"""Of the list of the Reserves."""


def draw_hand(view: SpearpointView, hand: HandView, words: Words, rules: Rules, theme: Theme) -> Scene:
    """Draw a hand, 1600 by 1000."""
    side = next(player.side for player in view.players if player.seat == view.viewer)
    whose = words.seat(view.viewer or 0, view.seats)
    reserves = tuple(sorted((words.short(card), count) for card, count in hand.reserves.items()))
    counts = (
        (words.of("hand-units"), len(hand.units)),
        (words.of("hand-commands"), len(hand.commands)),
    )
    scene = ground(theme, side)
    scene.put(_head(theme, side, f"{whose} · {words.of('hand')}", counts), 0, 0)
    if not any(count for _, count in counts):
        scene.put(*nothing(theme, words.of("hand-empty")))
    shelf = _list(theme, side, words.of("hand-reserves"), reserves)
    scene.put(shelf, 0, HEIGHT - shelf.height)
    return lay(scene, held(hand, words, rules), draw_held)


def held(hand: HandView, words: Words, rules: Rules) -> list[Tier[Held]]:
    """Lay out a hand: units above Command cards where either fits in a tier, else all after each other."""
    units = [Held(card.id, words.short(card.id), copy, ()) for card, copy in copies(hand.units)]
    commands = [Held(card, words.card(card), copy, tuple(rules(card))) for card, copy in copies(hand.commands)]
    if max(len(units), len(commands)) <= MOST:
        rows: list[Sequence[Held]] = [row for row in (units, commands) if row]
    else:
        rows = shared_out([*units, *commands])
    return tiers(rows, CUT, _shelf(len(hand.reserves)))


def _shelf(reserves: int) -> int:
    """Return the height of the list of the Reserves."""
    return 20 + ROW * -(-(reserves + 1) // COLUMNS)


def _head(theme: Theme, side: str, title: str, counts: Sequence[tuple[str, int]]) -> Sprite:
    """Write the title, and how many cards there are."""
    sheet = head(theme, side, title)
    x = WIDTH - 34
    for text, count in reversed(counts):
        x -= sheet.text(x, 46, str(count), 38, theme.cream, face="bold", anchor="r", must=True) + 12
        x -= sheet.text(x, 46, text, READ, theme.cream, face="semibold", anchor="r", must=True) + 40
    return Sprite.of(sheet)


def _list(theme: Theme, side: str, name: str, reserves: Sequence[tuple[str, int]]) -> Sprite:
    """List the Reserves below the cards; their order is nobody's to know."""
    sheet = Sheet(theme, WIDTH, _shelf(len(reserves)), theme.strip)
    sheet.rect((0, 0, WIDTH, 3), theme.nations[side].panel)
    width = (WIDTH - 2 * EDGE) // COLUMNS
    x = EDGE + sheet.text(EDGE, 32, name, READ, theme.brass_words, face="bold", must=True) + 10
    total = str(sum(count for _, count in reserves))
    sheet.text(x, 32, total, READ, theme.words, face="bold", must=True)
    for index, (card, count) in enumerate(reserves, 1):
        x, middle = EDGE + width * (index % COLUMNS), 32 + ROW * (index // COLUMNS)
        sheet.text(x + 38, middle, f"{count}×", READ, theme.brass_words, face="bold", anchor="r", must=True)
        sheet.text(x + 46, middle, card, READ, theme.words, must=True)
    return Sprite.of(sheet)
