"""What people type, and what they mean by it."""

from __future__ import annotations

import unicodedata


def plain(words: str) -> str:
    """Leave out what people leave out when they type: case, accents, markdown, spaces around."""
    letters = unicodedata.normalize("NFKD", words.replace("*", "").strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
