"""Several things in one sentence: *a, b and c*; *a, b o c*. The languages' own patterns, from CLDR."""

from __future__ import annotations

import re

from babel import Locale
from babel.lists import format_list

from bot.words.catalogue import Language

_LOCALES: dict[Language, Locale] = {"en": Locale("en", "GB"), "es": Locale("es")}
"""British English puts no comma before the *and*."""
_SOUNDS_I = re.compile(r"(?!hi[aeo])h?[ií](?![aeo])", re.IGNORECASE)
"""Spanish says *e* instead of *y* before an i that is not part of a diphthong: *e infantería*, but *y hielo*."""
_SOUNDS_O = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)
"""Spanish says *u* instead of *o* before an o: *u obús*, *u 8*."""


def joined(items: list[str], language: Language, *, alternatives: bool = False) -> str:
    """Join with commas, and the last with the language's *and*, or its *or* for alternatives."""
    said = format_list(items, "or" if alternatives else "standard", _LOCALES[language])
    if language == "es" and len(items) > 1:
        before, link, last = said[: -len(items[-1])], " o " if alternatives else " y ", items[-1]
        sounds, changed = (_SOUNDS_O, " u ") if alternatives else (_SOUNDS_I, " e ")
        if sounds.match(last.lstrip("«\"'*(")):  # which CLDR's patterns do not know
            return before.removesuffix(link) + changed + last
    return said
