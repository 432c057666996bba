"""Odds: what somebody asks about a fight, and what is answered, as data.

Everything is worked out from a view, never from a state: what the asker does not know does not count.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.words import Msg


class Inquiry(NamedTuple):
    """What is asked: who against whom, with what. Each part is an id that :class:`Offers` offered, or empty."""

    attacker: str = ""
    target: str = ""
    weapons: str = ""
    """Empty: what promises most."""
    extras: tuple[str, ...] = ()
    """Cards to be played on it and the like, in the order in which they would be."""


class Offers(NamedTuple):
    """What may be asked next, by id, each with its name; the parts chosen already narrow the others down."""

    attackers: dict[str, Msg]
    targets: dict[str, Msg]
    weapons: dict[str, Msg]
    extras: dict[str, Msg]


class Odds(NamedTuple):
    """An answer: one short line (chances in percent), and all the arithmetic behind it, line by line."""

    line: Msg
    sums: list[Msg]
