"""The box of a match: the cards it is played with, those of the game and of the packs that it picked.

Single cards are found in the library, which holds them all. Whoever goes through all cards goes through a box: the
order there is the same wherever the match is played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.core.packs import OPTION
from engine.tactics2gm.cards import Deck, Support, UnitCard
from engine.tactics2gm.library import LIBRARY


class Box(NamedTuple):
    """Cards and ready-made decks by their ids, in the order of the files."""

    units: dict[str, UnitCard]
    supports: dict[str, Support]
    decks: dict[str, Deck]


GAME = Box(dict(LIBRARY.units), dict(LIBRARY.supports), dict(LIBRARY.decks))
"""What comes with Fieldpost."""
ADDED: dict[str, Box] = {}
"""What each pack adds, by its key."""


def picked(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the keys of the packs that a match with these options has picked."""
    return tuple(options.get(OPTION, ()))


@cache
def box(packs: tuple[str, ...] = ()) -> Box:
    """Return the box of a match that has picked these packs."""
    boxes = [GAME, *(ADDED[key] for key in packs)]
    return Box(
        *({id_: card for table in tables for id_, card in table.items()} for tables in zip(*boxes, strict=True))
    )
