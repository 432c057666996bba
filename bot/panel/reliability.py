"""Whether people keep their time, in a short sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.store.records import Language, Reliability
from bot.words import literal, say
from engine.core.words import Arg, msg

Kept: TypeAlias = tuple[str, Reliability]
"""Somebody's name, and whether he keeps his time."""
LEAST = 10
"""Turns without which nothing is told of somebody."""


def in_time(people: Iterable[Kept], language: Language) -> list[str]:
    """Say, in one line, how many of their last turns people have played in time; none where little is known."""
    known: list[Arg] = [
        msg("in-time-of", name=literal(name), played=found.in_time, turns=found.turns)
        for name, found in people
        if found.turns >= LEAST
    ]
    return [say(msg("in-time", people=known), language)] if known else []
