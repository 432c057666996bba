"""What is offered at one moment, and what it was made of: so after an act only what that touched is made anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.protocol import Option
from engine.tactics2gm.ground import Land
from engine.tactics2gm.positions import Positions
from engine.tactics2gm.squares import Square
from engine.tactics2gm.state import Unit

PASS: Option = ("pass",)

Mover: TypeAlias = tuple[Unit, Square, int, int, list[Option]]
"""A unit that can move, and from where; the squares that it comes to, those of friends among them; its moves."""


class Listing(list[Option]):
    """The options of a decision, which know who stood where and what each chapter offered.

    Stored and read again they are a mere list: then everything is listed anew after the next act.
    """

    __slots__ = ("parts", "there")

    there: Positions
    parts: Sequence[list[Option]]
    """What the chapters offered, in the order of :data:`.acts.OFFERS`."""


class Moves(list[Option]):
    """The moves and exchanges of a seat's units, which know who of them can move on what ground."""

    __slots__ = ("ground", "movers")

    ground: Land
    movers: list[Mover]


def join(there: Positions, parts: Sequence[list[Option]]) -> Listing:
    """Make one list of what the chapters offer; the last is to pass."""
    found = Listing()
    for part in parts:
        if part:
            found += part
    found.append(PASS)
    found.there, found.parts = there, parts
    return found
