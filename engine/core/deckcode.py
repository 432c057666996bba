"""Decks as a short text to be copied, sent and pasted: ``FP1-4K9XW-...``.

``FP``, the version of the format, then Crockford's 32 letters and digits, five bits each: 32 bits of checksum,
and the deck: its game, its side, how many different cards, and of each how far its number is from the one before
and how many copies there are. Small numbers take few bits (Elias gamma). Version 2 is for decks that say more: by
which settings they are built, which packs their cards are of, each with its version and a part of its digest,
those cards by their place in the pack, how many of each card are in the opening hand, and, where decks are nested,
what is given to each card, card by card in the order of the deck. A deck has exactly one code. Case, spaces and
dashes mean nothing to who reads it, and letters that look like digits are those.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.decks import SCENARIO, Cards, Decks, bearer, bearers, given, printed
from engine.core.errors import Refusal
from engine.core.packs import MOST_PACKS, OPTION, Pack
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.settings import Setting
from engine.core.words import msg

MARK = "FP"
PLAIN, FULL = 1, 2
"""The versions of the format: cards of the game alone, and everything."""

LONGEST = 600
"""Characters beyond which a text is no code, whatever it says."""
COPIES = 99
"""The most copies of a card in a code."""
KINDS = 120
"""The most different cards in a code."""
DEPTH = 2
"""How often a card in a code may be given on: something to a card that is itself given to one."""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})
_BETWEEN = frozenset(" \t\r\n-_.\u00a0\u00ad\u200b\u2010\u2011\u2012\u2013\u2014\u2212`*'\"")
_CHECK = 32
_PACE = 5
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789."
"""What ids and versions of packs are made of."""
_DIGEST = 8
"""Letters of a pack's digest in a code, four bits each."""


class Decoded(NamedTuple):
    """What a code says: a deck of a side of a game, its opening hand, and by which options it is built."""

    game: str
    side: str
    cards: dict[str, int]
    hand: dict[str, int] = {}
    options: dict[str, Any] = {}


def write(
    game: str,
    side: str,
    cards: Cards,
    hand: Mapping[str, int] | None = None,
    options: Mapping[str, Any] | None = None,
) -> str:
    """Write a deck as a code; raises Refusal for one that no code can hold, or that holds nothing.

    Of the options, those count that change what a deck may hold; which packs it needs is seen from its cards.
    """
    decks = _decks(game)
    names = {printed(card) for card in cards}
    packs = sorted({pack.key: pack for card in names if (pack := _pack_of(game, card))}.values(), key=_key)
    chosen = [_chosen(setting, options or {}) for setting in settings(game)]
    held = {card: number for card, number in cards.items() if number > 0}
    _check_size(decks, held, hand or {})
    shelves = [_shelf(game, pack) for pack in (None, *packs)]
    if any(not any(printed(card) in shelf for shelf in shelves) for card in held):
        raise Refusal(msg("deckcode-refused-pack"))
    bits = _gamma(decks.number) + _gamma(1 + decks.sides.index(side))
    full = bool(packs or hand or any(chosen) or any(map(bearer, held)))
    if full:
        bits += (
            "".join(_gamma(1 + place) for place in chosen) + _gamma(1 + len(packs)) + "".join(map(_named, packs))
        )
    for number, shelf in enumerate(shelves):
        bits += _cards(shelf, held, empty=full and not number)
    if full:
        order = _in_order(shelves, held)
        bits += _gamma(2 if hand else 1) + "".join(_gamma(1 + (hand or {}).get(c, 0)) for c in order if hand)
    if full and decks.nested:
        bits += _kits(shelves, held, order)
    version = FULL if full else PLAIN
    bits += "0" * (-(len(bits) + _CHECK) % 5)
    whole = f"{checksum(bits, version):0{_CHECK}b}{bits}"
    digits = "".join(_DIGITS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))
    parts = [digits[at : at + _PACE] for at in range(0, len(digits), _PACE)]
    code = "-".join([f"{MARK}{version}", *parts])
    if len(code) > LONGEST:
        raise Refusal(msg("deckcode-refused-size"))
    return code


def _check_size(decks: Decks, cards: Cards, hand: Cards) -> None:
    right = 0 < len(cards) <= KINDS and max(cards.values()) <= COPIES and sum(hand.values()) <= decks.hand
    depth = DEPTH if decks.nested else 0
    right = right and all(len(to) <= depth and all(one in cards for one in to) for to in map(bearers, cards))
    if not right or any(not 0 < number <= cards.get(card, 0) for card, number in hand.items()):
        raise Refusal(msg("deckcode-refused-size"))


def _in_order(shelves: list[Mapping[str, int]], held: Cards, to: str = "") -> list[str]:
    """List the cards that are given to a card, or to none, in the order in which they are written."""
    return [
        card
        for shelf in shelves
        for one in sorted(shelf, key=shelf.__getitem__)
        if (card := given(to, one) if to else one) in held
    ]


def _kits(shelves: list[Mapping[str, int]], held: Cards, order: list[str], depth: int = 1) -> str:
    """Write what is given to each of some cards, and after each of them what is given to that."""
    bits = ""
    for card in order:
        bits += "".join(_cards(shelf, held, card, empty=True) for shelf in shelves)
        if depth < DEPTH:
            bits += _kits(shelves, held, _in_order(shelves, held, card), depth + 1)
    return bits


def _cards(shelf: Mapping[str, int], held: Cards, to: str = "", *, empty: bool) -> str:
    """Write the cards of a shelf that are given to a card, or to none: how many kinds, then each.

    ``empty``: there may be none.
    """
    counted = [
        (number, held[card])
        for one, number in sorted(shelf.items(), key=lambda entry: entry[1])
        if (card := given(to, one) if to else one) in held
    ]
    bits, before = _gamma(len(counted) + empty), 0
    for number, copies in counted:
        bits += _gamma(number - before) + _gamma(copies)
        before = number
    return bits


def read(code: str) -> Decoded:
    """Read a code; raises Refusal for what is none, is of another version, or was not copied as it was.

    So it does where the code needs a pack that is not here, or another edition of one.
    """
    if len(code) > LONGEST:
        raise Refusal(msg("deckcode-refused-none"))
    text = "".join(sign for sign in code if sign not in _BETWEEN)
    text = text.upper().translate(_ALIKE) if text.isascii() else ""
    if not text.startswith(MARK) or len(text) < 4:
        raise Refusal(msg("deckcode-refused-none"))
    version, digits = text[2], text[3:]
    if version not in (str(PLAIN), str(FULL)):
        raise Refusal(msg("deckcode-refused-version"))
    if not all(digit in _VALUES for digit in digits):
        raise Refusal(msg("deckcode-refused-checksum"))
    whole = "".join(f"{_VALUES[digit]:05b}" for digit in digits)
    if len(whole) <= _CHECK or int(whole[:_CHECK], 2) != checksum(whole[_CHECK:], int(version)):
        raise Refusal(msg("deckcode-refused-checksum"))
    return _deck(_Bits(whole[_CHECK:]), full=int(version) == FULL)


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

    def plain(self, width: int) -> int:
        """Read a number of ``width`` bits; raises Refusal where fewer are left."""
        end = self._at + width
        if end > len(self._bits):
            raise Refusal(msg("deckcode-refused-checksum"))
        found, self._at = int(self._bits[self._at : end], 2), end
        return found

    def text(self) -> str:
        """Read an id or a version; raises Refusal for what is none."""
        found = [self.plain(6) for _ in range(min(self.gamma(), 17))]
        if len(found) > 16 or any(letter >= len(_LETTERS) for letter in found):
            raise Refusal(msg("deckcode-refused-unknown"))
        return "".join(_LETTERS[letter] for letter in found)

    def done(self) -> bool:
        """Return whether nothing is left but what fills the last letter."""
        rest = self._bits[self._at :]
        return len(rest) < 5 and "1" not in rest


def _deck(bits: _Bits, *, full: bool) -> Decoded:
    """Read a deck whose checksum is right; another version's cards may still be in it."""
    number, side = bits.gamma(), bits.gamma()
    game = next((name for name in GAMES if _number(name) == number), None)
    if game is None:
        raise Refusal(msg("deckcode-refused-unknown"))
    decks = _decks(game)
    options: dict[str, Any] = {}
    packs: list[Pack] = []
    if full:
        for setting in settings(game):
            place = bits.gamma() - 1
            if place >= len(setting.values):
                raise Refusal(msg("deckcode-refused-unknown"))
            if _values(setting)[place] != setting.default:
                options[setting.name] = _values(setting)[place]
        if (held := bits.gamma() - 1) > MOST_PACKS:
            raise Refusal(msg("deckcode-refused-unknown"))
        packs = [_find(game, bits.text(), bits.text(), bits.plain(4 * _DIGEST)) for _ in range(held)]
    cards: dict[str, int] = {}
    shelves = [_shelf(game, pack) for pack in (None, *packs)]
    for place, shelf in enumerate(shelves):
        cards |= _read_cards(bits, shelf, empty=full and not place)
    hand: dict[str, int] = {}
    if full and bits.gamma() > 1:
        hand = {card: number for card in cards if (number := bits.gamma() - 1)}
    if full and decks.nested:
        cards |= _read_kits(bits, shelves, cards)
    wrong = sum(hand.values()) > decks.hand or any(number > cards[card] for card, number in hand.items())
    wrong = wrong or not 0 < len(cards) <= KINDS or len({pack.key for pack in packs}) < len(packs)
    if not bits.done() or wrong or side > len(decks.sides):
        raise Refusal(msg("deckcode-refused-unknown"))
    if packs:
        options[OPTION] = sorted(pack.key for pack in packs)
    return Decoded(game, decks.sides[side - 1], cards, hand, options)


def _read_cards(bits: _Bits, shelf: Mapping[str, int], *, empty: bool) -> dict[str, int]:
    ids = {number: id_ for id_, number in shelf.items()}
    found: dict[str, int] = {}
    at, kinds = 0, bits.gamma() - empty
    if kinds > KINDS:
        raise Refusal(msg("deckcode-refused-unknown"))
    for _ in range(kinds):
        at += bits.gamma()
        copies = bits.gamma()
        if at not in ids or copies > COPIES:
            raise Refusal(msg("deckcode-refused-unknown"))
        found[ids[at]] = copies
    return found


def _read_kits(
    bits: _Bits, shelves: list[Mapping[str, int]], to: Mapping[str, int], depth: int = 1
) -> dict[str, int]:
    """Read what is given to each of some cards, and to that."""
    found: dict[str, int] = {}
    for card in to:
        kit: dict[str, int] = {}
        for shelf in shelves:
            kit |= {given(card, one): number for one, number in _read_cards(bits, shelf, empty=True).items()}
        found |= kit
        if depth < DEPTH:
            found |= _read_kits(bits, shelves, kit, depth + 1)
    return found


# ------------------------------------------------------------------ packs and settings


def _pack_of(game: str, card: str) -> Pack | None:
    packs = find_game(game).packs
    return None if packs is None else packs.of_card(card)


def _key(pack: Pack) -> str:
    return pack.key


def _shelf(game: str, pack: Pack | None) -> Mapping[str, int]:
    """Return the cards of the game, or of a pack, with the numbers by which codes name them."""
    packs = find_game(game).packs
    if pack is None or packs is None:
        return _decks(game).numbers()
    return {card: number for number, card in enumerate(packs.cards(pack).values(), 1)}


def _named(pack: Pack) -> str:
    """Write which pack, of which version and edition."""
    bits = ""
    for text in (pack.manifest.id, pack.manifest.version):
        bits += _gamma(len(text)) + "".join(f"{_LETTERS.index(letter):06b}" for letter in text)
    return bits + f"{_digest(pack):0{4 * _DIGEST}b}"


def _digest(pack: Pack) -> int:
    return int(pack.key.partition("@")[2][:_DIGEST], 16)


def _find(game: str, id_: str, version: str, digest: int) -> Pack:
    """Find the edition of a pack that a code needs; raises Refusal where there is none, or only another."""
    packs = find_game(game).packs
    there = [pack for pack in packs.known.values() if pack.manifest.id == id_] if packs is not None else []
    found = next((pack for pack in there if _digest(pack) == digest), None)
    if found is not None:
        return found
    if not there:
        raise Refusal(msg("deckcode-refused-no-pack", pack=id_, version=version))
    here: list[Any] = sorted({pack.manifest.version for pack in there})
    key = "deckcode-refused-edition" if version in here else "deckcode-refused-pack-version"
    raise Refusal(msg(key, pack=id_, version=version, here=here))


def settings(game: str) -> list[Setting]:
    """List the settings that change what a deck may hold; its scenario is one of them, where that matters."""
    rules, decks = find_game(game), _decks(game)
    there = {setting.name: setting for setting in rules.settings}
    found = [there[name] for name in decks.settings]
    if decks.scenarios:
        found.append(Setting(SCENARIO, rules.scenarios, default=rules.scenarios[0]))
    return found


def _values(setting: Setting) -> tuple[str | int | bool, ...]:
    """List the values of a setting, the usual one first."""
    return (setting.default, *(value for value in setting.values if value != setting.default))


def _chosen(setting: Setting, options: Mapping[str, Any]) -> int:
    """Return the place of the value that is chosen; the usual one has 0."""
    value = options.get(setting.name, setting.default)
    return _values(setting).index(value) if value in setting.values else 0


# ------------------------------------------------------------------ bits


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


def checksum(bits: str, version: int) -> int:
    """Return the checksum of a code's bits, as a number of 32 bits."""
    number = int(f"1{bits}", 2)
    return zlib.crc32(number.to_bytes(len(bits) // 8 + 1), version)
