"""Sheets with cards of a game, nine on each, to be looked at or printed.

The engine's terminal draws packs with it, where it is plugged in as ``fieldpost.sheets`` (see pyproject.toml).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from images import artist
from images.core.picture import Say
from images.core.theme import THEMES, rgb

ACROSS, DOWN = 3, 3
GAP = 12
"""Pixels between cards."""
WIDE = 63 / 25.4
"""Inches that a card is wide on paper, at the resolution that a sheet names."""


def sheets(game: str, cards: Sequence[str], say: Say, language: str) -> Iterator[bytes]:
    """Draw cards of a game as sheets of PNG; raises KeyError for an id that is none."""
    drawing = artist(game, say, "light")
    for start in range(0, len(cards), ACROSS * DOWN):
        drawn = [drawing.card(id_, language) for id_ in cards[start : start + ACROSS * DOWN]]
        sheet = _sheet([Image.open(BytesIO(picture.png)).convert("RGB") for picture in drawn])
        written = BytesIO()
        dots = round(drawn[0].width / WIDE)
        sheet.save(written, "PNG", dpi=(dots, dots))
        yield written.getvalue()


def _sheet(cards: list[Image.Image]) -> Image.Image:
    """Lay cards of one size out in rows."""
    width, height = (max(sizes) + GAP for sizes in zip(*(card.size for card in cards), strict=True))
    columns, rows = min(ACROSS, len(cards)), -(-len(cards) // ACROSS)
    table = rgb(THEMES["light"].table)
    sheet = Image.new("RGB", (columns * width + GAP, rows * height + GAP), table)
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        sheet.paste(card, (GAP + column * width, GAP + row * height))
    return sheet
