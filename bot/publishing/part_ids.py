"""The ids of components by which a message in a thread is known again: all in one place, so that no two meet.

Those that Discord gives out by itself are small; none is above 2^31.
"""

from __future__ import annotations

import zlib

_CHAPTERS = 1_000_000
_FIGHTS = 2_000_000
_SAME_ACT = 100_000
_MARKS = 1 << 30


def chapter(first: int) -> int:
    """Return the id of the text of a story that begins with an act."""
    return _CHAPTERS + first


def is_chapter(ident: int | None) -> bool:
    """Return whether a text with this id is one of a story."""
    return ident is not None and ident > _CHAPTERS


def fight(act: int, earlier: int) -> int:
    """Return the id of the picture of a fight that began with an act, as did some ``earlier`` ones."""
    return _FIGHTS + act + _SAME_ACT * earlier


def mark(nonce: str) -> int:
    """Return the id that the outermost component of the message with this nonce has."""
    return _MARKS | zlib.crc32(nonce.encode()) & (_MARKS - 1)
