"""Counter-mode dice and shuffles: fair, replayable, and checkable by anybody once the seed is revealed.

Every number comes from BLAKE2b keyed with the secret seed, over (the players' entropy, a purpose, a count).
Deck and dice are separate purposes, so that public rolls tell nothing about hidden cards. Rejection sampling
keeps each face equally likely. The SHA-256 of the seed is published before anybody adds entropy
(:func:`commitment`), the seed itself when the match is over.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BLOCK = 32
"""Bytes per hash; a block serves several dice of one roll, or several swaps of one shuffle."""
_NUMBERS = Struct(">8I")
_SPAN = 1 << 32


class Dice(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The source of chance of one match, kept in its state.

    ``seed`` is 64 hex digits, secret until the end. ``entropy`` is what the players added, joined in seat
    order; public. ``counts`` says how many times each purpose was drawn. ``version`` is the scheme by which the
    numbers are drawn; a state or match file that names none is of the first. Its digest stays what it was:
    ``version`` is left out where it is 1, and nothing else ever is (``default_factory``).
    """

    version: int = 1
    seed: str
    entropy: str = msgspec.field(default_factory=str)
    counts: dict[str, int] = msgspec.field(default_factory=dict[str, int])

    def _block(self, purpose: str, count: int, part: int) -> bytes:
        hashing = _keyed(self.seed).copy()
        hashing.update(f"{self.entropy}|{purpose}|{count}|{part}".encode())
        return hashing.digest()

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        """Roll ``number`` dice with ``faces`` faces (at most 256), each 1 to ``faces``."""
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        limit = 256 - 256 % faces
        rolled: list[int] = []
        part = 0
        while True:
            for byte in self._block(purpose, count, part):
                if byte < limit:
                    rolled.append(byte % faces + 1)
                    if len(rolled) == number:
                        return rolled
            part += 1

    def shuffle(self, purpose: str, cards: list[T]) -> None:
        """Shuffle ``cards`` in place (Fisher and Yates, from the end), with a 32-bit number for every swap."""
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        choices = len(cards)
        part = 0
        while choices > 1:
            for drawn in _NUMBERS.unpack(self._block(purpose, count, part)):
                if drawn < _SPAN - _SPAN % choices:  # fair
                    j = drawn % choices
                    choices -= 1
                    cards[choices], cards[j] = cards[j], cards[choices]
                    if choices == 1:
                        break
            part += 1


@lru_cache(maxsize=256)
def _keyed(seed: str) -> hashlib.blake2b:
    """Set up the hash of one seed; setting a key costs as much as hashing a block."""
    return hashlib.blake2b(key=bytes.fromhex(seed), digest_size=_BLOCK)


def commitment(seed: str) -> str:
    """Give the hash that is published when a match opens: SHA-256 of the seed's bytes, in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()
