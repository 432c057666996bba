"""Several things in one sentence: *a, b and c*; *a, b o c*."""

from __future__ import annotations

import re

from bot.words.catalogue import Language

_SOUNDS_I = re.compile(r"(?!hi[aeo])h?[ií](?![aeo])", re.IGNORECASE)
"""Spanish says *e* instead of *y* before an i that is not part of a diphthong: *e infantería*, but *y hielo*."""
_SOUNDS_O = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)
"""Spanish says *u* instead of *o* before an o: *u obús*, *u 8*."""


def joined(items: list[str], language: Language, *, alternatives: bool = False) -> str:
    """Join with commas, and the last with the language's *and*, or its *or* for alternatives."""
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    link = (_or if alternatives else _and)(last.lstrip("«\"'*("), language)
    return f"{', '.join(first)} {link} {last}"


def _and(following: str, language: Language) -> str:
    if language == "en":
        return "and"
    return "e" if _SOUNDS_I.match(following) else "y"


def _or(following: str, language: Language) -> str:
    if language == "en":
        return "or"
    return "u" if _SOUNDS_O.match(following) else "o"
