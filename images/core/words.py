"""The few words on pictures, said in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.core.words import Msg, msg
from images.core.kept import kept
from images.core.picture import Say

FEW = 3
"""Things that are named at once in a caption."""


class Words:
    """What the pictures of a game say in one language: keys ``<game>-picture-...``, and any other message."""

    def __init__(self, game: str, say: Say, language: str) -> None:
        self._game, self._say, self.language = game, say, language
        self._said = kept(maxsize=1024)(self._of)

    def of(self, key: str, **args: str | float) -> str:
        """Say one of the words of pictures."""
        return self._said(key, **args)

    def _of(self, key: str, **args: str | float) -> str:
        return self._say(msg(f"{self._game}-picture-{key}", **args), self.language)

    def message(self, message: Msg) -> str:
        """Say anything."""
        return self._say(message, self.language)

    def counted(self, name: str, count: int) -> str:
        """Name a thing, and say how many of it there are where there are several."""
        return self.of("count", count=count, name=name) if count > 1 else name

    def listed(self, names: Iterable[str]) -> str:
        """List things by their names, equal ones together."""
        return ", ".join(self.counted(name, count) for name, count in Counter(names).items())

    def happenings(self, cards: Mapping[str, Iterable[str]]) -> list[str]:
        """Say by units what happened in a film; what befell none of them is left out."""
        said = {what: Counter(map(self.short, units)) for what, units in cards.items()}
        return [self.of(f"film-{what}", units=self._few(names)) for what, names in said.items() if names]

    def _few(self, names: Counter[str]) -> str:
        """List the first few things, and say how many more there are."""
        named = [self.counted(name, count) for name, count in [*names.items()][:FEW]]
        more = sum([*names.values()][FEW:])
        return ", ".join([*named, *([f"+{more}"] if more else [])])

    def side(self, side: str) -> str:
        """Name a side."""
        return self.of("side", side=side)

    def short(self, card: str) -> str:
        """Name a unit in the room that a small card has."""
        return self.of("short", id=card, card=card)

    def card(self, card: str) -> str:
        """Name any card."""
        return self.of("card", card=card)
