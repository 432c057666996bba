"""Names of everything a message may mention, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.tactics2gm import scenarios
from engine.tactics2gm.library import LIBRARY


def name(kind: str, thing: str) -> Mapping[str, str] | None:
    """Name a thing by its kind (see :meth:`engine.tactics2gm.library.Library.name`); None for what has no name.

    A ``scenario`` has a name, and tells what it is ``about``.
    """
    return LIBRARY.name(kind, thing) or scenarios.name(kind, thing)


def ids(kind: str, side: str | None) -> list[str]:
    """List the cards, decks or generals that there are; of one side, if given, and of both where none has one."""
    match kind:
        case "deck":
            return [deck.id for deck in LIBRARY.decks.values() if side in (None, deck.side)]
        case "general":
            return [general.id for general in LIBRARY.generals.values() if side in (None, general.side)]
        case "card":
            return [*(card.id for card in LIBRARY.units.values() if side in (None, card.side)), *LIBRARY.supports]
        case "token":
            return [*LIBRARY.tokens]
        case "terrain":
            return [*LIBRARY.terrain]
        case _:
            return []
