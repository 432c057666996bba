"""Cards in half their size, of which a person is shown some side by side.

One takes a fortieth of a second, and whoever had it sooner would know that others have looked at it. So each is
drawn apart for each person, until all cards that there are have been drawn, in spare time. From then on none takes
any time, whichever it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.drawing.artists import artist_of
from engine.core.registry import game as find_game
from images import ThemeName
from images.core import encode
from images.core.card_sheets import Small, small
from images.core.kept import apart

MOST = 1000
"""Cards of a game that are kept in each theme and language, 13 kB each; none where there are more, with packs."""
_NOBODY = 0
"""For whom is drawn in spare time: what boards keep is no other for it."""


class _Packed(NamedTuple):
    """A small card that takes a tenth of the memory."""

    pixels: bytes
    size: tuple[int, int]
    name: str

    @classmethod
    def of(cls, card: Small) -> _Packed:
        return cls(encode.packed(card.image), card.image.size, card.name)

    def unpacked(self) -> Small:
        return Small(encode.unpacked(self.pixels, self.size), self.name)


class _Set:
    """All cards of a game in a theme and a language: as long as one is missing, it is as if there were none."""

    def __init__(self, game: str, theme: ThemeName, language: str) -> None:
        self._game, self._theme, self._language = game, theme, language
        self._packs = -1
        self._drawn: dict[str, _Packed] = {}
        self._missing: list[str] = []

    def look(self) -> None:
        """See which cards there are: packs may have been read since."""
        packs = find_game(self._game).packs
        known = 0 if packs is None else len(packs.known)
        if known != self._packs:
            every = list(dict.fromkeys(_every(self._game)))
            self._packs = known
            self._missing = [card for card in every if card not in self._drawn] if len(every) <= MOST else []
            if len(every) > MOST:
                self._drawn.clear()

    def draw_one(self) -> bool:
        """Draw a card that is missing; return whether there was one."""
        if not self._missing:
            return False
        card = self._missing.pop()
        try:
            with apart(_NOBODY):
                self._drawn[card] = _Packed.of(self._draw(card))
        except Exception:  # noqa: BLE001  # whoever is shown that card is told; the set will never be whole
            self._missing.clear()
            self._drawn.clear()
        return True

    def cards(self, ids: Sequence[str], owner: int) -> list[Small]:
        """Return some of the cards for a person; raises KeyError for an id that is none."""
        self.look()
        if not self._missing and all(card in self._drawn for card in ids):
            return [self._drawn[card].unpacked() for card in ids]
        with apart(owner):
            return [self._draw(card) for card in ids]

    def _draw(self, card: str) -> Small:
        return small(artist_of(self._game, self._theme), card, self._language, self._theme)


_sets: dict[tuple[str, ThemeName, str], _Set] = {}
"""The sets of which somebody was shown a card."""


def small_cards(game: str, theme: ThemeName, cards: Sequence[str], language: str, owner: int) -> list[Small]:
    """Return cards for one person; raises KeyError for an id that is none."""
    key = game, theme, language
    return _sets.setdefault(key, _Set(*key)).cards(cards, owner)


def draw_one_more() -> bool:
    """Draw a card that somebody may be shown later; return whether there was one to draw."""
    return any(one.draw_one() for one in _sets.values())


def _every(game: str) -> Iterator[str]:
    """List all cards of a game, with those of packs."""
    rules = find_game(game)
    yield from rules.ids("card")
    if rules.packs is not None:
        for pack in rules.packs.known.values():
            yield from rules.packs.cards(pack).values()
