"""What is offered at one moment, and what it was made of: so after an act only what that touched is made anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.protocol import Option
from engine.tactics2gm.positions import Positions

PASS: Option = ("pass",)


class Listing(list[Option]):
    """The options of a decision, which know who stood where and what each chapter offered.

    Stored and read again they are a mere list: then everything is listed anew after the next act.
    """

    __slots__ = ("parts", "there")

    there: Positions
    parts: Sequence[list[Option]]
    """What the chapters offered, in the order of :data:`.acts.OFFERS`."""


def join(there: Positions, parts: Sequence[list[Option]]) -> Listing:
    """Make one list of what the chapters offer; the last is to pass."""
    found = Listing()
    for part in parts:
        if part:
            found += part
    found.append(PASS)
    found.there, found.parts = there, parts
    return found
