"""Type: the bundled faces, and how wide words are in them.

Both faces hold all of English and Spanish. Layout is BASIC everywhere: it needs no library of the host, so the
pixels are the same on every machine. In it a line is one glyph after the other, each a whole number of pixels
wide. So glyphs are kept and no lines: a text that was never written takes hardly longer than one that often was.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageFont

from images.core.kept import kept
from images.core.theme import READ

Face: TypeAlias = Literal["medium", "semibold", "bold", "stencil"]

_FILES: dict[Face, str] = {
    "medium": "barlow-condensed-latin-500-normal.ttf",
    "semibold": "barlow-condensed-latin-600-normal.ttf",
    "bold": "barlow-condensed-latin-700-normal.ttf",
    "stencil": "saira-stencil-one-latin-400-normal.ttf",
}
_FOLDER = Path(__file__).parent / "faces"
HELD: dict[Face, tuple[int, ...]] = {"bold": (READ,), "semibold": (READ,), "medium": (30, 26, 23, 20, 17, 15)}
"""Faces and sizes in which cards in hands are written."""
_ALPHABET = "".join(map(chr, range(0x21, 0x7F))) + "¡·¿×ÁÉÍÑÓÚÜáéíñóúü–—“”…"
_alphabets: dict[tuple[Face, int], Glyphs] = {}
UNKNOWN, NO_CHARACTER = "·", "\uffff"
"""What is written for what no face has, such as emoji in names of packs; and what certainly is in none."""
_CHARACTERS = 512
"""Characters of which each face at each size keeps its measures, and as many of which it keeps the glyphs."""


class Glyph(NamedTuple):
    """The mask of a character, and where it lies from where the character begins on the line."""

    mask: Image.Image
    left: int
    top: int


class Glyphs:
    """A face at a size in pixels: characters are measured and drawn once."""

    def __init__(
        self, font: ImageFont.FreeTypeFont, advances: dict[str, int], drawn: dict[str, Glyph | None]
    ) -> None:
        self._font = font
        self.capital = int(-font.getbbox("H", anchor="ls")[1])
        """Height of a capital in pixels."""
        self._advances = advances
        self._drawn = drawn

    def copy(self) -> Glyphs:
        """Return the same with what is known so far, to know more apart from this."""
        return Glyphs(self._font, dict(self._advances), dict(self._drawn))

    def width(self, text: str) -> int:
        """Return the width of a line of text in pixels."""
        advances = self._advances
        try:
            return sum([advances[character] for character in text])
        except KeyError:
            measured = {one: int(self._font.getlength(_written(self._font, one))) for one in set(text)}
        if len(advances) < _CHARACTERS:
            advances |= measured
        return sum([measured[character] for character in text])

    def line(self, text: str) -> Iterator[tuple[int, Glyph]]:
        """Return the glyphs of a line of text, and where each character begins."""
        x = 0
        for character in text:
            glyph = self._glyph(character)
            if glyph is not None:
                yield x, glyph
            x += self.width(character)

    def _glyph(self, character: str) -> Glyph | None:
        """Draw a character; None where it has no ink."""
        if character in self._drawn:
            return self._drawn[character]
        ink, (left, top) = self._font.getmask2(_written(self._font, character), "L", anchor="ls")
        found = Glyph(Image.frombytes("L", ink.size, bytes(ink)), left, top) if all(ink.size) else None
        if len(self._drawn) < _CHARACTERS:
            self._drawn[character] = found
        return found


def _written(font: ImageFont.FreeTypeFont, character: str) -> str:
    """Return what is written for a character: itself, or where the face has none, which draws a box, the nearest.

    That is its letter without accents; nothing for what only changes the sign before it; else a dot, as for emoji.
    """
    if character.isascii() or _has(font, character):
        return character
    letter = unicodedata.normalize("NFKD", character)[0]
    if letter != character and (letter.isascii() or _has(font, letter)):
        return letter
    return "" if unicodedata.category(character) in ("Mn", "Me", "Cf") else UNKNOWN


def _has(font: ImageFont.FreeTypeFont, character: str) -> bool:
    return character.isspace() or bytes(font.getmask(character)) != bytes(font.getmask(NO_CHARACTER))


@kept(maxsize=96)
def glyphs(face: Face, size: int) -> Glyphs:
    """Open a face at a size in pixels. At most 96 are kept, mostly of 50 kB or less."""
    known = _alphabets.get((face, size))
    return known.copy() if known is not None else Glyphs(font(face, size), {}, {})


def draw_alphabets() -> None:
    """Draw all letters in which cards in hands are written, once for all pictures that are drawn from now on.

    Whoever drew only those that are on a card would tell by it which cards were drawn before.
    """
    if not _alphabets:
        found = {(face, size): Glyphs(font(face, size), {}, {}) for face, sizes in HELD.items() for size in sizes}
        for one in found.values():
            one.width(_ALPHABET)
            list(one.line(_ALPHABET))
        _alphabets.update(found)


def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Open the file of a face at a size in pixels."""
    path = _FOLDER / _FILES[face]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, face: Face, size: int) -> int:
    """Width of a line of text in pixels."""
    return glyphs(face, size).width(text)


def cap(face: Face, size: int) -> int:
    """Height of a capital in pixels."""
    return glyphs(face, size).capital


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
