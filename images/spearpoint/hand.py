"""A player's hand, for its owner only: units and Command cards as a fan, and what the Reserves still hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.spearpoint.view import HandView, SpearpointView
from images.core.hand import EDGE, HEIGHT, MOST, WIDTH, Cut, Tier, copies, ground, lay, shared_out, tiers
from images.core.kept import kept
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
    names = words.of("hand-reserves"), words.of("hand-empty")
    scene = Scene(_ground(theme, side, f"{whose} · {words.of('hand')}", counts, reserves, names))
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
    """Give the height of the list of the Reserves."""
    return 20 + ROW * -(-(reserves + 1) // COLUMNS)


@kept(maxsize=8)
def _ground(
    theme: Theme,
    side: str,
    title: str,
    counts: tuple[tuple[str, int], ...],
    reserves: tuple[tuple[str, int], ...],
    names: tuple[str, str],
) -> Sprite:
    """Draw the table below the cards: the title, and the Reserves. At most 8 are kept, 1.6 MB each.

    The order of the Reserves is nobody's to know.
    """
    nation = theme.nations[side]
    sheet = ground(theme, side, title)
    x = WIDTH - 34
    for text, count in reversed(counts):
        x -= sheet.text(x, 46, str(count), 38, theme.cream, face="bold", anchor="r", must=True) + 12
        x -= sheet.text(x, 46, text, READ, theme.cream, face="semibold", anchor="r", must=True) + 40
    if not any(count for _, count in counts):
        sheet.text(WIDTH // 2, 460, names[1], 44, theme.faded, anchor="m", must=True)

    top = HEIGHT - _shelf(len(reserves))
    sheet.rect((0, top, WIDTH, HEIGHT), theme.strip)
    sheet.rect((0, top, WIDTH, top + 3), nation.panel)
    width = (WIDTH - 2 * EDGE) // COLUMNS
    x = EDGE + sheet.text(EDGE, top + 32, names[0], READ, theme.brass_words, face="bold", must=True) + 10
    total = str(sum(count for _, count in reserves))
    sheet.text(x, top + 32, total, READ, theme.words, face="bold", must=True)
    for index, (name, count) in enumerate(reserves, 1):
        x, middle = EDGE + width * (index % COLUMNS), top + 32 + ROW * (index // COLUMNS)
        sheet.text(x + 38, middle, f"{count}×", READ, theme.brass_words, face="bold", anchor="r", must=True)
        sheet.text(x + 46, middle, name, READ, theme.words, must=True)
    return Sprite.of(sheet)
