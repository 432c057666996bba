"""Counter-mode dice and shuffles: fair, replayable, and checkable by anybody once the seed is revealed.

Every number comes from BLAKE2b keyed with the secret seed, over (the published hash, the players' entropy, a
purpose, a count). Deck and dice are separate purposes, so that public rolls tell nothing about hidden cards.
Rejection sampling keeps each face equally likely. The hash of the seed, and of what the match is
(:class:`Terms`), is published before the guests add entropy; the seed itself when the match is over.

FAIR.md beside this file says all of it to the byte, for whoever would check a match with a program of his own.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, TypeVar

import msgspec

from engine.core.errors import BadDice, RulesBug

T = TypeVar("T")

VERSION = 2
"""The scheme of new matches. The first is kept for those that were opened under it."""
LONGEST_WORD = 40
"""Characters of what one player adds."""
MOST_FACES = 256
"""A die is one byte."""
THINKING = "computer"
"""The purpose of the blocks from which the computer takes its chance; nothing is drawn for it."""
_BLOCK = 32
"""Bytes per hash; a block serves several dice of one roll, or several swaps of one shuffle."""
_NUMBERS = Struct(">8I")
_SPAN = 1 << 32
_SEED = re.compile(r"[0-9a-f]{64}")
_WORD = re.compile(rf"[0-9A-Za-z_-]{{1,{LONGEST_WORD}}}")
_FIRST = re.compile(r"[0-9A-Za-z_:-]*")


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the published hash binds beside the seed.

    ``match`` is its number, 0 for one that has none. ``packs`` are the SHA-256 of the text of each pack, by key.
    """

    match: int
    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    seats: int
    packs: dict[str, str]

    def commitment(self, seed: str) -> str:
        """Return the hash published when a match opens, in hex: SHA-256 over the terms and the seed as JSON."""
        bound = {**msgspec.structs.asdict(self), "scheme": scheme(VERSION), "seed": seed}
        return hashlib.sha256(msgspec.json.encode(bound, order="sorted")).hexdigest()


class Dice(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The source of chance of one match, kept in its state.

    ``seed`` is 64 hex digits, secret until the end. ``entropy`` is what the players added, joined in seat
    order (:func:`joined`); public. ``counts`` says how many times each purpose was drawn. ``version`` is the
    scheme by which the numbers are drawn; a state or match file that names none is of the first. ``commitment``
    is the published hash, on which they depend; empty in the first scheme.

    The digest of a state of the first scheme stays what it was: what is new is left out where it is as then, and
    nothing else ever is (``default_factory``).
    """

    version: int = 1
    seed: str
    entropy: str = msgspec.field(default_factory=str)
    commitment: str = ""
    counts: dict[str, int] = msgspec.field(default_factory=dict[str, int])

    @property
    def published(self) -> str:
        """The hash that was published when the match opened."""
        return self.commitment or commitment(self.seed)

    def check(self, seats: int) -> None:
        """Raise BadDice unless a match with ``seats`` seats can begin with these."""
        if self.version not in {1, VERSION}:
            raise BadDice(f"dice of version {self.version} are unknown; right would be 1 or {VERSION}")
        if not _SEED.fullmatch(self.seed):
            raise BadDice("the seed is not made of 64 hex digits (0 to 9, a to f)")
        if self.version == 1:
            if not _FIRST.fullmatch(self.entropy):
                raise BadDice("the entropy of the players holds other signs than letters, digits, _ and -")
            return
        words = parted(self.entropy)
        if not _SEED.fullmatch(self.commitment):
            raise BadDice("the published hash is not made of 64 hex digits (0 to 9, a to f)")
        if len(words) not in {0, seats}:
            raise BadDice(f"the entropy is of {len(words)} players, the match has {seats}")
        for word in words:
            if not is_word(word):
                problem = f"is not made of 1 to {LONGEST_WORD} letters, digits, _ and -"
                raise BadDice(f"what one of the players added to the dice {problem}")

    def block(self, purpose: str, count: int, part: int) -> bytes:
        """Return the bytes from which a roll or shuffle takes its numbers, block by block."""
        drawn = f"{self.entropy}|{purpose}|{count}|{part}"
        if self.version > 1:
            drawn = f"{self.commitment}|{drawn}"
        hashing = _keyed(self.seed).copy()
        hashing.update(drawn.encode())
        return hashing.digest()

    def thinking_key(self, seat: int) -> str:
        """Return the key, 64 hex digits, from which the computer takes its chance in a seat.

        It is bound by the published hash, as all dice are, and tells nothing of the seed.
        """
        return self.block(THINKING, seat, 0).hex()

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        """Roll ``number`` dice with ``faces`` faces (1 to 256), each 1 to ``faces``."""
        if not 1 <= faces <= MOST_FACES:
            raise RulesBug(f"there are no dice of {faces} faces")
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        limit = MOST_FACES - MOST_FACES % faces
        rolled: list[int] = []
        part = 0
        while True:
            for byte in self.block(purpose, count, part):
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
            for drawn in _NUMBERS.unpack(self.block(purpose, count, part)):
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
    """Return the hash of the first scheme: SHA-256 of the seed's bytes, in hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def scheme(version: int) -> str:
    """Name a version of the dice as the published line does."""
    return f"fieldpost-{version}"


def line(version: int, hashed: str, words: Sequence[str]) -> str:
    """Return the line that is published when a match begins: scheme, hash, and each player's word."""
    return " ".join([scheme(version), hashed, *words])


def is_word(text: str) -> bool:
    """Return whether a player may add this word: 1 to 40 ASCII letters, digits, ``_`` or ``-``."""
    return _WORD.fullmatch(text) is not None


def joined(words: Sequence[str]) -> str:
    """Join the players' words in seat order; no word contains a colon."""
    return ":".join(words)


def parted(entropy: str) -> list[str]:
    """Split joined words; the empty text has none."""
    return entropy.split(":") if entropy else []
