"""Odds: what somebody asks about a fight, and what is answered, as data.

A game names the fields of its question (:attr:`engine.core.game.Game.odds_fields`): who attacks whom in one, which
area in another. Everything is worked out from a view, never from a state: what the asker does not know does not
count.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.words import Msg


class OddsField(NamedTuple):
    """A field of the question; fields are filled in one after the other, and each narrows down those behind it.

    Its name, and what is said of it, are words of the game: ``<id>-odds-field-<name>``, and the same with
    ``-about``.
    """

    name: str
    needed: bool = True
    """Needed fields come first."""
    several: bool = False
    """Whether it holds several ids, in their order: cards to be played on it and the like."""


class Inquiry:
    """What is asked, by field: ids that the game offered."""

    def __init__(self, **chosen: str | tuple[str, ...]) -> None:
        self._chosen = {name: (ids,) if isinstance(ids, str) else ids for name, ids in chosen.items()}

    def __repr__(self) -> str:
        return f"Inquiry({', '.join(f'{name}={ids}' for name, ids in self._chosen.items())})"

    def one(self, field: str) -> str:
        """Return what a field holds; the empty text where it holds nothing."""
        return next(iter(self.several(field)), "")

    def several(self, field: str) -> tuple[str, ...]:
        """Return all that a field holds."""
        return self._chosen.get(field, ())

    def having(self, field: str, ids: tuple[str, ...]) -> Inquiry:
        """Return the same question with one more field filled in."""
        return Inquiry(**{**self._chosen, field: ids})


class Odds(NamedTuple):
    """An answer: one short line (chances in percent), and all the arithmetic behind it, line by line."""

    line: Msg
    sums: list[Msg]
