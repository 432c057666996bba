"""Sheets with the cards of a pack, nine on each, to be looked at or printed."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from engine.core.packs import read
from engine.core.registry import packs_for

if TYPE_CHECKING:
    from images.picture import Artist, Say
    from images.theme import Theme

ACROSS, DOWN = 3, 3
GAP = 12
"""Pixels between cards."""


def draw(folder: Path, out: Path, say: Say, theme: Theme) -> list[Path]:
    """Draw the cards of the pack in a folder, in both languages, and give the files; raises BadData."""
    pack = read(folder)
    packs = packs_for(pack)
    packs.add(pack)
    artist: Artist = import_module(f"images.{packs.game}").artist(say, theme)
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for language in ("en", "es"):
        cards = [
            Image.open(BytesIO(artist.card(id_, language).png)).convert("RGB")
            for id_ in packs.cards(pack).values()
        ]
        for number, start in enumerate(range(0, len(cards), ACROSS * DOWN), 1):
            path = out / f"{pack.manifest.id}-{number}.{language}.png"
            _sheet(cards[start : start + ACROSS * DOWN]).save(path)
            written.append(path)
    return written


def _sheet(cards: list[Image.Image]) -> Image.Image:
    """Lay cards of one size out in rows."""
    width, height = (max(sizes) + GAP for sizes in zip(*(card.size for card in cards), strict=True))
    columns, rows = min(ACROSS, len(cards)), -(-len(cards) // ACROSS)
    sheet = Image.new("RGB", (columns * width + GAP, rows * height + GAP), "white")
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        sheet.paste(card, (GAP + column * width, GAP + row * height))
    return sheet
