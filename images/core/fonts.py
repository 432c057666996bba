"""Type: the bundled faces, and how wide words are in them.

Both faces hold all of English and Spanish. Layout is BASIC everywhere: it needs no library of the host, so the
pixels are the same on every machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

from images.core.kept import kept

Face: TypeAlias = Literal["medium", "semibold", "bold", "stencil"]

_FILES: dict[Face, str] = {
    "medium": "barlow-condensed-latin-500-normal.ttf",
    "semibold": "barlow-condensed-latin-600-normal.ttf",
    "bold": "barlow-condensed-latin-700-normal.ttf",
    "stencil": "saira-stencil-one-latin-400-normal.ttf",
}
_FOLDER = Path(__file__).parent / "faces"


@kept(maxsize=96)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Open a face at a size in pixels."""
    path = _FOLDER / _FILES[face]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@kept(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """Width of a line of text in pixels, rounded up."""
    return -int(-font(face, size).getlength(text) // 1)


@kept(maxsize=96)
def cap(face: Face, size: int) -> int:
    """Height of a capital in pixels."""
    box = font(face, size).getbbox("H", anchor="ls")
    return int(-box[1])


def fit(text: str, face: Face, size: int, room: int, least: int = 14) -> tuple[str, int]:
    """Make a line fit: smaller down to the least size, then shorter. Gives the text and its size."""
    while size > least and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    while text and width(text + "…", face, size) > room:
        text = text[:-1].rstrip()
    return text + "…", size


def wrap(text: str, face: Face, size: int, room: int) -> list[str]:
    """Break text into lines no wider than the room; a word that is too wide stands alone."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and width(longer, face, size) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
