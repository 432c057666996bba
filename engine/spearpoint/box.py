"""The box of a match: the cards it is played with, those of the game and of the packs that it picked.

Single cards are found in the library, which holds them all. Whoever goes through all cards goes through a box: the
order there is the same wherever the match is played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.core.packs import OPTION
from engine.spearpoint.cards import CommandCard, DamageCard, Deck, UnitCard
from engine.spearpoint.library import LIBRARY


class Box(NamedTuple):
    """Cards and ready-made decks by their ids, in the order of the files."""

    units: dict[str, UnitCard]
    commands: dict[str, CommandCard]
    damage: dict[str, DamageCard]
    decks: dict[str, Deck]


GAME = Box(dict(LIBRARY.units), dict(LIBRARY.commands), dict(LIBRARY.damage), dict(LIBRARY.decks))
"""What comes with Fieldpost."""
ADDED: dict[str, Box] = {}
"""What each pack adds, by its key."""


def box(options: Mapping[str, Any]) -> Box:
    """Give the box of a match with these options."""
    picked = options.get(OPTION)
    return _with(tuple(picked)) if picked else GAME


@cache
def _with(keys: tuple[str, ...]) -> Box:
    boxes = [GAME, *(ADDED[key] for key in keys)]
    return Box(
        {id_: card for one in boxes for id_, card in one.units.items()},
        {id_: card for one in boxes for id_, card in one.commands.items()},
        {id_: card for one in boxes for id_, card in one.damage.items()},
        {id_: deck for one in boxes for id_, deck in one.decks.items()},
    )
