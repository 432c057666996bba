"""The box of a match: the cards it is played with, those of the game and of the packs that it picked.

Single cards are found in the library, which holds them all. Whoever goes through all cards goes through a box: the
order there is the same wherever the match is played again.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.core.packs import OPTION, together
from engine.spearpoint.cards import CommandCard, DamageCard, Deck, UnitCard
from engine.spearpoint.library import LIBRARY


class Box(NamedTuple):
    """Cards and ready-made decks by their ids, in the order of the files."""

    units: dict[str, UnitCard]
    commands: dict[str, CommandCard]
    damage: dict[str, DamageCard]
    decks: dict[str, Deck]


GRADES = "crew_grades"
"""The option by which there are Green and Veteran crews (SP-R41)."""

GRADED = {id_: card for id_, card in LIBRARY.units.items() if card.grade is not None}
"""The crews that only matches with that option have."""

_REGULAR = {id_: card for id_, card in LIBRARY.units.items() if card.grade is None}
GAME = Box(_REGULAR, dict(LIBRARY.commands), dict(LIBRARY.damage), dict(LIBRARY.decks))
"""What comes with Fieldpost, without graded crews."""
ADDED: dict[str, Box] = {}
"""What each pack adds, by its key."""


def box(options: Mapping[str, Any]) -> Box:
    """Return the box of a match with these options."""
    picked = options.get(OPTION)
    graded = bool(options.get(GRADES))
    return _with(tuple(picked or ()), graded) if picked or graded else GAME


def differing(options: Mapping[str, Any]) -> bool:
    """SP-R41 Return whether crews of one kind are not all alike: they have grades, or a pack brings some."""
    return bool(options.get(GRADES)) or _crewed(tuple(options.get(OPTION, ())))


@cache
def _crewed(keys: tuple[str, ...]) -> bool:
    return any(card.type == "crew" for key in keys for card in ADDED[key].units.values())


def plain_crew(card: str) -> bool:
    """Return whether a crew is one of those that come with the game and have no grade."""
    return card in GAME.units


@cache
def _with(keys: tuple[str, ...], graded: bool) -> Box:  # noqa: FBT001
    boxes = [GAME, *([GAME._replace(units=GRADED)] if graded else []), *(ADDED[key] for key in keys)]
    return Box(*map(together, zip(*boxes, strict=True)))
