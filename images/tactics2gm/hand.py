"""A player's hand, for its owner only: his cards as a fan, and what his deck still holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import TacticsView
from images.core import fonts
from images.core.canvas import Sheet
from images.core.hand import WIDTH, Cut, Listed, Shelf, Tier, copies, head, shared_out, spread, tiers
from images.core.sprite import Scene
from images.core.theme import TITLE, Theme
from images.tactics2gm.card import card_lines
from images.tactics2gm.held import Held, draw_held
from images.tactics2gm.words import Words

CUT = Cut(narrow=300, broad=400, tallest=540)
DECK = Shelf(columns=6, row=37)


def draw_hand(view: TacticsView, hand: Sequence[str], words: Words, theme: Theme) -> Scene:
    """Draw a hand, 1600 by 1000."""
    player = next(player for player in view.players if player.seat == view.viewer)
    side = SIDES[player.side]
    deck = [(words.short(card), count) for card, count in (view.deck or {}).items()]
    title = f"{words.side(side)} · {words.of('hand', cards=len(hand))}"
    return spread(
        _head(theme, side, title, words.of("ap", ap=player.ap)),
        side,
        held(hand, len(deck), words, view.prices),
        draw_held,
        Listed(DECK, words.of("hand-deck"), deck),
        words.of("hand-empty"),
    )


def held(hand: Sequence[str], deck: int, words: Words, prices: Mapping[str, int]) -> list[Tier[Held]]:
    """Lay out a hand in as few tiers as hold it, above the list of the deck's different cards.

    ``prices`` are those that are not as printed, as the view has them.
    """
    cards = [_held(card, copy, words, prices.get(f"deploy {card}")) for card, copy in copies(hand)]
    return tiers(shared_out(cards), CUT, DECK.height(deck))


def _held(card: str, copy: str, words: Words, price: int | None) -> Held:
    if card in PACKS.naming(card).units:
        cost = PACKS.unit(card).cost
        now = cost if price is None else price
        return Held(card, words.short(card), copy, (), words.of("any"), now, cheap=now < cost)
    name, lines = card_lines(card, words)
    return Held(card, name, copy, tuple(lines[1:]), "", PACKS.naming(card).supports[card].play_cost, cheap=False)


def _head(theme: Theme, side: str, title: str, ap: str) -> Sheet:
    """Write the title, and the Action Points."""
    sheet = head(theme, side, title)
    length = fonts.width(ap, "bold", TITLE) + 36
    box = (WIDTH - 30 - length, 14, WIDTH - 30, 74)
    sheet.rect(box, theme.brass, radius=10)
    sheet.text((box[0] + box[2]) // 2, 44, ap, TITLE, theme.ink, face="bold", anchor="m", within=box, must=True)
    return sheet
