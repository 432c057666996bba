"""Decks as a short text to be copied, sent and pasted: ``FP1-4K9XW-...``.

``FP``, the version of the format, then Crockford's 32 letters and digits, five bits each: 32 bits of checksum,
and the deck: its game, its side, how many different cards, and of each how far its number is from the one before
and how many copies there are. Small numbers take few bits (Elias gamma). A deck has exactly one code. Case, spaces
and dashes mean nothing to who reads it, and letters that look like digits are those.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

from engine.core.decks import Cards, Decks
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.words import msg

MARK = "FP"
VERSION = 1

LONGEST = 400
"""Characters beyond which a text is no code, whatever it says."""
COPIES = 99
"""The most copies of a card in a code."""
KINDS = 120
"""The most different cards in a code."""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})
_BETWEEN = frozenset(" \t\r\n-_.\u00a0\u00ad\u200b\u2010\u2011\u2012\u2013\u2014\u2212`*'\"")
_CHECK = 32
_PACE = 5


class Decoded(NamedTuple):
    """What a code says: a deck of a side of a game."""

    game: str
    side: str
    cards: dict[str, int]


def write(game: str, side: str, cards: Cards) -> str:
    """Write a deck as a code; raises Refusal for one that no code can hold, or that holds nothing."""
    decks = _decks(game)
    numbers = decks.numbers()
    if any(id_ not in numbers for id_ in cards):
        raise Refusal(msg("deckcode-refused-pack"))
    counted = sorted((numbers[id_], copies) for id_, copies in cards.items() if copies > 0)
    if not counted or len(counted) > KINDS or max(copies for _, copies in counted) > COPIES:
        raise Refusal(msg("deckcode-refused-size"))
    bits = _gamma(decks.number) + _gamma(1 + decks.sides.index(side)) + _gamma(len(counted))
    before = 0
    for number, copies in counted:
        bits += _gamma(number - before) + _gamma(copies)
        before = number
    bits += "0" * (-(len(bits) + _CHECK) % 5)
    whole = f"{_checksum(bits):0{_CHECK}b}{bits}"
    digits = "".join(_DIGITS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))
    parts = [digits[at : at + _PACE] for at in range(0, len(digits), _PACE)]
    return "-".join([f"{MARK}{VERSION}", *parts])


def read(code: str) -> Decoded:
    """Read a code; raises Refusal for what is none, is of another version, or was not copied as it was."""
    if len(code) > LONGEST:
        raise Refusal(msg("deckcode-refused-none"))
    text = "".join(sign for sign in code if sign not in _BETWEEN)
    text = text.upper().translate(_ALIKE) if text.isascii() else ""
    if not text.startswith(MARK) or len(text) < 4:
        raise Refusal(msg("deckcode-refused-none"))
    version, digits = text[2], text[3:]
    if version != str(VERSION):
        raise Refusal(msg("deckcode-refused-version"))
    if not all(digit in _VALUES for digit in digits):
        raise Refusal(msg("deckcode-refused-checksum"))
    whole = "".join(f"{_VALUES[digit]:05b}" for digit in digits)
    if len(whole) <= _CHECK or int(whole[:_CHECK], 2) != _checksum(whole[_CHECK:]):
        raise Refusal(msg("deckcode-refused-checksum"))
    return _deck(_Bits(whole[_CHECK:]))


class _Bits:
    """Bits to be read one after the other."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    def gamma(self) -> int:
        """Read a number from 1; raises Refusal where there is none."""
        start = self._bits.find("1", self._at)
        end = 2 * start - self._at + 1
        if start < 0 or end > len(self._bits):
            raise Refusal(msg("deckcode-refused-checksum"))
        found, self._at = int(self._bits[start:end], 2), end
        return found

    def done(self) -> bool:
        """Tell whether nothing is left but what fills the last letter."""
        rest = self._bits[self._at :]
        return len(rest) < 5 and "1" not in rest


def _deck(bits: _Bits) -> Decoded:
    """Read a deck whose checksum is right; another version's cards may still be in it."""
    number, side, kinds = bits.gamma(), bits.gamma(), bits.gamma()
    game = next((name for name in GAMES if _number(name) == number), None)
    if game is None:
        raise Refusal(msg("deckcode-refused-unknown"))
    decks = _decks(game)
    ids = {number: id_ for id_, number in decks.numbers().items()}
    cards: dict[str, int] = {}
    at = 0
    for _ in range(min(kinds, KINDS + 1)):
        at += bits.gamma()
        copies = bits.gamma()
        if at not in ids or copies > COPIES:
            raise Refusal(msg("deckcode-refused-unknown"))
        cards[ids[at]] = copies
    if not bits.done() or kinds > KINDS or side > len(decks.sides):
        raise Refusal(msg("deckcode-refused-unknown"))
    return Decoded(game, decks.sides[side - 1], cards)


def _number(game: str) -> int | None:
    decks = find_game(game).decks
    return None if decks is None else decks.number


def _decks(game: str) -> Decks:
    decks = find_game(game).decks
    if decks is None:
        raise Refusal(msg("deckcode-refused-unknown"))
    return decks


def _gamma(number: int) -> str:
    """Write a number from 1: as many zeros as it has bits after the first, then its bits."""
    bits = f"{number:b}"
    return "0" * (len(bits) - 1) + bits


def _checksum(bits: str) -> int:
    number = int(f"1{bits}", 2)
    return zlib.crc32(number.to_bytes(len(bits) // 8 + 1), VERSION)
