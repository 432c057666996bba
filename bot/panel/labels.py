"""What is said again and again on panels, said once.

A panel names some dozen options, and is drawn anew at every press; putting a message in words costs some 60 µs,
and finding it here 2.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.words import Language, say
from engine.core.words import Msg

_KEPT = 20_000

_said: dict[tuple[bytes, Language, tuple[str, ...]], str] = {}


def said(message: Msg, language: Language, people: Sequence[str] = ()) -> str:
    """Say a message, from memory if it was said lately; ``people`` are the names of seats."""
    key = msgspec.json.encode(message), language, tuple(people)
    words = _said.get(key)
    if words is None:
        if len(_said) >= _KEPT:
            _said.clear()
        words = _said[key] = say(message, language, people)
    return words
