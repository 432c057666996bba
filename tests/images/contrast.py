"""How well one colour can be read on another."""

from __future__ import annotations

from images.core.theme import Colour, rgb


def luminance(colour: Colour) -> float:
    """Relative luminance of a colour as WCAG 2.1 defines it."""
    parts = [c / 255 for c in rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast of two colours, 1 to 21; text needs 4.5."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
