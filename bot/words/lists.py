"""Several things in one sentence: *a, b and c*; *a, b y c*."""

from __future__ import annotations

import re

from bot.words.catalogue import Language

_SOUNDS_I = re.compile(r"(?!hi[aeo])h?[ií](?![aeo])", re.IGNORECASE)
"""Spanish says *e* instead of *y* before an i that is not part of a diphthong: *e infantería*, but *y hielo*."""


def joined(items: list[str], language: Language) -> str:
    """Join with commas, and the last with the language's *and*."""
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    return f"{', '.join(first)} {_and(last, language)} {last}"


def _and(following: str, language: Language) -> str:
    if language == "en":
        return "and"
    return "e" if _SOUNDS_I.match(following.lstrip("«\"'*(")) else "y"
