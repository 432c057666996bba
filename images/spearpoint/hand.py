"""A player's hand, for its owner only: units and Command cards as a fan, and what the Reserves still hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.spearpoint.view import HandView, SpearpointView
from images.core.canvas import Sheet
from images.core.hand import MOST, WIDTH, Cut, Listed, Shelf, Tier, copies, head, shared_out, spread, tiers
from images.core.sprite import Scene
from images.core.theme import READ, Theme
from images.spearpoint.held import Held, draw_held
from images.spearpoint.words import Words

Rules: TypeAlias = Callable[[str], Sequence[str]]
"""Gives the text of a Command card."""

CUT = Cut(narrow=290, broad=380, tallest=520)
RESERVES = Shelf(columns=7, row=36)


def draw_hand(view: SpearpointView, hand: HandView, words: Words, rules: Rules, theme: Theme) -> Scene:
    """Draw a hand, 1600 by 1000."""
    side = next(player.side for player in view.players if player.seat == view.viewer)
    whose = words.seat(view.viewer or 0, view.seats)
    counts = (
        (words.of("hand-units"), len(hand.units)),
        (words.of("hand-commands"), len(hand.commands)),
    )
    reserves = [(words.short(card), count) for card, count in hand.reserves.items()]
    return spread(
        _head(theme, side, f"{whose} · {words.of('hand')}", counts),
        side,
        held(hand, words, rules),
        draw_held,
        Listed(RESERVES, words.of("hand-reserves"), reserves),
        words.of("hand-empty"),
    )


def held(hand: HandView, words: Words, rules: Rules) -> list[Tier[Held]]:
    """Lay out a hand: units above Command cards where either fits in a tier, else all after each other."""
    units = [Held(card.id, words.short(card.id), copy, ()) for card, copy in copies(hand.units)]
    commands = [Held(card, words.card(card), copy, tuple(rules(card))) for card, copy in copies(hand.commands)]
    if max(len(units), len(commands)) <= MOST:
        rows: list[Sequence[Held]] = [row for row in (units, commands) if row]
    else:
        rows = shared_out([*units, *commands])
    return tiers(rows, CUT, RESERVES.height(len(hand.reserves)))


def _head(theme: Theme, side: str, title: str, counts: Sequence[tuple[str, int]]) -> Sheet:
    """Write the title, and how many cards there are."""
    sheet = head(theme, side, title)
    x = WIDTH - 34
    for text, count in reversed(counts):
        x -= sheet.text(x, 46, str(count), 38, theme.cream, face="bold", anchor="r", must=True) + 12
        x -= sheet.text(x, 46, text, READ, theme.cream, face="semibold", anchor="r", must=True) + 40
    return sheet
