"""Cards of a game side by side: a few to be looked at, or nine on each sheet to be printed.

The engine's terminal draws packs with it, where it is plugged in as ``fieldpost.sheets`` (see pyproject.toml).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from images.core.artists import artist
from images.core.finish import picture, shortened
from images.core.kept import kept
from images.core.picture import Artist, Picture, Say
from images.core.sprite import Scene, Sprite
from images.core.theme import THEMES, ThemeName, rgb

ACROSS, DOWN = 3, 3
LOOKED_AT = 5
"""Cards in a row that is looked at on a screen."""
GAP = 12
"""Pixels between cards."""
WIDE = 63 / 25.4
"""Inches that a card is wide on paper, at the resolution that a sheet names."""


def sheets(game: str, cards: Sequence[str], say: Say, language: str) -> Iterator[bytes]:
    """Draw cards of a game as sheets of PNG; raises KeyError for an id that is none."""
    drawing = artist(game, say, "light")
    for start in range(0, len(cards), ACROSS * DOWN):
        drawn = [drawing.card(id_, language) for id_ in cards[start : start + ACROSS * DOWN]]
        cut = [Image.open(BytesIO(card.png)).convert("RGB") for card in drawn]
        sheet = _sheet(cut, ACROSS, rgb(THEMES["light"].table))
        written = BytesIO()
        dots = round(drawn[0].width / WIDE)
        sheet.save(written, "PNG", dpi=(dots, dots))
        yield written.getvalue()


class Small(NamedTuple):
    """A card in half its size, in indices, and its name."""

    image: Image.Image
    name: str


@kept(maxsize=64)
def small(artist: Artist, card: str, language: str, theme: ThemeName) -> Small:
    """Draw a card in half its size; raises KeyError for an id that is none. At most 64 are kept, 130 kB each."""
    whole = artist.card(card, language)
    half = Image.open(BytesIO(whole.png)).convert("RGB").reduce(2)
    return Small(THEMES[theme].indexed(half), whole.alt.partition("\n")[0])


def side_by_side(cards: Sequence[Small], theme: ThemeName) -> Picture:
    """Lay cards out in rows of at most five, with the words of all."""
    across, table = min(LOOKED_AT, len(cards)), THEMES[theme].index(THEMES[theme].table)

    def compose() -> Scene:
        return Scene(Sprite(THEMES[theme], _sheet([card.image for card in cards], across, table)))

    return picture(compose, lambda: shortened([card.name for card in cards]))


def _sheet(cards: Sequence[Image.Image], across: int, table: int | tuple[int, int, int]) -> Image.Image:
    """Lay cards of one size and mode out in rows of so many, on the colour of the table."""
    width, height = (max(sizes) + GAP for sizes in zip(*(card.size for card in cards), strict=True))
    columns, rows = min(across, len(cards)), -(-len(cards) // across)
    sheet = Image.new(cards[0].mode, (columns * width + GAP, rows * height + GAP), table)
    for place, card in enumerate(cards):
        row, column = divmod(place, across)
        sheet.paste(card, (GAP + column * width, GAP + row * height))
    return sheet
