"""A hand, whatever the game: cards as fans in tiers, on a table with a title above and room for a list below."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from PIL import Image

from images.core import fan, fonts
from images.core.canvas import Sheet
from images.core.fan import Fan
from images.core.ground import table
from images.core.kept import scenery
from images.core.sprite import Scene, Sprite
from images.core.theme import READ, TITLE, Theme

WIDTH, HEIGHT = 1600, 1000
HEAD = 88
EDGE = 24
MOST = 7
"""Cards in a tier, unless there are more than three tiers of them."""
TIERS = 3
UNDER, RIM = 70, 10
"""How far a card reaches under the tier below, and one of the last tier below what is read of it."""
TOP, GAP = HEAD + 12, 8
"""Where the first tier begins in the middle, and what stays free between a window and the next tier."""
ROWS = 8
"""The most rows of the list below."""
SAG = 44
"""Pixels that the cards at the sides of a tier lie lower than the one in the middle, their corners included."""

T = TypeVar("T")


class Readable(Protocol):
    """A card as it is held."""

    @property
    def rules(self) -> Sequence[str]:
        """Its text, in small type; none where figures say all."""


Card = TypeVar("Card", bound=Readable)

Draw: TypeAlias = Callable[[Theme, Any, tuple[int, int], tuple[int, int]], Sheet]
"""Draws a card of a size; its words stand in a window of a width and height at its top left."""


class Tier(NamedTuple, Generic[Card]):
    """Cards side by side, where they lie, and how much of the height of each can be seen."""

    cards: tuple[Card, ...]
    fan: Fan
    height: int


class Cut(NamedTuple):
    """How large the cards of a game may be in the hand: the fewer there are, the broader they are."""

    narrow: int
    broad: int
    tallest: int


class Shelf(NamedTuple):
    """How what is left of a deck is listed below the hand: in columns, more of them once rows run out."""

    columns: int
    row: int

    def height(self, kinds: int) -> int:
        """Return how high a list of so many different cards is, beside its name."""
        return 20 + self.row * min(-(-(kinds + 1) // self.columns), ROWS)


def tiers(rows: Sequence[Sequence[Card]], cut: Cut, shelf: int) -> list[Tier[Card]]:
    """Lay out rows of cards; what lies below them is so high."""
    if not rows:
        return []
    fullest = max(map(len, rows))
    width = max(cut.narrow, min(cut.broad, round((WIDTH - 2 * EDGE) / (1 + (fullest - 1) * fan.TOUCHING))))
    step = (HEIGHT - shelf - TOP - SAG) // len(rows)
    free = min(step - GAP, cut.tallest)
    found = []
    straight = any(card.rules for row in rows for card in row)  # small type that is turned is hard to read
    for index, row in enumerate(rows):
        height = free + (UNDER if index < len(rows) - 1 else RIM)
        top = TOP + step * index + (step - GAP - free) // 2
        laid = fan.fan(len(row), width, height, EDGE, WIDTH - EDGE, top, straight=straight)
        found.append(Tier(tuple(row), laid, free))
    return found


def shared_out(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """Divide cards into as few rows as hold them."""
    return fan.tiers(cards, max(MOST, -(-len(cards) // TIERS)))


def copies(cards: Sequence[T]) -> Iterator[tuple[T, str]]:
    """Give every card a number if there are equal ones: 1/2 and 2/2."""
    for index, card in enumerate(cards):
        many = cards.count(card)
        yield card, f"{cards[: index + 1].count(card)}/{many}" if many > 1 else ""


class Listed(NamedTuple):
    """What is left of a deck: where it is listed, what it is called, and how many of each card there are."""

    shelf: Shelf
    name: str
    cards: Sequence[tuple[str, int]]


def spread(head: Sheet, side: str, held: Sequence[Tier[Card]], draw: Draw, listed: Listed, empty: str) -> Scene:
    """Draw the hand of a side, 1600 by 1000: its head, its cards or a few words for none, and the list."""
    theme = head.theme
    scene = ground(theme, side)
    scene.put(Sprite.of(head), 0, 0)
    if not held:
        scene.put(*nothing(theme, empty))
    _put_list(scene, side, listed)
    return lay(scene, held, draw)


def ground(theme: Theme, side: str) -> Scene:
    """Return a table with nothing on it."""
    return Scene(_cloth(theme, side)[0])


def head(theme: Theme, side: str, title: str) -> Sheet:
    """Return the upper edge of the table, with the title on a side's own colours."""
    sheet = Sheet(theme, WIDTH, HEAD, theme.table)
    sheet.image.paste(_cloth(theme, side)[1])
    sheet.text(112, 45, title, TITLE, theme.cream, face="stencil", must=True)
    return sheet


def nothing(theme: Theme, text: str) -> tuple[Sprite, int, int]:
    """Say that a hand is empty, and where on the table."""
    sheet = Sheet(theme, WIDTH - 2 * EDGE, 80)
    sheet.text(sheet.width // 2, 40, text, 44, theme.faded, anchor="m", must=True)
    return Sprite.of(sheet), EDGE, 420


def _put_list(scene: Scene, side: str, listed: Listed) -> None:
    """List the cards of a deck by their names, below the hand; their order is nobody's to know."""
    theme, shelf, kinds = scene.theme, listed.shelf, sorted(listed.cards)
    sheet = Sheet(theme, WIDTH, shelf.height(len(kinds)), theme.strip)
    sheet.rect((0, 0, WIDTH, 3), theme.nations[side].panel)
    columns = max(shelf.columns, -(-(len(kinds) + 1) // ROWS))
    width = (WIDTH - 2 * EDGE) // columns
    x = EDGE + sheet.text(EDGE, 32, listed.name, READ, theme.brass_words, face="bold", must=True) + 10
    sheet.text(x, 32, str(sum(count for _, count in kinds)), READ, theme.words, face="bold", must=True)
    for index, (card, count) in enumerate(kinds, 1):
        x, middle = EDGE + width * (index % columns), 32 + shelf.row * (index // columns)
        sheet.text(x + 38, middle, f"{count}×", READ, theme.brass_words, face="bold", anchor="r", must=True)
        text, size = fonts.fit(card, "semibold", READ, width - 54, least=14)
        sheet.text(x + 46, middle, text, size, theme.words, must=size == READ)
    scene.put(Sprite.of(sheet), 0, HEIGHT - sheet.height)


@scenery(maxsize=4)
def _cloth(theme: Theme, side: str) -> tuple[Sprite, Image.Image]:
    """Draw the table of a side's hands, and its upper edge in full colour. At most 4 are kept, 2 MB each."""
    nation = theme.nations[side]
    sheet = Sheet(theme, WIDTH, HEIGHT, theme.table)
    sheet.image.paste(theme.coloured(table(theme, WIDTH, HEIGHT)).convert("RGB"))
    sheet.panel((0, 0, WIDTH, HEAD), nation, gap=14, width=4)
    sheet.icon(nation.icon, 34, 14, 60, theme.cream)
    return Sprite.of(sheet), sheet.image.crop((0, 0, WIDTH, HEAD))


def lay(scene: Scene, laid: Iterable[Tier[Card]], draw: Draw) -> Scene:
    """Lay all cards down, and return the scene."""
    fonts.draw_alphabets()
    for tier in laid:
        for card, place in zip(tier.cards, tier.fan.places, strict=True):
            sheet = draw(scene.theme, card, (tier.fan.width, tier.fan.height), (tier.fan.window, tier.height))
            sprite = fan.turned(sheet, place.angle)
            scene.put(sprite, round(place.x - sprite.width / 2), round(place.y - sprite.height / 2))
    return scene
