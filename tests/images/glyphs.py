"""Whether a face can write a text."""

from __future__ import annotations

from images.core.fonts import Face, font


def lacks(face: Face, text: str) -> str:
    """Give the characters of a text for which a face has no glyph."""
    probe = font(face, 24)
    missing = bytes(probe.getmask("\uffff"))
    return "".join(sorted({c for c in text if not c.isspace() and bytes(probe.getmask(c)) == missing}))
