"""A player's hand, for its owner only: units and Command cards as a fan, and what the Reserves still hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias, TypeVar

from engine.spearpoint.view import HandView, SpearpointView
from images import fan
from images.fan import Fan
from images.ground import table
from images.sheet import Sheet
from images.spearpoint.held import Held, draw_held
from images.spearpoint.words import Words
from images.sprite import Scene, Sprite
from images.theme import READ, TITLE, Theme

T = TypeVar("T")

Rules: TypeAlias = Callable[[str], Sequence[str]]
"""Gives the text of a Command card."""

WIDTH, HEIGHT = 1600, 1000
HEAD = 88
EDGE = 24
NARROW, BROAD = 290, 380
"""Widths of a card; the fewer there are, the broader they are."""
TALLEST = 520
MOST = 7
"""Cards in a tier, unless there are more than three tiers of them."""
TIERS = 3
UNDER = 70
"""How far a card reaches under the tier below."""
RIM = 10
"""How far a card of the last tier goes on below what is read of it."""
COLUMNS, ROW = 7, 36
"""Of the list of the Reserves."""
TOP, GAP = HEAD + 12, 8
"""Where the first tier begins in the middle, and what stays free between a window and the next tier."""
SAG = 44
"""Pixels that the cards at the sides of a tier lie lower than the one in the middle, their corners included."""


class Tier(NamedTuple):
    """Cards side by side, where they lie, and how much of the height of each can be seen."""

    cards: tuple[Held, ...]
    fan: Fan
    height: int


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
    for tier in held(hand, words, rules):
        for card, place in zip(tier.cards, tier.fan.places, strict=True):
            sprite = _turned(theme, card, tier.fan, tier.height, place.angle)
            scene.put(sprite, round(place.x - sprite.width / 2), round(place.y - sprite.height / 2))
    return scene


def held(hand: HandView, words: Words, rules: Rules) -> list[Tier]:
    """Lay out a hand: units above Command cards where either fits in a tier, else all after each other."""
    units = [Held(card.id, words.short(card.id), copy, ()) for card, copy in _copies(hand.units)]
    commands = [Held(card, words.card(card), copy, tuple(rules(card))) for card, copy in _copies(hand.commands)]
    rows: list[Sequence[Held]]
    if max(len(units), len(commands)) <= MOST:
        rows = [row for row in (units, commands) if row]
    else:
        count = len(units) + len(commands)
        rows = fan.tiers([*units, *commands], max(MOST, -(-count // TIERS)))
    if not rows:
        return []
    fullest = max(map(len, rows))
    width = max(NARROW, min(BROAD, round((WIDTH - 2 * EDGE) / (1 + (fullest - 1) * fan.TOUCHING))))
    step = (HEIGHT - _shelf(len(hand.reserves)) - TOP - SAG) // len(rows)
    free = min(step - GAP, TALLEST)
    found = []
    for index, row in enumerate(rows):
        height = free + (UNDER if index < len(rows) - 1 else RIM)
        top = TOP + step * index + (step - GAP - free) // 2
        found.append(Tier(tuple(row), fan.fan(len(row), width, height, EDGE, WIDTH - EDGE, top), free))
    return found


def _copies(cards: Sequence[T]) -> Iterator[tuple[T, str]]:
    """Give every card a number if there are equal ones: 1/2 and 2/2."""
    for index, card in enumerate(cards):
        many = cards.count(card)
        yield card, f"{cards[: index + 1].count(card)}/{many}" if many > 1 else ""


def _shelf(reserves: int) -> int:
    """Give the height of the list of the Reserves."""
    return 20 + ROW * -(-(reserves + 1) // COLUMNS)


@lru_cache(maxsize=48)
def _turned(theme: Theme, card: Held, shape: Fan, free: int, angle: float) -> Sprite:
    """Turn a card. At most 48 are kept, 300 kB each."""
    return fan.turned(draw_held(theme, card, (shape.width, shape.height), (shape.window, free)), angle)


@lru_cache(maxsize=8)
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
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sheet.image.paste(theme.coloured(table(theme, WIDTH, HEIGHT)).convert("RGB"))
    sheet.panel((0, 0, WIDTH, HEAD), nation, gap=14, width=4)
    sheet.icon(nation.icon, 34, 14, 60, theme.cream)
    sheet.text(112, 45, title, TITLE, theme.cream, face="stencil", must=True)
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
